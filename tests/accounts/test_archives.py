"""The archive of one's own data: what is in it and what is not, for whom it is, and how long."""

import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest

from application.accounts.change_profile import ProfileWish, change_profile
from application.accounts.send_due_accounts import send_due_accounts
from application.callers import NOBODY, Caller
from application.conduct.set_boundary import set_boundary
from application.errors import NotFound, Unauthenticated
from application.operators.audit import Operator
from application.operators.rename_player import rename_player
from application.players.authenticate import authenticate
from application.players.sign_in import sign_in
from application.privacy import make_archive as making
from application.privacy.make_archive import make_archive
from application.privacy.parts import PARTS
from application.privacy.request_archive import archive_chunks, own_archive, ready_archive, request_archive
from application.upkeep.prune import prune
from domain.conduct.boundaries import BoundaryKind
from tests.accounts.letters import letters
from tests.accounts.test_profile import verified
from tests.fakes.desk import PASSWORD, Town


async def again(town: Town, name: str) -> Caller:
    return await authenticate(town.desk, (await sign_in(town.desk, NOBODY, name, PASSWORD)).text)


async def archive_of(town: Town, caller: Caller) -> Mapping[str, Any]:
    asked = await request_archive(town.desk, caller, PASSWORD)
    assert await make_archive(town.desk, asked.id, 0)
    archive = await ready_archive(town.desk, caller, asked.id)
    data = b"".join([chunk async for chunk in archive_chunks(town.desk, archive)])
    assert len(data) == archive.size
    with ZipFile(BytesIO(data)) as zip:
        assert zip.testzip() is None
        return {name.removesuffix(".json"): json.loads(zip.read(name)) for name in zip.namelist()}


async def test_an_archive_has_every_part_and_tells_what_is_stored() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    await verified(town, ada)
    await change_profile(town.desk, ada, ProfileWish("Plays at night.", "it", "Europe/Rome"))
    await set_boundary(town.desk, ada, bea.required_player().id, BoundaryKind.BLOCK)
    await town.bot(ada, "Robot")
    match = await town.started(ada, bea)
    told = await archive_of(town, ada)
    assert list(told) == [part.name for part in PARTS]
    assert [each["name"] for each in told["accounts"]] == ["Ada", "Robot"]
    assert told["profiles"][0]["address"] == "Ada@River.example"
    assert [each["other"] for each in told["boundaries"]] == [bea.required_player().id]
    assert [each["id"] for each in told["matches"]] == [match]
    assert "archivio" in (await letters(town))[-1].text


async def test_an_archive_holds_no_secret_and_nothing_private_of_others() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    await verified(town, bea, "bea@moon.example")
    await set_boundary(town.desk, bea, ada.required_player().id, BoundaryKind.MUTE)
    await rename_player(town.desk, Operator("moderator-olga", "a secret hint"), ada.required_player().id, "Adele")
    ada = await again(town, "Adele")
    text = json.dumps(await archive_of(town, ada))
    assert '"action": "rename"' in text
    for private in ("moderator-olga", "a secret hint", "bea@moon.example", bea.required_player().id, "hash"):
        assert private not in text, private


async def test_an_archive_is_for_its_owner_and_for_a_time() -> None:
    town = Town()
    ada, bea = await town.human("Ada"), await town.human("Bea")
    with pytest.raises(Unauthenticated, match="wrong-password"):
        await request_archive(town.desk, ada, "not the password")
    asked = await request_archive(town.desk, ada, PASSWORD)
    with pytest.raises(NotFound, match="unknown-archive"):
        await ready_archive(town.desk, ada, asked.id)
    await make_archive(town.desk, asked.id, 0)
    with pytest.raises(NotFound, match="unknown-archive"):
        await ready_archive(town.desk, bea, asked.id)
    assert (await request_archive(town.desk, ada, PASSWORD)).id == asked.id
    town.clock.advance(town.policy.archives_kept + 1)
    assert await own_archive(town.desk, ada) is None
    await prune(town.desk)
    async with town.store.reading() as reading:
        assert await reading.archive(asked.id) is None
        assert await reading.archive_chunk(asked.id, 0) is None


async def test_an_archive_whose_maker_died_is_made_by_another_and_only_once() -> None:
    town = Town()
    ada = await town.human("Ada")
    asked = await request_archive(town.desk, ada, PASSWORD)
    async with town.store.working() as work:
        assert await work.take_archive(asked.id, 0, town.clock.now())
        assert await work.keep_chunk(asked.id, 1, 0, b"half of it")
        await work.commit()
    assert not await make_archive(town.desk, asked.id, 0)
    town.clock.advance(10_001)
    assert await send_due_accounts(town.desk) == 1
    assert [await make_archive(town.desk, asked.id, 1) for _ in range(2)] == [True, False]
    archive = await ready_archive(town.desk, ada, asked.id)
    assert sum([len(chunk) async for chunk in archive_chunks(town.desk, archive)]) == archive.size
    assert await send_due_accounts(town.desk) == 0


async def test_a_large_archive_is_kept_in_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "CHUNK", 100)
    town = Town()
    ada = await town.human("Ada")
    assert (await archive_of(town, ada))["accounts"][0]["name"] == "Ada"
    archive = await own_archive(town.desk, ada)
    assert archive is not None
    assert len([chunk async for chunk in archive_chunks(town.desk, archive)]) > 3
