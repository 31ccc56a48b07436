"""What the domain refuses, as data: a stable code, the rule, what it was about.

Refused
├── IllegalMove      a move the rules do not allow now
├── UnreadableMove   a text that is no move of this game
├── BadTable         seats, colours or options that do not fit the game
├── BadDeal          piles that are not the edition's components
├── BadEdition       a component list with a fault
└── BadRecord        a record that cannot be read or does not replay
"""

from __future__ import annotations

from collections.abc import Mapping

from domain.kernel.plain import Plain


class Refused(Exception):
    """A refusal that a program can read; texts are made at the edge, in the reader's language."""

    def __init__(self, code: str, rule: str = "", **data: Plain) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.data: Mapping[str, Plain] = data

    def __str__(self) -> str:
        about = ", ".join(f"{key}={value}" for key, value in self.data.items())
        return " ".join(part for part in (self.code, f"[{self.rule}]" if self.rule else "", about) if part)


class IllegalMove(Refused):
    """The move can be read, but the rules forbid it in this position; `data["move"]` is its notation."""


class UnreadableMove(Refused):
    """The text is not a move of this game at all; `data["move"]` is what was sent, shortened."""


class BadTable(Refused):
    """Seats, colours or options that the game does not know."""


class BadDeal(Refused):
    """A deal that is not a permutation of the edition's components."""


class BadEdition(Refused):
    """A component list with a fault; `data["path"]` and `data["fault"]` name it."""


class BadRecord(Refused):
    """A record that cannot be read, or that does not replay; `data["ply"]` says where, if it got that far."""
