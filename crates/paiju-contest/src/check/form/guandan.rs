//! Outputs of the bombs of Guandan hands: one whole number a line.

use paiju_core::Fault;

use super::number_lines;
use crate::check::Judge;
use crate::problems::guandan::Guandan;

impl Judge for Guandan {
    fn form_faults(questions: &Self::Input, output: &str) -> Vec<Fault> {
        number_lines(output, questions.len(), "hands")
    }
}
