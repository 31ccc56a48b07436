"""The app of the documentation signs a player in with a public client library, and so does a browser's own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.processes import PATIENCE, Server, serving
from tests.servers import free_port

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "clients" / "oauth_app.py"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    # The issuer has to be known before the server starts.
    with serving(port=free_port()) as running:
        yield running


@contextmanager
def person(server: Server, name: str) -> Iterator[httpx.Client]:
    """Somebody in a browser of their own, signed in on the server's page."""
    entered = httpx.post(f"{server.url}/v1/players", json={"name": name, "password": "moonlit river"}).json()
    headers = {"Authorization": f"Bearer {entered['token']}"}
    with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE) as client:
        yield client


def registered(author: httpx.Client, redirect: str, is_confidential: bool = False) -> dict[str, Any]:
    wish = {"name": "Riverside", "redirect_uris": [redirect], "is_confidential": is_confidential}
    issued: dict[str, Any] = author.post("/v1/apps", json=wish).raise_for_status().json()
    return issued


def way_back(player: httpx.Client, page: str, answer: str = "approval") -> str:
    told = player.post(f"/v1/authorization/{answer}", json={"request": urlsplit(page).query}).raise_for_status()
    return str(told.json()["redirect"])


@pytest.mark.parametrize("answer", ["approval", "denial"])
def test_the_app_of_the_documentation_signs_in_refreshes_and_signs_out(server: Server, answer: str) -> None:
    with person(server, f"Ada-{answer}") as player:
        app = registered(player, "http://127.0.0.1/back")["app"]["id"]
        # No browser is opened: the test is the browser.
        command, environment = [sys.executable, "-u", str(SCRIPT), server.url, app], os.environ | {"BROWSER": "true"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            page = process.stdout.readline().removeprefix("Open ").strip()
            httpx.get(way_back(player, page, answer), timeout=PATIENCE)
            told, _ = process.communicate(timeout=PATIENCE)
        if answer == "denial":
            assert (process.returncode, told) == (1, "")
            return
        signed = f"Signed in as Ada-{answer}, who lets this app matches:write play"
        assert told.splitlines() == [signed, "Refreshed: 200", "Signed out: 401"]
        assert player.get("/v1/me/grants").json() == {"items": []}


@pytest.mark.parametrize("is_confidential", [False, True])
def test_oauth4webapi_completes_the_whole_flow(server: Server, is_confidential: bool) -> None:
    name = f"Bea-{int(is_confidential)}"
    with person(server, name) as player:
        issued = registered(player, "https://app.example/back", is_confidential)
        given = {"issuer": server.url, "client": issued["app"]["id"], "secret": issued["secret"]}
        script, node = Path(__file__).with_name("oauth4webapi.mjs"), Path(sys.executable).with_name("node")
        command = [str(node), str(script), json.dumps(given)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            page = process.stdout.readline().strip()
            told, _ = process.communicate(way_back(player, page) + "\n", timeout=PATIENCE)
    assert json.loads(told) == {
        "player": name,
        "scopes": ["matches:write", "play"],
        "refreshed": 200,
        "revoked": 401,
        "replayed": "invalid_grant",
    }
