"""`headwater replay`: a record's log in words and its table at any ply."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from application.words import Words, words
from domain.kernel.records import AnyGame, Record, Replay, replay
from headwater.cli import options
from headwater.cli.documents import documents
from headwater.cli.edge import edge, terminal
from headwater.drawing import draw_table, narrator_for
from headwater.drawing.narration import log_lines


def command(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record, or - for the standard input.")],
    ply: Annotated[int | None, typer.Option(help="After this many moves; otherwise at the end.", min=0)] = None,
    number: Annotated[int, typer.Option("--number", help="Which record of a file with one a line.", min=1)] = 1,
    log: Annotated[bool, typer.Option("--log/--no-log", help="Whether to print the log.")] = True,
    edition: options.EditionFiles = None,
    lang: options.Language = "en",
) -> None:
    """Show what happened in a recorded game and the table it led to."""
    with edge(words(lang)):
        record = record_number(file, number)
        game = options.known_games(edition).exact_version(record.game, record.edition, record.rules)
        replayed = replay(game, record)
        last = len(record.moves)
        if ply is not None and ply > last:
            raise typer.BadParameter(f"the game has {last} moves", param_hint="--ply")
        _show(game, record, replayed, last if ply is None else ply, words(lang), log)


def record_number(file: str, number: int) -> Record:
    """The record with this number in a file; the first is 1."""
    for position, document in enumerate(documents(file), 1):
        if position == number:
            return document.record()
    raise typer.BadParameter(f"{file} has no record {number}", param_hint="--number")


def _show(game: AnyGame, record: Record, replayed: Replay, ply: int, speech: Words, log: bool) -> None:
    console = terminal()
    if log:
        console.print(Text(speech.text("label.log"), style="bold underline"))
        shortened = Replay(replayed.table, replayed.positions[: ply + 1], replayed.events[: ply + 1])
        for line in log_lines(narrator_for(game, speech), replayed.table.colours, shortened, record.moves[:ply]):
            console.print(line)
        console.print()
    console.print(Text(f"{speech.text('label.ply')} {ply}/{len(record.moves)}", style="bold"))
    console.print(draw_table(game, replayed.positions[ply], speech))
