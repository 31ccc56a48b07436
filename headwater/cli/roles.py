"""Commands that grant and take roles. What they need is imported when they run: `--help` stays quick."""

from __future__ import annotations

from typing import Annotated

import typer

from domain.hosting.players import PlayerRole
from domain.hosting.terms import PlayerId
from headwater.cli.operators import As, PlayerArgument, Reason, at_desk, operator, print_player
from headwater.cli.server import Database

RoleArgument = Annotated[PlayerRole, typer.Argument(help="What to grant.")]


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.command()(grant)
    app.command()(revoke)


def grant(
    player: PlayerArgument,
    reason: Reason,
    role: RoleArgument = PlayerRole.ADMIN,
    by: As = None,
    database: Database = None,
) -> None:
    """Grant a role to a player; running servers know it within two seconds."""
    from application.operators.change_role import grant_as

    granted = at_desk(database, lambda desk: grant_as(desk, operator(by, reason), PlayerId(player), role))
    print_player(granted, f"is {role.value} now")


def revoke(player: PlayerArgument, reason: Reason, by: As = None, database: Database = None) -> None:
    """Take a player's role away; no token carries it after two seconds."""
    from application.operators.change_role import take_as

    print_player(
        at_desk(database, lambda desk: take_as(desk, operator(by, reason), PlayerId(player))), "has no role now"
    )
