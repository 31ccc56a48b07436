"""The loader of the texts: one TOML file for each language and topic: `common`, a game's key,
or a game's key with `.rules`.

A text holds placeholders: `{cell}` the value, `{count:cow|cows}` singular or plural by the value, `{side:@terrain}` the
value's name in the table `terrain`, `{paid:#goods}` letters counted, each kind with its text in the table `goods`.
"""

from __future__ import annotations

import re
import tomllib
from collections import ChainMap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TypeAlias, cast

from domain.kernel.plain import Plain

LANGUAGES = ("en", "it", "es", "pt")
COMMON = "common"

_PLACEHOLDER = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_Tree: TypeAlias = "dict[str, str | _Tree]"


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of one language; no look-up ever fails: without a text, or without its data, the code speaks."""

    language: str
    texts: Mapping[str, str]

    def text(self, key: str, /, **data: Plain) -> str:
        """The text of a key with its placeholders filled."""
        template = self.texts.get(key)
        if template is None:
            return _code(key)
        try:
            return _PLACEHOLDER.sub(
                lambda found: self._value_text(_topic(key), data[found[1]], found[2] or ""), template
            )
        except KeyError:
            return _code(key)

    def with_names(self, names: Mapping[str, str]) -> Words:
        """The same with names for some values, by table and value: `seat.1`, `player.ply_...`."""
        return Words(self.language, ChainMap(dict(names), cast(dict[str, str], self.texts)))  # not copied: thousands

    def name(self, game: str, table: str, value: Plain) -> str:
        """The name of a game's value; a value without a name is shown as it is."""
        code = _value(value)
        return self.texts.get(f"{game}.{table}.{code}", self.texts.get(f"{table}.{code}", code))

    def refusal(self, code: str, data: Mapping[str, Plain], game: str | None = None) -> str:
        """Why something was refused: in the game's words where it has its own, otherwise in those common to all."""
        own = f"{game}.refusal.{code}"
        return self.text(own if own in self.texts else f"refusal.{code}", **data)

    def event(self, game: str, event: Mapping[str, Plain]) -> str:
        """What happened, from an event as plain data that names its kind."""
        return self._text_of(game, "event", event)

    def move(self, game: str, move: Mapping[str, Plain]) -> str:
        """What a move means, from a move as plain data that names its kind."""
        return self._text_of(game, "move", move)

    def _text_of(self, game: str, table: str, tagged: Mapping[str, Plain]) -> str:
        data = {key: value for key, value in tagged.items() if key != "kind"}
        return self.text(f"{game}.{table}.{tagged.get('kind')}", **data)

    def _value_text(self, game: str, value: Plain, style: str) -> str:
        if style.startswith("#"):
            return self._plural_form(game, style[1:], str(value))
        if isinstance(value, list):
            return ", ".join(self._value_text(game, item, style) for item in value) or self.texts.get("nothing", "-")
        if style.startswith("@"):
            return self.name(game, style[1:], value)
        if "|" in style:
            one, many = style.split("|", 1)
            return one if value == 1 else many
        return _value(value)

    def _plural_form(self, game: str, table: str, letters: str) -> str:
        kinds = sorted(set(letters), key=letters.index)
        forms = (self.text(f"{game}.{table}.{kind}", count=letters.count(kind)) for kind in kinds)
        return ", ".join(forms) or self.texts.get("nothing", "-")


@cache
def words(language: str) -> Words:
    """The texts of a language; English for one that we do not speak."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    return Words(spoken, dict(_load(spoken)))


def placeholders(text: str) -> set[str]:
    """The data that a text needs."""
    return {found[1] for found in _PLACEHOLDER.finditer(text)}


def tables(text: str) -> set[str]:
    """The tables of names that a text looks into."""
    return {found[2][1:] for found in _PLACEHOLDER.finditer(text) if (found[2] or "").startswith(("@", "#"))}


def _load(language: str) -> Iterator[tuple[str, str]]:
    ending = f".{language}.toml"
    for file in sorted(files("application.words").iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(ending):
            topic = file.name.removesuffix(ending)
            yield from _flat(tomllib.loads(file.read_text("utf-8")), "" if topic == COMMON else f"{topic}.")


def _flat(tree: _Tree, prefix: str) -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, str):
            yield prefix + key, value
        else:
            yield from _flat(value, f"{prefix}{key}.")


def _topic(key: str) -> str:
    return key.split(".", 1)[0]


def _code(key: str) -> str:
    return key.rsplit(".", 1)[-1]


def _value(value: Plain) -> str:
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
