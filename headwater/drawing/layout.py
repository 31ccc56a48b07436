"""Parts that both drawings share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from application.words import Words
from domain.kernel.plain import Plain
from headwater.drawing.palette import seat_style

ABREAST = 2


def side_by_side(panels: Sequence[RenderableType]) -> RenderableType:
    """Panels in rows of two, so that eighty columns are enough."""
    grid = Table.grid(padding=(0, 1))
    for start in range(0, len(panels), ABREAST):
        grid.add_row(*panels[start : start + ABREAST])
    return grid


def seat_panel(words: Words, game: str, seat: int, colour: str, notes: Sequence[str], body: Iterable[Text]) -> Panel:
    """One seat's part of the table."""
    name = f"{words.name(game, 'seat', seat)} · {words.name(game, 'colour', colour)}"
    title = Text(" · ".join([name, *notes]), style=seat_style(colour))
    return Panel(Group(*body), title=title, border_style=seat_style(colour), box=box.ROUNDED, expand=False)


def score_table(
    words: Words, game: str, colours: Sequence[str], scores: Sequence[Mapping[str, Plain]], ranks: Sequence[int]
) -> Table:
    """Points in seat order, with ranks when the game is over; a part that has parts is shown as their sum."""
    table = Table(title=words.text("label.score"), box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat, colour in enumerate(colours, 1):
        table.add_column(Text(words.name(game, "seat", seat), style=seat_style(colour)), justify="right")
    for part in scores[0]:
        style = "bold" if part == "total" else ""
        table.add_row(words.name(game, "score", part), *(_points(score[part]) for score in scores), style=style)
    if ranks:
        table.add_row(words.text("label.rank"), *map(str, ranks), style="bold")
    return table


def _points(part: Plain) -> str:
    return str(sum(_whole(points) for points in part.values()) if isinstance(part, dict) else part)


def _whole(points: Plain) -> int:
    return points if isinstance(points, int) else 0


def to_move_line(words: Words, game: str, colours: Sequence[str], decision: tuple[int, str] | None) -> Text:
    """The seat to move and its decision."""
    if decision is None:
        return Text(words.text("label.over"), style="bold")
    seat, kind = decision
    name = (words.name(game, "seat", seat), seat_style(colours[seat - 1]))
    return Text.assemble(f"{words.text('label.to-move')} ", name, f": {words.name(game, 'decision', kind)}")


def labelled_line(label: str, value: object) -> Text:
    """A label and its value on one line."""
    return Text.assemble((f"{label}: ", "dim"), str(value))
