"""Changing a name, and looking through one's sessions."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from application.accounts.change_name import change_name
from application.accounts.change_profile import ProfileWish, change_profile
from application.accounts.end_other_sessions import end_other_sessions
from application.callers import NOBODY, Caller, Scope
from application.desk import Desk
from application.errors import Conflict, LimitReached, Malformed, Unauthenticated
from application.notifications.reach import set_personal_webhook
from application.notifications.settings import PreferencesWish, configure_notifications
from application.players.authenticate import authenticate
from application.players.create_token import create_token
from application.players.end_tokens import end_tokens_of
from application.players.list_tokens import list_tokens
from application.players.sign_in import sign_in
from application.players.sign_up import sign_up
from application.ports.notifications import WebhookShape
from application.upkeep.prune import prune
from tests.accounts.letters import letters
from tests.accounts.test_profile import verified
from tests.fakes.desk import PASSWORD, Town


async def test_a_new_name_is_seen_at_once_in_logs_and_sessions() -> None:
    town = Town()
    ada = await town.human("Ada")
    await verified(town, ada)
    me = ada.required_player().id
    assert await town.desk.names.of([me]) == {me: "Ada"}
    assert (await change_name(town.desk, ada, "Adele", PASSWORD)).name == "Adele"
    assert await town.desk.names.of([me]) == {me: "Adele"}
    assert (await sign_in(town.desk, NOBODY, "adele", PASSWORD)).player.id == me
    assert "Adele" in (await letters(town))[-1].text


@pytest.mark.parametrize("wanted", ["Ada", "ADA", "A.da"])
async def test_an_old_name_is_kept_from_others_for_a_time(wanted: str) -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    await change_name(town.desk, ada, "Adele", PASSWORD)
    with pytest.raises(Conflict, match="name-taken"):
        await sign_up(town.desk, NOBODY, wanted, PASSWORD)
    with pytest.raises(Conflict, match="name-taken"):
        await change_name(town.desk, bea, wanted, PASSWORD)
    town.clock.advance(town.policy.old_names_kept + 1)
    await prune(town.desk)
    assert (await sign_up(town.desk, NOBODY, wanted, PASSWORD)).player.name == wanted


async def test_one_can_take_an_old_name_again_and_write_it_in_another_way() -> None:
    town = Town()
    ada = await town.human("Ada")
    await change_name(town.desk, ada, "Adele", PASSWORD)
    await change_name(town.desk, await _again(town, "Adele"), "Ada", PASSWORD)
    await change_name(town.desk, await _again(town, "Ada"), "ADA", PASSWORD)
    async with town.store.reading() as reading:
        assert [old.name for old in await reading.old_names(ada.required_player().id)] == ["Adele"]


async def _again(town: Town, name: str) -> Caller:
    return await authenticate(town.desk, (await sign_in(town.desk, NOBODY, name, PASSWORD)).text)


async def test_nobody_hoards_names() -> None:
    town = Town()
    ada, name = await town.human("Ada"), "Ada"
    for wanted in ("Berta", "Carla", "Dora"):
        await change_name(town.desk, await _again(town, name), wanted, PASSWORD)
        name = wanted
    with pytest.raises(LimitReached, match="too-many-names"):
        await change_name(town.desk, await _again(town, name), "Elsa", PASSWORD)
    assert (await _again(town, "Dora")).required_player().id == ada.required_player().id


async def test_a_name_that_is_taken_or_looks_alike_or_is_unfit_is_refused() -> None:
    town = Town()
    ada = await town.human("Ada")
    await town.human("Willow")
    for wanted in ("willow", "Wi11ow", "VVillow"):
        with pytest.raises(Conflict, match="name-taken"):
            await change_name(town.desk, ada, wanted, PASSWORD)
    with pytest.raises(Malformed, match="bad-name"):
        await change_name(town.desk, ada, "x", PASSWORD)
    with pytest.raises(Unauthenticated, match="wrong-password"):
        await change_name(town.desk, ada, "Adele", "not the password")


async def test_a_session_tells_its_device_and_when_it_was_last_used() -> None:
    town = Town()
    await town.human("Ada")
    issued = await sign_in(town.desk, replace(NOBODY, device="Firefox, Linux"), "Ada", PASSWORD)
    ada = await authenticate(town.desk, issued.text)
    (mine,) = [each for each in await list_tokens(town.desk, ada) if each.id == ada.token]
    assert (mine.is_session, mine.device, mine.used_at) == (True, "Firefox, Linux", issued.created_at)
    town.clock.advance(town.policy.use_noted_every)
    await authenticate(town.desk, issued.text)
    (mine,) = [each for each in await list_tokens(town.desk, ada) if each.id == ada.token]
    assert mine.used_at == town.clock.now()


async def test_ending_the_other_sessions_leaves_this_one_and_tokens_that_stand_for_themselves() -> None:
    town = Town()
    ada = await town.human("Ada")
    other = await _again(town, "Ada")
    child = await create_token(town.desk, other, "child", [Scope.PLAY])
    alone = await create_token(town.desk, other, "alone", [Scope.PLAY], password=PASSWORD)
    assert await end_other_sessions(town.desk, ada) == 2
    assert {token.id for token in await list_tokens(town.desk, ada)} == {ada.token, alone.id}
    with pytest.raises(Unauthenticated, match="token-revoked"):
        await authenticate(town.desk, child.text)


async def test_a_token_keeps_the_session_that_it_was_made_with() -> None:
    town = Town()
    ada = await town.human("Ada")
    text = (await create_token(town.desk, ada, "child", [Scope.ACCOUNT])).text
    await _again(town, "Ada")
    child = await authenticate(town.desk, text)
    assert await end_other_sessions(town.desk, child) == 1
    assert {token.id for token in await list_tokens(town.desk, child)} == {ada.token, child.token}


@pytest.mark.parametrize(
    "act",
    [
        lambda desk, ada: change_profile(desk, ada, ProfileWish("still here")),
        lambda desk, ada: set_personal_webhook(desk, ada, "https://hooks.example/ada", WebhookShape.JSON),
        lambda desk, ada: configure_notifications(desk, ada, PreferencesWish(frozenset(), frozenset())),
    ],
)
async def test_a_session_that_has_ended_changes_nothing_where_another_process_still_remembers_it(
    act: Callable[[Desk, Caller], Awaitable[object]],
) -> None:
    """A thief would be told of everything long after a new password, and an erased account would fill again."""
    town = Town()
    ada = await town.human("Ada")
    await end_tokens_of(town.desk, ada.required_player().id)
    with pytest.raises(Unauthenticated, match="token-revoked"):
        await act(town.desk, ada)
