"""Use cases of notifications: preferences, recording events, sending and withdrawing."""
