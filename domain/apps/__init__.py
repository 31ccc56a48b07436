"""Third-party apps, and the grants of players to them."""
