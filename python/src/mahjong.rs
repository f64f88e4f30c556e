//! Questions about one mahjong hand; every answer is a JSON object.

use std::cmp::Reverse;

use paiju_core::Readings;
use paiju_mahjong::analysis::{
    self, Chance, Containment, Goal, Situation, Standing, TooManyDraws, WaitKind, chance, chance_after_each,
    completions, shape_of,
};
use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::{Class, Counts, Hand, HandRules, Leftover, RankedHand, Tile, explained_waits};
use pyo3::{PyResult, Python, pyfunction};
use serde_json::{Value, json};

use crate::refusal::{refuse, refuse_text};

/// How hands are read.
pub(crate) fn hand_rules(fifth_tile: &str, forms: &str) -> PyResult<HandRules> {
    let mut rules = HandRules::default();
    rules.set("fifth-tile", fifth_tile).map_err(refuse)?;
    rules.set("forms", forms).map_err(refuse)?;
    Ok(rules)
}

pub(crate) fn tiles(name: &str, text: &str) -> PyResult<Counts> {
    Counts::parse(text).map_err(|faults| refuse_text(name, text, &faults))
}

fn situation(text: &str, visible: &str, rules: HandRules) -> PyResult<(Hand, Situation)> {
    let hand = Hand::parse(text).map_err(|faults| refuse_text("hand", text, &faults))?;
    let situation = Situation::new(&hand, &tiles("visible", visible)?, rules);
    let situation = situation.map_err(|fault| refuse(format_args!("hand and visible hold {fault}")))?;
    Ok((hand, situation))
}

/// How far a hand is from complete, and what brings it nearer.
#[pyfunction]
pub(crate) fn distance(hand: &str, visible: &str, fifth_tile: &str, forms: &str) -> PyResult<String> {
    let (hand, situation) = situation(hand, visible, hand_rules(fifth_tile, forms)?)?;
    let (distances, accepting) = (situation.distances(), situation.accepting());
    Ok(json!({
        "hand": hand.to_string(),
        "distance": distances.least(),
        "by_form": distances,
        "accepting": accepting,
        "unseen": situation.copies(accepting),
    })
    .to_string())
}

/// What a hand waits for, and how that completes it.
#[pyfunction]
pub(crate) fn waits(hand: &str, visible: &str, fifth_tile: &str, forms: &str) -> PyResult<String> {
    let (hand, situation) = situation(hand, visible, hand_rules(fifth_tile, forms)?)?;
    if situation.is_to_discard() {
        return Err(refuse(format_args!("{hand} has drawn already and waits for nothing; ask `discards`")));
    }
    let waits = explained_waits(&situation.held, situation.groups, situation.rules);
    let shape = shape_of(&waits).map(|kind| match kind {
        WaitKind::Single(shape) => json!(shape),
        WaitKind::Multiple => json!("multiple"),
    });
    let waits = waits.iter().map(|wait| {
        json!({
            "tile": wait.tile,
            "unseen": situation.unseen.of(wait.tile),
            "forms": wait.forms,
            "completes": completions(wait),
            "groupings": wait.groupings.iter().map(ToString::to_string).collect::<Vec<_>>(),
        })
    });
    Ok(json!({ "hand": hand.to_string(), "shape": shape, "waits": waits.collect::<Value>() }).to_string())
}

/// Every discard of a hand, the best first.
#[pyfunction]
pub(crate) fn discards(hand: &str, visible: &str, fifth_tile: &str, forms: &str) -> PyResult<String> {
    let (hand, situation) = situation(hand, visible, hand_rules(fifth_tile, forms)?)?;
    if !situation.is_to_discard() {
        return Err(refuse(format_args!("{hand} has not drawn, it has nothing to discard; ask `waits` or `distance`")));
    }
    let standings = analysis::standings(&situation);
    let standings = standings.iter().map(|Standing { discard, improvements, reason }| {
        json!({
            "tile": discard.tile,
            "distance": discard.distances.least(),
            "by_form": discard.distances,
            "accepting": discard.accepting,
            "unseen": discard.copies,
            "improvements": improvements.iter().map(|better| json!([better.tile, better.copies])).collect::<Vec<_>>(),
            "why": reason.to_string(),
        })
    });
    let distance = situation.distances().least();
    Ok(json!({ "hand": hand.to_string(), "distance": distance, "discards": standings.collect::<Value>() }).to_string())
}

/// The hands with the highest scores, so many of them.
#[pyfunction]
pub(crate) fn best_hand(discarded: Option<&str>, left: Option<&str>, dora: &str, top: usize) -> PyResult<String> {
    let left = match (discarded, left) {
        (None, Some(left)) => tiles("left", left)?,
        (Some(discarded), None) => {
            let mut left = Counts::FULL;
            for tile in tiles("discarded", discarded)?.tiles() {
                left.remove(tile);
            }
            left
        }
        _ => return Err(refuse("give either the tiles that are discarded or those that are left")),
    };
    let leftover = Leftover { left, dora: tiles("dora", dora)?.kinds().collect() };
    let hand = |hand: &RankedHand| {
        let (form, kongs) = match hand.class {
            Class::Standard { kongs } => ("standard", kongs),
            Class::SevenPairs => ("seven-pairs", 0),
            Class::ThirteenOrphans => ("thirteen-orphans", 0),
        };
        json!({
            "score": hand.score,
            "form": form,
            "kongs": kongs,
            "tiles": hand.tiles.to_string(),
            "times": hand.class.times(),
            "factors": leftover.factors(&hand.tiles, &Rules::default()).collect::<Vec<_>>(),
        })
    };
    let hands: Vec<Value> = leftover.ranked_in_all(top).iter().map(hand).collect();
    Ok(json!({ "left": leftover.left.to_string(), "dora": leftover.dora, "hands": hands }).to_string())
}

/// How likely a hand is to be complete, or ready, within so many draws, 1 to 123; or one more than it lacks.
#[pyfunction]
#[pyo3(signature = (hand, draws, visible, fifth_tile, forms))]
pub(crate) fn draws_to_win(
    py: Python<'_>,
    hand: &str,
    draws: Option<u8>,
    visible: &str,
    fifth_tile: &str,
    forms: &str,
) -> PyResult<String> {
    let (hand, situation) = situation(hand, visible, hand_rules(fifth_tile, forms)?)?;
    if hand.groups_not_shown() > 0 {
        return Err(refuse(
            "the chances depend on every tile: write the exposed groups too, in parentheses, as in \
             `1z(123m)(456m)(789m)(111p)`",
        ));
    }
    let distance = situation.distances().least();
    let draws = draws.unwrap_or(distance + 1);
    py.detach(|| {
        let contained = Containment::of(&situation);
        let (complete, refusal) = chances(&situation, Goal::Complete, draws);
        let (ready, ready_refusal) = chances(&situation, Goal::Ready, draws);
        let chance_of = |chances: &[Chance], draws: u8| chances.get(usize::from(draws) - 1).copied().map(as_json);
        let rows = (1..=draws).map(|draws| {
            json!({
                "draws": draws,
                "complete": chance_of(&complete, draws),
                "ready": chance_of(&ready, draws),
                "contained": contained.as_ref().map(|contained| contained.probability(draws)),
            })
        });
        let after = after_each_discard(&situation, complete.len() as u8);
        Ok(json!({
            "hand": hand.to_string(),
            "distance": distance,
            "unseen": situation.unseen.total(),
            "draws": rows.collect::<Value>(),
            "expected_draws": contained.as_ref().and_then(Containment::expected_draws),
            "after_each_discard": after,
            "not_counted": refusal.or(ready_refusal).map(|refusal| refusal.to_string()),
        })
        .to_string())
    })
}

/// The chances within 1, 2, … draws, as far as they can be counted, and why no farther.
fn chances(situation: &Situation, goal: Goal, draws: u8) -> (Vec<Chance>, Option<TooManyDraws>) {
    let mut counted = Vec::new();
    for draws in 1..=draws {
        match chance(situation, goal, draws) {
            Ok(chance) => counted.push(chance),
            Err(refusal) => return (counted, Some(refusal)),
        }
    }
    (counted, None)
}

/// The discards of a hand that has drawn, the likeliest to be completed first.
fn after_each_discard(situation: &Situation, draws: u8) -> Vec<Value> {
    let each = situation.is_to_discard().then(|| chance_after_each(situation, Goal::Complete, draws));
    let mut each: Vec<(Tile, Chance)> = each.and_then(Result::ok).unwrap_or_default();
    each.sort_by_key(|(tile, chance)| (Reverse(chance.favourable), *tile));
    each.into_iter().map(|(tile, chance)| json!([tile, as_json(chance)])).collect()
}

/// The favourable orders of draws, and all.
fn as_json(chance: Chance) -> Value {
    json!([chance.favourable, chance.all])
}
