"""The pruning part of the store: finds old rows by an index and deletes them in small batches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import BigInteger, Column, ColumnElement, Select, bindparam, delete, exists, or_, select, tuple_, update

from adapters.persistence.bot_tables import leases
from adapters.persistence.league_tables import league_matches, league_members, leagues
from adapters.persistence.rating_tables import rating_changes
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, id_batches, only
from adapters.persistence.statements import places
from adapters.persistence.tables import Key, answers, closings, dead_tasks, matches, players, seats, tokens
from application.ports.pruning import GuestPlace
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from domain.league.terms import LeagueId

_limit = bindparam("limit", type_=BigInteger)
_before = bindparam("before", type_=BigInteger)
_is_condemned = (leagues.c.sandbox, leagues.c.attended_at == 0)


def _batch(query: Select[*tuple[object, ...]]) -> Select[*tuple[object, ...]]:
    """A batch of rows, without those that another process is deleting."""
    return query.limit(_limit).with_for_update(skip_locked=True)


def _is_among(table_key: ColumnElement[str], query: Select[*tuple[object, ...]]) -> ColumnElement[bool]:
    return table_key.in_(_batch(query))


def forget_oldest(key: Column[Any], moment: Column[int]) -> Statement:
    """Deletes a batch of the rows whose moment lies before `before`, oldest first."""
    return Statement(delete(key.table).where(_is_among(key, select(key).where(moment < _before).order_by(moment))))


UNSTARTED = Statement(
    select(matches.c.id)
    .where(
        matches.c.status == Status.OPEN.value,
        matches.c.opened_at < _before,
        ~exists().where(league_matches.c.match == matches.c.id),
    )
    .order_by(matches.c.opened_at, matches.c.id)
    .limit(_limit)
)
UNPLAYED = Statement(
    select(closings.c.match)
    .where(closings.c.closed_at.is_not(None), closings.c.record.is_(None), closings.c.closed_at < _before)
    .order_by(closings.c.closed_at)
    .limit(_limit)
)
CONDEMNED_MATCHES = Statement(
    select(league_matches.c.match)
    .where(league_matches.c.league.in_(select(leagues.c.id).where(*_is_condemned)))
    .limit(_limit)
)
_answer = tuple_(answers.c.player, answers.c.key)
FORGET_ANSWERS = Statement(
    delete(answers).where(
        _answer.in_(
            _batch(select(answers.c.player, answers.c.key).where(answers.c.at < _before).order_by(answers.c.at))
        )
    )
)
FORGET_LEASES = Statement(delete(leases).where(leases.c.until < _before))
FORGET_EXPIRED = forget_oldest(tokens.c.id, tokens.c.expires_at)
FORGET_REVOKED = forget_oldest(tokens.c.id, tokens.c.revoked_at)
_task = (dead_tasks.c.match, dead_tasks.c.name, dead_tasks.c.version, dead_tasks.c.key)
FORGET_DEAD = Statement(
    delete(dead_tasks).where(
        tuple_(*_task).in_(_batch(select(*_task).where(dead_tasks.c.at < _before).order_by(dead_tasks.c.at)))
    )
)
ATTEND = Statement(
    update(leagues)
    .where(
        leagues.c.id == bindparam("league"),
        leagues.c.sandbox,
        leagues.c.attended_at > 0,
        leagues.c.attended_at < _before,
    )
    .values(attended_at=bindparam("moment", type_=BigInteger))
)
CONDEMN = Statement(
    update(leagues)
    .where(
        _is_among(
            leagues.c.id,
            select(leagues.c.id)
            .where(
                leagues.c.sandbox,
                leagues.c.attended_at > 0,
                leagues.c.attended_at < bindparam("closed_before", type_=BigInteger),
                or_(leagues.c.closed, leagues.c.attended_at < _before),
            )
            .order_by(leagues.c.attended_at),
        )
    )
    .values(attended_at=0)
)
FORGET_SANDBOXES = Statement(
    delete(leagues).where(
        _is_among(
            leagues.c.id,
            select(leagues.c.id).where(*_is_condemned, ~exists().where(league_matches.c.league == leagues.c.id)),
        )
    )
)


@cache
def guests_after(*, is_first: bool) -> Statement:
    query = select(players.c.created_at, players.c.id).where(players.c.kind == "guest", players.c.created_at < _before)
    if not is_first:
        place = tuple_(bindparam("after_at", type_=BigInteger), bindparam("after_id", type_=Key))
        query = query.where(tuple_(players.c.created_at, players.c.id) > place)
    return Statement(query.order_by(players.c.created_at, players.c.id).limit(_limit))


@cache
def forget_guests_among(size: int) -> Statement:
    """One statement checks that nothing refers to a guest and deletes the guest."""
    used = or_(
        exists().where(tokens.c.player == players.c.id),
        exists().where(seats.c.player == players.c.id),
        exists().where(matches.c.creator == players.c.id),
        exists().where(league_members.c.player == players.c.id),
        exists().where(rating_changes.c.subject == players.c.id),
    )
    return Statement(delete(players).where(players.c.id.in_(places(size)), players.c.kind == "guest", ~used))


@cache
def forget_matches_among(size: int) -> Statement:
    return Statement(delete(matches).where(matches.c.id.in_(places(size))))


@cache
def forget_places_among(size: int) -> Statement:
    return Statement(delete(league_matches).where(league_matches.c.match.in_(places(size))))


class SqlPruneReading(StatementReader):
    """The port's PruneReading on one driver session."""

    async def unstarted_matches(self, before: Moment, limit: int) -> Sequence[MatchId]:
        return [only(row) for row in await self._read_alone(UNSTARTED, before=before, limit=limit)]

    async def unplayed_matches(self, before: Moment, limit: int) -> Sequence[MatchId]:
        return [only(row) for row in await self._read_alone(UNPLAYED, before=before, limit=limit)]

    async def guests_after(self, place: GuestPlace | None, before: Moment, limit: int) -> Sequence[GuestPlace]:
        after = {} if place is None else {"after_at": place.created_at, "after_id": place.id}
        found = await self._read_alone(guests_after(is_first=place is None), before=before, limit=limit, **after)
        return [GuestPlace(*row) for row in found]

    async def condemned_matches(self, limit: int) -> Sequence[MatchId]:
        return [only(row) for row in await self._read_alone(CONDEMNED_MATCHES, limit=limit)]


class SqlPruneWork(SqlPruneReading, StatementWriter):
    """The port's PruneWork on one driver session."""

    async def forget_answers(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_ANSWERS, {"before": before, "limit": limit})

    async def forget_leases(self, before: Moment) -> int:
        return await self._change(FORGET_LEASES, {"before": before})

    async def forget_tokens(self, before: Moment, limit: int) -> int:
        expired = await self._change(FORGET_EXPIRED, {"before": before, "limit": limit})
        return expired + await self._change(FORGET_REVOKED, {"before": before, "limit": limit - expired})

    async def forget_dead(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_DEAD, {"before": before, "limit": limit})

    async def forget_guests(self, guests: Sequence[PlayerId]) -> int:
        return sum([await self._change(forget_guests_among(size), values) for size, values in id_batches(guests)])

    async def forget_matches(self, matches: Sequence[MatchId]) -> int:
        deleted = 0
        for size, values in id_batches(matches):
            deleted += await self._change(forget_matches_among(size), values)
            await self._change(forget_places_among(size), values)
        return deleted

    async def attend_league(self, league: LeagueId, now: Moment, before: Moment) -> bool:
        return await self._change(ATTEND, {"league": league, "moment": now, "before": before}) == 1

    async def condemn_sandboxes(self, before: Moment, closed_before: Moment, limit: int) -> int:
        return await self._change(CONDEMN, {"before": before, "closed_before": closed_before, "limit": limit})

    async def forget_sandboxes(self, limit: int) -> int:
        return await self._change(FORGET_SANDBOXES, {"limit": limit})
