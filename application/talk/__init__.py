"""Use cases of talk: rooms, what is said in them, and what moderators take away."""
