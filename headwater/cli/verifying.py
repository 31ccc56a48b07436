"""`headwater verify`: records replayed and compared, each with `ok` or what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

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


def command(
    files: Annotated[
        list[str],
        typer.Argument(metavar="RECORD...", help="Records, one in a file or one a line; - is standard input."),
    ],
    edition: options.EditionFiles = None,
    lang: options.Language = "en",
) -> None:
    """Replay records: `ok`, or the ply and what is wrong with it; the exit code is 1 if anything is."""
    with edge(words(lang)):
        games = options.known_games(edition)
        verdicts = [_told(document, games, words(lang)) for name in files for document in _opened(name)]
    if not all(verdicts):
        raise typer.Exit(REFUSED)


def _opened(name: str) -> Iterator[Document | OSError]:
    """A file that cannot be read is a fault of its own; the others are looked at nevertheless."""
    try:
        yield from documents(name)
    except OSError as fault:
        yield fault


def _told(document: Document | OSError, games: Games, speech: Words) -> bool:
    """Whether the document is sound; says so."""
    if isinstance(document, OSError):
        _say("", Text(harmless(speech.refusal("unreadable-file", _about(document))), style="red"))
        return False
    game = None
    try:
        record = document.record()
        game = record.game
        verify(games.pinned(record.game, record.edition, record.rules), record)
    except (Refused, NotFound) as refusal:
        _say(f"{document.label}: ", verdict(speech, refusal, game))
        return False
    _say(f"{document.label}: ", Text("ok", style="green"))
    return True


def _about(fault: OSError) -> dict[str, Plain]:
    return {"file": str(fault.filename), "fault": fault.strerror or "?"}


def _say(label: str, message: Text) -> None:
    terminal().print(Text(harmless(label)).append_text(message), soft_wrap=True)
