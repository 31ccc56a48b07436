"""How much of what a match would change of a rating counted; nothing is said of what was entered before."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rating_changes", sa.Column("weight", sa.Double))


def downgrade() -> None:
    op.drop_column("rating_changes", "weight")
