"""Apps of other people, and what players have let them do."""
