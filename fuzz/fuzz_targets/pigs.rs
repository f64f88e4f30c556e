#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| paiju_fuzz::pigs::holds(bytes));
