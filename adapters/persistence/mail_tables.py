"""The table of unsent mails."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, Table, Text

from adapters.persistence.tables import Key, metadata

mails = Table(
    "mails",
    metadata,
    Column("id", Key, primary_key=True),
    Column("address", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("headers", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("attempts", Integer, nullable=False),
)
Index("mails_by_due_at", mails.c.due_at)
Index("mails_by_created_at", mails.c.created_at)
