"""The packages as they would be published: packed, installed, and used by the documentation's examples."""

import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

import headwater
from tests.processes import PATIENCE, ROOT, serving

BINARIES = Path(sys.executable).parent
SDK = ROOT / "sdk" / "typescript"
EXAMPLE = ROOT / "docs" / "clients" / "typescript" / "sdk.ts"
PAGE = ROOT / "docs" / "sdk-typescript.md"
AMPLE = {"requests_burst": 100_000, "requests_per_second": 100_000}
MOST_LINES = 40
# Python 3.11.4 and later can be told what to extract, 3.12 and later ask to be told.
EXTRACTING: Any = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}

needs_modules = pytest.mark.skipif(not (ROOT / "node_modules").exists(), reason="npm ci has not been run")


def _run(*command: str, folder: Path) -> str:
    path = f"{BINARIES}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=4 * PATIENCE
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with the packed packages installed; they depend on nothing but React, so no registry is asked."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "node_modules" / "@headwater").mkdir(parents=True)
    for name in ("client", "react"):
        _install(folder, name)
    for name in ("react", "react-dom"):
        (folder / "node_modules" / name).symlink_to(ROOT / "node_modules" / name)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


def _install(folder: Path, name: str) -> None:
    _run("npm", "run", "build", "-w", f"sdk/typescript/{name}", folder=ROOT)
    _run("npm", "pack", "-w", f"sdk/typescript/{name}", "--pack-destination", str(folder), folder=ROOT)
    [archive] = folder.glob(f"headwater-{name}-*.tgz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder / name, **EXTRACTING)
    (folder / name / "package").rename(folder / "node_modules" / "@headwater" / name)


def test_the_packages_have_the_version_of_the_api() -> None:
    packages = [json.loads((SDK / name / "package.json").read_text()) for name in ("client", "react")]
    assert {package["version"] for package in packages} == {headwater.__version__}
    assert f'VERSION = "{headwater.__version__}"' in (SDK / "client" / "src" / "index.ts").read_text()


@needs_modules
def test_a_package_holds_types_readme_and_nothing_that_it_does_not_need(installed: Path) -> None:
    package = installed / "node_modules" / "@headwater" / "client"
    files = {str(path.relative_to(package)) for path in package.rglob("*") if path.is_file()}
    assert {
        "README.md",
        "package.json",
        "dist/index.js",
        "dist/index.d.ts",
        "dist/oauth.js",
        "dist/oauth.d.ts",
        "dist/account/index.js",
        "dist/account/index.d.ts",
        "dist/conduct/index.js",
        "dist/conduct/index.d.ts",
    } <= files
    assert not [name for name in files if "test" in name or name.endswith(".graphql")]
    assert "dependencies" not in json.loads((package / "package.json").read_text())


RENDER = """
import { createClient } from "@headwater/client";
import { HeadwaterProvider, useTable } from "@headwater/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const Phase = () => createElement("p", null, useTable("m").phase);
const client = createClient({ url: "http://127.0.0.1:1" });
console.log(renderToString(createElement(HeadwaterProvider, { client }, createElement(Phase))));
"""


@needs_modules
def test_the_packed_hooks_render_on_a_server(installed: Path) -> None:
    (installed / "render.js").write_text(RENDER)
    assert _run("node", "render.js", folder=installed).strip() == "<p>loading</p>"


@needs_modules
@pytest.mark.real
@pytest.mark.parametrize("game", ["moon-river", "the-river"])
def test_the_example_plays_a_whole_match_in_few_lines(installed: Path, game: str) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < MOST_LINES
    (installed / "sdk.ts").write_text(EXAMPLE.read_text())
    with serving(**AMPLE) as server:
        output = _run("node", "sdk.ts", server.url, game, folder=installed)
    last = output.splitlines()[-1]
    assert re.fullmatch(r"\d+ events; ranks \d,\d,\d; the deal is sound", last), last


@needs_modules
@pytest.mark.real
def test_the_examples_of_the_page_run_as_printed(installed: Path) -> None:
    examples = re.findall(r"```ts\n(.*?)```", PAGE.read_text(), re.S)
    assert len(examples) >= 6
    with serving(**AMPLE) as server:
        program = "\n".join(examples).replace("http://127.0.0.1:8000", server.url)
        (installed / "page.ts").write_text(program)
        output = _run("node", "page.ts", folder=installed)
    assert "Moon River" in output
