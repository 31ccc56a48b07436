"""`headwater analyse`: what each decision of a recorded game cost, and what was luck."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Group
from rich.table import Table

from application.matches.analyse import LEVEL, analyse_record
from application.ports.thinker import MoveReview
from application.process.machine_questions import InlineThinker
from application.words import Words, words
from domain.ai.levels import LEVELS, Way
from domain.kernel.plain import plain
from headwater.cli import options
from headwater.cli.edge import edge, terminal
from headwater.cli.replay import record_number

JUDGES = [key for key, level in LEVELS.items() if level.way is Way.SEARCH]


def command(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record, or - for the standard input.")],
    number: Annotated[int, typer.Option("--number", help="Which record of a file with one a line.", min=1)] = 1,
    level: Annotated[str, typer.Option(help=f"The level that judges: {', '.join(JUDGES)}.")] = LEVEL,
    least: Annotated[float, typer.Option(help="Show decisions that cost at least this many points.", min=0)] = 1.0,
    output: Annotated[Path | None, typer.Option("--json", help="Write all decisions to this file.")] = None,
    edition: options.EditionFiles = None,
    lang: options.Language = "en",
) -> None:
    """Look back at a game: what a machine would have played, what it cost, and what chance gave or took."""
    if level not in JUDGES:
        raise typer.BadParameter(f"{level!r} is none of {', '.join(JUDGES)}", param_hint="--level")
    with edge(words(lang)):
        record = record_number(file, number)
        games = options.known_games(edition)
        game = games.exact_version(record.game, record.edition, record.rules)
        found = asyncio.run(analyse_record(InlineThinker(games), game, record, level))
        if output is not None:
            output.write_text(json.dumps([plain(one) for one in found], indent=1) + "\n", encoding="utf-8")
        speech = words(lang)
        terminal().print(Group(_decisions(found, least, speech), _seats(found, len(record.colours), speech)))


def _decisions(found: Sequence[MoveReview], least: float, speech: Words) -> Table:
    """Only what was not the best."""
    table = _table(speech, ("ply", "seat", "played", "better"), ("cost",))
    for one in found:
        if one.cost >= least and one.move != one.best:
            seat = speech.text(f"seat.{one.seat}")
            table.add_row(str(one.ply), seat, one.move, one.best, f"{one.cost:.1f}")
    return table


def _seats(found: Sequence[MoveReview], seats: int, speech: Words) -> Table:
    """Decisions and luck, added up and told apart."""
    table = _table(speech, ("seat",), ("decisions", "cost", "luck"))
    for seat in range(1, seats + 1):
        own = [one for one in found if one.seat == seat]
        luck = sum(one.luck[seat - 1] for one in found if one.luck is not None)
        cost = sum(one.cost for one in own)
        table.add_row(speech.text(f"seat.{seat}"), str(len(own)), f"{cost:.1f}", f"{luck:+.1f}")
    return table


def _table(speech: Words, left: Sequence[str], right: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for column in left:
        table.add_column(speech.text(f"label.{column}"))
    for column in right:
        table.add_column(speech.text(f"label.{column}"), justify="right")
    return table
