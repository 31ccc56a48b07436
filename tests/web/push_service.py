"""A push service on this machine, and pages whose browser subscribes there: Chromium's own one needs the internet."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Page

from tests.notifications.providers import Posted, Provider, push_provider
from tests.processes import PATIENCE, eventually

SUBSCRIBED: Final = """(subscription) => {
  const made = { toJSON: () => subscription, unsubscribe: async () => true };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("test.subscribed") ? made : null);
  PushManager.prototype.subscribe = async () => { localStorage.setItem("test.subscribed", "yes"); return made; };
}"""
"""Everything but the registration with the push service is the client's own; what it is told stays between pages."""


class PushService:
    """Takes what servers post, from a thread of its own."""

    def __init__(self, provider: Provider) -> None:
        self._provider = provider
        self._read = 0

    def browse(self, page: Page, name: str) -> None:
        """From here on the page subscribes at this service, under this name."""
        made = self._provider.browser(name)
        page.add_init_script(f"({SUBSCRIBED})({json.dumps({'endpoint': made['endpoint'], 'keys': made['keys']})})")

    def next_message(self) -> dict[str, Any]:
        """The next push, opened with the browser's keys, once its sender has proved who they are."""
        eventually(lambda: len(self._provider.posted) > self._read, "something is pushed")
        posted: Posted = self._provider.posted[self._read]
        self._read += 1
        assert self._provider.sender(posted)["aud"] == self._provider.url
        return self._provider.read(posted)


@contextmanager
def push_service() -> Iterator[PushService]:
    """While the context lasts."""
    loop, began, provided = asyncio.new_event_loop(), threading.Event(), list[Provider]()
    ending = asyncio.Event()

    async def serve() -> None:
        async with push_provider() as provider:
            provided.append(provider)
            began.set()
            await ending.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),), daemon=True)
    thread.start()
    try:
        assert began.wait(PATIENCE)
        yield PushService(provided[0])
    finally:
        loop.call_soon_threadsafe(ending.set)
        thread.join(PATIENCE)
        loop.close()
