"""Kept schedules, read: the rounds that were found once for so many players at so many tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from string import ascii_letters

from domain.league.kept_long import KEPT_LONG
from domain.league.kept_long_in_fours import KEPT_LONG_IN_FOURS
from domain.league.kept_long_in_threes import KEPT_LONG_IN_THREES
from domain.league.kept_rounds import KEPT
from domain.league.tables import Round, meetings, sizes_of

LETTERS = ascii_letters
"""A player's seed as it is written."""
MOST_PLAYERS = 48
"""Up to so many players schedules are kept where a shifted grid is not even."""


@dataclass(frozen=True, slots=True)
class Joint:
    """Two schedules one after the other: so many rounds of the first, then the second with its players renamed."""

    first: int
    names: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Kept:
    """What is written for these numbers of rounds: for the largest all of it, else the first so many rounds of it."""

    least: int
    most: int
    words: tuple[str, ...]

    @property
    def is_joint(self) -> bool:
        return self.words[0].isdecimal()


def kept_rounds(players: int, tables: int, rounds: int) -> list[Round] | None:
    """The rounds that are kept for these numbers."""
    kept = _kept(players, tables, rounds)
    if kept is None or kept.is_joint:
        return None
    return list(islice((drawn for word in kept.words for drawn in rounds_of(word, tables)), rounds))


def joint(players: int, tables: int, rounds: int) -> Joint | None:
    """How these rounds are put together of fewer. Where nothing is written, all meet all equally often in the first."""
    kept = _kept(players, tables, rounds)
    if kept is None:
        balanced = _balanced(players, tables)
        return Joint(balanced, tuple(range(players))) if 0 < balanced < rounds else None
    if not kept.is_joint:
        return None
    first, *names = kept.words
    return Joint(int(first), tuple(map(LETTERS.index, names[0])) if names else tuple(range(players)))


def _kept(players: int, tables: int, rounds: int) -> _Kept | None:
    entries = _read().get((players, tables), ())
    return next((kept for kept in entries if kept.least <= rounds <= kept.most), None)


@cache
def _balanced(players: int, tables: int) -> int:
    """The fewest rounds kept after which all have met all equally often; 0 if there are none."""
    pairs = players * (players - 1) // 2
    for length in sorted(kept.most for kept in _read().get((players, tables), ())):
        met = meetings(kept_rounds(players, tables, length) or ())
        if len(met) == pairs and len(set(met.values())) == 1:
            return length
    return 0


@cache
def _read() -> Mapping[tuple[int, int], Sequence[_Kept]]:
    read: dict[tuple[int, int], list[_Kept]] = defaultdict(list)
    words = " ".join((KEPT, KEPT_LONG, KEPT_LONG_IN_THREES, KEPT_LONG_IN_FOURS)).replace(":", " :").split()
    starts = [place - 3 for place, word in enumerate(words) if word == ":"]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        players, tables, served = words[start : start + 3]
        least, most = map(int, served.split("-"))
        read[int(players), int(tables)].append(_Kept(least, most, tuple(words[start + 4 : end])))
    return read


def rounds_of(word: str, tables: int) -> Iterator[Round]:
    """The rounds that a word stands for: players table by table, larger tables first.

    Each plus sign before them means one table more. `*8x3` behind them means eight rounds: each time every player is
    replaced by the next one of his circle, where the first 24 players make three circles of eight.
    """
    text, _, circles = word.partition("*")
    letters = text.lstrip("+")
    sizes = sizes_of(len(letters), tables + len(text) - len(letters))
    length, count = map(int, circles.split("x")) if circles else (1, 0)
    for by in range(length):
        seeds = (turned(LETTERS.index(letter), by, length, count) for letter in letters)
        yield tuple(tuple(islice(seeds, size)) for size in sizes)


def turned(player: int, by: int, length: int, circles: int) -> int:
    """Who is so many further on in a player's circle; who is in none stays."""
    if player >= length * circles:
        return player
    place = player % length
    return player - place + (place + by) % length
