"""On whose account something is done, and how much of it at a time."""
