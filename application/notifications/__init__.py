"""Use cases of notifications: what players want, noting what happened, telling it, taking it back."""
