"""The tables of moderation: cases, reports with their evidence, sanctions, appeals."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, PrimaryKeyConstraint, Table, Text, UniqueConstraint

from adapters.persistence.tables import Key, metadata


def _player(name: str = "player", *, is_needed: bool = True) -> Column[str]:
    return Column(name, Key, ForeignKey("players.id", ondelete="CASCADE"), nullable=not is_needed)


cases = Table(
    "cases",
    metadata,
    Column("id", Key, primary_key=True),
    _player(),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Column("reports", BigInteger, nullable=False),
)
_is_open = cases.c.closed_at.is_(None)
Index("cases_open_of_player", cases.c.player, unique=True, postgresql_where=_is_open, sqlite_where=_is_open)
Index("cases_open", cases.c.opened_at, cases.c.id, postgresql_where=_is_open, sqlite_where=_is_open)
Index("cases_by_age", cases.c.opened_at, cases.c.id)
Index("cases_by_player", cases.c.player, cases.c.opened_at, cases.c.id)
Index("cases_by_end", cases.c.closed_at)

reports = Table(
    "reports",
    metadata,
    Column("id", Key, primary_key=True),
    Column("case", Key, ForeignKey("cases.id", ondelete="CASCADE"), nullable=False),
    Column("reporter", Key, ForeignKey("players.id", name="reports_of_reporters", ondelete="SET NULL")),
    _player(),
    Column("offence", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("match", Key),
    Column("message", Key),
    Column("room", Key),
    Column("name", Text, nullable=False),
    Column("log", Text, nullable=False),
)
Index("reports_by_case", reports.c.case, reports.c.at, reports.c.id)
Index("reports_by_reporter", reports.c.reporter, reports.c.at, reports.c.id)
Index("reports_by_player", reports.c.player)

saved_messages = Table(
    "saved_messages",
    metadata,
    Column("report", Key, ForeignKey("reports.id", ondelete="CASCADE"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("message", Key, nullable=False),
    _player("author"),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("report", "number"),
)
Index("saved_messages_by_author", saved_messages.c.author)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Key, primary_key=True),
    Column("case", Key, ForeignKey("cases.id", ondelete="SET NULL"), index=True),
    _player(),
    Column("kind", Text, nullable=False),
    Column("by", Key, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("lifted_at", BigInteger),
    Column("seen_at", BigInteger),
    Column("former_name", Text),
)
Index("sanctions_by_player", sanctions.c.player, sanctions.c.at, sanctions.c.id)
Index("sanctions_by_end", sanctions.c.until)

appeals = Table(
    "appeals",
    metadata,
    Column("id", Key, primary_key=True),
    Column("sanction", Key, ForeignKey("sanctions.id", ondelete="CASCADE"), nullable=False),
    _player(),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("decided_at", BigInteger),
    Column("decided_by", Key),
    Column("verdict", Text),
    Column("answer", Text, nullable=False),
    UniqueConstraint("sanction"),
)
_waits = appeals.c.decided_at.is_(None)
Index("appeals_waiting", appeals.c.at, appeals.c.id, postgresql_where=_waits, sqlite_where=_waits)
Index("appeals_by_player", appeals.c.player)
