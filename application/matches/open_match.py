"""Open a match: choose game and terms, commit to a secret, perhaps sit down at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from application.callers import Caller, Scope
from application.desk import Desk
from application.errors import LimitReached
from application.hosting.change import (
    ChangeResult,
    IdempotencyKey,
    PlannedChange,
    change_result,
    idempotency_key,
    stored_answer,
)
from application.hosting.commit import Check, MatchChange, commit, logged_after
from application.hosting.seating import fit_words, free_colour, free_seat
from application.hosting.terms import AiSeat, OwnSeat, Terms, fair_timing, known_level, settled_options
from application.matches.add_ai_seat import ai_seat_entry
from application.matches.start import planned_start
from application.ports.store import KeyTaken, MatchFilter, Work
from application.process.match_state import MatchState
from domain.hosting.entries import Entry, Joined, Opened
from domain.hosting.match import fold
from domain.hosting.players import Player
from domain.hosting.terms import MatchId, Moment, PlayerId, Status
from domain.kernel.dealing import commitment
from domain.kernel.plain import Plain, plain
from domain.kernel.records import AnyGame


async def open_match(
    desk: Desk,
    caller: Caller,
    terms: Terms,
    own: OwnSeat | None = None,
    key: str | None = None,
    machines: Sequence[AiSeat] = (),
    starts: bool = False,
) -> ChangeResult:
    """Opens a match; with `own` its creator sits down too, with `machines` AIs do, with `starts` play begins at once.

    `result.view.match.id` is the new id. All of it happens, or nothing.
    """
    player = caller.player_with(Scope.MATCHES)
    wishes: list[Plain] = [plain(machine) for machine in machines]
    once = idempotency_key(player.id, key, "open_match", plain(terms), plain(own), wishes, starts)

    async def planned() -> MatchChange:
        return with_machines(desk, opening(desk, player.id, terms, own), machines, starts)

    return await open_once(desk, caller, player, once, planned)


async def open_once(
    desk: Desk,
    caller: Caller,
    player: Player,
    once: IdempotencyKey | None,
    planned: Callable[[], Awaitable[MatchChange]],
) -> ChangeResult:
    """Opens the planned match, or shows the one that this key has opened before."""
    again = await _opened_before(desk, caller, once)
    if again is not None:
        return again
    match_change = await planned()
    try:
        answer: dict[str, Plain] = {"match": match_change.after.match.id}
        kept = once.answer(answer, match_change.at) if once else None
        await commit(desk, [match_change], kept, check=number_of_matches(desk, player))
    except (KeyTaken, LimitReached):
        # The limit may be reached by the very match that this key opened a moment ago.
        again = await _opened_before(desk, caller, once)
        if again is None:
            raise
        return again
    return change_result(desk, caller, match_change.after, match_change.logged)


def with_machines(desk: Desk, match_change: MatchChange, machines: Sequence[AiSeat], starts: bool) -> MatchChange:
    """The opening with AIs that sit down and, with `starts`, the start."""
    for machine in machines:
        match_change = _with_plan(match_change, PlannedChange((ai_seat_entry(desk, match_change.after, machine),)))
    return _with_plan(match_change, planned_start(match_change.after)) if starts else match_change


def _with_plan(match_change: MatchChange, plan: PlannedChange) -> MatchChange:
    """The opening and the planned change after it, as one change."""
    logged = match_change.after.log_entries(match_change.at, plan.entries)
    return MatchChange(None, match_change.after.after(logged, plan.game_state), (*match_change.logged, *logged))


async def _opened_before(desk: Desk, caller: Caller, once: IdempotencyKey | None) -> ChangeResult | None:
    answer = await stored_answer(desk, once) if once else None
    if answer is None:
        return None
    state = await desk.matches.fresh(MatchId(str(answer["match"])))
    return change_result(desk, caller, state, state.recent[:1], is_repeated=True)


def number_of_matches(desk: Desk, player: Player) -> Check:
    """Refuses when a player has opened, or has running, as many matches as the policy allows, however fast they ask.

    Matches they started for others or for machines count too; a league's tables do not count against its owner.
    """

    async def check(work: Work) -> None:
        await work.hold_player(player.id)
        most_open, most_running = desk.policy.open_matches, desk.policy.running_matches
        opened = await work.count(MatchFilter(creator=player.id, status=Status.OPEN), most_open)
        playing = await work.count(MatchFilter(player=player.id, status=Status.RUNNING), most_running)
        own = await work.count(MatchFilter(creator=player.id, status=Status.RUNNING, in_league=False), most_running)
        _check_below(opened, "open-matches", most_open)
        _check_below(max(playing, own), "running-matches", most_running)

    return check


def _check_below(number: int, limit: str, most: int) -> None:
    if number >= most:
        raise LimitReached("too-many-matches", limit=limit, value=most, retry_after=None)


def opening(
    desk: Desk, creator: PlayerId, terms: Terms, own: OwnSeat | None, rematch_of: MatchId | None = None
) -> MatchChange:
    """A new match by these terms, with its creator seated where asked for."""
    game = desk.games.for_new_match(terms.game, terms.edition)
    secret = desk.ids.secret()
    first = opening_entry(desk, creator, game, terms, commitment(secret), rematch_of)
    return opening_with(desk, game, secret, first, own)


def opening_with(desk: Desk, game: AnyGame, secret: bytes, first: Opened, own: OwnSeat | None) -> MatchChange:
    """A new match that begins with this entry."""
    at, creator = desk.clock.now(), first.by
    logged = logged_after(0, at, [first])
    state = MatchState(fold(MatchId(desk.ids.fresh("mat")), logged), game, secret, recent=logged)
    if own is not None:
        logged = (*logged, *logged_after(1, at, [join_entry(desk, state, creator, own)]))
        state = state.after(logged[1:])
    return MatchChange(None, state, logged)


def opening_entry(
    desk: Desk,
    creator: PlayerId,
    game: AnyGame,
    terms: Terms,
    committed: str,
    rematch_of: MatchId | None = None,
    sealed: bool = False,
    salt: str | None = None,
    deadline: Moment | None = None,
    sandbox: str | None = None,
    pauses: bool = True,
) -> Opened:
    """The first entry of a match by these terms."""
    options = settled_options(game, terms)
    known_level(terms.absence.level)
    return Opened(
        by=creator,
        game=game.info.key,
        edition=game.info.edition,
        rules=game.info.rules,
        seats=terms.seats,
        options=dict(options),
        timing=_plain_terms(fair_timing(terms.timing, desk.policy)),
        absence=_plain_terms(terms.absence),
        access=_plain_terms(terms.access),
        rated=terms.rated,
        commitment=committed,
        rematch_of=rematch_of,
        sealed=sealed,
        salt=salt,
        deadline=deadline,
        sandbox=sandbox,
        pauses=pauses,
    )


def _plain_terms(terms: object) -> dict[str, Plain]:
    data = plain(terms)
    assert isinstance(data, dict)
    return data


def join_entry(desk: Desk, state: MatchState, player: PlayerId, own: OwnSeat) -> Entry:
    """A player sitting down as wished."""
    seat = free_seat(state.match, own.seat)
    return Joined(seat, player, free_colour(state, own.colour), fit_words(own.words, desk.policy.words))
