"""Signing in while others do their worst: whose guesses count against whom, and who waits for whose hashes."""

import asyncio
from dataclasses import replace

import pytest

from adapters.limits import MemoryLimits
from application.callers import NOBODY, Caller
from application.desk import Desk
from application.errors import LimitReached, Refusal
from application.players.authenticate import authenticate
from application.players.enter_as_guest import enter_as_guest
from application.players.sign_in import sign_in
from application.players.sign_up import sign_up
from application.players.upgrade_guest import upgrade_guest
from application.policy import Policy
from application.ports.limits import Rate
from domain.hosting.players import Player, PlayerKind
from domain.hosting.terms import Moment, PlayerId
from tests.application.tables import refused
from tests.fakes.desk import PASSWORD, Town

HOME = replace(NOBODY, origin="198.51.100.7")
ABROAD = replace(NOBODY, origin="203.0.113.9")
PLENTY = Rate("plenty", 1_000_000, 1_000_000.0)


class Watch:
    """The time of the buckets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def limited(town: Town) -> tuple[Desk, Watch]:
    """The town's desk with buckets that run dry."""
    watch = Watch()
    return replace(town.desk, limits=MemoryLimits(now=watch)), watch


async def guessed(desk: Desk, caller: Caller, times: int) -> list[str]:
    codes = []
    for _ in range(times):
        try:
            await sign_in(desk, caller, "Ada", "a wrong password")
        except Refusal as refusal:
            codes.append(refusal.code)
    return codes


async def test_the_owner_of_a_name_is_not_locked_out_by_a_strangers_guesses() -> None:
    town = Town()
    desk, _ = limited(town)
    await sign_up(desk, HOME, "Ada", PASSWORD)
    codes = await guessed(desk, ABROAD, 12)
    assert (codes.count("wrong-password"), codes.count("too-many-requests")) == (5, 7)
    for owner in (HOME, replace(NOBODY, origin="192.0.2.44")):
        assert (await sign_in(desk, owner, "Ada", PASSWORD)).player.name == "Ada"


async def test_guesses_at_one_address_wait_longer_and_longer() -> None:
    town = Town(Policy(sign_in_by_origin=PLENTY))
    desk, watch = limited(town)
    await sign_up(desk, HOME, "Ada", PASSWORD)
    waits: list[float] = []
    for _ in range(150):
        try:
            await sign_in(desk, ABROAD, "Ada", "a wrong password")
        except LimitReached as refusal:
            wait = refusal.data["retry_after"]
            assert isinstance(wait, float)
            waits.append(wait)
            watch.now += wait + 0.001
        except Refusal:
            pass
    assert waits[0] <= 5
    assert 30 < max(waits[:20]) <= 60
    assert 300 < max(waits) <= 600


async def test_guesses_from_everywhere_slow_strangers_down_and_not_an_address_that_has_signed_in() -> None:
    town = Town(Policy(sign_in_by_name=Rate("sign-in-by-name", 8, 0.001)))
    desk, _ = limited(town)
    await sign_up(desk, HOME, "Ada", PASSWORD)
    for number in range(8):
        assert await guessed(desk, replace(NOBODY, origin=f"203.0.113.{number}"), 1) == ["wrong-password"]
    with refused("too-many-requests", limit="sign-in-by-name"):
        await sign_in(desk, replace(NOBODY, origin="203.0.113.99"), "Ada", PASSWORD)
    assert (await sign_in(desk, HOME, "Ada", PASSWORD)).player.name == "Ada"


async def test_right_passwords_do_not_count() -> None:
    town = Town(Policy(sign_in_by_origin=PLENTY))
    desk, _ = limited(town)
    await sign_up(desk, HOME, "Ada", PASSWORD)
    for _ in range(60):
        await sign_in(desk, HOME, "Ada", PASSWORD)


async def test_a_stranger_gains_nothing_by_walking_through_a_network() -> None:
    town = Town(Policy(sign_in_by_origin=PLENTY))
    desk, _ = limited(town)
    await sign_up(desk, HOME, "Ada", PASSWORD)
    walk = [replace(NOBODY, origin=f"2001:db8:7:{number:x}::/64") for number in range(20)]
    codes = [code for caller in walk for code in await guessed(desk, caller, 1)]
    assert codes.count("wrong-password") == 5


class SlowPasswords:
    """Hashes that take as long as the test wants; `hashes` counts those that were begun."""

    def __init__(self) -> None:
        self.hashes = 0
        self._go = asyncio.Event()

    async def hash(self, password: str) -> str:
        self.hashes += 1
        await self._step()
        return f"hash of {password}"

    async def matches(self, password: str, known: str | None) -> bool:
        self.hashes += 1
        await self._step()
        return known == f"hash of {password}"

    async def _step(self) -> None:
        await self._go.wait()
        await asyncio.sleep(0)

    def go(self) -> None:
        self._go.set()

    def stop(self) -> None:
        self._go.clear()

    def close(self) -> None:
        """Nothing is held."""


@pytest.mark.parametrize("name", ["Taken", "Free"])
@pytest.mark.parametrize("is_one_address", [True, False])
async def test_a_sign_in_waits_behind_few_hashes_while_a_hundred_hostile_upgrades_are_under_way(
    name: str, is_one_address: bool
) -> None:
    town = Town()
    passwords = SlowPasswords()
    desk = replace(town.desk, passwords=passwords)
    passwords.go()
    for owner in ("Ada", "Taken"):
        await sign_up(desk, HOME, owner, PASSWORD)
    hostile = [
        replace(
            await authenticate(desk, (await enter_as_guest(desk, NOBODY)).text),
            origin="203.0.113.1" if is_one_address else f"203.0.113.{number}",
        )
        for number in range(100)
    ]
    passwords.stop()
    upgrades = [asyncio.create_task(upgrade_guest(desk, guest, name, PASSWORD)) for guest in hostile]
    for _ in range(50):
        await asyncio.sleep(0)
    begun = passwords.hashes
    before = begun - (0 if name == "Taken" else town.policy.hashes_at_once)
    signing = asyncio.create_task(sign_in(desk, HOME, "Ada", PASSWORD))
    for _ in range(50):
        await asyncio.sleep(0)
    passwords.go()
    assert (await signing).player.name == "Ada"
    # Its own, those that were running, and the few that had their turn meanwhile.
    assert passwords.hashes - before <= 1 + 3 * town.policy.hashes_at_once
    done = await asyncio.gather(*upgrades, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == (0 if name == "Taken" else 1)
    codes = {one.code for one in done if isinstance(one, Refusal)}
    assert codes <= {"name-taken", "passwords-busy"}


async def test_a_taken_name_is_refused_before_anything_is_hashed() -> None:
    town = Town()
    passwords = SlowPasswords()
    passwords.go()
    desk = replace(town.desk, passwords=passwords)
    await sign_up(desk, HOME, "Ada", PASSWORD)
    guest = await authenticate(desk, (await enter_as_guest(desk, NOBODY)).text)
    with refused("name-taken"):
        await sign_up(desk, HOME, "Adá", PASSWORD)
    with refused("name-taken"):
        await upgrade_guest(desk, guest, "ADA", PASSWORD)
    assert passwords.hashes == 1


@pytest.mark.parametrize("limit", ["upgrades-by-player", "accounts-by-origin"])
async def test_upgrades_are_limited_by_account_and_by_address(limit: str) -> None:
    town = Town()
    guest = await town.guest()
    town.limits.empty(limit)
    with refused("too-many-requests", limit=limit, retry_after=12.5):
        await upgrade_guest(town.desk, guest, "Ada", PASSWORD)


async def test_a_name_from_before_the_look_alikes_were_refused_keeps_working() -> None:
    town = Town()
    old = Player(PlayerId("ply_old"), "P\u0251ul", PlayerKind.HUMAN, Moment(1))
    async with town.store.working() as work:
        await work.add_player(old, await town.passwords.hash(PASSWORD))
        await work.commit()
    assert (await sign_in(town.desk, HOME, old.name, PASSWORD)).player == old
    with refused("bad-name"):
        await sign_up(town.desk, HOME, "P\u0251ula", PASSWORD)
