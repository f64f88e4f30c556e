"""Mahjong hands: distance, waits, discards, best hand, draws to win.

A hand is written ``123m456p789s11z``: characters ``m``, dots ``p``, bamboo ``s``, honours ``1z`` to ``7z`` (East, South,
West, North, White, Green, Red), exposed groups in parentheses: ``23p55s (111z) (222z) (333z)``. It has 13 tiles, or 14
after the draw; exposed groups need not be shown.

An array of hands has the shape ``(n, 34)`` and the type ``uint8``: a hand a row, how many it holds of each kind, in the
order of :data:`TILES`. A row has 13 or 14 tiles, three fewer for each exposed group. Rows are read where they lie, on all
cores, with Python's lock released.

Programs disagree on hands that need a fifth copy of a tile: ``fifth_tile`` is ``"excluded"`` (nothing is hoped for that
needs one) or ``"allowed"``. ``forms`` is ``"all"`` or ``"standard"`` (no seven pairs, no thirteen orphans).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, overload

import numpy as np
import numpy.typing as npt

from paiju import _draw, _paiju

TILES: tuple[str, ...] = tuple(
    f"{rank}{suit}" for suit, ranks in (("m", 9), ("p", 9), ("s", 9), ("z", 7)) for rank in range(1, ranks + 1)
)
"""The 34 kinds, in the order of the columns of an array of hands and of the bits of a mask."""

FifthTile = Literal["excluded", "allowed"]
"""Whether a hand may hope for a fifth copy of a tile."""

Forms = Literal["all", "standard"]
"""Which winning hands there are: all three forms, or four groups and a pair alone."""

Form = Literal["standard", "seven-pairs", "thirteen-orphans"]
"""A form of a winning hand."""

Shape = Literal["open", "closed", "edge", "pair", "dual-pairs", "orphan", "multiple"]
"""What a wait is called, by what the tile completes."""


@dataclass(frozen=True)
class Distances:
    """How many tiles a hand lacks of each form, 0 to 14; ``None`` for a form that is out of question."""

    standard: int
    """Four groups and a pair."""
    seven_pairs: int | None
    """Seven different pairs."""
    thirteen_orphans: int | None
    """One of each terminal and honour, and one more of them."""


@dataclass(frozen=True)
class Distance:
    """How far a hand is from complete."""

    hand: str
    """The hand, in order."""
    distance: int
    """How many tiles it lacks, 0 to 14: 0 is complete, 1 is ready."""
    by_form: Distances
    """The same, form by form."""
    accepting: tuple[str, ...]
    """The kinds that bring it nearer."""
    unseen: int
    """How many tiles of those kinds are neither held nor visible."""

    @property
    def shanten(self) -> int:
        """The distance less one, as many players count: -1 to 13."""
        return self.distance - 1

    def _repr_html_(self) -> str:
        nearer = _draw.tiles(" ".join(self.accepting)) if self.accepting else "nothing"
        return _draw.tiles(self.hand) + _draw.labelled(
            {"distance": str(self.distance), f"nearer with ({self.unseen} unseen)": nearer}
        )


@dataclass(frozen=True)
class Completion:
    """One way in which a tile completes a hand."""

    shape: Shape
    """What it does there."""
    joins: tuple[str, ...]
    """The tiles of the hand that it joins."""


@dataclass(frozen=True)
class Wait:
    """A kind that a hand waits for."""

    tile: str
    """The kind."""
    unseen: int
    """How many tiles of it are neither held nor visible, 0 to 4."""
    forms: tuple[Form, ...]
    """The forms of the hand that it completes."""
    completes: tuple[Completion, ...]
    """What it completes."""
    groupings: tuple[str, ...]
    """Every way in which the complete hand falls into groups and a pair: ``123m 456m 55p 678s``."""


@dataclass(frozen=True)
class Waits:
    """What a hand waits for."""

    hand: str
    """The hand, in order."""
    waits: tuple[Wait, ...]
    """The kinds, in order; none if the hand is not ready."""
    shape: Shape | None
    """How it waits as a whole: in one shape, or ``"multiple"``."""

    @property
    def tiles(self) -> tuple[str, ...]:
        """The kinds."""
        return tuple(wait.tile for wait in self.waits)

    def _repr_html_(self) -> str:
        rows = [
            (_draw.tiles(wait.tile), str(wait.unseen), " or ".join(_draw.tiles(each) for each in wait.groupings))
            for wait in self.waits
        ]
        return _draw.tiles(self.hand) + _draw.drawn_rows(("waits for", "unseen", "the hand"), rows)


@dataclass(frozen=True)
class Discard:
    """A tile that may be discarded, and what is left then."""

    tile: str
    """The tile."""
    distance: int
    """How many tiles the hand lacks without it."""
    by_form: Distances
    """The same, form by form."""
    accepting: tuple[str, ...]
    """The kinds that bring the hand nearer then."""
    unseen: int
    """How many tiles of those kinds are unseen."""
    improvements: dict[str, int]
    """The kinds that do not bring it nearer but let more tiles do so, with the number of their unseen tiles."""
    why: str
    """Why it stands where it stands."""


@dataclass(frozen=True)
class Discards:
    """Every discard of a hand, the best first: by distance, then by how many unseen tiles bring it nearer."""

    hand: str
    """The hand, in order."""
    distance: int
    """How many tiles it lacks."""
    discards: tuple[Discard, ...]
    """The discards."""

    @property
    def best(self) -> Discard:
        """The first."""
        return self.discards[0]

    def _repr_html_(self) -> str:
        rows = [
            (
                _draw.tiles(each.tile),
                str(each.distance),
                _draw.tiles(" ".join(each.accepting)),
                str(each.unseen),
                each.why,
            )
            for each in self.discards
        ]
        heads = ("discard", "distance", "nearer with", "unseen", "why")
        return _draw.tiles(self.hand) + _draw.drawn_rows(heads, rows)


@dataclass(frozen=True)
class Factor:
    """What one kind contributes to a score: ``ways``, doubled for each tile taken if it is dora."""

    tile: str
    """The kind."""
    left: int
    """How many tiles are left of it."""
    taken: int
    """How many of them the hand takes."""
    ways: int
    """In how many ways they can be taken."""
    dora: bool
    """Whether each of them doubles the score."""
    value: int
    """The number that the score is multiplied by."""


@dataclass(frozen=True)
class ScoredHand:
    """A winning hand and its score, by the rules of P5301."""

    score: int
    """The product of ``times`` and the factors."""
    form: Form
    """Its form."""
    kongs: int
    """How many of its groups are kongs, 0 to 4."""
    tiles: str
    """Its tiles, 14 and one more for each kong."""
    times: int
    """7 for seven pairs, 13 for thirteen orphans, else 1."""
    factors: tuple[Factor, ...]
    """What each kind contributes."""


@dataclass(frozen=True)
class BestHands:
    """The hands with the highest scores out of the tiles that are left."""

    left: str
    """The tiles that are left."""
    dora: tuple[str, ...]
    """The kinds that double the score."""
    hands: tuple[ScoredHand, ...]
    """The hands, the best first; none if no winning hand can be made."""

    @property
    def best(self) -> ScoredHand | None:
        """The first."""
        return self.hands[0] if self.hands else None

    def _repr_html_(self) -> str:
        rows = [(f"{hand.score:,}", hand.form, _draw.tiles(hand.tiles)) for hand in self.hands]
        return _draw.drawn_rows(("score", "form", "hand"), rows)


@dataclass(frozen=True)
class WithinDraws:
    """How likely a hand reaches its goal within so many draws, exactly, by the best play for that goal alone."""

    draws: int
    """The draws."""
    complete: Fraction | None
    """To be complete; ``None`` where there is too much to count."""
    ready: Fraction | None
    """To be ready or complete; ``None`` where there is too much to count."""
    contained: float | None
    """That the hand and the draws together hold a complete hand, which no play can beat."""


@dataclass(frozen=True)
class DrawsToWin:
    """How likely a hand is to be complete, or ready, within so many draws."""

    hand: str
    """The hand, in order."""
    distance: int
    """How many tiles it lacks."""
    unseen: int
    """How many tiles are neither held nor visible."""
    draws: tuple[WithinDraws, ...]
    """The chances within 1, 2, … draws."""
    expected_draws: float | None
    """The expected number of draws until hand and draws hold a complete hand, if nothing were discarded."""
    after_each_discard: dict[str, Fraction]
    """For a hand that has drawn: the chance to be complete by each discard, the best first."""
    not_counted: str | None
    """Why chances are missing."""

    def _repr_html_(self) -> str:
        def percent(chance: Fraction | float | None) -> str:
            return "–" if chance is None else f"{float(chance):.4%}"

        rows = [
            (str(each.draws), percent(each.complete), percent(each.ready), percent(each.contained))
            for each in self.draws
        ]
        return _draw.tiles(self.hand) + _draw.rows(("draws", "complete", "ready", "if nothing were discarded"), rows)


@overload
def distance(hand: str, *, visible: str = "", fifth_tile: FifthTile = "excluded", forms: Forms = "all") -> Distance: ...
@overload
def distance(
    hand: npt.NDArray[np.uint8], *, fifth_tile: FifthTile = "excluded", forms: Forms = "all"
) -> npt.NDArray[np.int8]: ...
def distance(
    hand: str | npt.NDArray[np.uint8],
    *,
    visible: str = "",
    fifth_tile: FifthTile = "excluded",
    forms: Forms = "all",
) -> Distance | npt.NDArray[np.int8]:
    """How many tiles a hand lacks: 0 for a complete hand, 1 for a ready one; shanten is one less.

    ``visible`` are tiles seen elsewhere. Of an array ``(n, 34)`` of hands: the least distances, an ``int8`` array ``(n,)``
    of numbers from 0 to 14.

    >>> distance("123m456p2344789s").distance
    1

    Raises :class:`ValueError` with the faults of the text, or with the row of the array that is no hand.
    """
    if not isinstance(hand, str):
        _no_visible(visible)
        return _paiju.distances(hand, fifth_tile, forms)
    told = json.loads(_paiju.distance(hand, visible, fifth_tile, forms))
    told["by_form"] = Distances(**told["by_form"])
    told["accepting"] = tuple(told["accepting"])
    return Distance(**told)


@overload
def waits(hand: str, *, visible: str = "", fifth_tile: FifthTile = "excluded", forms: Forms = "all") -> Waits: ...
@overload
def waits(
    hand: npt.NDArray[np.uint8], *, fifth_tile: FifthTile = "excluded", forms: Forms = "all"
) -> npt.NDArray[np.uint64]: ...
def waits(
    hand: str | npt.NDArray[np.uint8],
    *,
    visible: str = "",
    fifth_tile: FifthTile = "excluded",
    forms: Forms = "all",
) -> Waits | npt.NDArray[np.uint64]:
    """The kinds that complete a hand of 13 tiles, and how.

    Of an array ``(n, 34)`` of hands: a ``uint64`` array ``(n,)`` of masks; bit ``k`` is set if the hand waits for
    ``TILES[k]``, none is if it is not ready (:func:`mask_tiles` reads one).

    >>> waits("1112345678999m").tiles
    ('1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m')

    Raises as :func:`distance` does, and if the hand has drawn already.
    """
    if not isinstance(hand, str):
        _no_visible(visible)
        return _paiju.wait_masks(hand, fifth_tile, forms)
    told = json.loads(_paiju.waits(hand, visible, fifth_tile, forms))
    return Waits(told["hand"], tuple(_wait(each) for each in told["waits"]), told["shape"])


def mask_tiles(mask: int | np.uint64) -> tuple[str, ...]:
    """The kinds whose bits are set in a mask.

    >>> mask_tiles(0b101)
    ('1m', '3m')

    Raises :class:`ValueError` if a bit beyond the 34 is set.
    """
    mask = int(mask)
    if not 0 <= mask < 2 ** len(TILES):
        raise ValueError(f"{mask} is no mask of {len(TILES)} kinds")
    return tuple(tile for bit, tile in enumerate(TILES) if mask >> bit & 1)


def counts(tiles: str) -> npt.NDArray[np.uint8]:
    """How many tiles of each kind a text names, a row of an array of hands: the shape is ``(34,)``.

    Groups in parentheses are tiles like others: leave out what lies exposed.

    >>> counts("1123m").tolist()[:4]
    [2, 1, 1, 0]

    Raises :class:`ValueError` with the faults of the text.
    """
    return _paiju.tile_counts(tiles)


def discards(hand: str, *, visible: str = "", fifth_tile: FifthTile = "excluded", forms: Forms = "all") -> Discards:
    """Every discard of a hand of 14 tiles, what it leaves, and why it ranks where it ranks.

    This weighs speed alone, neither points nor danger.

    >>> discards("123m456p2344789s1z").best.tile
    '1z'

    Raises :class:`ValueError` with the faults of the text, or if the hand has not drawn.
    """
    told = json.loads(_paiju.discards(hand, visible, fifth_tile, forms))
    each = (
        Discard(
            **{
                **discard,
                "by_form": Distances(**discard["by_form"]),
                "accepting": tuple(discard["accepting"]),
                "improvements": dict(discard["improvements"]),
            }
        )
        for discard in told["discards"]
    )
    return Discards(told["hand"], told["distance"], tuple(each))


def best_hand(discarded: str | None = None, *, left: str | None = None, dora: str = "", top: int = 5) -> BestHands:
    """The winning hands with the highest scores out of the tiles that are left, by the rules of P5301.

    A hand that takes ``n`` of the ``r`` tiles left of a kind scores C(r, n) for it, doubled for each of the ``n`` if the
    kind is dora; the hand scores the product, seven times for seven pairs, thirteen times for thirteen orphans. Give the
    tiles that are ``discarded`` or those that are ``left``. ``top`` is how many hands are listed, 1 to 1000.

    >>> best_hand(left="1111222333m44p567s99s").best.tiles
    '111222333m44p567s'

    Raises :class:`ValueError` with the faults of a text, if both are given, or if ``top`` is out of range.
    """
    if discarded is None and left is None:
        discarded = ""
    if not 1 <= top <= 1000:
        raise ValueError(f"top is {top}; 1 to 1000 hands are listed")
    told = json.loads(_paiju.best_hand(discarded, left, dora, top))
    hands = (
        ScoredHand(**{**each, "factors": tuple(Factor(**factor) for factor in each["factors"])})
        for each in told["hands"]
    )
    return BestHands(told["left"], tuple(told["dora"]), tuple(hands))


def draws_to_win(
    hand: str,
    *,
    draws: int | None = None,
    visible: str = "",
    fifth_tile: FifthTile = "excluded",
    forms: Forms = "all",
) -> DrawsToWin:
    """How likely a hand is to be complete, or ready, within so many draws: exactly, by the best play for each.

    One player draws from the unseen tiles and discards for this goal alone; nobody claims and nobody else wins. ``draws``
    is 1 to 123, without it one more than the hand lacks; the exact chances are counted as far as they can be.

    >>> draws_to_win("123m456p789s1122z", draws=1).draws[0].complete
    Fraction(4, 123)

    Raises :class:`ValueError` with the faults of a text, or if ``draws`` is out of range or more than there are tiles.
    """
    if draws is not None and not 1 <= draws <= 123:
        raise ValueError(f"{draws} draws: there are 1 to 123")
    told = json.loads(_paiju.draws_to_win(hand, draws, visible, fifth_tile, forms))
    told["draws"] = tuple(
        WithinDraws(each["draws"], _fraction(each["complete"]), _fraction(each["ready"]), each["contained"])
        for each in told["draws"]
    )
    told["after_each_discard"] = {tile: Fraction(*chance) for tile, chance in told["after_each_discard"]}
    return DrawsToWin(**told)


def _wait(told: dict[str, Any]) -> Wait:
    completes = tuple(Completion(each["shape"], tuple(each["joins"])) for each in told["completes"])
    return Wait(told["tile"], told["unseen"], tuple(told["forms"]), completes, tuple(told["groupings"]))


def _fraction(chance: list[int] | None) -> Fraction | None:
    return None if chance is None else Fraction(*chance)


def _no_visible(visible: str) -> None:
    if visible:
        raise ValueError("visible tiles change nothing about the hands of an array: leave them out")
