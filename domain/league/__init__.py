"""Leagues as plain calculations: pairings, standings, promotion and relegation."""
