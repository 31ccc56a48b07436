"""Use cases of finding a table: seeks that are paired, challenges to a player, links that invite."""
