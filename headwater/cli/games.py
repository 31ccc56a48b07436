"""Commands about games and their records: no server, no database."""

from __future__ import annotations

import typer

from headwater.cli import analysing, arena, editions, playing, replaying, showcase, simulating, verifying


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.command("simulate")(simulating.command)
    app.command("replay")(replaying.command)
    app.command("verify")(verifying.command)
    app.command("play")(playing.command)
    app.command("showcase")(showcase.command)
    app.command("analyse")(analysing.command)
    app.command("arena")(arena.command)
    app.add_typer(editions.app, name="editions")
