"""One canonical text for each move (TR-8)."""

from __future__ import annotations

import re
from collections.abc import Callable

from domain.kernel.plain import short_repr, short_text
from domain.kernel.refusals import UnreadableMove
from domain.theriver.move_numbers import FORAGES, PRODUCES, SWAPS, build_number, store_move, trade_move
from domain.theriver.moves import (
    FIRST,
    PASS,
    SKIP,
    Build,
    Claim,
    First,
    Forage,
    Move,
    Pass,
    Produce,
    Reserve,
    Skip,
    Store,
    Swap,
    Take,
    Trade,
)
from domain.theriver.resources import LETTERS, is_ordered, of_text
from domain.theriver.setting import Book

MOST_LETTERS = 250
_WORDS: dict[str, Move] = {"first": FIRST, "pass": PASS, "skip": SKIP}
_PAIR = re.compile(r"([1-9][0-9]?),([1-9][0-9]?)")


def format_move(move: Move) -> str:
    match move:
        case Take(tile):
            return f"take:{tile}"
        case Claim(tile):
            return f"claim:{tile}"
        case Produce(resource):
            return f"produce:{resource}"
        case Forage(resource):
            return f"forage:{resource}"
        case Reserve(building):
            return f"reserve:{building}"
        case Build(building, paid):
            return f"build:{building},{paid}"
        case Swap(low, high):
            return f"swap:{low},{high}"
        case Trade(paid):
            return f"trade:{paid}"
        case Store(kept):
            return f"store:{kept}"
        case First():
            return "first"
        case Pass():
            return "pass"
        case Skip():
            return "skip"


class TheRiverNotation:
    """Reads the moves of one edition; equal texts give the same object where the move is a common one."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._known: dict[str, Move] = {**_WORDS, **{format_move(move): move for move in self._common()}}
        self._readers: dict[str, Callable[[str], Move | None]] = {
            "take": self._take,
            "claim": self._claim,
            "produce": self._produce,
            "forage": self._forage,
            "reserve": self._reserve,
            "build": self._build,
            "swap": self._swap,
            "trade": self._trade,
            "store": self._store,
        }

    def _common(self) -> list[Move]:
        book = self._book
        pieces: list[Move] = [*book.takes.values(), *book.claims.values(), *book.reserves.values()]
        return [*pieces, *PRODUCES.values(), *FORAGES.values(), *SWAPS.values()]

    def format(self, move: Move) -> str:
        return format_move(move)

    def parse(self, text: str) -> Move:
        found = self._known.get(text)
        if found is not None:
            return found
        found = self._read(text)
        if found is not None:
            return found
        canonical = self._canonical(text)
        if canonical is not None:
            raise UnreadableMove("not-canonical", "TR-8", move=short_text(text), canonical=canonical)
        raise self._unreadable(text)

    def _read(self, text: str) -> Move | None:
        verb, _, rest = text.partition(":")
        reader = self._readers.get(verb)
        return reader(rest) if reader is not None else None

    def _take(self, rest: str) -> Move | None:
        return self._book.takes.get(rest)

    def _claim(self, rest: str) -> Move | None:
        return self._book.claims.get(rest)

    def _produce(self, rest: str) -> Move | None:
        return Produce(rest) if rest == "food" else None

    def _forage(self, rest: str) -> Move | None:
        return FORAGES.get(rest)

    def _reserve(self, rest: str) -> Move | None:
        return self._book.reserves.get(rest)

    def _build(self, rest: str) -> Move | None:
        building, comma, paid = rest.partition(",")
        if not comma or building not in self._book.reserves or not _is_letters(paid, 0):
            return None
        number = build_number(self._book.card_number[building], of_text(paid))
        return self._book.moves.builds.get(number) or Build(building, paid)

    def _swap(self, rest: str) -> Move | None:
        pair = _PAIR.fullmatch(rest)
        if pair is None:
            return None
        low, high = int(pair[1]), int(pair[2])
        return Swap(low, high) if low <= high else None

    def _trade(self, rest: str) -> Move | None:
        return trade_move(rest) if _is_letters(rest, 1) else None

    def _store(self, rest: str) -> Move | None:
        return store_move(rest) if _is_letters(rest, 1) else None

    def _canonical(self, text: str) -> str | None:
        """The spelling of what was probably meant: blanks, capitals and order put right."""
        if len(text) > MOST_LETTERS:
            return None
        verb, _, rest = "".join(text.split()).partition(":")
        verb = verb.lower()
        for meant in (f"{verb}:{_in_order(verb, rest.upper())}", f"{verb}:{_in_order(verb, rest.lower())}", verb):
            found = self._known.get(meant) or self._read(meant)
            if found is not None and meant == format_move(found) and (meant != verb or not rest):
                return meant
        return None

    def _unreadable(self, text: str) -> UnreadableMove:
        verb, _, rest = text.partition(":")
        piece = rest.partition(",")[0]
        if verb in ("take", "claim") and piece:
            return UnreadableMove("unknown-tile", "TR-8", move=short_text(text), tile=short_repr(piece))
        if verb in ("reserve", "build") and piece and piece not in self._book.reserves:
            return UnreadableMove("unknown-building", "TR-8", move=short_text(text), building=short_repr(piece))
        return UnreadableMove("unreadable-move", "TR-8", move=short_text(text))


def _is_letters(text: str, least: int) -> bool:
    return least <= len(text) <= MOST_LETTERS and is_ordered(text)


def _in_order(verb: str, rest: str) -> str:
    head, comma, tail = rest.partition(",")
    if verb in ("trade", "store"):
        return _sorted_letters(rest.lower())
    if verb == "build":
        return f"{head}{comma}{_sorted_letters(tail.lower())}"
    if verb == "swap" and head.isdecimal() and tail.isdecimal() and len(rest) < 8:
        low, high = sorted((int(head), int(tail)))
        return f"{low},{high}"
    return rest


def _sorted_letters(text: str) -> str:
    return "".join(sorted(text, key=LETTERS.find))
