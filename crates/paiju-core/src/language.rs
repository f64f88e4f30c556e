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

/// A message in the wanted language, both versions side by side and checked when the program is built:
/// `say!(language, "{seat} draws {tile}", "{seat} 摸 {tile}")`.
#[macro_export]
macro_rules! say {
    ($language:expr, $english:literal, $chinese:literal $(, $($argument:tt)*)?) => {
        match $language {
            $crate::Language::English => format!($english $(, $($argument)*)?),
            $crate::Language::Chinese => format!($chinese $(, $($argument)*)?),
        }
    };
}
