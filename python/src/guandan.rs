//! Questions about Guandan hands; every answer is a JSON object.

use std::ops::Range;

use paiju_guandan::exact::{self, Distribution, level_class};
use paiju_guandan::{
    Arrangement, Bomb, Deals, Estimate, Hand, Level, Method, Preference, SampleError, certificate, expect,
    expect_conditioned, read_hand,
};
use pyo3::{PyResult, Python, pyfunction};
use serde_json::{Value, json};

use crate::refusal::{refuse, refuse_text};

/// The level of this name.
pub(crate) fn level(name: &str) -> PyResult<Level> {
    name.parse().map_err(refuse)
}

pub(crate) fn hand(name: &str, text: &str) -> PyResult<Hand> {
    read_hand(text).map_err(|faults| refuse_text(name, text, &faults))
}

/// The largest number of bombs in a hand, laid out, and why there are no more.
#[pyfunction]
pub(crate) fn max_bombs(py: Python<'_>, cards: &str, level_name: &str, prefer: &str) -> PyResult<String> {
    let (hand, level) = (hand("hand", cards)?, level(level_name)?);
    let preference = match prefer {
        "count" => Preference::Count,
        "strength" => Preference::Strength,
        _ => return Err(refuse(format_args!("no preference is named `{prefer}`; there are count, strength"))),
    };
    py.detach(|| {
        let Arrangement { bombs, rest } = paiju_guandan::max_bombs(hand, level, preference);
        let bombs = bombs.iter().map(|bomb| json!({ "kind": kind(bomb), "cards": bomb.cards() }));
        Ok(json!({
            "level": level,
            "cards": hand.cards().collect::<Vec<_>>(),
            "bombs": bombs.collect::<Value>(),
            "rest": rest.cards().collect::<Vec<_>>(),
            "no_more": certificate(hand, level).to_string(),
        })
        .to_string())
    })
}

fn kind(bomb: &Bomb) -> &'static str {
    match bomb {
        Bomb::Rank { .. } => "rank",
        Bomb::StraightFlush { .. } => "straight-flush",
        Bomb::FourJokers => "four-jokers",
    }
}

/// The expected number of bombs in a dealt hand, from the deals `first` to `first + deals` of a seed.
#[pyfunction]
pub(crate) fn expectation(
    py: Python<'_>,
    level_name: &str,
    deals: u64,
    seed: u64,
    first: u64,
    given: &str,
    method: &str,
) -> PyResult<String> {
    let level = level(level_name)?;
    let end = first.checked_add(deals).ok_or_else(|| refuse("there is no such deal"))?;
    let deals = Deals { seed, range: first..end, given: hand("given", given)? };
    let sampled = |method| {
        let expectation = expect(&deals, &[level], method)?;
        let Some(expectation) = expectation.first() else { unreachable!("one level was asked for") };
        Ok(estimate(&deals.range, expectation.bombs, Some(&expectation.histogram)))
    };
    let answered: Result<Value, SampleError> = match method {
        "maximum" => py.detach(|| sampled(Method::Maximum)),
        "published-2rounds" => py.detach(|| sampled(Method::PublishedTwoRounds)),
        "conditioned" => py.detach(|| Ok(estimate(&deals.range, expect_conditioned(&deals, level)?.bombs, None))),
        _ => {
            return Err(refuse(format_args!(
                "no method is named `{method}`; there are maximum, conditioned, published-2rounds"
            )));
        }
    };
    Ok(answered.map_err(refuse)?.to_string())
}

fn estimate(range: &Range<u64>, bombs: Estimate, histogram: Option<&[u64]>) -> Value {
    let deals = range.end - range.start;
    json!({ "deals": deals, "mean": bombs.mean, "half_width": bombs.half_width, "histogram": histogram })
}

/// The distributions that are known exactly, for a level; their counts are strings of digits.
#[pyfunction]
pub(crate) fn distributions(level_name: &str) -> PyResult<String> {
    let level = level(level_name)?;
    let counted = |name: &str, what: &str, deck: u8, Distribution { counts }: &Distribution| {
        let counts: Vec<String> = counts.iter().map(u128::to_string).collect();
        json!({ "name": name, "what": what, "deck": deck, "counts": counts })
    };
    let table = exact::table();
    let class = level_class(level);
    Ok(json!([
        counted(
            "rank-bombs",
            "rank bombs and four jokers alone: no straight flush, no card wild",
            108,
            &exact::rank_bombs()
        ),
        counted(
            "wild-rank-bombs",
            "with wild cards, without straight flushes",
            108,
            &exact::rank_bombs_with_wild_cards()
        ),
        counted("straight-flushes", "with straight flushes, no card wild", 108, &table.straight_flushes),
        counted(
            "no-wild-card-held",
            "everything: the hands that hold no wild card",
            106,
            &table.idle_wild_cards[0][class]
        ),
    ])
    .to_string())
}
