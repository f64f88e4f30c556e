"""Sampled numbers and how sure they are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Estimate:
    """A sampled number."""

    mean: float
    """The mean of the sample."""
    half_width: float
    """Half the width of its 95% interval: mean ± 1.96 standard errors."""

    @property
    def interval(self) -> tuple[float, float]:
        """The two ends of the 95% interval."""
        return self.mean - self.half_width, self.mean + self.half_width
