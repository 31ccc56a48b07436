"""Positions, moves and events of every game: types for reading, `@oneOf` inputs for playing."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from keyword import iskeyword
from typing import Any

import strawberry
from strawberry.utils.str_converters import to_camel_case

from api.graphql.schema.generated import field_text, object_type, type_text, union_type
from application.errors import Malformed, RuledOut
from domain.catalog import CATALOG, standard
from domain.kernel.game import Shapes
from domain.kernel.plain import kind_of
from domain.kernel.records import AnyGame


@dataclass(frozen=True, slots=True)
class GameTypes:
    """A game's dataclasses, and the prefix of their names in GraphQL."""

    title: str
    shapes: Shapes

    @property
    def prefix(self) -> str:
        return self.title.replace(" ", "")


def _types(key: str) -> GameTypes:
    game = standard(key)
    return GameTypes(game.info.title, game.shapes)


GAMES: Mapping[str, GameTypes] = {key: _types(key) for key in CATALOG}


def _moves(game: GameTypes) -> list[Any]:
    return [
        object_type(game.prefix, cls, f"{game.prefix}{cls.__name__}Move", has_kind=True) for cls in game.shapes.moves
    ]


def _events(game: GameTypes) -> list[Any]:
    return [object_type(game.prefix, cls, f"{game.prefix}{cls.__name__}", has_kind=True) for cls in game.shapes.events]


Position: Any = union_type(
    "Position",
    "The table as its viewer may see it: everything public, and of hidden piles only how many pieces they hold.",
    [object_type(game.prefix, game.shapes.view, f"{game.prefix}Position") for game in GAMES.values()],
)
Move: Any = union_type("Move", "What a seat wants to do.", [kind for game in GAMES.values() for kind in _moves(game)])
GameEvent: Any = union_type(
    "GameEvent",
    "What happened at the table; with these a client keeps its own copy of the position.",
    [kind for game in GAMES.values() for kind in _events(game)],
)


def _input_of(game: GameTypes, cls: type) -> Any:
    """The fields of a move as an input; `true` chooses a move without fields."""
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
    kind = type(title, (), members)
    return strawberry.input(kind, name=title, description=type_text(read_as, cls))


def _choice(game: GameTypes) -> Any:
    """An input with exactly one move of a game."""
    title = f"{game.prefix}MoveInput"
    members: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    for cls in game.shapes.moves:
        name = kind_of(cls).replace("-", "_")
        attribute = f"{name}_" if iskeyword(name) else name
        members["__annotations__"][attribute] = _input_of(game, cls) | None
        text = type_text(f"{game.prefix}{cls.__name__}Move", cls)
        members[attribute] = strawberry.field(name=name, description=text, default=strawberry.UNSET)
    kind = type(title, (), members)
    text = f"One move of {game.title}: exactly one of these is given."
    return strawberry.input(kind, name=title, description=text, one_of=True)


def _field_of(key: str) -> str:
    return key.replace("-", "_")


def _move_input() -> Any:
    text = "The move as text, for example `select:3`."
    members: dict[str, Any] = {"__annotations__": {"notation": str | None}, "__module__": __name__}
    members["notation"] = strawberry.field(default=strawberry.UNSET, description=text)
    for key, game in GAMES.items():
        members["__annotations__"][_field_of(key)] = _choice(game) | None
        text = f"A move of {game.title}."
        members[_field_of(key)] = strawberry.field(default=strawberry.UNSET, description=text)
    text = "A move: as notation, or typed for one of the games."
    return strawberry.input(type("MoveInput", (), members), one_of=True, description=text)


MoveInput: Any = _move_input()


def notation_of(games: Mapping[str, AnyGame], input: Any) -> str:
    """The notation of a move in any of its input forms. It may still be illegal."""
    if isinstance(input.notation, str):
        return input.notation
    key = next(key for key in GAMES if getattr(input, _field_of(key)))
    return _move_text(games[key], *_chosen_move(key, getattr(input, _field_of(key))))


def _chosen_move(key: str, choice: Any) -> tuple[type, Any]:
    """The move that was given; raises Malformed for a move without fields that is `false`."""
    for cls in GAMES[key].shapes.moves:
        name = kind_of(cls).replace("-", "_")
        value = getattr(choice, f"{name}_" if iskeyword(name) else name)
        if value is False:
            path = f"move.{to_camel_case(_field_of(key))}.{to_camel_case(name)}"
            raise Malformed("malformed", path=path, fault="must be true: a move that is not wanted is left out")
        if value is not strawberry.UNSET and value is not None:
            return cls, value
    raise AssertionError("@oneOf was checked before")


def _move_text(game: AnyGame, cls: type, value: Any) -> str:
    members = {field.name: getattr(value, field.name) for field in fields(cls)}
    try:
        return game.notation.format(cls(**members))
    except (KeyError, ValueError, IndexError):
        raise RuledOut("unreadable-move", game=game.info.key, move=f"{kind_of(cls)} {members}"[:60]) from None
