"""Ratings by openskill."""

from adapters.ratings.plackett_luce import PlackettLuceRater

__all__ = ["PlackettLuceRater"]
