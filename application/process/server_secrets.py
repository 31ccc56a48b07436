"""The server's own keys, made once and stored, in the memory of one process."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from application.ports.store import Store


class ServerSecrets:
    """`given` are those that an operator has set: they are not stored."""

    def __init__(self, store: Store, given: Mapping[str, str]) -> None:
        self._store = store
        self._known = dict(given)

    async def named(self, name: str, make: Callable[[], str]) -> str:
        """Of several processes that make one at the same time, all use the first."""
        if name not in self._known:
            async with self._store.reading() as reading:
                stored = await reading.server_secret(name)
            self._known[name] = stored if stored is not None else await self._keep(name, make())
        return self._known[name]

    async def _keep(self, name: str, value: str) -> str:
        async with self._store.working() as work:
            kept = await work.keep_server_secret(name, value)
            await work.commit()
        return kept
