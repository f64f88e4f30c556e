"""Guandan (掼蛋): the bombs of a hand, exactly, and how many to expect.

A card is a suit letter ``S H C D`` and a rank ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``; the jokers are ``BJ`` and
``RJ``. The deck has two of each card; the two hearts of the level's rank are wild.

An array of hands has the shape ``(n, 54)`` and the type ``uint8``: a hand a row, how many it holds of each card, 0 to 2, in
the order of :data:`CARDS`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, overload

import numpy as np
import numpy.typing as npt

from paiju import _draw, _paiju
from paiju._numbers import check_whole
from paiju.estimate import Estimate

CARDS: tuple[str, ...] = (*(f"{suit}{rank}" for suit in "SHCD" for rank in "23456789TJQKA"), "BJ", "RJ")
"""The 54 different cards, in the order of the columns of an array of hands."""

LEVELS: tuple[str, ...] = tuple("23456789TJQKA")
"""The thirteen levels."""

Preference = Literal["count", "strength"]
"""Of the arrangements with the most bombs: the one that spends least on them, or the one with the strongest."""

Method = Literal["maximum", "published-2rounds"]
"""How bombs are counted: exactly, or as a published greedy count has it."""


@dataclass(frozen=True)
class Bomb:
    """A bomb, card by card."""

    kind: Literal["rank", "straight-flush", "four-jokers"]
    """Four or more cards of a rank, five of a suit in a row, or the four jokers."""
    cards: tuple[str, ...]
    """Its cards; a wild card stands for the card of its place."""


@dataclass(frozen=True)
class Arrangement:
    """A hand laid out in as many bombs as there can be (理牌)."""

    level: str
    """The level."""
    cards: tuple[str, ...]
    """The hand, in order."""
    bombs: tuple[Bomb, ...]
    """The bombs."""
    rest: tuple[str, ...]
    """The cards in no bomb."""
    no_more: str
    """Why there are no more bombs, in a line."""

    def _repr_html_(self) -> str:
        wild = f"H{self.level}"
        rows = [(bomb.kind.replace("-", " "), _draw.cards(bomb.cards, wild)) for bomb in self.bombs]
        if self.rest:
            rows.append(("left", _draw.cards(self.rest, wild)))
        head = f"{len(self.bombs)} bombs at level {self.level}; no more: {self.no_more}"
        return _draw.paragraph(head) + _draw.drawn_rows((), rows)


@dataclass(frozen=True)
class Expectation:
    """How many bombs a dealt hand of 27 cards has, all exact but what wild cards miss."""

    level: str
    """The level."""
    seed: int
    """The seed of the sample."""
    hands: int
    """How many hands were looked at."""
    bombs: Estimate
    """The expected number of bombs."""
    shares: tuple[Estimate, ...]
    """The shares of hands with 0, 1, …, 6 bombs."""


@dataclass(frozen=True)
class Sample:
    """The bombs of dealt hands of 27 cards."""

    level: str
    """The level."""
    method: Method
    """How the bombs were counted."""
    seed: int
    """The seed of the deals."""
    first: int
    """The number of the first deal."""
    deals: int
    """How many hands were dealt."""
    bombs: Estimate
    """The number of bombs."""
    histogram: tuple[int, ...]
    """How many hands have 0, 1, …, 6 bombs."""


@dataclass(frozen=True)
class Distribution:
    """The largest number of bombs over hands of 27 cards that were all counted, none sampled."""

    name: Literal["rank-bombs", "wild-rank-bombs", "straight-flushes", "no-wild-card-held"]
    """Which one it is."""
    what: str
    """Which hands, and what counts as a bomb."""
    deck: int
    """How many cards the hands were dealt from."""
    counts: tuple[int, ...]
    """How many hands have 0, 1, 2, … bombs: exact."""

    @property
    def hands(self) -> int:
        """How many hands there are."""
        return sum(self.counts)

    @property
    def mean(self) -> Fraction:
        """The expected number of bombs, exactly."""
        return Fraction(sum(bombs * count for bombs, count in enumerate(self.counts)), self.hands)

    @property
    def probabilities(self) -> tuple[Fraction, ...]:
        """The probabilities of 0, 1, 2, … bombs, exactly."""
        return tuple(Fraction(count, self.hands) for count in self.counts)


@overload
def max_bombs(hand: str, level: str, *, prefer: Preference = "count") -> Arrangement: ...
@overload
def max_bombs(hand: npt.NDArray[np.uint8], level: str) -> npt.NDArray[np.int8]: ...
def max_bombs(
    hand: str | npt.NDArray[np.uint8], level: str, *, prefer: Preference = "count"
) -> Arrangement | npt.NDArray[np.int8]:
    """The largest number of disjoint bombs in a hand of any 0 to 108 cards, laid out.

    Of all arrangements that reach it the one with the fewest wild cards, then the fewest cards in bombs
    (``prefer="count"``), or the strongest bombs (``prefer="strength"``). Of an array ``(n, 54)`` of hands: the numbers
    alone, an ``int8`` array ``(n,)``; on all cores, Python's lock released.

    >>> len(max_bombs("S4 H4 C4 D4 S5 S6 S7 S8 H9 BJ", "9").bombs)
    2

    Raises :class:`ValueError` with the faults of the text, or with the row of the array that is no hand.
    """
    if not isinstance(hand, str):
        return _paiju.most_bombs(hand, level)
    told = json.loads(_paiju.max_bombs(hand, level, prefer))
    bombs = tuple(Bomb(each["kind"], tuple(each["cards"])) for each in told["bombs"])
    return Arrangement(told["level"], tuple(told["cards"]), bombs, tuple(told["rest"]), told["no_more"])


def counts(cards: str) -> npt.NDArray[np.uint8]:
    """How many of each card a text names, a row of an array of hands: the shape is ``(54,)``.

    >>> counts("S2 S2 RJ").tolist()[0]
    2

    Raises :class:`ValueError` with the faults of the text.
    """
    return _paiju.card_counts(cards)


def expectation(level: str, *, hands: int = 1_000_000, seed: int = 1) -> Expectation:
    """How many bombs to expect of a dealt hand of 27 cards, as sharply as that is known.

    The hands without wild cards are all counted, and so is what the other cards of the rest make: only what wild cards
    miss is sampled, from about ``hands`` hands, at least 2, most where it varies most. The same seed and number of hands
    give the same answer on any number of cores. Ctrl-C is heard at the end only.

    >>> low, high = expectation("7", hands=100_000).bombs.interval
    >>> low < 1.9481 < high
    True

    Raises :class:`ValueError` if there is no such level, or there are too few hands.
    """
    check_whole(hands=hands, seed=seed)
    told = json.loads(_paiju.expectation(level, hands, seed))
    shares = tuple(Estimate(**share) for share in told["shares"])
    return Expectation(level, seed, told["hands"], Estimate(**told["bombs"]), shares)


def sample(
    level: str,
    *,
    deals: int = 1_000_000,
    seed: int = 1,
    first: int = 0,
    given: str = "",
    method: Method = "maximum",
) -> Sample:
    """Deals hands of 27 cards and counts the bombs of each, exactly.

    The deals are those with the numbers ``first`` to ``first + deals - 1`` of the seed: the same on any machine and any
    number of cores, so that the histograms of parts add up to that of the whole; a part has at least 2 deals. ``given``
    are up to 27 cards that the player is known to hold. ``method="published-2rounds"`` is a published greedy count, its
    defects repaired, to compare. Ctrl-C is heard at the end only: of many deals, play parts.

    >>> sample("7", deals=10_000, given="BJ BJ RJ RJ").histogram[0]
    0

    Raises :class:`ValueError` if a name is unknown, for too few deals or too many cards, and with the faults of the text.
    """
    check_whole(deals=deals, seed=seed, first=first)
    told = json.loads(_paiju.sample(level, deals, seed, first, given, method))
    return Sample(level, method, seed, first, deals, Estimate(**told["bombs"]), tuple(told["histogram"]))


def distributions(level: str) -> list[Distribution]:
    """The distributions of the maximum over all hands that are known exactly, for a level.

    >>> [each.name for each in distributions("7")]
    ['rank-bombs', 'wild-rank-bombs', 'straight-flushes', 'no-wild-card-held']
    >>> f"{float(distributions('7')[2].mean):.14f}"
    '1.56153225987788'

    Raises :class:`ValueError` if there is no such level.
    """
    return [
        Distribution(each["name"], each["what"], each["deck"], tuple(int(count) for count in each["counts"]))
        for each in json.loads(_paiju.distributions(level))
    ]
