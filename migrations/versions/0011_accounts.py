"""Roles of players; which tokens are sessions, what each was made with, and from where."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")

_tokens = sa.table("tokens", sa.column("label"), sa.column("scopes"), sa.column("session"))
# What sessions were given until now: all that a human, an admin or a guest could have.
_SESSIONS = (
    ["bots", "leagues:write", "matches:write", "play"],
    ["admin", "bots", "leagues:write", "matches:write", "play"],
    ["matches:write", "play"],
)


def upgrade() -> None:
    op.add_column("players", sa.Column("role", sa.Text))
    op.add_column("tokens", sa.Column("session", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tokens", sa.Column("parent", Key))
    op.add_column("tokens", sa.Column("origin", sa.LargeBinary))
    op.create_index("tokens_by_parent", "tokens", ["parent"])
    whole = [json.dumps(scopes, separators=(",", ":")) for scopes in _SESSIONS]
    is_session = sa.and_(_tokens.c.label == "session", _tokens.c.scopes.in_(whole))
    op.execute(sa.update(_tokens).where(is_session).values(session=sa.true()))


def downgrade() -> None:
    op.drop_index("tokens_by_parent", "tokens")
    for column in ("origin", "parent", "session"):
        op.drop_column("tokens", column)
    op.drop_column("players", "role")
