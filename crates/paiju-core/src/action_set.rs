//! A set of numbered actions: the mask of what is allowed now.

/// A set of actions, which a game numbers from 0 to 63 at most.
///
/// ```
/// use paiju_core::ActionSet;
///
/// let allowed: ActionSet = [3, 40, 5].into_iter().collect();
/// assert!(allowed.contains(40) && !allowed.contains(4));
/// assert_eq!(allowed.iter().collect::<Vec<_>>(), [3, 5, 40]);
/// assert_eq!(allowed.nth(1), Some(5));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionSet(u64);

impl ActionSet {
    /// As many actions as a set can tell apart.
    pub const CAPACITY: usize = 64;

    /// As bits, action 0 lowest.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the action is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, action: usize) -> bool {
        action < Self::CAPACITY && self.0 >> action & 1 == 1
    }

    /// How many actions are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no action is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The actions in the set, in rising order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let action = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(action)
        })
    }

    /// The action at this place of the rising order, counted from 0.
    #[inline]
    #[must_use]
    pub fn nth(self, place: usize) -> Option<usize> {
        self.iter().nth(place)
    }
}

impl FromIterator<usize> for ActionSet {
    /// # Panics
    /// If an action is 64 or more.
    fn from_iter<I: IntoIterator<Item = usize>>(actions: I) -> Self {
        Self(actions.into_iter().fold(0, |set, action| {
            assert!(action < Self::CAPACITY, "action {action} of a set of {}", Self::CAPACITY);
            set | 1 << action
        }))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_set_holds_what_was_put_in(actions in prop::collection::vec(0..ActionSet::CAPACITY, 0..80)) {
            let plain: BTreeSet<usize> = actions.iter().copied().collect();
            let set: ActionSet = actions.into_iter().collect();
            prop_assert_eq!(set.iter().collect::<BTreeSet<_>>(), plain.clone());
            prop_assert_eq!((set.len(), set.is_empty()), (plain.len(), plain.is_empty()));
            prop_assert_eq!(set.bits(), plain.iter().map(|action| 1u64 << action).sum::<u64>());
            for action in 0..=ActionSet::CAPACITY {
                prop_assert_eq!(set.contains(action), plain.contains(&action));
                prop_assert_eq!(set.nth(action), plain.iter().nth(action).copied());
            }
        }
    }

    #[test]
    #[should_panic(expected = "action 64 of a set of 64")]
    fn there_is_no_action_64() {
        let _ = ActionSet::from_iter([ActionSet::CAPACITY]);
    }
}
