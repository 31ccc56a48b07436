"""People with roles, for tests of moderation."""

from dataclasses import replace

from application.callers import Caller
from application.moderation.report import ReportWish, report
from application.moderation.sanction import SanctionWish, sanction
from application.operators.audit import Operator
from application.operators.change_role import grant_as
from application.players.authenticate import renewed
from application.players.sessions import player_scopes
from domain.conduct.moderation import CaseId, Offence, Report, Sanction, SanctionKind
from domain.conduct.talk import Message
from domain.hosting.players import PlayerRole
from domain.hosting.terms import PlayerId
from tests.fakes.desk import Town

OLA = Operator("ola", "a trial")
HOUR = 3_600_000


async def with_role(town: Town, name: str, role: PlayerRole = PlayerRole.MODERATOR) -> Caller:
    caller = await town.human(name)
    await grant_as(town.desk, OLA, caller.required_player().id, role)
    player = replace(caller.required_player(), role=role)
    return replace(caller, player=player, scopes=player_scopes(player))


def id_of(caller: Caller) -> PlayerId:
    return caller.required_player().id


async def reported(town: Town, reporter: Caller, message: Message, text: str = "rude") -> Report:
    return await report(town.desk, reporter, ReportWish(Offence.INSULT, text, message=message.id))


async def sanctioned(
    town: Town, by: Caller, against: Caller, kind: SanctionKind = SanctionKind.MUTE, case: CaseId | None = None
) -> Sanction:
    return await sanction(town.desk, by, SanctionWish(id_of(against), kind, HOUR, "because", case))


async def now(town: Town, caller: Caller) -> Caller:
    """The caller as an open connection knows them by now."""
    current = await renewed(town.desk, caller)
    assert current is not None
    return current
