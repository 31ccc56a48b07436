"""Vacations and playing hours: the times at which a player's correspondence clocks stand still."""
