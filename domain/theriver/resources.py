"""Counts of wood, clay, stone and food (TR-1.1) packed into one number, eight bits each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from domain.kernel.native import i64

NAMES: Final = ("wood", "clay", "stone", "food")
BASIC: Final = ("wood", "clay", "stone")
LETTERS: Final = "wcsf"
MOST: Final = 60
"""The most of one resource that an edition may hold: the sum of all four stays below 255."""

SHIFT: Final = {"wood": 0, "clay": 8, "stone": 16, "food": 24}
UNIT: Final = {name: 1 << shift for name, shift in SHIFT.items()}
HAS: Final = {name: 0x80 << shift for name, shift in SHIFT.items()}
"""A resource's bit in the answer of `present`."""

BASICS: Final = 0x00FFFFFF
FOOD_SHIFT: Final = 24
_OF_LETTER: Final = {"w": 1, "c": 1 << 8, "s": 1 << 16, "f": 1 << 24}


def resource_counts(counts: Mapping[str, int]) -> int:
    return sum(UNIT[name] * count for name, count in counts.items())


def count(pack: i64, name: str) -> i64:
    return pack >> SHIFT[name] & 255


def size(pack: i64) -> i64:
    """How many there are in all: 256 leaves 1 when divided by 255, so the remainder is the sum of the counts."""
    return pack % 255


def present(pack: i64) -> i64:
    """One bit for each resource of which there is at least one: its count carries into the eighth bit."""
    return (pack + 0x7F7F7F7F) & 0x80808080


def counts(pack: int) -> tuple[int, int, int, int]:
    return pack & 255, pack >> 8 & 255, pack >> 16 & 255, pack >> 24


def text(pack: int) -> str:
    """The letters in the order w c s f (TR-1.1)."""
    wood, clay, stone, food = counts(pack)
    return "w" * wood + "c" * clay + "s" * stone + "f" * food


def of_text(letters: str) -> int:
    pack = 0
    for letter in letters:
        pack += _OF_LETTER[letter]
    return pack


def is_ordered(letters: str) -> bool:
    """Whether the letters are resources in the order w c s f."""
    places = [LETTERS.find(letter) for letter in letters]
    return -1 not in places and places == sorted(places)
