"""Numbers that callers give: one that is out of range is refused with its name, before anything is done."""

from __future__ import annotations

import os


def check_whole(**numbers: int) -> None:
    """Raises :class:`ValueError` unless each of them is a number from 0 to 2^64 - 1."""
    for name, number in numbers.items():
        if not 0 <= number < 2**64:
            raise ValueError(f"{name} is {number}, not a number from 0 to 2^64 - 1")


def how_many_threads(threads: int | None) -> int:
    """So many threads, 1 to 256; without a number as many as there are cores."""
    if threads is None:
        return min(os.cpu_count() or 1, 256)
    if not 1 <= threads <= 256:
        raise ValueError(f"threads is {threads}, not a number from 1 to 256")
    return threads
