"""When the last match that counts for a rating was rated, to rank by; from the ledger for those there are."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_lines = sa.table("rating_changes", *(sa.column(name) for name in ("game", "number", "kind", "match", "subject", "at")))
_ratings = sa.table("ratings", *(sa.column(name) for name in ("game", "subject", "played_at")))


def upgrade() -> None:
    op.add_column("ratings", sa.Column("played_at", sa.BigInteger))
    line, taken = _lines.c, _lines.alias().c
    last = (
        sa.select(line.at)
        .where(line.game == _ratings.c.game, line.subject == _ratings.c.subject, line.kind == "rated")
        .where(~sa.exists().where(taken.match == line.match, taken.kind == "annulled"))
        .order_by(line.number.desc())
        .limit(1)
    )
    op.execute(_ratings.update().values(played_at=last.scalar_subquery()))


def downgrade() -> None:
    op.drop_column("ratings", "played_at")
