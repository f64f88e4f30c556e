//! The sweep: rank after rank, all hands at once.
//!
//! From the two to the king, and the ace last, the cells of each rank (how many copies of it each suit holds) are added
//! to every state. A state keeps what the future can depend on and nothing else: the [outlooks](super::outlook), and of
//! all ways to have used the cards so far those that may still turn out best. Hands that agree in it are counted
//! together, by their cards and bombs. Facts that keep the states few, each an exchange of one bomb for another:
//!
//! * A card, a wild card or a straight flush in progress is worth at most one bomb.
//! * A straight flush in progress is at least as good as one of its suit that holds fewer cards.
//! * Four cards of a rank suffice for a bomb; it takes what the straight flushes leave, and a wild card stands in a
//!   straight flush only where no natural card is left.
//! * No bomb depends on which suit is which; the level only says which cell of one suit is empty, so a sweep counts
//!   the hands of every level at once, each from its rank on.

use indexmap::IndexMap;

use super::deck::{Deck, binomial};
use super::distribution::{Distribution, MOST_BOMBS};
use super::outlook::Outlooks;
use super::progress::{Progresses, Use};
use super::state::{State, Way, keep_the_best};
use super::tally::{Key, Tally};

/// The states after a rank, each with the ways that lead to it.
type Layer = IndexMap<State, Tally>;

/// How many hands of `deck` have each maximum: first those dealt from the whole deck, then, for the place of each
/// level in `levels`, those dealt from the deck without the cards of that rank in one of the suits.
pub(super) fn sweep<const LEVELS: usize>(deck: Deck, levels: [u8; LEVELS]) -> (Distribution, [Distribution; LEVELS]) {
    let outlooks = Outlooks::new(deck);
    let mut layer = first_layer(deck, &outlooks);
    for place in 2..=deck.ace() {
        layer = Step::new(deck, &outlooks, place, &levels).apply(layer);
    }

    let (mut whole, mut by_level) = (Distribution::default(), [Distribution::default(); LEVELS]);
    for (key, ways) in layer.values().flat_map(Tally::iter) {
        let jokers = deck.hand - key.cards();
        let joker_bombs = u8::from(deck.jokers > 0 && jokers == deck.jokers);
        // Any of the suits may be the one with the empty cell: each hand was counted once for each.
        let suits = if key.level() > 0 { u128::from(deck.suits) } else { 1 };
        let hands = ways * binomial(deck.jokers, jokers) / suits;
        let distribution = match key.level() {
            0 => &mut whole,
            level => &mut by_level[usize::from(level) - 1],
        };
        distribution.add(key.bombs() + joker_bombs, hands);
    }
    (whole, by_level)
}

fn first_layer(deck: Deck, outlooks: &Outlooks) -> Layer {
    let progresses = Progresses::new(deck, 1);
    let present = outlooks.first();
    let choices = |suit: u8| if suit < deck.suits { present.clone() } else { vec![(0, 0)] };
    let mut layer = Layer::new();
    let alike = |suit: usize| suit < usize::from(deck.suits);
    for_each_combination(&[0, 1, 2, 3].map(choices), alike, |suits, arrangements| {
        let way = Way::new(0, 0, suits.map(|(_, aces)| progresses.first(aces)));
        let (state, _) = State::new(suits.map(|(outlook, _)| outlook), &[way]);
        layer.entry(state).or_default().add(&Tally::one(), |_| true, Key::new(0, 0, 0), arrangements);
    });
    layer
}

/// One rank of the sweep.
struct Step<'a> {
    deck: Deck,
    outlooks: &'a Outlooks,
    place: u8,
    /// The number of the level whose rank this is; 0 if none.
    level: u8,
    progresses: Progresses,
    /// By outlook before the rank: the cell's copies and the outlook after it.
    cells: Vec<Vec<(u8, u8)>>,
    /// By wild cards left, outlook after the rank, progress and copies.
    uses: Vec<Vec<Vec<Vec<Vec<Use>>>>>,
}

impl<'a> Step<'a> {
    fn new(deck: Deck, outlooks: &'a Outlooks, place: u8, levels: &[u8]) -> Self {
        let progresses = Progresses::new(deck, place);
        let all = 0..outlooks.len() as u8;
        let cells = all.clone().map(|outlook| outlooks.cells(outlook, place)).collect();
        let uses_with =
            |wild_cards| all.clone().map(|outlook| progresses.uses(wild_cards, outlooks.get(outlook))).collect();
        let uses = (0..=deck.wild_cards).map(uses_with).collect();
        let level = levels.iter().position(|&level| level == place).map_or(0, |index| index as u8 + 1);
        Self { deck, outlooks, place, level, progresses, cells, uses }
    }

    /// The states after the rank.
    fn apply(&self, before: Layer) -> Layer {
        let mut after = Layer::new();
        let (mut found, mut kept) = (Vec::new(), Vec::new());
        for (state, tally) in before {
            let fewest = tally.fewest_cards();
            let cells = state.outlooks.map(|outlook| self.cells[usize::from(outlook)].as_slice());
            let alike = |suit: usize| suit > 0 && state.are_alike(suit - 1, suit);
            for_each_combination(&cells, alike, |suits, arrangements| {
                let (copies, outlooks) = (suits.map(|(copies, _)| copies), suits.map(|(_, outlook)| outlook));
                let cards: u8 = copies.iter().sum();
                let to_come = |outlook| self.outlooks.get(outlook).cards_to_come(&self.deck, self.place);
                let to_come = if self.place == self.deck.ace() { 0 } else { outlooks.map(to_come).iter().sum() };
                let Some(most) = self.deck.hand.checked_sub(cards + to_come).filter(|&most| most >= fewest) else {
                    return;
                };
                self.use_cells(&state.ways, copies, outlooks, &mut found);
                keep_the_best(&mut found, &self.progresses, &mut kept);
                let (state, short) = State::new(outlooks, &kept);
                let more = |level| Key::new(level, cards, START - short);
                let times = copies.map(|copies| binomial(self.deck.copies, copies)).iter().product::<u128>();
                let target = after.entry(state).or_default();
                target.add(&tally, |key| key.cards() <= most, more(0), times * arrangements);
                if self.level > 0 {
                    let absent = 4 - usize::from(self.deck.suits);
                    let empty = (copies.iter().filter(|&&copies| copies == 0).count() - absent) as u128;
                    let wanted = |key: Key| empty > 0 && key.level() == 0 && key.cards() <= most;
                    target.add(&tally, wanted, more(self.level), times * arrangements * empty);
                }
            });
        }
        after
    }

    /// Puts into `found` the ways to use these cells after each of `ways`.
    fn use_cells(&self, ways: &[Way], copies: [u8; 4], outlooks: [u8; 4], found: &mut Vec<Way>) {
        found.clear();
        let cards: u8 = copies.iter().sum();
        for way in ways {
            let left = self.deck.wild_cards - way.wild_cards();
            let progress = way.suits();
            let uses = [0, 1, 2, 3].map(|suit: usize| {
                let after = &self.uses[usize::from(left)][usize::from(outlooks[suit])];
                after[usize::from(progress[suit])][usize::from(copies[suit])].as_slice()
            });
            for_each_combination(
                &uses,
                |_| false,
                |uses, _| {
                    let sum = |part: fn(&Use) -> u8| uses.iter().map(part).sum::<u8>();
                    let Some(left) = left.checked_sub(sum(|of| of.wild_cards)) else { return };
                    let next = uses.map(|of| of.next);
                    let unused = cards - sum(|of| of.naturals);
                    let ended = sum(|of| of.ended) + unused / 4;
                    let short = way.short() + START - ended;
                    let spent = self.deck.wild_cards - left;
                    let wanting = 4 - unused % 4; // cards that one more bomb of the rank wants
                    if wanting > 1 || left == 0 {
                        found.push(Way::new(short, spent, next));
                    }
                    if unused >= 2 && wanting <= left.min(2) {
                        found.push(Way::new(short - 1, spent + wanting, next));
                    }
                },
            );
        }
    }
}

/// Added to every way's shortness at a rank, so that the bombs of the rank can be taken from it.
const START: u8 = 2 * MOST_BOMBS;

/// Calls `each` with every choice of one item for each suit, and with the number of ways to arrange it.
///
/// Suits that are `alike` (each of them with the one before it) are interchangeable: of the choices that differ only by
/// their order one is taken, for all.
fn for_each_combination<T: Copy>(
    choices: &[impl AsRef<[T]>; 4],
    alike: impl Fn(usize) -> bool,
    mut each: impl FnMut([T; 4], u128),
) {
    let [a, b, c, d] = choices.each_ref().map(AsRef::as_ref);
    let alike = [1, 2, 3].map(alike);
    // Multinomials, factor by factor: the suits of the group so far over those with the same choice.
    let next = |alike: bool, same_choice: bool, (group, same): (u128, u128)| match (alike, same_choice) {
        (true, true) => (group + 1, same + 1),
        (true, false) => (group + 1, 1),
        (false, _) => (1, 1),
    };
    for (i, &a) in a.iter().enumerate() {
        for (j, &b) in b.iter().enumerate().skip(if alike[0] { i } else { 0 }) {
            let two = next(alike[0], i == j, (1, 1));
            for (k, &c) in c.iter().enumerate().skip(if alike[1] { j } else { 0 }) {
                let three = next(alike[1], j == k, two);
                for (l, &d) in d.iter().enumerate().skip(if alike[2] { k } else { 0 }) {
                    let four = next(alike[2], k == l, three);
                    each([a, b, c, d], two.0 * three.0 * four.0 / (two.1 * three.1 * four.1));
                }
            }
        }
    }
}
