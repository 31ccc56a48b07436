"""Moon River drawn: ranches over the river, columns, saloon, reserves, scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from application.words import Words
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame
from domain.moonriver.view import ColumnView, PlotView, SeatView, View
from headwater.drawing.layout import labelled_line, score_table, seat_panel, side_by_side, to_move_line
from headwater.drawing.palette import EMPTY, RIVER, seat_style, terrain_style

KEY = "moon-river"
WIDTH = 6
COW, SKULL, CIRCLE, BRIDGE = "●", "†", "○", "╫"
_RESOURCES = {"nuggets": "n", "beavers": "b", "cobs": "c"}
_LETTERS = {
    "cowboy": "C",
    "desperado": "D",
    "cattle-thief": "T",
    "gold-digger": "G",
    "trapper": "R",
    "farmer": "F",
}


def labels(game: AnyGame, words: Words) -> Mapping[str, str]:
    """Each kind of plot by its terrain and what it shows."""
    return {kind: _label(kind, plot, words) for kind, plot in _kinds(game).items()}


def _label(kind: str, plot: Mapping[str, Plain], words: Words) -> str:
    symbols = _symbols(plot)
    terrain = words.name(KEY, "terrain", plot["terrain"])
    return f"{kind} ({terrain} {symbols})" if symbols else f"{kind} ({terrain})"


def _kinds(game: AnyGame) -> dict[str, Mapping[str, Plain]]:
    plots = game.components["plots"]
    assert isinstance(plots, list)
    return {str(plot["id"]): plot for plot in plots if isinstance(plot, dict)}


def _symbols(plot: Mapping[str, Plain]) -> str:
    """Cows, skull, circle and resources as a plot shows them."""
    marks = [COW * _count(plot, "cows"), SKULL * _count(plot, "skulls"), CIRCLE * _count(plot, "circles")]
    found = [f"{_count(plot, key)}{letter}" for key, letter in _RESOURCES.items() if _count(plot, key)]
    return "".join([*marks, *found])


def _count(plot: Mapping[str, Plain], key: str) -> int:
    count = plot.get(key, 0)
    return count if isinstance(count, int) else 0


def draw(view: View, game: AnyGame, words: Words) -> RenderableType:
    """The whole table."""
    kinds = _kinds(game)
    colours = tuple(seat.colour for seat in view.seats)
    pending = None if view.decision is None else (view.decision.seat, view.decision.kind)
    scores = [seat.standing.breakdown() for seat in view.seats]
    return Group(
        _heading(view, words),
        side_by_side([_ranch(view, seat, kinds, words) for seat in view.seats]),
        _middle(view, kinds, words, colours),
        score_table(words, KEY, colours, scores, view.outcome.ranks if view.outcome else ()),
        _legend(words),
        to_move_line(words, KEY, colours, pending),
    )


def _heading(view: View, words: Words) -> Text:
    parts = [words.text(f"{KEY}.title"), words.name(KEY, "variant", view.variant)]
    if view.scenario:
        parts.append(words.name(KEY, "scenario", view.scenario))
    return Text(" · ".join([*parts, f"{words.text(f'{KEY}.label.round')} {view.round}"]), style="bold")


def _ranch(view: View, seat: SeatView, kinds: Mapping[str, Mapping[str, Plain]], words: Words) -> RenderableType:
    reserve = Text.assemble((f"{words.text(f'{KEY}.label.reserve')} ", "dim"), *_chips(seat.reserve, kinds))
    reserve.append(f" {len(seat.reserve)}/{seat.slots}", style="dim")
    notes = [words.name(KEY, "board", seat.board), str(seat.standing.total)]
    return seat_panel(words, KEY, seat.seat, seat.colour, notes, [*_grid(view, seat, kinds), reserve])


def _grid(view: View, seat: SeatView, kinds: Mapping[str, Mapping[str, Plain]]) -> Iterator[Text]:
    """The rows from the farthest to the river, each two lines high."""
    laid = {plot.cell: plot for plot in seat.plots}
    for row in range(view.grid.rows, 0, -1):
        cells = [f"{column}{row}" for column in view.grid.columns]
        upper, lower = Text(f"{row:>2} ", style="dim"), Text("   ")
        for cell in cells:
            above, below, style = _cell(laid[cell], kinds) if cell in laid else _bare_cell(view, seat, cell)
            upper.append(above.ljust(WIDTH)[:WIDTH], style=style)
            lower.append(below.ljust(WIDTH)[:WIDTH], style=style)
        yield upper
        yield lower
    yield _river(view)


def _bare_cell(view: View, seat: SeatView, cell: str) -> tuple[str, str, str]:
    if cell in view.grid.closed:
        return " ▒▒▒▒ ", " ▒▒▒▒ ", EMPTY
    return f"  {BRIDGE if cell in seat.bridges else '·'}   ", "", EMPTY


def _cell(plot: PlotView, kinds: Mapping[str, Mapping[str, Plain]]) -> tuple[str, str, str]:
    """Both lines of a cell and their style."""
    symbols = CIRCLE if plot.bonus else _symbols({**kinds[plot.kind], "cows": 0})
    token = _LETTERS.get(plot.partner, "?") if plot.partner else ""
    name = f"+{plot.kind}" if plot.bonus else plot.kind
    herd = COW * plot.cows if plot.cows < 4 else f"{plot.cows}{COW}"
    return f" {name} {symbols}", f" {token or ' '} {herd}", terrain_style(plot.terrain)


def _river(view: View) -> Text:
    names = "".join(column.center(WIDTH) for column in view.grid.columns)
    return Text.assemble("   ", ("~" * len(names), RIVER), "\n   ", (names, "dim"))


@cache
def _chip_style(terrain: str) -> str:
    return terrain_style(terrain)


def _chips(reserve: tuple[str, ...], kinds: Mapping[str, Mapping[str, Plain]]) -> Iterator[tuple[str, str]]:
    for kind in reserve:
        yield f" {kind} {_symbols(kinds[kind])}".rstrip() + " ", _chip_style(str(kinds[kind]["terrain"]))
        yield " ", ""


def _middle(view: View, kinds: Mapping[str, Mapping[str, Plain]], words: Words, colours: tuple[str, ...]) -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_row(
        _column("old-column", view.old, kinds, words, colours),
        _column("column", view.new, kinds, words, colours),
        _saloon(view, words),
        _piles(view, words),
    )
    return grid


def _column(
    label: str,
    column: tuple[ColumnView, ...],
    kinds: Mapping[str, Mapping[str, Plain]],
    words: Words,
    colours: tuple[str, ...],
) -> Group:
    return Group(
        Text(words.text(f"{KEY}.label.{label}"), style="bold"),
        *(_place(place, kinds, words, colours) for place in column),
    )


def _place(place: ColumnView, kinds: Mapping[str, Mapping[str, Plain]], words: Words, colours: tuple[str, ...]) -> Text:
    kind = kinds[place.plot]
    style = EMPTY if place.gone else terrain_style(str(kind["terrain"]))
    line = Text.assemble(f"{place.position} ", (f" {place.plot} {_symbols(kind)}".ljust(9), style))
    if place.seat:
        line.append(f" {words.name(KEY, 'seat', place.seat)}", style=seat_style(colours[place.seat - 1]))
    return line


def _saloon(view: View, words: Words) -> Group:
    partners = [f"{_LETTERS[token]} {words.name(KEY, 'partner', token)}" for token in view.saloon]
    return Group(Text(words.text(f"{KEY}.label.saloon"), style="bold"), *map(Text, partners))


def _piles(view: View, words: Words) -> Group:
    numbers = {"pile": view.pile, "stack": view.stack, "supply": view.supply}
    lines = [labelled_line(words.text(f"{KEY}.label.{key}"), number) for key, number in numbers.items()]
    if view.bonus_tiles:
        lines.append(labelled_line(words.text(f"{KEY}.label.bonus"), " ".join(view.bonus_tiles)))
    return Group(*lines)


def _legend(words: Words) -> Text:
    marks = {COW: "label.cow", SKULL: "label.skull", CIRCLE: "label.circle"}
    marks |= {letter: f"resource.{key}" for key, letter in _RESOURCES.items()}
    marks |= {letter: f"partner.{partner}" for partner, letter in _LETTERS.items()}
    return Text("  ".join(f"{mark} {words.text(f'{KEY}.{key}')}" for mark, key in marks.items()), style="dim")
