"""Commands that grant and take roles. What they need is imported when they run: `--help` stays quick."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any

import structlog
import typer

from application.words import words
from domain.hosting.players import PlayerRole
from domain.hosting.terms import PlayerId
from headwater.cli.edge import edge, harmless
from headwater.cli.server import Database, faults_told, settings_with

if TYPE_CHECKING:
    from application.desk import Desk
    from domain.hosting.players import Player

PlayerArgument = Annotated[
    str, typer.Argument(metavar="PLAYER", help="The player's id, ply_...; a name can be had by anybody.")
]
RoleArgument = Annotated[PlayerRole, typer.Argument(help="What to grant.")]

audit = structlog.get_logger("audit")


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.command()(grant)
    app.command()(revoke)


def grant(player: PlayerArgument, role: RoleArgument = PlayerRole.ADMIN, database: Database = None) -> None:
    """Grant a role to a player; running servers know it within two seconds."""
    from application.players.grant_role import grant_role

    known = _performed(database, lambda desk: grant_role(desk, PlayerId(player), role))
    audit.info("player.role.granted", player=known.id, name=known.name, role=role.value)
    typer.echo(f"{known.id}\t{harmless(known.name)}\tis {role.value} now")


def revoke(player: PlayerArgument, database: Database = None) -> None:
    """Take a player's role away; no token carries it after two seconds."""
    from application.players.take_role import take_role

    known = _performed(database, lambda desk: take_role(desk, PlayerId(player)))
    audit.info("player.role.taken", player=known.id, name=known.name, role=known.role.value if known.role else None)
    typer.echo(f"{known.id}\t{harmless(known.name)}\thas no role now")


def _performed(database: str | None, do: Callable[[Desk], Coroutine[Any, Any, Player]]) -> Player:
    settings = settings_with(database=database)
    from headwater.desks import opened

    async def done() -> Player:
        async with opened(settings) as desk:
            return await do(desk)

    with faults_told(), edge(words("en")):
        return asyncio.run(done())
