"""Ids and secrets: readable, never twice, every letter as likely as any other."""

from collections import Counter

from adapters.ids import ALPHABET, LENGTH, RandomIds


def test_an_id_has_its_prefix_and_letters_that_can_be_read_out() -> None:
    prefix, _, letters = RandomIds().fresh("mat").partition("_")
    assert (prefix, len(letters)) == ("mat", LENGTH)
    assert set(letters) <= set(ALPHABET)


def test_no_id_token_or_secret_is_given_out_twice() -> None:
    ids = RandomIds()
    for draw in (lambda: ids.fresh("mat"), ids.token, ids.secret):
        assert len({draw() for _ in range(1_000)}) == 1_000


def test_every_letter_is_drawn_about_equally_often_in_every_place() -> None:
    ids = [RandomIds().fresh("x")[2:] for _ in range(3_100)]
    for place in (0, LENGTH // 2, LENGTH - 1):
        counts = Counter(letters[place] for letters in ids)
        assert set(counts) == set(ALPHABET)
        assert max(counts.values()) < 200
