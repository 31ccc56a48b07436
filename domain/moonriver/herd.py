"""Cows come and go."""

from __future__ import annotations

from domain.kernel.bits import bit
from domain.kernel.native import i64
from domain.moonriver.holdings import Ranch


def add_cow(ranch: Ranch, cell: i64) -> None:
    """One more cow on a cell of a ranch that may be changed."""
    ranch.own_herds()
    ranch.cows[cell] += 1
    ranch.cowed |= bit(cell)


def take_cow(ranch: Ranch, cell: i64) -> None:
    """One cow fewer on a cell of a ranch that may be changed."""
    ranch.own_herds()
    left = ranch.cows[cell] - 1
    ranch.cows[cell] = left
    if not left:
        ranch.cowed ^= bit(cell)
