"""Between two rounds: cleanup in its order (TR-5), the end, the next round."""

from __future__ import annotations

from domain.kernel.dealing import Stream
from domain.kernel.refusals import BadDeal
from domain.theriver import events
from domain.theriver.ending import end_reason
from domain.theriver.events import Report
from domain.theriver.holdings import Home, River
from domain.theriver.meta import JOINS_WITH_TOKEN, PIONEERS
from domain.theriver.position import OVER, TURN, Position
from domain.theriver.scoring import outcome
from domain.theriver.storage import receive, supplied


def clean_up(position: Position, report: Report) -> None:
    if report is not None:
        report.append(events.RoundEnded(position.ground.round))
    position.ground = position.ground.copy()
    _return_pioneers(position, report)
    _refill_tiles(position, report)
    _refill_buildings(position, report)
    pay_incomes(position, _incomes(position), report)


def _return_pioneers(position: Position, report: Report) -> None:
    """TR-5.1: one settles for each frame covered this round, the others return."""
    for seat in range(1, position.setting.seats + 1):
        _return_home(position.own_home(seat))
    position.taken = 0
    position.passes = 0
    if report is not None:
        for seat, home in enumerate(position.homes, 1):
            report.append(events.PioneersReturned(seat, home.river.settled, home.boat))


def _return_home(home: Home) -> None:
    river = home.river
    if river.framed:
        settled = river.settled + river.framed
        home.river = River(river.tiles, river.land, river.capacity, river.production, river.incomes, 0, settled)
    pioneers = PIONEERS + (1 if len(home.works.tokens) >= JOINS_WITH_TOKEN else 0)
    settled = home.river.settled
    home.boat = pioneers - settled if settled < pioneers else 0
    home.placed = 0


def _refill_tiles(position: Position, report: Report) -> None:
    """TR-5.2: what is left is discarded first, so that a reshuffle takes it in."""
    left = position.island
    position.ground.discarded += left
    if report is not None and left:
        report.append(events.TilesDiscarded(left))
    draw_tiles(position, report)


def draw_tiles(position: Position, report: Report) -> None:
    """The island filled from the pile; a reshuffle when a tile is due and the pile is empty."""
    ground = position.ground
    spots = position.setting.tile_spots
    drawn = ground.pile[:spots]
    ground.pile = ground.pile[spots:]
    if len(drawn) < spots and ground.discarded:
        due = spots - len(drawn)
        order = _reshuffle(position, report)
        drawn, ground.pile = drawn + order[:due], order[due:]
    ground.revealed += 1
    position.show_tiles(drawn)
    if report is not None:
        report.append(events.TilesRevealed(position.island))


def _reshuffle(position: Position, report: Report) -> tuple[str, ...]:
    ground = position.ground
    order = new_order(position, ground.discards)
    ground.discarded = ()
    ground.reshuffled = (*ground.reshuffled, order)
    if report is not None:
        report.append(events.TilesReshuffled(len(order)))
    return order


def new_order(position: Position, discards: tuple[str, ...]) -> tuple[str, ...]:
    """The order a record gives, or the one the deal's seed makes of the discards."""
    deal = position.setting.deal
    number = len(position.ground.reshuffled)
    if number < len(deal.reshuffles):
        order = deal.reshuffles[number]
        if sorted(order) != list(discards):
            raise BadDeal("malformed", "TR-5.2", path=f"reshuffles[{number}]", fault="is no order of the discards")
        return order
    if deal.seed is None:
        raise BadDeal("deal-exhausted", "TR-5.2", path=f"reshuffles[{number}]", fault="is needed but missing")
    return tuple(Stream(deal.seed, f"reshuffle-{number + 1}").shuffled(discards))


def _refill_buildings(position: Position, report: Report) -> None:
    """TR-5.3: an empty deck leaves spots empty."""
    ground = position.ground
    empty = position.setting.building_spots - len(position.cards)
    drawn = ground.deck[:empty]
    if not drawn:
        return
    position.show_cards(position.cards + drawn)
    ground.deck = ground.deck[empty:]
    if report is not None:
        report.append(events.BuildingsRevealed(drawn))


def _incomes(position: Position) -> tuple[tuple[int, str], ...]:
    """TR-5.4: seats in order from the coming first player, lower space first."""
    due: list[tuple[int, str]] = []
    seats, seat = position.setting.seats, position.pawn
    income_tiles = position.setting.book.income_tiles
    for _ in range(seats):
        river = position.homes[seat - 1].river
        if river.incomes:
            due += [(seat, tile) for tile in river.tiles if tile in income_tiles]
        seat = seat % seats + 1
    return tuple(due)


def pay_incomes(position: Position, incomes: tuple[tuple[int, str], ...], report: Report) -> None:
    """TR-5.4, TR-6.3: one tile after the other; a seat may be asked what it keeps."""
    for index, (seat, tile) in enumerate(incomes):
        position.seat = seat
        home = position.own_home(seat)
        gain = supplied(position.supply, position.setting.book.tile(tile).shift, 1)
        if not receive(position, home, "income", gain, report):
            position.ask.incomes = incomes[index + 1 :]
            position.turn += 1
            return
    _finish_round(position, report)


def _finish_round(position: Position, report: Report) -> None:
    """TR-5.5, TR-5.6."""
    if end_reason(position) is None:
        position.ground = position.ground.copy()
        start_round(position, report)
        return
    position.ask = OVER
    position.seat = 0
    if report is not None:
        ended = outcome(position)
        assert ended is not None
        report.append(events.GameEnded(ended.reason, ended.scores, ended.ranks))


def start_round(position: Position, report: Report) -> None:
    """TR-3.1, TR-4.6: the holder of the pawn begins, or the next seat that has a pioneer."""
    ground = position.ground
    ground.round += 1
    ground.first = position.pawn
    if report is not None:
        report.append(events.RoundStarted(ground.round, position.pawn))
    seats = len(position.homes)
    for step in range(seats):
        seat = (position.pawn + step - 1) % seats + 1
        if position.homes[seat - 1].boat:
            position.seat, position.ask = seat, TURN
            position.turn += 1
            return
    clean_up(position, report)
