//! Fewer hands.

use paiju_mahjong::Counts;

use super::{Shrink, without_parts};
use crate::problems::uva11210::UVA11210;

impl Shrink for UVA11210 {
    fn smaller(hands: &Vec<Counts>) -> Vec<Vec<Counts>> {
        without_parts(hands).collect()
    }
}
