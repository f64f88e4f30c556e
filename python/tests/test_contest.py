"""The contest problems from Python: confirmed cases, faults, games, explanations."""

import json
import warnings
from pathlib import Path
from xml.etree import ElementTree

import pytest

import paiju

WALL = "examples/P7147/wall.txt"
KILLS = "examples/P2482/game.txt"


@pytest.mark.parametrize("problem", ["P2482", "P5301", "P7147", "UVA11210", "guandan"])
def test_the_confirmed_cases_come_out(root: Path, problem: str) -> None:
    inputs = sorted((root / "tests/data" / problem).glob("*.in"))[:12]
    assert inputs
    for path in inputs:
        text, output = path.read_text(), path.with_suffix(".out").read_text()
        assert paiju.solve(problem, text).text == output, path
        assert paiju.check(problem, text, output)


def test_a_problem_is_known_by_all_its_names(root: Path) -> None:
    text = (root / KILLS).read_text()
    problem = next(problem for problem in paiju.problems() if problem.name == "P2482")
    assert {paiju.solve(name, text).problem for name in (problem.name, "p2482", *problem.aliases)} == {"P2482"}
    with pytest.raises(ValueError, match="no problem is named `P0`; there are P2482"):
        paiju.solve("P0", "")


def test_faults_are_told_as_on_the_command_line() -> None:
    with pytest.raises(ValueError) as refused:
        paiju.solve("P5301", "1\n1q 2m\n0\n", source="queries.txt")
    for part in ["error: unknown tile `1q`", "queries.txt:2:1", "^^ not a tile", "help: the tiles are 1m to 9m"]:
        assert part in str(refused.value), str(refused.value)


def test_unknown_readings_and_languages_are_refused(root: Path) -> None:
    text = (root / WALL).read_text()
    with pytest.raises(ValueError, match="no question is named `x`; the questions are"):
        paiju.solve("P7147", text, rules={"x": "y"})
    with pytest.raises(ValueError, match="`x` is no answer to `ron-order`"):
        paiju.solve("P7147", text, rules={"ron-order": "x"})
    with pytest.raises(ValueError, match="the languages are en, zh"):
        paiju.trace("P7147", text, language="de")  # type: ignore[arg-type]


def test_a_reading_changes_exactly_the_cases_that_tell_it_apart(root: Path) -> None:
    """The manifest names them. Some inputs have text behind the wall, which is read with a warning."""
    rows = [line.split("\t") for line in (root / "tests/data/P7147/MANIFEST.tsv").read_text().splitlines()[1:]]
    expected = {row[0] for row in rows if "ron_forward" in row[3].split(",")}
    changed = set()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", paiju.InputWarning)
        for case in (row[0] for row in rows):
            text = (root / f"tests/data/P7147/{case}.in").read_text()
            read_otherwise = paiju.solve("P7147", text, rules={"ron-order": "forward"}).text
            if read_otherwise != paiju.solve("P7147", text).text:
                changed.add(case)
    assert changed == expected and expected


def test_what_is_odd_is_warned_of(root: Path) -> None:
    text = (root / WALL).read_text() + "1M\n"
    with pytest.warns(paiju.InputWarning, match="text after the last tile of the wall"):
        assert paiju.solve("P7147", text).text == paiju.solve("P7147", (root / WALL).read_text()).text


def test_a_game_is_told_event_by_event(root: Path) -> None:
    for problem, path in (("P7147", WALL), ("P2482", KILLS)):
        trace = paiju.trace(problem, (root / path).read_text())
        lines = [json.loads(line) for line in trace.jsonl.splitlines()]
        assert lines[0]["problem"] == problem
        assert [line["event"] for line in lines[1:]] == trace.events
        assert [step.number for step in trace.steps] == list(range(1, len(trace.steps) + 1))
        known = {rule.id for rule in paiju.rules(problem)}
        assert all(step.text and set(step.rules) <= known for step in trace.steps)


def test_a_seat_is_told_what_has_to_do_with_it(root: Path) -> None:
    text = (root / WALL).read_text()
    every, own = paiju.trace("P7147", text), paiju.trace("P7147", text, seat="B")
    assert 0 < len(own.steps) < len(every.steps)
    assert all(step in every.steps for step in own.steps)
    with pytest.raises(ValueError, match="X"):
        paiju.trace("P7147", text, seat="X")
    with pytest.raises(ValueError, match="P5301 is a question, not a game"):
        paiju.trace("P5301", "")


def test_languages_differ_in_words_alone(root: Path) -> None:
    text = (root / WALL).read_text()
    english, chinese = paiju.trace("P7147", text), paiju.trace("P7147", text, language="zh")
    assert english.events == chinese.events
    assert any("摸" in step.text for step in chinese.steps)
    assert "摸" in paiju.reasons("P7147", text, language="zh")


def test_a_wrong_output_is_judged_and_explained(root: Path) -> None:
    """The output of a reading: the explanation names that reading and its rules."""
    for path in sorted((root / "tests/data/P7147").glob("*.in")):
        text = path.read_text()
        wrong = paiju.solve("P7147", text, rules={"ron-order": "forward"}).text
        if wrong != paiju.solve("P7147", text).text:
            break
    explanation = paiju.explain("P7147", text, wrong)
    assert (explanation.verdict, bool(explanation)) == ("wrong-answer", False)
    assert explanation.verdict == paiju.check("P7147", text, wrong).verdict
    assert ("ron-order", "forward") in [(each.question, each.answer) for each in explanation.misreadings]
    assert set(explanation.rules) <= {rule.id for rule in paiju.rules("P7147")}
    malformed = paiju.check("P7147", text, "nonsense\n")
    assert (malformed.verdict, malformed.line) == ("wrong-format", 1)
    assert "nonsense" in malformed.faults


def test_notebooks_get_well_formed_pictures(root: Path) -> None:
    for problem, path in (("P7147", WALL), ("P2482", KILLS)):
        trace = paiju.trace(problem, (root / path).read_text())
        for shown in (trace, trace.steps[0], trace.steps[-1]):
            ElementTree.fromstring(f"<div>{shown._repr_html_()}</div>")
    last = ElementTree.fromstring(f"<div>{trace.steps[-1]._repr_html_()}</div>")
    assert [row[0].text for row in last.iter("tr")] == ["DEAD", "DEAD", "1 "]
    seats = ElementTree.fromstring(f"<div>{paiju.trace('P7147', (root / WALL).read_text())._repr_html_()}</div>")
    assert len(seats.findall(".//{http://www.w3.org/2000/svg}svg")) >= 4
