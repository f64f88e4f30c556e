//! What a data set says: rates, means and histograms, for people and for programs.

use std::collections::BTreeMap;
use std::fmt::Write;

use paiju_core::estimate::{INTERVAL_METHOD, PROPORTION_METHOD};
use paiju_core::{Estimate, Histogram, Proportion};
#[cfg(feature = "chart")]
use paiju_plot::{Chart, Mark, Marks, Panel};
use serde::Serialize;

use crate::{Column, Kind, Manifest, Shard, Tally, game};

/// What a data set says.
///
/// ```
/// use paiju_batch::{Output, Plan, Shard, Summary, game, run};
///
/// let plan = Plan::new(game("P7147").unwrap(), &[], &[], 42, 2000, Shard::WHOLE)?;
/// let output = Output { rows: None, events: None, resume: false, threads: 2 };
/// let summary = Summary::of(&run(&plan, &output, |_, _| {}, || false)?);
/// assert_eq!((summary.columns[0].name.as_str(), summary.columns[0].rates.len()), ("winner", 5));
/// # Ok::<(), paiju_batch::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The game.
    pub game: String,
    /// The seed.
    pub seed: u64,
    /// How many games it is of.
    pub games: u64,
    /// The first of them.
    pub first_game: u64,
    /// How many games the whole run has.
    pub games_of_run: u64,
    /// Which part of the run it is.
    pub shard: Shard,
    /// The settings of the game.
    pub settings: BTreeMap<String, String>,
    /// How its rules are read.
    pub rules: BTreeMap<String, String>,
    /// Each column but the game's number.
    pub columns: Vec<ColumnSummary>,
    /// How the intervals of rates are made.
    pub rate_interval_method: &'static str,
    /// How the intervals of means are made.
    pub mean_interval_method: &'static str,
}

/// What a column says: rates if it holds names, a mean and a histogram if it holds numbers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ColumnSummary {
    /// The column's name.
    pub name: String,
    /// The unit of its numbers.
    pub unit: String,
    /// What it means.
    pub doc: String,
    /// How often each name came; empty cells are the last, without a name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rates: Vec<Rate>,
    /// The numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Numbers>,
}

/// How often a name came.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// The name; none of an empty cell.
    pub name: Option<String>,
    /// In how many rows.
    pub count: u64,
    /// The share of all rows, and its interval.
    #[serde(flatten)]
    pub proportion: Proportion,
}

/// What the numbers of a column are like.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Numbers {
    /// The mean and its interval; none of fewer than two.
    #[serde(flatten)]
    pub estimate: Option<Estimate>,
    /// The smallest.
    pub least: u32,
    /// The median, the lower of two.
    pub median: u32,
    /// The largest.
    pub most: u32,
    /// Rows without a number.
    pub empty: u64,
    /// How often 0, 1, 2, … came.
    pub histogram: Histogram,
}

impl Summary {
    /// The summary of a data set.
    #[must_use]
    pub fn of(manifest: &Manifest) -> Self {
        let run = &manifest.run;
        let counted = run.columns.iter().filter(|column| !matches!(column.kind, Kind::Index | Kind::Text | Kind::Json));
        Self {
            game: run.game.clone(),
            seed: run.seed,
            games: manifest.games_done,
            first_game: manifest.first_game,
            games_of_run: run.games,
            shard: manifest.shard,
            settings: run.settings.clone(),
            rules: run.rules.clone(),
            columns: counted.zip(&manifest.summary).map(|(column, tally)| ColumnSummary::of(column, tally)).collect(),
            rate_interval_method: PROPORTION_METHOD,
            mean_interval_method: INTERVAL_METHOD,
        }
    }

    /// The summary as a chart: a panel a column, bars of percent of the games.
    #[cfg(feature = "chart")]
    #[must_use]
    pub fn chart(&self) -> Chart {
        let percent = |proportion: Proportion, name: String| Mark {
            name,
            value: proportion.share * 100.0,
            interval: Some((proportion.low * 100.0, proportion.high * 100.0)),
        };
        let panel = |column: &ColumnSummary| {
            let rates = column.rates.iter().map(|rate| percent(rate.proportion, rate.shown().to_string()));
            let numbers = column.numbers.iter().flat_map(|Numbers { least, most, histogram, .. }| {
                let shares = (*least..=*most).filter_map(|value| Some((value, histogram.proportion(value)?)));
                shares.map(|(value, proportion)| percent(proportion, value.to_string()))
            });
            let unit = match column.unit.as_str() {
                "" => "% of games".to_string(),
                unit => format!("% of games, by {unit}"),
            };
            Panel { title: column.name.clone(), unit, kind: Marks::Bars, marks: rates.chain(numbers).collect() }
        };
        Chart {
            title: format!("{}: {} games, seed {}", self.game, self.games, self.seed),
            caption: format!("intervals: {PROPORTION_METHOD}"),
            panels: self.columns.iter().map(panel).collect(),
        }
    }

    /// The summary for a person to read.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("{}: {} games, seed {}", self.game, self.games, self.seed);
        if self.games < self.games_of_run {
            let _ = write!(text, ", of a run of {} from game {} on", self.games_of_run, self.first_game);
        }
        let official = |(name, value): &(&String, &String)| {
            let questions = game(&self.game).map_or(&[][..], |kind| kind.questions);
            questions.iter().any(|question| question.name == *name && question.answers[0].name == *value)
        };
        for (name, value) in self.settings.iter().chain(self.rules.iter().filter(|rule| !official(rule))) {
            let _ = write!(text, ", {name}={value}");
        }
        text.push_str("\n\n");
        let width = self.columns.iter().map(|column| column.name.chars().count()).max().unwrap_or(0);
        for column in self.columns.iter().filter(|column| !column.rates.is_empty()) {
            let names = column.rates.iter().map(|rate| rate.shown().chars().count()).max().unwrap_or(0);
            for (index, rate) in column.rates.iter().enumerate() {
                let (name, Proportion { share, low, high }) =
                    (if index == 0 { &column.name } else { "" }, rate.proportion);
                let percent = [share, low, high].map(|share| format!("{:.3}%", share * 100.0));
                let [share, low, high] = percent;
                let _ = writeln!(text, "{name:width$}  {:names$}  {share:>8}  {low} to {high}", rate.shown());
            }
        }
        let numbers = self.columns.iter().filter_map(|column| Some((column, column.numbers.as_ref()?)));
        for (ColumnSummary { name, unit, .. }, numbers) in numbers {
            let Estimate { mean, half_width } =
                numbers.estimate.unwrap_or(Estimate { mean: f64::NAN, half_width: f64::NAN });
            let Numbers { least, median, most, .. } = numbers;
            let bars = bars(&numbers.histogram);
            let _ = writeln!(
                text,
                "{name:width$}  {mean:>10.4} ±{half_width:.4} {unit}, {least} {bars} {most}, median {median}"
            );
        }
        let _ = writeln!(text, "\nrates: {PROPORTION_METHOD}\nmeans: {INTERVAL_METHOD}");
        text
    }
}

impl ColumnSummary {
    fn of(column: &Column, tally: &Tally) -> Self {
        let total = tally.empty + tally.counts.total();
        let rate = |name: Option<&String>, count| Rate {
            name: name.cloned(),
            count,
            proportion: Proportion::of(count, total.max(1)),
        };
        let (rates, numbers) = match &column.kind {
            Kind::Label { labels } => {
                let named = (0..).zip(labels).map(|(place, name)| rate(Some(name), tally.counts.of(place)));
                (named.chain(column.optional.then(|| rate(None, tally.empty))).collect(), None)
            }
            Kind::Number => (Vec::new(), Numbers::of(tally)),
            Kind::Index | Kind::Text | Kind::Json => (Vec::new(), None),
        };
        let Column { name, unit, doc, .. } = column.clone();
        Self { name, unit, doc, rates, numbers }
    }
}

impl Rate {
    /// The name, or what stands for an empty cell.
    #[must_use]
    pub fn shown(&self) -> &str {
        self.name.as_deref().unwrap_or("(none)")
    }
}

impl Numbers {
    fn of(tally: &Tally) -> Option<Self> {
        let histogram = tally.counts.clone();
        Some(Self {
            estimate: histogram.estimate(),
            least: histogram.least()?,
            median: histogram.quantile(0.5)?,
            most: histogram.most()?,
            empty: tally.empty,
            histogram,
        })
    }
}

/// The histogram from the smallest to the largest number as a row of bars, 32 at most.
fn bars(histogram: &Histogram) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let (Some(least), Some(most)) = (histogram.least(), histogram.most()) else { return String::new() };
    let counts = &histogram.counts()[least as usize..=most as usize];
    let sums: Vec<u64> = counts.chunks(counts.len().div_ceil(32)).map(|chunk| chunk.iter().sum()).collect();
    let highest = sums.iter().copied().max().unwrap_or(1).max(1);
    let bar = |&sum: &u64| match sum {
        0 => ' ',
        _ => BARS[((u128::from(sum) * 8).div_ceil(u128::from(highest)) - 1) as usize],
    };
    sums.iter().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_high_as_the_counts() {
        let histogram: Histogram = [3, 4, 4, 4, 4, 4, 4, 4, 4, 6].into_iter().collect();
        assert_eq!(bars(&histogram), "▁█ ▁");
        assert_eq!(bars(&(0..64).collect()), "█".repeat(32));
        assert_eq!(bars(&Histogram::default()), "");
    }
}
