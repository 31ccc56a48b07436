"""A position as plain data and back, for snapshots."""

from __future__ import annotations

from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadRecord
from domain.theriver.deal import distinct
from domain.theriver.edition import Edition
from domain.theriver.holdings import Home, Works, home_of, river_of
from domain.theriver.meta import COLOURS, PLACES, SEATS, SOURCES
from domain.theriver.position import OVER, TAKE, TURN, Ask, Ground, Position, position_of
from domain.theriver.setting import PLACE_SHIFT, Book, Deal, Setting, pioneers_on

_MOST = 1000
_LARGEST = (1 << 53) - 1
"""What every reader of JSON keeps exactly."""
_NUMBERS = ("seat", "pawn", "supply", "tokens", "passes", "turn")
_FIXED = {"take": TAKE, "turn": TURN, "over": OVER}


def position_data(position: Position) -> dict[str, Plain]:
    numbers: dict[str, Plain] = {
        "seat": position.seat,
        "pawn": position.pawn,
        "supply": position.supply,
        "tokens": position.tokens,
        "passes": position.passes,
        "turn": position.turn,
    }
    return {
        "colours": list(position.setting.colours),
        "deal": _deal(position.setting.deal),
        "ground": _ground(position.ground),
        "ask": _ask(position.ask),
        "homes": [_home(home) for home in position.homes],
        "island": list(position.island),
        "cards": list(position.cards),
        **numbers,
    }


def _deal(deal: Deal) -> dict[str, Plain]:
    return {
        "tiles": list(deal.tiles),
        "buildings": list(deal.buildings),
        "first": deal.first,
        "reshuffles": [list(order) for order in deal.reshuffles],
        "seed": None if deal.seed is None else deal.seed.hex(),
    }


def _ground(ground: Ground) -> dict[str, Plain]:
    return {
        "round": ground.round,
        "first": ground.first,
        "pile": list(ground.pile),
        "deck": list(ground.deck),
        "discards": list(ground.discards),
        "removed": ground.removed,
        "reshuffled": [list(order) for order in ground.reshuffled],
        "revealed": ground.revealed,
    }


def _ask(ask: Ask) -> dict[str, Plain]:
    return {
        "kind": ask.kind,
        "source": ask.source,
        "gain": ask.gain,
        "due": ask.due,
        "swaps": ask.swaps,
        "incomes": None if ask.incomes is None else [[seat, tile] for seat, tile in ask.incomes],
    }


def _home(home: Home) -> dict[str, Plain]:
    return {
        "tiles": list(home.river.tiles),
        "framed": home.river.framed,
        "settled": home.river.settled,
        "reserved": list(home.works.reserved),
        "built": list(home.works.built),
        "tokens": list(home.works.tokens),
        "held": home.held,
        "boat": home.boat,
        "placed": [pioneers_on(place, home.placed) for place in PLACES],
    }


def position_from_data(book: Book, data: Plain) -> Position:
    """Raises BadRecord for data that `packed` never writes."""
    keys = ("colours", "deal", "ground", "ask", "homes", "island", "cards", *_NUMBERS)
    part = Inspector(data, BadRecord).object(keys)
    edition = book.edition
    colours = _colours(part["colours"])
    setting = Setting(book, colours, _read_deal(part["deal"], edition))
    number = {key: _whole(part[key]) for key in _NUMBERS}
    homes = _read_homes(setting, part["homes"])
    position = position_of(
        setting,
        _read_ground(part["ground"], edition),
        _read_ask(part["ask"], edition),
        part["seat"].whole(0, setting.seats),
        part["pawn"].whole(1, setting.seats),
        homes,
        number["supply"],
        number["tokens"],
        sum(home.placed for home in homes),
        number["passes"],
        number["turn"],
    )
    position.show_tiles(distinct(part["island"], edition.tiles))
    position.show_cards(distinct(part["cards"], edition.buildings))
    return position


def _colours(source: Inspector) -> tuple[str, ...]:
    colours = source.each(len(COLOURS), lambda colour: colour.one_of(COLOURS))
    if len(colours) not in SEATS:
        raise source.fault(f"there are {len(colours)} seats")
    return colours


def _whole(source: Inspector) -> int:
    return source.whole(0, _LARGEST)


def _orders(source: Inspector, edition: Edition) -> tuple[tuple[str, ...], ...]:
    return source.each(_MOST, lambda order: distinct(order, edition.tiles))


def _read_deal(source: Inspector, edition: Edition) -> Deal:
    part = source.object(("tiles", "buildings", "first", "reshuffles", "seed"))
    return Deal(
        distinct(part["tiles"], edition.tiles),
        distinct(part["buildings"], edition.buildings),
        _whole(part["first"]),
        _orders(part["reshuffles"], edition),
        part["seed"].optional(_seed),
    )


def _seed(source: Inspector) -> bytes:
    try:
        return bytes.fromhex(source.text())
    except ValueError:
        raise source.fault("must be hexadecimal digits") from None


def _read_ground(source: Inspector, edition: Edition) -> Ground:
    part = source.object(("round", "first", "pile", "deck", "discards", "removed", "reshuffled", "revealed"))
    return Ground(
        _whole(part["round"]),
        _whole(part["first"]),
        distinct(part["pile"], edition.tiles),
        distinct(part["deck"], edition.buildings),
        distinct(part["discards"], edition.tiles),
        part["removed"].optional(lambda tile: tile.one_of(edition.tiles)),
        _orders(part["reshuffled"], edition),
        _whole(part["revealed"]),
    )


def _read_ask(source: Inspector, edition: Edition) -> Ask:
    part = source.object(("kind", "source", "gain", "due", "swaps", "incomes"))
    kind = part["kind"].one_of((*_FIXED, "store", "reshape"))
    incomes = part["incomes"].optional(lambda each: each.each(_MOST, lambda income: _read_income(income, edition)))
    return _FIXED.get(kind) or Ask(
        kind,
        part["source"].one_of(("", *SOURCES)),
        _whole(part["gain"]),
        part["due"].one_of(("", *edition.tiles)),
        _whole(part["swaps"]),
        incomes,
    )


def _read_income(source: Inspector, edition: Edition) -> tuple[int, str]:
    parts = source.list(2)
    if len(parts) != 2:
        raise source.fault("must be a seat and a tile")
    seat, tile = parts
    return seat.whole(1, max(SEATS)), tile.one_of(edition.tiles)


def _read_homes(setting: Setting, source: Inspector) -> list[Home]:
    homes = source.list(setting.seats)
    if len(homes) != setting.seats:
        raise source.fault(f"must be {setting.seats}")
    return [_read_home(setting, seat, home) for seat, home in enumerate(homes, 1)]


def _read_home(setting: Setting, seat: int, source: Inspector) -> Home:
    keys = ("tiles", "framed", "settled", "reserved", "built", "tokens", "held", "boat", "placed")
    part = source.object(keys)
    tiles = distinct(part["tiles"], setting.tiles)
    river = river_of(setting, seat, tiles, _whole(part["framed"]), _whole(part["settled"]))
    reserved, built = (distinct(part[key], setting.buildings) for key in ("reserved", "built"))
    works = Works(reserved, built, part["tokens"].each(_MOST, _whole))
    return home_of(river, works, _whole(part["held"]), _whole(part["boat"]), _read_pioneers(part["placed"]))


def _read_pioneers(source: Inspector) -> int:
    pioneers = source.each(len(PLACES), lambda count: count.whole(0, 63))
    if len(pioneers) != len(PLACES):
        raise source.fault(f"must be a number for each of {len(PLACES)} places")
    return sum(count << PLACE_SHIFT[place] for place, count in zip(PLACES, pioneers, strict=True))
