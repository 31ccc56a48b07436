"""Who may do and see what: each mutation, each field, each subscription, as everybody who may try.

The tables below name every mutation and every field; one that is new and not named fails a test.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from graphql import (
    is_enum_type,
    is_input_object_type,
    is_interface_type,
    is_list_type,
    is_object_type,
    is_required_input_field,
    is_union_type,
)

from api.graphql.schema.build import CORE
from application.apps.find_apps import own_grants
from application.callers import Scope
from application.hosting.terms import Terms
from application.players.create_bot import create_bot
from application.players.create_token import create_token
from application.players.grant_role import grant_role
from domain.hosting.players import PlayerRole
from domain.hosting.terms import Absence, Access, Leaving, Pace, PlayerId, Timing
from tests import houses
from tests.apps.client import REDIRECT, query, registered
from tests.graphql.selections import everything
from tests.graphql.sockets import EVENTS, line
from tests.houses import PASSWORD, Guest, House, served
from tests.tables import TableInHouse, caller_of, opened

ROLES = ("owner", "rival", "stranger", "guest", "anonymous", "unscoped")
"""Who opened the match and sits there, who sits there too, another human, a guest account, nobody known, and the owner
with a token that has no scope of use here."""


@dataclass(frozen=True)
class Scene:
    """A match with everybody around it."""

    house: House
    table: TableInHouse
    people: dict[str, Guest]
    bot: str
    token: str


async def _scene(house: House, terms: Terms, is_started: bool) -> Scene:
    owner, rival = await house.human("Owner"), await house.human("Rival")
    caller = await caller_of(owner)
    bare = await create_token(house.desk, caller, "bare", [Scope.LEAGUES])
    table = await opened(house, [owner, rival], terms)
    if is_started:
        await owner.do("startMatch", {"matchId": table.id})
    people = {
        "owner": owner,
        "rival": rival,
        "stranger": await house.human("Stranger"),
        "guest": await house.visitor("Visitor"),
        "anonymous": house.guest(),
        "unscoped": replace(owner, token=bare.text),
    }
    bot = await create_bot(house.desk, caller, "Ownerbot")
    return Scene(house, table, people, bot.id, bare.id)


OPEN = Terms("the-river", 2)
RUNNING = Terms(
    "the-river",
    2,
    timing=Timing(Pace.CORRESPONDENCE, per_turn=60_000),
    absence=Absence(Leaving.TAKEOVER, Leaving.TAKEOVER, "drifter"),
)
Wish = Callable[[Scene], Awaitable[dict[str, object]]]


async def _match(scene: Scene) -> dict[str, object]:
    return {"matchId": scene.table.id}


async def _freed(scene: Scene) -> dict[str, object]:
    """Only one sits there; the other seat is free."""
    await scene.people["rival"].do("leaveMatch", {"matchId": scene.table.id})
    return {"matchId": scene.table.id}


async def _ai(scene: Scene) -> dict[str, object]:
    return {**await _freed(scene), "level": "DRIFTER"}


async def _owner_to_move(scene: Scene) -> dict[str, object]:
    """The one who opened the match is to move."""
    while (await scene.table.mover()).id != scene.table.owner.id:
        await scene.table.play_some(1)
    look = await scene.table.look()
    move = look.game.notation.format(look.game.legal_moves(look.state.position)[0])
    return {"matchId": scene.table.id, "expectedVersion": look.version, "move": {"notation": move}}


async def _moved(scene: Scene) -> dict[str, object]:
    """The owner has made a move that may be taken back: a trade, or nothing that reveals."""
    await _owner_to_move(scene)
    return {"matchId": scene.table.id}


async def _late(scene: Scene) -> dict[str, object]:
    scene.house.clock.ahead += 61_000
    return {"matchId": scene.table.id}


async def _taken_over(scene: Scene) -> dict[str, object]:
    await scene.people["owner"].do("resign", {"matchId": scene.table.id})
    return {"matchId": scene.table.id}


async def _ended(scene: Scene) -> dict[str, object]:
    await scene.people["owner"].do("abortMatch", {"matchId": scene.table.id})
    return {"matchId": scene.table.id}


async def _given_up(scene: Scene) -> dict[str, object]:
    """The match is over; machines go on from its first decision."""
    await scene.people["rival"].do("resign", {"matchId": scene.table.id})
    return {"matchId": scene.table.id, "ply": 0, "aiSeats": [{"level": "DRIFTER"}, {"level": "DRIFTER"}]}


async def _credentials(_: Scene) -> dict[str, object]:
    return {"name": "Newcomer", "password": PASSWORD}


async def _own_credentials(_: Scene) -> dict[str, object]:
    return {"name": "Owner", "password": PASSWORD}


@dataclass(frozen=True)
class Expected:
    """How a mutation answers each role: the type of the answer, a refusal's code, or an error's."""

    wish: Wish
    answers: tuple[str, str, str, str, str, str]
    terms: Terms = OPEN
    is_started: bool = False


async def _just(**wish: object) -> dict[str, object]:
    return wish


SIGN_IN, SCOPE, SEATED, CREATOR = "sign-in-needed", "scope-missing", "not-seated", "creator-only"
MUTATIONS = {
    "createMatch": Expected(
        lambda _: _just(game="the-river", seats=2),
        ("MatchCreated", "MatchCreated", "MatchCreated", "MatchCreated", SIGN_IN, SCOPE),
    ),
    "forkMatch": Expected(
        _given_up,
        ("MatchForked", "MatchForked", "MatchForked", "MatchForked", SIGN_IN, SCOPE),
        Terms("the-river", 2),
        True,
    ),
    "joinMatch": Expected(_freed, ("already-seated", "MatchJoined", "MatchJoined", "MatchJoined", SIGN_IN, SCOPE)),
    "leaveMatch": Expected(_match, ("MatchLeft", "MatchLeft", SEATED, SEATED, SIGN_IN, SCOPE)),
    "addAiSeat": Expected(_ai, ("AiSeatAdded", CREATOR, CREATOR, CREATOR, SIGN_IN, SCOPE)),
    "startMatch": Expected(_match, ("MatchStarted", CREATOR, CREATOR, CREATOR, SIGN_IN, SCOPE)),
    "abortMatch": Expected(_match, ("MatchAborted", CREATOR, CREATOR, CREATOR, SIGN_IN, SCOPE)),
    "playMove": Expected(
        _owner_to_move, ("MovePlayed", "not-your-turn", SEATED, SEATED, SIGN_IN, SCOPE), RUNNING, True
    ),
    "undo": Expected(_moved, ("undo-barrier", "undo-barrier", SEATED, SEATED, SIGN_IN, SCOPE), RUNNING, True),
    "resign": Expected(_match, ("Resigned", "Resigned", SEATED, SEATED, SIGN_IN, SCOPE), RUNNING, True),
    "claimTimeout": Expected(
        _late, ("TimeoutClaimed", "TimeoutClaimed", SEATED, SEATED, SIGN_IN, SCOPE), RUNNING, True
    ),
    "takeBackSeat": Expected(
        _taken_over, ("SeatTakenBack", "not-taken-over", SEATED, SEATED, SIGN_IN, SCOPE), RUNNING, True
    ),
    "offerRematch": Expected(_ended, ("RematchOffered", "RematchOffered", SEATED, SEATED, SIGN_IN, SCOPE)),
    "signUp": Expected(_credentials, ("Session",) * 6),
    "signIn": Expected(_own_credentials, ("Session",) * 6),
    "signOut": Expected(lambda _: _just(), ("TokenRevoked",) * 4 + (SIGN_IN, "TokenRevoked")),
    "enterAsGuest": Expected(lambda _: _just(), ("Session",) * 6),
    "upgradeGuest": Expected(_credentials, ("not-a-guest",) * 3 + ("Session", SIGN_IN, SCOPE)),
    "createToken": Expected(lambda _: _just(label="one", scopes=["PLAY"]), ("TokenCreated",) * 4 + (SIGN_IN, SCOPE)),
    "revokeToken": Expected(
        lambda scene: _just(tokenId=scene.token),
        ("TokenRevoked", "unknown-token", "unknown-token", "unknown-token", SIGN_IN, "TokenRevoked"),
    ),
    "createBot": Expected(lambda _: _just(name="Robot"), ("BotCreated",) * 3 + (SCOPE, SIGN_IN, SCOPE)),
    "createBotToken": Expected(
        lambda scene: _just(botId=scene.bot, label="one", scopes=["PLAY"]),
        ("TokenCreated", "unknown-bot", "unknown-bot", SCOPE, SIGN_IN, SCOPE),
    ),
}


MUTATIONS |= {
    "changeProfile": Expected(
        lambda _: _just(text="Hello", timeZone="Europe/Rome"), ("ProfileChanged",) * 4 + (SIGN_IN, SCOPE)
    ),
    "setAddress": Expected(
        lambda _: _just(address="me@river.example", password=PASSWORD),
        ("AddressSet",) * 3 + ("humans-only", SIGN_IN, SCOPE),
    ),
    "changePassword": Expected(
        lambda _: _just(password=PASSWORD, newPassword="another river"),
        ("Session",) * 3 + ("humans-only", SIGN_IN, SCOPE),
    ),
    "requestPasswordReset": Expected(lambda _: _just(account="nobody"), ("PasswordResetRequested",) * 6),
    "resetPassword": Expected(lambda _: _just(code="nothing", newPassword="another river"), ("bad-code",) * 6),
    "changeName": Expected(
        lambda _: _just(name="Newcomer", password=PASSWORD),
        ("NameChanged",) * 3 + ("humans-only", SIGN_IN, SCOPE),
    ),
    "endOtherSessions": Expected(lambda _: _just(), ("OtherSessionsEnded",) * 4 + (SIGN_IN, SCOPE)),
    "requestArchive": Expected(lambda _: _just(password=PASSWORD), ("ArchiveRequested",) * 4 + (SIGN_IN, SCOPE)),
    "requestErasure": Expected(lambda _: _just(password=PASSWORD), ("ErasureRequested",) * 4 + (SIGN_IN, SCOPE)),
    "verifyAddress": Expected(lambda _: _just(code="nothing"), ("bad-code",) * 6),
}


async def _other_player(scene: Scene) -> dict[str, object]:
    return {"playerId": scene.people["stranger"].id}


MUTATIONS |= {
    "blockPlayer": Expected(
        _other_player, ("PlayerBlocked",) * 2 + ("against-oneself", "PlayerBlocked", SIGN_IN, SCOPE)
    ),
    "unblockPlayer": Expected(_other_player, ("PlayerUnblocked",) * 4 + (SIGN_IN, SCOPE)),
    "mutePlayer": Expected(_other_player, ("PlayerMuted",) * 2 + ("against-oneself", "PlayerMuted", SIGN_IN, SCOPE)),
    "unmutePlayer": Expected(_other_player, ("PlayerUnmuted",) * 4 + (SIGN_IN, SCOPE)),
}


async def _own_room(scene: Scene) -> dict[str, object]:
    return {"roomId": f"room:{scene.table.id}/players", "text": "hello"}


async def _said(scene: Scene) -> dict[str, object]:
    sent = await scene.people["owner"].do(
        "sendMessage", await _own_room(scene), "... on MessageSent { message { id } }"
    )
    return {"messageId": sent["message"]["id"], "reason": "a trial"}


async def _reportable(scene: Scene) -> dict[str, object]:
    return {"offence": "NAME", "playerId": scene.people["stranger"].id}


async def _sanction(scene: Scene) -> dict[str, object]:
    return {"playerId": scene.people["rival"].id, "kind": "WARN", "duration": 3_600_000, "reason": "a trial"}


async def _sanctioned(scene: Scene) -> dict[str, object]:
    """The owner was warned by a moderator."""
    moderator = await scene.house.human("Moderator")
    await grant_role(scene.house.desk, PlayerId(moderator.id), PlayerRole.MODERATOR)
    wish = {"playerId": scene.people["owner"].id, "kind": "WARN", "duration": 3_600_000, "reason": "a trial"}
    made = await moderator.do("sanctionPlayer", wish, "... on PlayerSanctioned { sanction { id } }")
    return {"sanctionId": made["sanction"]["id"]}


async def _liftable(scene: Scene) -> dict[str, object]:
    return {**await _sanctioned(scene), "reason": "a trial"}


async def _appealable(scene: Scene) -> dict[str, object]:
    return {**await _sanctioned(scene), "text": "please"}


async def _appealed(scene: Scene) -> dict[str, object]:
    chosen = "... on SanctionAppealed { appeal { id } }"
    made = await scene.people["owner"].do("appealSanction", await _appealable(scene), chosen)
    return {"appealId": made["appeal"]["id"], "verdict": "LIFTED", "answer": "yes"}


MUTATIONS |= {
    "reportPlayer": Expected(
        _reportable, ("PlayerReported",) * 2 + ("against-oneself", "PlayerReported", SIGN_IN, SCOPE)
    ),
    "sanctionPlayer": Expected(_sanction, (SCOPE,) * 4 + (SIGN_IN, SCOPE)),
    "liftSanction": Expected(_liftable, (SCOPE,) * 4 + (SIGN_IN, SCOPE)),
    "closeCase": Expected(lambda _: _just(caseId="cas_none", reason="x"), (SCOPE,) * 4 + (SIGN_IN, SCOPE)),
    "appealSanction": Expected(_appealable, ("SanctionAppealed",) + ("unknown-sanction",) * 3 + (SIGN_IN, SCOPE)),
    "markSanctionSeen": Expected(_sanctioned, ("SanctionSeen",) + ("unknown-sanction",) * 3 + (SIGN_IN, SCOPE)),
    "decideAppeal": Expected(_appealed, (SCOPE,) * 4 + (SIGN_IN, SCOPE)),
    "sendMessage": Expected(_own_room, ("MessageSent",) * 2 + (SEATED, SEATED, SIGN_IN, SCOPE)),
    "removeMessage": Expected(_said, (SCOPE,) * 4 + (SIGN_IN, SCOPE)),
}


async def _soon(scene: Scene) -> dict[str, object]:
    return {"endsAt": scene.house.clock.now() + 2 * 86_400_000}


MUTATIONS |= {
    "planVacation": Expected(_soon, ("VacationPlanned",) * 3 + ("humans-only", SIGN_IN, SCOPE)),
    "endVacation": Expected(
        lambda _: _just(vacationId="vac_nobody"), ("unknown-vacation",) * 3 + ("humans-only", SIGN_IN, SCOPE)
    ),
    "setPlayingHours": Expected(
        lambda _: _just(hours=None), ("PlayingHoursSet",) * 3 + ("humans-only", SIGN_IN, SCOPE)
    ),
}


SUBSCRIPTION = {"endpoint": "https://push.example/a", "p256dh": "key", "auth": "secret"}
MUTATIONS |= {
    "configureNotifications": Expected(lambda _: _just(kinds=[]), ("NotificationsConfigured",) * 4 + (SIGN_IN, SCOPE)),
    "subscribeToPush": Expected(lambda _: _just(**SUBSCRIPTION), ("bad-subscription",) * 4 + (SIGN_IN, SCOPE)),
    "unsubscribeFromPush": Expected(
        lambda _: _just(subscriptionId="psh_nobody"), ("unknown-subscription",) * 4 + (SIGN_IN, SCOPE)
    ),
    "setNotificationWebhook": Expected(
        lambda _: _just(url="https://hooks.example/a"), ("bad-webhook",) * 4 + (SIGN_IN, SCOPE)
    ),
    "removeNotificationWebhook": Expected(lambda _: _just(), ("NotificationWebhookRemoved",) * 4 + (SIGN_IN, SCOPE)),
    "stopNotificationMails": Expected(lambda _: _just(token="ply_a.unsigned"), ("unknown-stop",) * 6),
}


LIVE: dict[str, object] = {"game": "the-river", "timing": {"pace": "LIVE", "bank": 60_000}}


async def _wish_to_play(_: Scene) -> dict[str, object]:
    return LIVE


async def _sought(scene: Scene) -> dict[str, object]:
    """The owner looks for a table."""
    return {"seekId": (await scene.people["owner"].do("findTable", LIVE))["seek"]["id"]}


async def _dared(scene: Scene) -> dict[str, object]:
    return {"playerId": scene.people["stranger"].id, **LIVE}


async def _challenge_to_owner(scene: Scene) -> dict[str, object]:
    """The rival challenges the owner."""
    wish = {"playerId": scene.people["owner"].id, **LIVE}
    return {"challengeId": (await scene.people["rival"].do("challengePlayer", wish))["challenge"]["id"]}


async def _made_invite(scene: Scene) -> dict[str, object]:
    made = await scene.people["owner"].do("createInvite", await _freed(scene))
    return {"inviteId": made["invite"]["id"]}


async def _sent_invite(scene: Scene) -> dict[str, object]:
    return {"token": (await scene.people["owner"].do("createInvite", await _freed(scene)))["token"]}


MUTATIONS |= {
    "findTable": Expected(_wish_to_play, ("TableSought",) * 4 + (SIGN_IN, SCOPE)),
    "cancelSeek": Expected(_sought, ("SeekCancelled",) + ("unknown-seek",) * 3 + (SIGN_IN, SCOPE)),
    "challengePlayer": Expected(
        _dared, ("PlayerChallenged",) * 2 + ("against-oneself", "PlayerChallenged", SIGN_IN, SCOPE)
    ),
    "acceptChallenge": Expected(
        _challenge_to_owner,
        ("ChallengeAccepted", "not-challenged", "unknown-challenge", "unknown-challenge", SIGN_IN, SCOPE),
    ),
    "declineChallenge": Expected(
        _challenge_to_owner,
        ("ChallengeDeclined", "not-challenged", "unknown-challenge", "unknown-challenge", SIGN_IN, SCOPE),
    ),
    "takeBackChallenge": Expected(
        _challenge_to_owner,
        ("not-challenger", "ChallengeTakenBack", "unknown-challenge", "unknown-challenge", SIGN_IN, SCOPE),
    ),
    "createInvite": Expected(_freed, ("InviteCreated",) + ("creator-only",) * 3 + (SIGN_IN, SCOPE)),
    "revokeInvite": Expected(_made_invite, ("InviteRevoked",) + ("unknown-invite",) * 3 + (SIGN_IN, SCOPE)),
    "acceptInvite": Expected(_sent_invite, ("already-seated",) + ("InviteAccepted",) * 3 + (SIGN_IN, SCOPE)),
}


async def _app(scene: Scene, is_confidential: bool = False) -> dict[str, object]:
    client = await registered(scene.house.desk, await caller_of(scene.people["owner"]), is_confidential)
    return {"appId": client.id}


async def _changed_app(scene: Scene) -> dict[str, object]:
    return {**await _app(scene), "name": "Lake", "redirectUris": [REDIRECT]}


async def _confidential_app(scene: Scene) -> dict[str, object]:
    return await _app(scene, is_confidential=True)


async def _grant(scene: Scene) -> dict[str, object]:
    owner = await caller_of(scene.people["owner"])
    await (await registered(scene.house.desk, owner)).tokens(owner)
    return {"grantId": (await own_grants(scene.house.desk, owner))[0].grant.id}


async def _authorization(scene: Scene) -> dict[str, object]:
    client = await registered(scene.house.desk, await caller_of(scene.people["owner"]))
    return {"request": query(client.wish())}


_NO_APP = ("unknown-app", "unknown-app", "humans-only", SIGN_IN, SCOPE)
MUTATIONS |= {
    "registerApp": Expected(
        lambda _: _just(name="Riverside", redirectUris=[REDIRECT]),
        ("AppIssued",) * 3 + ("humans-only", SIGN_IN, SCOPE),
    ),
    "changeApp": Expected(_changed_app, ("AppChanged", *_NO_APP)),
    "renewAppSecret": Expected(_confidential_app, ("AppIssued", *_NO_APP)),
    "removeApp": Expected(_app, ("AppRemoved", *_NO_APP)),
    "endGrant": Expected(_grant, ("GrantEnded",) + ("unknown-grant",) * 3 + (SIGN_IN, SCOPE)),
    "allowApp": Expected(_authorization, ("AuthorizationAnswered",) * 4 + (SIGN_IN, SCOPE)),
    "refuseApp": Expected(_authorization, ("AuthorizationAnswered",) * 6),
}


BOTS = frozenset("setWebhook removeWebhook acquireWork answerWork extendWork releaseWork".split())
LEAGUES = frozenset(
    """createLeague configureLeague closeLeague setReferee joinLeague withdrawFromLeague returnToLeague registerMachines
    challenge withdrawChallenge moveLeagueClock annulTable decideTable replacePlayer adjustClock""".split()
)
"""What bots and leagues do has tests of its own, for owners, referees and members; here only: not by nobody."""


def test_every_mutation_has_an_expectation_for_everybody() -> None:
    assert CORE.mutation_type is not None
    assert set(MUTATIONS) | LEAGUES | BOTS == set(CORE.mutation_type.fields)


@pytest.mark.parametrize("mutation", sorted(LEAGUES | BOTS))
async def test_nobody_is_asked_to_sign_in_before_anything_else_is_told(house: House, mutation: str) -> None:
    assert CORE.mutation_type is not None
    arguments = CORE.mutation_type.fields[mutation].args
    wish = _least(arguments["input"].type) if arguments else {}
    assert await _answer(house.guest(), mutation, wish) == SIGN_IN


@pytest.mark.parametrize("mutation", sorted(LEAGUES))
async def test_a_guest_account_may_do_nothing_in_leagues(house: House, mutation: str) -> None:
    assert CORE.mutation_type is not None
    wish = _least(CORE.mutation_type.fields[mutation].args["input"].type)
    assert await _answer(await house.visitor("Visitor"), mutation, wish) == SCOPE


def _least(kind: Any) -> Any:
    """The least input that can be read."""
    inner = getattr(kind, "of_type", kind)
    if is_list_type(inner):
        return []
    if is_input_object_type(inner):
        needed = {name: one for name, one in inner.fields.items() if is_required_input_field(one)}
        return {name: _least(one.type) for name, one in needed.items()}
    if is_enum_type(inner):
        return next(iter(inner.values))
    return {"Int": 1, "Float": 1.0, "Boolean": True, "Milliseconds": 1, "Moment": 1}.get(inner.name, "nothing")


@pytest.mark.parametrize("mutation", MUTATIONS)
async def test_a_mutation_is_for_whom_it_is_for(tmp_path: Path, mutation: str) -> None:
    """Whoever is refused changes nothing, so the refused share a scene; each of the others has one of their own."""
    expected = dict(zip(ROLES, MUTATIONS[mutation].answers, strict=True))
    waiting = sorted(ROLES, key=lambda role: _is_success(expected[role]))
    told: dict[str, str] = {}
    while waiting:
        (tmp_path / waiting[0]).mkdir()
        async with houses.house(tmp_path / waiting[0]) as house:
            told |= await _answers_until_success(house, mutation, waiting)
        waiting = [role for role in waiting if role not in told]
    assert told == expected


async def _answers_until_success(house: House, mutation: str, roles: Sequence[str]) -> dict[str, str]:
    """What these roles are told one after the other, up to the first who changes something."""
    scene = await _scene(house, MUTATIONS[mutation].terms, MUTATIONS[mutation].is_started)
    wish = await MUTATIONS[mutation].wish(scene)
    told: dict[str, str] = {}
    for role in roles:
        told[role] = await _answer(scene.people[role], mutation, wish)
        if _is_success(told[role]):
            break
    return told


def _is_success(answer: str) -> bool:
    """Types begin with a capital letter, codes of refusals do not."""
    return answer[0].isupper()


async def _answer(guest: Guest, mutation: str, wish: dict[str, object]) -> str:
    """The success's type, otherwise the code of the refusal or of the error."""
    field = CORE.mutation_type.fields[mutation] if CORE.mutation_type else None
    assert field is not None
    given = {name: str(argument.type) for name, argument in field.args.items()}
    head, call = (f"($input: {given['input']})", "(input: $input)") if given else ("", "")
    document = f"mutation {head} {{ {mutation}{call} {{ __typename ... on Refusal {{ code }} }} }}"
    told = await guest.ask(document, **({"input": wish} if given else {}))
    if "errors" in told:
        return str(told["errors"][0]["extensions"]["code"])
    answer = told["data"][mutation]
    return str(answer.get("code") or answer["__typename"])


# Fields. `MATCH` stands for the id of a match that anybody may watch, `APP` for that of an app of the owner's.
READERS = {
    "Query": "{}",
    "Game": '{{ game(key: "moon-river") {} }}',
    "RuleText": '{{ game(key: "moon-river") {{ ruleTexts {} }} }}',
    "NamedColour": '{{ game(key: "moon-river") {{ colours {} }} }}',
    "NamedLevel": '{{ game(key: "moon-river") {{ levels {} }} }}',
    "GameOption": '{{ game(key: "moon-river") {{ options {} }} }}',
    "OptionValue": '{{ game(key: "moon-river") {{ options {{ values {} }} }} }}',
    "Edition": '{{ game(key: "moon-river") {{ editions {} }} }}',
    "ComponentList": '{{ game(key: "moon-river") {{ editions {{ lists {} }} }} }}',
    "Effect": '{{ game(key: "moon-river") {{ editions {{ lists {{ components {{ effects {} }} }} }} }} }}',
    "ValueSource": '{{ game(key: "moon-river") {{ editions {{ sources {} }} }} }}',
    "Component": '{{ game(key: "moon-river") {{ editions {{ lists {{ components {} }} }} }} }}',
    "Match": '{{ match(id: "MATCH") {} }}',
    "MatchState": '{{ match(id: "MATCH") {{ at(version: 4) {} }} }}',
    "SeatStanding": '{{ match(id: "MATCH") {{ at(version: 4) {{ standing {} }} }} }}',
    "Seat": '{{ match(id: "MATCH") {{ seats {} }} }}',
    "Clock": '{{ match(id: "MATCH") {{ seats {{ clock {} }} }} }}',
    "ForkOrigin": '{{ match(id: "MATCH") {{ forkOf {} }} }}',
    "Timing": '{{ match(id: "MATCH") {{ timing {} }} }}',
    "Absence": '{{ match(id: "MATCH") {{ absence {} }} }}',
    "ChosenOption": '{{ match(id: "MATCH") {{ options {} }} }}',
    "Decision": '{{ match(id: "MATCH") {{ decision {} }} }}',
    "LegalMove": '{{ match(id: "MATCH") {{ legalMoves {} }} }}',
    "Verdict": '{{ match(id: "MATCH") {{ explain(move: "pass") {} }} }}',
    "Outcome": '{{ match(id: "MATCH") {{ outcome {} }} }}',
    "MatchEventConnection": '{{ match(id: "MATCH") {{ events {} }} }}',
    "MatchEventEdge": '{{ match(id: "MATCH") {{ events {{ edges {} }} }} }}',
    "MatchEvent": '{{ match(id: "MATCH") {{ events {{ edges {{ node {} }} }} }} }}',
    "PageInfo": "{{ matches {{ pageInfo {} }} }}",
    "MatchConnection": "{{ matches {} }}",
    "MatchEdge": "{{ matches(first: 1) {{ edges {} }} }}",
    "Player": '{{ player(name: "Owner") {} }}',
    "App": '{{ node(id: "APP") {{ ... on App {} }} }}',
}
PRIVATE = {
    "Query.apps": {"anonymous": SIGN_IN, "unscoped": SCOPE, "guest": "humans-only"},
    "Query.grants": {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "App.redirectUris": dict.fromkeys(("rival", "stranger", "guest"), "not-your-account") | {"anonymous": SIGN_IN},
    "App.isConfidential": dict.fromkeys(("rival", "stranger", "guest"), "not-your-account") | {"anonymous": SIGN_IN},
    "Query.turns": {"anonymous": SIGN_IN},
    "Query.leagueForecast": {"guest": SCOPE, "anonymous": SIGN_IN},
    "Query.blocks": {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "Query.mutes": {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "Query.archive": {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "Query.account": {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "Query.ownPauses": {"guest": "humans-only", "anonymous": SIGN_IN, "unscoped": SCOPE},
    "Query.cases": dict.fromkeys(ROLES, SCOPE) | {"anonymous": SIGN_IN},
    "Query.appeals": dict.fromkeys(ROLES, SCOPE) | {"anonymous": SIGN_IN},
    "Query.sanctions": {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "Query.room": {**dict.fromkeys(("stranger", "guest", "anonymous"), SEATED), "unscoped": SCOPE},
    "Query.search": {"anonymous": SIGN_IN},
    "Query.challenges": {"anonymous": SIGN_IN},
    "Query.invites": dict.fromkeys(("rival", "stranger", "guest"), "creator-only")
    | {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "Query.invitation": dict.fromkeys(ROLES, "unknown-invite"),
    "Query.notificationSettings": {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "Player.tokens": dict.fromkeys(("rival", "stranger", "guest"), "not-your-account")
    | {"anonymous": SIGN_IN, "unscoped": SCOPE},
    "Player.departures": dict.fromkeys(("rival", "stranger", "guest"), "not-your-account") | {"anonymous": SIGN_IN},
    "Player.webhook": dict.fromkeys(ROLES, "not-your-account"),
    "Match.hint": {"stranger": SEATED, "guest": SEATED, "anonymous": SIGN_IN},
    "Match.analysis": dict.fromkeys(ROLES, "not-over-yet"),
    "Player.bots": dict.fromkeys(("rival", "stranger", "guest"), "not-your-account")
    | {"anonymous": SIGN_IN, "unscoped": SCOPE},
}
"""The fields that are not for all who can see what they belong to."""
OPEN_FIELDS = """
Query: authorizationWish viewer scopes node nodes games game match matches player league leagues rankings ratings
  ratingHistory seeks storedData
Game: id key name about seatCounts colours options rulesVersion edition levels editions ruleTexts
RuleText: number section text
NamedColour: key name
NamedLevel: key name
GameOption: key name values default
OptionValue: value name
Edition: id key rulesVersion lists geometry data sources
ComponentList: key name components
Component: id key name count data effects
Effect: key when rule amount of most side text
ValueSource: path source note
Match: id game edition rulesVersion options status version timing absence isListed hasSpectators isRated creator
  openedAt updatedAt startedAt endedAt deadline leagueDeadline seats viewerSeat toMove decision position positionJson
  legalMoves canUndo explain events at outcome commitment secret record rematchId rematchOfId
  forkOf leaguePlace
ForkOrigin: matchId version ply
MatchState: version ply at status toMove decision deadline standing position positionJson legalMoves canUndo
SeatStanding: seat score scoreDetails clock standIn left
Seat: id number colour aiLevel standIn left isViewer words player isConnected clock score scoreDetails rank
Clock: remaining isRunning stoppedUntil stopsAt
Timing: pace bank increment perTurn
Absence: onTimeout onResign level
ChosenOption: key value
Decision: seat kind name data
LegalMove: kind move notation scoreDelta canUndo text
Verdict: move isLegal code rule text data
Outcome: reason ranks winners takenOver result
MatchEventConnection: edges pageInfo version
MatchEventEdge: cursor node
MatchEvent: cursor matchId version at kind seat playerId move toMove events texts restoredVersion undoneMoves data
  state match
PageInfo: hasNextPage hasPreviousPage startCursor endCursor
MatchConnection: edges pageInfo totalCount
MatchEdge: cursor node
App: id name createdAt author
Player: id name kind createdAt owner avatarKey avatar text ratings matches away
"""
PUBLIC = frozenset(
    """League LeagueConnection LeagueDivision LeagueEdge LeagueEvent LeagueEventConnection LeagueEventEdge LeagueRules
    StoredData PlayerAway Vacation PlayingHours
    LeaguePlace LeagueSeason LeagueTable LadderChallenge Machine Registration Standing TieBreakValue RankingConnection
    RankingEdge Seek SeekConnection SeekEdge SeekList
    Rating RatingChange RatingChangeConnection RatingChangeEdge DivisionEvenness""".split()
)
"""Leagues and ratings are for all to see, in every field."""
OWN = frozenset(
    """Lease LeaseExtended Webhook WebhookRemoved WebhookSet Work WorkAcquired WorkReleased
    Grant AppIssued AppChanged AppRemoved GrantEnded AuthorizationAnswered AuthorizationWish
    Token TurnConnection TurnEdge TurnNotice Hint ConsideredMove AnalysisConnection AnalysisEdge
    DecisionReview LeagueChanged LeagueForecast Session TokenCreated TokenRevoked
    Case CaseConnection CaseEdge Report Evidence SavedMessage HistoryLine CaseClosed PlayerReported PlayerSanctioned
    Sanction SanctionConnection SanctionEdge SanctionLifted SanctionSeen SanctionAppealed AppealDecided
    Appeal AppealConnection AppealEdge
    Room RoomEvent Message MessageConnection MessageEdge MessageSent MessageRemoved
    Block BlockConnection BlockEdge Mute MuteConnection MuteEdge PlayerBlocked PlayerUnblocked PlayerMuted PlayerUnmuted
    PasswordResetRequested PasswordReset NameChanged OtherSessionsEnded
    Archive ArchiveRequested ErasureRequested
    OwnPauses VacationPlanned VacationEnded PlayingHoursSet
    Account ProfileChanged AddressSet AddressVerified
    Search Challenge ChallengeConnection ChallengeEdge PlayerChallenged ChallengeAccepted ChallengeDeclined
    ChallengeTakenBack Invite Invitation InviteCreated InviteRevoked TableSought SeekCancelled
    NotificationSettings NotificationPreference QuietHours PushSubscription NotificationWebhook NotificationsConfigured
    PushSubscribed PushUnsubscribed NotificationWebhookSet NotificationWebhookRemoved NotificationMailsStopped
    BotCreated OwnDeparture OwnDepartures MatchListChange GoneMatch""".split()
)
"""Types that only their owner is ever answered: below a private field, or from one's own mutation. The lists of
tests/graphql/test_match_lists.py are sent to each listener as that one may see them."""


def _open_fields() -> dict[str, set[str]]:
    fields: dict[str, set[str]] = {}
    kind = ""
    for word in OPEN_FIELDS.split():
        if word.endswith(":"):
            kind = word[:-1]
            fields[kind] = set()
        else:
            fields[kind].add(word)
    return fields


def _belongs_to_a_game(name: str) -> bool:
    """Views, moves and events: what they may tell is the hidden-information test's matter."""
    return name.startswith(("MoonRiver", "TheRiver"))


def _is_an_answer(kind: Any) -> bool:
    return any(face.name in ("Refusal", "MatchChanged", "ChallengeChanged") for face in kind.interfaces)


def test_every_field_has_an_expectation() -> None:
    named = _open_fields()
    roots = (CORE.mutation_type, CORE.subscription_type)
    for name, kind in CORE.type_map.items():
        if not is_object_type(kind) or name.startswith("__") or kind in roots or name in OWN:
            continue
        if _belongs_to_a_game(name) or _is_an_answer(kind) or name in PUBLIC:
            continue
        private = {key.partition(".")[2] for key in PRIVATE if key.startswith(f"{name}.")}
        assert set(kind.fields) == named.get(name, set()) | private, name
        assert name in READERS, name


NEEDED = {
    "authorizationWish": '(request: "client_id=APP")',
    "explain": '(move: "pass")',
    "at": "(version: 4)",
    "node": '(id: "MATCH")',
    "nodes": '(ids: ["MATCH"])',
    "match": '(id: "MATCH")',
    "room": '(placeId: "MATCH", kind: PLAYERS)',
    "game": '(key: "the-river")',
    "player": '(name: "Owner")',
    "league": '(id: "lea_none")',
    "leagueForecast": "(rules: {registration: 60000, roundLength: 60000, rounds: 1}, people: {players: 8})",
    "invites": '(matchId: "MATCH")',
    "invitation": '(token: "none")',
    "rankings": '(game: "the-river")',
    "ratings": '(entrantId: "ai:hand")',
    "ratingHistory": '(entrantId: "ai:hand", game: "the-river")',
}


def _selection(kind: str, field: str) -> str:
    definition = CORE.get_type(kind)
    assert is_object_type(definition)
    inner: Any = definition.fields[field].type
    while hasattr(inner, "of_type"):
        inner = inner.of_type
    needed = NEEDED.get(field, "") if definition.fields[field].args else ""
    if is_object_type(inner):
        return f"{{ {field}{needed} {everything(inner.name, 1)} }}"
    if is_union_type(inner) or is_interface_type(inner):
        return f"{{ {field}{needed} {{ __typename }} }}"
    return f"{{ {field}{needed} }}"


@pytest.mark.parametrize("role", ROLES)
async def test_a_field_is_for_whom_it_is_for(house: House, role: str) -> None:
    scene = await _scene(house, RUNNING, True)
    app = str((await _app(scene))["appId"])
    fields = [(kind, field) for kind, names in _open_fields().items() for field in sorted(names)]
    fields += [(kind, field) for kind, _, field in (key.partition(".") for key in PRIVATE)]
    for kind, field in fields:
        if field == "hint" and role not in PRIVATE["Match.hint"]:
            continue  # worked out for a seat by a machine's search, which has tests of its own
        chosen = _selection(kind, field)
        document = READERS[kind].format(*[chosen] * 2).replace("MATCH", scene.table.id).replace("APP", app)
        told = await scene.people[role].ask(document)
        expected = PRIVATE.get(f"{kind}.{field}", {}).get(role)
        codes = {error["extensions"]["code"] for error in told.get("errors", [])}
        assert codes == ({expected} if expected else set()), f"{kind}.{field}: {told.get('errors')}"


CLOSED = Terms("the-river", 2, access=Access(listed=False, spectators=False))


@pytest.mark.parametrize("role", ROLES)
async def test_a_closed_match_is_there_only_for_those_who_sit_at_it(house: House, role: str) -> None:
    scene = await _scene(house, CLOSED, True)
    guest, match = scene.people[role], scene.table.id
    sees = role in ("owner", "rival", "unscoped")
    read = "query ($id: ID!) { match(id: $id) { id } node(id: $id) { id } matches { totalCount } }"
    told = await guest.data(read, id=match)
    assert told == {**dict.fromkeys(("match", "node"), {"id": match} if sees else None), "matches": {"totalCount": 0}}
    if role not in ("anonymous", "unscoped"):
        wish = {"matchId": match, "expectedVersion": 1, "move": {"notation": "pass"}}
        assert await _answer(guest, "playMove", wish) == ("stale-version" if sees else "unknown-match")
        resigned = await _answer(guest, "resign", {"matchId": match})
        assert resigned == ("Resigned" if sees else "unknown-match")


SUBSCRIPTIONS: dict[str, tuple[str, dict[str, str]]] = {
    "matchEvents": (EVENTS, {}),
    "turns": ("subscription { turns { matchId } }", {"anonymous": SIGN_IN}),
    "lobby": ("subscription { lobby { isSnapshot matches { id } } }", {}),
    "myMatches": ("subscription { myMatches { isSnapshot matches { id } } }", {"anonymous": SIGN_IN}),
    "roomEvents": (
        'subscription { roomEvents(roomId: "room:mat_none/players") { cursor } }',
        dict.fromkeys(ROLES, "unknown-match"),
    ),
    "search": ("subscription { search { seeks { id } challenges { id } } }", {"anonymous": SIGN_IN}),
    "seeks": ("subscription { seeks { hasMore seeks { id } } }", {}),
    "leagueEvents": (
        'subscription { leagueEvents(leagueId: "lea_none") { __typename } }',
        dict.fromkeys(ROLES, "unknown-league"),
    ),
}


def test_every_subscription_has_an_expectation() -> None:
    assert CORE.subscription_type is not None
    assert set(SUBSCRIPTIONS) == set(CORE.subscription_type.fields)


@pytest.mark.parametrize("access", [Access(), Access(spectators=False)])
async def test_a_subscription_is_for_whom_it_is_for(house: House, access: Access) -> None:
    scene = await _scene(house, Terms("the-river", 2, access=access), True)
    async with served(house) as address:
        for role, guest in scene.people.items():
            async with line(address, guest) as socket:
                for name, (document, refused) in SUBSCRIPTIONS.items():
                    sees = access.spectators or role in ("owner", "rival", "unscoped")
                    code = refused.get(role) or (None if sees or name != "matchEvents" else "unknown-match")
                    if name == "turns" and code is None:
                        continue
                    variables = {"id": scene.table.id} if name == "matchEvents" else {}
                    await socket.subscribe(name, document, **variables)
                    message = await socket.message(name)
                    assert message["type"] == ("error" if code else "next"), (role, name, message)
                    if code:
                        assert message["payload"][0]["extensions"]["code"] == code
