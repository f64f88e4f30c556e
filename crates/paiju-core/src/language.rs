//! The two languages in which paiju speaks to people.

/// English or Chinese.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Chinese, simplified (中文).
    Chinese,
}

/// The same words in both languages.
///
/// ```
/// use paiju_core::{Language, Words};
///
/// let words = Words::new("a bomb", "炸弹");
/// assert_eq!(words.told(Language::Chinese), "炸弹");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Words {
    /// In English.
    pub english: &'static str,
    /// In Chinese.
    pub chinese: &'static str,
}

impl Words {
    /// Both, without white space at their ends.
    #[must_use]
    pub const fn new(english: &'static str, chinese: &'static str) -> Self {
        Self { english: english.trim_ascii(), chinese: chinese.trim_ascii() }
    }

    /// In this language.
    #[must_use]
    pub const fn told(self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Chinese => self.chinese,
        }
    }
}

/// A message in the wanted language: both versions stand side by side, and what they name is checked by the compiler.
///
/// ```
/// use paiju_core::{Language, say};
///
/// let told = |language, seat, tile| say!(language, "{seat} draws {tile}", "{seat} 摸 {tile}");
/// assert_eq!(told(Language::English, "A", "1m"), "A draws 1m");
/// assert_eq!(told(Language::Chinese, "A", "1m"), "A 摸 1m");
/// ```
#[macro_export]
macro_rules! say {
    ($language:expr, $english:literal, $chinese:literal $(, $($argument:tt)*)?) => {
        match $language {
            $crate::Language::English => format!($english $(, $($argument)*)?),
            $crate::Language::Chinese => format!($chinese $(, $($argument)*)?),
        }
    };
}
