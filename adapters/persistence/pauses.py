"""The part of the store that keeps players' vacations and playing hours: statements and rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import orjson
from sqlalchemy import BigInteger, Insert, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.pause_tables import pauses
from adapters.persistence.rows import Row, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first
from adapters.persistence.statements import places
from adapters.persistence.tables import columns
from domain.hosting.pauses import Offset, PlayingHours
from domain.hosting.terms import Moment, PlayerId
from domain.hosting.vacations import PlayerPauses, Vacation, VacationId, ZonedHours
from domain.kernel.plain import plain

_PAUSES = columns(pauses, "player version vacations hours due_at")
DUE = Statement(
    select(*_PAUSES)
    .where(pauses.c.due_at <= bindparam("now", type_=BigInteger))
    .order_by(pauses.c.due_at, pauses.c.player)
    .limit(bindparam("limit", type_=BigInteger))
)


def _keep() -> Statement:
    """Inserts the row, or replaces it with its next version."""

    def clause(one: postgresql.Insert | sqlite.Insert) -> Insert:
        names = ("version", "vacations", "hours", "due_at")
        is_next = pauses.c.version == one.excluded.version - 1
        changed = {name: one.excluded[name] for name in names}
        return one.on_conflict_do_update(index_elements=["player"], set_=changed, where=is_next)

    return Statement(clause(postgresql.insert(pauses)), sqlite=clause(sqlite.insert(pauses)))


KEEP = _keep()


@cache
def pauses_among(size: int) -> Statement:
    return Statement(select(*_PAUSES).where(pauses.c.player.in_(places(size))))


HASTEN = Statement(
    update(pauses)
    .where(pauses.c.player == bindparam("of_player"))
    .values({"due_at": bindparam("moment", type_=BigInteger), "version": pauses.c.version + 1})
    .returning(*_PAUSES)
)


class SqlPauseReading(StatementReader):
    """The port's PauseReading on one driver session."""

    async def pauses_of(self, players: Sequence[PlayerId]) -> Mapping[PlayerId, PlayerPauses]:
        pauses = [_pauses_of_row(row) for row in await self._read_among(self._read_alone, pauses_among, players)]
        return {each.player: each for each in pauses}

    async def due_pauses(self, now: Moment, limit: int) -> Sequence[PlayerPauses]:
        return [_pauses_of_row(row) for row in await self._read_alone(DUE, now=now, limit=limit)]


class SqlPauseWork(SqlPauseReading, StatementWriter):
    """The port's PauseWork on one driver session."""

    async def keep_pauses(self, pauses: PlayerPauses) -> bool:
        values = {
            "player": pauses.player,
            "version": pauses.version + 1,
            "vacations": json_text(plain(pauses.vacations)),
            "hours": json_text(plain(pauses.hours)),
            "due_at": pauses.due_at,
        }
        return await self._change(KEEP, values) == 1

    async def hasten_pauses(self, player: PlayerId, at: Moment) -> PlayerPauses | None:
        return first(await self._read(HASTEN, of_player=player, moment=at), _pauses_of_row)


def _pauses_of_row(row: Row) -> PlayerPauses:
    player, version, vacations, hours, due_at = row
    return PlayerPauses(
        PlayerId(player),
        tuple(
            Vacation(VacationId(each["id"]), Moment(each["begins"]), Moment(each["ends"]))
            for each in orjson.loads(vacations)
        ),
        tuple(map(_zoned_hours, orjson.loads(hours))),
        version,
        due_at,
    )


def _zoned_hours(data: Mapping[str, Any]) -> ZonedHours:
    hours = data["hours"]
    offsets = tuple(Offset(Moment(each["since"]), each["seconds"]) for each in hours["offsets"])
    known = PlayingHours(Moment(hours["since"]), hours["begins"], hours["ends"], offsets)
    return ZonedHours(known, data["time_zone"], Moment(data["known_until"]))
