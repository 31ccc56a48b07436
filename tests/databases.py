"""PostgreSQL databases seen from outside: statements, and emptying one that a test has written to.

Everything happens in a thread with an event loop of its own, because callers may be in a loop themselves.
"""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias

import asyncpg

PATIENCE: Final = 120.0
Connection: TypeAlias = Any

_LEAVE_ALONE = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""
# Changes with every table, column, index, constraint, trigger, function, statistic and setting.
_SCHEMA = """
SELECT concat_ws(' ',
  (SELECT string_agg(concat_ws('.', oid, relname, relkind, relowner, relacl), ' ' ORDER BY oid)
     FROM pg_class WHERE oid >= 16384 AND relkind <> 't' AND relkind <> 'i'),
  (SELECT string_agg(concat_ws('.', attrelid, attname, atttypid, atttypmod, attnotnull, attisdropped), ' '
     ORDER BY attrelid, attnum) FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE attrelid >= 16384 AND relkind <> 't'),
  (SELECT string_agg(indexrelid::text, ' ' ORDER BY indexrelid) FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE indrelid >= 16384 AND relkind <> 't'),
  (SELECT string_agg(oid::text, ' ' ORDER BY oid) FROM pg_constraint WHERE oid >= 16384),
  (SELECT string_agg(concat_ws('.', oid, tgenabled), ' ' ORDER BY oid) FROM pg_trigger WHERE oid >= 16384),
  (SELECT string_agg(oid::text, ' ' ORDER BY oid) FROM pg_proc WHERE oid >= 16384),
  (SELECT string_agg(oid::text, ' ' ORDER BY oid) FROM pg_namespace WHERE oid >= 16384 AND nspname NOT LIKE 'pg%'),
  (SELECT count(*) FROM pg_statistic WHERE starelid >= 16384),
  (SELECT string_agg(setconfig::text, ' ') FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
     WHERE datname = current_database()))
"""
_TAKE_FROM_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE backend_type = 'client backend' AND NOT pid = ANY($1::int[])
"""
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
_schemas: dict[str, str] = {}


def execute(url: str, statement: str) -> None:
    _apart(url, lambda connection: connection.execute(statement))


def is_emptied_like(url: str, template: str) -> bool:
    """Empties a database; False if it no longer has the template's schema."""
    if template not in _schemas:
        _schemas[template] = _apart(template, _schema)
    return bool(_apart(url, functools.partial(_is_emptied, schema=_schemas[template])))


async def every_connection(url: str) -> list[Connection]:
    """All that the server has: those of others are taken from them, however fast they connect again."""
    taken = [await _connected(url)]
    most = int(await taken[0].fetchval("SHOW max_connections"))
    while len(taken) < most:
        try:
            taken.append(await _connected(url))
        except asyncpg.TooManyConnectionsError:
            await taken[0].fetch(_TAKE_FROM_OTHERS, [connection.get_server_pid() for connection in taken])
    return taken


async def _connected(url: str) -> Connection:
    return await asyncpg.connect(url.replace("+asyncpg", ""), timeout=PATIENCE)


async def _schema(connection: Connection) -> str:
    return str(await connection.fetchval(_SCHEMA))


async def _is_emptied(connection: Connection, schema: str) -> bool:
    await connection.fetch(_LEAVE_ALONE)
    if await _schema(connection) != schema:
        return False
    tables = [row["tablename"] for row in await connection.fetch(_TABLES)]
    looks = (f"SELECT '{table}' AS name WHERE EXISTS (SELECT 1 FROM \"{table}\")" for table in tables)
    written = [row["name"] for row in await connection.fetch(" UNION ALL ".join(looks))]
    if written:
        names = ", ".join(f'"{name}"' for name in written)
        await connection.execute(f"TRUNCATE {names} RESTART IDENTITY CASCADE")
    return True


def _apart(url: str, ask: Callable[[Connection], Awaitable[Any]]) -> Any:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _asked(url, ask)).result(PATIENCE)


async def _asked(url: str, ask: Callable[[Connection], Awaitable[Any]]) -> Any:
    connection = await _connected(url)
    try:
        return await ask(connection)
    finally:
        await connection.close()
