"""The games this server hosts: each with its editions and rules versions, the first of a key being its default."""

from __future__ import annotations

from collections.abc import Sequence

from application.errors import NotFound
from domain.kernel.records import AnyGame


class Games:
    """A registry that is filled once; matches name key, edition and rules version."""

    def __init__(self, games: Sequence[AnyGame]) -> None:
        self._by_name = {(game.info.key, game.info.edition, game.info.rules): game for game in games}
        self._defaults: dict[str, AnyGame] = {}
        for game in games:
            self._defaults.setdefault(game.info.key, game)

    @property
    def defaults(self) -> tuple[AnyGame, ...]:
        """Each game once, with the edition that is played when none is named."""
        return tuple(self._defaults.values())

    def editions(self, key: str) -> tuple[AnyGame, ...]:
        """The game with every edition, each once and with its newest rules, the default first."""
        newest: dict[str, AnyGame] = {}
        for (name, edition, rules), game in self._by_name.items():
            if name == key and (edition not in newest or newest[edition].info.rules < rules):
                newest[edition] = game
        return tuple(newest.values())

    def for_new_match(self, key: str, edition: str | None = None) -> AnyGame:
        """The game for a new match, with its newest rules; NotFound names what is missing."""
        default = self._defaults.get(key)
        if default is None:
            raise NotFound("unknown-game", what="game", id=key[:60])
        if edition is None:
            return default
        for game in self.editions(key):
            if game.info.edition == edition:
                return game
        raise NotFound("unknown-edition", what="edition", id=edition[:60])

    def exact_version(self, key: str, edition: str, rules: int) -> AnyGame:
        """The game exactly as a match pinned it."""
        game = self._by_name.get((key, edition, rules))
        if game is None:
            raise NotFound("unknown-edition", what="edition", id=f"{key} {edition} rules {rules}"[:120])
        return game
