"""The rules of leagues in REST: shapes derived from the domain's, with the same names, bounds and defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from application.errors import Malformed
from domain.league.rules_text import rules_of, rules_text
from domain.league.terms import Bounds, Calendar, Discipline, Exchange, Points, Rules

_TEXTS: Final[Mapping[type, str]] = {
    Calendar: "Lengths in milliseconds; a season ends `rounds` times `round_length` after its start, come what may.",
    Points: "Points by place at tables of two, three and four.",
    Exchange: "One in so many of the smaller of two neighbouring divisions goes up, and as many go down.",
    Discipline: "Who left so often within a time may not register for a time.",
    Rules: "How seasons are played; each keeps the rules it began with.\n\n"
    "    The bounds are those of rules that are sent: a league may have been founded when there were fewer.",
}


class SharedShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shape of both requests and responses."""


@cache
def _shape(cls: type) -> Any:
    """The shape of the rules, or of a part of them."""
    hints = get_type_hints(cls, include_extras=True)
    members = [_member(each, hints[each.name]) for each in fields(cls)]
    namespace = {"__doc__": _TEXTS[cls]} if cls in _TEXTS else {}
    return msgspec.defstruct(
        f"{cls.__name__}Shape", members, bases=(SharedShape,), namespace=namespace, module=__name__, frozen=True
    )


def _member(member: Field[Any], hint: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    kind = _kind(hint)
    if member.default_factory is not MISSING:
        return member.name, kind, kind()
    if member.default is MISSING:
        return member.name, kind
    if isinstance(member.default, tuple):
        values = [str(each) if isinstance(each, StrEnum) else each for each in member.default]
        return member.name, kind, msgspec.field(default_factory=values.copy)
    return member.name, kind, str(member.default) if isinstance(member.default, StrEnum) else member.default


def _kind(hint: Any) -> Any:
    """The type of a member as REST has it."""
    if get_origin(hint) is Annotated:
        number, bounds = get_args(hint)
        assert isinstance(bounds, Bounds)
        return Annotated[number, Meta(ge=bounds.least, le=bounds.most)]
    if get_origin(hint) is tuple:
        return list[_kind(get_args(hint)[0])]  # type: ignore[misc]  # derived at run time
    if issubclass(hint, StrEnum):
        return Literal[tuple(str(each) for each in hint)]
    return _shape(hint)


if TYPE_CHECKING:
    RulesShape: TypeAlias = SharedShape
else:
    RulesShape = _shape(Rules)


_PARTS: Final[Mapping[str, Any]] = {
    name: kind for name, kind in get_type_hints(Rules).items() if isinstance(kind, type) and is_dataclass(kind)
}


def rules_shape(rules: Rules) -> RulesShape:
    """The rules as they are. Bounds are not checked, because they may be newer than the league."""
    data: dict[str, Any] = dict(rules_text(rules))
    parts = {name: _shape(kind)(**data[name]) for name, kind in _PARTS.items()}
    shape: RulesShape = _shape(Rules)(**{**data, **parts})
    return shape


def domain_rules(shape: RulesShape) -> Rules:
    """The domain's rules; raises Malformed."""
    try:
        return rules_of(msgspec.to_builtins(shape))
    except ValueError as fault:
        raise Malformed("bad-rules", path="rules", fault=str(fault)) from None
