"""Matches to test with: players who sit down in a house and play legal moves at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from application.callers import Caller
from application.hosting.match_view import MatchView
from application.hosting.terms import OwnSeat, Terms
from application.matches.join import join
from application.matches.legal_moves import legal_texts_in
from application.matches.open_match import open_match
from application.matches.play import play
from application.matches.start import start
from application.matches.view_match import view_match
from application.players.authenticate import authenticate
from domain.hosting.terms import MatchId, Status
from tests.houses import Guest, House


@dataclass(frozen=True)
class TableInHouse:
    """A match with its players in seat order; the first one has opened it."""

    house: House
    id: MatchId
    players: tuple[Guest, ...]

    @property
    def owner(self) -> Guest:
        return self.players[0]

    async def look(self) -> MatchView:
        return await view_match(self.house.desk, await caller_of(self.owner), self.id)

    async def mover(self) -> Guest:
        """Whoever is to move."""
        seat = (await self.look()).match.to_move
        assert seat is not None
        return self.players[seat - 1]

    async def waiting(self) -> Guest:
        """Somebody at the table who is not to move."""
        mover = await self.mover()
        return next(player for player in self.players if player is not mover)

    async def version(self) -> int:
        return (await self.look()).version

    async def play_some(self, moves: int, seed: int = 1) -> list[str]:
        """Legal moves at random, fewer when the game ends before; gives their notation."""
        random, played = Random(seed), list[str]()
        callers = [await caller_of(player) for player in self.players]
        for _ in range(moves):
            seen = await self.look()
            if seen.match.status is not Status.RUNNING or seen.match.to_move is None:
                break
            move = random.choice(legal_texts_in(seen))
            await play(self.house.desk, callers[seen.match.to_move - 1], self.id, seen.version, move)
            played.append(move)
        return played

    async def play_out(self, seed: int = 1) -> list[str]:
        """To the end of the game."""
        return await self.play_some(5_000, seed)


async def caller_of(guest: Guest) -> Caller:
    """The guest as the use cases see them."""
    if not guest.token:
        return Caller(language=guest.language, origin="nobody")
    return await authenticate(guest.house.desk, guest.token, guest.language, "test")


async def opened(house: House, players: Sequence[Guest], terms: Terms, words: Sequence[str] = ()) -> TableInHouse:
    """A match that all of them have joined, not yet started."""
    said = [*words, *[""] * len(players)]
    made = await open_match(house.desk, await caller_of(players[0]), terms, OwnSeat(1, None, said[0]))
    match = made.view.match.id
    for number, player in enumerate(players[1:], 2):
        await join(house.desk, await caller_of(player), match, OwnSeat(number, None, said[number - 1]))
    return TableInHouse(house, match, tuple(players))


async def started(
    house: House,
    players: Sequence[Guest],
    game: str = "moon-river",
    options: Mapping[str, str | None] | None = None,
    words: Sequence[str] = (),
) -> TableInHouse:
    """A match that all of them play, at its first decision."""
    table = await opened(house, players, Terms(game, len(players), options or {}), words)
    await start(house.desk, await caller_of(players[0]), table.id)
    return table
