"""Moderators who are party to what they decide, or who reach above their rank."""

import pytest

from application.errors import Forbidden
from application.moderation.appeal import appeal, decide
from application.moderation.cases import find_case
from application.moderation.report import ReportWish, report
from application.moderation.sanction import lift
from application.talk.say import say
from domain.conduct.moderation import Offence, SanctionKind, Verdict
from domain.hosting.players import PlayerRole
from tests.fakes.desk import Town
from tests.moderation.people import id_of, sanctioned, with_role


async def test_who_reported_a_player_does_not_sanction_them_by_leaving_the_case_out() -> None:
    town = Town()
    ada, mod, other = await town.human("Ada"), await with_role(town, "Mod"), await with_role(town, "Other")
    await report(town.desk, mod, ReportWish(Offence.CHEATING, "she beat me", id_of(ada)))
    with pytest.raises(Forbidden, match="case-party"):
        await sanctioned(town, mod, ada, SanctionKind.BAN)
    await sanctioned(town, other, ada, SanctionKind.BAN)


async def test_who_sits_at_a_reported_match_by_a_bot_is_a_party() -> None:
    town = Town()
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    match = await town.started(ada, bea, await town.bot(mod, "Robot"))
    case = (await report(town.desk, bea, ReportWish(Offence.STALLING, "slow", id_of(ada), match=match))).case
    for attempt in (find_case(town.desk, mod, case), sanctioned(town, mod, ada)):
        with pytest.raises(Forbidden, match="case-party"):
            await attempt


async def test_nobody_reaches_a_higher_one_through_their_bot() -> None:
    town = Town()
    mod, other = await with_role(town, "Mod"), await with_role(town, "Other")
    boss, chief = await with_role(town, "Boss", PlayerRole.ADMIN), await with_role(town, "Chief", PlayerRole.ADMIN)
    equal, above = await town.bot(other, "Robot"), await town.bot(boss, "Bossbot")
    for moderator, bot in ((mod, equal), (mod, above), (chief, above)):
        with pytest.raises(Forbidden, match="rank-too-low"):
            await sanctioned(town, moderator, bot, SanctionKind.BAN)
    made = await sanctioned(town, boss, equal)
    waiting = await appeal(town.desk, equal, made.id, "I am a machine")
    for attempt in (
        lift(town.desk, mod, made.id, "poor thing"),
        lift(town.desk, other, made.id, "it is mine"),
        decide(town.desk, mod, waiting.id, Verdict.LIFTED, "poor thing"),
        decide(town.desk, other, waiting.id, Verdict.LIFTED, "it is mine"),
    ):
        with pytest.raises(Forbidden):
            await attempt
    await decide(town.desk, chief, waiting.id, Verdict.LIFTED, "poor thing")


async def test_a_ban_is_felt_by_what_is_said_before_a_process_has_heard_of_it() -> None:
    town = Town()
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    room = f"{await town.started(ada, bea)}/players"
    await sanctioned(town, mod, ada, SanctionKind.BAN)
    with pytest.raises(Forbidden, match="banned-from-play"):
        await say(town.desk, ada, room, "one last word")
