"""The closed lists of words that The River's views, moves and events are written with."""

from __future__ import annotations

from collections.abc import Mapping

from domain.kernel.game import Vocabulary
from domain.theriver.meta import COLOURS, DECISIONS, PLACES, REASONS, SOURCES
from domain.theriver.resources import NAMES

WORDS: Mapping[str, Vocabulary] = {
    "colour": Vocabulary("Colour", COLOURS),
    "resource": Vocabulary("Resource", NAMES),
    "place": Vocabulary("PlaceKey", PLACES),
    "source": Vocabulary("Source", SOURCES),
    "Pending.kind": Vocabulary("DecisionKind", DECISIONS),
    "reason": Vocabulary("GameEndReason", REASONS),
}
