"""The part of the store that keeps challenges and invite links: statements and rows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import orjson
from sqlalchemy import BigInteger, and_, bindparam, delete, insert, or_, select, tuple_, update

from adapters.persistence.pairing_tables import challenges, invites
from adapters.persistence.rows import Row, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first
from adapters.persistence.tables import Key, columns
from application.ports.pairing import SeekPlace
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.kernel.plain import plain
from domain.pairing.offers import Challenge, ChallengeId, ChallengeStatus, Invite, InviteId
from domain.pairing.seeks import wanted_from

_CHALLENGE = columns(challenges, "id challenger challenged wanted at expires_at status match ended_at")
_INVITE = columns(invites, "id match inviter seat hash at expires_at revoked_at")
_limit = bindparam("limit", type_=BigInteger)
_this_challenge = challenges.c.id == bindparam("of_challenge")
_this_invite = invites.c.id == bindparam("of_invite")
_is_open = challenges.c.status == ChallengeStatus.OPEN.value
_before = bindparam("before", type_=BigInteger)
_old_challenges = (
    select(challenges.c.id).where(challenges.c.expires_at < _before).order_by(challenges.c.expires_at).limit(_limit)
)
_old_invites = select(invites.c.id).where(invites.c.expires_at < _before).order_by(invites.c.expires_at).limit(_limit)
_between = or_(
    and_(challenges.c.challenger == bindparam("one"), challenges.c.challenged == bindparam("other")),
    and_(challenges.c.challenger == bindparam("other"), challenges.c.challenged == bindparam("one")),
)

CHALLENGE = Statement(select(*_CHALLENGE).where(_this_challenge))
ADD_CHALLENGE = Statement(insert(challenges))
ANSWER = Statement(update(challenges).where(_this_challenge, _is_open), columns=["status", "match", "ended_at"])
WITHDRAW = Statement(update(challenges).where(_is_open, _between), columns=["status", "ended_at"])
FORGET_CHALLENGES = Statement(delete(challenges).where(challenges.c.id.in_(_old_challenges)))
INVITE = Statement(select(*_INVITE).where(_this_invite))
BY_HASH = Statement(select(*_INVITE).where(invites.c.hash == bindparam("of_hash")))
TO_MATCH = Statement(
    select(*_INVITE)
    .where(invites.c.match == bindparam("of_match"), invites.c.revoked_at.is_(None))
    .order_by(invites.c.at.desc(), invites.c.id.desc())
)
ADD_INVITE = Statement(insert(invites))
REVOKE = Statement(update(invites).where(_this_invite, invites.c.revoked_at.is_(None)), columns=["revoked_at"])
FORGET_INVITES = Statement(delete(invites).where(invites.c.id.in_(_old_invites)))


@cache
def challenges_of(*, is_open: bool, is_first: bool, is_backward: bool) -> Statement:
    mine = or_(challenges.c.challenger == bindparam("of_player"), challenges.c.challenged == bindparam("of_player"))
    query, order = select(*_CHALLENGE).where(mine), (challenges.c.at, challenges.c.id)
    if is_open:
        query = query.where(_is_open)
    if not is_first:
        place = tuple_(bindparam("after_at", type_=BigInteger), bindparam("after", type_=Key))
        query = query.where(tuple_(*order) > place if is_backward else tuple_(*order) < place)
    return Statement(query.order_by(*(order if is_backward else (each.desc() for each in order))).limit(_limit))


class SqlOfferReading(StatementReader):
    """The offers' part of the port's PairingReading on one driver session."""

    async def challenge(self, challenge: ChallengeId) -> Challenge | None:
        return first(await self._read(CHALLENGE, of_challenge=challenge), _challenge_of_row)

    async def challenges_of(
        self, player: PlayerId, is_open: bool, place: SeekPlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[Challenge]:
        values = {} if place is None else {"after_at": place.at, "after": place.id}
        statement = challenges_of(is_open=is_open, is_first=place is None, is_backward=is_backward)
        found = await self._read_alone(statement, of_player=player, limit=limit, **values)
        return [_challenge_of_row(row) for row in found]

    async def invite(self, invite: InviteId) -> Invite | None:
        return first(await self._read(INVITE, of_invite=invite), _invite_of_row)

    async def invite_by_hash(self, hash: bytes) -> Invite | None:
        return first(await self._read(BY_HASH, of_hash=hash), _invite_of_row)

    async def invites_to(self, match: MatchId) -> Sequence[Invite]:
        return [_invite_of_row(row) for row in await self._read_alone(TO_MATCH, of_match=match)]


class SqlOfferWork(SqlOfferReading, StatementWriter):
    """The offers' part of the port's PairingWork on one driver session."""

    async def add_challenge(self, challenge: Challenge) -> None:
        values = {name: getattr(challenge, name) for name in ("id", "challenger", "challenged", "at", "expires_at")}
        answer = {"status": challenge.status.value, "match": challenge.match, "ended_at": challenge.ended_at}
        await self._change(ADD_CHALLENGE, {**values, **answer, "wanted": json_text(plain(challenge.wanted))})

    async def answer_challenge(self, challenge: Challenge) -> bool:
        answer = {"status": challenge.status.value, "match": challenge.match, "ended_at": challenge.ended_at}
        return await self._change(ANSWER, {"of_challenge": challenge.id, **answer}) == 1

    async def withdraw_challenges(self, one: PlayerId, other: PlayerId, at: Moment) -> None:
        status = ChallengeStatus.WITHDRAWN.value
        await self._change(WITHDRAW, {"one": one, "other": other, "status": status, "ended_at": at})

    async def forget_challenges(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_CHALLENGES, {"before": before, "limit": limit})

    async def add_invite(self, invite: Invite) -> None:
        names = "id match inviter seat hash at expires_at revoked_at".split()
        await self._change(ADD_INVITE, {name: getattr(invite, name) for name in names})

    async def revoke_invite(self, invite: InviteId, at: Moment) -> bool:
        return await self._change(REVOKE, {"of_invite": invite, "revoked_at": at}) == 1

    async def forget_invites(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_INVITES, {"before": before, "limit": limit})


def _challenge_of_row(row: Row) -> Challenge:
    id, challenger, challenged, wanted, at, expires_at, status, match, ended_at = row
    wish = wanted_from(orjson.loads(wanted))
    return Challenge(id, challenger, challenged, wish, at, expires_at, ChallengeStatus(status), match, ended_at)


def _invite_of_row(row: Row) -> Invite:
    id, match, inviter, seat, hash, at, expires_at, revoked_at = row
    return Invite(id, match, inviter, seat, bytes(hash), at, expires_at, revoked_at)
