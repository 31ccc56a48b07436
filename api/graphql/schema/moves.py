"""Positions, moves and events of every game. A typed move is read in the shape that its `@oneOf` input has."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from keyword import iskeyword
from typing import Any

import strawberry
from strawberry.utils.str_converters import to_camel_case

from api.graphql.schema.generated import (
    CLASSES,
    constant_field,
    event_type,
    field_text,
    graphql_type,
    new_type,
    object_type,
    prefix_of,
    type_text,
    union_type,
)
from api.graphql.schema.vocabulary import SHAPES
from application.errors import Malformed, RuledOut
from domain.catalog import standard
from domain.kernel.plain import kind_of
from domain.kernel.records import AnyGame


def _snake(words: str) -> str:
    return words.replace("-", "_")


def _attribute(cls: type) -> str:
    """The attribute of a move's choice, such as `select`; `pass_` where Python has the word itself."""
    name = _snake(kind_of(cls))
    return f"{name}_" if iskeyword(name) else name


def _move_title(game: str, cls: type) -> str:
    return f"{prefix_of(game)}{cls.__name__}Move"


Position: Any = union_type(
    "Position",
    "The table as its viewer may see it: everything public, and of hidden piles only how many pieces they hold.",
    [object_type(game, shapes.view, f"{prefix_of(game)}Position") for game, shapes in SHAPES.items()],
)
GameEvent: Any = union_type(
    "GameEvent",
    "What happened at the table; with these a client keeps its own copy of the position.",
    [event_type(game, cls) for game, shapes in SHAPES.items() for cls in shapes.events],
)


def _choice(game: str, cls: type) -> Any:
    """The type of one move as its input names it: `{select: {position: 2}}`, or `{done: true}`."""
    title, text = _move_title(game, cls), type_text(_move_title(game, cls), cls)
    choice = f"{prefix_of(game)}{cls.__name__}Choice"
    if fields(cls):
        member = _itself(object_type(game, cls, title), _snake(kind_of(cls)), text)
    else:
        member = constant_field(bool, True, "Always true.", _snake(kind_of(cls)))
    CLASSES[cls] = choice
    return new_type(choice, text, {_attribute(cls): member}, cls)


def _itself(kind: Any, name: str, text: str) -> tuple[Any, Any]:
    def resolver(self: Any) -> Any:
        return self

    options: dict[str, Any] = {"graphql_type": kind, "metadata": {"cost": 0}}
    return kind, strawberry.field(resolver=resolver, name=name, description=text, **options)


def _game_move(game: str) -> Any:
    title = standard(game).info.title
    choices = [_choice(game, cls) for cls in SHAPES[game].moves]
    union = union_type(f"{prefix_of(game)}Move", f"One move of {title}, under the name of its kind.", choices)
    field: Any = strawberry.field(graphql_type=union, description=f"The move of {title}.")
    return new_type(f"{prefix_of(game)}TypedMove", f"A move of {title}.", {_snake(game): (Any, field)})


_GAME_MOVES: Mapping[str, Callable[..., Any]] = {game: _game_move(game) for game in SHAPES}
Move: Any = union_type(
    "Move",
    "What a seat wants to do, in the shape of `MoveInput`: what is read here can be sent to `playMove`.",
    list(_GAME_MOVES.values()),
)


def typed_move(game: str, move: object) -> object:
    """A move of the domain as a `Move`."""
    return _GAME_MOVES[game](**{_snake(game): move})


def _move_input(game: str, cls: type) -> Any:
    """The fields of a move as an input; `true` chooses a move without fields."""
    if not fields(cls):
        return bool
    read_as, hints = _move_title(game, cls), typing.get_type_hints(cls)
    members: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    for field in fields(cls):
        members["__annotations__"][field.name] = graphql_type(game, hints[field.name], cls, field.name)
        default: dict[str, Any] = {} if field.default is MISSING else {"default": field.default}
        members[field.name] = strawberry.field(description=field_text(read_as, field.name), **default)
    title = f"{read_as}Input"
    return strawberry.input(type(title, (), members), name=title, description=type_text(read_as, cls))


def _game_move_input(game: str) -> Any:
    """An input with exactly one move of a game."""
    title = f"{prefix_of(game)}MoveInput"
    members: dict[str, Any] = {"__annotations__": {}, "__module__": __name__}
    for cls in SHAPES[game].moves:
        members["__annotations__"][_attribute(cls)] = _move_input(game, cls) | None
        text = type_text(_move_title(game, cls), cls)
        members[_attribute(cls)] = strawberry.field(
            name=_snake(kind_of(cls)), description=text, default=strawberry.UNSET
        )
    text = f"One move of {standard(game).info.title}: exactly one of these is given."
    return strawberry.input(type(title, (), members), name=title, description=text, one_of=True)


def _any_move_input() -> Any:
    text = "The move as text, for example `select:3`."
    members: dict[str, Any] = {"__annotations__": {"notation": str | None}, "__module__": __name__}
    members["notation"] = strawberry.field(default=strawberry.UNSET, description=text)
    for game in SHAPES:
        members["__annotations__"][_snake(game)] = _game_move_input(game) | None
        text = f"A move of {standard(game).info.title}."
        members[_snake(game)] = strawberry.field(default=strawberry.UNSET, description=text)
    text = "A move: as notation, or typed for one of the games."
    return strawberry.input(type("MoveInput", (), members), one_of=True, description=text)


MoveInput: Any = _any_move_input()


def notation_of(games: Mapping[str, AnyGame], input: Any) -> str:
    """The notation of a move in any of its input forms. It may still be illegal."""
    if isinstance(input.notation, str):
        return input.notation
    game = next(game for game in SHAPES if getattr(input, _snake(game)))
    return _move_text(games[game], *_chosen_move(game, getattr(input, _snake(game))))


def _chosen_move(game: str, choice: Any) -> tuple[type, Any]:
    """The move that was given; raises Malformed for a move without fields that is `false`."""
    for cls in SHAPES[game].moves:
        value = getattr(choice, _attribute(cls))
        if value is False:
            path = f"move.{to_camel_case(_snake(game))}.{to_camel_case(_snake(kind_of(cls)))}"
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
