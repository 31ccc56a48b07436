"""Cleaning of texts by people: visible characters on one line."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINER: Final = "\u200d"
"""Joins two pictures into one. Anywhere else it can hide content."""
_MARKS: Final = 3
"""The most accents on one letter. More would cover the lines above and below."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, range(0x180B, 0x1810))
)
"""Letters, signs and marks that no font draws, although Unicode lists them as visible."""
_CHOOSERS: Final = frozenset(map(chr, range(0xE0100, 0xE01F0)))
"""Variation selectors. Hundreds of them can hide a message in another text."""


def clean_text(text: str) -> str:
    """One line of plain text. It cannot control a terminal, change the writing direction or cover other lines."""
    normal = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if _is_space(character) else character for character in normal)
    kept: list[str] = []
    for place, character in enumerate(spaced):
        if _is_kept(spaced, place) and not _is_heap(kept, character):
            kept.append(character)
    line = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    # Marks without a letter are not a text.
    return line if any(unicodedata.category(character)[0] in "LNPS" for character in line) else ""


def _is_space(character: str) -> bool:
    return character.isspace() or unicodedata.category(character) in ("Zl", "Zp", "Zs")


def _is_kept(text: str, place: int) -> bool:
    character = text[place]
    if character == _JOINER:
        return 0 < place < len(text) - 1 and _is_picture(text[place - 1]) and _is_picture(text[place + 1])
    if character in _BLANK or character in _CHOOSERS:
        return False
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _is_picture(character: str) -> bool:
    return unicodedata.category(character) in ("So", "Sk", "Mn")


def _is_heap(letters: list[str], character: str) -> bool:
    """Whether the last letter already has the most marks that it can carry."""
    return _is_mark(character) and len(letters) >= _MARKS and all(map(_is_mark, letters[-_MARKS:]))


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Me")


def is_plain(line: str) -> bool:
    """Whether the line is safe to display: it hides nothing, covers nothing and contains no control characters."""
    return line.isprintable() and "".join(clean_text(line).split()) == "".join(line.split())
