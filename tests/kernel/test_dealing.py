"""The vectors of docs/dealing.md, and an independent reading of the same page."""

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.dealing import SECRET_BYTES, Stream, commitment, seed_of

ZEROS = bytes(SECRET_BYTES)
COUNTING = bytes(range(SECRET_BYTES))
WORDS = ("river", "", "lună")
PAGE = (Path(__file__).parents[2] / "docs" / "dealing.md").read_text("utf-8")


def stream() -> Stream:
    return Stream(seed_of(COUNTING, WORDS), "deal")


def in_page(value: object) -> str:
    text = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    assert text in PAGE
    return text


@pytest.mark.parametrize(
    ("secret", "published"),
    [
        (ZEROS, "401836a312e9554d2fca71953970daef647ef232d68ca37743162b465fd308f8"),
        (COUNTING, "b65773dadaab8139b94a4b8a363fa10ed64a20f4d096783ea933e84ccb053860"),
    ],
)
def test_the_commitment_of_a_secret_is_as_documented(secret: bytes, published: str) -> None:
    assert in_page(commitment(secret)) == published


@pytest.mark.parametrize(
    ("secret", "words", "seed"),
    [
        (ZEROS, (), "e8de6387b4b3ad030882bfd8f9565a5604a4435713977c26061940dc376e3a2e"),
        (COUNTING, WORDS, "dc85e1d848037bb98406d45529d759aa56fb1ece10165704596e025d5cd0faf8"),
        (COUNTING, ("river", "luna"), "22436610c4df09ec3c000ee729dee9993aaa4af4cdd89c1aa9fbb81641efbf05"),
        (COUNTING, ("riverluna",), "61a2a0e2d3fccc10807b7b2337e6208a9d5a0d13111e24c3eab0bac7192debde"),
    ],
)
def test_the_seed_of_secret_and_words_is_as_documented(secret: bytes, words: tuple[str, ...], seed: str) -> None:
    assert in_page(seed_of(secret, words).hex()) == seed


def test_the_first_words_of_a_stream_are_as_documented() -> None:
    source = stream()
    assert in_page([source.word() for _ in range(10)]).split()[:2] == ["537102912", "175702710"]


def test_small_numbers_are_as_documented() -> None:
    source = stream()
    assert in_page([source.below(6) for _ in range(12)]) == "0 0 0 0 0 2 2 1 4 5 2 1"


def test_words_past_the_last_full_multiple_are_thrown_away_as_documented() -> None:
    source, raw = stream(), stream()
    numbers = [source.below(3_000_000_000) for _ in range(6)]
    words = [raw.word() for _ in range(8)]
    assert in_page(numbers).split() == [str(word) for word in words if word < 3_000_000_000]
    assert [word >= 3_000_000_000 for word in words] == [False, False, True, False, False, False, True, False]


def test_shuffles_are_as_documented() -> None:
    source = stream()
    assert in_page(source.shuffled(list("abcdefghij"))) == "i e b h g a f j d c"
    assert in_page(source.branch("plots").shuffled(range(1, 11))) == "9 1 6 4 7 2 8 10 5 3"


def by_the_page(seed: bytes, label: str, items: list[int]) -> list[int]:
    """The page written down a second time, without a look at the product."""

    def part(text: bytes) -> bytes:
        return len(text).to_bytes(4, "big") + text

    def numbers() -> list[int]:
        blocks = (sha256(part(seed) + part(label.encode()) + i.to_bytes(8, "big")).digest() for i in range(200))
        return [int(four, 16) for block in blocks for four in re.findall("." * 8, block.hex())]

    words, pile = iter(numbers()), items[:]
    for last in reversed(range(1, len(pile))):
        limit = 2**32 - 2**32 % (last + 1)
        other = next(word for word in words if word < limit) % (last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


@given(st.binary(max_size=40), st.text(max_size=20), st.integers(0, 120))
def test_a_second_implementation_of_the_page_shuffles_alike(seed: bytes, label: str, size: int) -> None:
    pile = list(range(size))
    assert Stream(seed, label).shuffled(pile) == by_the_page(seed, label, pile)


@given(st.binary(min_size=1, max_size=8), st.integers(1, 2**32))
def test_a_number_is_below_its_bound(seed: bytes, bound: int) -> None:
    assert 0 <= Stream(seed, "x").below(bound) < bound


def test_every_order_of_three_comes_about_equally_often() -> None:
    source = Stream(b"fair", "x")
    seen = Counter("".join(source.shuffled("abc")) for _ in range(6_000))
    assert len(seen) == 6
    assert all(850 < count < 1_150 for count in seen.values())


def test_a_shuffle_leaves_what_it_was_given_alone() -> None:
    pile = [1, 2, 3, 4]
    Stream(b"s", "x").shuffled(pile)
    assert pile == [1, 2, 3, 4]


def test_a_branch_is_independent_of_what_was_drawn_before() -> None:
    fresh, used = stream(), stream()
    used.word()
    assert fresh.branch("a").word() == used.branch("a").word()
    assert fresh.branch("a").word() != fresh.branch("b").word()


def test_moving_a_letter_from_one_seat_to_the_next_changes_the_seed() -> None:
    assert len({seed_of(ZEROS, words) for words in (("ab", "c"), ("a", "bc"), ("abc", ""), ("", "abc"))}) == 4


def test_a_stream_does_not_show_its_seed() -> None:
    assert stream().seed.hex() not in repr(stream())
    assert repr(stream()) == "Stream(<secret>)"
