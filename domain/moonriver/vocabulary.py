"""The closed lists of words that Moon River's views, moves and events are written with."""

from __future__ import annotations

from collections.abc import Mapping

from domain.kernel.game import Vocabulary
from domain.moonriver.meta import BASE, COLOURS, COWBOY, DECISIONS, LEGENDS, PHASES, SPECIALISTS, TERRAINS
from domain.moonriver.scenarios import SCENARIOS
from domain.moonriver.scoring import LAST_ROUND

_COLOUR = Vocabulary("Colour", COLOURS)
_TERRAIN = Vocabulary("Terrain", TERRAINS)
_SPECIALIST = Vocabulary("Specialist", SPECIALISTS)
_PARTNER = Vocabulary("Partner", (*SPECIALISTS, COWBOY))

WORDS: Mapping[str, Vocabulary] = {
    "colour": _COLOUR,
    "colours": _COLOUR,
    "variant": Vocabulary("Variant", (BASE, LEGENDS)),
    "scenario": Vocabulary("Scenario", tuple(SCENARIOS)),
    "phase": Vocabulary("Phase", PHASES),
    "terrain": _TERRAIN,
    "side": _TERRAIN,
    "specialist": _SPECIALIST,
    "specialists": _SPECIALIST,
    "saloon": _SPECIALIST,
    "token": _SPECIALIST,
    "PlotView.partner": _PARTNER,
    "PartnerRecruited.partner": _PARTNER,
    "EffectSkipped.partner": _PARTNER,
    "PendingView.kind": Vocabulary("DecisionKind", DECISIONS),
    "reason": Vocabulary("GameEndReason", (LAST_ROUND,)),
}
