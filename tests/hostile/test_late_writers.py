"""A request that was under way when its player was shut out writes nothing any more."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from application.apps.register_app import register_app
from application.bots.set_webhook import set_webhook
from application.callers import Caller
from application.conduct.set_boundary import set_boundary
from application.errors import Unauthenticated
from application.leagues.found_league import found_league
from application.leagues.terms import LeagueTerms
from application.moderation.appeal import appeal
from application.moderation.report import ReportWish, report
from application.moderation.sanction import see_sanction
from application.pairing.invites import create_invite
from application.players.create_bot import create_bot
from application.players.end_tokens import end_tokens_of
from application.talk.say import say
from domain.conduct.boundaries import BoundaryKind
from domain.conduct.moderation import Offence, Sanction, SanctionKind
from domain.hosting.terms import MatchId, PlayerId
from tests.application.tables import THREE
from tests.apps.client import REDIRECT
from tests.fakes.desk import Town
from tests.league.towns import quick_rules
from tests.moderation.people import id_of, sanctioned, with_role


@dataclass(frozen=True)
class Scene:
    town: Town
    ada: Caller
    bea: Caller
    match: MatchId
    bot: PlayerId
    warning: Sanction


async def scene() -> Scene:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    warning = await sanctioned(town, await with_role(town, "Mod"), ada, SanctionKind.WARN)
    bot = await create_bot(town.desk, ada, "Robot")
    return Scene(town, ada, bea, await town.table(ada, bea, terms=THREE), bot.id, warning)


WRITES: dict[str, Callable[[Scene], Awaitable[object]]] = {
    "message": lambda s: say(s.town.desk, s.ada, f"{s.match}/players", "I am still here"),
    "report": lambda s: report(s.town.desk, s.ada, ReportWish(Offence.SPAM, "she did", id_of(s.bea))),
    "appeal": lambda s: appeal(s.town.desk, s.ada, s.warning.id, "no"),
    "seen": lambda s: see_sanction(s.town.desk, s.ada, s.warning.id),
    "block": lambda s: set_boundary(s.town.desk, s.ada, id_of(s.bea), BoundaryKind.BLOCK),
    "app": lambda s: register_app(s.town.desk, s.ada, "Late", (REDIRECT,), False),
    "invite": lambda s: create_invite(s.town.desk, s.ada, s.match),
    "bot": lambda s: create_bot(s.town.desk, s.ada, "Late"),
    "webhook": lambda s: set_webhook(s.town.desk, s.ada, s.bot, "https://evil.example/hook"),
    "league": lambda s: found_league(s.town.desk, s.ada, LeagueTerms("Late", "moon-river", quick_rules())),
}


@pytest.mark.parametrize("name", WRITES)
async def test_nothing_is_written_with_a_token_that_has_ended_meanwhile(name: str) -> None:
    made = await scene()
    await end_tokens_of(made.town.desk, id_of(made.ada))
    with pytest.raises(Unauthenticated, match="token-revoked"):
        await WRITES[name](made)


@pytest.mark.parametrize("name", WRITES)
async def test_all_of_it_is_possible_before(name: str) -> None:
    await WRITES[name](await scene())
