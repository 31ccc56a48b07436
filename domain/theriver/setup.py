"""Set-up and the tiles taken before round 1 (TR-2)."""

from __future__ import annotations

from domain.kernel.native import i64
from domain.theriver import events
from domain.theriver.cleanup import draw_tiles, start_round
from domain.theriver.events import Report
from domain.theriver.holdings import Home, Works, home_of, river_of
from domain.theriver.meta import PIONEERS
from domain.theriver.move_numbers import ABOUT, CLAIM
from domain.theriver.places import lay_tile, work_effect
from domain.theriver.position import TAKE, Ground, Position, position_of
from domain.theriver.setting import Setting


def first_position(setting: Setting, report: Report) -> Position:
    """TR-2.1 to TR-2.5."""
    deal, layout = setting.deal, setting.layout
    position = position_of(
        setting,
        Ground(0, deal.first, deal.tiles[layout.setup_tiles :], deal.buildings[layout.building_spots :]),
        TAKE,
        _right_of(deal.first, setting.seats),
        deal.first,
        [_home(setting, seat) for seat in range(1, setting.seats + 1)],
        layout.supply,
        0,
        0,
        0,
        0,
    )
    position.show_tiles(deal.tiles[: layout.setup_tiles])
    position.show_cards(deal.buildings[: layout.building_spots])
    if report is not None:
        report.append(events.FirstPlayerDrawn(deal.first))
        report.append(events.TilesRevealed(position.island))
        report.append(events.BuildingsRevealed(position.cards))
    return position


def _home(setting: Setting, seat: int) -> Home:
    return home_of(river_of(setting, seat, (), 0, 0), Works((), (), ()), 0, PIONEERS, 0)


def _right_of(seat: int, seats: int) -> int:
    return (seat - 2) % seats + 1


def take_tile(position: Position, home: Home, number: i64, report: Report) -> None:
    """TR-2.3: counter-clockwise, the first player last. With empty stores nothing can be asked (TR-6.8)."""
    seat = position.seat
    tile = position.setting.book.laid[number]
    position.take_from_island(CLAIM | number << ABOUT)
    lay_tile(position, home, tile, False)
    if report is not None:
        report.append(events.TileTaken(seat, tile.id, 1))
    work_effect(position, home, tile, report)
    if seat != position.ground.first:
        position.seat = _right_of(seat, position.setting.seats)
        position.turn += 1
        return
    _begin(position, report)


def _begin(position: Position, report: Report) -> None:
    """TR-2.3: the tile left over leaves the game, and the island is filled."""
    removed = position.island[0]
    if report is not None:
        report.append(events.TileRemoved(removed))
    position.ground = position.ground.copy()
    position.ground.removed = removed
    draw_tiles(position, report)
    start_round(position, report)
