"""Exact engines for rule-heavy Chinese tabletop games: mahjong, Guandan (掼蛋), Pig Kingdom Kill (猪国杀).

* :func:`solve`, :func:`reasons`, :func:`trace`, :func:`check`, :func:`explain`: the contest problems, in their published
  formats; :func:`problems`, :func:`rules`, :func:`questions`: what there is to ask.
* :mod:`paiju.mahjong`: distance, waits, discards, best hand, draws to win; distances and waits of whole arrays of hands.
* :mod:`paiju.guandan`: the largest number of bombs, of a hand or of an array of hands; how many to expect.
* :mod:`paiju.envs`: the games for learning programs, one at a time (PettingZoo) or many side by side.
* :func:`read`: a batch of games as a table; :mod:`paiju.batch` plays one here, :mod:`paiju.cluster` on a Ray cluster.
* :mod:`paiju.arena`: players against each other, who wins how often.

Text with a fault is refused whole, with :class:`ValueError`: every fault is told with its place, the reason and what was
expected. What is odd but can be read is told as an :class:`InputWarning`.
"""

from paiju import arena, batch, cluster, envs, guandan, mahjong
from paiju.batch import Run, read
from paiju.contest import (
    Answer,
    Explanation,
    InputWarning,
    Judgement,
    Misreading,
    Problem,
    Question,
    Rule,
    Solution,
    Step,
    Trace,
    check,
    explain,
    problems,
    questions,
    reasons,
    rules,
    solve,
    trace,
)

__all__ = [
    "Answer",
    "Explanation",
    "InputWarning",
    "Judgement",
    "Misreading",
    "Problem",
    "Question",
    "Rule",
    "Run",
    "Solution",
    "Step",
    "Trace",
    "arena",
    "batch",
    "check",
    "cluster",
    "envs",
    "explain",
    "guandan",
    "mahjong",
    "problems",
    "questions",
    "read",
    "reasons",
    "rules",
    "solve",
    "trace",
]
