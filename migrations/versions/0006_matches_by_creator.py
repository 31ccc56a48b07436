"""Matches by who opened them: counted whenever somebody opens another."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("matches_by_creator", "matches", ["creator", "status"])


def downgrade() -> None:
    op.drop_index("matches_by_creator", "matches")
