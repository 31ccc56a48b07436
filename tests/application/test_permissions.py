"""Who may do what: every use case as owner, other player at the table, stranger, guest and nobody known."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import pytest

from application.callers import NOBODY, Caller, Scope
from application.errors import Refusal
from application.hosting.terms import Terms
from application.leagues.take_back_seat import take_back_seat
from application.matches.abort import abort
from application.matches.add_ai_seat import add_ai_seat
from application.matches.claim_timeout import claim_timeout
from application.matches.explain import explain
from application.matches.export_record import export_record
from application.matches.follow import follow
from application.matches.join import join
from application.matches.leave import leave
from application.matches.legal_moves import legal_moves
from application.matches.my_turns import follow_turns, my_turns
from application.matches.offer_rematch import offer_rematch
from application.matches.open_match import open_match
from application.matches.play import play
from application.matches.read_events import read_events
from application.matches.resign import resign
from application.matches.start import start
from application.matches.undo import undo
from application.matches.view_match import view_match, view_match_as
from application.players.create_bot import create_bot
from application.players.create_bot_token import create_bot_token
from application.players.create_token import create_token
from application.players.list_bot_tokens import list_bot_tokens
from application.players.list_bots import list_bots
from application.players.list_tokens import list_tokens
from application.players.revoke_token import revoke_token
from application.players.upgrade_guest import upgrade_guest
from domain.hosting.terms import MatchId, PlayerId
from tests.application.tables import LIVE, PRIVATE, STAND_IN, THREE, TWO, mover, moves_of, play_on, refused, without
from tests.fakes.desk import PASSWORD, Town

Verb = Callable[[Town, Caller, MatchId], Awaitable[object]]
Scene = Callable[[Town, Caller, Caller], Awaitable[MatchId]]
ROLES = ("owner", "other", "stranger", "guest", "nobody")
OK = "ok"
UNSEATED = ("not-seated", "not-seated", "sign-in-needed")
ANYONE = (OK,) * 5
INSIDERS = (OK, OK, "unknown-match", "unknown-match", "unknown-match")
CREATOR = (OK, "creator-only", "creator-only", "creator-only", "sign-in-needed")


async def with_a_free_seat(town: Town, owner: Caller, other: Caller) -> MatchId:
    return await town.table(owner, other, terms=THREE)


async def full(town: Town, owner: Caller, other: Caller) -> MatchId:
    return await town.table(owner, other)


async def running(town: Town, owner: Caller, other: Caller) -> MatchId:
    """The owner is to move."""
    for _ in range(20):
        match = await town.started(owner, other, terms=replace(TWO, timing=LIVE, absence=STAND_IN))
        if await mover(town, match, owner, other) is owner:
            return match
        await resign(town.desk, owner, match)
    raise AssertionError("the owner never began")


async def expired(town: Town, owner: Caller, other: Caller) -> MatchId:
    match = await running(town, owner, other)
    town.clock.advance(LIVE.bank)
    return match


async def taken_over(town: Town, owner: Caller, other: Caller) -> MatchId:
    match = await running(town, owner, other)
    await resign(town.desk, owner, match)
    return match


async def private(town: Town, owner: Caller, other: Caller) -> MatchId:
    return await town.started(owner, other, terms=replace(TWO, access=PRIVATE))


async def ended(town: Town, owner: Caller, other: Caller) -> MatchId:
    match = await town.started(owner, other)
    await resign(town.desk, owner, match)
    return match


async def ended_private(town: Town, owner: Caller, other: Caller) -> MatchId:
    match = await private(town, owner, other)
    await resign(town.desk, owner, match)
    return match


async def moved(town: Town, caller: Caller, match: MatchId) -> object:
    state = await town.match(match)
    return await play(town.desk, caller, match, state.version, (await moves_of(town, match))[0])


async def looked_as_first(town: Town, caller: Caller, match: MatchId) -> object:
    return await view_match_as(town.desk, caller, match, 1)


@dataclass(frozen=True)
class Rule:
    """What becomes of a verb in a scene, for each of the roles."""

    name: str
    scene: Scene
    verb: Verb
    answers: tuple[str, ...]
    scope: Scope | None = None


RULES = (
    Rule("open", full, lambda t, c, m: open_match(t.desk, c, TWO), (OK,) * 4 + ("sign-in-needed",), Scope.MATCHES),
    Rule(
        "join",
        with_a_free_seat,
        lambda t, c, m: join(t.desk, c, m),
        ("already-seated", "already-seated", OK, OK, "sign-in-needed"),
        Scope.PLAY,
    ),
    Rule("leave", full, lambda t, c, m: leave(t.desk, c, m), (OK, OK, *UNSEATED), Scope.PLAY),
    Rule(
        "free the owner's seat",
        full,
        lambda t, c, m: leave(t.desk, c, m, 1),
        (OK, "creator-only", "creator-only", "creator-only", "sign-in-needed"),
        Scope.PLAY,
    ),
    Rule("add ai", with_a_free_seat, lambda t, c, m: add_ai_seat(t.desk, c, m, "drifter"), CREATOR, Scope.MATCHES),
    Rule("start", full, lambda t, c, m: start(t.desk, c, m), CREATOR, Scope.MATCHES),
    Rule("abort", full, lambda t, c, m: abort(t.desk, c, m), CREATOR, Scope.MATCHES),
    Rule("play", running, moved, (OK, "not-your-turn", *UNSEATED), Scope.PLAY),
    Rule(
        "undo",
        running,
        lambda t, c, m: undo(t.desk, c, m),
        ("undo-barrier", "undo-barrier", *UNSEATED),
        Scope.PLAY,
    ),
    Rule("resign", running, lambda t, c, m: resign(t.desk, c, m), (OK, OK, *UNSEATED), Scope.PLAY),
    Rule("claim", expired, lambda t, c, m: claim_timeout(t.desk, c, m), (OK, OK, *UNSEATED), Scope.PLAY),
    Rule(
        "take back",
        taken_over,
        lambda t, c, m: take_back_seat(t.desk, c, m),
        (OK, "not-taken-over", *UNSEATED),
        Scope.PLAY,
    ),
    Rule("rematch", ended, lambda t, c, m: offer_rematch(t.desk, c, m), (OK, OK, *UNSEATED), Scope.MATCHES),
    Rule("look", running, lambda t, c, m: view_match(t.desk, c, m), ANYONE),
    Rule("look in private", private, lambda t, c, m: view_match(t.desk, c, m), INSIDERS),
    Rule(
        "look from the first seat",
        running,
        looked_as_first,
        (OK, "not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat"),
    ),
    Rule("legal moves", running, lambda t, c, m: legal_moves(t.desk, c, m), ANYONE),
    Rule("legal moves in private", private, lambda t, c, m: legal_moves(t.desk, c, m), INSIDERS),
    Rule("explain", running, lambda t, c, m: explain(t.desk, c, m, "x"), ANYONE),
    Rule("explain in private", private, lambda t, c, m: explain(t.desk, c, m, "x"), INSIDERS),
    Rule("events", running, lambda t, c, m: read_events(t.desk, c, m), ANYONE),
    Rule("events in private", private, lambda t, c, m: read_events(t.desk, c, m), INSIDERS),
    Rule("follow", running, lambda t, c, m: follow(t.desk, c, m), ANYONE),
    Rule("follow in private", private, lambda t, c, m: follow(t.desk, c, m), INSIDERS),
    Rule("record", ended, lambda t, c, m: export_record(t.desk, c, m), ANYONE),
    Rule("record in private", ended_private, lambda t, c, m: export_record(t.desk, c, m), INSIDERS),
    Rule("my turns", full, lambda t, c, m: my_turns(t.desk, c), (OK,) * 4 + ("sign-in-needed",)),
    Rule("follow my turns", full, lambda t, c, m: follow_turns(t.desk, c), (OK,) * 4 + ("sign-in-needed",)),
    Rule(
        "create token",
        full,
        lambda t, c, m: create_token(t.desk, c, "mine", [Scope.PLAY]),
        (OK,) * 4 + ("sign-in-needed",),
    ),
    Rule("list tokens", full, lambda t, c, m: list_tokens(t.desk, c), (OK,) * 4 + ("sign-in-needed",)),
    Rule(
        "revoke a stranger's token",
        full,
        lambda t, c, m: revoke_token(t.desk, c, "tok_unknown"),
        ("unknown-token",) * 4 + ("sign-in-needed",),
    ),
    Rule(
        "create bot",
        full,
        lambda t, c, m: create_bot(t.desk, c, "Robby"),
        (OK, OK, OK, "scope-missing", "sign-in-needed"),
        Scope.BOTS,
    ),
    Rule(
        "list bots",
        full,
        lambda t, c, m: list_bots(t.desk, c),
        (OK, OK, OK, "scope-missing", "sign-in-needed"),
        Scope.BOTS,
    ),
    Rule(
        "upgrade",
        full,
        lambda t, c, m: upgrade_guest(t.desk, c, "Newcomer", PASSWORD),
        ("not-a-guest", "not-a-guest", "not-a-guest", OK, "sign-in-needed"),
    ),
)


async def town_with(rule: Rule) -> tuple[Town, MatchId, dict[str, Caller]]:
    town = Town()
    people = {
        "owner": await town.human("Ada"),
        "other": await town.human("Bea"),
        "stranger": await town.human("Cleo"),
        "guest": await town.guest(),
        "nobody": NOBODY,
    }
    return town, await rule.scene(town, people["owner"], people["other"]), people


async def outcome_of(rule: Rule, town: Town, caller: Caller, match: MatchId) -> str:
    try:
        await rule.verb(town, caller, match)
    except Refusal as refusal:
        return refusal.code
    return OK


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
async def test_each_role_is_answered_as_the_table_says(rule: Rule, role: str) -> None:
    town, match, people = await town_with(rule)
    before = (await town.match(match)).version
    answer = await outcome_of(rule, town, people[role], match)
    assert answer == rule.answers[ROLES.index(role)]
    if answer != OK:
        assert (await town.match(match)).version == before


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.scope], ids=lambda rule: rule.name)
async def test_a_token_without_the_scope_is_refused(rule: Rule) -> None:
    assert rule.scope is not None
    town, match, people = await town_with(rule)
    with refused("scope-missing", scope=rule.scope.value):
        await rule.verb(town, without(people["owner"], rule.scope), match)


async def test_a_private_match_is_played_by_those_who_sit_there_only() -> None:
    town = Town()
    ada, bea, cleo = await town.human("Ada"), await town.human("Bea"), await town.human("Cleo")
    match = await private(town, ada, bea)
    with refused("unknown-match"):
        await moved(town, cleo, match)
    await moved(town, await mover(town, match, ada, bea), match)


async def test_an_admin_may_abort_at_any_time_and_nobody_else_late() -> None:
    town = Town()
    ada, bea, boss = await town.human("Ada"), await town.human("Bea"), await town.human("Boss")
    match = await town.started(ada, bea)
    await play_on(town, match, ada, bea, moves=40)
    with refused("too-late-to-abort"):
        await abort(town.desk, ada, match)
    admin = replace(boss, scopes=boss.scopes | {Scope.ADMIN})
    await abort(town.desk, admin, match)
    assert (await town.match(match)).reason == "admin"


async def test_a_bot_owns_no_bots_and_its_tokens_are_its_owners_alone() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    bot = await town.bot(ada, "Robby")
    assert bot.player is not None
    with refused("scope-missing"):
        await create_bot(town.desk, bot, "Robot2")
    with refused("humans-only"):
        await create_bot(town.desk, replace(bot, scopes=frozenset(Scope)), "Robot2")
    for verb in (list_bot_tokens(town.desk, bea, bot.player.id), list_bot_tokens(town.desk, ada, PlayerId("ply_x"))):
        with refused("unknown-bot"):
            await verb
    with refused("unknown-bot"):
        await create_bot_token(town.desk, bea, bot.player.id, "stolen", [Scope.PLAY])
    assert len(await list_bot_tokens(town.desk, ada, bot.player.id)) == 1


async def test_a_bot_plays_its_own_seat_and_its_owner_does_not() -> None:
    town = Town()
    ada = await town.human("Ada")
    bot = await town.bot(ada, "Robby")
    bea = await town.human("Bea")
    match = await town.table(bot, bea, terms=Terms("the-river", 2))
    await start(town.desk, bot, match)
    with refused("not-seated"):
        await moved(town, ada, match)
    assert await play_on(town, match, bot, bea, moves=3) == 3
