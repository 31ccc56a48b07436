"""Who may do and see what: each mutation, each field, each subscription, as everybody who may try.

The tables below name every mutation and every field; one that is new and not named fails a test.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
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
from application.callers import Scope
from application.hosting.terms import Terms
from application.players.create_bot import create_bot
from application.players.create_token import create_token
from domain.hosting.terms import Absence, Access, Leaving, Pace, Timing
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


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("mutation", MUTATIONS)
async def test_a_mutation_is_for_whom_it_is_for(house: House, mutation: str, role: str) -> None:
    expected = MUTATIONS[mutation]
    scene = await _scene(house, expected.terms, expected.is_started)
    wish = await expected.wish(scene)
    assert await _answer(scene.people[role], mutation, wish) == expected.answers[ROLES.index(role)]


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


# Fields. `MATCH` stands for the id of a match that anybody may watch, `PLAYER` for the id of the one who asks.
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
}
PRIVATE = {
    "Query.turns": {"anonymous": SIGN_IN},
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
Query: viewer node nodes games game match matches player league leagues rankings ratings ratingHistory
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
Clock: remaining isRunning
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
Player: id name kind createdAt owner avatarKey ratings matches
"""
PUBLIC = frozenset(
    """League LeagueConnection LeagueDivision LeagueEdge LeagueEvent LeagueEventConnection LeagueEventEdge LeagueRules
    LeaguePlace LeagueSeason LeagueTable LadderChallenge Machine Registration Standing TieBreakValue RankingConnection
    RankingEdge
    Rating RatingChange RatingChangeConnection RatingChangeEdge DivisionEvenness""".split()
)
"""Leagues and ratings are for all to see, in every field."""
OWN = frozenset(
    """Lease LeaseExtended Webhook WebhookRemoved WebhookSet Work WorkAcquired WorkReleased
    Token TurnConnection TurnEdge TurnNotice Hint ConsideredMove AnalysisConnection AnalysisEdge
    DecisionReview LeagueChanged Session TokenCreated TokenRevoked
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
    return any(face.name in ("Refusal", "MatchChanged") for face in kind.interfaces)


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
    "explain": '(move: "pass")',
    "at": "(version: 4)",
    "node": '(id: "MATCH")',
    "nodes": '(ids: ["MATCH"])',
    "match": '(id: "MATCH")',
    "game": '(key: "the-river")',
    "player": '(name: "Owner")',
    "league": '(id: "lea_none")',
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
    fields = [(kind, field) for kind, names in _open_fields().items() for field in sorted(names)]
    fields += [(kind, field) for kind, _, field in (key.partition(".") for key in PRIVATE)]
    for kind, field in fields:
        if field == "hint" and role not in PRIVATE["Match.hint"]:
            continue  # worked out for a seat by a machine's search, which has tests of its own
        chosen = _selection(kind, field)
        document = READERS[kind].format(*[chosen] * 2).replace("MATCH", scene.table.id)
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
