"""The account that pays for a request, and how much it may use at a time."""
