"""`headwater showcase`: a game of each kind, played and drawn, with nothing to prepare."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from application.offline.simulate import simulate
from application.words import Words, words
from domain.catalog import CATALOG, standard
from domain.kernel.records import AnyGame, read_record, verify
from headwater.cli import options
from headwater.cli.edge import edge, terminal
from headwater.drawing import draw_table, narrator_for
from headwater.drawing.narration import event_line


def command(
    seed: options.Seed = 1,
    seats: Annotated[int, typer.Option(help="Number of seats.", min=2, max=4)] = 3,
    lang: options.Language = "en",
) -> None:
    """Play a random game of everything in the catalog, check its record and show where it went."""
    with edge(words(lang)):
        for key in CATALOG:
            _show(terminal(), standard(key), seats, seed, words(lang))


def _show(console: Console, game: AnyGame, seats: int, seed: int, speech: Words) -> None:
    record = read_record(json.dumps(simulate(game, game.info.colours[:seats], {}, seed)))
    replayed = verify(game, record)
    narrator = narrator_for(game, speech)
    for ply in (len(record.moves) // 2, len(record.moves)):
        console.print(Rule(f"{speech.text(f'{game.info.key}.title')} · {speech.text('label.ply')} {ply}"))
        for step in range(max(ply - 2, 0), ply + 1):
            console.print(Text(record.moves[step - 1] if step else speech.text("label.start"), style="bold"))
            for event in replayed.events[step]:
                console.print(event_line(narrator, replayed.table.colours, event))
        console.print(draw_table(game, replayed.positions[ply], speech))
