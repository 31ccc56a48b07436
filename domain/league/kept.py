"""Kept schedules, read: the rounds that were found once for so many players at so many tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from string import ascii_letters

from domain.league.kept_rounds import KEPT
from domain.league.tables import Round, sizes_of

LETTERS = ascii_letters
"""A player's seed as it is written."""
MOST_PLAYERS = 48
MOST_ROUNDS = 12
"""Up to these numbers schedules are kept where a shifted grid is not even; with more players it is, for so long."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """Rounds, and for which numbers of rounds they are good."""

    least: int
    most: int
    rounds: tuple[Round, ...]


def kept_rounds(players: int, tables: int, rounds: int) -> list[Round] | None:
    """What is kept first for these numbers; schedules after which all have met all as often begin anew."""
    for kept in _read().get((players, tables), ()):
        if kept.least <= rounds <= kept.most:
            return [kept.rounds[number % len(kept.rounds)] for number in range(rounds)]
    return None


@cache
def _read() -> Mapping[tuple[int, int], Sequence[_Kept]]:
    read: dict[tuple[int, int], list[_Kept]] = defaultdict(list)
    words = KEPT.replace(":", " :").split()
    starts = [place - 3 for place, word in enumerate(words) if word == ":"]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        players, tables, served = words[start : start + 3]
        least, most = map(int, served.split("-"))
        rounds = tuple(drawn for word in words[start + 4 : end] for drawn in rounds_of(word, int(tables)))
        read[int(players), int(tables)].append(_Kept(least, most, rounds))
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
