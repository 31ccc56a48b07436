"""The leagues' part of the store: statements and rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from itertools import groupby

import orjson
from sqlalchemy import (
    BigInteger,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    tuple_,
    union,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.league_tables import (
    league_departures,
    league_entries,
    league_matches,
    league_members,
    league_secrets,
    leagues,
)
from adapters.persistence.rows import Row, Values, json_text
from adapters.persistence.sessions import LARGEST, Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.statements import places
from adapters.persistence.tables import Key, columns
from application.ports.leagues import Departed, LeagueFilter, LeaguePlace, LeagueSummary
from application.ports.store import StoreFault, VersionTaken
from domain.hosting.terms import MatchId, Moment, PlayerId
from domain.kernel.plain import kind_of
from domain.league.entries import LeagueLogged, read, written
from domain.league.rulings import RULINGS
from domain.league.terms import LeagueId

_limit = bindparam("limit", type_=BigInteger)
_HEAD = columns(leagues, "id name owner game status sandbox version due_at founded_at closed")


def _insert_unless_there(table: Table) -> Statement:
    tolerant = postgresql.insert(table).on_conflict_do_nothing()
    return Statement(tolerant, sqlite=sqlite.insert(table).on_conflict_do_nothing())


HEAD = Statement(select(*_HEAD).where(leagues.c.id == bindparam("league")))
LOG = Statement(
    select(league_entries.c.version, league_entries.c.at, league_entries.c.kind, league_entries.c.data)
    .where(league_entries.c.league == bindparam("league"), league_entries.c.version > bindparam("after"))
    .order_by(league_entries.c.version)
    .limit(_limit)
)
SECRET = Statement(select(league_secrets.c.secret).where(league_secrets.c.league == bindparam("league")))
_IS_DUE = and_(
    or_(leagues.c.due_at <= bindparam("now"), leagues.c.woken != leagues.c.settled),
    or_(not_(leagues.c.sandbox), leagues.c.attended_at >= bindparam("attended_since", type_=BigInteger)),
)
# Two lists of ids, because each has an index of its own; `or` would read all leagues.
_CALLING = union(
    select(leagues.c.id).where(leagues.c.due_at <= bindparam("now")),
    select(leagues.c.id).where(leagues.c.woken != leagues.c.settled),
)
DUE = Statement(
    select(*_HEAD).where(leagues.c.id.in_(_CALLING), _IS_DUE).order_by(leagues.c.due_at, leagues.c.id).limit(_limit)
)
CALLS = Statement(select(leagues.c.woken).where(leagues.c.id == bindparam("league"), _IS_DUE))
LEAGUE_OF = Statement(select(league_matches.c.league).where(league_matches.c.match == bindparam("match")))
DEPARTURES = Statement(
    select(league_departures.c.at)
    .where(league_departures.c.player == bindparam("player"), league_departures.c.forgiven.is_(False))
    .order_by(league_departures.c.at)
)
DEPARTED = Statement(
    select(
        league_departures.c.league, league_departures.c.occasion, league_departures.c.at, league_departures.c.forgiven
    )
    .where(league_departures.c.player == bindparam("player"))
    .order_by(league_departures.c.at.desc(), league_departures.c.league, league_departures.c.occasion)
    .limit(_limit)
)
FOUND = Statement(insert(leagues), columns=[*(column.name for column in _HEAD), "attended_at"])
ADVANCE = Statement(
    update(leagues).where(leagues.c.id == bindparam("league"), leagues.c.version == bindparam("expected")),
    columns=["name", "owner", "status", "version", "due_at", "closed"],
)
LOG_ENTRY = Statement(insert(league_entries))
KEEP_SECRET = Statement(insert(league_secrets))
NOTE_MEMBER = _insert_unless_there(league_members)
FORGET_MEMBER = Statement(
    delete(league_members).where(
        league_members.c.league == bindparam("league"), league_members.c.player == bindparam("player")
    )
)
NOTE_MATCH = _insert_unless_there(league_matches)
NOTE_DEPARTURE = _insert_unless_there(league_departures)
FORGIVE_DEPARTURE = Statement(
    update(league_departures)
    .where(
        league_departures.c.player == bindparam("leaver"),
        league_departures.c.league == bindparam("in_league"),
        league_departures.c.occasion == bindparam("on_occasion"),
    )
    .values(forgiven=True)
)
WAKE = Statement(update(leagues).where(leagues.c.id == bindparam("league")).values(woken=leagues.c.woken + 1))
SETTLE = Statement(
    update(leagues)
    .where(leagues.c.id == bindparam("league"), leagues.c.settled < bindparam("now_settled", type_=BigInteger))
    .values(settled=bindparam("now_settled", type_=BigInteger))
)


@cache
def find(wanted: frozenset[str], *, is_first: bool, is_backward: bool) -> Statement:
    query, columns = _with_filter(select(*_HEAD), wanted), (leagues.c.founded_at, leagues.c.id)
    if not is_first:
        place = tuple_(bindparam("at", type_=BigInteger), bindparam("id", type_=Key))
        query = query.where(tuple_(*columns) > place if is_backward else tuple_(*columns) < place)
    return Statement(query.order_by(*(columns if is_backward else (each.desc() for each in columns))).limit(_limit))


@cache
def count(wanted: frozenset[str]) -> Statement:
    """How many leagues there are by the given fields of a filter, counted up to `limit`."""
    some = _with_filter(select(leagues.c.id), wanted).limit(_limit).subquery()
    return Statement(select(func.count()).select_from(some))


def _with_filter(query: Select[*tuple[object, ...]], wanted: frozenset[str]) -> Select[*tuple[object, ...]]:
    for name in sorted(wanted - {"player"}):
        query = query.where(leagues.c[name] == bindparam(name))
    if "player" in wanted:
        own = select(league_members.c.league).where(league_members.c.player == bindparam("player"))
        query = query.where(leagues.c.id.in_(own))
    return query


@cache
def rulings_among(size: int) -> Statement:
    line = league_entries.c
    is_wanted = or_(*(line.kind == kind_of(cls) for cls in RULINGS))
    rulings = select(line.league, line.version, line.at, line.kind, line.data)
    return Statement(rulings.where(line.league.in_(places(size)), is_wanted).order_by(line.league, line.version))


class SqlLeagueReading(StatementReader):
    """The port's LeagueReading on one driver session."""

    async def league_summary(self, league: LeagueId) -> LeagueSummary | None:
        return first(await self._read(HEAD, league=league), _head_of_row)

    async def league_log(self, league: LeagueId, after: int = 0, limit: int | None = None) -> Sequence[LeagueLogged]:
        most = LARGEST - 1 if limit is None else limit
        return [_entry_of_row(row) for row in await self._read(LOG, league=league, after=after, limit=most)]

    async def rulings(self, leagues: Sequence[LeagueId]) -> Mapping[LeagueId, Sequence[LeagueLogged]]:
        found = await self._read_among(self._read, rulings_among, leagues)
        return {LeagueId(league): [_entry_of_row(row[1:]) for row in own] for league, own in groupby(found, key=only)}

    async def league_secret(self, league: LeagueId) -> bytes | None:
        return first(await self._read(SECRET, league=league), only)

    async def find_leagues(
        self, wanted: LeagueFilter, at: LeaguePlace | None, limit: int, is_backward: bool = False
    ) -> Sequence[LeagueSummary]:
        given = _filter_values(wanted)
        statement = find(frozenset(given), is_first=at is None, is_backward=is_backward)
        place = {} if at is None else {"at": at.founded_at, "id": at.id}
        return [_head_of_row(row) for row in await self._read(statement, **given, **place, limit=limit)]

    async def count_leagues(self, wanted: LeagueFilter, limit: int) -> int:
        given = _filter_values(wanted)
        found = await self._read(count(frozenset(given)), **given, limit=limit)
        return only(found[0]) if found else 0

    async def due_leagues(self, now: Moment, attended_since: Moment, limit: int) -> Sequence[LeagueSummary]:
        found = await self._read(DUE, now=now, attended_since=attended_since, limit=limit)
        return [_head_of_row(row) for row in found]

    async def due_calls(self, league: LeagueId, now: Moment, attended_since: Moment) -> int | None:
        return first(await self._read(CALLS, league=league, now=now, attended_since=attended_since), only)

    async def league_of(self, match: MatchId) -> LeagueId | None:
        return first(await self._read(LEAGUE_OF, match=match), only)

    async def departures(self, player: PlayerId) -> Sequence[Moment]:
        return [only(row) for row in await self._read(DEPARTURES, player=player)]

    async def departures_by(self, player: PlayerId, limit: int) -> Sequence[Departed]:
        return [_departure_of_row(row) for row in await self._read(DEPARTED, player=player, limit=limit)]


class SqlLeagueWork(SqlLeagueReading, StatementWriter):
    """The port's LeagueWork on one driver session."""

    async def found_league(self, head: LeagueSummary, secret: bytes, entries: Sequence[LeagueLogged]) -> None:
        check_versions(head, entries, first=1)
        attended_at = head.founded_at if head.sandbox else None
        await self._change(FOUND, _head_values(head) | {"attended_at": attended_at})
        await self._change(KEEP_SECRET, {"league": head.id, "secret": secret})
        await self._log_league(head, entries)

    async def append_league(self, head: LeagueSummary, entries: Sequence[LeagueLogged]) -> None:
        expected = head.version - len(entries)
        check_versions(head, entries, first=expected + 1)
        if await self._change(ADVANCE, _head_values(head) | {"league": head.id, "expected": expected}) != 1:
            raise VersionTaken(head.id)
        await self._log_league(head, entries)

    async def _log_league(self, head: LeagueSummary, entries: Sequence[LeagueLogged]) -> None:
        await self._change_each(LOG_ENTRY, [_entry_values(head.id, logged) for logged in entries])

    async def note_members(self, league: LeagueId, players: Sequence[PlayerId]) -> None:
        await self._change_each(NOTE_MEMBER, [{"league": league, "player": player} for player in players])

    async def forget_members(self, league: LeagueId, players: Sequence[PlayerId]) -> None:
        await self._change_each(FORGET_MEMBER, [{"league": league, "player": player} for player in players])

    async def note_league_matches(self, league: LeagueId, matches: Sequence[MatchId]) -> None:
        await self._change_each(NOTE_MATCH, [{"league": league, "match": match} for match in matches])

    async def note_departures(self, league: LeagueId, occasion: str, players: Sequence[PlayerId], at: Moment) -> None:
        departure = {"league": league, "occasion": occasion, "at": at, "forgiven": False}
        await self._change_each(NOTE_DEPARTURE, [departure | {"player": player} for player in players])

    async def forgive_departures(self, league: LeagueId, occasion: str, players: Sequence[PlayerId]) -> None:
        rows = [{"in_league": league, "on_occasion": occasion, "leaver": player} for player in players]
        await self._change_each(FORGIVE_DEPARTURE, rows)

    async def wake_league(self, league: LeagueId) -> None:
        await self._change(WAKE, {"league": league})

    async def settle_league(self, league: LeagueId, woken: int) -> None:
        await self._change(SETTLE, {"league": league, "now_settled": woken})


def check_versions(head: LeagueSummary, entries: Sequence[LeagueLogged], first: int) -> None:
    """The log has no gap, whatever is asked for."""
    if not entries or [logged.version for logged in entries] != list(range(first, head.version + 1)):
        raise StoreFault("entries must follow each other up to the head's version")


def _filter_values(wanted: LeagueFilter) -> dict[str, object]:
    return {field.name: value for field in fields(wanted) if (value := getattr(wanted, field.name)) is not None}


def _head_values(head: LeagueSummary) -> Values:
    return {field.name: getattr(head, field.name) for field in fields(head)}


def _head_of_row(row: Row) -> LeagueSummary:
    ident, name, owner, game, status, sandbox, version, due_at, founded_at, closed = row
    return LeagueSummary(ident, name, owner, game, status, bool(sandbox), version, due_at, founded_at, bool(closed))


def _departure_of_row(row: Row) -> Departed:
    league, occasion, at, forgiven = row
    return Departed(league, occasion, at, bool(forgiven))


def _entry_values(league: LeagueId, logged: LeagueLogged) -> Values:
    kind, data = written(logged.entry)
    return {"league": league, "version": logged.version, "at": logged.at, "kind": kind, "data": json_text(data)}


def _entry_of_row(row: Row) -> LeagueLogged:
    version, at, kind, data = row
    return LeagueLogged(version, at, read(kind, orjson.loads(data)))
