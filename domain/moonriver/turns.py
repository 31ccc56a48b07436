"""MR-2, MR-3 and MR-7: columns, the draft, rounds, turns and the end."""

from __future__ import annotations

from domain.kernel.bits import bit_count
from domain.kernel.native import i64
from domain.moonriver.events import (
    AnyEvent,
    ColumnFormed,
    GameEnded,
    HerdThinned,
    PlotCollected,
    PlotPassedOver,
    RancheroPlaced,
    ReserveEmptied,
    RoundBegan,
    SaloonFilled,
)
from domain.moonriver.holdings import with_items
from domain.moonriver.legal import can_lay
from domain.moonriver.meta import COLUMN, DRAFT, EXPAND, OVER, SELECT, SPECIALISTS
from domain.moonriver.position import NOBODY, Position
from domain.moonriver.scoring import outcome


def begin(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-2.2 and MR-2.4: the saloon, the first column, the first ranchero of the draft."""
    fill_saloon(position, report)
    form_column(position, report)
    _next_draft(position, report)


def draft_order(position: Position) -> tuple[int, ...]:
    """MR-2.4: with two players each puts two rancheros: first, second, second, first."""
    drawn = position.setting.rancheros
    return drawn + drawn[::-1] if len(drawn) == 2 else drawn


def _next_draft(position: Position, report: list[AnyEvent] | None) -> None:
    order = draft_order(position)
    if position.turn < len(order):
        position.decision = DRAFT
        position.seat = order[position.turn]
        position.turns += 1
    else:
        _next_round(position, report)


def draft(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-2.4: the owner puts its ranchero on a free plot."""
    _put_ranchero(position, number, report)
    position.turn += 1
    _next_draft(position, report)


def select(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    """MR-3.4: the ranchero goes to a free plot of the new column, and the turn ends."""
    _put_ranchero(position, number, report)
    end_turn(position, report)


def _put_ranchero(position: Position, number: i64, report: list[AnyEvent] | None) -> None:
    place = number - position.setting.layout.select
    if not position.owns_seats:
        position.new_seats = position.new_seats.copy()
        position.owns_seats = True
    position.new_seats[place] = position.seat
    if report is not None:
        plot = position.setting.layout.kinds.ids[position.new[place]]
        report.append(RancheroPlaced(position.seat + 1, place + 1, plot))


def _next_round(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-3.5: the new column becomes the old one, another is formed while the pile lasts, the saloon is refilled."""
    if report is not None:
        _tell_passed_over(position, report)
    position.old, position.old_seats = position.new, position.new_seats
    form_column(position, report)
    if position.round:
        fill_saloon(position, report)
    position.round += 1
    if report is not None:
        report.append(RoundBegan(position.round, not position.new))
    _begin_turn(position, 0, report)


def _tell_passed_over(position: Position, report: list[AnyEvent]) -> None:
    """MR-2.5 and MR-3.5: with three players one plot is left."""
    for place, seat in enumerate(position.new_seats):
        if seat == NOBODY:
            report.append(PlotPassedOver(place + 1, position.setting.layout.kinds.ids[position.new[place]]))


def form_column(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-2.3: the next four plots by ascending back number, equal numbers in draw order."""
    setting = position.setting
    kinds, drawn = setting.layout.kinds, position.drawn
    plots = setting.plots[drawn : drawn + COLUMN]
    position.new = _by_back(plots, kinds.backs)
    position.new_seats = [NOBODY] * len(plots)
    position.owns_seats = True
    if not plots:
        return
    position.drawn = drawn + COLUMN
    position.revealed += 1
    if report is not None:
        ids = tuple([kinds.ids[kind] for kind in position.new])
        report.append(ColumnFormed(ids, len(setting.plots) - position.drawn))


def _by_back(plots: tuple[int, ...], backs: list[int]) -> tuple[int, ...]:
    """MR-2.3, for a handful of plots: each goes before those with a higher number."""
    column: list[int] = []
    for kind in plots:
        back, place = backs[kind], len(column)
        while place and backs[column[place - 1]] > back:
            place -= 1
        column.insert(place, kind)
    return tuple(column)


def fill_saloon(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-2.2 and MR-3.5: up to five tokens from the stack, as far as it reaches."""
    setting, start = position.setting, position.tokens
    missing = setting.layout.saloon - len(position.saloon)
    if missing <= 0 or start == len(setting.partners):
        return
    came = setting.partners[start : start + missing]
    position.tokens = start + len(came)
    position.saloon = with_items(position.saloon, came)
    position.revealed += 1
    if report is not None:
        names = tuple([SPECIALISTS[token] for token in came])
        report.append(SaloonFilled(names, len(setting.partners) - position.tokens))


def _begin_turn(position: Position, place: i64, report: list[AnyEvent] | None) -> None:
    """MR-3.1 and MR-3.3: the next ranchero's owner collects the plot under it."""
    seats = position.old_seats
    while seats[place] == NOBODY:
        place += 1
    position.turn = place
    position.seat = seats[place]
    position.turns += 1
    ranch = position.own_ranch(position.seat)
    kind = position.old[place]
    ranch.reserve = with_items(ranch.reserve, (kind,))
    if report is not None:
        report.append(PlotCollected(position.seat + 1, place + 1, position.setting.layout.kinds.ids[kind]))
    go_on(position, report)


def go_on(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-4.1: expanding is asked while the reserve holds two plots; in the emptying, while a pair fits."""
    ranch = position.ranches[position.seat]
    if len(ranch.reserve) < 2:
        end_expanding(position, report)
    elif not position.emptying or can_lay(position.setting.layout, ranch):
        position.decision = EXPAND
    else:
        end_expanding(position, report)


def end_expanding(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-3.4: select comes next, except in the last round and after it."""
    if position.emptying:
        _end_emptying(position, report)
    elif position.new:
        position.decision = SELECT
    else:
        end_turn(position, report)


def end_turn(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-3.1 and MR-3.5: the next ranchero of the old column, or the end of the round."""
    seats, place = position.old_seats, position.turn + 1
    while place < len(seats) and seats[place] == NOBODY:
        place += 1
    if place < len(seats):
        _begin_turn(position, place, report)
    elif position.new:
        _next_round(position, report)
    else:
        position.emptying = True
        position.turn = 0
        _begin_emptying(position, report)


def emptying_order(position: Position) -> list[int]:
    """MR-7.1: the order of the last round's turns, each seat once."""
    order: list[int] = []
    for seat in position.old_seats:
        if seat != NOBODY and seat not in order:
            order.append(seat)
    return order


def _begin_emptying(position: Position, report: list[AnyEvent] | None) -> None:
    order = emptying_order(position)
    if position.turn == len(order):
        _end_game(position, report)
        return
    position.seat = order[position.turn]
    position.turns += 1
    go_on(position, report)


def _end_emptying(position: Position, report: list[AnyEvent] | None) -> None:
    """MR-7.1: what fits nowhere leaves the game at once."""
    ranch = position.own_ranch(position.seat)
    if report is not None:
        ids = position.setting.layout.kinds.ids
        report.append(ReserveEmptied(position.seat + 1, tuple([ids[kind] for kind in ranch.reserve])))
    ranch.reserve = ()
    position.turn += 1
    _begin_emptying(position, report)


def _end_game(position: Position, report: list[AnyEvent] | None) -> None:
    for seat in range(len(position.ranches)):
        _thin_herds(position, seat, report)
    position.decision = OVER
    position.seat = NOBODY
    position.turns += 1
    if report is not None:
        final = outcome(position)
        assert final is not None
        report.append(GameEnded(final.scores, final.ranks))


def _thin_herds(position: Position, seat: int, report: list[AnyEvent] | None) -> None:
    """MR-7.2: every plot keeps at most one cow."""
    layout = position.setting.layout
    ranch = position.own_ranch(seat)
    herds = ranch.cows
    spare = sum(herds) - bit_count(ranch.cowed)
    if not spare:
        return
    ranch.cows = [min(herd, 1) for herd in herds]
    position.supply += spare
    if report is not None:
        crowded = [cell for cell in layout.cells if herds[cell] > 1]
        report.extend([HerdThinned(seat + 1, layout.names[cell], herds[cell] - 1) for cell in crowded])
