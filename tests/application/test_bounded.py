"""The bounded cache: it holds so many bytes, and what was used last."""

from application.policy import Policy
from application.process.bounded_cache import BoundedCache
from tests.fakes.desk import Town


def _texts(most: int) -> BoundedCache[str, str]:
    return BoundedCache(most, lambda key, value: len(key) + len(value))


def test_what_was_used_longest_ago_is_forgotten_first() -> None:
    texts = _texts(9)
    for key in "abc":
        texts.keep(key, "xx")
    assert texts.get("a") == "xx"
    assert texts.keep("d", "xx") == ["b"]
    assert [key for key in "abcd" if texts.get(key)] == ["a", "c", "d"]
    assert texts.weight == 9


def test_one_heavy_entry_takes_the_place_of_many_light_ones() -> None:
    texts = _texts(100)
    for number in range(30):
        texts.keep(f"{number:02}", "x")
    texts.keep("heavy", "x" * 90)
    assert (len(texts), texts.weight) == (2, 98)


def test_the_newest_entry_stays_however_heavy() -> None:
    texts = _texts(10)
    texts.keep("a", "x")
    assert texts.keep("b", "x" * 50) == ["a"]
    assert texts.get("b") == "x" * 50


def test_an_entry_that_is_replaced_or_forgotten_weighs_no_more() -> None:
    texts = _texts(100)
    texts.keep("a", "x" * 50)
    texts.keep("a", "x")
    assert (len(texts), texts.weight) == (1, 2)
    texts.forget("a")
    texts.forget("a")
    assert (len(texts), texts.weight) == (0, 0)


async def test_matches_are_remembered_up_to_their_bytes_and_read_again_after_that() -> None:
    town = Town(Policy(matches_bytes=100_000))
    ann, bea = await town.human("Ann"), await town.human("Bea")
    matches = [await town.table(ann, bea) for _ in range(10)]
    remembered = [match for match in matches if town.desk.matches.cached_state(match)]
    assert 0 < len(remembered) < len(matches)
    assert remembered == matches[-len(remembered) :]
    assert (await town.desk.matches.cached_or_fresh(matches[0])).match.id == matches[0]
