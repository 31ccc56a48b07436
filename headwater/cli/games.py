"""Commands about games and their records: no server, no database."""

from __future__ import annotations

import typer


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
