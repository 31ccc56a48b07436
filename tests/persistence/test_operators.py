"""Bans and the audit trail as every store keeps them."""

from application.ports.bots import Webhook
from application.ports.operators import AuditLine
from application.ports.store import Store
from domain.hosting.players import PlayerKind
from tests.persistence.rows import ADA, BEA, answer, at, player, token, work


def line(name: str, seconds: int, target: str = "ply_ada") -> AuditLine:
    return AuditLine(f"aud_{name}", at(seconds), "ola", "ban", target, "why")


async def test_lines_are_told_newest_first(store: Store) -> None:
    async with work(store) as working:
        for each in (line("a", 1), line("b", 2, "mat_a"), line("c", 2)):
            await working.note_audit(each)
    async with store.reading() as reading:
        assert [each.id for each in await reading.audit(None, 9)] == ["aud_c", "aud_b", "aud_a"]
        assert await reading.audit("mat_a", 9) == [line("b", 2, "mat_a")]
        assert len(await reading.audit(None, 2)) == 2


async def test_a_ban_holds_for_the_player_and_all_bots_until_it_is_lifted(store: Store) -> None:
    bot = player("Bot", PlayerKind.BOT, owner=ADA)
    async with work(store) as working:
        for each in (player("Ada"), player("Bea"), bot):
            await working.add_player(each)
        assert await working.ban(ADA, at(1))
        assert not await working.ban(ADA, at(2))
    async with work(store) as working:
        assert [await working.is_banned(each) for each in (ADA, bot.id, BEA)] == [True, True, False]
        assert await working.lift_ban(ADA)
        assert not await working.lift_ban(ADA)
        assert not await working.is_banned(ADA)


async def test_erasing_takes_what_is_secret_or_personal_and_nothing_of_others(store: Store) -> None:
    async with work(store) as working:
        for each, name in ((ADA, "Ada"), (BEA, "Bea")):
            await working.add_player(player(name), f"hash of {name}")
            await working.add_token(token(name, each))
            await working.keep_answer(answer("k", each))
            await working.keep_webhook(Webhook(each, "https://example.org", "secret", at(0)))
        await working.erase_player(ADA)
    async with store.reading() as reading:
        assert await reading.player(ADA) is not None
        for each, is_left in ((ADA, False), (BEA, True)):
            assert bool(await reading.password_of(each)) == is_left
            assert bool(await reading.tokens_of(each)) == is_left
            assert bool(await reading.answer(each, "k")) == is_left
            assert bool(await reading.webhook(each)) == is_left
