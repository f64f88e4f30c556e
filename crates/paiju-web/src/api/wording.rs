//! The questions that rules raise and their answers, in Chinese. In English they stand in the games' own declarations.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use paiju_contest::Language;
use paiju_contest::misreading::Misreading;

/// A line a question or an answer: problem, tab, `question` or `question=answer`, tab, its words.
const TEXT: &str = include_str!("../../data/readings_zh.tsv");

static CHINESE: LazyLock<BTreeMap<(&str, &str), &str>> = LazyLock::new(|| {
    let line = |line: &'static str| {
        let (problem, rest) = line.split_once('\t')?;
        let (reading, words) = rest.split_once('\t')?;
        Some(((problem, reading), words))
    };
    TEXT.lines().skip(1).filter_map(line).collect()
});

/// The words of a question, `ron-order`, or of an answer, `ron-order=forward`; `english` are those it was declared with.
pub(crate) fn words(problem: &str, reading: &str, english: &'static str, language: Language) -> &'static str {
    match language {
        Language::English => english,
        Language::Chinese => CHINESE.get(&(problem, reading)).copied().unwrap_or(english),
    }
}

/// A misreading in the words of a language.
pub(super) fn told(problem: &str, misreading: Misreading, language: Language) -> Misreading {
    let Misreading { question, answer, asks, says, right, rules } = misreading;
    let found = paiju_contest::find(problem).ok().and_then(|problem| {
        problem.questions().iter().find(|asked| asked.name == question)?.answers.first().map(|official| official.name)
    });
    let reading = |answer: &str| format!("{question}={answer}");
    Misreading {
        question,
        answer,
        asks: words(problem, question, asks, language),
        says: words(problem, &reading(answer), says, language),
        right: found.map_or(right, |official| words(problem, &reading(official), right, language)),
        rules,
    }
}

#[cfg(test)]
mod tests {
    use paiju_contest::PROBLEMS;

    use super::*;

    #[test]
    fn every_question_and_every_answer_is_told_in_chinese() {
        let mut known = 0;
        for problem in PROBLEMS {
            let name = problem.info().name;
            for question in problem.questions() {
                let answers = question.answers.iter().map(|answer| format!("{}={}", question.name, answer.name));
                for reading in answers.chain([question.name.to_string()]) {
                    assert!(
                        CHINESE.contains_key(&(name, reading.as_str())),
                        "{name}: {reading} is not told in Chinese"
                    );
                    known += 1;
                }
            }
        }
        assert_eq!(known, CHINESE.len(), "the table tells what no game asks");
    }

    #[test]
    fn a_misreading_is_told_with_the_right_answer() {
        let misreadings = paiju_contest::find("P7147").unwrap().misreadings();
        let forward = misreadings.iter().find(|misreading| misreading.to_string() == "ron-order=forward");
        let forward = forward.unwrap().clone();
        assert_eq!(told("P7147", forward.clone(), Language::English), forward);
        let chinese = told("P7147", forward, Language::Chinese);
        assert_eq!((chinese.asks, chinese.right), ("几个人都能荣和时，谁和？", "按当前方向离打牌者最近的人。"));
    }
}
