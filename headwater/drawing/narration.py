"""Moves and events in words, with pieces named by what they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from application.words import Words
from domain.kernel.plain import Plain, tagged_object
from domain.kernel.records import AnyGame, Replay
from headwater.drawing.palette import seat_style

_PIECES = frozenset(
    "plot plots first_plot second_plot given taken first_kind second_kind own theirs "
    "tile tiles building buildings".split()
)
"""The members of moves and events that hold a piece's id."""


@dataclass(frozen=True, slots=True)
class Narrator:
    """Describes moves and events of one game in one language; `labels` describe the pieces."""

    game: AnyGame
    words: Words
    labels: Mapping[str, str]

    def event(self, event: object) -> str:
        return self.words.event(self.game.info.key, self._with_labels(tagged_object(event)))

    def move(self, move: object) -> str:
        return self.words.move(self.game.info.key, self._with_labels(tagged_object(move)))

    def _with_labels(self, data: dict[str, Plain]) -> dict[str, Plain]:
        return {key: self._label(value) if key in _PIECES else value for key, value in data.items()}

    def _label(self, value: Plain) -> Plain:
        if isinstance(value, list):
            return [self._label(item) for item in value]
        return self.labels.get(value, value) if isinstance(value, str) else value


def log_lines(narrator: Narrator, colours: tuple[str, ...], replayed: Replay, moves: Iterable[str]) -> Iterator[Text]:
    """The log of a replayed game: each ply with its move, then what happened, a dot in the seat's colour before it."""
    texts = [narrator.words.text("label.start"), *moves]
    for ply, (text, events) in enumerate(zip(texts, replayed.events, strict=True)):
        yield Text(f"{ply:>4}  {text}", style="bold")
        yield from (event_line(narrator, colours, event) for event in events)


def event_line(narrator: Narrator, colours: tuple[str, ...], event: Any) -> Text:
    """One event on one line."""
    seat = getattr(event, "seat", None)
    style = seat_style(colours[seat - 1]) if seat else "dim"
    return Text.assemble("      ", ("● ", style), narrator.event(event))
