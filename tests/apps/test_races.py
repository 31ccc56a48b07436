"""Two changes of one app at the same time, in two processes on PostgreSQL."""

import asyncio
from contextlib import AsyncExitStack

from adapters.persistence import store
from application.apps.change_app import change_app, renew_secret
from application.apps.find_apps import find_app
from application.players.sessions import hash_of
from domain.apps.apps import AppId
from tests.apps.client import REDIRECT, registered
from tests.fakes.desk import Town


async def test_a_new_name_never_brings_back_an_old_secret(migrated_postgres_url: str) -> None:
    """Both changes write the whole app."""
    town = Town()
    town.store = store(migrated_postgres_url, 4)  # type: ignore[assignment]  # furnished with a real store
    async with AsyncExitStack() as stack:
        stack.push_async_callback(town.store.close)
        desk, other = town.another_desk(), town.another_desk()
        town.desk = desk
        author = await town.human("Author")
        app = AppId((await registered(desk, author, is_confidential=True)).id)
        for number in range(30):
            issued, _ = await asyncio.gather(
                renew_secret(desk, author, app), change_app(other, author, app, f"Name {number}", (REDIRECT,))
            )
            known = await find_app(desk, author, app)
            assert (known.name, known.secret) == (f"Name {number}", hash_of(issued.secret or ""))
