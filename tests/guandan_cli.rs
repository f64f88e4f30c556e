//! `paiju guandan …` as a person uses it.

use std::process::{Command, Output};

fn paiju(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_paiju")).arg("guandan").args(arguments).output().unwrap()
}

fn answer(arguments: &[&str]) -> String {
    let output = paiju(arguments);
    let told = String::from_utf8_lossy(&output.stderr);
    // Progress is for terminals: here standard error is none and stays empty.
    assert_eq!((output.status.code(), &*told), (Some(0), ""), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    let text = answer(&[arguments, &["--json"]].concat());
    assert_eq!(text.matches('\n').count(), 1, "{arguments:?}: one object on one line");
    serde_json::from_str(&text).unwrap()
}

/// Nothing on standard output, status 2.
fn complaint(arguments: &[&str]) -> String {
    let output = paiju(arguments);
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(2), &b""[..]), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// 108 over 27, and 106 over 27: the hands there are, with and without the wild cards in the deck.
const ALL_HANDS: u128 = 20_984_707_951_701_767_172_932_872;
const HANDS_WITHOUT_WILD_CARDS: u128 = ALL_HANDS * (81 * 80) / (108 * 107);

const FOURS_OR_FLUSH: &str = "S4 H4 C4 D4 S5 S6 S7 S8";

#[test]
fn the_bombs_come_with_the_reason_why_there_are_no_more() {
    let told = answer(&["bombs", FOURS_OR_FLUSH, "--level", "2"]);
    assert!(told.starts_with("1 bomb at level 2 (8 cards, 0 wild)\n"), "{told}");
    assert!(told.contains("no more: "), "{told}");
    let jokers = json(&["bombs", "BJ BJ RJ RJ S3", "--level", "A"]);
    assert_eq!(jokers["max_bombs"], 1);
    assert_eq!(jokers["certificate"]["reason"], "cards");
    assert!(jokers["no_more"].as_str().unwrap().contains("there are 1 beside the four jokers"), "{jokers}");
}

#[test]
fn arrangements_that_differ_in_kind_are_all_shown_the_preferred_one_first() {
    let by = |prefer| answer(&["arrange", FOURS_OR_FLUSH, "--level", "2", "--prefer", prefer]);
    let (count, strength) = (by("count"), by("strength"));
    for told in [&count, &strength] {
        for part in ["rank bomb       S4 H4 C4 D4", "straight flush  S4 S5 S6 S7 S8", "or, with", "no more: "] {
            assert!(told.contains(part), "`{part}` is not in\n{told}");
        }
    }
    // Four cards are fewer than five; a straight flush is stronger than four of a rank.
    assert!(count.find("rank bomb") < count.find("straight flush"), "{count}");
    assert!(strength.find("straight flush") < strength.find("rank bomb"), "{strength}");
}

#[test]
fn what_is_left_is_grouped() {
    let told = answer(&["arrange", "S4 H4 C4 D4 S5 C6 D7 S8 C9 SK CK S2 H3", "--level", "3"]);
    for part in ["wild            H3", "straight        S5 C6 D7 S8 C9", "pair            SK CK", "single          S2"]
    {
        assert!(told.contains(part), "`{part}` is not in\n{told}");
    }
    let object = json(&["arrange", "S4 H4 C4 D4 SK CK S2", "--level", "3"]);
    let rest = object["arrangements"][0]["rest"].as_array().unwrap();
    let kinds: Vec<_> = rest.iter().map(|group| group["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["pair", "single"]);
}

#[test]
fn the_hands_of_every_exact_distribution_add_up() {
    let object = json(&["expect", "--exact"]);
    let distributions = object["distributions"].as_array().unwrap();
    assert_eq!(distributions.len(), 3 + 7);
    for (place, distribution) in distributions.iter().enumerate() {
        let number = |value: &serde_json::Value| value.as_str().unwrap().parse::<u128>().unwrap();
        let sum: u128 = distribution["counts"].as_array().unwrap().iter().map(number).sum();
        let hands = if place < 3 { ALL_HANDS } else { HANDS_WITHOUT_WILD_CARDS };
        assert_eq!((sum, number(&distribution["hands_of_27_cards"])), (hands, hands));
    }
    // Each computed by a method of its own, outside this project.
    for (place, mean) in [1.374_156_601_268_091_7, 1.773_161_894_805_661_3, 1.561_532_259_877_877_8].iter().enumerate()
    {
        assert!((distributions[place]["mean"].as_f64().unwrap() - mean).abs() < 1e-14);
    }
    assert_eq!(distributions[4]["levels"], serde_json::json!(["2", "K"]));
}

#[test]
fn the_exact_answer_says_what_it_knows_and_what_not() {
    let told = answer(&["expect", "--exact", "--level", "7"]);
    for part in ["= 108 over 27", "= 106 over 27", "1.37415660126809", "level 7: the hands that hold no wild card"] {
        assert!(told.contains(part), "`{part}` is not in\n{told}");
    }
    assert!(told.contains("not known exactly") && !told.contains('≠'), "{told}");
    assert!(complaint(&["expect", "--exact", "--deals", "5"]).contains("--deals"));
}

#[test]
fn the_command_gives_what_the_library_does() {
    let deals = 300_001;
    let object = json(&["expect", "--level", "7", "--deals", &deals.to_string()]);
    let level = paiju_guandan::Level(paiju_guandan::Rank::Seven);
    let deals = paiju_guandan::Deals { seed: 1, range: 0..deals, given: paiju_guandan::Hand::EMPTY };
    let at_once = &paiju_guandan::expect(&deals, &[level], paiju_guandan::Method::Maximum, &|_| {}).unwrap()[0];
    assert_eq!(object["levels"][0]["histogram"], serde_json::json!(at_once.histogram));
}

#[test]
fn every_method_names_its_interval_and_they_agree_on_the_order() {
    let mean = |method| {
        let object = json(&["expect", "--level", "7", "--deals", "50000", "--method", method]);
        assert!(object["interval_method"].as_str().unwrap().contains("1.96 standard errors"));
        assert_eq!(object["what"], method);
        let level = &object["levels"][0];
        let ends = [0, 1].map(|end| level["interval"][end].as_f64().unwrap());
        (level["mean"].as_f64().unwrap(), ends[1] - ends[0])
    };
    let (maximum, stratified, greedy) = (mean("maximum"), mean("stratified"), mean("published-2rounds"));
    assert!((maximum.0 - stratified.0).abs() < maximum.1 && stratified.1 < maximum.1 / 8.0);
    assert!(greedy.0 + 0.15 < maximum.0, "{greedy:?} {maximum:?}");
}

#[test]
fn given_cards_are_held() {
    let jokers = "BJ BJ RJ RJ";
    let object = json(&["expect", "--level", "7", "--deals", "2000", "--by", "kind", "--given", jokers]);
    assert_eq!((&object["levels"][0]["joker"]["mean"], &object["given"][3]), (&1.0.into(), &"RJ".into()));
    let told = answer(&["expect", "--level", "7", "--deals", "2000", "--given", jokers]);
    assert!(told.contains("BJ BJ RJ RJ given"), "{told}");
    for (arguments, expected) in [
        (&["--given", "H7 7H"][..], "--given:1:4"),
        (&["--given", jokers, "--method", "stratified"], "no card is given"),
        (&["--by", "kind", "--method", "stratified"], "cannot be used with"),
        (&["--players", "3"], "3"),
        (&["--deals", "-1"], "from 2 to"),
        (&["--deals", "1"], "from 2 to"),
        (&["--level", "1"], "all"),
    ] {
        let told = complaint(&[&["expect"], arguments].concat());
        assert!(told.contains(expected), "{arguments:?}: {told}");
    }
}

#[test]
fn a_table_has_four_hands() {
    let object = json(&["expect", "--level", "7", "--deals", "20000", "--players", "4"]);
    let level = &object["levels"][0];
    let seats: f64 = level["seats"].as_array().unwrap().iter().map(|seat| seat["mean"].as_f64().unwrap()).sum();
    assert!((level["bombs"]["mean"].as_f64().unwrap() - seats).abs() < 1e-9);
    assert_eq!(level["nobody"]["interval_method"], "95% by Wilson's score interval");
    let told = answer(&["expect", "--level", "7", "--deals", "2000", "--players", "4"]);
    assert!(told.contains("Wilson") && told.contains("partners"), "{told}");
}

#[test]
fn a_picture_shows_the_exact_distributions_beside_the_sampled() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (svg, png) = (file("seven.svg"), file("seven.png"));
    let sampled = ["expect", "--level", "7", "--deals", "2000"];
    let without = answer(&sampled);
    assert_eq!(answer(&[&sampled[..], &["--plot", &svg]].concat()), without);
    let drawn = std::fs::read_to_string(&svg).unwrap();
    for part in ["exact: rank bombs", "mean 1.3742", "mean 1.5615", "sampled: everything, level 7", "2000 deals"] {
        assert!(drawn.contains(part), "`{part}` is not in\n{drawn}");
    }
    answer(&["expect", "--exact", "--level", "7", "--plot", &png]);
    assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    assert!(complaint(&["expect", "--deals", "2", "--plot", &file("seven.gif")]).contains(".svg or .png"));
    assert!(complaint(&["expect", "--deals", "2", "--by", "kind", "--plot", &svg]).contains("cannot be used with"));
    assert!(!folder.path().join("seven.gif").exists());
}

#[test]
fn every_answer_can_be_had_in_chinese() {
    let chinese = |arguments: &[&str]| answer(&[arguments, &["--lang", "zh"]].concat());
    let hand = "S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ BJ";
    let told = chinese(&["bombs", hand, "--level", "9"]);
    for part in ["级牌 9：2 个炸弹（11 张牌，逢人配 1 张）", "  炸弹            H4", "剩牌", "不能更多："]
    {
        assert!(told.contains(part), "`{part}` is not in\n{told}");
    }
    let told = chinese(&["arrange", FOURS_OR_FLUSH, "--level", "2"]);
    assert!(told.contains("或者，用 1 个同花顺") && told.contains("单张"), "{told}");
    let deals = ["expect", "--level", "7", "--deals", "2000"];
    for (more, part) in [
        (&["--method", "maximum"][..], "27 张手牌的炸弹数：发牌 2000 次，种子 1"),
        (&["--method", "published-2rounds"], "贪心"),
        (&["--method", "stratified"], "同一行的级牌分布完全相同"),
        (&["--by", "kind"], "天王炸"),
        (&["--players", "4"], "对家"),
        (&["--given", "BJ"], "，已知 BJ"),
    ] {
        let told = chinese(&[&deals, more].concat());
        assert!(told.contains(part) && told.contains("95% 区间"), "`{part}` is not in\n{told}");
    }
    let told = chinese(&["expect", "--exact", "--level", "7"]);
    assert!(told.contains("级牌 7：没有逢人配的手牌") && told.contains("C(108, 27)"), "{told}");
}
