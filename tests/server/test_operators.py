"""The operator's commands beside a running server: what they print, how they end, what the server makes of them."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.cli.commands import Ran, run
from tests.processes import eventually, headwater, serving

PASSWORD = "moonlit river"
WHY = ("--reason", "complaint 7", "--as", "ola")


def sign_up(http: httpx.Client, name: str) -> tuple[str, str]:
    """The player's id and token."""
    told = http.post("/v1/players", json={"name": name, "password": PASSWORD}).json()
    return told["player"]["id"], told["token"]


def bearing(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def open_table(http: httpx.Client, token: str) -> str:
    answer = http.post("/v1/matches", json={"game": "the-river", "seats": 2}, headers=bearing(token))
    assert answer.status_code == 201, answer.text
    match: str = answer.json()["id"]
    return match


def command(database: str, *arguments: str) -> Ran:
    """What it says last: a command that is no process of its own has not set up its log, which goes the same way."""
    done = run(*arguments, *WHY, "--database", database)
    return done._replace(out=done.out.splitlines()[-1] if done.out else "")


def audit(database: str) -> list[list[str]]:
    lines = run("audit", "--database", database).out.splitlines()
    return [line.split("\t")[1:] for line in lines]


def test_commands_take_effect_while_the_server_runs(database: str) -> None:
    with serving(database=database, migrate="never") as server, httpx.Client(base_url=server.url, timeout=60) as http:
        (ada, ada_token), (bea, bea_token) = sign_up(http, "Ada"), sign_up(http, "Bea")
        match = open_table(http, bea_token)

        def is_refused(token: str) -> bool:
            return http.get("/v1/me", headers=bearing(token)).status_code == 401

        def sign_in(name: str, password: str) -> httpx.Response:
            return http.post("/v1/sessions", json={"name": name, "password": password})

        told = run("status", "--database", database)
        assert (told.code, told.out.split("\t")[:2]) == (0, ["serve", "alive"])
        assert not is_refused(ada_token)
        banned = headwater("player", "ban", ada, *WHY, "--yes", database=database, log_format="json")
        assert (banned.returncode, banned.stdout) == (0, f"{ada}\tAda\tis banned\n")
        logged: dict[str, Any] = json.loads(banned.stderr.splitlines()[0])
        assert (logged["event"], logged["operator"], logged["target"]) == ("operator.ban", "ola", ada)
        eventually(lambda: is_refused(ada_token), "the banned player's token has ended")
        assert sign_in("Ada", PASSWORD).json()["code"] == "player-banned"
        assert command(database, "player", "unban", ada)[0] == 0
        assert sign_in("Ada", PASSWORD).status_code == 201
        assert command(database, "player", "rename", ada, "Adele")[0] == 0
        assert sign_in("Adele", PASSWORD).status_code == 201
        code, password, _ = command(database, "player", "reset-password", ada, "--yes")
        assert code == 0
        assert sign_in("Adele", PASSWORD).status_code == 401
        assert sign_in("Adele", password).status_code == 201
        assert command(database, "match", "abort", match, "--yes")[:2] == (0, f"{match}\taborted")
        assert http.get(f"/v1/matches/{match}", headers=bearing(bea_token)).json()["status"] == "aborted"
        assert command(database, "player", "end-sessions", bea)[1] == f"{bea}\t1 ended"
        eventually(lambda: is_refused(bea_token), "the token has ended")
        assert command(database, "player", "delete", ada, "--yes")[0] == 0
        assert sign_in("Adele", password).status_code == 401
        assert password not in server.log
    assert [line[:3] for line in audit(database)] == [
        ["ola", "delete", ada],
        ["ola", "end-sessions", bea],
        ["ola", "abort", match],
        ["ola", "reset-password", ada],
        ["ola", "rename", ada],
        ["ola", "unban", ada],
        ["ola", "ban", ada],
    ]


def test_an_archive_is_written_once_and_readable(sqlite_url: str, tmp_path: Path) -> None:
    with serving(database=sqlite_url) as server, httpx.Client(base_url=server.url, timeout=60) as http:
        ada, token = sign_up(http, "Ada")
        open_table(http, token)
    file = tmp_path / "ada.json"
    assert command(sqlite_url, "player", "export", ada, "--output", str(file))[0] == 0
    told = json.loads(file.read_text())
    assert [account["name"] for account in told["accounts"]] == ["Ada"]
    code, _, err = command(sqlite_url, "player", "export", ada, "--output", str(file))
    assert code == 1
    assert "File exists" in err


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("player", "ban", "ply_nobody", "--reason", "x"), 2, "say --yes"),
        (("player", "ban", "ply_nobody", "--yes"), 2, "--reason"),
        (("player", "ban", "ply_nobody", "--yes", "--reason", "x"), 1, "unknown-player"),
        (("player", "rename", "ply_nobody", "!", "--reason", "x"), 1, "bad-name"),
        (("match", "abort", "mat_none", "--yes", "--reason", "x"), 1, "unknown-match"),
        (("player", "export", "ply_nobody", "--reason", "x"), 1, "unknown-player"),
    ],
)
def test_what_cannot_be_done_is_said_with_an_exit_code(
    sqlite_url: str, arguments: tuple[str, ...], code: int, told: str
) -> None:
    done = run(*arguments, "--database", sqlite_url)
    assert done.code == code
    assert told in done.err
    assert audit(sqlite_url) == []
