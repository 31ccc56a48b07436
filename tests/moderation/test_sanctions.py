"""Sanctions: what they take away, from whom, until when, and in which processes."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from application.accounts.change_profile import ProfileWish, change_profile
from application.callers import Scope
from application.errors import Conflict, Forbidden, Malformed, NotFound
from application.hosting.terms import Terms
from application.matches.play import play
from application.moderation.sanction import (
    SanctionWish,
    find_sanction,
    lift,
    own_sanctions,
    sanction,
    sanctions_against,
    see_sanction,
)
from application.operators.delete_player import delete_player
from application.pairing.challenge_player import challenge_player
from application.pairing.find_table import find_table
from application.players.authenticate import authenticate
from application.players.list_bots import list_bots
from application.players.sign_in import sign_in
from application.talk.say import say
from domain.conduct.moderation import SanctionKind
from domain.hosting.players import PlayerRole
from domain.hosting.terms import Pace, Status, Timing
from domain.pairing.offers import ChallengeStatus
from domain.pairing.seeks import SeekStatus
from tests.accounts.letters import letters
from tests.accounts.test_passwords import with_address
from tests.fakes.desk import PASSWORD, Town
from tests.moderation.people import HOUR, OLA, id_of, now, sanctioned, with_role
from tests.pairing.test_finding import SLOW


async def test_a_muted_player_writes_nowhere_until_the_mute_ends() -> None:
    town = Town()
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    key = f"{await town.started(ada, bea)}/players"
    made = await sanctioned(town, mod, ada)
    with pytest.raises(Forbidden, match="player-muted") as refused:
        await say(town.desk, ada, key, "let me speak")
    assert refused.value.data["until"] == made.until
    await say(town.desk, bea, key, "peace")
    town.clock.advance(HOUR)
    await say(town.desk, ada, key, "sorry")


async def test_a_ban_takes_effect_on_open_connections_in_other_processes_and_on_bots() -> None:
    town = Town()
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    robot = await town.bot(ada, "Robot")
    session = await sign_in(town.desk, ada, "Ada", PASSWORD)
    elsewhere = town.another_desk()
    await authenticate(elsewhere, session.text)
    made = await sanctioned(town, mod, ada, SanctionKind.BAN)
    for caller in (await now(town, ada), await now(town, robot)):
        with pytest.raises(Forbidden, match="banned-from-play"):
            await town.open(caller, Terms("moon-river", 2))
    town.clock.advance(town.policy.caller_patience)
    for desk in (town.desk, elsewhere):
        assert (await authenticate(desk, session.text)).banned_until == made.until
    town.clock.advance(HOUR)
    assert (await authenticate(elsewhere, session.text)).banned_until is None
    assert (await now(town, ada)).banned_until is None


async def test_a_ban_ends_searches_and_challenges() -> None:
    town = Town()
    ada, bea, cleo, mod = *[await town.human(name) for name in ("Ada", "Bea", "Cleo")], await with_role(town, "Mod")
    seek = await find_table(town.desk, ada, SLOW)
    made = await challenge_player(town.desk, ada, id_of(bea), SLOW)
    received = await challenge_player(town.desk, cleo, id_of(ada), SLOW)
    await sanctioned(town, mod, ada, SanctionKind.BAN)
    async with town.store.reading() as reading:
        assert [one.status for one in [await reading.seek(seek.id)] if one] == [SeekStatus.CANCELLED]
        ended = [await reading.challenge(each.id) for each in (made, received)]
    assert [one.status for one in ended if one] == [ChallengeStatus.WITHDRAWN, ChallengeStatus.DECLINED]


async def test_a_ban_wakes_whoever_holds_a_connection_of_the_player() -> None:
    town = Town()
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    async with town.bus.waiting(f"token:{ada.token}") as waiter:
        await sanctioned(town, mod, ada, SanctionKind.BAN)
        await waiter.woken(0.1)
        assert f"token:{ada.token}" in town.bus.woken


async def test_a_banned_player_leaves_open_tables_and_what_has_no_clock() -> None:
    town = Town()
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    clocked = Terms("moon-river", 2, timing=Timing(Pace.CORRESPONDENCE, per_turn=60_000))
    own, joined = await town.open(ada, Terms("moon-river", 2)), await town.table(bea, ada)
    timeless, timed = await town.started(ada, bea), await town.started(ada, bea, terms=clocked)
    await sanctioned(town, mod, ada, SanctionKind.BAN)
    assert (await town.match(own)).status is Status.ABORTED
    assert (await town.match(joined)).seat_of(id_of(ada)) is None
    assert (await town.match(timeless)).status is Status.FINISHED
    assert (await town.match(timed)).status is Status.RUNNING, "its clock decides"
    with pytest.raises(Forbidden, match="banned-from-play"):
        await play(town.desk, await now(town, ada), timed, 1, "pass")


async def test_a_banned_player_still_sees_to_the_account_and_to_the_bots() -> None:
    """The account page shows both: whoever could not read the bots could not appeal there."""
    town = Town()
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    robot = await town.bot(ada, "Robot")
    await sanctioned(town, mod, ada, SanctionKind.BAN)
    banned = await now(town, ada)
    assert [bot.id for bot in await list_bots(town.desk, banned)] == [id_of(robot)]
    assert banned.player_with(Scope.ACCOUNT).id == id_of(ada)
    made_since = await now(town, await town.bot(banned, "Other"))
    with pytest.raises(Forbidden, match="banned-from-play"):
        await town.open(made_since, Terms("moon-river", 2))


async def test_a_rename_takes_the_name_and_a_lift_gives_it_back() -> None:
    town = Town()
    ada, mod = await town.human("Rudename"), await with_role(town, "Mod")
    made = await sanctioned(town, mod, ada, SanctionKind.RENAME)
    async with town.store.reading() as reading:
        renamed = await reading.player(id_of(ada))
    assert renamed is not None
    assert renamed.name.startswith("Player-")
    await lift(town.desk, mod, made.id, "a mistake")
    async with town.store.reading() as reading:
        restored = await reading.player(id_of(ada))
    assert restored is not None
    assert restored.name == "Rudename"
    with pytest.raises(Conflict, match="sanction-over"):
        await lift(town.desk, mod, made.id, "again")


async def test_a_former_name_that_somebody_has_by_now_does_not_come_back() -> None:
    town = Town()
    ada, mod = await town.human("Rudename"), await with_role(town, "Mod")
    made = await sanctioned(town, mod, ada, SanctionKind.RENAME)
    await town.human("Rudename")
    await lift(town.desk, mod, made.id, "a mistake")
    async with town.store.reading() as reading:
        player = await reading.player(id_of(ada))
    assert player is not None
    assert player.name.startswith("Player-")


RANKS = {
    "nobody": (False, False, False),
    "moderator": (True, False, False),
    "admin": (True, True, False),
}


@pytest.mark.parametrize("who", RANKS)
async def test_a_sanction_needs_a_higher_rank(who: str) -> None:
    town = Town()
    targets = [
        await town.human("Ada"),
        await with_role(town, "Target", PlayerRole.MODERATOR),
        await with_role(town, "Chief", PlayerRole.ADMIN),
    ]
    actor = await town.human("Actor") if who == "nobody" else await with_role(town, "Actor", PlayerRole(who))
    for target, is_allowed in zip(targets, RANKS[who], strict=True):
        if is_allowed:
            assert (await sanctioned(town, actor, target)).by == id_of(actor)
            continue
        with pytest.raises(Forbidden, match=r"rank-too-low|scope-missing"):
            await sanctioned(town, actor, target)


async def test_a_moderator_lifts_what_others_of_the_rank_imposed_no_more_than_what_was_done_to_them() -> None:
    town = Town()
    ada, mod, mad = await town.human("Ada"), await with_role(town, "Mod"), await with_role(town, "Mad")
    boss = await with_role(town, "Boss", PlayerRole.ADMIN)
    of_mod, of_boss, on_mod = (
        await sanctioned(town, mod, ada),
        await sanctioned(town, boss, ada),
        await sanctioned(town, boss, mod),
    )
    for actor, made in ((mad, of_mod), (mod, of_boss), (mod, on_mod), (mad, on_mod)):
        with pytest.raises(Forbidden, match="rank-too-low"):
            await lift(town.desk, actor, made.id, "no")
    await lift(town.desk, mod, of_mod.id, "enough")
    await lift(town.desk, boss, on_mod.id, "enough")


@pytest.mark.parametrize("duration", [0, 59_999, 367 * 24 * HOUR])
async def test_every_sanction_ends(duration: int) -> None:
    town = Town()
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    with pytest.raises(Malformed, match="bad-duration"):
        await sanction(town.desk, mod, SanctionWish(id_of(ada), SanctionKind.BAN, duration, "for ever"))


async def test_a_player_sees_their_own_sanctions_and_moderators_see_all() -> None:
    town = Town()
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    made = await sanctioned(town, mod, ada, SanctionKind.WARN)
    assert (await own_sanctions(town.desk, ada, None, 20)).items == (made,)
    assert (await own_sanctions(town.desk, bea, None, 20)).items == ()
    assert (await sanctions_against(town.desk, mod, id_of(ada), None, 20)).items == (made,)
    with pytest.raises(Forbidden, match="not-your-account"):
        await sanctions_against(town.desk, bea, id_of(ada), None, 20)
    with pytest.raises(NotFound, match="unknown-sanction"):
        await find_sanction(town.desk, bea, made.id)
    for caller in (bea, mod):
        with pytest.raises(NotFound, match="unknown-sanction"):
            await see_sanction(town.desk, caller, made.id)
    assert (await see_sanction(town.desk, ada, made.id)).seen_at == town.clock.now()


async def test_every_action_is_in_the_history_with_its_moderator_and_reason() -> None:
    town = Town()
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    made = await sanctioned(town, mod, ada)
    await lift(town.desk, mod, made.id, "a mistake")
    async with town.store.reading() as reading:
        lines = await reading.audit(id_of(ada), 9)
    assert [(line.operator, line.action, line.reason) for line in lines] == [
        (id_of(mod), "lift-mute", "a mistake"),
        (id_of(mod), "mute", "because"),
    ]


async def test_a_person_who_is_erased_takes_sanctions_along() -> None:
    town = Town()
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    made = await sanctioned(town, mod, ada, SanctionKind.RENAME)
    await delete_player(town.desk, OLA, id_of(ada))
    with pytest.raises(NotFound, match="unknown-sanction"):
        await find_sanction(town.desk, mod, made.id)


@pytest.mark.parametrize(("language", "word"), [("en", "Hello"), ("it", "Ciao"), ("es", "Hola"), ("pt", "Olá")])
async def test_a_player_is_told_of_a_sanction_by_mail_with_reason_end_and_the_way_to_appeal(
    language: str, word: str
) -> None:
    town = Town()
    ada, mod = await with_address(town), await with_role(town, "Mod")
    await change_profile(town.desk, ada, ProfileWish(language=language, time_zone="Europe/Rome"))
    for kind in SanctionKind:
        made = await sanctioned(town, mod, ada, kind)
        told = (await letters(town))[-1]
        end = datetime.fromtimestamp(made.until / 1_000, ZoneInfo("Europe/Rome"))
        assert word in told.text
        assert made.reason in told.text
        assert f"{town.policy.public_url}/account" in told.text
        assert kind is SanctionKind.WARN or f"{end:%Y-%m-%d %H:%M} (Europe/Rome)" in told.text
        assert "Mod" not in told.text.replace("Moderator", "")


async def test_the_owner_is_told_of_a_sanction_against_a_bot() -> None:
    town = Town()
    ada, mod = await with_address(town), await with_role(town, "Mod")
    before = len(await letters(town))
    await sanctioned(town, mod, await town.bot(ada, "Robot"), SanctionKind.BAN)
    (told,) = (await letters(town))[before:]
    assert "Robot" in told.text
