"""Forks: new matches that go on from a position of an ended one."""

import json
from dataclasses import replace

import pytest

from application.callers import NOBODY, Caller
from application.errors import Malformed, NotFound, Unauthenticated, WrongStatus
from application.hosting.change import ChangeResult
from application.hosting.terms import AiSeat, OwnSeat
from application.matches.export_record import export_record
from application.matches.fork_match import ForkWish, fork_match
from application.matches.join import join
from application.matches.open_match import open_match
from application.matches.read_events import read_events
from application.matches.resign import resign
from application.matches.start import start
from application.matches.verify_match import verify_match
from application.matches.view_match import view_match
from application.matches.view_past import view_past
from domain.hosting.entries import Moved, Opened
from domain.hosting.terms import Access, MatchId, Status
from domain.kernel.plain import plain
from domain.kernel.records import read_record, verify
from tests.application.tables import TWO, play_on
from tests.fakes.desk import GAMES, Town

WORDS = ("abracadabra", "hocus-pocus")
AI = AiSeat("drifter", 2)


async def ended(
    town: Town, moves: int = 30, access: Access = TWO.access, game: str = "moon-river"
) -> tuple[MatchId, Caller, Caller]:
    """A match of Ada and Bea with words of their own, given up by Bea after some moves."""
    ada, bea = await town.human("Ada"), await town.human("Bea")
    terms = replace(TWO, game=game, access=access)
    match = (await open_match(town.desk, ada, terms, OwnSeat(words=WORDS[0]))).view.match.id
    await join(town.desk, bea, match, OwnSeat(words=WORDS[1]))
    await start(town.desk, ada, match)
    await play_on(town, match, ada, bea, moves=moves)
    await resign(town.desk, bea, match)
    return match, ada, bea


def shown(result: ChangeResult) -> object:
    return plain(result.view.game_view)


@pytest.mark.parametrize("game", ["moon-river", "the-river"])
@pytest.mark.parametrize("ply", [0, 11, 30])
async def test_a_fork_shows_the_very_position(game: str, ply: int) -> None:
    town = Town()
    match, ada, _ = await ended(town, game=game)
    fork = await fork_match(town.desk, ada, match, ForkWish(ply=ply, seat=1, machines=[AI]))
    past = await view_past(town.desk, ada, match, ply=ply)
    assert shown(fork) == plain(past.game_view)
    new = fork.view.match
    assert (new.status, new.rated, new.to_move) == (Status.RUNNING, False, past.match.to_move)
    assert [seat.colour for seat in new.seats] == [seat.colour for seat in past.match.seats]
    assert new.commitment == past.match.commitment
    assert fork.view.secret is None


async def test_a_fork_is_played_to_its_end_verified_and_recorded() -> None:
    town = Town()
    match, ada, bea = await ended(town)
    opened = await fork_match(town.desk, ada, match, ForkWish(ply=20, seat=2, starts=False))
    fork = opened.view.match.id
    assert opened.view.match.status is Status.OPEN
    await join(town.desk, bea, fork, OwnSeat(words="words that deal nothing"))
    await start(town.desk, ada, fork)
    await play_on(town, fork, bea, ada)
    assert (await view_match(town.desk, ada, fork)).match.status is Status.FINISHED
    assert (await verify_match(town.desk, fork)).faults == ()
    record = read_record(json.dumps(await export_record(town.desk, ada, fork)))
    verify(GAMES.for_new_match("moon-river"), record)
    first = read_record(json.dumps(await export_record(town.desk, ada, match)))
    assert (record.deal, record.moves[:20], record.dealing) == (first.deal, first.moves[:20], first.dealing)


async def test_its_log_says_where_it_comes_from() -> None:
    town = Town()
    match, ada, _ = await ended(town)
    past = await view_past(town.desk, ada, match, ply=7)
    fork = await fork_match(town.desk, ada, match, ForkWish(version=past.version, seat=1, machines=[AI]))
    entries = [logged.entry for logged in (await read_events(town.desk, ada, fork.view.match.id)).entries]
    assert isinstance(entries[0], Opened)
    assert entries[0].fork is not None
    assert (entries[0].fork["match"], entries[0].fork["version"]) == (match, past.version)
    moves = [entry.move for entry in entries if isinstance(entry, Moved)]
    assert moves == [move.text for move in past.match.moves] == entries[0].fork["moves"]


async def test_a_repeated_key_opens_no_second_fork() -> None:
    town = Town()
    match, ada, _ = await ended(town)
    wish = ForkWish(ply=3, seat=1, machines=[AI])
    first = await fork_match(town.desk, ada, match, wish, "once")
    again = await fork_match(town.desk, ada, match, wish, "once")
    assert again.is_repeated
    assert again.view.match.id == first.view.match.id


async def test_only_ended_matches_that_one_may_see_are_forked() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    running = (await open_match(town.desk, ada, TWO, OwnSeat())).view.match.id
    await join(town.desk, bea, running)
    wish = ForkWish(ply=0, seat=1, machines=[AI])
    for _ in range(2):
        with pytest.raises(WrongStatus, match="not-over-yet"):
            await fork_match(town.desk, ada, running, wish)
        if (await view_match(town.desk, ada, running)).match.status is Status.OPEN:
            await start(town.desk, ada, running)
    other = Town()
    closed, ada, _ = await ended(other, access=Access(listed=False, spectators=False))
    with pytest.raises(NotFound):
        await fork_match(other.desk, await other.human("Cleo"), closed, wish)
    with pytest.raises(Unauthenticated):
        await fork_match(other.desk, NOBODY, closed, wish)
    fork = await fork_match(other.desk, ada, closed, wish)
    with pytest.raises(NotFound):
        await view_match(other.desk, NOBODY, fork.view.match.id)


@pytest.mark.parametrize("wish", [ForkWish(), ForkWish(version=1), ForkWish(version=9_999), ForkWish(ply=31)])
async def test_there_must_be_a_decision_to_go_on_from(wish: ForkWish) -> None:
    town = Town()
    match, ada, _ = await ended(town)
    with pytest.raises(Malformed):
        await fork_match(town.desk, ada, match, wish)


async def test_the_end_of_a_game_has_none() -> None:
    town = Town()
    match, ada, _ = await _played_out(town)
    plies = len((await view_match(town.desk, ada, match)).match.moves)
    with pytest.raises(Malformed):
        await fork_match(town.desk, ada, match, ForkWish(ply=plies, seat=1, machines=[AI]))
    await fork_match(town.desk, ada, match, ForkWish(ply=plies - 1, seat=1, machines=[AI]))


async def _played_out(town: Town) -> tuple[MatchId, Caller, Caller]:
    ada, bea = await town.human("Ada"), await town.human("Bea")
    match = (await open_match(town.desk, ada, TWO, OwnSeat())).view.match.id
    await join(town.desk, bea, match)
    await start(town.desk, ada, match)
    await play_on(town, match, ada, bea)
    return match, ada, bea
