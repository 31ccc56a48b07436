"""What everyone at the table sees; nothing in it tells the order of a pile."""

from __future__ import annotations

from dataclasses import dataclass

from domain.kernel.plain import Plain
from domain.moonriver.holdings import Ranch
from domain.moonriver.layout import Layout
from domain.moonriver.legal import is_forced
from domain.moonriver.meta import BASE, COWBOY, DECISIONS, EXPAND, LEGENDS, OVER, SPECIALISTS, TERRAINS
from domain.moonriver.position import NOBODY, Position
from domain.moonriver.scoring import Score, outcome, scores


@dataclass(frozen=True, slots=True)
class PlotView:
    """A laid plot; `partner` is the side of its token that lies up, `token` the specialist it has."""

    cell: str
    kind: str
    terrain: str
    cows: int
    partner: str | None
    token: str | None
    bonus: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat: its board, reserve and ranch, and its score as if the game ended now."""

    seat: int
    colour: str
    board: str
    slots: int
    bridges: tuple[str, ...]
    reserve: tuple[str, ...]
    plots: tuple[PlotView, ...]
    claimed: bool
    standing: Score


@dataclass(frozen=True, slots=True)
class ColumnView:
    """A position of a column; `gone` when the plot was collected or passed over."""

    position: int
    plot: str
    seat: int | None
    gone: bool


@dataclass(frozen=True, slots=True)
class GridView:
    """The ranch's size and the cells that are closed in it."""

    columns: str
    rows: int
    closed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PendingView:
    """The choice that is pending, and what is still to be resolved after it."""

    seat: int
    kind: str
    forced: bool
    skulls: tuple[str, ...]
    circles: tuple[str, ...]
    partner: str | None
    steps: int
    claiming: bool


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """How it ended: ranks in seat order; the standings are final."""

    ranks: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class View:
    """The table. Moon River hides nothing but the order of its piles, so all viewers see the same."""

    variant: str
    scenario: str | None
    phase: str
    round: int
    turn: int
    turns: int
    revealed: int
    grid: GridView
    seats: tuple[SeatView, ...]
    rancheros: tuple[int, ...]
    old: tuple[ColumnView, ...]
    new: tuple[ColumnView, ...]
    saloon: tuple[str, ...]
    supply: int
    pile: int
    stack: int
    bonus_tiles: tuple[str, ...]
    discarded: tuple[str, ...]
    decision: PendingView | None
    outcome: OutcomeView | None


def view_of(position: Position) -> View:
    """The view of a position."""
    setting = position.setting
    layout, kinds = setting.layout, setting.layout.kinds
    return View(
        variant=BASE if setting.scenario is None else LEGENDS,
        scenario=setting.scenario_key,
        phase=phase(position),
        round=position.round,
        turn=position.turn,
        turns=position.turns,
        revealed=position.revealed,
        grid=_grid(layout),
        seats=_seats(position),
        rancheros=tuple([seat + 1 for seat in setting.rancheros]),
        old=_old_column(position),
        new=_column(layout, position.new, position.new_seats, [False] * len(position.new)),
        saloon=tuple([SPECIALISTS[token] for token in position.saloon]),
        supply=position.supply,
        pile=len(setting.plots) - position.drawn,
        stack=len(setting.partners) - position.tokens,
        bonus_tiles=tuple([kinds.tiles[tile] for tile in position.tiles]),
        discarded=tuple([kinds.ids[kind] for kind in discards(position)]),
        decision=pending(position),
        outcome=_outcome(position),
    )


def phase(position: Position) -> str:
    """`draft`, `round`, `emptying` or `over`."""
    if position.decision == OVER:
        return "over"
    if position.emptying:
        return "emptying"
    return "round" if position.round else "draft"


def _grid(layout: Layout) -> GridView:
    closed = layout.cells_in(layout.inside & ~layout.open)
    return GridView(layout.columns, layout.rows, tuple([layout.names[cell] for cell in closed]))


def _seats(position: Position) -> tuple[SeatView, ...]:
    setting, standing = position.setting, scores(position)
    layout, ids = setting.layout, setting.layout.kinds.ids
    return tuple(
        SeatView(
            seat=seat + 1,
            colour=setting.colours[seat],
            board=setting.boards[seat].key,
            slots=ranch.slots,
            bridges=setting.boards[seat].bridges[layout.seats],
            reserve=tuple([ids[kind] for kind in ranch.reserve]),
            plots=_plots(layout, ranch),
            claimed=ranch.claimed,
            standing=standing[seat],
        )
        for seat, ranch in enumerate(position.ranches)
    )


def _plots(layout: Layout, ranch: Ranch) -> tuple[PlotView, ...]:
    tokens = {cell: (token, cowboy) for cell, token, cowboy in ranch.tokens}
    return tuple(_plot(layout, ranch, cell, tokens.get(cell)) for cell in layout.cells_in(layout.open & ~ranch.free))


def _plot(layout: Layout, ranch: Ranch, cell: int, token: tuple[int, int] | None) -> PlotView:
    kind = ranch.kinds[cell]
    specialist = SPECIALISTS[token[0]] if token else None
    return PlotView(
        cell=layout.names[cell],
        kind=layout.kinds.ids[kind],
        terrain=TERRAINS[layout.kinds.terrain[kind]],
        cows=ranch.cows[cell],
        partner=COWBOY if token and token[1] else specialist,
        token=specialist,
        bonus=kind >= layout.kinds.count,
    )


def _old_column(position: Position) -> tuple[ColumnView, ...]:
    waiting = waiting_places(position)
    gone = [place not in waiting for place in range(len(position.old))]
    return _column(position.setting.layout, position.old, position.old_seats, gone)


def _column(layout: Layout, plots: tuple[int, ...], seats: list[int], gone: list[bool]) -> tuple[ColumnView, ...]:
    ids = layout.kinds.ids
    return tuple(
        ColumnView(place + 1, ids[kind], None if seats[place] == NOBODY else seats[place] + 1, gone[place])
        for place, kind in enumerate(plots)
    )


def discards(position: Position) -> list[int]:
    """The kinds that left the game, in ascending order: what was drawn and lies nowhere any more."""
    left = sorted(position.setting.plots[: position.drawn])
    for kind in _in_play(position):
        left.remove(kind)
    return left


def _in_play(position: Position) -> list[int]:
    plots = position.setting.layout.kinds.count
    lying = [kind for ranch in position.ranches for kind in ranch.kinds if 0 <= kind < plots]
    held = [kind for ranch in position.ranches for kind in ranch.reserve]
    waiting = [position.old[place] for place in waiting_places(position)]
    return [*lying, *held, *waiting, *position.new]


def waiting_places(position: Position) -> list[int]:
    """The places of the old column whose rancheros have not had their turn."""
    if position.emptying:
        return []
    later = range(position.turn + 1, len(position.old))
    return [place for place in later if position.old_seats[place] != NOBODY]


def pending(position: Position) -> PendingView | None:
    """The pending choice, None when the game is over."""
    if position.decision == OVER:
        return None
    names = position.setting.layout.names
    forced = position.decision == EXPAND and (position.emptying or is_forced(position.ranches[position.seat]))
    return PendingView(
        seat=position.seat + 1,
        kind=DECISIONS[position.decision],
        forced=forced,
        skulls=tuple([names[cell] for cell in position.skulls]),
        circles=tuple([names[cell] for cell in position.circles]),
        partner=None if position.partner == NOBODY else names[position.partner],
        steps=position.steps,
        claiming=position.claiming,
    )


def about(choice: PendingView) -> dict[str, Plain]:
    """What a choice is about; only what matters for its kind."""
    match choice.kind:
        case "expand":
            return {"forced": choice.forced}
        case "skull":
            return {"skull": choice.skulls[0]}
        case "recruit":
            return {"circles": list(choice.circles)}
        case "cowboy":
            return {"partner": choice.partner, "steps": choice.steps}
        case "desperado" | "thief":
            return {"partner": choice.partner}
        case _:
            return {}


def _outcome(position: Position) -> OutcomeView | None:
    final = outcome(position)
    return OutcomeView(final.ranks, final.reason) if final else None
