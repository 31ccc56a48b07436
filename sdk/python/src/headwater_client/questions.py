"""What a bot is asked (docs/bots.md)."""

from __future__ import annotations

from typing import Any, TypedDict


class Question(TypedDict):
    """`legal` has every legal move, `view` the position as the bot's seat may see it."""

    id: str
    match: str
    version: int
    seat: int
    game: str
    edition: str
    rules: int
    options: dict[str, str | None]
    decision: dict[str, Any]
    legal: list[str]
    view: dict[str, Any]
    deadline: int | None
