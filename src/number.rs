//! Numbers as values of options: what is no such number is refused with what was expected.

use std::ops::RangeInclusive;
use std::time::Duration;

use clap::Command;

/// The longest time that an option may give, in seconds: a year.
pub(crate) const LONGEST: u64 = 365 * 24 * 60 * 60;

/// Reads a whole number of this range.
pub(crate) fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number =
            text.parse().ok().filter(|number| range.contains(number)).and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| format!("expected a whole number from {} to {}", range.start(), range.end()))
    }
}

/// Reads a span of time in seconds, which need not be whole.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let time = time.filter(|time| !time.is_zero() && *time <= Duration::from_secs(LONGEST));
    time.ok_or_else(|| format!("expected a number of seconds, more than 0 and at most {LONGEST}, for example 2 or 0.5"))
}

/// Has every option of a command take `-5` for its value, and its reader say what was expected, rather than for an option.
pub(crate) fn negative_numbers_are_values(command: Command) -> Command {
    let command = command.mut_args(|argument| {
        let is_option = argument.get_long().is_some() && argument.get_action().takes_values();
        if is_option { argument.allow_negative_numbers(true) } else { argument }
    });
    command.mut_subcommands(negative_numbers_are_values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_of_the_range_is_told_the_range() {
        let read = whole::<u16>(1..=256);
        assert_eq!((read("1"), read("256")), (Ok(1), Ok(256)));
        for text in ["0", "257", "-5", "1.5", "", "many", "99999999999999999999"] {
            assert_eq!(read(text), Err("expected a whole number from 1 to 256".to_string()), "{text}");
        }
        assert_eq!(whole::<u64>(0..=u64::MAX)("18446744073709551615"), Ok(u64::MAX));
    }

    #[test]
    fn a_time_is_more_than_nothing_and_ends() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["0", "-1", "1e300", "nan", "inf", "1e-300", "31536001", "", "soon"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
