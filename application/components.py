"""The component lists of an edition, each kind with its name in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from application.words import Words, words
from domain.kernel.effects import Effect
from domain.kernel.plain import Plain
from domain.kernel.records import AnyGame

_NAMED_IN = ("partner", "board", "colour")
"""The tables of names for what is called by its own id."""


@dataclass(frozen=True, slots=True)
class ToldEffect:
    """What a component does, as data and in the reader's language."""

    effect: Effect
    text: str


@dataclass(frozen=True, slots=True)
class Component:
    """One kind: `id` is what moves and positions call it, `data` everything the edition says of it."""

    id: str
    name: str
    count: int
    data: Plain
    effects: tuple[ToldEffect, ...] = ()


@dataclass(frozen=True, slots=True)
class ComponentList:
    """One part of an edition, such as its tiles, in the edition's order."""

    key: str
    name: str
    components: tuple[Component, ...]


_LISTS: dict[tuple[str, str, int, str], tuple[ComponentList, ...]] = {}
"""By game, edition, rules and language: as many as the operator has editions, times four."""


def component_lists(game: AnyGame, language: str) -> tuple[ComponentList, ...]:
    """The parts that the game's texts name; the edition's other parts are measures, no components.

    Computed once: naming some hundred components takes a millisecond, and one document may ask sixty times.
    """
    key = (game.info.key, game.info.edition, game.info.rules, language)
    if key not in _LISTS:
        _LISTS[key] = _component_lists(game, words(language))
    return _LISTS[key]


def _component_lists(game: AnyGame, spoken: Words) -> tuple[ComponentList, ...]:
    titles = {key: f"{game.info.key}.component.{key}" for key in game.components}
    naming = _Naming(game.info.key, spoken)
    return tuple(
        ComponentList(key, spoken.text(title), tuple(_with_effects(game, spoken, key, naming)))
        for key, title in titles.items()
        if title in spoken.texts
    )


def _with_effects(game: AnyGame, spoken: Words, part: str, naming: _Naming) -> Iterator[Component]:
    for kind in naming.kinds(part, game.components[part]):
        told = [ToldEffect(effect, _effect_text(game, spoken, effect)) for effect in game.effects(part, kind.id)]
        yield replace(kind, effects=tuple(told))


def _effect_text(game: AnyGame, spoken: Words, effect: Effect) -> str:
    of = {} if effect.of is None else {"of": effect.of}
    return spoken.text(f"{game.info.key}.does.{effect.key}", amount=effect.amount, most=effect.most, **of)


@dataclass(frozen=True, slots=True)
class _Naming:
    """How one game's components are called in one language."""

    game: str
    words: Words

    def kinds(self, key: str, part: Plain) -> Iterator[Component]:
        """A part is one heap, a list of things with an id, or a table by id."""
        match part:
            case int():
                yield Component(key, self.words.text(f"{self.game}.component.{key}"), part, {"count": part})
            case list():
                things = (thing for thing in part if isinstance(thing, dict))
                yield from (self._kind(str(thing.get("id", "")), thing) for thing in things)
            case dict():
                yield from (self._kind(id, thing) for id, thing in part.items())

    def _kind(self, id: str, thing: Plain) -> Component:
        match thing:
            case int():
                return Component(id, self._own_name(id), thing, {"count": thing})
            case list() if all(isinstance(value, int) for value in thing):
                return Component(id, ", ".join(map(str, thing)), len(thing), thing)
            case list():
                return Component(id, self._terrains(thing), 1, thing)
            case dict():
                count = thing.get("count", 1)
                return Component(id, self._description(id, thing), count if isinstance(count, int) else 1, thing)
        return Component(id, self._own_name(id), 1, thing)

    def _own_name(self, id: str) -> str:
        names = (self.words.name(self.game, table, id) for table in _NAMED_IN)
        return next((name for name in names if name != id), id)

    def _description(self, id: str, thing: Mapping[str, Plain]) -> str:
        """What it is, then what is on it: `desert (1 skull)`."""
        terrains = thing.get("terrains", [thing["terrain"]] if "terrain" in thing else [])
        name = self._terrains(terrains) if isinstance(terrains, list) and terrains else self._own_name(id)
        features = list(self._features(thing))
        return f"{name} ({', '.join(features)})" if features else name

    def _terrains(self, terrains: list[Plain]) -> str:
        return ", ".join(self.words.name(self.game, "terrain", terrain) for terrain in terrains)

    def _features(self, thing: Mapping[str, Plain]) -> Iterator[str]:
        for key, value in thing.items():
            text = f"{self.game}.feature.{key}"
            if isinstance(value, dict):
                yield from (self._goods(resource, count) for resource, count in value.items() if isinstance(count, int))
            elif isinstance(value, int) and value and text in self.words.texts:
                yield self.words.text(text, count=value)
            elif key == "effect":
                yield self._effect(value, thing.get("of"))

    def _goods(self, resource: str, count: int) -> str:
        return self.words.text(f"{self.game}.goods.{resource[:1]}", count=count)

    def _effect(self, effect: Plain, of: Plain) -> str:
        name = self.words.name(self.game, "effect", effect)
        if of is None:
            return name
        table = "terrain" if f"{self.game}.terrain.{of}" in self.words.texts else "resource"
        return f"{name}: {self.words.name(self.game, table, of)}"
