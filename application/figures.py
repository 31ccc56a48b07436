"""Every figure that the system keeps about itself, as data: one line here makes one metric of every role."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class Figure:
    """`name` without the prefix `headwater_`; counters get `_total` from Prometheus."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    meaning: str
    labels: tuple[str, ...] = ()
    buckets: tuple[float, ...] = ()


FIGURES: Final[tuple[Figure, ...]] = (
    Figure("pruned", "counter", "Rows deleted, and open matches ended, because of their age.", ("what",)),
)
