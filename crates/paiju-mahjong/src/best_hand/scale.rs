//! What taking tiles of a kind is worth, by a reading of the rules.

use paiju_core::Answer;

use super::rules::{Dora, Rules, Ways};

/// What tiles are worth.
pub(super) struct Scale {
    /// The factors of taking 0 to 4 tiles of a kind, by whether it is dora and by the tiles left; 0 for more than are left.
    ///
    /// Every factor is a power of two or three times one, and a hand has at most 14: as 3¹⁴ < 2²⁴, their products have
    /// exact floating-point numbers.
    pub(super) weights: [[[f32; 5]; 5]; 2],
    /// The weights that a pair can have, greatest first; 0 where there are no more.
    pub(super) pairs: [f32; PAIRS],
}

/// How many different weights pairs have at most: two, three or four tiles are left of a kind, which is dora or not.
pub(super) const PAIRS: usize = 6;

impl Scale {
    /// The scale of a reading.
    pub(super) fn of(rules: &Rules) -> &'static Self {
        static SCALES: [[Scale; Dora::ALL.len()]; Ways::ALL.len()] = [
            [Scale::new(Ways::Combinations, Dora::EachTile), Scale::new(Ways::Combinations, Dora::EachKind)],
            [Scale::new(Ways::One, Dora::EachTile), Scale::new(Ways::One, Dora::EachKind)],
            [Scale::new(Ways::TilesLeft, Dora::EachTile), Scale::new(Ways::TilesLeft, Dora::EachKind)],
        ];
        &SCALES[rules.ways as usize][rules.dora as usize]
    }

    const fn new(ways: Ways, dora: Dora) -> Self {
        let mut scale = Self { weights: [[[0.0; 5]; 5]; 2], pairs: [0.0; PAIRS] };
        let mut left = 0;
        while left <= 4 {
            let mut taken = 0;
            while taken <= left {
                let ways = ways.of(left, taken);
                scale.weights[0][left][taken] = ways as f32;
                scale.weights[1][left][taken] = (ways << dora.doublings(taken)) as f32;
                taken += 1;
            }
            scale.put_pair(scale.weights[0][left][2]);
            scale.put_pair(scale.weights[1][left][2]);
            left += 1;
        }
        scale
    }

    /// Puts the weight of a pair among the others, if it is not there yet.
    const fn put_pair(&mut self, mut weight: f32) {
        let mut place = 0;
        while place < PAIRS && weight != self.pairs[place] {
            if weight > self.pairs[place] {
                (weight, self.pairs[place]) = (self.pairs[place], weight);
            }
            place += 1;
        }
    }
}
