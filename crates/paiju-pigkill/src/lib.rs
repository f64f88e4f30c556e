//! Pig Kingdom Kill (猪国杀), the hidden-role card game of SDOI 2010, simulated to the letter.
