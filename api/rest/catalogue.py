"""The catalogue of games."""

from __future__ import annotations

from dataclasses import asdict
from hashlib import sha256

import msgspec
import orjson
from msgspec import Raw, structs
from starlette.responses import Response

from api.rest.operation import JSON, Call, HeaderInfo, Nothing, json_response, operation
from api.rest.shapes import (
    Catalogue,
    ComponentListShape,
    ComponentShape,
    EditionShape,
    EffectShape,
    GameShape,
    LevelShape,
    Named,
    OptionShape,
    RuleList,
    RuleShape,
    SourceShape,
)
from application.components import Component, ComponentList, component_lists
from application.words import Words, rule_texts, words
from domain.ai.levels import LEVELS
from domain.kernel.confidence import value_sources
from domain.kernel.game import OptionInfo
from domain.kernel.plain import plain
from domain.kernel.records import AnyGame

_TAG = "games"
_HEADERS = {"Vary": "Accept-Language", "Cache-Control": "public, max-age=60"}


async def list_games(call: Call, _: Nothing) -> Response:
    sentences = words(call.caller.language)
    games = [_game(call, game, sentences, with_components=False) for game in call.desk.games.defaults]
    levels = [LevelShape(key, sentences.text(f"level.{key}")) for key in LEVELS]
    return json_response(Catalogue(games, levels), headers=_HEADERS)


async def read_game(call: Call, _: Nothing) -> Response:
    game = call.desk.games.for_new_match(call.path("game"))
    return json_response(_game(call, game, words(call.caller.language), with_components=True), headers=_HEADERS)


async def read_edition(call: Call, _: Nothing) -> Response:
    game = call.desk.games.for_new_match(call.path("game"), call.path("edition"))
    shape = _edition(game, words(call.caller.language), with_components=True)
    content = msgspec.json.encode(structs.replace(shape, sources=_sources(game)))
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    headers = {**_HEADERS, "ETag": tag}
    if tag in (call.header("If-None-Match") or ""):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=JSON)


async def list_rules(call: Call, _: Nothing) -> Response:
    game = call.desk.games.for_new_match(call.path("game"))
    rules = rule_texts(words(call.caller.language), game.info.key)
    shapes = [RuleShape(rule.number, rule.section, rule.text) for rule in rules]
    return json_response(RuleList(shapes), headers=_HEADERS)


def _game(call: Call, game: AnyGame, sentences: Words, with_components: bool) -> GameShape:
    info = game.info
    return GameShape(
        key=info.key,
        name=sentences.text(f"{info.key}.title"),
        about=sentences.text(f"{info.key}.about"),
        seat_counts=list(info.seats),
        colours=[Named(colour, sentences.name(info.key, "colour", colour)) for colour in info.colours],
        options=[_option(info.key, option, sentences) for option in info.options],
        editions=[_edition(each, sentences, with_components) for each in call.desk.games.editions(info.key)],
    )


def _option(game: str, option: OptionInfo, sentences: Words) -> OptionShape:
    values = [Named(value, sentences.name(game, option.key, value)) for value in option.values]
    return OptionShape(option.key, sentences.name(game, "option", option.key), values, option.default)


def _edition(game: AnyGame, sentences: Words, with_components: bool) -> EditionShape:
    shape = EditionShape(game.info.edition, game.info.rules)
    if not with_components:
        return shape
    lists = [_list(part) for part in component_lists(game, sentences.language)]
    return structs.replace(shape, lists=lists, data=_raw(game.components), geometry=_raw(plain(game.geometry)))


def _list(part: ComponentList) -> ComponentListShape:
    return ComponentListShape(part.key, part.name, [_component(kind) for kind in part.components])


def _component(kind: Component) -> ComponentShape:
    effects = [EffectShape(**asdict(told.effect), text=told.text) for told in kind.effects]
    return ComponentShape(kind.id, kind.name, kind.count, _raw(kind.data), effects)


def _sources(game: AnyGame) -> list[SourceShape]:
    return [msgspec.convert(asdict(value), SourceShape) for value in value_sources(game.components)]


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
    operation(
        "GET /v1/games/{game}/editions/{edition}",
        "readEdition",
        read_edition,
        Nothing,
        EditionShape,
        tag=_TAG,
        says="An edition: its components, and the geometry that its boards are drawn from",
        codes=("unknown-game", "unknown-edition"),
        reads=(HeaderInfo("If-None-Match", "An `ETag` that is known already: 304 when it is still right."),),
        writes=(HeaderInfo("ETag", "A digest of the answer, which depends on the language."),),
        may_be_unchanged=True,
    ),
    operation(
        "GET /v1/games/{game}/rules",
        "listRules",
        list_rules,
        Nothing,
        RuleList,
        tag=_TAG,
        says="Every rule of a game by number, in words for players",
        codes=("unknown-game",),
    ),
)
