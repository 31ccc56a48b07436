"""What is stored of players who look for a table: seeks, challenges and links that invite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Protocol

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.pairing.offers import Challenge, ChallengeId, Invite, InviteId
from domain.pairing.seeks import Seek, SeekId, SeekStatus


@dataclass(frozen=True, slots=True)
class SeekPlace:
    """Where a page of seeks or of challenges ended: newest first, by moment and id."""

    at: Moment
    id: str


@dataclass(frozen=True, slots=True)
class SeekCrowd:
    """How many wait, and since when the one who waits longest."""

    waiting: int
    oldest: Moment | None


class PairingReading(Protocol):
    async def seek(self, seek: SeekId) -> Seek | None: ...

    async def unsettled_seeks(self, limit: int) -> Sequence[Seek]:
        """Those that wait and those whose table is being set, longest waiting first."""
        ...

    async def waiting_seeks(
        self,
        game: str | None,
        place: SeekPlace | None,
        limit: int,
        is_backward: bool = False,
        reader: PlayerId | None = None,
    ) -> Sequence[Seek]:
        """Those that wait, newest first, from behind a place; backward the other way round, from before it.

        Without players with a block between them and the reader.
        """
        ...

    async def seeks_of(self, player: PlayerId, since: Moment, limit: int) -> Sequence[Seek]:
        """A player's unsettled seeks and those that ended after a moment, newest first."""
        ...

    async def seeks_at(self, match: MatchId) -> Sequence[Seek]:
        """Those that were paired for a match, longest waiting first."""
        ...

    async def unset_tables(self, before: Moment, limit: int) -> Sequence[MatchId]:
        """Matches for which seeks that came before a moment are paired, and that are not set yet."""
        ...

    async def waits(self, pool: str, limit: int) -> Sequence[int]:
        """How long the players of a pool who sat down last had waited."""
        ...

    async def crowd(self) -> SeekCrowd: ...

    async def challenge(self, challenge: ChallengeId) -> Challenge | None: ...

    async def challenges_of(
        self, player: PlayerId, is_open: bool, place: SeekPlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Challenge]:
        """Challenges by a player and to a player, newest first; with `is_open` those without an answer, expired ones
        included."""
        ...

    async def invite(self, invite: InviteId) -> Invite | None: ...

    async def invite_by_hash(self, hash: bytes) -> Invite | None:
        """Also when expired or revoked."""
        ...

    async def invites_to(self, match: MatchId) -> Sequence[Invite]:
        """All links to a match that were not revoked, newest first."""
        ...


class PairingWork(PairingReading, Protocol):
    async def add_seek(self, seek: Seek) -> None: ...

    async def see_seeks(self, player: PlayerId, at: Moment) -> None:
        """Notes a sign of life of a player whose seeks are unsettled."""
        ...

    async def end_seek(self, seek: SeekId, status: SeekStatus, at: Moment) -> bool:
        """Ends an unsettled one; false when it has ended before."""
        ...

    async def end_live_seeks(self, players: Sequence[PlayerId], status: SeekStatus, at: Moment) -> Sequence[PlayerId]:
        """Ends all unsettled live seeks of these players; whose there were."""
        ...

    async def end_absent_seeks(self, live_before: Moment, before: Moment, at: Moment) -> Sequence[PlayerId]:
        """Ends those that wait without a sign of life since a moment: live ones AWAY, others EXPIRED; whose."""
        ...

    async def hold_waiting(self, seeks: Sequence[SeekId]) -> Set[SeekId]:
        """Those of these that wait, locked until this transaction ends; leaves out what another transaction holds."""
        ...

    async def pair_seeks(self, matches: Mapping[SeekId, MatchId]) -> None:
        """Marks held seeks as paired for a match."""
        ...

    async def seat_seeks(self, match: MatchId, at: Moment) -> int:
        """Marks all that are paired for a match as seated; says how many."""
        ...

    async def release_seeks(self, match: MatchId) -> int:
        """Lets all that are paired for a match wait again; says how many."""
        ...

    async def forget_seeks(self, before: Moment, limit: int) -> int:
        """Deletes seeks that ended before a moment."""
        ...

    async def add_challenge(self, challenge: Challenge) -> None: ...

    async def answer_challenge(self, challenge: Challenge) -> bool:
        """Replaces status, match and end; false when the stored one is not open any more."""
        ...

    async def withdraw_challenges(self, one: PlayerId, other: PlayerId, at: Moment) -> None:
        """Withdraws all open challenges between two players."""
        ...

    async def forget_challenges(self, before: Moment, limit: int) -> int:
        """Deletes challenges whose time was over before a moment."""
        ...

    async def add_invite(self, invite: Invite) -> None: ...

    async def revoke_invite(self, invite: InviteId, at: Moment) -> bool:
        """False when it was revoked before."""
        ...

    async def forget_invites(self, before: Moment, limit: int) -> int:
        """Deletes links that expired before a moment."""
        ...
