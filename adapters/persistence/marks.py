"""The part of the store with the data for marks: statements and rows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence, Set
from functools import cache

import orjson
from sqlalchemy import BigInteger, Column, Insert, Table, bindparam, delete, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.mark_tables import played_matches, player_networks
from adapters.persistence.rows import Row, json_text
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter
from adapters.persistence.statements import places
from adapters.persistence.tables import columns
from domain.conduct.marks import Played
from domain.hosting.terms import Moment, PlayerId

_limit = bindparam("limit", type_=BigInteger)
_PLAYED = columns(played_matches, "match at rated seats")

SINCE = Statement(
    select(*_PLAYED)
    .where(played_matches.c.at >= bindparam("since", type_=BigInteger))
    .order_by(played_matches.c.at.desc(), played_matches.c.match.desc())
    .limit(_limit)
)


def _latest(table: Table, keys: list[str], *names: str) -> Statement:
    def clause(one: postgresql.Insert | sqlite.Insert) -> Insert:
        return one.on_conflict_do_update(index_elements=keys, set_={name: one.excluded[name] for name in names})

    return Statement(clause(postgresql.insert(table)), sqlite=clause(sqlite.insert(table)))


NOTE_PLAYED = _latest(played_matches, ["match"], "at")
NOTE_NETWORK = _latest(player_networks, ["player", "network"], "at")


def _forget(table: Table, *key: Column[object]) -> Statement:
    old = select(*key).where(table.c.at < bindparam("before", type_=BigInteger)).order_by(table.c.at).limit(_limit)
    return Statement(delete(table).where(tuple_(*key).in_(old)))


FORGET_PLAYED = _forget(played_matches, played_matches.c.match)
FORGET_NETWORKS = _forget(player_networks, player_networks.c.player, player_networks.c.network)


@cache
def networks_among(size: int) -> Statement:
    return Statement(
        select(player_networks.c.player, player_networks.c.network).where(player_networks.c.player.in_(places(size)))
    )


class SqlMarkReading(StatementReader):
    """The port's MarkReading on one driver session."""

    async def played_since(self, since: Moment, limit: int) -> Sequence[Played]:
        return [_played_of_row(row) for row in await self._read_alone(SINCE, since=since, limit=limit)]

    async def networks_of(self, players: Sequence[PlayerId]) -> Mapping[PlayerId, Set[bytes]]:
        found: defaultdict[PlayerId, set[bytes]] = defaultdict(set)
        for player, network in await self._read_among(self._read_alone, networks_among, players):
            found[player].add(bytes(network))
        return found


class SqlMarkWork(SqlMarkReading, StatementWriter):
    """The port's MarkWork on one driver session."""

    async def note_played(self, played: Played) -> None:
        seats = {"players": list(played.players), "ranks": list(played.ranks), "left": sorted(played.left)}
        values = {"match": played.match, "at": played.at, "rated": played.rated, "seats": json_text(seats)}
        await self._change(NOTE_PLAYED, values)

    async def note_network(self, player: PlayerId, network: bytes, at: Moment) -> None:
        await self._change(NOTE_NETWORK, {"player": player, "network": network, "at": at})

    async def forget_played(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_PLAYED, {"before": before, "limit": limit})

    async def forget_networks(self, before: Moment, limit: int) -> int:
        return await self._change(FORGET_NETWORKS, {"before": before, "limit": limit})


def _played_of_row(row: Row) -> Played:
    match, at, rated, seats = row
    data = orjson.loads(seats)
    return Played(match, at, bool(rated), tuple(data["players"]), tuple(data["ranks"]), frozenset(data["left"]))
