"""The drawing of each game; a game without one is shown as its plain view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from application.words import Words
from domain.kernel.plain import plain
from domain.kernel.records import AnyGame
from headwater.drawing import moonriver, theriver
from headwater.drawing.narration import Narrator

_DRAWINGS: Mapping[str, Callable[[Any, AnyGame, Words], RenderableType]] = {
    "moon-river": moonriver.draw,
    "the-river": theriver.draw,
}
_LABELS: Mapping[str, Callable[[AnyGame, Words], Mapping[str, str]]] = {
    "moon-river": moonriver.labels,
    "the-river": theriver.labels,
}


def draw_table(game: AnyGame, position: Any, words: Words, viewer: int | None = None) -> RenderableType:
    """The table as a viewer sees it."""
    view = game.view(position, viewer)
    drawing = _DRAWINGS.get(game.info.key)
    return Pretty(plain(view)) if drawing is None else drawing(view, game, words)


def narrator_for(game: AnyGame, words: Words) -> Narrator:
    """The narrator of a game's moves and events."""
    labels = _LABELS.get(game.info.key)
    return Narrator(game, words, {} if labels is None else labels(game, words))
