"""Commands about the server and its database. What they need is imported when they run: `--help` stays quick."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from application.ports.store import StoreFault
from headwater.cli.database import sentence

if TYPE_CHECKING:
    from headwater.settings import Settings

Database = Annotated[str | None, typer.Option(help="As HEADWATER_DATABASE: sqlite:///file.db or postgresql://...")]


def register(app: typer.Typer) -> None:
    """Adds this family's commands."""
    app.command()(serve)
    app.command()(migrate)
    app.command()(schema)


def serve(
    host: Annotated[str | None, typer.Option(help="As HEADWATER_HOST.")] = None,
    port: Annotated[int | None, typer.Option(help="As HEADWATER_PORT; 0 takes a free one.")] = None,
    database: Database = None,
    bus: Annotated[str | None, typer.Option(help="As HEADWATER_BUS: memory://, redis:// or postgresql://")] = None,
) -> None:
    """Serve GraphQL and REST until stopped. Everything is set by HEADWATER_* in the environment."""
    settings = settings_with(host=host, port=port, database=database, bus=bus)
    from headwater.http_server import serve as serve_now
    from headwater.startup_checks import prepare

    with report_store_faults():
        prepare(settings)
    serve_now(settings)


def migrate(database: Database = None) -> None:
    """Migrate the database to the schema of this version."""
    settings = settings_with(database=database)
    from adapters.persistence.migrate import migrate as migrate_now

    with report_store_faults():
        migrate_now(settings.database)


def schema(
    write: Annotated[bool, typer.Option("--write", help="Write the schemas and made pages here.")] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Fail if those here differ from the code, or break what was released.")
    ] = False,
    release: Annotated[bool, typer.Option("--release", help="Keep those here as the last release.")] = False,
) -> None:
    """Print the GraphQL schema, or write or check the committed descriptions of both doors."""
    from headwater import schemas

    if check:
        _report_differing(schemas.differing(Path()))
        _report_breaks()
    elif release:
        schemas.release(Path())
    elif write:
        for name in schemas.write(Path()):
            typer.echo(f"written: {name}")
    else:
        typer.echo(schemas.files(Path())["schema.graphql"], nl=False)


def _report_breaks() -> None:
    from headwater.compatibility import unannounced

    breaks = unannounced(Path(), date.today())
    for each in breaks:
        typer.echo(f"breaks clients of the last release: {each.says} (docs/api-versions.md)", err=True)
    if breaks:
        raise typer.Exit(1)


def settings_with(**given: object) -> Settings:
    from headwater import logs
    from headwater.settings import load_or_exit

    settings = load_or_exit(**given)
    logs.configure(settings.log_level, settings.log_format)
    return settings


@contextmanager
def report_store_faults() -> Iterator[None]:
    try:
        yield
    except StoreFault as fault:
        typer.echo(f"headwater cannot use the database: {sentence(fault)}", err=True)
        raise typer.Exit(1) from None


def _report_differing(names: list[str]) -> None:
    for name in names:
        typer.echo(f"{name} differs from the code: run `make schema` and commit it", err=True)
    if names:
        raise typer.Exit(1)
