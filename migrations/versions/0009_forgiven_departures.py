"""Departures that a referee has forgiven are kept, for those who left to see."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("league_departures", sa.Column("forgiven", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.execute("DELETE FROM league_departures WHERE forgiven")
    op.drop_column("league_departures", "forgiven")
