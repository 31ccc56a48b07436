"""What can be played here."""

from __future__ import annotations

import orjson
from msgspec import Raw, structs
from starlette.responses import Response

from api.rest.operation import Ask, Nothing, answer, operation
from api.rest.shapes import (
    Catalogue,
    ComponentListShape,
    ComponentShape,
    EditionShape,
    GameShape,
    LevelShape,
    Named,
    OptionShape,
)
from application.components import ComponentList, component_lists
from application.words import Words, words
from domain.ai.levels import LEVELS
from domain.kernel.game import OptionInfo
from domain.kernel.plain import plain
from domain.kernel.records import AnyGame

_TAG = "games"
_HEADERS = {"Vary": "Accept-Language", "Cache-Control": "public, max-age=60"}


async def list_games(ask: Ask, _: Nothing) -> Response:
    spoken = words(ask.caller.language)
    games = [_game(ask, game, spoken, with_components=False) for game in ask.desk.games.defaults]
    levels = [LevelShape(key, spoken.text(f"level.{key}")) for key in LEVELS]
    return answer(Catalogue(games, levels), headers=_HEADERS)


async def read_game(ask: Ask, _: Nothing) -> Response:
    game = ask.desk.games.chosen(ask.path("game"))
    return answer(_game(ask, game, words(ask.caller.language), with_components=True), headers=_HEADERS)


def _game(ask: Ask, game: AnyGame, spoken: Words, with_components: bool) -> GameShape:
    info = game.info
    return GameShape(
        key=info.key,
        title=spoken.text(f"{info.key}.title"),
        about=spoken.text(f"{info.key}.about"),
        seats=list(info.seats),
        colours=[Named(colour, spoken.name(info.key, "colour", colour)) for colour in info.colours],
        options=[_option(info.key, option, spoken) for option in info.options],
        editions=[_edition(each, spoken, with_components) for each in ask.desk.games.editions(info.key)],
    )


def _option(game: str, option: OptionInfo, spoken: Words) -> OptionShape:
    values = [Named(value, spoken.name(game, option.key, value)) for value in option.values]
    return OptionShape(option.key, spoken.name(game, "option", option.key), values, option.default)


def _edition(game: AnyGame, spoken: Words, with_components: bool) -> EditionShape:
    shape = EditionShape(game.info.edition, game.info.rules)
    if not with_components:
        return shape
    lists = [_list(part) for part in component_lists(game, spoken.language)]
    return structs.replace(shape, lists=lists, components=_raw(game.components))


def _list(part: ComponentList) -> ComponentListShape:
    kinds = [ComponentShape(kind.id, kind.name, kind.count, _raw(kind.data)) for kind in part.components]
    return ComponentListShape(part.key, part.name, kinds)


def _raw(data: object) -> Raw:
    return Raw(orjson.dumps(data, default=plain))


OPERATIONS = (
    operation(
        "GET /v1/games",
        "listGames",
        list_games,
        Nothing,
        Catalogue,
        tag=_TAG,
        says="The games and the levels of AI seats",
    ),
    operation(
        "GET /v1/games/{game}",
        "readGame",
        read_game,
        Nothing,
        GameShape,
        tag=_TAG,
        says="A game with the component lists of its editions",
        codes=("unknown-game",),
    ),
)
