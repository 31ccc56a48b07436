"""Reads the kept round robins; the data is loaded by the first schedule that needs it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from string import ascii_lowercase

from domain.league.tables import Round, meetings, sizes_of

MOST_KEPT_PLAYERS = 16
MOST_KEPT_ROUNDS = 12


@dataclass(frozen=True, slots=True)
class _Kept:
    """The rounds of one entry; a season of fewer rounds, from `least` on, plays the first of them."""

    least: int
    rounds: tuple[Round, ...]


def kept_rounds(players: int, tables: int, rounds: int) -> list[Round] | None:
    """The kept schedule for these numbers, if there is one."""
    for entry in _entries().get((players, tables), ()):
        if entry.least <= rounds <= len(entry.rounds):
            return list(entry.rounds[:rounds])
    return None


@cache
def balanced_length(players: int, tables: int) -> int:
    """The fewest kept rounds after which all have met equally often; 0 where there are none."""
    pairs = players * (players - 1) // 2
    for entry in sorted(_entries().get((players, tables), ()), key=lambda entry: len(entry.rounds)):
        counts = meetings(entry.rounds)
        if len(counts) == pairs and len(set(counts.values())) == 1:
            return len(entry.rounds)
    return 0


@cache
def _entries() -> Mapping[tuple[int, int], Sequence[_Kept]]:
    # Imported here, so that importing the terms of a league does not load the data.
    from domain.league.kept_rounds import KEPT

    entries: dict[tuple[int, int], list[_Kept]] = defaultdict(list)
    words = KEPT.replace(":", " :").split()
    starts = [place - 3 for place, word in enumerate(words) if word == ":"]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        players, tables, served = words[start : start + 3]
        rounds = tuple(_round(word, int(tables)) for word in words[start + 4 : end])
        entries[int(players), int(tables)].append(_Kept(int(served.split("-")[0]), rounds))
    return entries


def _round(word: str, tables: int) -> Round:
    letters = word.lstrip("+")
    seeds = iter(map(ascii_lowercase.index, letters))
    return tuple(tuple(islice(seeds, size)) for size in sizes_of(len(letters), tables + len(word) - len(letters)))
