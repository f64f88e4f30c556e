//! Outputs of P5301: one whole number a line.

use paiju_core::Fault;

use super::number_lines;
use crate::check::Judge;
use crate::problems::p5301::P5301;

impl Judge for P5301 {
    fn form_faults(queries: &Self::Input, output: &str) -> Vec<Fault> {
        number_lines(output, queries.len(), "queries")
    }
}
