"""The part of the store that keeps blocks and mutes: statements and rows."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache

from sqlalchemy import BigInteger, bindparam, delete, func, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence.boundary_tables import boundaries
from adapters.persistence.rows import Row
from adapters.persistence.sessions import Statement
from adapters.persistence.statement_runner import StatementReader, StatementWriter, first, only
from adapters.persistence.statements import places
from adapters.persistence.tables import Key, columns
from application.ports.boundaries import BoundaryPlace
from domain.conduct.boundaries import Boundary, BoundaryKind
from domain.hosting.terms import PlayerId

_BOUNDARY = columns(boundaries, "player other kind at")
_of_one = boundaries.c.player == bindparam("of_player"), boundaries.c.kind == bindparam("of_kind")
_against = boundaries.c.other == bindparam("against")

ONE = Statement(select(*_BOUNDARY).where(*_of_one, _against))
COUNT = Statement(select(func.count()).select_from(boundaries).where(*_of_one))
UNREAD = Statement(select(boundaries.c.other).where(boundaries.c.player == bindparam("of_player")).distinct())
SET = Statement(
    postgresql.insert(boundaries).on_conflict_do_nothing(), sqlite=sqlite.insert(boundaries).on_conflict_do_nothing()
)
DROP = Statement(delete(boundaries).where(*_of_one, _against))


@cache
def listed(*, is_first: bool, is_backward: bool) -> Statement:
    query, order = select(*_BOUNDARY).where(*_of_one), (boundaries.c.at, boundaries.c.other)
    if not is_first:
        place = tuple_(bindparam("at", type_=BigInteger), bindparam("other", type_=Key))
        query = query.where(tuple_(*order) > place if is_backward else tuple_(*order) < place)
    ordered = query.order_by(*(order if is_backward else (each.desc() for each in order)))
    return Statement(ordered.limit(bindparam("limit", type_=BigInteger)))


@cache
def blocks_among(size: int) -> Statement:
    is_block = boundaries.c.kind == BoundaryKind.BLOCK.value
    return Statement(
        select(boundaries.c.player, boundaries.c.other).where(is_block, boundaries.c.player.in_(places(size)))
    )


class SqlBoundaryReading(StatementReader):
    """The port's BoundaryReading on one driver session."""

    async def boundary(self, player: PlayerId, other: PlayerId, kind: BoundaryKind) -> Boundary | None:
        found = await self._read_alone(ONE, of_player=player, of_kind=kind.value, against=other)
        return first(found, _boundary_of_row)

    async def boundaries(
        self,
        player: PlayerId,
        kind: BoundaryKind,
        place: BoundaryPlace | None,
        limit: int,
        is_backward: bool = False,
    ) -> Sequence[Boundary]:
        values = {} if place is None else {"at": place.at, "other": place.other}
        statement = listed(is_first=place is None, is_backward=is_backward)
        found = await self._read_alone(statement, of_player=player, of_kind=kind.value, limit=limit, **values)
        return [_boundary_of_row(row) for row in found]

    async def count_boundaries(self, player: PlayerId, kind: BoundaryKind) -> int:
        return int(only((await self._read_alone(COUNT, of_player=player, of_kind=kind.value))[0]))

    async def blocked_pairs(self, players: Sequence[PlayerId]) -> Set[frozenset[PlayerId]]:
        wanted = frozenset(players)
        found = await self._read_among(self._read_alone, blocks_among, players)
        return {frozenset((player, other)) for player, other in found if other in wanted}

    async def unread_by(self, player: PlayerId) -> Set[PlayerId]:
        return frozenset(only(row) for row in await self._read_alone(UNREAD, of_player=player))


class SqlBoundaryWork(SqlBoundaryReading, StatementWriter):
    """The port's BoundaryWork on one driver session."""

    async def set_boundary(self, boundary: Boundary) -> bool:
        values = {"player": boundary.player, "other": boundary.other, "kind": boundary.kind.value, "at": boundary.at}
        return await self._change(SET, values) == 1

    async def drop_boundary(self, player: PlayerId, other: PlayerId, kind: BoundaryKind) -> bool:
        # Reads first: a read finds nothing for an id that the database cannot store, but a change would fail.
        if await self.boundary(player, other, kind) is None:
            return False
        return await self._change(DROP, {"of_player": player, "of_kind": kind.value, "against": other}) == 1


def _boundary_of_row(row: Row) -> Boundary:
    player, other, kind, at = row
    return Boundary(player, other, BoundaryKind(kind), at)
