"""The store's contract about profiles and mailed codes."""

import asyncio
from dataclasses import replace

from application.ports.accounts import CodePurpose, MailedCode
from application.ports.store import Store
from domain.hosting.players import Avatar
from domain.hosting.profiles import Profile
from tests.persistence.rows import ADA, BEA, at, player, work

PROFILE = Profile(ADA, "Hello", "it", "Europe/Rome", "Ada@River.example", at(1))
CODE = MailedCode(ADA, CodePurpose.ADDRESS, b"a" * 32, "ada@river.example", at(1), at(60))


async def with_people(store: Store) -> None:
    async with work(store) as working:
        await working.add_player(player("Ada"))
        await working.add_player(player("Bea"))


async def test_a_profile_is_kept_whole_and_is_empty_before(store: Store) -> None:
    await with_people(store)
    async with work(store) as working:
        assert await working.profile(ADA) == Profile(ADA)
        assert await working.keep_profile(replace(PROFILE, text="Before"))
        assert await working.keep_profile(PROFILE)
        await working.set_avatar(ADA, Avatar.MOON)
    async with store.reading() as reading:
        assert await reading.profiles([BEA, ADA]) == [Profile(BEA), PROFILE]
        assert await reading.player_at_address("ada@RIVER.example") == ADA
        assert await reading.player(ADA) == player("Ada", avatar=Avatar.MOON)


async def test_a_change_of_name_keeps_the_avatar(store: Store) -> None:
    await with_people(store)
    async with work(store) as working:
        await working.set_avatar(ADA, Avatar.MOON)
        await working.change_player(replace(player("Ada"), name="Adele"))
        assert await working.player(ADA) == replace(player("Ada"), name="Adele", avatar=Avatar.MOON)


async def test_an_address_has_one_owner(store: Store) -> None:
    await with_people(store)
    async with work(store) as working:
        assert await working.keep_profile(PROFILE)
    async with work(store) as working:
        assert not await working.keep_profile(Profile(BEA, address="ADA@river.example", verified_at=at(2)))
        assert await working.keep_profile(Profile(BEA, text="no address"))
        assert await working.keep_profile(replace(PROFILE, text="still mine"))


async def test_of_two_who_take_an_address_at_once_one_has_it(store: Store) -> None:
    await with_people(store)

    async def take(profile: Profile) -> bool:
        async with store.working() as working:
            is_kept = await working.keep_profile(profile)
            if is_kept:
                await working.commit()
            return is_kept

    taken = await asyncio.gather(*(take(replace(PROFILE, player=one)) for one in (ADA, BEA)))
    assert sorted(taken) == [False, True]


async def test_the_newest_code_replaces_the_others_and_is_used_once(store: Store) -> None:
    await with_people(store)
    newer = replace(CODE, hash=b"b" * 32)
    reset = replace(CODE, hash=b"c" * 32, purpose=CodePurpose.PASSWORD)
    async with work(store) as working:
        for code in (CODE, newer, reset):
            await working.keep_code(code)
        assert await working.mailed_code(CODE.hash) is None
        assert await working.newest_code(ADA, CodePurpose.ADDRESS) == newer
    async with work(store) as working:
        assert [await working.use_code(newer.hash) for _ in range(2)] == [True, False]
        assert await working.mailed_code(reset.hash) == reset
        await working.drop_codes(ADA)
        assert await working.mailed_code(reset.hash) is None


async def test_a_code_shown_twice_at_once_is_used_once(store: Store) -> None:
    await with_people(store)
    async with work(store) as working:
        await working.keep_code(CODE)

    async def use() -> bool:
        async with work(store) as working:
            await working.hold_player(ADA)
            return await working.use_code(CODE.hash)

    assert sorted(await asyncio.gather(use(), use())) == [False, True]


async def test_old_codes_are_forgotten_a_few_at_a_time(store: Store) -> None:
    await with_people(store)
    old = replace(CODE, player=BEA, hash=b"b" * 32, expires_at=at(5))
    async with work(store) as working:
        await working.keep_code(CODE)
        await working.keep_code(old)
    async with work(store) as working:
        assert await working.forget_codes(at(60), 5) == 1
        assert await working.mailed_code(old.hash) is None
        assert await working.mailed_code(CODE.hash) == CODE


async def test_erasing_a_player_takes_profile_and_codes(store: Store) -> None:
    await with_people(store)
    async with work(store) as working:
        await working.keep_profile(PROFILE)
        await working.keep_code(CODE)
        await working.erase_player(ADA)
        assert await working.profile(ADA) == Profile(ADA)
        assert await working.newest_code(ADA, CodePurpose.ADDRESS) is None
