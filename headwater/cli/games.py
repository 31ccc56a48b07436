"""Commands about games and their records: no server, no database."""

from __future__ import annotations

import typer

from headwater.cli import analyse, arena, editions, play, replay, showcase, simulate, train, verify


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.command("simulate")(simulate.command)
    app.command("replay")(replay.command)
    app.command("verify")(verify.command)
    app.command("play")(play.command)
    app.command("showcase")(showcase.command)
    app.command("analyse")(analyse.command)
    app.command("arena")(arena.command)
    app.command("train")(train.command)
    app.add_typer(editions.app, name="editions")
