"""Names: what may be one, and which look alike."""

import pytest
from confusable_homoglyphs.confusables import confusables_data
from hypothesis import given
from hypothesis import strategies as st

from domain.hosting.players import name_fault, skeleton

letters = st.text(alphabet="abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-_.éüñ", min_size=1, max_size=24)


@pytest.mark.parametrize(
    "name", ["Ada", "José_M", "river-rat", "x2", "Æthelred", "Søren", "Łukasz", "Weiß", "Đặng", "Þór", "n" * 24]
)
def test_a_name_of_latin_letters_digits_and_a_few_marks_can_be_had(name: str) -> None:
    assert name_fault(name) is None


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "length"),
        ("a", "length"),
        ("n" * 25, "length"),
        ("two words", "characters"),
        ("Аda", "characters"),
        ("Ada\u200b", "characters"),
        ("Jose\u0301", "characters"),
        ("-dash", "characters"),
        ("__", "characters"),
        ("<b>", "characters"),
        ("٣٣", "characters"),
        ("P\u0251ul", "characters"),
        ("Pau\u01c0", "characters"),
        ("\u1d18aul", "characters"),
        ("\u01c3Xu", "characters"),
        ("pu\u017f", "characters"),
    ],
)
def test_what_cannot_be_a_name_says_why(name: str, fault: str) -> None:
    assert name_fault(name) == fault


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("bill", "bi11"),
        ("Modern", "Modem"),
        ("josé", "jose"),
        ("r-i-v", "riv"),
        ("vv0w", "wow"),
        ("Paul", "Pauł"),
    ],
)
def test_names_a_hurried_reader_would_mix_up_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_no_two_letters_that_unicode_calls_confusable_tell_names_apart() -> None:
    fit = {character for character in map(chr, range(0x110000)) if name_fault(f"a{character}b") is None}
    assert len(fit) > 600
    confusable = [(one, each["c"]) for one in sorted(fit) for each in confusables_data.get(one, ())]
    pairs = [(one, other) for one, other in confusable if fit.issuperset(other)]
    assert len(pairs) > 10
    assert [(one, other) for one, other in pairs if skeleton(one) != skeleton(other)] == []


def test_different_names_do_not_look_alike() -> None:
    names = ["Ada", "Bea", "Cleo", "Dora", "river", "moon", "cow", "crow"]
    assert len({skeleton(name) for name in names}) == len(names)


@given(letters)
def test_case_never_tells_two_names_apart(name: str) -> None:
    assert skeleton(name) == skeleton(name.upper()) == skeleton(name.lower())
