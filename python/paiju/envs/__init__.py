"""Games for learning programs: one at a time for PettingZoo, or many side by side in arrays.

* :func:`mahjong`, :func:`pigkill`: PettingZoo AEC environments with action masks (``pip install 'paiju[envs]'``).
* :class:`Vector`: ``n`` games in one call, arrays in and out; NumPy is all it needs.

Observations hold what the seat that decides may know, and nothing else. What the numbers mean, and the actions, stands in
the tables of ``paiju_mahjong::table::step`` and ``paiju_pigkill::step``: 542 numbers and 46 actions at the mahjong table,
146 and 24 among the pigs. The reward is 1 for a seat that has won and -1 for one that has lost, at the end; 0 if nobody
has won.

Game ``i`` of a seed is the same game whoever plays it, on any machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paiju._numbers import check_whole
from paiju.envs.vector import Name, Vector

if TYPE_CHECKING:
    from paiju.envs.aec import Table

__all__ = ["Name", "Vector", "mahjong", "pigkill"]


def mahjong() -> Table:
    """The mahjong table of P7147: the agents are ``player_0`` to ``player_3`` (A to D)."""
    return _aec("mahjong", [f"player_{seat}" for seat in range(4)])


def pigkill(pigs: int = 5) -> Table:
    """Pig Kingdom Kill: the agents are ``pig_1``, the main pig, to ``pig_10``; 2 to 10 pigs, a deck of 60 cards.

    Every pig but the first is loyal or a rebel, as likely the one as the other, and one at least is a rebel.

    Raises :class:`ValueError` for another number of pigs.
    """
    check_whole(pigs=pigs)
    return _aec("pigkill", [f"pig_{seat + 1}" for seat in range(pigs)])


def _aec(game: str, agents: list[str]) -> Table:
    try:
        from paiju.envs.aec import Table
    except ImportError as missing:
        raise ImportError("the environments need PettingZoo: pip install 'paiju[envs]'") from missing
    return Table(game, agents)
