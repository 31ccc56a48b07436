"""Clients and tools that other people write play, read, lint and generate from what we publish, with their defaults."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from api.rest.operation_table import OPERATIONS
from tests.processes import PATIENCE, ROOT, Server
from tests.sdk.people import MODERATOR, club

HERE = Path(__file__).parent
TOOLS = HERE / "node_modules" / ".bin"
NODE = str(Path(sys.executable).parent / "node")
GENERATOR = ROOT / ".tools" / "openapi-python-client-0.29.1" / "bin"
ARIADNE = ROOT / ".tools" / "ariadne-codegen-0.19.0" / "bin"

pytestmark = [
    pytest.mark.real,
    pytest.mark.skipif(
        not all(each.exists() for each in (TOOLS, GENERATOR, ARIADNE)), reason="`make strangers` installs them"
    ),
]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with club() as house:
        yield house.server


def run(*command: str, folder: Path = HERE, **settings: str) -> str:
    """What a command writes; it must end well."""
    path = os.pathsep.join([str(Path(NODE).parent), os.environ["PATH"]])
    variables = {**os.environ, "PATH": path, "MODERATOR": MODERATOR, **settings}
    done = subprocess.run(command, cwd=folder, env=variables, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def both_games(said: str) -> bool:
    return "moon-river" in said and "the-river" in said


@pytest.mark.parametrize("client", ["apollo", "urql"])
def test_a_client_reads_every_page_out_of_its_store_and_plays_both_games(server: Server, client: str) -> None:
    said = run(NODE, f"{client}.mjs", server.url)
    assert "10 pages" in said
    assert both_games(said)


def test_relay_compiles_every_document_stores_every_page_and_warns_of_nothing(server: Server, tmp_path: Path) -> None:
    run(NODE, "compile.mjs", str(ROOT / "schema.graphql"), str(tmp_path))
    said = run(NODE, "relay.mjs", server.url, COMPILED=str(tmp_path / "compiled.js"))
    assert "10 pages" in said
    assert both_games(said)


def test_the_audit_of_graphql_over_http_finds_nothing_to_warn_of(server: Server) -> None:
    assert "of 61 ok" in run(NODE, "audit.mjs", server.url)


def test_redocly_finds_no_error() -> None:
    run(str(TOOLS / "redocly"), "lint", str(ROOT / "openapi.json"), "--extends=recommended")


def test_spectral_finds_no_error() -> None:
    run(str(TOOLS / "spectral"), "lint", str(ROOT / "openapi.json"), "--ruleset", "spectral.yaml")


def test_openapi_typescript_makes_types_that_a_match_is_played_with(server: Server) -> None:
    types = HERE / "generated" / "openapi.ts"
    run(str(TOOLS / "openapi-typescript"), str(ROOT / "openapi.json"), "-o", str(types))
    run(str(TOOLS / "tsc"), "-p", ".")
    assert both_games(run(NODE, "openapi.ts", server.url))


def test_openapi_python_client_makes_every_operation_and_plays_a_match(server: Server, tmp_path: Path) -> None:
    options = ["--path", str(ROOT / "openapi.json"), "--output-path", str(tmp_path / "made"), "--meta", "none"]
    run(str(GENERATOR / "openapi-python-client"), "generate", *options)
    assert missing_operations(tmp_path / "made") == []
    assert both_games(run(str(GENERATOR / "python"), str(HERE / "generated.py"), str(tmp_path), server.url))


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_ariadne_codegen_makes_a_client_that_a_match_is_played_with(server: Server, tmp_path: Path, game: str) -> None:
    paths = f'schema_path = "{ROOT / "schema.graphql"}"\nqueries_path = "{HERE / "ariadne.graphql"}"\n'
    (tmp_path / "pyproject.toml").write_text(f"[tool.ariadne-codegen]\n{paths}")
    run(str(ARIADNE / "ariadne-codegen"), folder=tmp_path)
    assert "moves" in run(str(ARIADNE / "python"), str(HERE / "ariadne.py"), str(tmp_path), server.url, game)


def missing_operations(made: Path) -> list[str]:
    files = {file.stem.replace("_", "") for file in (made / "api").rglob("*.py")}
    return [each.id for each in OPERATIONS if each.id.lower() not in files]
