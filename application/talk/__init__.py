"""Use cases of talk: read rooms, write messages, and remove them as a moderator."""
