"""What an app, or any token with few scopes, learns and does of its player's own affairs: nothing."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import pytest

from application.callers import APP_SCOPES, Caller, Scope
from application.conduct.set_boundary import set_boundary
from application.errors import Forbidden
from application.moderation.appeal import appeal, find_appeal
from application.moderation.report import ReportWish, find_report, report
from application.moderation.sanction import find_sanction, own_sanctions, sanctions_against, see_sanction
from application.players.sessions import KIND_SCOPES
from application.talk.read_room import find_message, follow_room, list_messages, read_room_events
from application.talk.rooms import known_room, view_room
from application.talk.say import say
from domain.conduct.boundaries import BoundaryKind
from domain.conduct.moderation import Offence, SanctionKind
from domain.hosting.players import PlayerKind
from domain.hosting.terms import Moment
from tests.fakes.desk import Town
from tests.moderation.people import id_of, sanctioned, with_role


@dataclass(frozen=True)
class Scene:
    """Ada at a table, where things were said, and with what moderators know of her."""

    town: Town
    bea: Caller
    room: str
    message: str
    report: str
    warning: str
    mute: str
    appeal: str


async def scene() -> tuple[Scene, Caller]:
    town = Town()
    ada, bea, mod = await town.human("Ada"), await town.human("Bea"), await with_role(town, "Mod")
    room = f"{await town.started(ada, bea)}/players"
    message = await say(town.desk, bea, room, "between us")
    made = await report(town.desk, ada, ReportWish(Offence.SPAM, "she did", id_of(bea)))
    warning, mute = [await sanctioned(town, mod, ada, kind) for kind in (SanctionKind.WARN, SanctionKind.MUTE)]
    waiting = await appeal(town.desk, ada, mute.id, "no")
    return Scene(town, bea, room, message.id, made.id, warning.id, mute.id, waiting.id), ada


Verb = Callable[[Scene, Caller], Awaitable[object]]
VERBS: dict[str, tuple[Scope, Verb]] = {
    "room": (Scope.TALK, lambda s, c: view_room(s.town.desk, c, known_room(s.room))),
    "messages": (Scope.TALK, lambda s, c: list_messages(s.town.desk, c, s.room, None, 10)),
    "message": (Scope.TALK, lambda s, c: find_message(s.town.desk, c, s.message)),
    "room events": (Scope.TALK, lambda s, c: read_room_events(s.town.desk, c, s.room)),
    "room stream": (Scope.TALK, lambda s, c: follow_room(s.town.desk, c, s.room)),
    "report": (Scope.TALK, lambda s, c: find_report(s.town.desk, c, s.report)),
    "block": (Scope.ACCOUNT, lambda s, c: set_boundary(s.town.desk, c, id_of(s.bea), BoundaryKind.BLOCK)),
    "sanctions": (Scope.ACCOUNT, lambda s, c: own_sanctions(s.town.desk, c, None, 10)),
    "sanctions by id": (Scope.ACCOUNT, lambda s, c: sanctions_against(s.town.desk, c, id_of(c), None, 10)),
    "sanction": (Scope.ACCOUNT, lambda s, c: find_sanction(s.town.desk, c, s.warning)),
    "seen": (Scope.ACCOUNT, lambda s, c: see_sanction(s.town.desk, c, s.warning)),
    "appeal": (Scope.ACCOUNT, lambda s, c: appeal(s.town.desk, c, s.warning, "in your name")),
    "own appeal": (Scope.ACCOUNT, lambda s, c: find_appeal(s.town.desk, c, s.appeal)),
}
PEOPLE = KIND_SCOPES[PlayerKind.HUMAN]


@pytest.mark.parametrize("name", VERBS)
async def test_only_a_token_with_the_scope_reaches_it(name: str) -> None:
    made, ada = await scene()
    needed, verb = VERBS[name]
    for scopes in (frozenset[Scope](), PEOPLE - {needed}):
        with pytest.raises(Forbidden, match="scope-missing"):
            await verb(made, replace(ada, scopes=scopes))
    await verb(made, replace(ada, scopes=frozenset({needed})))


@pytest.mark.parametrize("name", [name for name, (scope, _) in VERBS.items() if scope not in APP_SCOPES])
async def test_no_app_reaches_it_whatever_it_was_granted(name: str) -> None:
    made, ada = await scene()
    with pytest.raises(Forbidden, match="scope-missing"):
        await VERBS[name][1](made, replace(ada, scopes=APP_SCOPES))


async def test_a_banned_player_still_reads_what_was_said_and_why_they_were_banned() -> None:
    made, ada = await scene()
    banned = replace(ada, banned_until=Moment(made.town.clock.now() + 1_000))
    for name in ("messages", "sanctions", "report", "own appeal"):
        await VERBS[name][1](made, banned)


async def test_a_bot_reads_where_it_sits() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    robot = await town.bot(ada, "Robot")
    room = f"{await town.started(bea, robot)}/players"
    await say(town.desk, bea, room, "hello machine")
    assert [each.text for each in (await list_messages(town.desk, robot, room, None, 10)).items] == ["hello machine"]
