"""Apps of other people: what players let them do, codes and refresh tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

Key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def _of(column: str, table: str, name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{table}.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "apps",
        sa.Column("id", Key, nullable=False),
        sa.Column("author", Key, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("redirects", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        _of("author", "players", "apps_of_players"),
        sa.PrimaryKeyConstraint("id", name="apps_key"),
    )
    op.create_index("apps_by_author", "apps", ["author"])
    op.create_table(
        "grants",
        sa.Column("id", Key, nullable=False),
        sa.Column("app", Key, nullable=False),
        sa.Column("player", Key, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
        _of("app", "apps", "grants_of_apps"),
        _of("player", "players", "grants_of_players"),
        sa.PrimaryKeyConstraint("id", name="grants_key"),
    )
    op.create_index("grants_by_app", "grants", ["app"])
    op.create_index("grants_by_player", "grants", ["player", "expires_at"])
    op.create_index("grants_by_expiry", "grants", ["expires_at"])
    op.create_index(
        "grants_by_revocation",
        "grants",
        ["revoked_at"],
        postgresql_where=sa.text("revoked_at IS NOT NULL"),
        sqlite_where=sa.text("revoked_at IS NOT NULL"),
    )
    op.create_table(
        "authorization_codes",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("app", Key, nullable=False),
        sa.Column("player", Key, nullable=False),
        sa.Column("redirect", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("grant", Key),
        _of("app", "apps", "authorization_codes_of_apps"),
        _of("player", "players", "authorization_codes_of_players"),
        sa.PrimaryKeyConstraint("hash", name="authorization_codes_key"),
    )
    op.create_index("authorization_codes_by_expiry", "authorization_codes", ["expires_at"])
    op.create_index("authorization_codes_by_app", "authorization_codes", ["app"])
    op.create_index("authorization_codes_by_player", "authorization_codes", ["player"])
    op.create_table(
        "refresh_tokens",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("grant", Key, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        _of("grant", "grants", "refresh_tokens_of_grants"),
        sa.PrimaryKeyConstraint("hash", name="refresh_tokens_key"),
    )
    op.create_index("refresh_tokens_by_grant", "refresh_tokens", ["grant"])
    op.create_index(
        "refresh_tokens_by_use",
        "refresh_tokens",
        ["used_at"],
        postgresql_where=sa.text("used_at IS NOT NULL"),
        sqlite_where=sa.text("used_at IS NOT NULL"),
    )
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("app", Key))
        tokens.create_foreign_key("tokens_of_apps", "apps", ["app"], ["id"], ondelete="CASCADE")
    op.create_index(
        "tokens_by_app",
        "tokens",
        ["app"],
        postgresql_where=sa.text("app IS NOT NULL"),
        sqlite_where=sa.text("app IS NOT NULL"),
    )


def downgrade() -> None:
    op.drop_index("tokens_by_app", "tokens")
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_constraint("tokens_of_apps", type_="foreignkey")
        tokens.drop_column("app")
    for table in ("refresh_tokens", "authorization_codes", "grants", "apps"):
        op.drop_table(table)
