"""Commands about ratings. What they need is imported when they run: `--help` stays quick."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

from headwater.cli.server import Database, report_store_faults, settings_with

if TYPE_CHECKING:
    from application.ratings.verify_ratings import LedgerCheck
    from headwater.settings import Settings

ratings = typer.Typer(name="ratings", help="The ledger of ratings.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.add_typer(ratings)


@ratings.callback()
def family() -> None:
    """Keeps the sub-command: Typer would otherwise merge a family of one command."""


@ratings.command()
def verify(database: Database = None) -> None:
    """Compute every rating again from the ledger's beginning; the exit code is 1 if anything differs."""
    settings = settings_with(database=database)
    with report_store_faults():
        checks = asyncio.run(_check(settings))
    for check in checks:
        typer.echo(f"{check.game}: {check.entries} entries, {'; '.join(check.faults) or 'ok'}")
    if any(check.faults for check in checks):
        raise typer.Exit(1)


async def _check(settings: Settings) -> list[LedgerCheck]:
    from application.ratings.verify_ratings import verify_ratings
    from domain.catalog import CATALOG
    from headwater.desks import RATER, open_desk

    async with open_desk(settings) as desk:
        return [await verify_ratings(desk, RATER, game) for game in CATALOG]
