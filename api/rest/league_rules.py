"""The rules of leagues in REST: shapes derived from the domain's, with the same bounds and defaults."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from api.rule_names import RULE_NAMES, flat_rules, nested_rules
from application.errors import Malformed
from domain.league.rules_text import rules_of, rules_text
from domain.league.terms import Bounds, Rules

_TEXT: Final = """How seasons are played; each keeps the rules it began with. Lengths are in milliseconds.

The bounds are those of rules that are sent: a league may have been founded when there were fewer.
"""


class SharedShape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shape of both requests and responses."""


def _rules_shape() -> Any:
    return msgspec.defstruct(
        "RulesShape",
        [*_members(Rules)],
        bases=(SharedShape,),
        namespace={"__doc__": _TEXT},
        module=__name__,
        frozen=True,
        kw_only=True,
    )


def _members(cls: Any, prefix: str = "") -> Iterator[tuple[str, Any] | tuple[str, Any, Any]]:
    """The members of the rules and of their parts, by the names of clients."""
    hints = get_type_hints(cls, include_extras=True)
    for each in fields(cls):
        if is_dataclass(hints[each.name]):
            yield from _members(hints[each.name], f"{prefix}{each.name}.")
        else:
            yield _member(each, hints[each.name], *RULE_NAMES[f"{prefix}{each.name}"])


def _member(member: Field[Any], hint: Any, name: str, text: str) -> tuple[str, Any] | tuple[str, Any, Any]:
    kind: Any = Annotated[_kind(hint), Meta(description=text)]
    if member.default is MISSING:
        return name, kind
    if isinstance(member.default, tuple):
        values = [str(each) if isinstance(each, StrEnum) else each for each in member.default]
        return name, kind, msgspec.field(default_factory=values.copy)
    return name, kind, str(member.default) if isinstance(member.default, StrEnum) else member.default


def _kind(hint: Any) -> Any:
    """The type of a member as REST has it."""
    if get_origin(hint) is Annotated:
        number, bounds = get_args(hint)
        assert isinstance(bounds, Bounds)
        return Annotated[number, Meta(ge=bounds.least, le=bounds.most)]
    if get_origin(hint) is tuple:
        return list[_kind(get_args(hint)[0])]  # type: ignore[misc]  # derived at run time
    return bool if hint is bool else Literal[tuple(str(each) for each in hint)]


if TYPE_CHECKING:
    RulesShape: TypeAlias = SharedShape
else:
    RulesShape = _rules_shape()


def rules_shape(rules: Rules) -> RulesShape:
    """The rules as they are. Bounds are not checked, because they may be newer than the league."""
    shape: RulesShape = RulesShape(**flat_rules(rules_text(rules)))
    return shape


def domain_rules(shape: RulesShape) -> Rules:
    """The domain's rules; raises Malformed."""
    try:
        return rules_of(nested_rules(msgspec.to_builtins(shape)))
    except ValueError as fault:
        raise Malformed("bad-rules", path="rules", fault=str(fault)) from None
