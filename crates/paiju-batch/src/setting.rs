//! The settings of a game: `name=value`, checked against what the game declares.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use thiserror::Error;

/// A setting that a game has.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// The values it takes.
    pub domain: Domain,
    /// The value it has if none is given.
    pub default: &'static str,
    /// What it does.
    pub doc: &'static str,
}

/// The values that a setting takes.
#[derive(Clone, Debug)]
pub enum Domain {
    /// A whole number.
    Whole(RangeInclusive<u32>),
    /// One of these names.
    OneOf(&'static [&'static str]),
    /// Some of these names, joined by commas; `all`, or `none`.
    AnyOf(&'static [&'static str]),
    /// A weight from 0 to [`MOST_WEIGHT`] for some of these names, `P:1,K:3`; the others have 0, and not all have.
    Weights(&'static [&'static str]),
}

/// The largest weight.
pub const MOST_WEIGHT: u32 = 1000;

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Value {
    Whole(u32),
    One(usize),
    Any(Vec<usize>),
    Weights(Vec<u32>),
}

impl Domain {
    /// What a value looks like.
    #[must_use]
    pub fn expects(&self) -> String {
        match self {
            Self::Whole(range) => format!("{} to {}", range.start(), range.end()),
            Self::OneOf(names) => names.join(" or "),
            Self::AnyOf(names) => format!("some of {}, with commas between them; all; none", names.join(" ")),
            Self::Weights(names) => format!(
                "NAME:WEIGHT with commas between them, the names {}, the weights 0 to {MOST_WEIGHT}",
                names.join(" ")
            ),
        }
    }

    fn read(&self, text: &str) -> Option<Value> {
        let place = |names: &[&str], name: &str| names.iter().position(|&other| other == name);
        match self {
            Self::Whole(range) => text.parse().ok().filter(|number| range.contains(number)).map(Value::Whole),
            Self::OneOf(names) => place(names, text).map(Value::One),
            Self::AnyOf(names) => match text {
                "all" => Some(Value::Any((0..names.len()).collect())),
                "none" => Some(Value::Any(Vec::new())),
                _ => {
                    let mut places: Vec<usize> =
                        text.split(',').map(|name| place(names, name)).collect::<Option<_>>()?;
                    places.sort_unstable();
                    places.dedup();
                    Some(Value::Any(places))
                }
            },
            Self::Weights(names) => {
                let mut weights: Vec<Option<u32>> = vec![None; names.len()];
                for pair in text.split(',') {
                    let (name, weight) = pair.split_once(':')?;
                    let weight = weight.parse().ok().filter(|&weight| weight <= MOST_WEIGHT)?;
                    if weights[place(names, name)?].replace(weight).is_some() {
                        return None;
                    }
                }
                let weights: Vec<u32> = weights.into_iter().map(|weight| weight.unwrap_or(0)).collect();
                weights.iter().any(|&weight| weight > 0).then_some(Value::Weights(weights))
            }
        }
    }

    /// The one way in which a value is written, so that equal settings are equal texts.
    fn write(&self, value: &Value) -> String {
        match (self, value) {
            (_, Value::Whole(number)) => number.to_string(),
            (Self::OneOf(names), Value::One(place)) => names[*place].to_string(),
            (Self::AnyOf(names), Value::Any(places)) if places.len() == names.len() => "all".to_string(),
            (Self::AnyOf(_), Value::Any(places)) if places.is_empty() => "none".to_string(),
            (Self::AnyOf(names), Value::Any(places)) => {
                places.iter().map(|&place| names[place]).collect::<Vec<_>>().join(",")
            }
            (Self::Weights(names), Value::Weights(weights)) => {
                let weighed = names.iter().zip(weights).filter(|(_, weight)| **weight > 0);
                weighed.map(|(name, weight)| format!("{name}:{weight}")).collect::<Vec<_>>().join(",")
            }
            _ => unreachable!("a domain reads values of its own kind"),
        }
    }
}

/// The values of all settings of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    values: BTreeMap<&'static str, Value>,
    texts: BTreeMap<String, String>,
}

/// A setting that does not exist, or a value that it does not take.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SettingError {
    /// The game has no such setting.
    #[error("{game} has no setting `{given}`; {}", listed(.known))]
    Unknown {
        /// The game.
        game: &'static str,
        /// What was given.
        given: String,
        /// The settings it has.
        known: Vec<&'static str>,
    },
    /// The setting was given before.
    #[error("the setting `{0}` is given twice")]
    Twice(String),
    /// The setting does not take this value.
    #[error("`{given}` is no value of the setting `{name}`; expected {expected}")]
    Value {
        /// The setting.
        name: &'static str,
        /// What was given.
        given: String,
        /// What it takes.
        expected: String,
    },
    /// No game comes of these settings.
    #[error("{0}")]
    NoGame(String),
}

fn listed(names: &[&str]) -> String {
    if names.is_empty() { "it has none".to_string() } else { format!("the settings are {}", names.join(", ")) }
}

impl Settings {
    /// Reads `(name, value)` pairs; settings that are not given have their default.
    ///
    /// # Errors
    /// If a setting does not exist or is given twice, or a value is not one of its.
    pub fn read(game: &'static str, declared: &[Setting], given: &[(String, String)]) -> Result<Self, SettingError> {
        for (at, (name, _)) in given.iter().enumerate() {
            if declared.iter().all(|setting| setting.name != name) {
                let known = declared.iter().map(|setting| setting.name).collect();
                return Err(SettingError::Unknown { game, given: name.clone(), known });
            }
            if given[..at].iter().any(|(other, _)| other == name) {
                return Err(SettingError::Twice(name.clone()));
            }
        }
        let mut settings = Self::default();
        for Setting { name, domain, default, .. } in declared {
            let text = given.iter().find(|(other, _)| other == name).map_or(*default, |(_, value)| value);
            let value = domain.read(text).ok_or_else(|| SettingError::Value {
                name,
                given: text.to_string(),
                expected: domain.expects(),
            })?;
            settings.texts.insert((*name).to_string(), domain.write(&value));
            settings.values.insert(name, value);
        }
        Ok(settings)
    }

    /// All settings as they are written.
    #[must_use]
    pub fn texts(&self) -> &BTreeMap<String, String> {
        &self.texts
    }

    /// A whole number.
    ///
    /// # Panics
    /// If the game declares no such setting of this kind; so for the others.
    #[must_use]
    pub fn whole(&self, name: &str) -> u32 {
        match self.values.get(name) {
            Some(Value::Whole(number)) => *number,
            other => panic!("`{name}` is no whole number but {other:?}"),
        }
    }

    /// The place of the chosen name.
    ///
    /// # Panics
    /// As [`Self::whole`].
    #[must_use]
    pub fn one(&self, name: &str) -> usize {
        match self.values.get(name) {
            Some(Value::One(place)) => *place,
            other => panic!("`{name}` is no single choice but {other:?}"),
        }
    }

    /// The places of the chosen names, rising.
    ///
    /// # Panics
    /// As [`Self::whole`].
    #[must_use]
    pub fn any(&self, name: &str) -> &[usize] {
        match self.values.get(name) {
            Some(Value::Any(places)) => places,
            other => panic!("`{name}` is no choice of several but {other:?}"),
        }
    }

    /// The weight of each name.
    ///
    /// # Panics
    /// As [`Self::whole`].
    #[must_use]
    pub fn weights(&self, name: &str) -> &[u32] {
        match self.values.get(name) {
            Some(Value::Weights(weights)) => weights,
            other => panic!("`{name}` is no weights but {other:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DECLARED: [Setting; 4] = [
        Setting { name: "pigs", domain: Domain::Whole(2..=10), default: "5", doc: "" },
        Setting { name: "specials", domain: Domain::OneOf(&["shuffled", "last"]), default: "shuffled", doc: "" },
        Setting { name: "levels", domain: Domain::AnyOf(&["2", "3", "4"]), default: "all", doc: "" },
        Setting { name: "cards", domain: Domain::Weights(&["P", "K"]), default: "P:1,K:1", doc: "" },
    ];

    fn read(given: &[(&str, &str)]) -> Result<Settings, SettingError> {
        let given: Vec<_> = given.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        Settings::read("test", &DECLARED, &given)
    }

    #[test]
    fn equal_settings_are_equal_texts() {
        let one = read(&[("pigs", "05"), ("levels", "4,2,4"), ("cards", "K:2,P:0")]).unwrap();
        assert_eq!((one.whole("pigs"), one.any("levels"), one.weights("cards")), (5, &[0, 2][..], &[0, 2][..]));
        assert_eq!(one, read(&[("levels", "2,4"), ("cards", "K:2")]).unwrap());
        assert_eq!(read(&[("levels", "2,3,4")]).unwrap().texts()["levels"], "all");
        assert_eq!(read(&[("levels", "none")]).unwrap().any("levels"), [0usize; 0]);
    }

    #[test]
    fn what_is_no_value_is_refused() {
        for (name, value) in [
            ("pigs", "1"),
            ("pigs", "eleven"),
            ("specials", "first"),
            ("levels", "2,,3"),
            ("levels", "5"),
            ("cards", "P"),
            ("cards", "P:1,P:2"),
            ("cards", "P:0"),
            ("cards", "P:1001"),
            ("cards", "X:1"),
        ] {
            let refused = read(&[(name, value)]).unwrap_err();
            assert!(matches!(&refused, SettingError::Value { given, .. } if given == value), "{refused}");
        }
        assert!(read(&[("pig", "3")]).unwrap_err().to_string().contains("pigs, specials, levels, cards"));
        assert_eq!(read(&[("pigs", "3"), ("pigs", "3")]), Err(SettingError::Twice("pigs".to_string())));
    }
}
