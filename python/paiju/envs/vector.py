"""Many games side by side: arrays in, arrays out."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from paiju import _paiju
from paiju._numbers import check_whole

Name = Literal["mahjong", "pigkill"]


class Vector:
    """``n`` games side by side; a game that is over is followed by the next one at its place.

    Place ``p`` plays the games ``p``, ``p + n``, ``p + 2n``, … of the seed. The arrays are written anew by every step, on
    all cores: copy what you keep.

    >>> games = Vector("mahjong", 1000, seed=7)
    >>> for _ in range(100):
    ...     games.step(games.random_actions())
    >>> games.observations.shape, games.masks.shape, games.rewards.shape
    ((1000, 542), (1000, 46), (1000, 4))
    """

    observations: npt.NDArray[np.uint16]
    """``(n, numbers)``: what the seat that decides sees."""
    masks: npt.NDArray[np.bool_]
    """``(n, actions)``: which actions are allowed, one at least."""
    seats: npt.NDArray[np.int8]
    """``(n,)``: the seat that decides, from 0."""
    rewards: npt.NDArray[np.int8]
    """``(n, seats)``: 1 for seats that have won with the last step, -1 for those that have lost, else 0."""
    done: npt.NDArray[np.bool_]
    """``(n,)``: whether the last step ended a game; all else is of the next one then."""

    def __init__(self, game: Name, n: int, *, seed: int = 0, pigs: int = 5) -> None:
        """Deals ``n`` games, at least 1; ``pigs`` is 2 to 10 and for Pig Kingdom Kill alone.

        Raises :class:`ValueError` if there is no such game, or a number is out of range.
        """
        check_whole(seed=seed, pigs=pigs)
        if n < 1:
            raise ValueError(f"{n} games; there is one at least")
        self._games = _paiju.Games(game, pigs, n, seed)
        players, actions, numbers = self._games.sizes
        self.observations = np.zeros((n, numbers), dtype=np.uint16)
        self.masks = np.zeros((n, actions), dtype=np.bool_)
        self.seats = np.zeros(n, dtype=np.int8)
        self.rewards = np.zeros((n, players), dtype=np.int8)
        self.done = np.zeros(n, dtype=np.bool_)
        self._seed, self._draws = seed, 0
        self._games.observe(self.observations, self.masks, self.seats)

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """Takes an action at each place, an array ``(n,)`` of integers, and writes what follows into the arrays.

        Raises :class:`ValueError` and does nothing if one of them is not allowed.
        """
        if actions.dtype.kind not in "iu" or actions.shape != self.seats.shape:
            expected = f"actions are integers, {self.seats.shape}"
            raise ValueError(f"{expected}; these are of {actions.dtype}, {actions.shape}")
        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        self._games.act(numbers, self.observations, self.masks, self.seats, self.rewards, self.done)

    def random_actions(self) -> npt.NDArray[np.int64]:
        """An allowed action for each place, ``(n,)``, each as likely as any other; by the seed, and other ones each time."""
        self._draws += 1
        return self._games.random_actions(self._seed, self._draws)
