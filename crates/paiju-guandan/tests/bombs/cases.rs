//! The confirmed hands: 710 with their exact maximum.

use paiju_guandan::{Hand, Level, Preference, count_bombs, max_bombs, read_hand};

const HANDS: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/guandan/hands.tsv"));

fn cases() -> impl Iterator<Item = (Level, Hand, usize)> {
    HANDS.lines().skip(1).map(|line| {
        let mut fields = line.split('\t');
        let mut field = || fields.next().expect("four fields a line");
        let level = field().parse().expect("a level");
        let hand = read_hand(field()).expect("a hand");
        (level, hand, field().parse().expect("a number"))
    })
}

#[test]
fn every_confirmed_hand_has_its_maximum() {
    let mut seen = 0;
    for (level, hand, expected) in cases() {
        assert_eq!(usize::from(count_bombs(hand, level)), expected, "{hand} at level {level}");
        for preference in [Preference::Count, Preference::Strength] {
            let arrangement = max_bombs(hand, level, preference);
            assert_eq!(arrangement.bombs.len(), expected, "{hand} at level {level}: {arrangement:?}");
        }
        seen += 1;
    }
    assert_eq!(seen, 710);
}
