"""A position as plain data and back, for snapshots."""

from __future__ import annotations

from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadRecord
from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import Layout
from domain.moonriver.meta import OVER, SPECIALISTS
from domain.moonriver.position import NOBODY, Position, first_position
from domain.moonriver.setting import Setting

_NUMBERS = (
    "drawn",
    "tokens",
    "supply",
    "round",
    "turn",
    "decision",
    "seat",
    "partner",
    "steps",
    "turns",
    "revealed",
)
_LISTS = ("saloon", "tiles", "old", "new", "skulls", "circles")
_SEATS = ("old_seats", "new_seats")
_FLAGS = ("emptying", "claiming")
_RANCH = ("plots", "reserve", "tokens", "claimed")
_MOST = 200


def position_data(position: Position) -> dict[str, Plain]:
    """All of a position but its setting."""
    data: dict[str, Plain] = {name: getattr(position, name) for name in (*_NUMBERS, *_FLAGS)}
    data |= {name: list(getattr(position, name)) for name in (*_LISTS, *_SEATS)}
    data["ranches"] = [_packed_ranch(ranch) for ranch in position.ranches]
    return data


def _packed_ranch(ranch: Ranch) -> Plain:
    cells = [cell for cell, kind in enumerate(ranch.kinds) if kind >= 0]
    return {
        "plots": [[cell, ranch.kinds[cell], ranch.cows[cell]] for cell in cells],
        "reserve": list(ranch.reserve),
        "tokens": [list(token) for token in ranch.tokens],
        "claimed": ranch.claimed,
    }


def position_from_data(setting: Setting, data: Plain) -> Position:
    """The position that `packed` wrote for this setting."""
    part = Inspector(data, BadRecord, "position").object((*_NUMBERS, *_LISTS, *_SEATS, *_FLAGS, "ranches"))
    position = first_position(setting)
    most = {"decision": OVER, "seat": len(position.ranches) - 1}
    for name in _NUMBERS:
        setattr(position, name, part[name].whole(NOBODY, most.get(name, _MOST)))
    for name in _LISTS:
        setattr(position, name, _whole_numbers(part[name]))
    for name in _SEATS:
        setattr(position, name, list(_whole_numbers(part[name])))
    for name in _FLAGS:
        setattr(position, name, _flag(part[name]))
    stored = part["ranches"].list(len(position.ranches))
    if len(stored) != len(position.ranches):
        raise part["ranches"].fault(f"must have {len(position.ranches)} items")
    for ranch, look in zip(position.ranches, stored, strict=True):
        _unpack_ranch(setting.layout, ranch, look)
    return position


def _whole_numbers(look: Inspector) -> tuple[int, ...]:
    return look.each(_MOST, lambda item: item.whole(NOBODY, _MOST))


def _flag(look: Inspector) -> bool:
    if not isinstance(look.value, bool):
        raise look.fault("must be true or false")
    return look.value


def _unpack_ranch(layout: Layout, ranch: Ranch, look: Inspector) -> None:
    part = look.object(_RANCH)
    size, kinds = layout.size, layout.kinds
    for cell, kind, cows in part["plots"].each(size, lambda plot: _three(plot, size, len(kinds.ids), _MOST)):
        lay(layout, ranch, cell, kind, cows)
    ranch.reserve = part["reserve"].each(_MOST, lambda kind: kind.whole(0, kinds.count - 1))
    ranch.tokens = part["tokens"].each(size, lambda token: _three(token, size, len(SPECIALISTS), 2))
    ranch.claimed = _flag(part["claimed"])


def _three(look: Inspector, *bounds: int) -> tuple[int, int, int]:
    """Three numbers, each from 0 and below its bound."""
    if len(look.list(3)) != 3:
        raise look.fault("must have 3 items")
    first, second, third = [item.whole(0, bound - 1) for item, bound in zip(look.list(3), bounds, strict=True)]
    return first, second, third


def lay(layout: Layout, ranch: Ranch, cell: int, kind: int, cows: int) -> None:
    """A plot and its cows on a ranch that is being made."""
    terrain = layout.kinds.terrain[kind]
    ranch.free &= ~(1 << cell)
    ranch.terrains[terrain] |= 1 << cell
    ranch.reach[terrain] |= layout.near[cell]
    ranch.kinds[cell] = kind
    ranch.cows[cell] = cows
    ranch.cowed |= bool(cows) << cell
