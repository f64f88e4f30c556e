//! Everything short that people write: hands, tiles, cards, levels, seats, parts of a run, readings of the rules, settings
//! of a batch, names. The bytes are the text; each reader gets all of it, those of a word each of its words.
//!
//! What is read is written and read again as the same; what is refused is refused with a reason and changes nothing.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use paiju_batch::{GAMES, Settings, Shard};
use paiju_contest::problems::p2482::P2482;
use paiju_contest::problems::p7147::P7147;
use paiju_contest::problems::uva11210::UVA11210;
use paiju_contest::{PROBLEMS, Problem};
use paiju_core::{Fault, Readings};
use paiju_guandan::{Card, Level, Rank, Suit, read_hand};
use paiju_mahjong::analysis::read_hands;
use paiju_mahjong::table::{self, WallTile};
use paiju_mahjong::{Counts, Hand, HandRules, Notation, Tile};
use paiju_pigkill::Role;

use crate::bytes::can_be_shown;

/// What the bytes are, and what must hold of them, is told at the top of this file.
pub fn holds(bytes: &[u8]) {
    let text = &String::from_utf8_lossy(bytes);
    whole(text, Hand::parse(text), Hand::parse);
    whole(text, Counts::parse(text), Counts::parse);
    whole(text, read_hand(text), read_hand);
    if let Err(faults) = read_hands(text, 0) {
        can_be_shown(text, &faults.into_vec(text.len()));
    }
    for word in text.split_whitespace() {
        of_a_word::<Tile>(word);
        of_a_word::<WallTile>(word);
        of_a_word::<table::Seat>(word);
        of_a_word::<paiju_pigkill::Seat>(word);
        of_a_word::<Card>(word);
        of_a_word::<Suit>(word);
        of_a_word::<Rank>(word);
        of_a_word::<Level>(word);
        of_a_word::<Shard>(word);
        for notation in &Notation::ALL {
            assert!(notation.tile(word).is_none_or(|tile| notation.show(tile) == word), "{word}");
        }
        assert!(Role::from_code(word).is_none_or(|role| role.to_string() == word), "{word}");
        names(word);
    }
    let pairs: Vec<(String, String)> = text
        .split_whitespace()
        .filter_map(|word| word.split_once('='))
        .map(|(name, value)| (name.into(), value.into()))
        .collect();
    readings::<<P2482 as Problem>::Rules>(&pairs);
    readings::<<P7147 as Problem>::Rules>(&pairs);
    readings::<<UVA11210 as Problem>::Rules>(&pairs);
    readings::<HandRules>(&pairs);
    settings(&pairs);
}

/// Every notation, every reading, every setting's default.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds: Vec<Vec<u8>> = [
        "123m456p789s11z55z",
        "11z 123m456p (789s) (555z)",
        "1W DONG 2T FA 9S",
        "1M E Z PASS REVERSE DOUBLE",
        "♥7 s10 H7 BJ RJ DA",
        "\u{2660}\u{fe0f}T C2 \u{feff}D10",
        "2 T A 10 A B C D 1 10 1/3 64/64 MP ZP FP",
        "P7147 bombs Waits published random better",
        "19m (555z) 1W DONG F",
        "123m\n456p789s11z5z\n",
    ]
    .map(|text| text.as_bytes().to_vec())
    .into();
    for problem in PROBLEMS {
        let answers = problem.questions().iter().flat_map(|question| {
            question.answers.iter().map(move |answer| format!("{}={}", question.name, answer.name))
        });
        seeds.extend(answers.collect::<Vec<_>>().chunks(6).map(|some| some.join(" ").into_bytes()));
    }
    for kind in GAMES {
        let settings = (kind.settings)();
        let pairs = settings.iter().map(|setting| format!("{}={}", setting.name, setting.default));
        seeds.push(pairs.collect::<Vec<_>>().join(" ").into_bytes());
    }
    seeds
}

fn whole<T: PartialEq + Debug + Display>(
    text: &str,
    read: Result<T, Vec<Fault>>,
    reader: impl Fn(&str) -> Result<T, Vec<Fault>>,
) {
    match read {
        Ok(value) => assert_eq!(reader(&value.to_string()).as_ref(), Ok(&value), "written as {value}"),
        Err(faults) => {
            assert!(!faults.is_empty(), "refused without a reason");
            can_be_shown(text, &faults);
        }
    }
}

fn of_a_word<T: FromStr<Err: Display> + PartialEq + Debug + Display>(word: &str) {
    match word.parse::<T>() {
        Ok(value) => {
            let again = value.to_string().parse::<T>();
            assert!(again.is_ok_and(|again| again == value), "{word} is written as {value}");
        }
        Err(reason) => assert!(!reason.to_string().is_empty()),
    }
}

fn names(word: &str) {
    if let Err(unknown) = paiju_contest::find(word) {
        assert!(unknown.to_string().contains(word));
    }
    let _ = (paiju_batch::game(word), paiju_batch::player(word));
    for problem in PROBLEMS {
        assert!(problem.page().section(word).is_none_or(|section| section.id == word));
    }
}

fn readings<R: Readings>(pairs: &[(String, String)]) {
    let mut rules = R::default();
    for (question, answer) in pairs {
        let before = rules;
        match rules.set(question, answer) {
            Ok(()) => {
                let place =
                    R::QUESTIONS.iter().position(|known| known.name == question).expect("a question that exists");
                assert_eq!(rules.answers()[place], answer);
            }
            Err(unknown) => {
                assert_eq!(rules, before);
                assert!(!unknown.to_string().is_empty());
            }
        }
    }
}

fn settings(pairs: &[(String, String)]) {
    for kind in GAMES {
        let declared = (kind.settings)();
        // Each game has settings of its own: it is asked about those, and now and then about all.
        let own: Vec<_> =
            pairs.iter().filter(|(name, _)| declared.iter().any(|setting| setting.name == name)).cloned().collect();
        for given in [&own[..], pairs] {
            match Settings::read(kind.name, &declared, given) {
                Ok(settings) => {
                    let texts: Vec<_> = settings.texts().clone().into_iter().collect();
                    assert_eq!(Settings::read(kind.name, &declared, &texts).as_ref(), Ok(&settings), "{texts:?}");
                    // Settings that fit one by one may make no game together: that is said, too.
                    assert!((kind.make)(&settings, &[]).err().is_none_or(|reason| !reason.to_string().is_empty()));
                }
                Err(reason) => assert!(!reason.to_string().is_empty()),
            }
        }
    }
}
