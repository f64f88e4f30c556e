"""Hands a second from NumPy arrays, on all cores; `RAYON_NUM_THREADS=1` for one. Each the fastest of several passes.

python python/benches/arrays.py
"""

import time
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from paiju import guandan, mahjong

HANDS, PASSES = 2_000_000, 10


def dealt(kinds: int, copies: int, tiles: int) -> npt.NDArray[np.uint8]:
    """Many random hands; ten thousand different ones, over and over."""
    random = np.random.default_rng(1)
    deck = np.repeat(np.arange(kinds), copies)
    rows = np.stack([np.bincount(random.permutation(deck)[:tiles], minlength=kinds) for _ in range(10_000)])
    return np.tile(rows.astype(np.uint8), (HANDS // 10_000, 1))


def rate(question: Callable[[], object]) -> float:
    """Hands a second, in the fastest pass."""
    fastest = float("inf")
    for _ in range(PASSES):
        start = time.perf_counter()
        question()
        fastest = min(fastest, time.perf_counter() - start)
    return HANDS / fastest


def main() -> None:
    thirteen, fourteen, dealt_27 = dealt(34, 4, 13), dealt(34, 4, 14), dealt(54, 2, 27)
    questions: dict[str, Callable[[], object]] = {
        "distance, 14 tiles, all forms": lambda: mahjong.distance(fourteen),
        "distance, 14 tiles, standard form": lambda: mahjong.distance(fourteen, forms="standard"),
        "waits, 13 tiles": lambda: mahjong.waits(thirteen),
        "largest number of bombs, 27 cards": lambda: guandan.max_bombs(dealt_27, "7"),
    }
    for name, question in questions.items():
        print(f"{name}: {rate(question) / 1e6:.1f} million hands/s")


if __name__ == "__main__":
    main()
