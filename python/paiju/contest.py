"""The contest problems: text in the published format in, the published answer and its reasons out.

``rules`` maps questions that the rules raise to answers that differ from the official ones, as
``{"ron-order": "forward"}``; :func:`questions` lists them. ``source`` is what messages call the text.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from paiju import _draw, _paiju

Language = Literal["en", "zh"]
"""English or Chinese."""

Verdict = Literal["ok", "wrong-answer", "wrong-format", "unexpected-eof"]
"""What a judge says of an output, in testlib's words."""


class InputWarning(UserWarning):
    """A text can be read, but perhaps not as it was meant; the message shows the place."""


@dataclass(frozen=True)
class Problem:
    """What a contest problem is called."""

    name: str
    """The number under which it is known: ``P7147``."""
    aliases: tuple[str, ...]
    """Other names that the functions of this module take too."""
    summary: str
    """One line about it."""


@dataclass(frozen=True)
class Solution:
    """The answer to an input."""

    problem: str
    """The problem's number."""
    text: str
    """The answer in the published format."""
    answer: Any
    """The same as numbers, strings, lists and dictionaries."""


@dataclass(frozen=True)
class Step:
    """One thing that happened in a game."""

    problem: str = field(repr=False)
    """The problem's number."""
    number: int
    """The event's number, from 1."""
    turn: int
    """The number of the turn it belongs to; 0 before the first."""
    text: str
    """The event in words."""
    rules: tuple[str, ...]
    """The ids of the rules that it rests on: first the one that decided it."""
    event: dict[str, Any] = field(repr=False)
    """Every fact of the event, as in the JSON lines."""
    table: str = field(repr=False)
    """The table after it, as solvers print it."""

    def _repr_html_(self) -> str:
        return _draw.paragraph(f"{self.number}. {self.text} [{', '.join(self.rules[:1])}]") + self._drawn()

    def _drawn(self) -> str:
        return _draw.table(self.table, "tiles" if self.problem == "P7147" else "kills")


@dataclass(frozen=True)
class Trace:
    """A game told event by event."""

    problem: str
    """The problem's number."""
    steps: tuple[Step, ...]
    """The events, in order; a notebook draws any of them as the table after it."""
    jsonl: str = field(repr=False)
    """The same as JSON lines: the first says what is told, each other is an event. With it alone the game can be
    replayed."""

    @property
    def events(self) -> list[dict[str, Any]]:
        """The events as dictionaries, every fact in them."""
        return [step.event for step in self.steps]

    def _repr_html_(self) -> str:
        told = [(str(step.number), step.text, step.rules[0] if step.rules else "") for step in self.steps]
        final = self.steps[-1]._drawn() if self.steps else ""
        return final + _draw.rows(("event", "what happens", "rule"), told)


@dataclass(frozen=True)
class Judgement:
    """What was found out about an output; true if it is right."""

    verdict: Verdict
    """The verdict."""
    comment: str
    """Why, on one line."""
    line: int | None
    """The line of the output that it is about, from 1."""
    faults: str = field(repr=False)
    """What is wrong with its form, each place shown."""

    def __bool__(self) -> bool:
        return self.verdict == "ok"


@dataclass(frozen=True)
class Misreading:
    """One question of the rules answered otherwise than officially."""

    question: str
    """The question's name."""
    answer: str
    """The wrong answer's name."""
    asks: str
    """The question in words."""
    says: str
    """The wrong answer in words."""
    right: str
    """The right answer in words."""
    rules: tuple[str, ...]
    """The ids of the rules that it gets wrong."""


@dataclass(frozen=True)
class Explanation(Judgement):
    """Why an output is wrong."""

    rules: tuple[str, ...]
    """The ids of the rules that it rests on, those of the likeliest misreading first."""
    misreadings: tuple[Misreading, ...]
    """The misreadings that give this output, the likelier first."""
    text: str = field(repr=False)
    """All of it in words."""
    print: str | None = field(repr=False)
    """Somebody's own print of the table compared with ours, in words."""

    def _repr_html_(self) -> str:
        return _draw.verbatim(self.text + (self.print or ""))


@dataclass(frozen=True)
class Rule:
    """A section of the rule book."""

    id: str
    """The id by which traces and explanations name it: ``p7147.ron.nearest``."""
    sentence: str
    """The rule in one sentence."""
    text: str = field(repr=False)
    """The rule, an example, how it is misread, a case that shows it; Markdown."""

    def _repr_markdown_(self) -> str:
        return f"**{self.id}**\n\n{self.text}"


@dataclass(frozen=True)
class Answer:
    """One answer to a :class:`Question`."""

    name: str
    """The answer's name."""
    text: str
    """The answer in words."""


@dataclass(frozen=True)
class Question:
    """A question that the rules raise, and that people answer differently."""

    name: str
    """The question's name: ``ron-order``."""
    text: str
    """The question in words."""
    answers: tuple[Answer, ...]
    """The answers, the official one first."""


def problems() -> list[Problem]:
    """The problems that there are."""
    return [Problem(each["name"], tuple(each["aliases"]), each["summary"]) for each in json.loads(_paiju.problems())]


def solve(problem: str, text: str, *, rules: Mapping[str, str] | None = None, source: str = "input") -> Solution:
    """Solves an input of a problem, both in the published formats.

    >>> solve("UVA11210", "1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA\\n0\\n").text
    'Case 1: 1S 4S FA\\n'

    Raises :class:`ValueError` for an unknown problem or reading, with every fault of the text, or if the input has no
    answer.
    """
    printed, answer, odd = _paiju.solve(problem, text, _readings(rules), source)
    _warn(odd)
    return Solution(_number(problem), printed, json.loads(answer))


def reasons(
    problem: str,
    text: str,
    *,
    rules: Mapping[str, str] | None = None,
    language: Language = "en",
    source: str = "input",
) -> str:
    """The answer to an input with its reasons, in words. Raises as :func:`solve` does."""
    told, odd = _paiju.reasons(problem, text, _readings(rules), language, source)
    _warn(odd)
    return told


def trace(
    problem: str,
    text: str,
    *,
    seat: str | None = None,
    rules: Mapping[str, str] | None = None,
    language: Language = "en",
    source: str = "input",
) -> Trace:
    """The game that an input leads to, event by event: what happened, and which rule decided it.

    The games are ``P7147`` and ``P2482``. With a ``seat`` (``"A"`` to ``"D"``, or ``"1"`` to ``"10"``) only what has to
    do with it. Raises as :func:`solve` does.
    """
    lines, steps, odd = _paiju.trace(problem, text, _readings(rules), seat, language, source)
    _warn(odd)
    told = {json.loads(line)["number"] for line in lines.splitlines()[1:]}
    number = _number(problem)
    every = (Step(problem=number, **{**each, "rules": tuple(each["rules"])}) for each in json.loads(steps))
    return Trace(number, tuple(step for step in every if step.number in told), lines)


def check(problem: str, text: str, output: str) -> Judgement:
    """Judges somebody's output to an input. Raises :class:`ValueError` if the input is bad or has no answer.

    >>> check("UVA11210", "1S 1S 2S 2S 2S 3S 3S 3S 7S 8S 9S FA FA\\n0\\n", "Case 1: 1S 4S\\n").verdict
    'wrong-answer'
    """
    return Judgement(**json.loads(_paiju.check(problem, text, output)))


def explain(
    problem: str, text: str, output: str, *, print: str | None = None, language: Language = "en"
) -> Explanation:
    """Explains why somebody's output to an input is wrong.

    The first line that differs, what was on the table then, what is right there and why, and which misreading of which
    rule leads to exactly this. ``print`` is somebody's own print of the table after every turn (P2482), a line a pig:
    ``hp | cards``. Raises as :func:`check` does.
    """
    told = json.loads(_paiju.explain(problem, text, output, print, language))
    told["misreadings"] = tuple(Misreading(**{**each, "rules": tuple(each["rules"])}) for each in told["misreadings"])
    told["rules"] = tuple(told["rules"])
    return Explanation(**told)


def rules(problem: str, *, language: Language = "en") -> list[Rule]:
    """The rules of a problem, in the order of the rule book; ``language`` is that of the sentences.

    Raises :class:`ValueError` for an unknown problem or language.
    """
    return [Rule(**each) for each in json.loads(_paiju.rules(problem, language))]


def questions(problem: str) -> list[Question]:
    """The questions that the rules of a problem raise; none if nobody disagrees.

    Raises :class:`ValueError` for an unknown problem.
    """
    return [
        Question(each["name"], each["text"], tuple(Answer(**answer) for answer in each["answers"]))
        for each in json.loads(_paiju.questions(problem))
    ]


def _number(name: str) -> str:
    """The number of the problem that is known by this name."""
    known = {alias.lower(): each.name for each in problems() for alias in (each.name, *each.aliases)}
    return known[name.lower()]


def _readings(rules: Mapping[str, str] | None) -> list[tuple[str, str]]:
    return list((rules or {}).items())


def _warn(odd: str) -> None:
    if odd:
        warnings.warn(odd, InputWarning, stacklevel=3)
