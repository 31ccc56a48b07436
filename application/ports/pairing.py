"""Storage of seeks, challenges and invite links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Protocol

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.pairing.offers import Challenge, ChallengeId, Invite, InviteId
from domain.pairing.seeks import Seek, SeekId, SeekStatus


@dataclass(frozen=True, slots=True)
class SeekPlace:
    """The end of a page of seeks or challenges, ordered by moment and id, newest first."""

    at: Moment
    id: str


@dataclass(frozen=True, slots=True)
class SeekCrowd:
    """The number of waiting seeks, and the start of the longest wait."""

    waiting: int
    oldest: Moment | None


class PairingReading(Protocol):
    async def seek(self, seek: SeekId) -> Seek | None: ...

    async def unsettled_seeks(self, limit: int) -> Sequence[Seek]:
        """Waiting seeks and those whose match is being started, longest waiting first."""
        ...

    async def waiting_seeks(
        self,
        game: str | None,
        place: SeekPlace | None,
        limit: int,
        is_backward: bool = False,
        reader: PlayerId | None = None,
    ) -> Sequence[Seek]:
        """Waiting seeks after `place`, newest first. Backward: before `place`, in reverse order.

        Leaves out players with a block between them and the reader.
        """
        ...

    async def seeks_of(self, player: PlayerId, since: Moment, limit: int) -> Sequence[Seek]:
        """The player's unsettled seeks, and those that ended after `since`; newest first."""
        ...

    async def seeks_at(self, match: MatchId) -> Sequence[Seek]:
        """The seeks paired for a match, longest waiting first."""
        ...

    async def unset_tables(self, before: Moment, limit: int) -> Sequence[MatchId]:
        """Matches not yet started whose seeks are from before this moment."""
        ...

    async def waits(self, pool: str, limit: int) -> Sequence[int]:
        """The waits of the players in this pool who were seated last."""
        ...

    async def crowd(self) -> SeekCrowd: ...

    async def challenge(self, challenge: ChallengeId) -> Challenge | None: ...

    async def challenges_of(
        self, player: PlayerId, is_open: bool, place: SeekPlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Challenge]:
        """Challenges by and to a player, newest first. With `is_open` only unanswered ones, including expired ones."""
        ...

    async def invite(self, invite: InviteId) -> Invite | None: ...

    async def invite_by_hash(self, hash: bytes) -> Invite | None:
        """Also an expired or revoked one."""
        ...

    async def invites_to(self, match: MatchId) -> Sequence[Invite]:
        """All links to a match that are not revoked, newest first."""
        ...


class PairingWork(PairingReading, Protocol):
    async def add_seek(self, seek: Seek) -> None: ...

    async def see_seeks(self, player: PlayerId, at: Moment) -> None:
        """Records a sign of life for the player's unsettled seeks."""
        ...

    async def end_seek(self, seek: SeekId, status: SeekStatus, at: Moment) -> bool:
        """Ends an unsettled seek. False when it has already ended."""
        ...

    async def end_live_seeks(self, players: Sequence[PlayerId], status: SeekStatus, at: Moment) -> Sequence[PlayerId]:
        """Ends all unsettled live seeks of these players. Returns the players who had one."""
        ...

    async def end_absent_seeks(self, live_before: Moment, before: Moment, at: Moment) -> Sequence[PlayerId]:
        """Ends waiting seeks without a recent sign of life: live ones as AWAY, others as EXPIRED.

        Returns their players.
        """
        ...

    async def hold_waiting(self, seeks: Sequence[SeekId]) -> Set[SeekId]:
        """The given seeks that still wait, locked until the transaction ends.

        Skips seeks that another transaction has locked.
        """
        ...

    async def pair_seeks(self, matches: Mapping[SeekId, MatchId]) -> None:
        """Marks locked seeks as paired for a match."""
        ...

    async def seat_seeks(self, match: MatchId, at: Moment) -> int:
        """Marks all seeks paired for a match as seated; returns how many."""
        ...

    async def release_seeks(self, match: MatchId) -> int:
        """Returns all seeks paired for a match to waiting; returns how many."""
        ...

    async def forget_seeks(self, before: Moment, limit: int) -> int:
        """Deletes seeks that ended before a moment."""
        ...

    async def add_challenge(self, challenge: Challenge) -> None: ...

    async def answer_challenge(self, challenge: Challenge) -> bool:
        """Stores status, match and end. False when the stored challenge is no longer open."""
        ...

    async def withdraw_challenges(self, one: PlayerId, other: PlayerId, at: Moment) -> None:
        """Withdraws all open challenges between two players."""
        ...

    async def forget_challenges(self, before: Moment, limit: int) -> int:
        """Deletes challenges that expired before a moment."""
        ...

    async def add_invite(self, invite: Invite) -> None: ...

    async def revoke_invite(self, invite: InviteId, at: Moment) -> bool:
        """False when it is already revoked."""
        ...

    async def forget_invites(self, before: Moment, limit: int) -> int:
        """Deletes links that expired before a moment."""
        ...
