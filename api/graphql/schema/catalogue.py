"""The catalogue: games with options, seats, colours and component lists, named in the caller's language."""

from __future__ import annotations

from enum import Enum
from typing import Any

import strawberry

from api.graphql.context import Info
from api.graphql.schema.fields import computed_field
from api.graphql.schema.geometry import Geometry
from api.graphql.schema.nodes import Node, global_id
from api.graphql.schema.scalars import JSON
from api.graphql.schema.vocabulary import AiLevel, Colour
from application import components
from application.components import component_lists
from application.words import Words, rule_texts
from domain.ai.levels import LEVELS
from domain.kernel.confidence import value_sources
from domain.kernel.game import GameInfo, OptionInfo
from domain.kernel.records import AnyGame


@strawberry.enum(description="When an effect works.")
class EffectTime(Enum):
    ALWAYS = strawberry.enum_value("always", description="While it lies there.")
    AT_ONCE = strawberry.enum_value("at-once", description="When it is laid or recruited.")
    PRODUCTION = strawberry.enum_value("production", description="When a pioneer is sent to produce.")
    CLEANUP = strawberry.enum_value("cleanup", description="In every cleanup.")
    END = strawberry.enum_value("end", description="When points are counted.")


@strawberry.enum(description="Where a value of an edition comes from.")
class Source(Enum):
    RULEBOOK = strawberry.enum_value("rulebook", description="The printed rules state it.")
    REVIEW = strawberry.enum_value("review", description="A published review states or shows it.")
    INFERENCE = strawberry.enum_value("inference", description="It follows from what is printed.")
    CHOICE = strawberry.enum_value("choice", description="We chose it.")


@strawberry.type(description="A colour with its name in the caller's language.")
class NamedColour:
    key: str = strawberry.field(graphql_type=Colour, description="The colour.")
    name: str = strawberry.field(description="Its name in the caller's language.")


@strawberry.type(description="A level of AIs with its name in the caller's language.")
class NamedLevel:
    key: str = strawberry.field(graphql_type=AiLevel, description="The level.")
    name: str = strawberry.field(description="Its name in the caller's language.")


@strawberry.type(description="A value that an option may have.")
class OptionValue:
    value: str | None = strawberry.field(description="The value to send; null where the option does not apply.")
    name: str = strawberry.field(description="Its name in the caller's language.")


@strawberry.type(description="An option of a game.")
class GameOption:
    key: str = strawberry.field(description="The stable key.")
    name: str = strawberry.field(description="Its name in the caller's language.")
    values: list[OptionValue] = strawberry.field(description="Every value it may have.")
    default: str | None = strawberry.field(description="The value when nothing is said.")


@strawberry.type(description="What a component does, as data and in words.")
class Effect:
    key: str = strawberry.field(description="The stable key of what happens, such as `move-cows`.")
    when: EffectTime = strawberry.field(description="When it works.")
    rule: str = strawberry.field(description="The number of its rule, such as `MR-6.2`.")
    amount: int = strawberry.field(description="How much or how many.")
    of: str | None = strawberry.field(description="The resource or terrain that it is about.")
    most: int | None = strawberry.field(description="The most that it gives, null without a bound.")
    side: str | None = strawberry.field(description="The side of a token that must lie up, null for either.")
    text: str = strawberry.field(description="The effect in the caller's language.")


@strawberry.type(description="Where a value of an edition comes from.")
class ValueSource:
    path: str = strawberry.field(description="The value's place in the edition's data, such as `plots.D1.cows`.")
    source: Source | None = strawberry.field(description="Its source, null where the edition does not say.")
    note: str = strawberry.field(description="What the source says, in English.")


@strawberry.type(description="One kind of component, with how often it is in the box.")
class Component(Node):
    key: str = strawberry.field(description="How the edition, moves and positions name it.")
    name: str = strawberry.field(description="Its name in the caller's language.")
    count: int = strawberry.field(description="How many there are.")
    data: JSON = strawberry.field(description="Everything the edition says of it.")
    effects: list[Effect] = strawberry.field(description="What it does, in the order in which it works.")


@strawberry.type(description="One part of an edition: plots, tiles, buildings, boards, ...")
class ComponentList:
    key: str = strawberry.field(description="The part of the edition.")
    name: str = strawberry.field(description="Its name in the caller's language.")
    components: list[Component] = strawberry.field(description="What it consists of, in the edition's order.")


@strawberry.type(description="The component lists of a game that a match pins when it is opened.")
class Edition(Node):
    played: strawberry.Private[AnyGame]
    key: str = strawberry.field(description="What matches and records call it, such as `reconstructed-1`.")
    rules_version: int = strawberry.field(description="The version of the rules; a released one never changes.")

    @computed_field(description="The components by part, named in the caller's language.", metadata={"cost": 5})
    def lists(self, info: Info) -> list[ComponentList]:
        return [_list(self.played, part) for part in component_lists(self.played, info.context.words.language)]

    @computed_field(description="The whole edition as plain data, with how sure each part of it is.")
    def data(self) -> JSON:
        return JSON(dict(self.played.components))

    @computed_field(
        graphql_type=Geometry, description="What its boards are drawn from: cells, spaces, bridges, places."
    )
    def geometry(self) -> Any:
        return self.played.geometry

    @computed_field(description="Every value of the edition with its source.", metadata={"cost": 50})
    def sources(self) -> list[ValueSource]:
        return [
            ValueSource(path=value.path, source=Source(value.source) if value.source else None, note=value.note)
            for value in value_sources(self.played.components)
        ]


@strawberry.type(description="A rule of a game, told to players in the caller's language.")
class RuleText:
    number: str = strawberry.field(description="What the `rule` of a refusal cites, such as `MR-4.4`.")
    section: str = strawberry.field(description="The title of the section that the rule belongs to.")
    text: str = strawberry.field(description="The rule in a few sentences.")


@strawberry.type(description="A game that can be played here.")
class Game(Node):
    game: strawberry.Private[AnyGame]
    key: str = strawberry.field(description="The stable key, such as `moon-river`.")
    name: str = strawberry.field(description="The title in the caller's language.")
    about: str = strawberry.field(description="The game in one sentence.")
    seat_counts: list[int] = strawberry.field(description="The numbers of seats it can be played with.")
    colours: list[NamedColour] = strawberry.field(description="The colours of the seats.")
    options: list[GameOption] = strawberry.field(description="What can be chosen when a match is opened.")
    rules_version: int = strawberry.field(description="The version of the rules that new matches get.")
    edition: Edition = strawberry.field(description="The edition that new matches get unless they name another.")
    levels: list[NamedLevel] = strawberry.field(description="The levels of AI that can take a seat.")

    @computed_field(description="Every edition with its component lists.", metadata={"cost": 2})
    def editions(self, info: Info) -> list[Edition]:
        return [edition_of(game) for game in info.context.desk.games.editions(self.key)]

    @computed_field(description="Every rule, in the order of the numbers.", metadata={"cost": 10})
    def rule_texts(self, info: Info) -> list[RuleText]:
        rules = rule_texts(info.context.words, self.key)
        return [RuleText(number=rule.number, section=rule.section, text=rule.text) for rule in rules]


def game_of(game: AnyGame, words: Words) -> Game:
    info = game.info
    return Game(
        id=global_id("game", info.key),
        game=game,
        key=info.key,
        name=words.text(f"{info.key}.title"),
        about=words.text(f"{info.key}.about"),
        seat_counts=list(info.seats),
        colours=[NamedColour(key=colour, name=words.name(info.key, "colour", colour)) for colour in info.colours],
        options=[_option(info, option, words) for option in info.options],
        rules_version=info.rules,
        edition=edition_of(game),
        levels=[NamedLevel(key=level, name=words.name(info.key, "level", level)) for level in LEVELS],
    )


def _option(info: GameInfo, option: OptionInfo, words: Words) -> GameOption:
    values = [
        OptionValue(value=value, name=words.name(info.key, option.key, "none" if value is None else value))
        for value in option.values
    ]
    name = words.name(info.key, "option", option.key)
    return GameOption(key=option.key, name=name, values=values, default=option.default)


def edition_of(game: AnyGame) -> Edition:
    info = game.info
    id = global_id("edition", info.key, info.edition, info.rules)
    return Edition(id=id, played=game, key=info.edition, rules_version=info.rules)


def _list(game: AnyGame, part: components.ComponentList) -> ComponentList:
    kinds = [_component(game, part.key, kind) for kind in part.components]
    return ComponentList(key=part.key, name=part.name, components=kinds)


def _component(game: AnyGame, part: str, kind: components.Component) -> Component:
    info = game.info
    return Component(
        id=global_id("component", info.key, info.edition, info.rules, part, kind.id),
        key=kind.id,
        name=kind.name,
        count=kind.count,
        data=JSON(kind.data),
        effects=[_effect(told) for told in kind.effects],
    )


def _effect(told: components.ToldEffect) -> Effect:
    effect = told.effect
    return Effect(
        key=effect.key,
        when=EffectTime(effect.when),
        rule=effect.rule,
        amount=effect.amount,
        of=effect.of,
        most=effect.most,
        side=effect.side,
        text=told.text,
    )
