"""Reading strangers' data: each fault is named with its path."""

from collections.abc import Callable

import pytest

from domain.kernel.inspection import Inspector
from domain.kernel.plain import Plain
from domain.kernel.refusals import BadEdition, BadRecord, Refused


def look(value: Plain) -> Inspector:
    return Inspector(value, BadRecord)


FAULTS: list[tuple[Callable[[], object], str, str]] = [
    (lambda: look([]).object(()), "document", "must be an object, is []"),
    (lambda: look({}).object(("a",)), "document", "a is missing"),
    (lambda: look({"a": 1, "z": 2}).object(("a",)), "document", "unknown key 'z'"),
    (lambda: list(look(3).items()), "document", "must be an object, is 3"),
    (lambda: look({}).list(3), "document", "must be a list, is {}"),
    (lambda: look([1, 2]).list(1), "document", "has 2 items, at most 1 are allowed"),
    (lambda: look("").text(), "document", "must be a text, is ''"),
    (lambda: look(None).text(), "document", "must be a text, is None"),
    (lambda: look("abc").text(2), "document", "has 3 characters, at most 2 are allowed"),
    (lambda: look(True).whole(0, 9), "document", "must be a whole number, is True"),
    (lambda: look(1.0).whole(0, 9), "document", "must be a whole number, is 1.0"),
    (lambda: look(10).whole(0, 9), "document", "must be from 0 to 9, is 10"),
    (lambda: look(-(10**40)).whole(0, 9), "document", "must be from 0 to 9, is a huge number"),
    (lambda: look("c").one_of(("b", "a")), "document", "must be one of a, b, is 'c'"),
    (lambda: look(["a"]).one_of(("a",)), "document", "must be one of a, is ['a']"),
    (lambda: look({"a": [{"b": 7}]}).object(("a",))["a"].list(1)[0].object(("b",))["b"].text(), "a[0].b", "must be"),
]


@pytest.mark.parametrize(("read", "path", "fault"), FAULTS)
def test_a_fault_names_its_path(read: Callable[[], object], path: str, fault: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read()
    assert refused.value.code == "malformed"
    assert refused.value.data["path"] == path
    assert str(refused.value.data["fault"]).startswith(fault)


def test_what_is_sound_is_read() -> None:
    part = look({"n": 4, "t": "x", "l": [1, 2], "o": None}).object(("n", "t"), ("l", "o"))
    assert part["n"].whole(4, 4) == 4
    assert part["t"].one_of(("x", "y")) == "x"
    assert part["l"].each(2, lambda item: item.whole(1, 2)) == (1, 2)
    assert part["o"].optional(Inspector.text) is None
    assert part["t"].optional(Inspector.text) == "x"
    assert [(key, item.path) for key, item in look({"k": 1}).items()] == [("k", "k")]


def test_faults_are_raised_as_the_refusal_that_was_asked_for() -> None:
    with pytest.raises(BadEdition):
        Inspector(1, BadEdition).text()


def test_a_refusal_reads_as_code_rule_and_data() -> None:
    assert str(Refused("cell-occupied", "MR-4.3", cell="a1")) == "cell-occupied [MR-4.3] cell=a1"
    assert str(Refused("game-over")) == "game-over"
