"""Players against each other: who wins how often, from every place of the same deals, and by how much they differ.

Each deal is played once with every player in every place, the neighbours staying the same, so that neither the deal nor
the place favours anybody. Shares are from 0 to 1; intervals are taken over the deals, those of differences over the
differences in the same deals, which are far sharper. ``paiju arena`` does the same on the command line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from paiju import _draw, _paiju
from paiju._numbers import check_whole, how_many_threads
from paiju.estimate import Estimate

Player = Literal["published", "random", "better"]
"""The strategy that the problem prescribes; any allowed decision; what is best as far as the seat can see."""


@dataclass(frozen=True)
class Standing:
    """What a player has won."""

    player: Player
    """The player."""
    seats: int
    """How many seats were given to it."""
    wins: Estimate
    """The share of its games, one a seat, that it won."""
    at: dict[str, Estimate] = field(repr=False)
    """The same in each place."""


@dataclass(frozen=True)
class Difference:
    """By how much one player wins more than another."""

    player: Player
    """The one."""
    than: Player
    """The other."""
    by: Estimate
    """The share of games that the one wins more, in the same deals; negative if it wins fewer."""


@dataclass(frozen=True)
class Standings:
    """How players stand after the games."""

    game: str
    """The game."""
    settings: dict[str, str] = field(repr=False)
    """How it was dealt."""
    seed: int
    """The seed of the deals."""
    games: int
    """The games that were played."""
    deals: int
    """The deals: each was played with every player in every place."""
    places: tuple[str, ...]
    """The places: the seats of P7147, the two sides of P2482."""
    players: tuple[Standing, ...]
    """The players, in the order in which they were named."""
    undecided: Estimate
    """The share of the games that nobody won."""
    differences: tuple[Difference, ...]
    """Each two players, in the same order."""
    interval_method: str = field(repr=False)
    """How the intervals are made."""

    def _repr_html_(self) -> str:
        told = [
            (each.player, str(each.seats), _percent(each.wins), *map(_percent, each.at.values()))
            for each in self.players
        ]
        nobody = ("(nobody)", "", _percent(self.undecided), *[""] * len(self.places))
        more = [
            (f"{each.player} - {each.than}", f"{100 * each.by.mean:+.2f} ±{100 * each.by.half_width:.2f} points")
            for each in self.differences
        ]
        head = f"{self.game}: {self.games:,} games, {self.deals:,} deals with every player in every place"
        heads = ("player", "seats", "wins", *(f"as {place}" for place in self.places))
        told_of = _draw.paragraph(f"{head}, seed {self.seed}") + _draw.rows(heads, [*told, nobody])
        return told_of + _draw.rows((), more) + _draw.paragraph(self.interval_method)


def run(
    game: str,
    seats: Sequence[str],
    *,
    games: int = 10_000,
    seed: int = 1,
    settings: Mapping[str, str] | None = None,
    threads: int | None = None,
) -> Standings:
    """Has players meet; the standings are the same on any number of threads.

    ``game`` is ``"P7147"``, which has four places, or ``"P2482"``, which has two: the main pig with its loyal pigs, and
    the rebels. ``seats`` names a :data:`Player` for each place, in their order. ``games`` counts every game of a deal, so
    it is a multiple of the number of places; ``settings`` are those of ``paiju batch``. Without ``threads`` (1 to 256) all
    cores play.

    >>> standings = run("P2482", ["better", "published"], games=2000)
    >>> [standing.player for standing in standings.players], standings.deals
    (['better', 'published'], 1000)
    >>> standings.differences[0].by.mean > 0
    True

    Raises :class:`ValueError` if a name is unknown, or there are not so many players or games as the game needs.
    """
    if isinstance(seats, str):  # a sequence, too: of its letters
        raise ValueError(f"seats is {seats!r}: expected a list of players, one for each place")
    check_whole(games=games, seed=seed)
    named = list((settings or {}).items())
    told = json.loads(_paiju.standings(game, list(seats), named, games, seed, how_many_threads(threads)))
    places = tuple(told["places"])
    players = (
        Standing(each["player"], each["seats"], _estimate(each["wins"]), dict(zip(places, map(_estimate, each["at"]))))
        for each in told["players"]
    )
    differences = (Difference(each["player"], each["than"], _estimate(each["by"])) for each in told["differences"])
    return Standings(
        told["game"],
        told["settings"],
        told["seed"],
        told["games"],
        told["deals"],
        places,
        tuple(players),
        _estimate(told["undecided"]),
        tuple(differences),
        told["interval_method"],
    )


def _estimate(told: Mapping[str, float]) -> Estimate:
    return Estimate(**told)


def _percent(share: Estimate) -> str:
    return f"{100 * share.mean:.2f}% ±{100 * share.half_width:.2f}"
