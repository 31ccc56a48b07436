"""Which notifications a player wants, through which channels, and at which hours."""
