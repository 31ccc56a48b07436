"""The actions of the places (TR-4) and the meadow effects that work at once (TR-6.4, TR-6.5)."""

from __future__ import annotations

from domain.kernel.native import i64
from domain.theriver import events
from domain.theriver.edition import Tile
from domain.theriver.events import Report
from domain.theriver.holdings import LANE, Home, River, Works, swapped_land
from domain.theriver.legal import pack_of
from domain.theriver.meta import JOINS_WITH_TOKEN, RESHAPE_SWAPS, SPACES, WINDFALL
from domain.theriver.moves import Build, Claim, Forage, Move, Produce, Reserve, Swap
from domain.theriver.position import Ask, Position
from domain.theriver.resources import SHIFT, UNIT
from domain.theriver.setting import ONE_ON
from domain.theriver.storage import available, receive

_AT_ONCE = ("windfall", "reshape")
"""TR-6.4, TR-6.5: the effects that work when the tile is laid."""


def place(position: Position, home: Home, move: Move, report: Report) -> bool:
    """Whether the action is carried out wholly; otherwise the seat has been asked something."""
    if isinstance(move, Claim):
        return _claim(position, home, move, report)
    if isinstance(move, Produce):
        return _produce(position, home, move, report)
    if isinstance(move, Reserve):
        return _reserve(position, home, move, report)
    if isinstance(move, Swap):
        put_pioneer(position, home, "swap", report)
        return swap_tiles(position, home, move, report)
    if isinstance(move, Forage):
        put_pioneer(position, home, "food", report)
        return receive(position, home, "forage", UNIT[move.resource], report)
    if isinstance(move, Build):
        return _build(position, home, move, report)
    return _take_pawn(position, home, report)


def put_pioneer(position: Position, home: Home, where: str, report: Report) -> None:
    """TR-3.1, TR-3.3: from the boat to the place; a row of passes is broken."""
    one: i64 = ONE_ON[where]
    home.boat -= 1
    home.placed += one
    position.taken += one
    position.passes = 0
    if report is not None:
        report.append(events.PioneerPlaced(position.seat, where))


def _claim(position: Position, home: Home, move: Claim, report: Report) -> bool:
    """TR-4.1: what is covered is lost; a lack of room is settled before the tile's effect (TR-6.4, TR-6.5)."""
    put_pioneer(position, home, "claim", report)
    position.claims = [claim for claim in position.claims if claim is not move]
    tile = lay_tile(position, home, move.tile, True)
    if report is not None:
        _tell_claim(position, home, move.tile, report)
    if home.held % 255 > home.river.capacity and not receive(position, home, "claim", 0, report):
        if tile.effect in _AT_ONCE:
            position.ask.due = move.tile
        return False
    return tile.effect is None or work_effect(position, home, tile, report)


def _tell_claim(position: Position, home: Home, tile: str, report: list[events.Event]) -> None:
    space = len(home.river.tiles)
    report.append(events.TileClaimed(position.seat, tile, space))
    if space == SPACES:
        report.append(events.EndTriggered(position.seat, "tiles"))


def lay_tile(position: Position, home: Home, id: str, in_round: bool) -> Tile:
    """TR-1.6: the tile's symbols replace those of the space."""
    setting = position.setting
    river = home.river
    tile = setting.tiles[id]
    board = setting.boards[position.seat - 1]
    space: i64 = len(river.tiles)
    land: i64 = setting.lands[id]
    home.river = River(
        (*river.tiles, id),
        river.land | land << LANE * space,
        river.capacity + tile.warehouses - board.warehouses[space],
        river.production + tile.production - board.production[space],
        river.incomes + (tile.effect == "income"),
        river.framed + 1 if in_round and space + 1 in setting.framed else river.framed,
        river.settled,
    )
    return tile


def work_effect(position: Position, home: Home, tile: Tile, report: Report) -> bool:
    """TR-6.4, TR-6.5: whether nothing is left to be asked."""
    if tile.effect == "windfall":
        return receive(position, home, "windfall", available(position.supply, tile.of, WINDFALL), report)
    if tile.effect == "reshape" and len(home.river.tiles) > 1:
        position.ask = Ask("reshape", swaps=RESHAPE_SWAPS)
        return False
    return True


def _produce(position: Position, home: Home, move: Produce, report: Report) -> bool:
    """TR-4.2: one for each visible symbol, more for the round's first pioneer there, limited by supply."""
    resource = move.resource
    shift: i64 = SHIFT[resource]
    wanted = home.river.production >> shift & 255
    if not position.taken >> shift & 255:
        wanted += position.setting.layout.bonus
    put_pioneer(position, home, resource, report)
    return receive(position, home, "produce", available(position.supply, resource, wanted), report)


def _reserve(position: Position, home: Home, move: Reserve, report: Report) -> bool:
    """TR-4.4."""
    put_pioneer(position, home, "reserve", report)
    works = home.works
    home.works = Works(tuple(sorted((*works.reserved, move.building))), works.built, works.tokens)
    _take_card(position, move.building)
    if report is not None:
        report.append(events.BuildingReserved(position.seat, move.building))
    return True


def _take_card(position: Position, building: str) -> None:
    index = position.cards.index(building)
    position.cards = position.cards[:index] + position.cards[index + 1 :]
    position.reserves = position.reserves[:index] + position.reserves[index + 1 :]


def _build(position: Position, home: Home, move: Build, report: Report) -> bool:
    """TR-4.5."""
    put_pioneer(position, home, "construct", report)
    paid: i64 = pack_of(move.paid)
    home.held -= paid
    position.supply += paid
    works = home.works
    reserved = works.reserved
    was_reserved = move.building in reserved
    if was_reserved:
        reserved = tuple(card for card in reserved if card != move.building)
    else:
        _take_card(position, move.building)
    home.works = Works(reserved, (*works.built, move.building), works.tokens)
    if report is not None:
        report.append(events.BuildingConstructed(position.seat, move.building, move.paid, was_reserved))
    _take_token(position, home, report)
    return True


def _take_token(position: Position, home: Home, report: Report) -> None:
    """TR-4.5: the next token onto the next spot; the second brings the fifth pioneer."""
    layout = position.setting.layout
    works = home.works
    spot = len(works.tokens) + 1
    if spot > layout.token_spots:
        return
    value = layout.tokens[position.tokens]
    position.tokens += 1
    home.works = Works(works.reserved, works.built, (*works.tokens, value))
    home.boat += spot == JOINS_WITH_TOKEN
    if report is not None:
        _tell_token(position, value, spot, report)


def _tell_token(position: Position, value: int, spot: int, report: list[events.Event]) -> None:
    report.append(events.TokenTaken(position.seat, value, spot))
    if spot == JOINS_WITH_TOKEN:
        report.append(events.PioneerJoined(position.seat))
    if spot == position.setting.layout.token_spots:
        report.append(events.EndTriggered(position.seat, "tokens"))


def _take_pawn(position: Position, home: Home, report: Report) -> bool:
    """TR-4.6: it acts from the next round on."""
    put_pioneer(position, home, "first", report)
    position.pawn = position.seat
    if report is not None:
        report.append(events.FirstPlayerTaken(position.seat))
    return True


def swap_tiles(position: Position, home: Home, move: Swap, report: Report) -> bool:
    """TR-4.7: effects already used do not come again."""
    river = home.river
    tiles = list(river.tiles)
    low, high = move.low - 1, move.high - 1
    tiles[low], tiles[high] = tiles[high], tiles[low]
    land = swapped_land(river.land, low, high)
    home.river = River(tuple(tiles), land, river.capacity, river.production, river.incomes, river.framed, river.settled)
    if report is not None:
        report.append(events.TilesSwapped(position.seat, move.low, move.high))
    return True
