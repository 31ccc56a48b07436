"""Appeals: made once, decided by somebody who has no part in it."""

import pytest

from application.errors import Conflict, Forbidden, Malformed, NotFound
from application.moderation.appeal import appeal, decide, find_appeal, waiting_appeals
from application.moderation.sanction import find_sanction, lift
from application.talk.say import say
from domain.conduct.moderation import SanctionKind, Verdict
from domain.hosting.players import PlayerRole
from tests.fakes.desk import Town
from tests.moderation.people import HOUR, id_of, reported, sanctioned, with_role


async def test_an_appeal_that_succeeds_lifts_the_sanction_and_both_answers_reach_the_player() -> None:
    town = Town()
    ada, mod, second = await town.human("Ada"), await with_role(town, "Mod"), await with_role(town, "Second")
    for verdict in Verdict:
        made = await sanctioned(town, mod, ada, SanctionKind.WARN)
        waiting = await appeal(town.desk, ada, made.id, "I did not")
        assert (await waiting_appeals(town.desk, second, None, 20)).items == (waiting,)
        await decide(town.desk, second, waiting.id, verdict, "we looked again")
        told = await find_appeal(town.desk, ada, waiting.id)
        assert (told.verdict, told.answer, told.decided_by) == (verdict, "we looked again", id_of(second))
        assert (await find_sanction(town.desk, ada, made.id)).lifted_at == (
            town.clock.now() if verdict is Verdict.LIFTED else None
        )
        with pytest.raises(Conflict, match="appeal-decided"):
            await decide(town.desk, second, waiting.id, verdict, "again")


async def test_nobody_decides_about_their_own_action_or_their_own_appeal() -> None:
    town = Town()
    ada, mod, boss = (
        await town.human("Ada"),
        await with_role(town, "Mod"),
        await with_role(town, "Boss", PlayerRole.ADMIN),
    )
    first, second = await sanctioned(town, mod, ada), await sanctioned(town, boss, mod)
    own, of_mod = await appeal(town.desk, ada, first.id, "no"), await appeal(town.desk, mod, second.id, "no")
    for moderator, waiting in ((mod, own), (mod, of_mod), (boss, of_mod)):
        with pytest.raises(Forbidden, match="case-party"):
            await decide(town.desk, moderator, waiting.id, Verdict.LIFTED, "yes")
    assert of_mod not in (await waiting_appeals(town.desk, mod, None, 20)).items
    with pytest.raises(Forbidden, match="scope-missing"):
        await decide(town.desk, ada, own.id, Verdict.LIFTED, "I forgive myself")


async def test_a_moderator_does_not_overrule_an_admin() -> None:
    town = Town()
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    boss, chief = await with_role(town, "Boss", PlayerRole.ADMIN), await with_role(town, "Chief", PlayerRole.ADMIN)
    waiting = await appeal(town.desk, ada, (await sanctioned(town, boss, ada)).id, "please")
    with pytest.raises(Forbidden, match="case-party"):
        await decide(town.desk, mod, waiting.id, Verdict.LIFTED, "yes")
    assert (await decide(town.desk, chief, waiting.id, Verdict.LIFTED, "yes")).verdict is Verdict.LIFTED


async def test_a_moderator_decides_no_appeal_of_another_moderator() -> None:
    town = Town()
    mod, mad, boss = (
        await with_role(town, "Mod"),
        await with_role(town, "Mad"),
        await with_role(town, "Boss", PlayerRole.ADMIN),
    )
    waiting = await appeal(town.desk, mad, (await sanctioned(town, boss, mad)).id, "please")
    with pytest.raises(Forbidden, match="case-party"):
        await decide(town.desk, mod, waiting.id, Verdict.LIFTED, "among colleagues")


async def test_the_reporter_of_the_case_decides_no_appeal_about_it() -> None:
    town = Town()
    ada, mod = await town.human("Ada"), await with_role(town, "Mod")
    reporter, third = await with_role(town, "Reporter"), await with_role(town, "Third")
    message = await say(town.desk, ada, f"{await town.started(ada, reporter)}/players", "rude")
    case = (await reported(town, reporter, message)).case
    waiting = await appeal(town.desk, ada, (await sanctioned(town, mod, ada, case=case)).id, "please")
    with pytest.raises(Forbidden, match="case-party"):
        await decide(town.desk, reporter, waiting.id, Verdict.UPHELD, "I was there")
    await decide(town.desk, third, waiting.id, Verdict.UPHELD, "it stays")


async def test_one_appeals_once_against_what_holds_and_is_ones_own() -> None:
    town = Town()
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    made, over = await sanctioned(town, mod, ada), await sanctioned(town, mod, ada)
    await lift(town.desk, mod, over.id, "enough")
    with pytest.raises(NotFound, match="unknown-sanction"):
        await appeal(town.desk, bea, made.id, "for a friend")
    with pytest.raises(NotFound, match="unknown-sanction"):
        await appeal(town.desk, mod, made.id, "for her")
    with pytest.raises(Malformed, match="bad-text"):
        await appeal(town.desk, ada, made.id, " ")
    with pytest.raises(Conflict, match="sanction-over"):
        await appeal(town.desk, ada, over.id, "late")
    waiting = await appeal(town.desk, ada, made.id, "please")
    with pytest.raises(Conflict, match="already-appealed"):
        await appeal(town.desk, ada, made.id, "please!")
    for caller in (bea,):
        with pytest.raises(NotFound, match="unknown-appeal"):
            await find_appeal(town.desk, caller, waiting.id)
    town.clock.advance(HOUR)
    await decide(town.desk, await with_role(town, "Second"), waiting.id, Verdict.LIFTED, "it is over anyway")


async def test_a_page_of_appeals_that_are_not_theirs_hides_none_behind_it_from_a_moderator() -> None:
    town = Town()
    ada, mod, other = await town.human("Ada"), await with_role(town, "Mod"), await with_role(town, "Other")
    theirs = await appeal(town.desk, ada, (await sanctioned(town, other, ada)).id, "please")
    for _ in range(3):
        town.clock.advance(1)
        await appeal(town.desk, ada, (await sanctioned(town, mod, ada)).id, "please")
    page = await waiting_appeals(town.desk, mod, None, 1)
    assert (page.items, page.has_next) == ((theirs,), False)
