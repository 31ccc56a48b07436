"""Leagues: their calculations, use cases, doors and whole seasons."""
