//! How many bombs to expect, as plots: what is known exactly beside a sample, and the figures under them.

use maud::{Markup, html};
use paiju_contest::{Language, say};

use crate::api::expect::{Expected, LevelMean};

/// The size of the drawing, in its own units.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
/// What is left of the axis, below it, above the highest bar.
const LEFT: f64 = 40.0;
const BELOW: f64 = 34.0;
const ABOVE: f64 = 18.0;

/// Both plots and both tables.
pub(super) fn show(expected: &Expected, language: Language) -> Markup {
    html! {
        p.fine {
            @let Expected { level, deals, seed, .. } = expected;
            (say!(language,
                "Level {level}. Exact: every hand without a wild card counted, 56% of all, none sampled. Sampled: {deals} \
                 hands dealt (seed {seed}), the maximum of each found exactly.",
                "级牌 {level}。精确值：不含逢人配的每一手牌（占 56%）都数过，没有抽样。抽样值：发牌 {deals} 次（种子 {seed}），每手的最大值都是精确求出的。"))
        }
        div.columns {
            figure { (distribution(expected, language)) (distribution_table(expected, language)) }
            figure { (means(&expected.levels, &expected.level, language)) (means_table(&expected.levels, language)) }
        }
    }
}

/// How often a hand has 0 to 6 bombs.
fn distribution(expected: &Expected, language: Language) -> Markup {
    let series = [
        ("exact", &expected.without_wild_cards.exact),
        ("sample", &expected.without_wild_cards.sampled.shares),
        ("all", &expected.all.shares),
    ];
    let most = series.iter().flat_map(|(_, shares)| shares.iter().copied()).fold(0.1, f64::max);
    let top = (most * 10.0).ceil() / 10.0;
    let y = |share: f64| HEIGHT - BELOW - share / top * (HEIGHT - BELOW - ABOVE);
    let count = expected.all.shares.len();
    let step = (WIDTH - LEFT) / count as f64;
    let bar = step / 4.0;
    let name = say!(
        language,
        "Share of the hands with 0 to 6 bombs; the figures stand in the table below",
        "炸弹数 0 到 6 的各占多少；数值见下表"
    );
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(name) {
            @for tenth in 0..=(top * 10.0).round() as u32 {
                @let line = y(f64::from(tenth) / 10.0);
                line.grid x1=(LEFT) x2=(WIDTH) y1=(line) y2=(line) {}
                text.tick x=(LEFT - 6.0) y=(line + 4.0) text-anchor="end" { (tenth * 10) "%" }
            }
            @for bombs in 0..count {
                @let left = LEFT + step * bombs as f64 + bar / 2.0;
                @for (place, (class, shares)) in series.iter().enumerate() {
                    rect class=(class) x=(left + bar * place as f64) y=(y(shares[bombs]))
                        width=(bar - 2.0) height=(y(0.0) - y(shares[bombs])) rx="2" {}
                }
                text.tick x=(left + bar * 1.5) y=(HEIGHT - 12.0) text-anchor="middle" { (bombs) }
            }
        }
        figcaption {
            (legend("exact", &say!(language, "no wild card held: exact", "不含逢人配：精确")))
            (legend("sample", &say!(language, "no wild card held: sampled", "不含逢人配：抽样")))
            (legend("all", &say!(language, "all hands: sampled", "所有手牌：抽样")))
        }
    }
}

fn legend(class: &str, words: &str) -> Markup {
    html! {
        span.legend { svg viewBox="0 0 10 10" aria-hidden="true" { rect class=(class) width="10" height="10" rx="2" {} } (words) }
    }
}

fn distribution_table(expected: &Expected, language: Language) -> Markup {
    let without = &expected.without_wild_cards;
    html! {
        div.scroll {
            table {
                caption.unseen { (say!(language, "Share of hands by number of bombs", "各炸弹数的占比")) }
                thead {
                    tr {
                        th scope="col" { (say!(language, "bombs", "炸弹")) }
                        th.number scope="col" { (say!(language, "exact", "精确")) }
                        th.number scope="col" { (say!(language, "sampled", "抽样")) }
                        th.number scope="col" { (say!(language, "all hands", "所有手牌")) }
                    }
                }
                tbody {
                    @for (bombs, exact) in without.exact.iter().enumerate() {
                        tr {
                            th scope="row" { (bombs) }
                            td.number title=(without.counts[bombs]) { (percent(*exact)) }
                            td.number { (percent(without.sampled.shares[bombs])) }
                            td.number { (percent(expected.all.shares[bombs])) }
                        }
                    }
                    tr {
                        th scope="row" { (say!(language, "mean", "平均")) }
                        td.number { (format!("{:.6}", without.mean)) }
                        td.number { (format!("{:.3} ± {:.3}", without.sampled.mean, without.sampled.half_width)) }
                        td.number { (format!("{:.3} ± {:.3}", expected.all.mean, expected.all.half_width)) }
                    }
                }
            }
        }
    }
}

/// A share; one too small for the table is not told as none.
fn percent(share: f64) -> String {
    match share {
        0.0 => "0%".to_string(),
        tiny if tiny < 5e-6 => "<0.001%".to_string(),
        _ => format!("{:.3}%", share * 100.0),
    }
}

/// The expected number at every level.
fn means(levels: &[LevelMean], chosen: &str, language: Language) -> Markup {
    let (bottom, top) = (1.5, 2.0);
    let y = |mean: f64| HEIGHT - BELOW - (mean - bottom) / (top - bottom) * (HEIGHT - BELOW - ABOVE);
    let step = (WIDTH - LEFT) / levels.len() as f64;
    let name = say!(
        language,
        "The expected number of bombs at each level; the figures stand in the table below",
        "各级牌下炸弹数的平均值；数值见下表"
    );
    html! {
        svg.plot viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(name) {
            @for tenth in 15..=20u32 {
                @let line = y(f64::from(tenth) / 10.0);
                line.grid x1=(LEFT) x2=(WIDTH) y1=(line) y2=(line) {}
                text.tick x=(LEFT - 6.0) y=(line + 4.0) text-anchor="end" { (format!("{:.1}", f64::from(tenth) / 10.0)) }
            }
            @for (place, level) in levels.iter().enumerate() {
                @let middle = LEFT + step * (place as f64 + 0.5);
                @if level.level == chosen {
                    rect.chosen x=(middle - step / 2.0) y=(ABOVE / 2.0) width=(step) height=(HEIGHT - BELOW - ABOVE / 2.0) rx="4" {}
                }
                line.all x1=(middle) x2=(middle) y1=(y(level.sampled - level.half_width)) y2=(y(level.sampled + level.half_width)) {}
                circle.all cx=(middle) cy=(y(level.sampled)) r="5" {}
                rect.exact x=(middle - 4.5) y=(y(level.without_wild_cards) - 4.5) width="9" height="9" {}
                text.tick x=(middle) y=(HEIGHT - 12.0) text-anchor="middle" { (level.level) }
            }
        }
        figcaption {
            (legend("exact", &say!(language, "no wild card held: exact", "不含逢人配：精确")))
            (legend("all", &say!(language, "all hands: sampled, with 95% interval", "所有手牌：抽样及 95% 区间")))
        }
    }
}

fn means_table(levels: &[LevelMean], language: Language) -> Markup {
    html! {
        div.scroll {
            table {
                caption.unseen { (say!(language, "Expected number of bombs by level", "各级牌的平均炸弹数")) }
                thead {
                    tr {
                        th scope="col" { (say!(language, "level", "级牌")) }
                        th.number scope="col" { (say!(language, "no wild card: exact", "不含逢人配：精确")) }
                        th.number scope="col" { (say!(language, "all hands: sampled", "所有手牌：抽样")) }
                    }
                }
                tbody {
                    @for level in levels {
                        tr {
                            th scope="row" { (level.level) }
                            td.number { (format!("{:.6}", level.without_wild_cards)) }
                            td.number { (format!("{:.3} ± {:.3}", level.sampled, level.half_width)) }
                        }
                    }
                }
            }
        }
    }
}
