"""What a player wants to be told, where, and when not."""
