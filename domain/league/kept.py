"""Kept schedules, read: the rounds that were found once for so many players at so many tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from domain.league.kept_rounds import KEPT
from domain.league.tables import Round, sizes_of

MOST_PLAYERS = 24
MOST_ROUNDS = 12
"""Up to these numbers every schedule is as even as is known to be possible."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """Rounds as they are written, and for which numbers of rounds they are good."""

    least: int
    most: int
    rounds: tuple[str, ...]


def kept_rounds(players: int, tables: int, rounds: int) -> list[Round] | None:
    """What is kept first for these numbers; schedules after which all have met all as often begin anew."""
    for kept in _read().get((players, tables), ()):
        if kept.least <= rounds <= kept.most:
            return [_round(kept.rounds[number % len(kept.rounds)], tables) for number in range(rounds)]
    return None


@cache
def _read() -> Mapping[tuple[int, int], Sequence[_Kept]]:
    read: dict[tuple[int, int], list[_Kept]] = defaultdict(list)
    words = KEPT.replace(":", " :").split()
    starts = [place - 3 for place, word in enumerate(words) if word == ":"]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        players, tables, served = words[start : start + 3]
        least, most = map(int, served.split("-"))
        read[int(players), int(tables)].append(_Kept(least, most, tuple(words[start + 4 : end])))
    return read


def _round(text: str, tables: int) -> Round:
    """Players table by table; a plus sign before them means one table more."""
    players = text.removeprefix("+")
    seeds = (ord(letter) - ord("a") for letter in players)
    return tuple(tuple(islice(seeds, size)) for size in sizes_of(len(players), tables + (players != text)))
