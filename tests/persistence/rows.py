"""Matches, players and the rest in few words, for tests of what stores them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from application.ports.queue import MatchAt, Task
from application.ports.store import Answer, MatchSummary, Notice, SeatRow, Store, Token, Work
from domain.hosting.entries import Entry, Joined, Logged, Moved, Opened
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import MatchId, Moment, PlayerId, Status

ADA, BEA = PlayerId("ply_ada"), PlayerId("ply_bea")
SECRET = bytes(range(32))
OPENED = Opened(ADA, "moon-river", "reconstructed-1", 1, 2, {"variant": "base"}, {}, {}, {}, False, "c0ffee")


def at(seconds: int) -> Moment:
    return Moment(1_800_000_000_000 + seconds * 1_000)


def head(name: str = "a", version: int = 1, **changes: object) -> MatchSummary:
    seats = (SeatRow(1, ADA, None), SeatRow(2, None, None))
    made = MatchSummary(
        MatchId(f"mat_{name}"),
        "moon-river",
        "reconstructed-1",
        1,
        Status.OPEN,
        version,
        ADA,
        True,
        False,
        seats,
        None,
        None,
        None,
        at(0),
        at(0),
    )
    return replace(made, **changes)  # type: ignore[arg-type]  # members of MatchSummary


def running(name: str, **changes: object) -> MatchSummary:
    seats = (SeatRow(1, ADA, None), SeatRow(2, BEA, None))
    made = head(name, status=Status.RUNNING, seats=seats, to_move=1)
    return replace(made, **changes)  # type: ignore[arg-type]  # members of MatchSummary


def logged(first: int, *entries: Entry) -> list[Logged]:
    return [Logged(version, at(version), entry) for version, entry in enumerate(entries, first)]


def move(version: int) -> Logged:
    return Logged(version, at(version), Moved(1, f"move {version}", 2))


def player(name: str, kind: PlayerKind = PlayerKind.HUMAN, **changes: object) -> Player:
    made = Player(PlayerId(f"ply_{name.lower()}"), name, kind, at(0))
    return replace(made, **changes)  # type: ignore[arg-type]  # members of Player


def token(name: str, owner: PlayerId = ADA, **changes: object) -> Token:
    made = Token(f"tok_{name}", owner, name, name.encode() * 8, ("matches:write", "play"), at(0), None)
    return replace(made, **changes)  # type: ignore[arg-type]  # members of Token


def answer(key: str, owner: PlayerId = ADA, seconds: int = 0) -> Answer:
    return Answer(owner, key, "f1", {"match": "mat_a", "first": 2, "last": 3}, at(seconds))


def notice(name: str, seconds: int = 0, task: str | None = None) -> Notice:
    sent = None if task is None else Task(task, MatchAt(MatchId("mat_a"), 3))
    return Notice(f"not_{name}", "match:mat_a", sent, at(seconds))


@asynccontextmanager
async def work(store: Store) -> AsyncIterator[Work]:
    """A transaction that is committed at its end."""
    async with store.working() as working:
        yield working
        await working.commit()


async def opened(store: Store, *heads: MatchSummary, entries: Sequence[Entry] = ()) -> None:
    """These matches, each with as many entries as its version says."""
    async with work(store) as working:
        for each in heads:
            joined = [Joined(1, ADA)] * (each.version - 1 - len(entries))
            await working.open_match(each, SECRET, logged(1, OPENED, *joined, *entries))
