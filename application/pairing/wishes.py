"""Check a wish to play, and build the match from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from application.desk import Desk
from application.errors import Conflict, Forbidden, Malformed, NotFound
from application.hosting.commit import MatchChange, logged_after
from application.hosting.terms import Terms, fair_timing, settled_options
from application.matches.open_match import opening_entry
from application.matches.start import planned_start
from application.ports.store import Reading, Work
from application.process.match_state import MatchState
from domain.hosting.entries import AiSeated, Entry, Joined
from domain.hosting.match import fold
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Absence, Leaving, MatchId, Pace, PlayerId
from domain.kernel.dealing import commitment
from domain.league.ratings import SHOWN_STEP, Strength, nearest_level
from domain.pairing.seeks import Wanted


def fair_wish(desk: Desk, player: Player, wanted: Wanted) -> Wanted:
    """The wish with every option filled in. Strangers must play with a clock, so that no match waits for ever."""
    game = desk.games.for_new_match(wanted.game, None)
    options = settled_options(game, Terms(wanted.game, wanted.seats, wanted.options))
    if wanted.timing.pace is Pace.NONE:
        raise Malformed("bad-timing", path="timing.pace", fault="must be live or correspondence")
    if wanted.rated and player.kind is PlayerKind.GUEST:
        raise Forbidden("no-rated-guests")
    return replace(wanted, options=dict(options), timing=fair_timing(wanted.timing, desk.policy))


async def strength_of(reading: Reading, game: str, player: PlayerId) -> tuple[int, int | None]:
    """The points for pairing, and the shown rating, if there is one.

    Points are the mean estimate of the strength. Shown ratings start low on purpose and would pair newcomers with too
    weak players.
    """
    ratings = await reading.ratings(game, [player])
    strength = ratings[0].strength if ratings else Strength()
    return round(SHOWN_STEP * strength.mean), strength.shown if ratings else None


def fitting_level(points: int) -> str:
    """The machine level closest to this many points."""
    return nearest_level(Strength(points / SHOWN_STEP))


async def require_other_player(work: Work, player: Player, other: PlayerId) -> Player:
    """Refuses the player, the player's own bots, and a player with a block between them."""
    found = await work.player(other)
    if found is None:
        raise NotFound("unknown-player", what="player", id=other[:60])
    if player.id in (found.id, found.owner) or found.id == player.owner:
        raise Conflict("against-oneself")
    await require_no_block(work, player.id, found.id)
    return found


async def require_no_block(reading: Reading, one: PlayerId, other: PlayerId) -> None:
    """The error does not reveal which of the two has blocked the other."""
    if await reading.blocked_pairs([one, other]):
        raise Forbidden("not-available")


def new_table(
    desk: Desk, match: MatchId, wanted: Wanted, players: Sequence[PlayerId], machines: int = 0, points: int = 0
) -> MatchChange:
    """A started match of these players and machines.

    The first player counts as the creator. The deal draws the seats.
    """
    level = fitting_level(points)
    game, secret = desk.games.for_new_match(wanted.game, None), desk.ids.secret()
    opening = opening_entry(desk, players[0], game, _terms(wanted, level), commitment(secret))
    seating = sorted([*players, *[f"ai:{number}" for number in range(machines)]], key=lambda one: _draw(secret, one))
    seats = [_seat(number, one, level, players) for number, one in enumerate(seating, 1)]
    entries = logged_after(0, desk.clock.now(), [opening, *seats])
    state = MatchState(fold(match, entries), game, secret, recent=entries)
    plan = planned_start(state)
    start_entries = state.log_entries(entries[-1].at, plan.entries)
    return MatchChange(None, state.after(start_entries, plan.game_state), (*entries, *start_entries))


def _draw(secret: bytes, one: str) -> bytes:
    return sha256(b"headwater-seats/1\0" + secret + one.encode()).digest()


def _seat(number: int, one: str, level: str, players: Sequence[PlayerId]) -> Entry:
    return Joined(number, PlayerId(one)) if one in players else AiSeated(number, level)


def _terms(wanted: Wanted, level: str) -> Terms:
    """With more than two seats a machine takes over the seat of a player who leaves, so that the others can play on."""
    return Terms(
        game=wanted.game,
        seats=wanted.seats,
        options=wanted.options,
        timing=wanted.timing,
        absence=Absence(Leaving.LOSE, Leaving.LOSE, level, plays_on=wanted.seats > 2),
        rated=wanted.rated,
    )
