"""`headwater verify`: records replayed and compared, each with `ok` or what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from application.errors import NotFound
from application.games import Games
from application.words import Words, words
from domain.kernel.plain import Plain
from domain.kernel.records import verify
from domain.kernel.refusals import Refused
from headwater.cli import options
from headwater.cli.documents import Document, documents
from headwater.cli.edge import REFUSED, edge, harmless, terminal, verdict
from headwater.cli.server import Database, report_store_faults, settings_with

if TYPE_CHECKING:
    from application.matches.verify_match import Verification


def command(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="[RECORD...]", help="Records, one in a file or one a line; - is standard input."),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Rebuild every match of the database from its log and compare.")
    ] = False,
    machines: Annotated[
        bool, typer.Option("--machines", help="With --all: also think every AI move again, which takes its time.")
    ] = False,
    database: Database = None,
    edition: options.EditionFiles = None,
    lang: options.Language = "en",
) -> None:
    """Replay records: `ok`, or the ply and what is wrong with it; the exit code is 1 if anything is."""
    if not files and not everything:
        raise typer.BadParameter("name a record, or --all for the matches of the database", param_hint="RECORD")
    with edge(words(lang)):
        is_sound = _verify_documents(files or [], options.known_games(edition), words(lang))
        is_sound = (not everything or _verify_stored_matches(database, machines)) and is_sound
    if not is_sound:
        raise typer.Exit(REFUSED)


def _verify_documents(files: list[str], games: Games, speech: Words) -> bool:
    """Checks every document, also after a fault."""
    verdicts = [_report(document, games, speech) for name in files for document in _documents(name)]
    return all(verdicts)


def _verify_stored_matches(database: str | None, machines: bool) -> bool:
    """Verifies every match of the database, prints the faults and returns whether there are none."""
    from headwater.verify_database import verify_database

    settings = settings_with(database=database)
    verified = 0

    def tell(verification: Verification, _total: int) -> None:
        nonlocal verified
        verified += 1
        for fault in verification.faults:
            _say(f"{verification.match} (version {verification.version}): ", Text(harmless(fault), style="red"))

    with report_store_faults():
        unsound = verify_database(settings, tell, machines)
    _say("", Text(f"{verified} matches, {unsound} with faults", style="red" if unsound else "green"))
    return not unsound


def _documents(name: str) -> Iterator[Document | OSError]:
    """The documents of a file, or the error if it cannot be read, so that the other files are still checked."""
    try:
        yield from documents(name)
    except OSError as fault:
        yield fault


def _report(document: Document | OSError, games: Games, speech: Words) -> bool:
    """Prints the verdict on a document; returns whether it is sound."""
    if isinstance(document, OSError):
        _say("", Text(harmless(speech.refusal("unreadable-file", _about(document))), style="red"))
        return False
    game = None
    try:
        record = document.record()
        game = record.game
        verify(games.exact_version(record.game, record.edition, record.rules), record)
    except (Refused, NotFound) as refusal:
        _say(f"{document.label}: ", verdict(speech, refusal, game))
        return False
    _say(f"{document.label}: ", Text("ok", style="green"))
    return True


def _about(fault: OSError) -> dict[str, Plain]:
    return {"file": str(fault.filename), "fault": fault.strerror or "?"}


def _say(label: str, message: Text) -> None:
    terminal().print(Text(harmless(label)).append_text(message), soft_wrap=True)
