"""The actions of the places (TR-4) and the meadow effects that work at once (TR-6.4, TR-6.5)."""

from __future__ import annotations

from typing import Final

from domain.kernel.bits import bit
from domain.kernel.native import i64
from domain.theriver import events
from domain.theriver.events import Report
from domain.theriver.holdings import LANE, Home, River, Works, swapped_land
from domain.theriver.meta import JOINS_WITH_TOKEN, RESHAPE_SWAPS, SPACES, WINDFALL
from domain.theriver.move_numbers import (
    ABOUT,
    BUILD,
    CARD,
    CLAIM,
    FORAGE,
    HIGH,
    PAID,
    PRODUCE,
    RESERVE,
    SPACE,
    SWAP,
    VERB,
)
from domain.theriver.position import Ask, Position
from domain.theriver.resources import text
from domain.theriver.setting import INCOME_TILE, NO_EFFECT, ONE_ON, RESHAPE_TILE, WINDFALL_TILE, LaidTile
from domain.theriver.storage import receive, supplied

_CLAIM: Final[i64] = ONE_ON["claim"]
_FOOD: Final[i64] = ONE_ON["food"]
_RESERVE: Final[i64] = ONE_ON["reserve"]
_CONSTRUCT: Final[i64] = ONE_ON["construct"]
_FIRST: Final[i64] = ONE_ON["first"]
_SWAP: Final[i64] = ONE_ON["swap"]
_PLACE: Final[dict[int, str]] = {one: place for place, one in ONE_ON.items()}


def place(position: Position, home: Home, number: i64, report: Report) -> bool:
    """Whether the action is carried out wholly; otherwise the seat has been asked something."""
    verb, about = number & VERB, number >> ABOUT
    if verb == CLAIM:
        return _claim(position, home, number, report)
    if verb == PRODUCE:
        return _produce(position, home, about, report)
    if verb == SWAP:
        put_pioneer(position, home, _SWAP, report)
        return swap_tiles(position, home, number, report)
    if verb == RESERVE:
        return _reserve(position, home, number, report)
    if verb == FORAGE:
        put_pioneer(position, home, _FOOD, report)
        return receive(position, home, "forage", bit(about), report)
    if verb == BUILD:
        return _build(position, home, about & CARD, number >> PAID, report)
    return _take_pawn(position, home, report)


def put_pioneer(position: Position, home: Home, one: i64, report: Report) -> None:
    """TR-3.1, TR-3.3: from the boat to the place that counts `one` more; a row of passes is broken."""
    home.boat -= 1
    home.placed += one
    position.taken += one
    position.passes = 0
    if report is not None:
        report.append(events.PioneerPlaced(position.seat, _PLACE[one]))


def _claim(position: Position, home: Home, number: i64, report: Report) -> bool:
    """TR-4.1: what is covered is lost; a lack of room is settled before the tile's effect (TR-6.4, TR-6.5)."""
    put_pioneer(position, home, _CLAIM, report)
    position.take_from_island(number)
    tile = position.setting.book.laid[number >> ABOUT]
    lay_tile(position, home, tile, True)
    if report is not None:
        _tell_claim(position, home, tile.id, report)
    if home.held % 255 > home.river.capacity and not receive(position, home, "claim", 0, report):
        if tile.effect == WINDFALL_TILE or tile.effect == RESHAPE_TILE:
            position.ask.due = tile.id
        return False
    return tile.effect == NO_EFFECT or work_effect(position, home, tile, report)


def _tell_claim(position: Position, home: Home, tile: str, report: list[events.Event]) -> None:
    space = len(home.river.tiles)
    report.append(events.TileClaimed(position.seat, tile, space))
    if space == SPACES:
        report.append(events.EndTriggered(position.seat, "tiles"))


def lay_tile(position: Position, home: Home, tile: LaidTile, in_round: bool) -> None:
    """TR-1.6: the tile's symbols replace those of the space."""
    setting, river, seat = position.setting, home.river, position.seat - 1
    space: i64 = len(river.tiles)
    warehouses: i64 = setting.printed_warehouses[seat][space]
    production: i64 = setting.printed_production[seat][space]
    home.river = River(
        river.tiles + (tile.id,),  # noqa: RUF005  # in compiled code a tuple with a star is made by way of a list
        river.land | tile.land << LANE * space,
        river.capacity + tile.warehouses - warehouses,
        river.production + tile.production - production,
        river.incomes + (1 if tile.effect == INCOME_TILE else 0),
        river.framed + (setting.frames >> space & 1 if in_round else 0),
        river.settled,
    )


def work_effect(position: Position, home: Home, tile: LaidTile, report: Report) -> bool:
    """TR-6.4, TR-6.5: whether nothing is left to be asked."""
    if tile.effect == WINDFALL_TILE:
        return receive(position, home, "windfall", supplied(position.supply, tile.shift, WINDFALL), report)
    if tile.effect == RESHAPE_TILE and len(home.river.tiles) > 1:
        position.ask = Ask("reshape", swaps=RESHAPE_SWAPS)
        return False
    return True


def _produce(position: Position, home: Home, shift: i64, report: Report) -> bool:
    """TR-4.2: one for each visible symbol, more for the round's first pioneer there, limited by supply."""
    wanted = home.river.production >> shift & 255
    if not position.taken >> shift & 255:
        wanted += position.setting.bonus
    put_pioneer(position, home, bit(shift), report)
    return receive(position, home, "produce", supplied(position.supply, shift, wanted), report)


def _reserve(position: Position, home: Home, number: i64, report: Report) -> bool:
    """TR-4.4."""
    put_pioneer(position, home, _RESERVE, report)
    works, building = home.works, position.setting.book.cards[number >> ABOUT]
    home.works = Works(tuple(sorted((*works.reserved, building))), works.built, works.tokens)
    position.take_from_cards(number)
    if report is not None:
        report.append(events.BuildingReserved(position.seat, building))
    return True


def _build(position: Position, home: Home, card: i64, paid: i64, report: Report) -> bool:
    """TR-4.5."""
    put_pioneer(position, home, _CONSTRUCT, report)
    home.hold(home.held - paid)
    position.supply += paid
    works, building = home.works, position.setting.book.cards[card]
    reserved = works.reserved
    was_reserved = building in reserved
    if was_reserved:
        reserved = tuple([other for other in reserved if other != building])
    else:
        position.take_from_cards(RESERVE | card << ABOUT)
    home.works = Works(reserved, (*works.built, building), works.tokens)
    if report is not None:
        report.append(events.BuildingConstructed(position.seat, building, text(paid), was_reserved))
    _take_token(position, home, report)
    return True


def _take_token(position: Position, home: Home, report: Report) -> None:
    """TR-4.5: the next token onto the next spot; the second brings the fifth pioneer."""
    setting, works = position.setting, home.works
    spot = len(works.tokens) + 1
    if spot > setting.token_spots:
        return
    value = setting.token_values[position.tokens]
    position.tokens += 1
    home.works = Works(works.reserved, works.built, (*works.tokens, value))
    home.boat += 1 if spot == JOINS_WITH_TOKEN else 0
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
    put_pioneer(position, home, _FIRST, report)
    position.pawn = position.seat
    if report is not None:
        report.append(events.FirstPlayerTaken(position.seat))
    return True


def swap_tiles(position: Position, home: Home, number: i64, report: Report) -> bool:
    """TR-4.7: effects already used do not come again."""
    river = home.river
    tiles = list(river.tiles)
    low, high = number >> ABOUT & SPACE, number >> HIGH
    tiles[low], tiles[high] = tiles[high], tiles[low]
    land = swapped_land(river.land, low, high)
    home.river = River(tuple(tiles), land, river.capacity, river.production, river.incomes, river.framed, river.settled)
    if report is not None:
        report.append(events.TilesSwapped(position.seat, low + 1, high + 1))
    return True
