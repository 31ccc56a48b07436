"""Moves of both games: typed for reading, `@oneOf` inputs for playing."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from keyword import iskeyword
from typing import Any

import strawberry

from api.graphql.schema.descriptions import FIELDS
from api.graphql.schema.generated import field_text, object_type, type_text, union_type
from application.errors import RuledOut
from domain.kernel.plain import kind_of
from domain.kernel.records import AnyGame
from domain.moonriver.events import AnyEvent as MoonRiverEvent
from domain.moonriver.moves import AnyMove as MoonRiverMove
from domain.moonriver.view import View as MoonRiverView
from domain.theriver.events import Event as TheRiverEvent
from domain.theriver.moves import Move as TheRiverMove
from domain.theriver.view import TheRiverView


@dataclass(frozen=True, slots=True)
class GameTypes:
    """The dataclasses that a game is made of, as far as clients see them."""

    prefix: str
    view: type
    moves: tuple[type, ...]
    events: tuple[type, ...]


GAMES: Mapping[str, GameTypes] = {
    "moon-river": GameTypes(
        "MoonRiver", MoonRiverView, typing.get_args(MoonRiverMove), typing.get_args(MoonRiverEvent)
    ),
    "the-river": GameTypes("TheRiver", TheRiverView, typing.get_args(TheRiverMove), typing.get_args(TheRiverEvent)),
}


def _moves(game: GameTypes) -> list[Any]:
    return [object_type(game.prefix, cls, f"{game.prefix}{cls.__name__}Move", has_kind=True) for cls in game.moves]


def _events(game: GameTypes) -> list[Any]:
    return [object_type(game.prefix, cls, f"{game.prefix}{cls.__name__}", has_kind=True) for cls in game.events]


Position: Any = union_type(
    "Position",
    "The table as its viewer may see it: everything public, and of hidden piles only how many pieces they hold.",
    [object_type(game.prefix, game.view, f"{game.prefix}Position") for game in GAMES.values()],
)
Move: Any = union_type("Move", "What a seat wants to do.", [made for game in GAMES.values() for made in _moves(game)])
GameEvent: Any = union_type(
    "GameEvent",
    "What happened at the table; with these a client keeps its own copy of the position.",
    [made for game in GAMES.values() for made in _events(game)],
)


def _input_of(game: GameTypes, cls: type) -> Any:
    """The fields of a move as an input; a move without any is chosen by `true`."""
    if not fields(cls):
        return bool
    title = f"{game.prefix}{cls.__name__}MoveInput"
    read_as = f"{game.prefix}{cls.__name__}Move"
    hints = typing.get_type_hints(cls)
    members: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    for field in fields(cls):
        members["__annotations__"][field.name] = hints[field.name]
        default: dict[str, Any] = {} if field.default is MISSING else {"default": field.default}
        members[field.name] = strawberry.field(description=field_text(read_as, field.name), **default)
    made = type(title, (), members)
    return strawberry.input(made, name=title, description=type_text(read_as, cls))


def _choice(game: GameTypes) -> Any:
    """One move of a game, whichever is given."""
    title = f"{game.prefix}MoveInput"
    members: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    for cls in game.moves:
        name = kind_of(cls).replace("-", "_")
        attribute = f"{name}_" if iskeyword(name) else name
        members["__annotations__"][attribute] = _input_of(game, cls) | None
        text = type_text(f"{game.prefix}{cls.__name__}Move", cls)
        members[attribute] = strawberry.field(name=name, description=text, default=strawberry.UNSET)
    made = type(title, (), members)
    return strawberry.input(made, name=title, description=FIELDS[title], one_of=True)


MoonRiverMoveInput: Any = _choice(GAMES["moon-river"])
TheRiverMoveInput: Any = _choice(GAMES["the-river"])


@strawberry.input(one_of=True, description="A move: as notation, or typed for one of the games.")
class MoveInput:
    notation: str | None = strawberry.field(
        default=strawberry.UNSET, description="The move as text, for example `select:3`."
    )
    moon_river: Any | None = strawberry.field(
        default=strawberry.UNSET, graphql_type=MoonRiverMoveInput | None, description="A move of Moon River."
    )
    the_river: Any | None = strawberry.field(
        default=strawberry.UNSET, graphql_type=TheRiverMoveInput | None, description="A move of The River."
    )


def notation_of(games: Mapping[str, AnyGame], given: MoveInput) -> str:
    """The text of a move that was given in any form; whether it is legal the rules say."""
    if given.notation:
        return given.notation
    key, choice = ("moon-river", given.moon_river) if given.moon_river else ("the-river", given.the_river)
    return _formatted(games[key], *_chosen(GAMES[key], choice))


def _chosen(game: GameTypes, choice: Any) -> tuple[type, Any]:
    for cls in game.moves:
        name = kind_of(cls).replace("-", "_")
        value = getattr(choice, f"{name}_" if iskeyword(name) else name)
        if value is not strawberry.UNSET and value is not None:
            return cls, value
    raise AssertionError("@oneOf was checked before")


def _formatted(game: AnyGame, cls: type, value: Any) -> str:
    members = {field.name: getattr(value, field.name) for field in fields(cls)}
    try:
        return game.notation.format(cls(**members))
    except (KeyError, ValueError, IndexError):
        raise RuledOut("unreadable-move", game=game.info.key, move=f"{kind_of(cls)} {members}"[:60]) from None
