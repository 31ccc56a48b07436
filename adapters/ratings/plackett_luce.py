"""The Plackett-Luce model of openskill: tables of any size, rated by ranks."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from domain.league.ratings import DOUBT, MEAN, Strength


class PlackettLuceRater:
    """The port's Rater."""

    def __init__(self) -> None:
        self._model = PlackettLuce(mu=MEAN, sigma=DOUBT)

    def strengths_after(self, strengths: Sequence[Strength], ranks: Sequence[int]) -> Sequence[Strength]:
        teams = [[self._model.rating(mu=each.mean, sigma=each.doubt)] for each in strengths]
        after = self._model.rate(teams, ranks=[float(rank) for rank in ranks])
        return [Strength(team[0].mu, team[0].sigma) for team in after]
