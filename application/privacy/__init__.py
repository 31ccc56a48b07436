"""Use cases of personal data: list what is stored, export it, and erase it."""
