"""Vacations and playing hours: what stops a player's correspondence clocks."""
