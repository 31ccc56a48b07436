"""The command line: each family of commands has a module of its own, which adds them to the app."""

from __future__ import annotations

import typer

from headwater.cli import games, league, operators, ratings, roles, server, status, workers

app = typer.Typer(
    name="headwater",
    help="A game-state server for the board games Moon River and The River.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for family in (games, server, league, ratings, roles, operators, status, workers):
    family.register(app)


def main() -> None:
    """The command `headwater`."""
    app()
