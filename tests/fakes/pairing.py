"""The part of the fake store that keeps seeks, challenges and links that invite."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from application.ports.pairing import SeekCrowd, SeekPlace
from domain.conduct.boundaries import BoundaryKind
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.pairing.offers import Challenge, ChallengeId, ChallengeStatus, Invite, InviteId
from domain.pairing.seeks import Seek, SeekId, SeekStatus

if TYPE_CHECKING:
    from tests.fakes.store import Shelves

WAITING, PAIRED = SeekStatus.WAITING, SeekStatus.PAIRED


@dataclass
class PairingShelves:
    seeks: dict[SeekId, Seek] = field(default_factory=dict)
    challenges: dict[ChallengeId, Challenge] = field(default_factory=dict)
    invites: dict[InviteId, Invite] = field(default_factory=dict)


class FakePairingReading:
    _shelves: "Shelves"

    async def seek(self, seek: SeekId) -> Seek | None:
        return self._shelves.seeks.get(seek)

    def _by_age(self) -> list[Seek]:
        return sorted(self._shelves.seeks.values(), key=lambda seek: (seek.since, seek.id))

    async def unsettled_seeks(self, limit: int) -> Sequence[Seek]:
        return [seek for seek in self._by_age() if seek.is_unsettled][:limit]

    async def waiting_seeks(
        self,
        game: str | None,
        place: SeekPlace | None,
        limit: int,
        is_backward: bool = False,
        reader: PlayerId | None = None,
    ) -> Sequence[Seek]:
        known = self._shelves.boundaries.values()
        blocks = {(each.player, each.other) for each in known if each.kind is BoundaryKind.BLOCK}
        found = [
            seek
            for seek in self._by_age()
            if seek.status is WAITING
            and not blocks & {(reader, seek.player), (seek.player, reader)}
            and game in (None, seek.wanted.game)
            and _is_behind((seek.since, seek.id), place, is_backward)
        ]
        return (found if is_backward else found[::-1])[:limit]

    async def seeks_of(self, player: PlayerId, since: Moment, limit: int) -> Sequence[Seek]:
        found = [seek for seek in self._by_age() if seek.player == player]
        return [seek for seek in found if seek.is_unsettled or (seek.ended_at or 0) > since][::-1][:limit]

    async def seeks_at(self, match: MatchId) -> Sequence[Seek]:
        return [seek for seek in self._by_age() if seek.match == match]

    async def unset_tables(self, before: Moment, limit: int) -> Sequence[MatchId]:
        paired = [seek for seek in self._by_age() if seek.status is PAIRED and seek.since < before]
        return list(dict.fromkeys(seek.match for seek in paired if seek.match))[:limit]

    async def waits(self, pool: str, limit: int) -> Sequence[int]:
        seated = [seek for seek in self._by_age() if seek.status is SeekStatus.SEATED and seek.wanted.pool == pool]
        newest = sorted(seated, key=lambda seek: seek.ended_at or 0, reverse=True)
        return [seek.wait(Moment(0)) for seek in newest[:limit]]

    async def crowd(self) -> SeekCrowd:
        waiting = [seek for seek in self._by_age() if seek.status is WAITING]
        return SeekCrowd(len(waiting), waiting[0].since if waiting else None)

    async def challenge(self, challenge: ChallengeId) -> Challenge | None:
        return self._shelves.challenges.get(challenge)

    async def challenges_of(
        self, player: PlayerId, is_open: bool, place: SeekPlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Challenge]:
        found = [
            each
            for each in self._shelves.challenges.values()
            if player in (each.challenger, each.challenged)
            and not (is_open and each.status is not ChallengeStatus.OPEN)
            and _is_behind((each.at, each.id), place, is_backward)
        ]
        return sorted(found, key=lambda each: (each.at, each.id), reverse=not is_backward)[:limit]

    async def invite(self, invite: InviteId) -> Invite | None:
        return self._shelves.invites.get(invite)

    async def invite_by_hash(self, hash: bytes) -> Invite | None:
        return next((invite for invite in self._shelves.invites.values() if invite.hash == hash), None)

    async def invites_to(self, match: MatchId) -> Sequence[Invite]:
        found = [each for each in self._shelves.invites.values() if each.match == match and each.revoked_at is None]
        return sorted(found, key=lambda each: (each.at, each.id), reverse=True)


class FakePairingWork(FakePairingReading):
    async def add_seek(self, seek: Seek) -> None:
        self._shelves.seeks[seek.id] = seek

    async def see_seeks(self, player: PlayerId, at: Moment) -> None:
        self._replace([seek for seek in self._by_age() if seek.player == player and seek.is_unsettled], seen_at=at)

    async def end_seek(self, seek: SeekId, status: SeekStatus, at: Moment) -> bool:
        found = [each for each in self._by_age() if each.id == seek and each.is_unsettled]
        return bool(self._replace(found, status=status, ended_at=at))

    async def end_live_seeks(self, players: Sequence[PlayerId], status: SeekStatus, at: Moment) -> Sequence[PlayerId]:
        found = [seek for seek in self._by_age() if seek.is_unsettled and seek.wanted.is_live]
        found = [seek for seek in found if seek.player in players]
        self._replace(found, status=status, ended_at=at)
        return [seek.player for seek in found]

    async def end_absent_seeks(self, live_before: Moment, before: Moment, at: Moment) -> Sequence[PlayerId]:
        waiting = [seek for seek in self._by_age() if seek.status is WAITING]
        live = [seek for seek in waiting if seek.wanted.is_live and seek.seen_at < max(live_before, before)]
        slow = [seek for seek in waiting if not seek.wanted.is_live and seek.seen_at < before]
        self._replace(live, status=SeekStatus.AWAY, ended_at=at)
        self._replace(slow, status=SeekStatus.EXPIRED, ended_at=at)
        return [seek.player for seek in (*live, *slow)]

    async def hold_waiting(self, seeks: Sequence[SeekId]) -> Set[SeekId]:
        return {seek.id for seek in self._by_age() if seek.id in seeks and seek.status is WAITING}

    async def pair_seeks(self, matches: Mapping[SeekId, MatchId]) -> None:
        for seek, match in matches.items():
            self._replace([self._shelves.seeks[seek]], status=PAIRED, match=match)

    async def seat_seeks(self, match: MatchId, at: Moment) -> int:
        return self._replace(self._paired(match), status=SeekStatus.SEATED, ended_at=at)

    async def release_seeks(self, match: MatchId) -> int:
        return self._replace(self._paired(match), status=WAITING, match=None)

    async def forget_seeks(self, before: Moment, limit: int) -> int:
        old = [seek.id for seek in self._by_age() if seek.ended_at is not None and seek.ended_at < before]
        return len([self._shelves.seeks.pop(seek) for seek in old[:limit]])

    def _paired(self, match: MatchId) -> list[Seek]:
        return [seek for seek in self._by_age() if seek.match == match and seek.status is PAIRED]

    def _replace(self, seeks: Sequence[Seek], **changes: object) -> int:
        for seek in seeks:
            self._shelves.seeks[seek.id] = replace(seek, **changes)  # type: ignore[arg-type]  # members of Seek
        return len(seeks)

    async def add_challenge(self, challenge: Challenge) -> None:
        self._shelves.challenges[challenge.id] = challenge

    async def answer_challenge(self, challenge: Challenge) -> bool:
        known = self._shelves.challenges.get(challenge.id)
        if known is None or known.status is not ChallengeStatus.OPEN:
            return False
        self._shelves.challenges[challenge.id] = challenge
        return True

    async def withdraw_challenges(self, one: PlayerId, other: PlayerId, at: Moment) -> None:
        for each in list(self._shelves.challenges.values()):
            if {each.challenger, each.challenged} == {one, other} and each.status is ChallengeStatus.OPEN:
                self._shelves.challenges[each.id] = replace(each, status=ChallengeStatus.WITHDRAWN, ended_at=at)

    async def forget_challenges(self, before: Moment, limit: int) -> int:
        old = [each.id for each in self._shelves.challenges.values() if each.expires_at < before]
        return len([self._shelves.challenges.pop(challenge) for challenge in old[:limit]])

    async def add_invite(self, invite: Invite) -> None:
        self._shelves.invites[invite.id] = invite

    async def revoke_invite(self, invite: InviteId, at: Moment) -> bool:
        known = self._shelves.invites.get(invite)
        if known is None or known.revoked_at is not None:
            return False
        self._shelves.invites[invite] = replace(known, revoked_at=at)
        return True

    async def forget_invites(self, before: Moment, limit: int) -> int:
        old = [each.id for each in self._shelves.invites.values() if each.expires_at < before]
        return len([self._shelves.invites.pop(invite) for invite in old[:limit]])


def _is_behind(at: tuple[int, str], place: SeekPlace | None, is_backward: bool) -> bool:
    if place is None:
        return True
    return at > (place.at, place.id) if is_backward else at < (place.at, place.id)
