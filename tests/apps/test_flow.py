"""From registration to tokens, their refresh and their end; on fakes, but for the library that judges."""

import asyncio
from typing import Any

import pytest

from application.apps.change_app import change_app, remove_app, renew_secret
from application.apps.consent import allow_app, read_wish, refuse_app
from application.apps.end_grant import end_grant
from application.apps.find_apps import own_apps, own_grants
from application.apps.register_app import register_app
from application.callers import APP_SCOPES, NOBODY, Caller, Scope
from application.errors import Conflict, Forbidden, LimitReached, Malformed, NotFound, Refusal, Unauthenticated
from application.operators.audit import Operator
from application.operators.ban_player import ban_player
from application.players.authenticate import authenticate
from application.players.create_bot import create_bot
from application.players.create_token import create_token
from application.players.end_tokens import end_tokens_of
from application.players.list_tokens import list_tokens
from application.policy import DAY, SECOND, Policy
from application.ports.authorization import AppAnswer
from application.upkeep.prune import prune
from tests.apps.client import REDIRECT, VERIFIER, AppClient, answer_in, error_of, registered
from tests.fakes.desk import ISSUER, Town


@pytest.fixture
def town() -> Town:
    return Town(Policy(caller_patience=0))


async def a_pair(town: Town, is_confidential: bool = False) -> tuple[AppClient, Caller]:
    """An app, and a player who is not its author."""
    return await registered(town.desk, await town.human("Author"), is_confidential), await town.human("Ada")


async def test_a_code_given_before_all_sessions_ended_lets_no_app_in(town: Town) -> None:
    """Otherwise a thief with a session would ask for a code first, and outlast a new password with it."""
    app, ada = await a_pair(town)
    code = await app.code(ada)
    await end_tokens_of(town.desk, ada.required_player().id)
    assert error_of(await app.exchange(code)) == "invalid_grant"


async def test_a_player_lets_an_app_in_and_it_acts_in_their_name(town: Town) -> None:
    app, ada = await a_pair(town)
    tokens = await app.tokens(ada)
    assert tokens["token_type"] == "Bearer"
    assert tokens["expires_in"] == 3600
    assert tokens["scope"] == "matches:write play"
    caller = await authenticate(town.desk, tokens["access_token"])
    assert caller.player == ada.player
    assert caller.scopes == {Scope.PLAY, Scope.MATCHES}


async def test_the_answer_says_which_server_gave_it_and_for_which_visit(town: Town) -> None:
    app, ada = await a_pair(town)
    allowed = answer_in(await allow_app(town.desk, ada, app.wish()))
    assert (allowed["iss"], allowed["state"]) == (ISSUER, "of this visit")
    refused = answer_in(await refuse_app(town.desk, NOBODY, app.wish()))
    assert (refused["error"], refused["iss"], refused["state"]) == ("access_denied", ISSUER, "of this visit")
    assert await own_grants(town.desk, ada) == ()


async def test_nothing_that_is_given_out_is_stored_as_it_is(town: Town) -> None:
    app, ada = await a_pair(town, is_confidential=True)
    code = await app.code(ada)
    tokens = body(await app.exchange(code))
    async with town.store.reading() as reading:
        kept = repr(vars(reading)["_shelves"])
    for text in (code, app.secret, tokens["access_token"], tokens["refresh_token"]):
        assert str(text) not in kept


@pytest.mark.parametrize("wanted", ["account", "admin", "moderate", "play account", "openid", "PLAY"])
async def test_an_app_cannot_ask_for_the_account(town: Town, wanted: str) -> None:
    app, ada = await a_pair(town)
    with pytest.raises(Malformed) as refused:
        await allow_app(town.desk, ada, app.wish(scope=wanted))
    assert refused.value.code == "bad-app-scopes"
    assert answer_in(str(refused.value.data["redirect"]))["error"] == "invalid_scope"
    assert not APP_SCOPES & {Scope.ACCOUNT, Scope.ADMIN, Scope.MODERATE}


async def test_a_guest_lets_an_app_do_no_more_than_a_guest_may(town: Town) -> None:
    app, _ = await a_pair(town)
    guest = await town.guest()
    assert (await read_wish(town.desk, guest, app.wish(scope="play leagues:write"))).scopes == {"play"}
    with pytest.raises(Malformed):
        await allow_app(town.desk, guest, app.wish(scope="leagues:write bots"))


async def test_an_app_cannot_let_itself_in(town: Town) -> None:
    app, ada = await a_pair(town)
    acting = await authenticate(town.desk, (await app.tokens(ada))["access_token"])
    with pytest.raises(Forbidden):
        await allow_app(town.desk, acting, app.wish(scope="bots"))
    with pytest.raises(Forbidden):
        await create_token(town.desk, acting, "mine for ever", [Scope.PLAY])
    with pytest.raises(Forbidden):
        await end_grant(town.desk, acting, (await own_grants(town.desk, ada))[0].grant.id)
    with pytest.raises(Unauthenticated):
        await allow_app(town.desk, NOBODY, app.wish())


async def test_a_refresh_token_gives_the_next_ones_and_may_ask_for_less(town: Town) -> None:
    app, ada = await a_pair(town)
    first = await app.tokens(ada)
    second = body(await app.refresh(first["refresh_token"], scope="play"))
    assert second["scope"] == "play"
    assert (await authenticate(town.desk, second["access_token"])).scopes == {Scope.PLAY}
    third = body(await app.refresh(second["refresh_token"]))
    assert third["scope"] == "matches:write play"
    assert error_of(await app.refresh(third["refresh_token"], scope="play bots")) == "invalid_scope"
    assert len({first["refresh_token"], second["refresh_token"], third["refresh_token"]}) == 3


async def test_a_refresh_token_that_comes_twice_ends_everything_that_came_of_it(town: Town) -> None:
    app, ada = await a_pair(town)
    other = await app.tokens(ada)
    first = await app.tokens(ada)
    second = body(await app.refresh(first["refresh_token"]))
    assert error_of(await app.refresh(first["refresh_token"])) == "invalid_grant"
    for text in (first["access_token"], second["access_token"]):
        with pytest.raises(Unauthenticated):
            await authenticate(town.desk, text)
    assert error_of(await app.refresh(second["refresh_token"])) == "invalid_grant"
    assert (await app.refresh(other["refresh_token"])).status == 200, "another visit is another family"


async def test_a_code_that_comes_twice_ends_everything_that_came_of_it(town: Town) -> None:
    app, ada = await a_pair(town)
    code = await app.code(ada)
    tokens = body(await app.exchange(code))
    assert error_of(await app.exchange(code)) == "invalid_grant"
    with pytest.raises(Unauthenticated):
        await authenticate(town.desk, str(tokens["access_token"]))
    assert error_of(await app.refresh(str(tokens["refresh_token"]))) == "invalid_grant"


async def test_a_code_that_was_only_overheard_ends_nothing(town: Town) -> None:
    app, ada = await a_pair(town)
    code = await app.code(ada)
    tokens = body(await app.exchange(code))
    assert error_of(await app.exchange(code, code_verifier="another" * 8)) == "invalid_grant"
    assert (await authenticate(town.desk, str(tokens["access_token"]))).player == ada.player


async def test_a_code_is_good_for_a_minute(town: Town) -> None:
    app, ada = await a_pair(town)
    code = await app.code(ada)
    town.clock.advance(60 * SECOND)
    assert error_of(await app.exchange(code)) == "invalid_grant"


async def test_a_grant_lasts_while_the_app_comes_and_ends_when_it_stays_away(town: Town) -> None:
    app, ada = await a_pair(town)
    tokens = await app.tokens(ada)
    for _ in range(3):
        town.clock.advance(89 * DAY)
        tokens = body(await app.refresh(tokens["refresh_token"]))
    town.clock.advance(90 * DAY)
    assert error_of(await app.refresh(tokens["refresh_token"])) == "invalid_grant"


async def test_a_player_ends_a_grant_and_the_app_can_do_nothing_more(town: Town) -> None:
    app, ada = await a_pair(town)
    tokens = await app.tokens(ada)
    bea = await town.human("Bea")
    [found] = await own_grants(town.desk, ada)
    assert (found.app.name, found.grant.scopes) == ("Riverside", ("matches:write", "play"))
    with pytest.raises(NotFound):
        await end_grant(town.desk, bea, found.grant.id)
    for _ in range(2):
        await end_grant(town.desk, ada, found.grant.id)
    assert await own_grants(town.desk, ada) == ()
    with pytest.raises(Unauthenticated):
        await authenticate(town.desk, tokens["access_token"])
    assert error_of(await app.refresh(tokens["refresh_token"])) == "invalid_grant"


async def test_an_app_gives_back_either_token_and_the_grant_ends(town: Town) -> None:
    app, ada = await a_pair(town)
    for kind in ("access_token", "refresh_token"):
        tokens = await app.tokens(ada)
        assert (await app.revoke(tokens[kind])).status == 200
        with pytest.raises(Unauthenticated):
            await authenticate(town.desk, tokens["access_token"])
        assert error_of(await app.refresh(tokens["refresh_token"])) == "invalid_grant"
    assert (await app.revoke("never given out")).status == 200


async def test_an_app_cannot_end_what_another_app_was_let_do(town: Town) -> None:
    app, ada = await a_pair(town)
    rival = await registered(town.desk, await town.human("Rival"))
    tokens = await app.tokens(ada)
    assert error_of(await rival.revoke(tokens["access_token"])) == "invalid_grant"
    own = await town.human("Owner")
    async with town.store.reading() as reading:
        assert await reading.token_by_id(str(own.token)) is not None
    assert (await authenticate(town.desk, tokens["access_token"])).player == ada.player
    assert error_of(await rival.refresh(tokens["refresh_token"])) == "invalid_grant"
    assert (await app.refresh(tokens["refresh_token"])).status == 200


async def test_tokens_of_apps_are_not_listed_with_ones_own_and_do_not_count_there(town: Town) -> None:
    app, ada = await a_pair(town)
    before = await list_tokens(town.desk, ada)
    await app.tokens(ada)
    assert await list_tokens(town.desk, ada) == before


async def test_a_player_whose_tokens_all_end_has_let_no_app_in_any_more(town: Town) -> None:
    app, ada = await a_pair(town)
    tokens = await app.tokens(ada)
    await end_tokens_of(town.desk, ada.required_player().id)
    assert error_of(await app.refresh(tokens["refresh_token"])) == "invalid_grant"


async def test_a_banned_player_gives_no_app_anything(town: Town) -> None:
    app, ada = await a_pair(town)
    code, tokens = await app.code(ada), await app.tokens(ada)
    await ban_player(town.desk, Operator("ola", "complaint 7"), ada.required_player().id)
    assert error_of(await app.exchange(code)) == "invalid_grant"
    assert error_of(await app.refresh(tokens["refresh_token"])) == "invalid_grant"


async def test_a_confidential_app_shows_its_secret_and_a_public_one_has_none(town: Town) -> None:
    app, ada = await a_pair(town, is_confidential=True)
    code = await app.code(ada)
    for other in (AppClient(town.desk, app.id), AppClient(town.desk, app.id, "guess")):
        answer = await other.exchange(code)
        assert (answer.status, error_of(answer)) == (401, "invalid_client")
    assert (await app.exchange(code)).status == 200
    author = await authenticate(town.desk, (await create_token(town.desk, ada, "x", [Scope.ACCOUNT])).text)
    public = await registered(town.desk, author)
    with pytest.raises(Conflict):
        await renew_secret(town.desk, author, (await own_apps(town.desk, author))[0].id)
    assert error_of(await AppClient(town.desk, public.id, "guess").exchange("x")) == "invalid_client"


async def test_a_new_secret_replaces_the_old_one(town: Town) -> None:
    author = await town.human("Author")
    app, ada = await registered(town.desk, author, is_confidential=True), await town.human("Ada")
    issued = await renew_secret(town.desk, author, (await own_apps(town.desk, author))[0].id)
    code = await app.code(ada)
    assert error_of(await app.exchange(code)) == "invalid_client"
    assert (await AppClient(town.desk, app.id, issued.secret).exchange(code)).status == 200


async def test_only_its_author_changes_or_removes_an_app(town: Town) -> None:
    author, other = await town.human("Author"), await town.human("Other")
    app = await registered(town.desk, author)
    [own] = await own_apps(town.desk, author)
    for attempt in (
        change_app(town.desk, other, own.id, "Stolen", ("https://evil.example/",)),
        renew_secret(town.desk, other, own.id),
        remove_app(town.desk, other, own.id),
    ):
        with pytest.raises(NotFound):
            await attempt
    changed = await change_app(town.desk, author, own.id, "Brook", ("https://app.example/new",))
    assert (changed.name, changed.redirects) == ("Brook", ("https://app.example/new",))
    with pytest.raises(Malformed):
        await allow_app(town.desk, other, app.wish())


async def test_an_app_that_is_removed_takes_everything_with_it(town: Town) -> None:
    author = await town.human("Author")
    app, ada = await registered(town.desk, author), await town.human("Ada")
    tokens = await app.tokens(ada)
    [own] = await own_apps(town.desk, author)
    await remove_app(town.desk, author, own.id)
    with pytest.raises(Unauthenticated):
        await authenticate(town.desk, tokens["access_token"])
    assert await own_grants(town.desk, ada) == ()
    assert error_of(await app.refresh(tokens["refresh_token"])) == "invalid_client"


async def test_apps_are_registered_by_people_and_not_without_number() -> None:
    town = Town(Policy(apps_per_player=2))
    author = await town.human("Author")
    with pytest.raises(Forbidden):
        await registered(town.desk, await town.guest())
    bot = await create_bot(town.desk, author, "Robot")
    assert bot.owner == author.required_player().id
    for _ in range(2):
        await registered(town.desk, author)
    with pytest.raises(LimitReached):
        await registered(town.desk, author)


@pytest.mark.parametrize("name", ["", " ", " Riverside", "x" * 61, "River\u202eside", "River\nside", "River\u200bside"])
async def test_an_app_has_a_name_that_says_what_it_seems_to_say(town: Town, name: str) -> None:
    with pytest.raises(Malformed):
        await register_app(town.desk, await town.human("Author"), name, (REDIRECT,), False)


async def test_a_player_who_lets_in_one_app_too_many_loses_the_one_unused_for_longest() -> None:
    town = Town(Policy(grants_per_player=3, caller_patience=0))
    app, ada = await a_pair(town)
    visits = []
    for _ in range(4):
        visits.append(await app.tokens(ada))
        town.clock.advance(SECOND)
    assert len(await own_grants(town.desk, ada)) == 3
    assert error_of(await app.refresh(visits[0]["refresh_token"])) == "invalid_grant"
    assert (await app.refresh(visits[1]["refresh_token"])).status == 200


async def test_an_app_that_refreshes_too_often_has_few_tokens_that_are_good(town: Town) -> None:
    app, ada = await a_pair(town)
    made = [await app.tokens(ada)]
    for _ in range(9):
        town.clock.advance(SECOND)
        made.append(body(await app.refresh(made[-1]["refresh_token"])))
    good = [tokens for tokens in made if await is_good(town, tokens["access_token"])]
    assert good == made[-4:]


async def test_what_is_over_is_forgotten_after_a_week_and_a_used_refresh_token_is_known_until_then(town: Town) -> None:
    app, ada = await a_pair(town)
    tokens = await app.tokens(ada)
    await app.refresh(tokens["refresh_token"])
    await app.code(ada)
    town.clock.advance(6 * DAY)
    await prune(town.desk)
    async with town.store.reading() as reading:
        shelves = vars(reading)["_shelves"]
    assert [len(shelf) for shelf in (shelves.authorization_codes, shelves.refresh_tokens, shelves.grants)] == [2, 2, 1]
    town.clock.advance(2 * DAY)
    await prune(town.desk)
    async with town.store.reading() as reading:
        shelves = vars(reading)["_shelves"]
    assert [len(shelf) for shelf in (shelves.authorization_codes, shelves.refresh_tokens, shelves.grants)] == [0, 1, 1]
    town.clock.advance(98 * DAY)
    await prune(town.desk)
    async with town.store.reading() as reading:
        assert not vars(reading)["_shelves"].grants


async def test_of_many_exchanges_at_once_one_gets_tokens_and_the_replays_end_them(town: Town) -> None:
    app, ada = await a_pair(town)
    code = await app.code(ada)
    answers = await asyncio.gather(*(app.exchange(code) for _ in range(5)))
    assert sorted(answer.status for answer in answers) == [200, 400, 400, 400, 400]
    assert await own_grants(town.desk, ada) == ()


async def is_good(town: Town, text: str) -> bool:
    try:
        await authenticate(town.desk, text)
    except Refusal:
        return False
    return True


def body(answer: AppAnswer) -> dict[str, Any]:
    return dict(answer.body)


def described(answer: AppAnswer) -> str:
    return str(answer.body.get("error_description"))


async def test_a_verifier_is_never_left_out(town: Town) -> None:
    app, ada = await a_pair(town)
    assert len(VERIFIER) >= 43
    answer = await app.exchange(await app.code(ada), code_verifier="")
    assert (error_of(answer), "code_verifier" in described(answer)) == ("invalid_request", True)
