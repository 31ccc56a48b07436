"""The rules of a game by number, in the words of one language."""

from __future__ import annotations

from dataclasses import dataclass

from application.words.texts import Words


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule with the number that refusals cite and the title of its section."""

    number: str
    section: str
    text: str


def rule_texts(words: Words, game: str) -> list[RuleText]:
    """Every rule of a game in the order of the numbers: MR-1.2 comes before MR-1.10, and MR-9 before MR-9.1."""
    prefix = f"{game}.rules.text."
    numbers = (key.removeprefix(prefix) for key in words.texts if key.startswith(prefix))
    return [
        RuleText(number, words.texts[f"{game}.rules.section.{_section(number)}"], words.texts[prefix + number])
        for number in sorted(numbers, key=_order)
    ]


def _section(number: str) -> str:
    return number.split(".", 1)[0]


def _order(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.split("-", 1)[1].split("."))
