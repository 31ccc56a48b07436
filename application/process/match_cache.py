"""Matches in memory: the newest state of each, updated from the log by one read for all waiting callers."""

from __future__ import annotations

import asyncio
from functools import partial

from application.errors import NotFound
from application.games import Games
from application.limits.paging import log_pages
from application.policy import Policy
from application.ports.clock import Clock
from application.ports.store import Reading, Store
from application.process.bounded_cache import BoundedCache
from application.process.match_state import RECENT, GameState, MatchState, play_moves, rebuild_game_state
from domain.hosting.entries import Logged
from domain.hosting.match import Match, after_all, fold
from domain.hosting.terms import MatchId, Moment
from domain.kernel.records import AnyGame


class MatchCache:
    """A bounded cache over the log; losing any of it costs a rebuild, never a fact."""

    def __init__(self, store: Store, games: Games, clock: Clock, policy: Policy) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._patience = policy.cache_patience
        self._states: BoundedCache[MatchId, tuple[MatchState, Moment]] = BoundedCache(policy.matches_bytes, _bytes)
        self._running: dict[MatchId, asyncio.Task[MatchState]] = {}
        self._next: dict[MatchId, asyncio.Task[MatchState]] = {}

    def keep(self, state: MatchState) -> MatchState:
        """Caches a state unless a newer one is cached."""
        known = self._states.get(state.match.id)
        if known is not None and known[0].version > state.version:
            return known[0]
        self._states.keep(state.match.id, (state, self._clock.now()))
        return state

    def forget(self, match: MatchId) -> None:
        self._states.forget(match)

    def cached_state(self, match: MatchId) -> MatchState | None:
        """The newest state in this process, perhaps not the newest there is."""
        known = self._states.get(match)
        return known[0] if known else None

    async def cached_or_fresh(self, match: MatchId) -> MatchState:
        """The cached state where there is one, otherwise the fresh one."""
        return self.cached_state(match) or await self.fresh(match)

    async def fresh(self, match: MatchId) -> MatchState:
        """The state after everything that was committed before this call; raises NotFound."""
        known = self._states.get(match)
        if known and self._clock.now() - known[1] < self._patience:
            return known[0]
        return await asyncio.shield(self._read_for_all(match))

    def _read_for_all(self, match: MatchId) -> asyncio.Task[MatchState]:
        """The read that begins next: one under way may have missed the newest entry."""
        if match not in self._next:
            self._next[match] = asyncio.create_task(self._read_next(match, self._running.get(match)))
            self._next[match].add_done_callback(_ignore_failure)
        return self._next[match]

    async def _read_next(self, match: MatchId, running: asyncio.Task[MatchState] | None) -> MatchState:
        """Waits for the read under way. A caller who comes later needs another read."""
        if running is not None:
            await asyncio.wait([running])
        self._running[match] = self._next.pop(match)
        try:
            return await self._read(match)
        finally:
            del self._running[match]

    async def _read(self, match: MatchId) -> MatchState:
        async with self._store.reading() as reading:
            state = self.cached_state(match)
            if state is None:
                return self.keep(await load(reading, self._games, match))
            async for page in log_pages(partial(reading.news, match), state.version):
                state = state.after(page)
        return self.keep(state)


def _bytes(match: MatchId, kept: tuple[MatchState, Moment]) -> int:
    """Measured bytes of a match, its last entries, its position with its views, and the trail of a turn."""
    state = kept[0]
    trail = 0 if state.game_state is None else 100_000 + 5_000 * len(state.game_state.trail)
    return 20_000 + 200 * len(state.match.moves) + 1_000 * len(state.recent) + trail


def _ignore_failure(task: asyncio.Task[MatchState]) -> None:
    """Marks a failure as retrieved: every caller of a shared read may have been cancelled."""
    if not task.cancelled():
        task.exception()


async def load(reading: Reading, games: Games, match: MatchId) -> MatchState:
    """The state rebuilt from the log, from the snapshot on where there is one; raises NotFound."""
    current: Match | None = None
    recent: tuple[Logged, ...] = ()
    async for page in log_pages(partial(reading.log, match)):
        current = fold(match, page) if current is None else after_all(current, page)
        recent = (*recent, *page)[-RECENT:]
    secret = await reading.secret(match)
    if current is None or secret is None:
        raise NotFound("unknown-match", what="match", id=match[:60])
    game = games.exact_version(current.game, current.edition, current.rules)
    game_state, packed = await _game_state(reading, game, current, secret)
    return MatchState(current, game, secret, game_state, recent, packed)


async def _game_state(reading: Reading, game: AnyGame, match: Match, secret: bytes) -> tuple[GameState | None, int]:
    """The game state, and how many of its moves the snapshot covers."""
    if match.started_at is None:
        return None, 0
    snapshot = await reading.snapshot(match.id)
    if snapshot is None:
        return rebuild_game_state(game, match, secret), 0
    covered = [move for move in match.moves if move.version <= snapshot.version]
    table = game.table([str(seat.colour) for seat in match.seats], match.options)
    game_state = GameState(table, game.unpack(snapshot.data))
    return play_moves(game, game_state, match.moves[len(covered) :]), len(covered)
