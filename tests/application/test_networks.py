"""Whose allowance is taken: a player's, an address's, or that of every IPv6 network around it."""

from dataclasses import replace

import pytest

from adapters.bus.memory import MemoryBus
from adapters.limits import MemoryLimits
from application.callers import NOBODY
from application.limits.networks import PLAYERS, metered_shares, networks, shares_of, take_share, widest
from application.policy import Policy
from application.ports.limits import Rate
from application.process.streams import Streams
from tests.application.tables import refused
from tests.fakes.desk import Town

SLOW = Rate("slow", 2, 0.0001)


@pytest.mark.parametrize("origin", ["198.51.100.7", "unknown", "", "not an address"])
def test_whatever_is_not_ipv6_stands_for_itself(origin: str) -> None:
    assert networks(origin) == ((origin, 1),)
    assert widest(origin) == origin


@pytest.mark.parametrize("origin", ["2001:db8:1:2ff::/64", "2001:db8:1:2ff::17"])
def test_an_address_of_ipv6_belongs_to_three_networks(origin: str) -> None:
    expected = (("2001:db8:1:2ff::/64", 1), ("2001:db8:1:200::/56", 4), ("2001:db8:1::/48", 16))
    assert networks(origin) == expected
    assert widest(origin) == "2001:db8:1::/48"


async def test_a_walk_through_a_48_is_granted_sixteen_times_the_usual_and_no_more() -> None:
    limits = MemoryLimits()
    taken = 0
    for number in range(200):
        shares = networks(f"2001:db8:1:{number << 8:x}::/64")
        for _ in range(3):
            taken += (await take_share(limits, SLOW, shares)).granted
    assert taken == 16 * SLOW.burst


async def test_one_64_does_not_take_what_its_neighbours_have() -> None:
    limits = MemoryLimits()
    for _ in range(100):
        await take_share(limits, SLOW, networks("2001:db8:1:1::/64"))
    assert (await take_share(limits, SLOW, networks("2001:db8:1:2::/64"))).granted


async def test_a_known_player_takes_from_the_players_own_bucket() -> None:
    ada = await Town().human("Ada")
    assert shares_of(replace(ada, origin="2001:db8::/64")) == ((ada.required_player().id, 1),)
    assert shares_of(replace(NOBODY, origin="198.51.100.7")) == (("198.51.100.7", 1),)


async def test_players_at_one_address_have_four_times_the_allowance_of_one_together() -> None:
    town, limits = Town(), MemoryLimits()
    guests = [replace(await town.guest(), origin="198.51.100.7") for _ in range(10)]
    taken = [(await take_share(limits, SLOW, metered_shares(guest))).granted for guest in guests for _ in range(3)]
    assert sum(taken) == PLAYERS * SLOW.burst
    elsewhere = replace(guests[-1], origin="198.51.100.8")
    assert metered_shares(elsewhere)[0] == (elsewhere.required_player().id, 1)
    neighbour = replace(await town.guest(), origin="198.51.100.8")
    assert (await take_share(limits, SLOW, metered_shares(neighbour))).granted


async def test_strangers_take_nothing_from_the_players_at_their_address() -> None:
    stranger = replace(NOBODY, origin="198.51.100.7")
    player = replace(await Town().guest(), origin="198.51.100.7")
    assert not {key for key, _ in metered_shares(stranger)} & {key for key, _ in metered_shares(player)}


def test_streams_of_strangers_are_counted_by_network() -> None:
    streams = Streams(MemoryBus(), Policy(streams_per_player=1))
    walk = [networks(f"2001:db8:1:{number:x}::/64") for number in range(5)]
    opened = [streams.hold(shares) for shares in walk]
    for one in opened[:4]:
        one.__enter__()
    assert streams.open == 4
    with refused("too-many-streams"), streams.hold(walk[4]):
        pass
    for one in opened[:4]:
        one.__exit__(None, None, None)
    with streams.hold(walk[4]):
        assert streams.open == 1
    assert streams.open == 0
