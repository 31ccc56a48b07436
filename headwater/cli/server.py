"""Commands about the server and its database. What they need is imported when they run: `--help` stays quick."""

from __future__ import annotations

import typer


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
