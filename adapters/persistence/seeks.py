"""The part of the store that keeps seeks: statements and rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cache

import orjson
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from adapters.persistence.boundary_tables import boundaries
from adapters.persistence.pairing_tables import seeks
from adapters.persistence.rows import Row, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, id_batches, only
from adapters.persistence.statements import places
from adapters.persistence.tables import Key, columns
from application.ports.pairing import SeekCrowd, SeekPlace
from domain.conduct.boundaries import BoundaryKind
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.kernel.plain import plain
from domain.pairing.seeks import Seek, SeekId, SeekStatus, wanted_from

_SEEK = columns(seeks, "id player wanted points since seen_at machines_after rating status match ended_at")
_limit = bindparam("limit", type_=BigInteger)
_this_seek = seeks.c.id == bindparam("of_seek")
_of_player = seeks.c.player == bindparam("of_player")
_of_match = seeks.c.match == bindparam("of_match")
_is_waiting = seeks.c.status == SeekStatus.WAITING.value
_is_paired = seeks.c.status == SeekStatus.PAIRED.value
_is_unsettled = or_(_is_waiting, _is_paired)
_unseen = or_(
    and_(seeks.c.live, seeks.c.seen_at < bindparam("live_before", type_=BigInteger)),
    seeks.c.seen_at < bindparam("before", type_=BigInteger),
)
_old = select(seeks.c.id).where(seeks.c.ended_at < bindparam("before")).order_by(seeks.c.ended_at).limit(_limit)

SEEK = Statement(select(*_SEEK).where(_this_seek))
UNSETTLED_SEEKS = Statement(select(*_SEEK).where(_is_unsettled).order_by(seeks.c.since, seeks.c.id).limit(_limit))
OF_PLAYER = Statement(
    select(*_SEEK)
    .where(_of_player, or_(_is_unsettled, seeks.c.ended_at > bindparam("after", type_=BigInteger)))
    .order_by(seeks.c.since.desc(), seeks.c.id.desc())
    .limit(_limit)
)
AT_MATCH = Statement(select(*_SEEK).where(_of_match).order_by(seeks.c.since, seeks.c.id))
UNSET = Statement(
    select(seeks.c.match)
    .where(_is_paired, seeks.c.since < bindparam("before", type_=BigInteger))
    .group_by(seeks.c.match)
    .order_by(func.min(seeks.c.since))
    .limit(_limit)
)
WAITS = Statement(
    select(seeks.c.ended_at - seeks.c.since)
    .where(seeks.c.pool == bindparam("of_pool"), seeks.c.status == SeekStatus.SEATED.value)
    .order_by(seeks.c.ended_at.desc())
    .limit(_limit)
)
CROWD = Statement(select(func.count(), func.min(seeks.c.since)).where(_is_waiting))
ADD = Statement(insert(seeks))
SEE = Statement(update(seeks).where(_of_player, _is_unsettled), columns=["seen_at"])
END = Statement(update(seeks).where(_this_seek, _is_unsettled), columns=["status", "ended_at"])
END_ABSENT = Statement(
    update(seeks)
    .where(_is_waiting, _unseen)
    .values(
        status=case((seeks.c.live, SeekStatus.AWAY.value), else_=SeekStatus.EXPIRED.value),
        ended_at=bindparam("at", type_=BigInteger),
    )
)
ABSENT = Statement(select(seeks.c.player).where(_is_waiting, _unseen))
PAIR = Statement(update(seeks).where(_this_seek), columns=["status", "match"])
SEAT = Statement(update(seeks).where(_of_match, _is_paired), columns=["status", "ended_at"])
RELEASE = Statement(update(seeks).where(_of_match, _is_paired), columns=["status", "match"])
FORGET = Statement(delete(seeks).where(seeks.c.id.in_(_old)))


@cache
def waiting(given: frozenset[str], *, is_first: bool, is_backward: bool) -> Statement:
    query, order = select(*_SEEK).where(_is_waiting), (seeks.c.since, seeks.c.id)
    if "of_game" in given:
        query = query.where(seeks.c.game == bindparam("of_game"))
    if "of_reader" in given:
        query = query.where(~_has_block())
    if not is_first:
        place = tuple_(bindparam("at", type_=BigInteger), bindparam("after", type_=Key))
        query = query.where(tuple_(*order) > place if is_backward else tuple_(*order) < place)
    return Statement(query.order_by(*(order if is_backward else (each.desc() for each in order))).limit(_limit))


def _has_block() -> ColumnElement[bool]:
    """Whether there is a block between the reader and the player, in either direction."""
    reader, is_block = bindparam("of_reader", type_=Key), boundaries.c.kind == BoundaryKind.BLOCK.value
    of_reader = exists().where(is_block, boundaries.c.player == reader, boundaries.c.other == seeks.c.player)
    return or_(of_reader, exists().where(is_block, boundaries.c.player == seeks.c.player, boundaries.c.other == reader))


@cache
def waiting_among(size: int) -> Statement:
    query = select(seeks.c.id).where(_is_waiting, seeks.c.id.in_(places(size))).order_by(seeks.c.id)
    return Statement(query.with_for_update(skip_locked=True))


@cache
def live_among(size: int) -> Statement:
    return Statement(select(seeks.c.player).where(_is_unsettled, seeks.c.live, seeks.c.player.in_(places(size))))


@cache
def end_live_among(size: int) -> Statement:
    ended = update(seeks).where(_is_unsettled, seeks.c.live, seeks.c.player.in_(places(size)))
    return Statement(ended, columns=["status", "ended_at"])


class SqlSeekReading(StatementReader):
    """The seeks' part of the port's PairingReading on one driver session."""

    async def seek(self, seek: SeekId) -> Seek | None:
        return first(await self._read(SEEK, of_seek=seek), _seek_of_row)

    async def unsettled_seeks(self, limit: int) -> Sequence[Seek]:
        return [_seek_of_row(row) for row in await self._read_alone(UNSETTLED_SEEKS, limit=limit)]

    async def waiting_seeks(
        self,
        game: str | None,
        place: SeekPlace | None,
        limit: int,
        is_backward: bool = False,
        reader: PlayerId | None = None,
    ) -> Sequence[Seek]:
        values = {} if place is None else {"at": place.at, "after": place.id}
        given = {"of_game": game, "of_reader": reader}
        named = {name: value for name, value in given.items() if value is not None}
        statement = waiting(frozenset(named), is_first=place is None, is_backward=is_backward)
        return [_seek_of_row(row) for row in await self._read_alone(statement, limit=limit, **values, **named)]

    async def seeks_of(self, player: PlayerId, since: Moment, limit: int) -> Sequence[Seek]:
        found = await self._read_alone(OF_PLAYER, of_player=player, after=since, limit=limit)
        return [_seek_of_row(row) for row in found]

    async def seeks_at(self, match: MatchId) -> Sequence[Seek]:
        return [_seek_of_row(row) for row in await self._read_alone(AT_MATCH, of_match=match)]

    async def unset_tables(self, before: Moment, limit: int) -> Sequence[MatchId]:
        return [only(row) for row in await self._read_alone(UNSET, before=before, limit=limit)]

    async def waits(self, pool: str, limit: int) -> Sequence[int]:
        return [int(only(row)) for row in await self._read_alone(WAITS, of_pool=pool, limit=limit)]

    async def crowd(self) -> SeekCrowd:
        number, oldest = (await self._read_alone(CROWD))[0]
        return SeekCrowd(int(number), oldest)


class SqlSeekWork(SqlSeekReading, StatementWriter):
    """The seeks' part of the port's PairingWork on one driver session."""

    async def add_seek(self, seek: Seek) -> None:
        await self._change(ADD, _values(seek))

    async def see_seeks(self, player: PlayerId, at: Moment) -> None:
        await self._change(SEE, {"of_player": player, "seen_at": at})

    async def end_seek(self, seek: SeekId, status: SeekStatus, at: Moment) -> bool:
        return await self._change(END, {"of_seek": seek, "status": status.value, "ended_at": at}) == 1

    async def end_live_seeks(self, players: Sequence[PlayerId], status: SeekStatus, at: Moment) -> Sequence[PlayerId]:
        found = [only(row) for row in await self._read_among(self._read, live_among, players)]
        for size, values in id_batches(found):
            await self._change(end_live_among(size), {**values, "status": status.value, "ended_at": at})
        return found

    async def end_absent_seeks(self, live_before: Moment, before: Moment, at: Moment) -> Sequence[PlayerId]:
        since = {"live_before": live_before, "before": before}
        found = [only(row) for row in await self._read(ABSENT, **since)]
        if found:
            await self._change(END_ABSENT, {**since, "at": at})
        return found

    async def hold_waiting(self, seeks: Sequence[SeekId]) -> Set[SeekId]:
        found = await self._read_among(self._read, waiting_among, sorted(seeks))
        return frozenset(only(row) for row in found)

    async def pair_seeks(self, matches: Mapping[SeekId, MatchId]) -> None:
        status = SeekStatus.PAIRED.value
        changes = [{"of_seek": seek, "status": status, "match": match} for seek, match in matches.items()]
        await self._change_each(PAIR, changes)

    async def seat_seeks(self, match: MatchId, at: Moment) -> int:
        return await self._change(SEAT, {"of_match": match, "status": SeekStatus.SEATED.value, "ended_at": at})

    async def release_seeks(self, match: MatchId) -> int:
        return await self._change(RELEASE, {"of_match": match, "status": SeekStatus.WAITING.value, "match": None})

    async def forget_seeks(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET, {"before": before, "limit": limit})


def _values(seek: Seek) -> dict[str, object]:
    wanted = seek.wanted
    return {
        "id": seek.id,
        "player": seek.player,
        "pool": wanted.pool,
        "game": wanted.game,
        "wanted": json_text(plain(wanted)),
        "live": wanted.is_live,
        "points": seek.points,
        "since": seek.since,
        "seen_at": seek.seen_at,
        "machines_after": seek.machines_after,
        "rating": seek.rating,
        "status": seek.status.value,
        "match": seek.match,
        "ended_at": seek.ended_at,
    }


def _seek_of_row(row: Row) -> Seek:
    id, player, wanted, points, since, seen_at, machines_after, rating, status, match, ended_at = row
    wish = wanted_from(orjson.loads(wanted))
    state = SeekStatus(status), match, ended_at
    return Seek(id, player, wish, points, since, seen_at, machines_after, rating, *state)
