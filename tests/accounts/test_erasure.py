"""Erasing an account: it waits, signing in calls it off, and whatever happens halfway it is finished."""

import pytest

from application.accounts.request_reset import mail_reset, request_reset
from application.accounts.send_due_accounts import send_due_accounts
from application.accounts.set_address import set_address
from application.callers import NOBODY, Caller
from application.errors import Forbidden, Unauthenticated
from application.matches.verify_match import verify_all
from application.matches.view_match import view_match
from application.players.authenticate import authenticate
from application.players.sign_in import sign_in
from application.players.sign_up import sign_up
from application.ports.queue import AccountAt, Task
from application.ports.store import StoreFault
from application.privacy import erase_player as erasing
from application.privacy.erase_due import erase_due
from application.privacy.remove_player import remove_player
from application.privacy.request_archive import request_archive
from application.privacy.request_erasure import request_erasure
from application.tasks import ERASE
from application.upkeep.prune import prune
from domain.hosting.players import Player
from domain.hosting.profiles import Profile
from domain.hosting.terms import PlayerId
from tests.accounts.letters import letters
from tests.accounts.test_profile import verified
from tests.fakes.desk import PASSWORD, Town


async def name_of(town: Town, player: PlayerId) -> str:
    async with town.store.reading() as reading:
        known = await reading.player(player)
    assert known is not None
    return known.name


async def asked_for(town: Town, caller: Caller) -> PlayerId:
    await request_erasure(town.desk, caller, PASSWORD)
    town.clock.advance(town.policy.erasure_wait)
    return caller.required_player().id


async def test_after_the_wait_the_person_is_a_number_and_the_opponent_keeps_the_match() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    await verified(town, ada)
    await request_archive(town.desk, ada, PASSWORD)
    match = await town.started(ada, bea)
    await set_address(town.desk, ada, "Ada@River.example", PASSWORD)
    me = await asked_for(town, ada)
    assert await erase_due(town.desk, me)
    assert (await name_of(town, me)).startswith("Deleted-")
    async with town.store.reading() as reading:
        assert await reading.profile(me) == Profile(me)
        assert await reading.tokens_of(me) == []
        assert await reading.archive_of(me) is None
        assert await reading.erasure(me) is None
        assert await reading.password_of(me) is None
    view = await view_match(town.desk, bea, match)
    assert view.match.seat_of(me) is not None
    assert all([not found.faults async for found in verify_all(town.desk)])
    before = len(town.mail.sent)
    assert [letter.subject for letter in (await letters(town))[before:]] == ["Your account was deleted"]
    assert (await sign_up(town.desk, NOBODY, "Ada", PASSWORD)).player.id != me


async def test_all_sessions_end_at_once_and_signing_in_calls_it_off() -> None:
    town = Town()
    ada = await town.human("Ada")
    text = (await sign_in(town.desk, NOBODY, "Ada", PASSWORD)).text
    due = await request_erasure(town.desk, ada, PASSWORD)
    assert due == town.clock.now() + town.policy.erasure_wait
    with pytest.raises(Unauthenticated, match="token-revoked"):
        await authenticate(town.desk, text)
    assert not await erase_due(town.desk, ada.required_player().id)
    entries = [await sign_in(town.desk, NOBODY, "Ada", PASSWORD) for _ in range(2)]
    assert [each.has_called_off_erasure for each in entries] == [True, False]
    town.clock.advance(town.policy.erasure_wait)
    assert await send_due_accounts(town.desk) == 0
    assert not await erase_due(town.desk, ada.required_player().id)
    assert await name_of(town, ada.required_player().id) == "Ada"


async def test_it_takes_the_password_and_a_guest_waits_for_nothing() -> None:
    town = Town()
    with pytest.raises(Unauthenticated, match="wrong-password"):
        await request_erasure(town.desk, await town.human("Ada"), "not the password")
    guest = await town.guest()
    await request_erasure(town.desk, guest)
    assert await erase_due(town.desk, guest.required_player().id)


async def test_what_fails_halfway_cannot_be_called_off_and_is_finished_later(monkeypatch: pytest.MonkeyPatch) -> None:
    town = Town()
    ada = await town.human("Ada")
    await town.started(ada, await town.human("Bea"))
    me = await asked_for(town, ada)

    async def fail(*_: object) -> None:
        raise StoreFault("gone in the middle")

    monkeypatch.setattr(erasing, "remove_player", fail)
    with pytest.raises(StoreFault):
        await erase_due(town.desk, me)
    with pytest.raises(Forbidden, match="player-banned"):
        await sign_in(town.desk, NOBODY, "Ada", PASSWORD)
    monkeypatch.undo()
    assert await send_due_accounts(town.desk) == 1
    assert [await erase_due(town.desk, me) for _ in range(2)] == [True, False]
    assert (await name_of(town, me)).startswith("Deleted-")


async def test_one_erasure_that_fails_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    town = Town()
    people = [await town.human(name) for name in ("Ada", "Bea", "Cleo")]
    for each in people:
        await request_erasure(town.desk, each, PASSWORD)
    town.clock.advance(town.policy.erasure_wait)
    broken = people[0].required_player().id

    async def remove(desk: object, player: Player) -> None:
        if player.id == broken:
            raise StoreFault("this one only")
        await remove_player(town.desk, player)

    monkeypatch.setattr(erasing, "remove_player", remove)
    tasks = [Task(ERASE, AccountAt(each.required_player().id, 0)) for each in people]
    assert await send_due_accounts(town.desk) == len(tasks)
    for each in people:
        if each.required_player().id == broken:
            with pytest.raises(StoreFault):
                await erase_due(town.desk, broken)
        else:
            assert await erase_due(town.desk, each.required_player().id)
    async with town.store.reading() as reading:
        assert [each.player for each in await reading.due_erasures(town.clock.now(), 9)] == [broken]


async def test_where_a_session_began_is_forgotten_before_the_session_ends() -> None:
    town = Town()
    ada = await town.human("Ada")
    town.clock.advance(town.policy.origins_kept + 1)
    await prune(town.desk)
    async with town.store.reading() as reading:
        (token,) = await reading.tokens_of(ada.required_player().id)
    assert (token.origin, token.device) == (None, None)


async def test_a_wish_for_a_password_that_no_task_saw_goes_after_a_day() -> None:
    town = Town()
    await request_reset(town.desk, NOBODY, "Ada")
    async with town.store.reading() as reading:
        (request,) = await reading.waiting_resets(town.clock.now() + 1, 5)  # type: ignore[arg-type]  # a moment
    town.clock.advance(town.policy.resets_kept + 1)
    await prune(town.desk)
    assert not await mail_reset(town.desk, request)
