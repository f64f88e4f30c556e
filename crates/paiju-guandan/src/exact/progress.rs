//! Straight flushes in progress in one suit, and what a cell of the next rank can do for them.

use super::deck::{Deck, FLUSH};
use super::outlook::Outlook;

/// The straight flushes of one suit that have been begun and not ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Progress {
    /// How many hold 1, 2, 3, 4 cards; the next rank is the next card of each.
    holding: [u8; 4],
    /// Below the five: how many have begun with an ace. From the five on: how many aces they have taken.
    aces: u8,
}

/// One way to use a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Use {
    /// The number of the progress that it leaves.
    pub(super) next: u8,
    /// Cards of the cell that it takes.
    pub(super) naturals: u8,
    /// Wild cards that it takes.
    pub(super) wild_cards: u8,
    /// Straight flushes that it ends.
    pub(super) ended: u8,
}

impl Use {
    /// Whether `other` can never do better: a card that is given up costs at most one bomb, and so does a straight
    /// flush in progress.
    fn makes_useless(&self, other: &Self, shortfall: u8) -> bool {
        self.wild_cards <= other.wild_cards
            && self.ended >= other.ended + shortfall + self.naturals.saturating_sub(other.naturals)
    }
}

/// Every progress of a suit, by number; number 0 is nothing in progress.
pub(super) struct Progresses {
    deck: Deck,
    place: u8,
    all: Vec<Progress>,
    shortfall: Vec<Vec<u8>>,
}

impl Progresses {
    /// The progresses of a deck's suits as they compare after the cells at `place`.
    pub(super) fn new(deck: Deck, place: u8) -> Self {
        let counts = 0..=deck.copies;
        let mut all = Vec::new();
        for code in 0..3u32.pow(5) {
            let [one, two, three, four, aces] = std::array::from_fn(|i| (code / 3u32.pow(i as u32) % 3) as u8);
            let holding = [one, two, three, four];
            // All of them hold a card of the last rank.
            let fits = holding.iter().sum::<u8>() <= deck.copies + deck.wild_cards;
            if fits && holding.iter().chain([&aces]).all(|count| counts.contains(count)) {
                all.push(Progress { holding, aces });
            }
        }
        let aces_are_spent = place >= FLUSH;
        let row = |from: &Progress| all.iter().map(|to| shortfall(from, to, aces_are_spent)).collect();
        let shortfall = all.iter().map(row).collect();
        Self { deck, place, all, shortfall }
    }

    /// The progress before the two: so many straight flushes may begin with an ace.
    pub(super) fn first(&self, aces: u8) -> u8 {
        self.number(&Progress { holding: [0; 4], aces }).unwrap_or(0)
    }

    /// How many bombs `to` may be worth less than `from`, at most, all else being equal.
    pub(super) fn shortfall(&self, from: u8, to: u8) -> u8 {
        self.shortfall[usize::from(from)][usize::from(to)]
    }

    /// For each progress before the cell and each number of copies in it: the uses that may be best, when so many wild
    /// cards are left and this is known of the ranks after it.
    pub(super) fn uses(&self, wild_cards: u8, outlook: Outlook) -> Vec<Vec<Vec<Use>>> {
        let uses = |progress, copies| self.uses_of(progress, copies, wild_cards, outlook);
        self.all.iter().map(|progress| (0..=self.deck.copies).map(|copies| uses(progress, copies)).collect()).collect()
    }

    fn uses_of(&self, before: &Progress, copies: u8, wild_cards: u8, outlook: Outlook) -> Vec<Use> {
        let (place, ace) = (self.place, self.deck.ace());
        let room = ace + 1 - place; // ranks from this one to the ace
        // A straight flush begins with a natural card, for a wild card in its lowest place could take the next higher
        // one instead; only the highest straight has none.
        let begun = if room > FLUSH {
            copies
        } else if room == FLUSH {
            self.deck.copies
        } else {
            0
        };
        let below_six = place <= FLUSH;
        let spent = if place == ace { before.aces } else { 0 };
        let Some(free) = copies.checked_sub(spent) else { return Vec::new() };

        let mut uses: Vec<Use> = Vec::new();
        for going_on in parts(before.holding) {
            for aces in if below_six { 0 } else { before.aces }..=before.aces {
                for begun in 0..=begun {
                    let cards = going_on.iter().sum::<u8>() + begun + if below_six { aces } else { 0 };
                    let naturals = cards.min(free);
                    let [one, two, three, four] = going_on;
                    let next = Progress { holding: [begun, one, two, three], aces };
                    let Some(left) = wild_cards.checked_sub(cards - naturals) else { continue };
                    if !self.can_end(&next, left, outlook) {
                        continue;
                    }
                    let next = if place == ace { Some(0) } else { self.number(&next) };
                    let Some(next) = next else { continue };
                    let ended = four + if place == FLUSH { aces } else { 0 };
                    let found = Use { next, naturals: naturals + spent, wild_cards: cards - naturals, ended };
                    let useless = |a: &Use, b: &Use| a.makes_useless(b, self.shortfall(b.next, a.next));
                    if !uses.iter().any(|kept| useless(kept, &found)) {
                        uses.retain(|kept| !useless(&found, kept));
                        uses.push(found);
                    }
                }
            }
        }
        uses
    }

    /// Whether each straight flush by itself can be ended with the wild cards that are left.
    fn can_end(&self, progress: &Progress, wild_cards: u8, outlook: Outlook) -> bool {
        let can = |ranks| outlook.holes(ranks).is_some_and(|holes| holes <= wild_cards);
        let begun = (1..).zip(progress.holding).all(|(cards, count)| count == 0 || can(FLUSH - cards));
        begun && (progress.aces == 0 || self.place >= FLUSH || can(FLUSH - self.place))
    }

    fn number(&self, progress: &Progress) -> Option<u8> {
        self.all.iter().position(|known| known == progress).map(|number| number as u8)
    }
}

/// How many bombs `to` may be worth less than `from`: the straight flushes of `from` that no other one of `to` can
/// stand for (one that holds as many cards can, or more: it needs some of the same cards), and the aces that are gone.
fn shortfall(from: &Progress, to: &Progress, aces_are_spent: bool) -> u8 {
    let (mut ahead, mut worst) = (0i8, 0i8);
    for (from, to) in from.holding.iter().zip(to.holding).rev() {
        ahead += *from as i8 - to as i8;
        worst = worst.max(ahead);
    }
    let aces = if aces_are_spent { to.aces.saturating_sub(from.aces) } else { from.aces.saturating_sub(to.aces) };
    worst as u8 + aces
}

/// Every choice of some of these.
fn parts([a, b, c, d]: [u8; 4]) -> impl Iterator<Item = [u8; 4]> {
    (0..=a).flat_map(move |a| (0..=b).flat_map(move |b| (0..=c).flat_map(move |c| (0..=d).map(move |d| [a, b, c, d]))))
}
