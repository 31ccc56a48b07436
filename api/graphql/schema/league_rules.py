"""The rules of leagues as a type and an input, derived from the domain's: names, types, order and defaults."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import reduce
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import strawberry

from api.graphql.schema.scalars import Milliseconds
from api.names import camel_case
from application.errors import Malformed
from domain.kernel.plain import Plain
from domain.league import terms
from domain.league.rules_text import rules_of

T = TypeVar("T")


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
    MEETINGS = strawberry.enum_value("meetings", description="Who came before whom where those who are tied met.")
    OPPONENTS = strawberry.enum_value("opponents", description="The points of one's opponents.")
    SCORE = strawberry.enum_value("score", description="Scores as a share of the best at each table.")
    GAMES = strawberry.enum_value("games", description="Tables that were really played.")


@strawberry.enum(description="What becomes of a player who leaves during a season.")
class LeagueDeparture(Enum):
    STAND_IN = strawberry.enum_value("stand-in", description="A machine of the same strength sits in; reclaimable.")
    FORFEIT = strawberry.enum_value("forfeit", description="Last place at every table still to come.")
    EXPUNGE = strawberry.enum_value("expunge", description="As if the player had never played.")


_FLAT: Final[Mapping[str, tuple[str, str]]] = {
    "calendar.registration": ("registration", "How long one can register before the start."),
    "calendar.round_length": ("round_length", "How long a round lasts."),
    "calendar.rounds": ("rounds", "How many rounds a season has."),
    "calendar.pause": ("pause", "How long after a season the next one opens."),
    "format": ("format", "Who plays whom."),
    "table_size": ("table_size", "How many play at a table, at most."),
    "scoring": ("scoring", "What a table is worth."),
    "points.two": ("points_at_two", "Points by place at tables of two."),
    "points.three": ("points_at_three", "Points by place at tables of three."),
    "points.four": ("points_at_four", "Points by place at tables of four."),
    "points.sitting_out": ("points_sitting_out", "Points for who has to sit a round out."),
    "tie_breaks": ("tie_breaks", "What parts equals, in this order."),
    "divisions.most": ("divisions", "The most divisions there may be."),
    "divisions.smallest": ("smallest_division", "The fewest players of a division."),
    "divisions.largest": ("largest_division", "The most players of a division."),
    "exchange.one_in": ("exchange_one_in", "One in so many of the smaller division changes places."),
    "exchange.least": ("exchange_least", "But at least so many."),
    "exchange.most": ("exchange_most", "And at most so many."),
    "departure": ("departure", "What becomes of those who leave."),
    "discipline.leaves": ("barred_after_leaves", "Who leaves so often may not register for a time."),
    "discipline.within": ("barred_within", "Within which time departures are counted."),
    "discipline.barred": ("barred_for", "For how long."),
    "reach": ("reach", "On a ladder: how many places higher one can challenge."),
    "rest": ("rest", "How many seasons one can miss and keep one's division."),
}
"""The name and description of each of the domain's rules in GraphQL, where rules are flat."""

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
        return _FLAT[self.path][0]

    @property
    def text(self) -> str:
        return _FLAT[self.path][1]

    @property
    def is_nullable(self) -> bool:
        return self.path.partition(".")[0] in _NULLABLE

    def value(self, rules: terms.Rules) -> Any:
        return _shown(reduce(getattr, self.path.split("."), rules))


REQUIRED: Final = object()


def _derived(cls: Any, prefix: str = "") -> Iterator[_Rule]:
    """The rules of a dataclass and of its parts, in the domain's order."""
    hints = get_type_hints(cls, include_extras=True)
    for each in fields(cls):
        hint = hints[each.name]
        if is_dataclass(hint):
            yield from _derived(hint, f"{prefix}{each.name}.")
        else:
            default = REQUIRED if each.default is MISSING else _shown(each.default)
            yield _Rule(f"{prefix}{each.name}", _type(hint), default)


def _type(hint: Any) -> Any:
    """The GraphQL type of a rule's type hint."""
    if get_origin(hint) is tuple:
        return list[_type(get_args(hint)[0])]  # type: ignore[misc]  # derived at run time
    if get_origin(hint) is Annotated:
        number, bounds = get_args(hint)
        return Milliseconds if bounds.is_length else number
    return _ENUMS[hint]


def _shown(value: Any) -> Any:
    """A value of the domain's rules in GraphQL."""
    if isinstance(value, tuple):
        return [_shown(each) for each in value]
    return _ENUMS[type(value)](value.value) if type(value) in _ENUMS else value


_RULES: Final = tuple(_derived(terms.Rules))


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
    data: dict[str, Any] = {}
    for rule in _RULES:
        value = getattr(input, rule.name)
        part, _, name = rule.path.rpartition(".")
        if value is not None:
            (data.setdefault(part, {}) if part else data)[name] = _plain(value)
    try:
        return rules_of(data)
    except ValueError as fault:
        raise Malformed("bad-rules", path="rules", fault=str(fault)) from None


def _plain(value: Any) -> Plain:
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return str(value.value) if isinstance(value, Enum) else value


FLAT: Final = {path: camel_case(name) for path, (name, _) in _FLAT.items()}

_NAMES = {
    **{f"rules.{path}": f"rules.{name}" for path, name in FLAT.items()},
    "milliseconds": "more",
    "substitute": "substituteId",
}


async def with_flat_paths(work: Awaitable[T]) -> T:
    """Awaits the work; in a Malformed refusal, names the input as GraphQL does, where rules are flat."""
    try:
        return await work
    except Malformed as refusal:
        path = str(refusal.data["path"])
        if path not in _NAMES:
            raise
        raise Malformed(refusal.code, refusal.rule, **{**refusal.data, "path": _NAMES[path]}) from None
