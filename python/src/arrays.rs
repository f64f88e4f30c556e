//! Many hands at once: a NumPy array with a hand a row in, an array with an answer a row out.
//!
//! The rows are read where they lie, whatever the strides; all cores share them, and Python's lock is released.

use numpy::ndarray::ArrayView2;
use numpy::{Element, IntoPyArray, PyArray1, PyReadonlyArray2, PyUntypedArray, PyUntypedArrayMethods};
use paiju_guandan::{Card, count_bombs};
use paiju_mahjong::distance::Distances;
use paiju_mahjong::{Counts, Tile};
use pyo3::exceptions::PyTypeError;
use pyo3::types::PyAnyMethods;
use pyo3::{Bound, PyAny, PyResult, Python, pyfunction};
use rayon::prelude::*;

use crate::guandan::{self, level};
use crate::mahjong::{self, hand_rules};
use crate::refusal::refuse;

/// The rows that one core takes at a time: enough that handing them out costs nothing beside.
const ROWS: usize = 4096;

/// The distance of each hand, 34 counts a row.
#[pyfunction]
pub(crate) fn distances<'py>(
    py: Python<'py>,
    hands: &Bound<'py, PyAny>,
    fifth_tile: &str,
    forms: &str,
) -> PyResult<Bound<'py, PyArray1<i8>>> {
    let rules = hand_rules(fifth_tile, forms)?;
    each_row(py, hands, |row| {
        let (held, groups) = hand(row)?;
        Ok(Distances::of(&held, groups, rules).least() as i8)
    })
}

/// The kinds that each hand waits for, 34 counts a row, as a bit each.
#[pyfunction]
pub(crate) fn wait_masks<'py>(
    py: Python<'py>,
    hands: &Bound<'py, PyAny>,
    fifth_tile: &str,
    forms: &str,
) -> PyResult<Bound<'py, PyArray1<u64>>> {
    let rules = hand_rules(fifth_tile, forms)?;
    each_row(py, hands, |row| match hand(row)? {
        (held, groups) if held.total() % 3 == 1 => Ok(paiju_mahjong::waits(&held, groups, rules).bits()),
        (held, _) => Err(format!("{} tiles: a hand that waits has 1, 4, 7, 10 or 13", held.total())),
    })
}

/// The largest number of bombs in each hand, 54 counts a row.
#[pyfunction]
pub(crate) fn most_bombs<'py>(
    py: Python<'py>,
    hands: &Bound<'py, PyAny>,
    level_name: &str,
) -> PyResult<Bound<'py, PyArray1<i8>>> {
    let level = level(level_name)?;
    each_row(py, hands, |row: [u8; Card::ALL.len()]| {
        let hand = paiju_guandan::Hand::of_copies(row).map_err(|third| third.to_string())?;
        Ok(count_bombs(hand, level) as i8)
    })
}

/// How many tiles of each kind a text names.
#[pyfunction]
pub(crate) fn tile_counts<'py>(py: Python<'py>, tiles: &str) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let counts = mahjong::tiles("tiles", tiles)?;
    Ok(counts.to_array().to_vec().into_pyarray(py))
}

/// How many of each card a text names.
#[pyfunction]
pub(crate) fn card_counts<'py>(py: Python<'py>, cards: &str) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let hand = guandan::hand("cards", cards)?;
    let copies: Vec<u8> = Card::ALL.iter().map(|&card| hand.copies(card)).collect();
    Ok(copies.into_pyarray(py))
}

/// What is held, and how many groups it has to make.
fn hand(copies: [u8; Tile::COUNT]) -> Result<(Counts, u8), String> {
    let held = Counts::new(copies).map_err(|fault| fault.to_string())?;
    match held.total() {
        total @ (1 | 2 | 4 | 5 | 7 | 8 | 10 | 11 | 13 | 14) => Ok((held, total / 3)),
        total => Err(format!("{total} tiles: a hand has 13 or 14, three less for each exposed group")),
    }
}

/// Answers every row, or names the first that has no answer.
fn each_row<'py, const WIDTH: usize, T: Element + Copy + Default + Send>(
    py: Python<'py>,
    hands: &Bound<'py, PyAny>,
    answer: impl Fn([u8; WIDTH]) -> Result<T, String> + Sync,
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let hands = rows(hands, WIDTH)?;
    let hands = hands.as_array();
    let mut answers = vec![T::default(); hands.nrows()];
    let refused = py.detach(|| {
        let chunk = |(number, answers): (usize, &mut [T])| {
            answers.iter_mut().zip(number * ROWS..).find_map(|(place, row)| match answer(copies(&hands, row)) {
                Ok(answered) => {
                    *place = answered;
                    None
                }
                Err(reason) => Some((row, reason)),
            })
        };
        answers.par_chunks_mut(ROWS).enumerate().filter_map(chunk).min_by_key(|(row, _)| *row)
    });
    match refused {
        None => Ok(answers.into_pyarray(py)),
        Some((row, reason)) => Err(refuse(format_args!("row {row}: {reason}"))),
    }
}

/// The array with a hand a row, so many numbers each.
fn rows<'py>(hands: &Bound<'py, PyAny>, width: usize) -> PyResult<PyReadonlyArray2<'py, u8>> {
    let expected = format!("hands are a NumPy array of uint8 with the shape (n, {width})");
    let Ok(array) = hands.cast::<PyUntypedArray>() else {
        return Err(PyTypeError::new_err(format!("{expected}, not {}", hands.get_type())));
    };
    match array.shape() {
        [_, columns] if *columns == width => {}
        shape => return Err(refuse(format_args!("{expected}; this one has the shape {shape:?}"))),
    }
    let other = |_| PyTypeError::new_err(format!("{expected}; this one is of {}", array.dtype()));
    hands.extract().map_err(other)
}

/// The numbers of a row: in one go where they lie side by side.
#[inline]
fn copies<const WIDTH: usize>(hands: &ArrayView2<'_, u8>, row: usize) -> [u8; WIDTH] {
    let row = hands.row(row);
    match row.as_slice().and_then(|row| row.first_chunk()) {
        Some(together) => *together,
        None => {
            let mut copies = [0; WIDTH];
            copies.iter_mut().zip(row).for_each(|(copy, number)| *copy = *number);
            copies
        }
    }
}
