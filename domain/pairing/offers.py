"""Offers to a particular person: a challenge to a player, and a link that invites to a seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.pairing.seeks import Wanted

ChallengeId = NewType("ChallengeId", str)
InviteId = NewType("InviteId", str)


class ChallengeStatus(StrEnum):
    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Challenge:
    """`challenger` asks `challenged` to a match of two, until `expires_at`."""

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
        """An open challenge past its time counts as expired, even if the store still says open."""
        is_over = self.status is ChallengeStatus.OPEN and now >= self.expires_at
        return ChallengeStatus.EXPIRED if is_over else self.status


@dataclass(frozen=True, slots=True)
class Invite:
    """A link to one seat of an open match, or to any free seat.

    Anyone who has its token may take the seat. Only the token's hash is stored.
    """

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
