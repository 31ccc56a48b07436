"""The rules of leagues as a type and an input, derived from the domain's: names, types, order and defaults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import reduce
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, get_args, get_origin, get_type_hints

import strawberry

from api.graphql.schema.scalars import Milliseconds
from api.rule_names import RULE_NAMES, nested_rules
from application.errors import Malformed
from domain.kernel.plain import Plain
from domain.league import terms
from domain.league.rules_text import rules_of


@strawberry.enum(description="Who plays whom.")
class LeagueFormat(Enum):
    ROUND_ROBIN = strawberry.enum_value("round-robin", description="Everyone meets everyone, as evenly as possible.")
    SWISS = strawberry.enum_value("swiss", description="The nearest in the standings meet.")
    LADDER = strawberry.enum_value("ladder", description="Challenges upwards, within reach.")
    SERIES = strawberry.enum_value("series", description="The same few play one match after the other.")


@strawberry.enum(description="What a table is worth.")
class LeagueScoring(Enum):
    PLACES = strawberry.enum_value("places", description="Points by place.")
    DUPLICATE = strawberry.enum_value("duplicate", description="The same deal everywhere; the score against the field.")


@strawberry.enum(description="What parts players of equal points; the seed always comes last.")
class TieBreak(Enum):
    WINS = strawberry.enum_value("wins", description="First places.")
    MEETINGS = strawberry.enum_value("meetings", description="The results of the tied players' tables with each other.")
    OPPONENTS = strawberry.enum_value("opponents", description="The points of one's opponents.")
    SCORE = strawberry.enum_value("score", description="Scores as a share of the best at each table.")
    GAMES = strawberry.enum_value("games", description="Tables that were really played.")


@strawberry.enum(description="What becomes of a player who leaves during a season.")
class LeagueDeparture(Enum):
    STAND_IN = strawberry.enum_value("stand-in", description="A machine of the same strength sits in; reclaimable.")
    FORFEIT = strawberry.enum_value("forfeit", description="Last place at every table still to come.")
    EXPUNGE = strawberry.enum_value("expunge", description="As if the player had never played.")


_NULLABLE: Final = ("points", "tie_breaks", "discipline")
"""Parts whose inputs were published as nullable, with null for the default."""

_ENUMS: Final[Mapping[object, Any]] = {
    terms.Format: LeagueFormat,
    terms.Scoring: LeagueScoring,
    terms.TieBreak: TieBreak,
    terms.Departure: LeagueDeparture,
}


@dataclass(frozen=True, slots=True)
class _Rule:
    """One of the domain's rules as GraphQL shows it. `default` is REQUIRED where an input must give it."""

    path: str
    type: Any
    default: Any

    @property
    def name(self) -> str:
        return RULE_NAMES[self.path][0]

    @property
    def text(self) -> str:
        return RULE_NAMES[self.path][1]

    @property
    def is_nullable(self) -> bool:
        return self.path.partition(".")[0] in _NULLABLE

    def value(self, rules: terms.Rules) -> Any:
        return _graphql_value(reduce(getattr, self.path.split("."), rules))


REQUIRED: Final = object()


def _leaf_rules(cls: Any, prefix: str = "") -> Iterator[_Rule]:
    """The rules of a dataclass and of its parts, in the domain's order."""
    hints = get_type_hints(cls, include_extras=True)
    for each in fields(cls):
        hint = hints[each.name]
        if is_dataclass(hint):
            yield from _leaf_rules(hint, f"{prefix}{each.name}.")
        else:
            default = REQUIRED if each.default is MISSING else _graphql_value(each.default)
            yield _Rule(f"{prefix}{each.name}", _type(hint), default)


def _type(hint: Any) -> Any:
    """The GraphQL type of a rule's type hint."""
    if get_origin(hint) is tuple:
        return list[_type(get_args(hint)[0])]  # type: ignore[misc]  # derived at run time
    if get_origin(hint) is Annotated:
        number, bounds = get_args(hint)
        return Milliseconds if bounds.is_length else number
    return bool if hint is bool else _ENUMS[hint]


def _graphql_value(value: Any) -> Any:
    """A value of the domain's rules in GraphQL."""
    if isinstance(value, tuple):
        return [_graphql_value(each) for each in value]
    return _ENUMS[type(value)](value.value) if type(value) in _ENUMS else value


_RULES: Final = tuple(_leaf_rules(terms.Rules))


def _output_type() -> Any:
    members: dict[str, Any] = {rule.name: strawberry.field(description=rule.text) for rule in _RULES}
    annotations = {rule.name: rule.type for rule in _RULES}
    cls = type("LeagueRules", (), {**members, "__annotations__": annotations, "__module__": __name__})
    return strawberry.type(cls, description="How a league's seasons are played.")


def _input_type() -> Any:
    annotations = {rule.name: rule.type | None if rule.is_nullable else rule.type for rule in _RULES}
    members: dict[str, Any] = {rule.name: _input_field(rule) for rule in _RULES}
    cls = type("LeagueRulesInput", (), {**members, "__annotations__": annotations, "__module__": __name__})
    text = "How seasons are to be played. What is left out takes its default, whatever the league had."
    return strawberry.input(cls, description=text)


def _input_field(rule: _Rule) -> Any:
    if rule.default is REQUIRED:
        return strawberry.field(description=rule.text)
    return strawberry.field(default=None if rule.is_nullable else rule.default, description=rule.text)


if TYPE_CHECKING:
    LeagueRules: TypeAlias = Any
    LeagueRulesInput: TypeAlias = Any
else:
    LeagueRules = _output_type()
    LeagueRulesInput = _input_type()


def league_rules(rules: terms.Rules) -> LeagueRules:
    return LeagueRules(**{rule.name: rule.value(rules) for rule in _RULES})


def domain_rules(input: LeagueRulesInput) -> terms.Rules:
    """The domain's rules; raises Malformed."""
    given = {rule.name: _plain(getattr(input, rule.name)) for rule in _RULES}
    try:
        return rules_of(nested_rules({name: value for name, value in given.items() if value is not None}))
    except ValueError as fault:
        raise Malformed("bad-rules", path="rules", fault=str(fault)) from None


def _plain(value: Any) -> Plain:
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return str(value.value) if isinstance(value, Enum) else value
