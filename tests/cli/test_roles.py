"""`headwater grant` and `headwater revoke`, on a database as a server leaves it."""

import asyncio

from structlog.testing import capture_logs

from adapters.persistence import store
from domain.hosting.players import Player, PlayerKind, PlayerRole
from domain.hosting.terms import Moment, PlayerId
from tests.cli.commands import run

ADA = PlayerId("ply_ada")
WHY = ("--reason", "runs the club", "--as", "ola")


def stored(url: str, *players: Player) -> Player | None:
    """Ada as she is stored, after these players were added."""

    async def done() -> Player | None:
        opened = store(url)
        try:
            async with opened.working() as work:
                for player in players:
                    await work.add_player(player)
                await work.commit()
            async with opened.reading() as reading:
                return await reading.player(ADA)
        finally:
            await opened.close()

    return asyncio.run(done())


def test_a_role_is_granted_and_taken_by_id_with_a_line_for_the_audit(sqlite_url: str) -> None:
    stored(sqlite_url, Player(ADA, "Ada", PlayerKind.HUMAN, Moment(1)))
    with capture_logs() as logs:
        granted = run("grant", ADA, *WHY, "--database", sqlite_url)
        assert (granted.code, granted.out) == (0, "ply_ada\tAda\tis admin now\n")
        assert (stored(sqlite_url) or granted) == Player(ADA, "Ada", PlayerKind.HUMAN, Moment(1), role=PlayerRole.ADMIN)
        taken = run("revoke", ADA, *WHY, "--database", sqlite_url)
        assert (taken.code, taken.out) == (0, "ply_ada\tAda\thas no role now\n")
        assert stored(sqlite_url) == Player(ADA, "Ada", PlayerKind.HUMAN, Moment(1))
    told = [(line["event"], line["target"], line["operator"]) for line in logs if "operator" in line]
    assert told == [("operator.grant-admin", ADA, "ola"), ("operator.take-role", ADA, "ola")]


def test_a_name_a_stranger_and_a_bot_are_refused(sqlite_url: str) -> None:
    bot = Player(PlayerId("ply_bot"), "Robby", PlayerKind.BOT, Moment(1), ADA)
    stored(sqlite_url, Player(ADA, "Ada", PlayerKind.HUMAN, Moment(1)), bot)
    for wanted, code in (("Ada", "unknown-player"), ("ply_x", "unknown-player"), (bot.id, "humans-only")):
        ran = run("grant", wanted, *WHY, "--database", sqlite_url)
        assert ran.code == 1
        assert code in ran.err
    assert run("grant", ADA, "king", *WHY, "--database", sqlite_url).code == 2
