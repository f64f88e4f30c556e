"""Hands from NumPy arrays on all cores: hands a second, and the processor time a hand, which a busy machine disturbs
less. Each the best of several passes.

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


def measured(question: Callable[[], object]) -> tuple[float, float]:
    """Millions of hands a second, and nanoseconds of processor time a hand."""
    wall = processor = float("inf")
    for _ in range(PASSES):
        start, used = time.perf_counter(), time.process_time()
        question()
        wall, processor = min(wall, time.perf_counter() - start), min(processor, time.process_time() - used)
    return HANDS / wall / 1e6, processor / HANDS * 1e9


def main() -> None:
    thirteen, fourteen, dealt_27 = dealt(34, 4, 13), dealt(34, 4, 14), dealt(54, 2, 27)
    questions: dict[str, Callable[[], object]] = {
        "distance, 14 tiles, all forms": lambda: mahjong.distance(fourteen),
        "distance, 14 tiles, standard form": lambda: mahjong.distance(fourteen, forms="standard"),
        "waits, 13 tiles": lambda: mahjong.waits(thirteen),
        "largest number of bombs, 27 cards": lambda: guandan.max_bombs(dealt_27, "7"),
    }
    for name, question in questions.items():
        rate, processor = measured(question)
        print(f"{name}: {rate:.1f} million hands/s, {processor:.0f} ns of processor time a hand")


if __name__ == "__main__":
    main()
