"""Offers to somebody in particular: a challenge to a player, and a link that invites to a seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.pairing.seeks import Wanted

ChallengeId = NewType("ChallengeId", str)
InviteId = NewType("InviteId", str)


class ChallengeStatus(StrEnum):
    """Where a challenge is in its life."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """`challenger` asks `challenged` for a match of two; nothing comes of it after `expires_at`."""

    id: ChallengeId
    challenger: PlayerId
    challenged: PlayerId
    wanted: Wanted
    at: Moment
    expires_at: Moment
    status: ChallengeStatus = ChallengeStatus.OPEN
    match: MatchId | None = None
    ended_at: Moment | None = None

    def status_at(self, now: Moment) -> ChallengeStatus:
        """An open one whose time is over has expired, whether or not anybody has noted it."""
        is_over = self.status is ChallengeStatus.OPEN and now >= self.expires_at
        return ChallengeStatus.EXPIRED if is_over else self.status


@dataclass(frozen=True, slots=True)
class Invite:
    """A link to a seat of an open match, or to any free one: whoever has its token may take it. Only the token's hash
    is kept."""

    id: InviteId
    match: MatchId
    inviter: PlayerId
    seat: int | None
    hash: bytes = field(repr=False)
    at: Moment
    expires_at: Moment
    revoked_at: Moment | None = None

    def is_good(self, now: Moment) -> bool:
        return self.revoked_at is None and now < self.expires_at
