"""What an operator does: each action takes effect everywhere, leaves the others' matches whole, and is written down."""

import json
from io import StringIO
from typing import Any

import pytest

from application.callers import NOBODY, Caller
from application.errors import Conflict, Forbidden, Malformed, NotFound, Refusal, Unauthenticated, WrongStatus
from application.hosting.terms import Terms
from application.leagues.follow import read_league_events
from application.matches.join import join
from application.matches.resign import resign
from application.matches.verify_match import verify_all
from application.operators.abort_match import abort_match
from application.operators.audit import Operator, read_audit
from application.operators.ban_player import ban_player, unban_player
from application.operators.change_role import grant_as, take_as
from application.operators.delete_player import delete_player
from application.operators.end_sessions import end_sessions
from application.operators.export_player import export_player
from application.operators.rename_player import rename_player
from application.operators.reset_password import reset_password
from application.players.authenticate import authenticate, renewed
from application.players.create_bot import create_bot
from application.players.create_bot_token import create_bot_token
from application.players.sessions import KIND_SCOPES
from application.players.sign_in import sign_in
from application.ports.bots import Webhook
from domain.hosting.players import PlayerKind, PlayerRole
from domain.hosting.terms import MatchId, PlayerId, Status
from domain.league.entries import PlayerLeft
from domain.league.terms import Calendar, Rules
from headwater.cli.operators import write_archive
from tests.fakes.desk import PASSWORD, Town
from tests.league.hamlets import ONE_DIVISION, Hamlet, me

HOUR = 3_600_000
OLA = Operator("ola", "complaint 7")
NOWHERE = PlayerId("ply_nobody")
RULES = Rules(calendar=Calendar(HOUR, HOUR, 3), table_size=2, divisions=ONE_DIVISION)


async def actions(town: Town, target: str) -> list[tuple[str, str, str]]:
    return [(line.operator, line.action, line.reason) for line in await read_audit(town.desk, target, 10)]


async def bearer(town: Town, name: str) -> str:
    return (await sign_in(town.desk, NOBODY, name, PASSWORD)).text


async def test_a_banned_player_cannot_sign_in_and_every_token_ends_at_once() -> None:
    town = Town()
    ada = await town.human("Ada")
    text = await bearer(town, "Ada")
    other_process = town.another_desk()
    await authenticate(other_process, text)
    await ban_player(town.desk, OLA, ada.required_player().id)
    with pytest.raises(Unauthenticated, match="token-revoked"):
        await authenticate(town.desk, text)
    assert await renewed(other_process, ada) is None
    town.clock.advance(town.policy.caller_patience)
    with pytest.raises(Unauthenticated, match="token-revoked"):
        await authenticate(other_process, text)
    with pytest.raises(Forbidden, match="player-banned"):
        await sign_in(other_process, NOBODY, "Ada", PASSWORD)
    with pytest.raises(Unauthenticated, match="wrong-password"):
        await sign_in(other_process, NOBODY, "Ada", "a wrong password")
    assert await actions(town, ada.required_player().id) == [("ola", "ban", "complaint 7")]


async def test_the_bots_of_a_banned_player_end_too() -> None:
    town = Town()
    ada = await town.human("Ada")
    bot = await create_bot(town.desk, ada, "Robot")
    token = await create_bot_token(town.desk, ada, bot.id, "bot", KIND_SCOPES[PlayerKind.BOT])
    await ban_player(town.desk, OLA, ada.required_player().id)
    with pytest.raises(Unauthenticated):
        await authenticate(town.desk, token.text)


async def test_a_banned_player_leaves_every_table_by_its_own_rules() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    running = await town.started(bea, ada)
    joined = await town.table(bea, ada)
    own = await town.table(ada, bea)
    await ban_player(town.desk, OLA, ada.required_player().id)
    ended = await town.match(running)
    assert (ended.status, ended.ranks) == (Status.FINISHED, (1, 2))
    assert [seat.player for seat in (await town.match(joined)).seats] == [bea.required_player().id, None]
    assert (await town.match(own)).status is Status.ABORTED


async def test_a_ban_can_be_lifted_once() -> None:
    town = Town()
    ada = await town.human("Ada")
    await ban_player(town.desk, OLA, ada.required_player().id)
    await unban_player(town.desk, OLA, ada.required_player().id)
    await sign_in(town.desk, NOBODY, "Ada", PASSWORD)
    with pytest.raises(Conflict, match="not-banned"):
        await unban_player(town.desk, OLA, ada.required_player().id)
    assert [action for _, action, _ in await actions(town, ada.required_player().id)] == ["unban", "ban"]


async def test_a_player_is_renamed_unless_the_name_is_had_or_unfit() -> None:
    town = Town()
    ada = await town.human("Ada")
    await town.human("Bea")
    assert (await rename_player(town.desk, OLA, ada.required_player().id, "Adele")).name == "Adele"
    await sign_in(town.desk, NOBODY, "Adele", PASSWORD)
    with pytest.raises(Conflict, match="name-taken"):
        await rename_player(town.desk, OLA, ada.required_player().id, "bea")
    with pytest.raises(Malformed, match="bad-name"):
        await rename_player(town.desk, OLA, ada.required_player().id, "x")
    assert len(await actions(town, ada.required_player().id)) == 1


async def test_a_reset_password_replaces_the_old_one_and_ends_sessions() -> None:
    town = Town()
    ada = await town.human("Ada")
    text = await bearer(town, "Ada")
    password = await reset_password(town.desk, OLA, ada.required_player().id)
    with pytest.raises(Unauthenticated):
        await authenticate(town.desk, text)
    with pytest.raises(Unauthenticated):
        await sign_in(town.desk, NOBODY, "Ada", PASSWORD)
    await sign_in(town.desk, NOBODY, "Ada", password)
    assert password not in str(await read_audit(town.desk, None, 10))
    with pytest.raises(Forbidden, match="humans-only"):
        await reset_password(town.desk, OLA, (await town.guest()).required_player().id)


async def test_sessions_are_ended_and_counted() -> None:
    town = Town()
    ada = await town.human("Ada")
    text = await bearer(town, "Ada")
    assert await end_sessions(town.desk, OLA, ada.required_player().id) == 2
    assert await end_sessions(town.desk, OLA, ada.required_player().id) == 0
    with pytest.raises(Unauthenticated):
        await authenticate(town.desk, text)


async def test_a_deleted_player_is_a_number_and_the_others_keep_their_matches() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    over, running = await town.started(ada, bea), await town.started(ada, bea)
    await resign(town.desk, bea, over)
    bot = await create_bot(town.desk, ada, "Robot")
    async with town.store.working() as work:
        await work.keep_webhook(Webhook(bot.id, "https://example.org", "secret", town.clock.now()))
        await work.commit()
    left = await delete_player(town.desk, OLA, ada.required_player().id)
    assert left.name.startswith("Deleted-")
    async with town.store.reading() as reading:
        people = [await reading.player(each) for each in (ada.required_player().id, bot.id)]
        assert [person.name.partition("-")[0] for person in people if person] == ["Deleted", "Deleted"]
        assert await reading.password_of(ada.required_player().id) is None
        assert await reading.tokens_of(ada.required_player().id) == []
        assert await reading.webhook(bot.id) is None
    assert (await town.match(over)).ranks == (1, 2)
    assert (await town.match(running)).status is Status.FINISHED
    assert all([each.is_sound async for each in verify_all(town.desk)])
    await town.human("Ada")
    assert "Ada" not in str(await read_audit(town.desk, None, 10))


async def test_deleting_twice_does_no_harm() -> None:
    town = Town()
    ada = await town.human("Ada")
    for _ in range(2):
        await delete_player(town.desk, OLA, ada.required_player().id)
    assert len(await actions(town, ada.required_player().id)) == 2


async def archive(town: Town, player: Caller) -> dict[str, Any]:
    out = StringIO()
    await write_archive(export_player(town.desk, OLA, player.required_player().id), out)
    told: dict[str, Any] = json.loads(out.getvalue())
    return told


async def test_an_export_has_everything_about_a_player_and_no_secret() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    text = await bearer(town, "Ada")
    matches = [await town.started(ada, bea), await town.table(ada, bea)]
    bot = await create_bot(town.desk, ada, "Robot")
    told = await archive(town, ada)
    assert [account["name"] for account in told["accounts"]] == ["Ada", "Robot"]
    assert {match["id"] for match in told["matches"]} == set(matches)
    assert told["matches"][0]["log"][0]["kind"] == "opened"
    assert [token["label"] for token in told["tokens"]] == ["session", "session"]
    assert told["audit"][0]["action"] == "export"
    written = json.dumps(told)
    assert "hash" not in written
    assert text not in written
    assert bot.id in written


async def test_an_export_of_somebody_who_did_nothing_is_a_whole_document() -> None:
    town = Town()
    told = await archive(town, await town.guest())
    assert told["format"] == "headwater-player/1"
    assert "matches" not in told


@pytest.mark.parametrize("is_started", [True, False])
async def test_an_operator_aborts_a_match_in_whatever_state_it_is(is_started: bool) -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await (town.started if is_started else town.table)(ada, bea)
    await abort_match(town.desk, OLA, match)
    state = await town.match(match)
    assert (state.status, state.reason) == (Status.ABORTED, "operator")
    assert await actions(town, match) == [("ola", "abort", "complaint 7")]
    with pytest.raises(WrongStatus):
        await abort_match(town.desk, OLA, match)
    assert len(await actions(town, match)) == 1


@pytest.mark.parametrize("do", [ban_player, unban_player, reset_password, end_sessions, delete_player])
async def test_nobody_is_written_down_for_a_player_who_does_not_exist(do: Any) -> None:
    town = Town()
    with pytest.raises(NotFound):
        await do(town.desk, OLA, NOWHERE)
    assert await read_audit(town.desk, None, 10) == []


async def test_a_match_that_does_not_exist_cannot_be_aborted() -> None:
    with pytest.raises(NotFound):
        await abort_match(Town().desk, OLA, MatchId("mat_none"))


@pytest.mark.parametrize("operator", [Operator("", "why"), Operator("ola", " "), Operator("ola", "a\nb")])
async def test_without_a_name_and_a_reason_nothing_is_done(operator: Operator) -> None:
    town = Town()
    ada = await town.human("Ada")
    with pytest.raises(Malformed, match="bad-reason"):
        await end_sessions(town.desk, operator, ada.required_player().id)
    assert await renewed(town.desk, ada) is not None


async def test_the_audit_trail_is_told_newest_first_and_by_target() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    for each in (ada, bea):
        await end_sessions(town.desk, OLA, each.required_player().id)
        town.clock.advance(1)
    lines = await read_audit(town.desk, None, 10)
    assert [line.target for line in lines] == [bea.required_player().id, ada.required_player().id]
    assert [line.target for line in await read_audit(town.desk, ada.required_player().id, 10)] == [
        ada.required_player().id
    ]
    assert len(await read_audit(town.desk, None, 1)) == 1


async def test_a_banned_player_who_comes_back_to_a_table_finds_the_door_shut() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = await town.open(bea, Terms("moon-river", 2))
    await ban_player(town.desk, OLA, ada.required_player().id)
    with pytest.raises(Refusal):
        await join(town.desk, await authenticate(town.desk, await bearer(town, "Ada")), match)


async def test_roles_are_granted_and_taken_with_a_line_in_the_audit_trail() -> None:
    town = Town()
    ada = (await town.human("Ada")).required_player()
    await grant_as(town.desk, OLA, ada.id, PlayerRole.ADMIN)
    async with town.store.reading() as reading:
        known = await reading.player(ada.id)
    assert known is not None
    assert known.role is PlayerRole.ADMIN
    await take_as(town.desk, OLA, ada.id)
    assert [action for _, action, _ in await actions(town, ada.id)] == ["take-role", "grant-admin"]
    with pytest.raises(NotFound):
        await grant_as(town.desk, OLA, NOWHERE, PlayerRole.ADMIN)
    assert len(await read_audit(town.desk, None, 10)) == 2


async def test_a_banned_player_leaves_the_season_and_their_own_league_goes_on() -> None:
    hamlet = Hamlet()
    ground, people = await hamlet.started(4, RULES)
    await ban_player(hamlet.desk, OLA, people[0].required_player().id)
    await ban_player(hamlet.desk, OLA, ground.owner.required_player().id)
    league = await ground.league()
    assert league.closed_at is None
    left = [each.entry for each in (await read_league_events(hamlet.desk, ground.id))[0]]
    assert [entry.player for entry in left if isinstance(entry, PlayerLeft)] == [me(people[0])]
