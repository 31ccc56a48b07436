"""What a broken rule is, and a game's list of them with the tests that must notice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Mutation:
    """In `file`, `old` (which stands there exactly once) becomes `new`, which breaks `rule`."""

    rule: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.rule} {self.file}: {_line(self.old)}  ->  {_line(self.new)}"

    @property
    def cited(self) -> str:
        """The rule as the names of tests cite it."""
        return self.rule.lower().replace("-", "_").replace(".", "_")

    def applied(self, root: Path) -> None:
        """Breaks the rule in the tree below `root`."""
        path = root / self.file
        source = path.read_text("utf-8")
        if source.count(self.old) != 1:
            raise LookupError(f"{self}: the old text stands there {source.count(self.old)} times")
        path.write_text(source.replace(self.old, self.new), "utf-8")


@dataclass(frozen=True, slots=True)
class Suite:
    """A game's mutations; `tests` are the arguments that name its rule tests to pytest."""

    mutations: tuple[Mutation, ...]
    tests: tuple[str, ...]


def _line(text: str) -> str:
    return " ".join(text.split())
