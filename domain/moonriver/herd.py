"""Cows come and go."""

from __future__ import annotations

from domain.moonriver.holdings import Ranch


def add_cow(ranch: Ranch, cell: int) -> None:
    """One more cow on a cell of a ranch that may be changed."""
    herds = ranch.cows.copy()
    herds[cell] += 1
    ranch.cows = herds
    ranch.cowed |= 1 << cell


def take_cow(ranch: Ranch, cell: int) -> None:
    """One cow fewer on a cell of a ranch that may be changed."""
    herds = ranch.cows.copy()
    herds[cell] -= 1
    ranch.cows = herds
    if not herds[cell]:
        ranch.cowed ^= 1 << cell
