"""Record the players and the result of each match, for the marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from application.ports.closing import Ended
from application.ports.store import Notice, Work
from domain.conduct.marks import Played
from domain.hosting.terms import Status


@dataclass(frozen=True, slots=True)
class NotePlayed:
    """An OnClose for matches of at least two people that end with a result. It ignores sandboxes."""

    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        match = ended.match
        people = [(seat, rank) for seat, rank in zip(match.seats, match.ranks, strict=False) if seat.player is not None]
        if match.status is Status.FINISHED and match.sandbox is None and len(people) > 1:
            players = tuple(seat.player for seat, _ in people if seat.player is not None)
            left = frozenset(seat.player for seat, _ in people if seat.player is not None and seat.left is not None)
            ranks = tuple(rank for _, rank in people)
            await work.note_played(Played(match.id, ended.at, match.rated, players, ranks, left))
        return ()
