"""A position as plain data and back, for snapshots."""

from __future__ import annotations

from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadRecord
from domain.theriver.meta import COLOURS
from domain.theriver.position import OVER, TAKE, TURN, Ask, Book, Deal, Ground, Home, Position, Setting, Works, river_of

_MOST = 1000
_LARGEST = 1 << 80
_NUMBERS = ("seat", "pawn", "supply", "tokens", "taken", "passes", "turn")
_FIXED = {"take": TAKE, "turn": TURN, "over": OVER}


def packed(position: Position) -> dict[str, Plain]:
    numbers: dict[str, Plain] = {
        "seat": position.seat,
        "pawn": position.pawn,
        "supply": position.supply,
        "tokens": position.tokens,
        "taken": position.taken,
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
        "placed": home.placed,
    }


def unpacked(book: Book, data: Plain) -> Position:
    """Raises BadRecord for data that `packed` never writes."""
    keys = ("colours", "deal", "ground", "ask", "homes", "island", "cards", *_NUMBERS)
    part = Inspector(data, BadRecord).object(keys)
    colours = part["colours"].each(4, lambda colour: colour.one_of(COLOURS))
    setting = Setting(book, colours, _read_deal(part["deal"]))
    number = {key: _whole(part[key]) for key in _NUMBERS}
    position = Position(
        setting,
        _read_ground(part["ground"]),
        _read_ask(part["ask"]),
        number["seat"],
        number["pawn"],
        [_read_home(setting, seat, home) for seat, home in enumerate(part["homes"].list(4), 1)],
        number["supply"],
        [],
        (),
        [],
        number["tokens"],
        number["taken"],
        number["passes"],
        number["turn"],
    )
    position.show_tiles(_pieces(part["island"]))
    position.show_cards(_pieces(part["cards"]))
    return position


def _whole(source: Inspector) -> int:
    return source.whole(0, _LARGEST)


def _pieces(source: Inspector) -> tuple[str, ...]:
    return source.each(_MOST, Inspector.text)


def _orders(source: Inspector) -> tuple[tuple[str, ...], ...]:
    return source.each(_MOST, _pieces)


def _read_deal(source: Inspector) -> Deal:
    part = source.object(("tiles", "buildings", "first", "reshuffles", "seed"))
    seed = part["seed"].optional(Inspector.text)
    return Deal(
        _pieces(part["tiles"]),
        _pieces(part["buildings"]),
        _whole(part["first"]),
        _orders(part["reshuffles"]),
        None if seed is None else bytes.fromhex(seed),
    )


def _read_ground(source: Inspector) -> Ground:
    part = source.object(("round", "first", "pile", "deck", "discards", "removed", "reshuffled", "revealed"))
    return Ground(
        _whole(part["round"]),
        _whole(part["first"]),
        _pieces(part["pile"]),
        _pieces(part["deck"]),
        _pieces(part["discards"]),
        part["removed"].optional(Inspector.text),
        _orders(part["reshuffled"]),
        _whole(part["revealed"]),
    )


def _read_ask(source: Inspector) -> Ask:
    part = source.object(("kind", "source", "gain", "due", "swaps", "incomes"))
    kind = part["kind"].one_of((*_FIXED, "store", "reshape"))
    return _FIXED.get(kind) or Ask(
        kind,
        str(part["source"].value),
        _whole(part["gain"]),
        str(part["due"].value),
        _whole(part["swaps"]),
        part["incomes"].optional(lambda incomes: incomes.each(_MOST, _read_income)),
    )


def _read_income(source: Inspector) -> tuple[int, str]:
    seat, tile = source.list(2)
    return _whole(seat), tile.text()


def _read_home(setting: Setting, seat: int, source: Inspector) -> Home:
    keys = ("tiles", "framed", "settled", "reserved", "built", "tokens", "held", "boat", "placed")
    part = source.object(keys)
    river = river_of(setting, seat, _pieces(part["tiles"]), _whole(part["framed"]), _whole(part["settled"]))
    works = Works(_pieces(part["reserved"]), _pieces(part["built"]), part["tokens"].each(_MOST, _whole))
    return Home(river, works, _whole(part["held"]), _whole(part["boat"]), _whole(part["placed"]))
