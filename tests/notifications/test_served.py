"""A real server tells real browsers: sealed, signed, taken back, and after a kill once more as the same message."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.notifications.providers import Provider, push_provider
from tests.processes import serving
from tests.server.clients import Person, guest, play_one, table


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(timeout=60, trust_env=False) as client:
        yield client


async def browsing(http: httpx.AsyncClient, url: str, provider: Provider, name: str) -> Person:
    """A guest with a browser of this name."""
    person = await guest(http, url)
    await person.call("POST", "/v1/me/push-subscriptions", provider.browser(name))
    return person


async def test_a_turn_reaches_its_player_alone_and_is_taken_back_by_the_move(
    http: httpx.AsyncClient, database: str
) -> None:
    async with push_provider() as provider:
        with serving(database=database, webhooks_private=True) as server:
            people = [await browsing(http, server.url, provider, name) for name in ("ada", "bea")]
            match = await table(*people, game="the-river")
            [first] = await provider.await_posted(1)
            told, sender = provider.read(first), provider.sender(first)
            settings = await people[0].call("GET", "/v1/me/notifications")
            assert (sender["aud"], sender["key"]) == (provider.url, settings["push_key"])
            assert (told["kind"], told["path"], first.headers["Urgency"]) == ("my-turn", f"/match/{match}", "high")
            while len(provider.posted) < 2:
                await play_one(match, *people, key=f"k{len(provider.posted)}", choice=0)
                mover = (await people[0].call("GET", f"/v1/matches/{match}"))["to_move"]
                if mover != int(first.path == "/bea") + 1:
                    break
            later = await provider.await_posted(2)
            own = [provider.read(each) for each in later if each.path == first.path]
            assert own[1] == {"close": match, "version": told["version"]}
            assert later[[each.path for each in later].index(first.path, 1)].headers["Topic"] == first.headers["Topic"]


async def test_a_server_killed_while_it_sends_sends_the_same_message_again(
    http: httpx.AsyncClient, database: str
) -> None:
    async with push_provider() as provider:
        provider.is_silent = True
        with serving(database=database, webhooks_private=True) as server:
            people = [await browsing(http, server.url, provider, name) for name in ("ada", "bea")]
            await table(*people, game="the-river")
            await provider.await_posted(1)
            # The provider has the message, and the server does not know it.
            await asyncio.to_thread(server.kill)
        provider.is_silent = False
        with serving(database=database, webhooks_private=True):
            first, second = await provider.await_posted(2)
            assert (first.path, first.headers["Topic"]) == (second.path, second.headers["Topic"])
            assert provider.read(first) == provider.read(second)
            assert first.body != second.body


async def test_a_browser_that_is_gone_is_forgotten(http: httpx.AsyncClient, database: str) -> None:
    async with push_provider() as provider:
        provider.answers = {"/ada": 410, "/bea": 404}
        with serving(database=database, webhooks_private=True) as server:
            people = [await browsing(http, server.url, provider, name) for name in ("ada", "bea")]
            await table(*people, game="the-river")
            [first] = await provider.await_posted(1)
            person = people[int(first.path == "/bea")]
            async with asyncio.timeout(60):
                while (await person.call("GET", "/v1/me/notifications"))["subscriptions"]:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
