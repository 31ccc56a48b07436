"""The component list of The River: what it must hold, and how it is read and checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from domain.kernel.confidence import check_confidence
from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadEdition
from domain.theriver.components import COMPONENTS
from domain.theriver.meta import COLOURS, KEY, SEATS, SPACES, TERRAINS
from domain.theriver.resources import BASIC, MOST, NAMES, UNIT, resource_counts, size

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,15}")
_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "per-terrain": TERRAINS,
    "specialist": BASIC,
    "income": NAMES,
    "windfall": NAMES,
    "reshape": (),
    "idle-hands": (),
    "trophy": (),
}
"""The meadow effects (TR-6) and what each may be about."""
_ROOMS = ("first_player", "swap", "reserve", "wood", "clay", "stone", "food")
_MOST_TILES = 300

ItemT = TypeVar("ItemT", "Tile", "Building")


@dataclass(frozen=True, slots=True)
class Tile:
    """TR-1.2; `production` is packed, `of` is what the effect is about."""

    id: str
    terrains: frozenset[str]
    production: int
    warehouses: int
    effect: str | None
    of: str

    @property
    def land(self) -> int:
        """The terrains as bits."""
        return sum(1 << TERRAINS.index(terrain) for terrain in self.terrains)


@dataclass(frozen=True, slots=True)
class Building:
    """TR-1.3; `cost` is packed."""

    id: str
    cost: int
    points: int


@dataclass(frozen=True, slots=True)
class Board:
    """What is pre-printed on the spaces of one colour's river (TR-1.5); index 0 is space 1."""

    production: tuple[int, ...]
    warehouses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """What depends on the number of seats (TR-1.4, TR-2.2 to TR-2.4, TR-3.4)."""

    setup_tiles: int
    tile_spots: int
    building_spots: int
    supply: int
    rooms: Mapping[str, int]
    bonus: int
    token_spots: int
    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """Tiles and buildings by id, in the order of their ids."""

    id: str
    tiles: Mapping[str, Tile]
    buildings: Mapping[str, Building]
    boards: Mapping[str, Board]
    framed: frozenset[int]
    layouts: Mapping[int, Layout]
    data: Mapping[str, Plain]


def read_edition(data: Plain) -> Edition:
    """The edition a component list describes; raises BadEdition naming path and fault."""
    document = Inspector(data, BadEdition)
    keys = ("edition", "game", "tiles", "buildings", "tokens", "boards", "framed", "seats")
    part = document.object(keys, ("confidence",))
    part["game"].one_of((KEY,))
    assert isinstance(data, dict)
    tiles = _by_id(part["tiles"], _tile)
    edition = Edition(
        id=part["edition"].text(60),
        tiles=tiles,
        buildings=_by_id(part["buildings"], _building),
        boards={colour: _board(board) for colour, board in part["boards"].object(COLOURS).items()},
        framed=_framed_spaces(part["framed"]),
        layouts=_layouts(part["seats"], part["tokens"], len(tiles)),
        data=data,
    )
    if "confidence" in part:
        check_confidence(part["confidence"], data)
    return edition


def _by_id(source: Inspector, read: Callable[[Inspector], ItemT]) -> Mapping[str, ItemT]:
    found: dict[str, ItemT] = {}
    for place in source.list(_MOST_TILES):
        item = read(place)
        if item.id in found:
            raise place.fault(f"{item.id} is there twice")
        found[item.id] = item
    if not found:
        raise source.fault("must not be empty")
    return dict(sorted(found.items()))


def _id(source: Inspector) -> str:
    if not _ID.fullmatch(source.text(16)):
        raise source.fault("must be letters, digits, - and _")
    return source.text()


def _tile(source: Inspector) -> Tile:
    part = source.object(("id", "terrains", "production", "warehouses"), ("effect", "of"))
    terrains = part["terrains"].each(2, lambda terrain: terrain.one_of(TERRAINS))
    if not terrains or len(set(terrains)) != len(terrains):
        raise part["terrains"].fault("must be one terrain, or two different ones")
    effect, of = _effect(part, source)
    if effect is not None and "meadow" not in terrains:
        raise part["effect"].fault("only a meadow has an effect")
    production, warehouses = _resources(part["production"], BASIC, 9), part["warehouses"].whole(0, 9)
    return Tile(_id(part["id"]), frozenset(terrains), production, warehouses, effect, of)


def _effect(part: Mapping[str, Inspector], source: Inspector) -> tuple[str | None, str]:
    if "effect" not in part:
        if "of" in part:
            raise part["of"].fault("there is no effect that could be about it")
        return None, ""
    effect = part["effect"].one_of(_SUBJECTS)
    if ("of" in part) != bool(_SUBJECTS[effect]):
        raise source.fault(f"{effect} {'needs' if _SUBJECTS[effect] else 'has no'} of")
    return effect, part["of"].one_of(_SUBJECTS[effect]) if "of" in part else ""


def _resources(source: Inspector, names: tuple[str, ...], most: int) -> int:
    return resource_counts({name: amount.whole(0, most) for name, amount in source.object((), names).items()})


def _building(source: Inspector) -> Building:
    part = source.object(("id", "cost", "points"))
    cost = _resources(part["cost"], BASIC, 9)
    if not cost:
        raise part["cost"].fault("must be at least one resource")
    return Building(_id(part["id"]), cost, part["points"].whole(0, 99))


def _board(source: Inspector) -> Board:
    production, warehouses = [0] * SPACES, [0] * SPACES
    for space, symbol in source.items():
        if space not in _SPACE_NAMES:
            raise symbol.fault(f"must be a space from 1 to {SPACES}")
        printed = symbol.one_of((*BASIC, "warehouse"))
        production[int(space) - 1] = UNIT.get(printed, 0)
        warehouses[int(space) - 1] = int(printed == "warehouse")
    return Board(tuple(production), tuple(warehouses))


_SPACE_NAMES = frozenset(str(space) for space in range(1, SPACES + 1))


def _framed_spaces(source: Inspector) -> frozenset[int]:
    spaces = source.each(SPACES, lambda space: space.whole(1, SPACES))
    if len(set(spaces)) != len(spaces):
        raise source.fault("a space is framed twice")
    return frozenset(spaces)


def _layouts(seats: Inspector, tokens: Inspector, tiles: int) -> Mapping[int, Layout]:
    piles = tokens.object(("3-4", "2"))
    rows = seats.object([str(count) for count in SEATS])
    return {count: _layout(rows[str(count)], count, piles["2" if count == 2 else "3-4"], tiles) for count in SEATS}


def _layout(source: Inspector, seats: int, tokens: Inspector, tiles: int) -> Layout:
    keys = ("setup_tiles", "tile_spots", "building_spots", "supply", "places", "first_pioneer_bonus", "token_spots")
    part = source.object(keys)
    setup, spots = part["setup_tiles"].whole(seats + 1, seats + 1), part["tile_spots"].whole(1, 99)
    if setup + spots > tiles:
        raise part["tile_spots"].fault(f"set-up needs {setup + spots} tiles, there are {tiles}")
    token_spots = part["token_spots"].whole(1, 20)
    return Layout(
        setup_tiles=setup,
        tile_spots=spots,
        building_spots=part["building_spots"].whole(1, 20),
        supply=_supply(part["supply"]),
        rooms={name: room.whole(0, 12) for name, room in part["places"].object(_ROOMS).items()},
        bonus=part["first_pioneer_bonus"].whole(0, 9),
        token_spots=token_spots,
        tokens=_tokens(tokens, seats * token_spots),
    )


def _supply(source: Inspector) -> int:
    part = source.object(NAMES)
    supply = resource_counts({name: amount.whole(0, MOST) for name, amount in part.items()})
    if not size(supply):
        raise source.fault("must hold at least one resource")
    return supply


def _tokens(source: Inspector, spots: int) -> tuple[int, ...]:
    values = source.each(200, lambda value: value.whole(0, 99))
    if list(values) != sorted(values, reverse=True):
        raise source.fault("must be descending")
    if len(values) < spots:
        raise source.fault(f"there are {spots} spots to fill, but {len(values)} tokens")
    return values


STANDARD = read_edition(COMPONENTS)
