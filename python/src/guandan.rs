//! Questions about Guandan hands; every answer is a JSON object.

use paiju_guandan::exact::{self, Distribution, level_class};
use paiju_guandan::{
    Arrangement, Bomb, Deals, Hand, Level, Method, Preference, certificate, expect, expect_stratified, read_hand,
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

/// The distribution of the maximum over dealt hands, sampled where it is not known exactly.
#[pyfunction]
pub(crate) fn expectation(py: Python<'_>, level_name: &str, hands: u64, seed: u64) -> PyResult<String> {
    let level = level(level_name)?;
    let answered = py.detach(|| expect_stratified(seed, hands, &[level], &|_| {}));
    let expectations = answered.map_err(refuse)?;
    Ok(json!({ "bombs": expectations[0].bombs, "shares": expectations[0].shares, "hands": expectations[0].hands })
        .to_string())
}

/// The bombs in the deals `first` to `first + deals` of a seed: their mean, and how many hands have each number.
#[pyfunction]
pub(crate) fn sample(
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
    let method = match method {
        "maximum" => Method::Maximum,
        "published-2rounds" => Method::PublishedTwoRounds,
        _ => return Err(refuse(format_args!("no method is named `{method}`; there are maximum, published-2rounds"))),
    };
    let expectations = py.detach(|| expect(&deals, &[level], method, &|_| {})).map_err(refuse)?;
    Ok(json!({ "bombs": expectations[0].bombs, "histogram": expectations[0].histogram }).to_string())
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
