"""Changing a password, and choosing a new one with a code from a mail."""

import pytest

from application.accounts.change_password import change_password, reset_password
from application.accounts.request_reset import mail_reset, request_reset
from application.accounts.send_due_accounts import send_due_accounts
from application.accounts.set_address import set_address
from application.accounts.verify_address import verify_address
from application.callers import NOBODY, Caller, Scope
from application.errors import Forbidden, LimitReached, Malformed, Unauthenticated
from application.players.authenticate import authenticate
from application.players.create_token import create_token
from application.players.sign_in import sign_in
from domain.hosting.terms import Moment
from tests.accounts.letters import code_in, letters
from tests.accounts.test_profile import ADDRESS, verified
from tests.fakes.desk import PASSWORD, Town

NEW = "a wide river"


async def reset_code(town: Town, wanted: str) -> str | None:
    """The code that was mailed because of this request; None where none was."""
    before = len(await letters(town))
    await request_reset(town.desk, NOBODY, wanted)
    async with town.store.reading() as reading:
        (request,) = await reading.waiting_resets(_later(town), 5)
    await mail_reset(town.desk, request)
    sent = (await letters(town))[before:]
    assert len(sent) <= 1
    return code_in(sent[0]) if sent else None


def _later(town: Town) -> Moment:
    return Moment(town.clock.now() + 1)


async def with_address(town: Town, name: str = "Ada") -> Caller:
    caller = await town.human(name)
    await verified(town, caller)
    return caller


async def is_good(town: Town, text: str) -> bool:
    try:
        await authenticate(town.desk, text)
    except Unauthenticated:
        return False
    return True


async def test_a_new_password_ends_every_session_and_token_but_gives_a_new_session() -> None:
    town = Town()
    ada = await with_address(town)
    other = await sign_in(town.desk, NOBODY, "Ada", PASSWORD)
    alone = await create_token(town.desk, ada, "alone", [Scope.PLAY], password=PASSWORD)
    bot = await town.bot(ada, "Robot")
    fresh = await change_password(town.desk, ada, PASSWORD, NEW)
    assert [await is_good(town, text) for text in (other.text, alone.text, fresh.text)] == [False, False, True]
    async with town.store.reading() as reading:
        bot_token = await reading.token_by_id(str(bot.token))
    assert bot_token is not None
    assert bot_token.revoked_at is not None
    with pytest.raises(Unauthenticated, match="wrong-password"):
        await sign_in(town.desk, NOBODY, "Ada", PASSWORD)
    assert (await sign_in(town.desk, NOBODY, "Ada", NEW)).player.name == "Ada"
    assert "password" in (await letters(town))[-1].subject


async def test_a_change_takes_the_old_password_and_a_fit_new_one() -> None:
    town = Town()
    ada = await town.human("Ada")
    with pytest.raises(Unauthenticated, match="wrong-password"):
        await change_password(town.desk, ada, "not the password", NEW)
    with pytest.raises(Malformed, match="bad-password"):
        await change_password(town.desk, ada, PASSWORD, "short")
    with pytest.raises(Forbidden, match="humans-only"):
        await change_password(town.desk, await town.guest(), PASSWORD, NEW)


@pytest.mark.parametrize("wanted", ["ada", ADDRESS, ADDRESS.upper()])
async def test_a_mailed_code_allows_one_new_password(wanted: str) -> None:
    town = Town()
    ada = await with_address(town)
    session = await sign_in(town.desk, NOBODY, "Ada", PASSWORD)
    code = await reset_code(town, wanted)
    assert code is not None
    assert (await reset_password(town.desk, NOBODY, code, NEW)).id == ada.required_player().id
    assert not await is_good(town, session.text)
    assert (await sign_in(town.desk, NOBODY, "Ada", NEW)).player.name == "Ada"
    with pytest.raises(Forbidden, match="bad-code"):
        await reset_password(town.desk, NOBODY, code, "one more river")


async def test_the_code_itself_is_stored_nowhere() -> None:
    town = Town()
    await with_address(town)
    code = await reset_code(town, "Ada")
    async with town.store.reading() as reading:
        assert str(code) not in repr(vars(reading))


async def test_a_code_is_good_for_an_hour_and_for_its_purpose_only() -> None:
    town = Town()
    ada = await with_address(town)
    code = await reset_code(town, "Ada")
    with pytest.raises(Forbidden, match="bad-code"):
        await verify_address(town.desk, NOBODY, str(code))
    await set_address(town.desk, ada, "ada@moon.example", PASSWORD)
    with pytest.raises(Forbidden, match="bad-code"):
        await reset_password(town.desk, NOBODY, code_in((await letters(town))[-1]), NEW)
    town.clock.advance(town.policy.reset_code)
    with pytest.raises(Forbidden, match="bad-code"):
        await reset_password(town.desk, NOBODY, str(code), NEW)


async def test_the_request_does_the_same_whether_or_not_there_is_such_an_account() -> None:
    """Nothing is looked up before the answer: the time cannot tell either."""
    town = Town()
    await with_address(town)
    await town.human("Bea")
    for wanted in ("Ada", ADDRESS, "Bea", "Nobody", "nobody@river.example"):
        taken = len(town.limits.taken)
        await request_reset(town.desk, NOBODY, wanted)
        assert [name for name, _ in town.limits.taken[taken:]] == ["resets-by-origin"]
    async with town.store.reading() as reading:
        assert len(await reading.waiting_resets(_later(town), 9)) == 5


async def test_nothing_is_mailed_to_accounts_without_an_address_and_to_nobody() -> None:
    town = Town()
    ada = await town.human("Ada")
    await set_address(town.desk, ada, ADDRESS, PASSWORD)
    await letters(town)
    for wanted in ("Ada", ADDRESS, "Nobody", "nobody@river.example"):
        assert await reset_code(town, wanted) is None


async def test_however_many_ask_an_owner_gets_few_mails_and_the_first_code_stays_good() -> None:
    town = Town()
    await with_address(town)
    code = await reset_code(town, "Ada")
    assert [await reset_code(town, "Ada") for _ in range(3)] == [None] * 3
    town.clock.advance(town.policy.reset_pause)
    town.limits.empty("resets-by-player")
    assert await reset_code(town, ADDRESS) is None
    await reset_password(town.desk, NOBODY, str(code), NEW)


async def test_a_request_whose_task_was_lost_is_sent_again_and_done_once() -> None:
    town = Town()
    await with_address(town)
    await request_reset(town.desk, NOBODY, "Ada")
    assert await send_due_accounts(town.desk) == 0
    town.clock.advance(10_001)
    assert await send_due_accounts(town.desk) == 1
    async with town.store.reading() as reading:
        (request,) = await reading.waiting_resets(_later(town), 5)
    assert [await mail_reset(town.desk, request) for _ in range(2)] == [True, False]
    assert await send_due_accounts(town.desk) == 0


async def test_requests_and_codes_are_limited_by_where_they_come_from() -> None:
    town = Town()
    town.limits.empty("resets-by-origin")
    with pytest.raises(LimitReached, match="too-many-requests"):
        await request_reset(town.desk, NOBODY, "Ada")
    town.limits.empty("codes-by-origin")
    with pytest.raises(LimitReached, match="too-many-requests"):
        await reset_password(town.desk, NOBODY, "anything", NEW)
    with pytest.raises(LimitReached, match="too-many-requests"):
        await verify_address(town.desk, NOBODY, "anything")


async def test_a_new_password_voids_what_was_asked_for_with_the_old_one() -> None:
    town = Town()
    ada = await with_address(town)
    await set_address(town.desk, ada, "thief@moon.example", PASSWORD)
    code = code_in((await letters(town))[-1])
    await change_password(town.desk, ada, PASSWORD, NEW)
    with pytest.raises(Forbidden, match="bad-code"):
        await verify_address(town.desk, NOBODY, code)
