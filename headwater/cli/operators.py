"""Commands of an operator about players and matches. What they need is imported when they run: `--help` stays quick."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import UTC, datetime
from getpass import getuser
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any, TypeVar

import structlog
import typer

from application.operators.audit import Operator
from application.ports.operators import AuditLine
from application.words import words
from domain.hosting.terms import MatchId, PlayerId
from headwater.cli.edge import MISUSED, edge, harmless
from headwater.cli.server import Database, report_store_faults, settings_with

if TYPE_CHECKING:
    from application.desk import Desk
    from application.operators.export_player import Piece
    from domain.hosting.players import Player

T = TypeVar("T")

log = structlog.get_logger("audit")

PlayerArgument = Annotated[
    str, typer.Argument(metavar="PLAYER", help="The player's id, ply_...; a name can be had by anybody.")
]
As = Annotated[
    str | None, typer.Option("--as", help="The operator's name for the audit trail; otherwise the user's name.")
]
Reason = Annotated[str, typer.Option(help="Why, for the audit trail.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask whether it is meant.")]

player = typer.Typer(name="player", help="What an operator does about a player.", no_args_is_help=True)
match = typer.Typer(name="match", help="What an operator does about a match.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.add_typer(player)
    app.add_typer(match)
    app.command()(audit)


@match.callback()
def family() -> None:
    """Keeps the sub-command: Typer would otherwise merge a family of one command."""


@player.command()
def ban(player: PlayerArgument, reason: Reason, by: As = None, yes: Yes = False, database: Database = None) -> None:
    """Shut a player and their bots out: tokens end, tables and leagues are left by their own rules."""
    confirm(f"Ban {player}? They leave every table and league.", yes)
    from application.operators.ban_player import ban_player

    print_player(at_desk(database, lambda desk: ban_player(desk, operator(by, reason), PlayerId(player))), "is banned")


@player.command()
def unban(player: PlayerArgument, reason: Reason, by: As = None, database: Database = None) -> None:
    """Let a banned player sign in again; what was ended stays ended."""
    from application.operators.ban_player import unban_player

    print_player(
        at_desk(database, lambda desk: unban_player(desk, operator(by, reason), PlayerId(player))), "may sign in"
    )


@player.command()
def rename(
    player: PlayerArgument,
    name: Annotated[str, typer.Argument(help="The new name.")],
    reason: Reason,
    by: As = None,
    database: Database = None,
) -> None:
    """Give a player another name; running servers show it within two seconds."""
    from application.operators.rename_player import rename_player

    renamed = at_desk(database, lambda desk: rename_player(desk, operator(by, reason), PlayerId(player), name))
    print_player(renamed, "is the name now")


@player.command("reset-password")
def reset_password(
    player: PlayerArgument, reason: Reason, by: As = None, yes: Yes = False, database: Database = None
) -> None:
    """Make up a new password, end every session, and print the password: only here, and only once."""
    confirm(f"Reset the password of {player}? The old one and all sessions end.", yes)
    from application.operators.reset_password import reset_password as reset

    typer.echo(at_desk(database, lambda desk: reset(desk, operator(by, reason), PlayerId(player))))


@player.command("end-sessions")
def end_sessions(player: PlayerArgument, reason: Reason, by: As = None, database: Database = None) -> None:
    """End all sessions and tokens of a player."""
    from application.operators.end_sessions import end_sessions as end

    ended = at_desk(database, lambda desk: end(desk, operator(by, reason), PlayerId(player)))
    typer.echo(f"{player}\t{ended} ended")


@player.command()
def delete(player: PlayerArgument, reason: Reason, by: As = None, yes: Yes = False, database: Database = None) -> None:
    """Erase all that is known about a player; the matches of the others stay. This cannot be undone."""
    confirm(f"Delete {player} and all bots of theirs for good?", yes)
    from application.operators.delete_player import delete_player

    print_player(
        at_desk(database, lambda desk: delete_player(desk, operator(by, reason), PlayerId(player))), "is what is left"
    )


@player.command()
def export(
    player: PlayerArgument,
    reason: Reason,
    output: Annotated[Path, typer.Option(help="The archive; - for the standard output.")] = Path("-"),
    by: As = None,
    database: Database = None,
) -> None:
    """Write everything that is stored about a player as one JSON document."""
    from application.operators.export_player import export_player

    async def write(desk: Desk) -> None:
        pieces = export_player(desk, operator(by, reason), PlayerId(player))
        if str(output) == "-":
            await write_archive(pieces, sys.stdout)
        else:
            with output.open("x", encoding="utf-8") as file:
                await write_archive(pieces, file)

    at_desk(database, write)


@match.command()
def abort(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="The match's id, mat_...")],
    reason: Reason,
    by: As = None,
    yes: Yes = False,
    database: Database = None,
) -> None:
    """End an open or running match without an outcome; tables of leagues are for their referees."""
    confirm(f"Abort {match}? It ends without an outcome.", yes)
    from application.operators.abort_match import abort_match

    at_desk(database, lambda desk: abort_match(desk, operator(by, reason), MatchId(match)))
    typer.echo(f"{match}\taborted")


def audit(
    about: Annotated[str | None, typer.Option(help="Only lines about this player or match.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=100_000, help="How many lines at most.")] = 100,
    database: Database = None,
) -> None:
    """List what operators have done, newest first: when, who, what, to whom, why."""
    from application.operators.audit import read_audit

    for line in at_desk(database, lambda desk: read_audit(desk, about, limit)):
        when = datetime.fromtimestamp(line.at / 1000, UTC).isoformat(timespec="seconds")
        typer.echo("\t".join(harmless(text) for text in (when, line.operator, line.action, line.target, line.reason)))


def operator(by: str | None, reason: str) -> Operator:
    return Operator(by or getuser(), reason, _log)


def _log(line: AuditLine) -> None:
    log.info(f"operator.{line.action}", id=line.id, operator=line.operator, target=line.target, reason=line.reason)


def confirm(question: str, yes: bool) -> None:
    """Asks for confirmation on a terminal; elsewhere requires --yes."""
    if yes:
        return
    if not sys.stdin.isatty():
        typer.echo("This cannot be undone: say --yes", err=True)
        raise typer.Exit(MISUSED)
    typer.confirm(question, abort=True)


def print_player(known: Player, what: str) -> None:
    typer.echo(f"{known.id}\t{harmless(known.name)}\t{what}")


def at_desk(database: str | None, do: Callable[[Desk], Coroutine[Any, Any, T]], broker: str | None = None) -> T:
    """Runs a use case on a desk of its own, beside running servers."""
    settings = settings_with(database=database, broker=broker)
    from application.upkeep.keep_time import keep_time
    from headwater.desks import open_desk

    async def run() -> T:
        async with open_desk(settings) as desk:
            # Writes here must use the same clock as the servers.
            await keep_time(desk)
            return await do(desk)

    with report_store_faults(), edge(words("en")):
        return asyncio.run(run())


async def write_archive(pieces: AsyncIterator[Piece], out: IO[str]) -> None:
    """Writes one object of lists, piece by piece, because a player may have thousands of matches."""
    import orjson

    last: str | None = None
    out.write('{"format": "headwater-player/1"')
    async for name, item in pieces:
        out.write(",\n" if name == last else f'{"" if last is None else "]"},\n"{name}": [\n')
        out.write(orjson.dumps(item).decode())
        last = name
    out.write(f"{'' if last is None else ']'}}}\n")
