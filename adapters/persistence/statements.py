"""The statements about matches, players, tokens, answers and the outbox."""

from __future__ import annotations

from functools import cache

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Select,
    Table,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    not_,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from adapters.persistence import rows
from adapters.persistence.account_tables import old_names
from adapters.persistence.league_tables import league_matches
from adapters.persistence.sessions import Statement
from adapters.persistence.tables import (
    Key,
    answers,
    columns,
    entries,
    matches,
    outbox,
    passwords,
    players,
    seats,
    secrets,
    snapshots,
    tokens,
)
from domain.hosting.entries import Moved, Undone
from domain.hosting.terms import Status
from domain.kernel.plain import kind_of

_DERIVED = {"player", "has_free_seat", "is_full", "in_league", "seen_by"}
LARGEST_ID_LIST = 128
"""The most values of one `IN` list."""


def _insert_unless_there(table: Table) -> Statement:
    """An insert that does nothing if a unique value is taken, because an error would abort the transaction."""
    tolerant = postgresql.insert(table).on_conflict_do_nothing()
    return Statement(tolerant, sqlite=sqlite.insert(table).on_conflict_do_nothing())


def _upsert_snapshot() -> Statement:
    on_postgresql, on_sqlite = postgresql.insert(snapshots), sqlite.insert(snapshots)
    return Statement(
        on_postgresql.on_conflict_do_update(
            index_elements=["match"],
            set_={"version": on_postgresql.excluded.version, "data": on_postgresql.excluded.data},
            where=snapshots.c.version < on_postgresql.excluded.version,
        ),
        sqlite=on_sqlite.on_conflict_do_update(
            index_elements=["match"],
            set_={"version": on_sqlite.excluded.version, "data": on_sqlite.excluded.data},
            where=snapshots.c.version < on_sqlite.excluded.version,
        ),
    )


def _upsert_password() -> Statement:
    on_postgresql, on_sqlite = postgresql.insert(passwords), sqlite.insert(passwords)
    return Statement(
        on_postgresql.on_conflict_do_update(index_elements=["player"], set_={"hash": on_postgresql.excluded.hash}),
        sqlite=on_sqlite.on_conflict_do_update(index_elements=["player"], set_={"hash": on_sqlite.excluded.hash}),
    )


def revoke_with_descendants(*are_first: ColumnElement[bool]) -> Statement:
    """Revokes tokens together with every token created with them, directly or indirectly."""
    line = select(tokens.c.id).where(*are_first).cte("line", recursive=True)
    line = line.union(select(tokens.c.id).where(tokens.c.parent == line.c.id))
    ends = update(tokens).where(tokens.c.id.in_(select(line.c.id)), tokens.c.revoked_at.is_(None))
    return Statement(ends.values(revoked_at=_number("moment")).returning(tokens.c.id))


def _alike(table: Table, holder: Column[str]) -> Select[str]:
    """The other players in a table of names who have, or had, this name or one that looks like it."""
    same = (table.c.folded == bindparam("folded")) | (table.c.skeleton == bindparam("skeleton"))
    return select(holder).where(holder != bindparam("player"), same)


def _number(name: str) -> ColumnElement[int]:
    return bindparam(name, type_=BigInteger)


_HEAD = columns(matches, rows.HEAD)
_PLAYER = columns(players, rows.PLAYER)
_TOKEN = columns(tokens, rows.TOKEN)
_ANSWER = columns(answers, rows.ANSWER)
_ENTRY = columns(entries, rows.ENTRY)
_CHANGEABLE = ("name", "kind", "owner", "folded", "skeleton")
_running = matches.c.status == Status.RUNNING.value

PING = Statement(select(1))
# In milliseconds, as every moment; only PostgreSQL has a clock of its own.
TIME = Statement(select(cast(func.floor(extract("epoch", func.clock_timestamp()) * 1_000), BigInteger)))

HEAD = Statement(select(*_HEAD).where(matches.c.id == bindparam("match")))
LOG = Statement(
    select(*_ENTRY)
    .where(entries.c.match == bindparam("match"), entries.c.version > bindparam("after"))
    .order_by(entries.c.version)
    .limit(_number("limit"))
)
SECRET = Statement(select(secrets.c.secret).where(secrets.c.match == bindparam("match")))
SNAPSHOT = Statement(select(*columns(snapshots, rows.SNAPSHOT)).where(snapshots.c.match == bindparam("match")))
TURNS = Statement(
    select(*_HEAD)
    .where(_running, matches.c.mover == bindparam("player"))
    .order_by(matches.c.updated_at, matches.c.id)
    .limit(_number("limit"))
)
EXPIRED = Statement(
    select(*_HEAD)
    .where(_running, matches.c.deadline <= bindparam("now"))
    .order_by(matches.c.deadline, matches.c.id)
    .limit(_number("limit"))
)
MACHINES = Statement(
    select(*_HEAD)
    .where(_running, matches.c.machine.is_not(None))
    .order_by(matches.c.updated_at, matches.c.id)
    .limit(_number("limit"))
)
MATCH_IDS = Statement(
    select(matches.c.id).where(matches.c.id > bindparam("after")).order_by(matches.c.id).limit(_number("limit"))
)

PLAYER = Statement(select(*_PLAYER).where(players.c.id == bindparam("player")))
# On SQLite the transaction itself is the lock, and this is a plain query.
HOLD_PLAYER = Statement(select(players.c.id).where(players.c.id == bindparam("player")).with_for_update())
PLAYER_NAMED = Statement(select(*_PLAYER).where(players.c.folded == bindparam("folded")))
PASSWORD = Statement(select(passwords.c.hash).where(passwords.c.player == bindparam("player")))
BOTS = Statement(
    select(*_PLAYER)
    .where(players.c.owner == bindparam("owner"), players.c.kind == "bot")
    .order_by(players.c.created_at, players.c.id)
)
TOKEN = Statement(select(*_TOKEN).where(tokens.c.hash == bindparam("hash")))
TOKEN_BY_ID = Statement(select(*_TOKEN).where(tokens.c.id == bindparam("token")))
SESSION_FROM = Statement(
    select(tokens.c.id).where(tokens.c.player == bindparam("player"), tokens.c.origin == bindparam("origin")).limit(1)
)
TOKENS = Statement(
    select(*_TOKEN)
    .where(tokens.c.player == bindparam("player"), tokens.c.app.is_(None))
    .order_by(tokens.c.created_at, tokens.c.id)
)
ANSWER = Statement(select(*_ANSWER).where(answers.c.player == bindparam("player"), answers.c.key == bindparam("key")))
UNSENT = Statement(
    select(*columns(outbox, rows.NOTICE))
    .where(outbox.c.at < bindparam("before"))
    .order_by(outbox.c.at, outbox.c.id)
    .limit(_number("limit"))
)

OPEN = Statement(insert(matches))
ADVANCE = Statement(
    update(matches).where(matches.c.id == bindparam("match"), matches.c.version == bindparam("expected")),
    columns=[column.name for column in matches.c if column.name != "id"],
)
LOG_ENTRY = Statement(insert(entries))
KEEP_SECRET = Statement(insert(secrets))
EMPTY_SEATS = Statement(delete(seats).where(seats.c.match == bindparam("match")))
TAKE_SEAT = Statement(insert(seats))
KEEP_SNAPSHOT = _upsert_snapshot()
ADD_PLAYER = _insert_unless_there(players)
CHANGE_PLAYER = Statement(update(players).where(players.c.id == bindparam("player")), columns=_CHANGEABLE)
UPGRADE_PLAYER = Statement(
    update(players).where(players.c.id == bindparam("player"), players.c.kind == bindparam("expected")),
    columns=_CHANGEABLE,
)
SET_AVATAR = Statement(update(players).where(players.c.id == bindparam("player")), columns=["avatar"])
GIVE_ROLE = Statement(update(players).where(players.c.id == bindparam("player")), columns=["role"])
SAME_NAME = Statement(_alike(players, players.c.id).union_all(_alike(old_names, old_names.c.player)))
OLD_NAME = Statement(_alike(old_names, old_names.c.player))
KEEP_PASSWORD = _upsert_password()
NOTE_USE = Statement(update(tokens).where(tokens.c.id == bindparam("token")), columns=["used_at"])
ADD_TOKEN = Statement(insert(tokens))
REVOKE_TOKEN = revoke_with_descendants(tokens.c.id == bindparam("token"))
REVOKE_TOKENS_OF = revoke_with_descendants(tokens.c.player == bindparam("holder"))
KEEP_ANSWER = _insert_unless_there(answers)
POST = Statement(insert(outbox))


@cache
def heads_among(size: int) -> Statement:
    return Statement(select(*_HEAD).where(matches.c.id.in_(places(size))))


@cache
def outlines_among(size: int) -> Statement:
    is_no_move = and_(entries.c.kind != kind_of(Moved), entries.c.kind != kind_of(Undone))
    own = entries.c.match.in_(places(size))
    return Statement(
        select(entries.c.match, *columns(entries, rows.ENTRY))
        .where(own, is_no_move)
        .order_by(entries.c.match, entries.c.version)
    )


@cache
def players_among(size: int) -> Statement:
    return Statement(select(*_PLAYER).where(players.c.id.in_(places(size))))


@cache
def discard_among(size: int) -> Statement:
    return Statement(delete(outbox).where(outbox.c.id.in_(places(size))))


def places(size: int) -> list[ColumnElement[str]]:
    return [bindparam(f"id{number}", type_=Key) for number in range(size)]


@cache
def find(wanted: frozenset[str], *, is_first: bool, is_backward: bool) -> Statement:
    """Matches by the given fields of a filter."""
    columns = _order(wanted)
    query, order = _with_filter(select(*_HEAD), wanted), tuple_(*columns)
    if not is_first:
        place = tuple_(_number("at"), bindparam("id", type_=Key))
        query = query.where(order > place if is_backward else order < place)
    return Statement(
        query.order_by(*(columns if is_backward else (each.desc() for each in columns))).limit(_number("limit"))
    )


@cache
def count(wanted: frozenset[str]) -> Statement:
    """How many matches there are by the given fields of a filter, counted up to `limit`."""
    some = _with_filter(select(matches.c.id), wanted).limit(_number("limit")).subquery()
    return Statement(select(func.count()).select_from(some))


def _order(wanted: frozenset[str]) -> tuple[ColumnElement[int], ColumnElement[str]]:
    """A player's matches are read by the index of their seats, all others by the index of matches."""
    table = seats if "player" in wanted else matches
    return table.c.opened_at, table.c["match" if table is seats else "id"]


def _with_filter(query: Select[*tuple[object, ...]], wanted: frozenset[str]) -> Select[*tuple[object, ...]]:
    is_in_league = exists().where(league_matches.c.match == matches.c.id)
    if "player" in wanted:
        query = query.select_from(seats).join(matches, matches.c.id == seats.c.match).where(_is_first_seat())
        if "status" in wanted:
            query = query.where(seats.c.status == bindparam("status"))
    for name in sorted(wanted - _DERIVED):
        query = query.where(matches.c[name] == bindparam(name))
    if "has_free_seat" in wanted:
        query = query.where(matches.c.has_free_seat)
    if "is_full" in wanted:
        query = query.where(not_(matches.c.has_free_seat))
    if "in_league" in wanted:
        query = query.where(is_in_league == bindparam("in_league", type_=Boolean))
    if "seen_by" in wanted:
        query = query.where(or_(matches.c.listed, not_(is_in_league), _is_seated("seen_by")))
    return query


def _is_seated(name: str) -> ColumnElement[bool]:
    own = seats.alias().c
    return exists().where(own.match == matches.c.id, own.player == bindparam(name))


def _is_first_seat() -> ColumnElement[bool]:
    """Whether a line of `seats` is the player's, and the first of a player with several at one match."""
    earlier = seats.alias().c
    is_second = exists().where(
        earlier.match == seats.c.match, earlier.player == seats.c.player, earlier.number < seats.c.number
    )
    return and_(seats.c.player == bindparam("player"), not_(is_second))
