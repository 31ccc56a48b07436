"""The store's contract about what marks are computed from."""

from application.ports.store import Store
from domain.conduct.marks import Played
from domain.hosting.terms import MatchId
from tests.persistence.rows import ADA, BEA, OPENED, SECRET, at, head, logged, player, work


async def with_matches(store: Store) -> list[Played]:
    played = []
    async with work(store) as working:
        for name in ("Ada", "Bea"):
            await working.add_player(player(name))
        for number, name in enumerate(("a", "b", "c")):
            await working.open_match(head(name), SECRET, logged(1, OPENED))
            left = frozenset({ADA}) if number else frozenset()
            played.append(Played(MatchId(f"mat_{name}"), at(number), number > 0, (ADA, BEA), (2, 1), left))
            await working.note_played(played[-1])
    return played


async def test_played_matches_are_read_newest_first_and_forgotten_by_age(store: Store) -> None:
    oldest, middle, newest = await with_matches(store)
    async with store.reading() as reading:
        assert await reading.played_since(at(1), 9) == [newest, middle]
        assert await reading.played_since(at(0), 1) == [newest]
    async with work(store) as working:
        assert [await working.forget_played(at(2), 1) for _ in range(3)] == [1, 1, 0]
        assert await working.played_since(at(0), 9) == [newest]
        assert oldest.at < newest.at


async def test_networks_are_kept_once_for_each_player_and_go_with_them(store: Store) -> None:
    await with_matches(store)
    async with work(store) as working:
        for who, network, second in ((ADA, b"home", 1), (ADA, b"home", 5), (ADA, b"work", 2), (BEA, b"home", 3)):
            await working.note_network(who, network, at(second))
        assert await working.networks_of([ADA, BEA]) == {ADA: {b"home", b"work"}, BEA: {b"home"}}
        assert await working.forget_networks(at(3), 9) == 1
        assert await working.networks_of([ADA]) == {ADA: {b"home"}}
        await working.erase_player(ADA)
        assert await working.networks_of([ADA, BEA]) == {BEA: {b"home"}}
