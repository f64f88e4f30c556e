//! `expect --exact`: the distributions that are known exactly, as numbers of hands and as fractions.

use paiju_core::{Language, say};
use paiju_guandan::Level;
use paiju_guandan::exact::{self, Distribution, level_class};
use paiju_plot::Panel;
use serde_json::{Value, json};

use super::super::show;
use super::{Ask, chart};
use crate::output::Answer;

/// What is not known, and how to come near it.
fn unknown(language: Language) -> String {
    say!(
        language,
        "not known exactly: the distribution over the other 44% of the hands, which hold one wild card or both, and with \
         it that over all hands;\n`paiju guandan expect --method stratified` samples what their wild cards miss, and \
         nothing else",
        "尚无精确结果：其余 44% 的手牌（有一张或两张逢人配）的分布，因而全部手牌的分布也是；\n\
         `paiju guandan expect --method stratified` 只对这些逢人配的落空抽样"
    )
}

/// Hands that were all counted.
struct Counted {
    /// Which hands, and what counts as a bomb.
    what: String,
    /// The levels it holds for: those asked for that have equal distributions, or all.
    levels: Vec<Level>,
    /// How many cards they were dealt from.
    deck: u128,
    hands: Distribution,
}

pub(super) fn answer(ask: &Ask<'_>) -> (Answer, Vec<Panel>) {
    let language = ask.language;
    let counted = counted(ask.levels, language);
    let panels = counted.iter().skip(3).map(|counted| {
        let names: Vec<String> = counted.levels.iter().map(Level::to_string).collect();
        chart::known(&format!("exact: level {}, no wild card held", names.join(", ")), &counted.hands)
    });
    let panels = panels.collect();
    if ask.json {
        let distributions: Vec<_> = counted.iter().map(as_json).collect();
        let not_known = unknown(language).replace('\n', " ");
        return (Answer::json(&json!({ "distributions": distributions, "not_known": not_known })), panels);
    }
    let shown: String = counted.iter().map(|counted| show(counted, language)).collect();
    let head = say!(
        language,
        "the largest number of bombs in a hand of 27 cards: every hand counted, none sampled",
        "27 张手牌最多的炸弹数：逐手计数，并非抽样"
    );
    (Answer::new(format!("{head}\n{shown}\n{}\n", unknown(language))), panels)
}

fn counted(levels: &[Level], language: Language) -> Vec<Counted> {
    let of_deck = |what, hands| Counted { what, levels: Level::ALL.to_vec(), deck: 108, hands };
    let mut all = vec![
        of_deck(
            say!(
                language,
                "rank bombs and four jokers alone: no straight flush, no card wild",
                "只算炸弹与天王炸：无同花顺，无逢人配"
            ),
            exact::rank_bombs(),
        ),
        of_deck(
            say!(language, "with wild cards, without straight flushes: any level", "有逢人配，无同花顺：任何级牌"),
            exact::rank_bombs_with_wild_cards(),
        ),
        of_deck(
            say!(language, "with straight flushes, no card wild", "有同花顺，无逢人配"),
            exact::table().straight_flushes,
        ),
    ];
    for (class, hands) in exact::table().idle_wild_cards[0].iter().enumerate() {
        let levels: Vec<Level> = levels.iter().copied().filter(|&level| level_class(level) == class).collect();
        if !levels.is_empty() {
            let names: Vec<String> = levels.iter().map(Level::to_string).collect();
            let [english, chinese] = [" and ", "、"].map(|and| names.join(and));
            let what = say!(
                language,
                "everything, level {english}: the hands that hold no wild card",
                "全部规则，级牌 {chinese}：没有逢人配的手牌"
            );
            all.push(Counted { what, levels, deck: 106, hands: *hands });
        }
    }
    all
}

/// The number of hands of 27 cards out of so many.
fn choose_27(deck: u128) -> u128 {
    (0..27).fold(1, |ways, taken| ways * (deck - taken) / (taken + 1))
}

fn show(Counted { what, deck, hands, .. }: &Counted, language: Language) -> String {
    let row = |(bombs, &count): (usize, &u128)| {
        [bombs.to_string(), count.to_string(), format!("{:.15}", hands.probability(bombs))]
    };
    // The last number, 7 bombs, is out of reach of 27 cards.
    let rows: Vec<_> = hands.counts[..7].iter().enumerate().map(row).collect();
    let heads = [say!(language, "bombs", "炸弹"), say!(language, "hands", "手牌数"), say!(language, "share", "占比")];
    let table = show::table(heads.each_ref().map(String::as_str), &rows);
    let check = if hands.hands() == choose_27(*deck) { "=" } else { "≠" };
    let (all, bombs, mean) = (hands.hands(), hands.bombs(), hands.mean());
    say!(
        language,
        "\n{what}\n{table}  all: {all} {check} {deck} over 27\n  expected: {bombs} / {all} = {mean:.14}\n",
        "\n{what}\n{table}  合计：{all} {check} C({deck}, 27)\n  期望：{bombs} / {all} = {mean:.14}\n"
    )
}

/// Numbers of hands are strings: they are too large for most readers of JSON.
fn as_json(Counted { what, levels, deck, hands }: &Counted) -> Value {
    json!({
        "what": what,
        "levels": levels,
        "counts": hands.counts[..7].iter().map(u128::to_string).collect::<Vec<_>>(),
        "hands": hands.hands().to_string(),
        "deck": *deck as u64,
        "hands_of_27_cards": choose_27(*deck).to_string(),
        "bombs": hands.bombs().to_string(),
        "mean": hands.mean(),
    })
}
