"""What else happens when a match has ended: exactly once, in the transaction that closes it, or unseals it later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from application.ports.store import Notice, Work
from domain.hosting.match import Match
from domain.hosting.terms import Moment


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished or aborted match (its status tells which) as it was just before, and the moment of closing or
    unsealing. One that is closed was verified against its log."""

    match: Match
    at: Moment


class OnClose(Protocol):
    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        """Writes with `work` what follows from the end, such as ratings, and never commits.

        What it wrote is kept if and only if the match is closed. Whatever it raises undoes the closing, which is
        tried again later. The notices it gives are posted and, after the commit, sent.
        """
        ...


class OnUnseal(Protocol):
    async def __call__(self, work: Work, ended: Ended) -> Sequence[Notice]:
        """The same for the moment when nobody plays the deal any more; the match may be closed before or after it.

        What it wrote is kept if and only if the match is unsealed.
        """
        ...
