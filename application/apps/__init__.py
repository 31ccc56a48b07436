"""Apps of other people: registered by their authors, let in by players, and what they fetch."""
