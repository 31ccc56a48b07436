"""Players' leagues as their logs tell them: rows of those who withdrew before such rows were taken back are dropped."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_leagues = sa.table("leagues", sa.column("id"), sa.column("owner"))
_members = sa.table("league_members", sa.column("league"), sa.column("player"))
_entries = sa.table("league_entries", *(sa.column(name) for name in ("league", "version", "kind", "data")))
_KINDS = (
    "registered", "withdrawn", "role-given", "role-taken", "player-replaced", "closed",
    "season-opened", "season-started", "season-cancelled", "season-ended",
)  # fmt: skip


@dataclass
class _League:
    """Who has to do with a league, after each entry of its log."""

    roles: set[str]
    played: set[str] = field(default_factory=set)
    coming: set[str] = field(default_factory=set)
    is_over: bool = False
    is_closed: bool = False

    def note(self, kind: str, data: dict[str, Any]) -> None:
        match kind:
            case "registered":
                self.coming.add(data["player"])
            case "withdrawn":
                self.coming.discard(data["player"])
            case "role-given":
                self.roles.add(data["player"])
            case "role-taken":
                self.roles.discard(data["player"])
            case "season-opened":
                self.coming, self.is_over = set(), False
            case "season-started":
                self.played.update(*data["divisions"])
            case "player-replaced":
                self.played.add(data["substitute"])
            case "closed":
                self.is_closed = True
            case _:
                self.is_over = True

    @property
    def people(self) -> set[str]:
        coming = set() if self.is_closed and self.is_over else self.coming
        return self.roles | self.played | coming


def _people(owner: str, log: Iterable[Any]) -> set[str]:
    league = _League({owner})
    for kind, data in log:
        league.note(kind, json.loads(data))
    return league.people


def upgrade() -> None:
    bind = op.get_bind()
    for league, owner in bind.execute(sa.select(_leagues.c.id, _leagues.c.owner)).fetchall():
        noted = {row.player for row in bind.execute(sa.select(_members.c.player).where(_members.c.league == league))}
        log = (
            sa.select(_entries.c.kind, _entries.c.data)
            .where(_entries.c.league == league, _entries.c.kind.in_(_KINDS))
            .order_by(_entries.c.version)
        )
        for player in sorted(noted - _people(owner, bind.execute(log))):
            stale = sa.delete(_members).where(_members.c.league == league, _members.c.player == player)
            bind.execute(stale)


def downgrade() -> None:
    """What was dropped was wrong."""
