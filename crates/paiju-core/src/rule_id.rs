//! Rule ids: the name under which a rule stands in the rule book.

use std::fmt;

/// The id of a rule, as events carry it. Made by [`rule_ids!`](crate::rule_ids).
pub trait RuleId: Copy + Eq + fmt::Debug + 'static {
    /// Every rule of the game, in the order of the rule book.
    const ALL: &'static [Self];

    /// The full id, for example `p7147.ron.nearest`: the game, the matter, the rule.
    fn id(self) -> &'static str;

    /// The rule with this id.
    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

/// Declares the rule ids of a game: an enum with a doc line and an id a rule, and its [`RuleId`].
///
/// The enum shows itself (`Display`) and is serialised as its id, so that ids can be looked up in the rule book from
/// any event log.
///
/// ```
/// use paiju_core::{RuleId, rule_ids};
///
/// rule_ids! {
///     /// The rules of noughts and crosses.
///     pub enum Rule {
///         /// The players take turns.
///         Turns = "ttt.turns",
///         /// Three in a row win.
///         ThreeWin = "ttt.win.three",
///     }
/// }
///
/// assert_eq!(Rule::ThreeWin.id(), "ttt.win.three");
/// assert_eq!(Rule::from_id("ttt.turns"), Some(Rule::Turns));
/// assert_eq!(serde_json::to_string(&Rule::Turns).unwrap(), r#""ttt.turns""#);
/// assert_eq!(serde_json::from_str::<Rule>(r#""ttt.turns""#).unwrap(), Rule::Turns);
/// ```
#[macro_export]
macro_rules! rule_ids {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Rule:ident {
            $( $(#[$rule_meta:meta])* $Variant:ident = $id:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $Rule {
            $( $(#[$rule_meta])* #[doc = concat!("\n\nRule id: `", $id, "`.")] $Variant, )+
        }

        impl $crate::RuleId for $Rule {
            const ALL: &'static [Self] = &[$(Self::$Variant),+];

            fn id(self) -> &'static str {
                match self {
                    $(Self::$Variant => $id,)+
                }
            }
        }

        impl ::core::fmt::Display for $Rule {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str($crate::RuleId::id(*self))
            }
        }

        impl $crate::serde::Serialize for $Rule {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::RuleId::id(*self))
            }
        }

        impl $crate::schemars::JsonSchema for $Rule {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($Rule).into()
            }

            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({ "type": "string", "enum": [$($id),+] })
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $Rule {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <String as $crate::serde::Deserialize>::deserialize(deserializer)?;
                <Self as $crate::RuleId>::from_id(&id)
                    .ok_or_else(|| $crate::serde::de::Error::custom(format_args!("no rule has the id `{id}`")))
            }
        }
    };
}
