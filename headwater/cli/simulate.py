"""`headwater simulate`: seeded games, one record a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from application.offline.simulate import simulate
from application.words import words
from domain.kernel.plain import Plain
from headwater.cli import options
from headwater.cli.edge import complaints, edge, terminal
from headwater.cli.tally import Tally

STANDARD_OUTPUT = "-"


def command(
    key: options.GameKey,
    seats: options.Seats = 4,
    variant: options.Variant = None,
    scenario: options.Scenario = None,
    colours: options.Colours = None,
    seed: options.Seed = 1,
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 1,
    player: options.Players = None,
    record: Annotated[
        str | None,
        typer.Option(help="Write one record a line to this file, - for the standard output.", metavar="FILE"),
    ] = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="Add all legal moves before each move, and their numbers.")
    ] = False,
    edition: options.EditionName = None,
    lang: options.Language = "en",
) -> None:
    """Play seeded games and write their records; without --record, show what came of them."""
    with edge(words(lang), key):
        game = options.chosen_game(key, edition)
        table = (options.chosen_colours(game, seats, colours), options.chosen_options(variant, scenario))
        players = options.chosen_players(player)
        tally = Tally(game, player or ["random"], seats)
        with _output(record) as output, _progress(games, record) as step:
            for number in range(games):
                played = simulate(game, *table, seed, number, legal, players)
                tally.add(played)
                if output is not None:
                    output.write(_line(played))
                step()
        if record is None:
            terminal().print(tally.table(words(lang)))


def _line(record: dict[str, Plain]) -> str:
    return json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n"


@contextmanager
def _output(record: str | None) -> Iterator[TextIO | None]:
    if record is None:
        yield None
    elif record == STANDARD_OUTPUT:
        yield sys.stdout
        sys.stdout.flush()
    else:
        with Path(record).open("w", encoding="utf-8") as file:
            yield file


@contextmanager
def _progress(games: int, record: str | None) -> Iterator[Callable[[], None]]:
    """A bar on the terminal; none in a pipe, and none between records that are written to the terminal itself."""
    shown = sys.stderr.isatty() and not (record == STANDARD_OUTPUT and sys.stdout.isatty())
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=complaints(), transient=True, disable=not shown) as bar:
        task = bar.add_task("", total=games)
        yield lambda: bar.advance(task)
