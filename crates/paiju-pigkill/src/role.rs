//! Who a pig really is, and for which side it plays.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a pig really is; only the main pig's role is known from the start.
///
/// ```
/// use paiju_pigkill::{Role, Side};
///
/// assert_eq!(Role::from_code("ZP"), Some(Role::Loyal));
/// assert_eq!(Role::Loyal.side(), Role::Main.side());
/// assert_eq!(Role::Rebel.side().to_string(), "FP");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Role {
    /// The main pig (主猪, MP): wins when every rebel is dead.
    #[serde(rename = "MP")]
    Main,
    /// A loyal pig (忠猪, ZP): protects the main pig and wins with it.
    #[serde(rename = "ZP")]
    Loyal,
    /// A rebel pig (反猪, FP): wins when the main pig is dead.
    #[serde(rename = "FP")]
    Rebel,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 3] = [Self::Main, Self::Loyal, Self::Rebel];

    /// The two letters under which the role is written.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Main => "MP",
            Self::Loyal => "ZP",
            Self::Rebel => "FP",
        }
    }

    /// The role with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.code() == code)
    }

    /// The side it plays for.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Main | Self::Loyal => Side::Main,
            Self::Rebel => Side::Rebel,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// One of the two sides. It is written as the pig that must survive for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Side {
    /// The main pig and the loyal pigs.
    #[serde(rename = "MP")]
    Main,
    /// The rebel pigs.
    #[serde(rename = "FP")]
    Rebel,
}

impl Side {
    /// The other side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Main => Self::Rebel,
            Self::Rebel => Self::Main,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Main => "MP",
            Self::Rebel => "FP",
        })
    }
}
