//! `paiju mahjong best-hand`: the hands that score most out of the tiles left, by the rules of P5301.

use clap::Args;
use paiju_mahjong::best_hand::Rules;
use paiju_mahjong::{Class, Counts, Factor, Leftover, RankedHand, groupings};
use serde_json::{Value, json};

use super::asked;
use super::show::{self, Style};
use crate::number::whole;
use crate::output::{Answer, Complaint};

/// The hands that score most out of the tiles left, with dora, by the rules of P5301
///
/// A hand that takes n of the r tiles left of a kind scores C(r, n) for it, doubled for each of the n if the kind is dora;
/// the hand scores the product, seven times for seven pairs, thirteen times for thirteen orphans.
#[derive(Args)]
#[command(after_help = "Examples:
  paiju mahjong best-hand --discarded \"1m 2m E E 5s\" --dora \"6p Z\"
  paiju mahjong best-hand --discarded 111222z --dora 5p --top 20
  paiju mahjong best-hand --left 1111222333m44p567s99s")]
pub(crate) struct Arguments {
    /// The tiles that are gone, in any notation (\"\" for none)
    #[arg(long, value_name = "TILES", required_unless_present = "left", conflicts_with = "left")]
    discarded: Option<String>,
    /// The tiles that are left, instead of those that are gone
    #[arg(long, value_name = "TILES")]
    left: Option<String>,
    /// The kinds that double the score
    #[arg(long, value_name = "TILES", default_value = "", hide_default_value = true)]
    dora: String,
    /// How many hands to list
    #[arg(long, default_value_t = 5, value_parser = whole::<u16>(1..=1000))]
    top: u16,
    #[command(flatten)]
    style: Style,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Answer, Complaint> {
    let left = match (&arguments.left, &arguments.discarded) {
        (Some(left), _) => asked::tiles("--left", left)?,
        (None, discarded) => {
            let mut left = Counts::FULL;
            for tile in asked::tiles("--discarded", discarded.as_deref().unwrap_or_default())?.tiles() {
                left.remove(tile);
            }
            left
        }
    };
    let leftover = Leftover { left, dora: asked::tiles("--dora", &arguments.dora)?.kinds().collect() };
    let top = leftover.ranked_in_all(arguments.top.into());
    let by_class: Vec<(Class, Option<RankedHand>)> =
        Class::ALL.into_iter().map(|class| (class, leftover.ranked(class, 1).first().copied())).collect();
    if arguments.style.json {
        let hands = |hands: &[RankedHand]| hands.iter().map(|hand| as_json(&leftover, hand)).collect::<Vec<_>>();
        let best: Vec<RankedHand> = by_class.iter().filter_map(|(_, hand)| *hand).collect();
        return Ok(Answer::json(&json!({
            "left": leftover.left.to_string(),
            "dora": leftover.dora,
            "top": hands(&top),
            "best_by_class": hands(&best),
        })));
    }
    Ok(Answer::new(show(&leftover, &top, &by_class, &arguments.style)))
}

fn show(leftover: &Leftover, top: &[RankedHand], by_class: &[(Class, Option<RankedHand>)], style: &Style) -> String {
    let Some(best) = top.first() else {
        return format!("no winning hand can be made of the {} tiles left: the score is 0\n", leftover.left.total());
    };
    let row = |(place, hand): (usize, &RankedHand)| {
        [(place + 1).to_string(), hand.score.to_string(), class_name(hand.class), pieces(hand, style)]
    };
    let top: Vec<_> = top.iter().enumerate().map(row).collect();
    let row = |(class, hand): &(Class, Option<RankedHand>)| {
        let [score, pieces] = match hand {
            Some(hand) => [hand.score.to_string(), pieces(hand, style)],
            None => ["0".to_string(), "-".to_string()],
        };
        [class_name(*class), score, pieces]
    };
    let classes: Vec<_> = by_class.iter().map(row).collect();
    let factors: Vec<Factor> = leftover.factors(&best.tiles, &Rules::default()).collect();
    let row = |factor: &Factor| {
        let doubled = if factor.dora { format!("×2 each: ×{}", 1u64 << factor.taken) } else { "-".to_string() };
        let Factor { tile, left, taken, ways, .. } = *factor;
        [style.tile(tile), format!("{taken} of {left}"), ways.to_string(), doubled, factor.value.to_string()]
    };
    let rows: Vec<_> = factors.iter().map(row).collect();
    let mut product: Vec<String> = factors.iter().map(|factor| factor.value.to_string()).collect();
    if best.class.times() > 1 {
        product.insert(0, best.class.times().to_string());
    }
    format!(
        "best of all\n{}\nbest of each class\n{}\nthe best hand's score, kind by kind\n{}\n  {} = {}\n",
        show::table(["place", "score", "class", "hand"], &top),
        show::table(["class", "score", "hand"], &classes),
        show::table(["tile", "taken", "ways", "dora", "factor"], &rows),
        product.join(" × "),
        best.score
    )
}

/// The hand as its kongs, then the groups and the pair; pairs and orphans as they are.
fn pieces(hand: &RankedHand, style: &Style) -> String {
    let kongs: Vec<Counts> = hand.kongs.iter().filter_map(|tile| Counts::from_tiles([tile; 4]).ok()).collect();
    let mut rest = hand.tiles;
    kongs.iter().flat_map(Counts::tiles).for_each(|tile| {
        rest.remove(tile);
    });
    let rest = match (hand.class, groupings(&rest, None).first()) {
        (Class::Standard { .. }, Some(grouping)) => style.grouping(grouping),
        _ => style.tiles(&rest),
    };
    kongs.iter().map(|kong| style.tiles(kong)).chain([rest]).collect::<Vec<_>>().join(" ")
}

fn class_name(class: Class) -> String {
    match class {
        Class::Standard { kongs: 0 } => "standard".to_string(),
        Class::Standard { kongs } => format!("standard, {}", show::count(kongs, "kong")),
        Class::SevenPairs => "seven pairs".to_string(),
        Class::ThirteenOrphans => "thirteen orphans".to_string(),
    }
}

fn as_json(leftover: &Leftover, hand: &RankedHand) -> Value {
    json!({
        "score": hand.score,
        "class": hand.class,
        "tiles": hand.tiles,
        "kongs": hand.kongs,
        "times": hand.class.times(),
        "factors": leftover.factors(&hand.tiles, &Rules::default()).collect::<Vec<_>>(),
    })
}
