"""Other people's clients and tools, as they are, against a real server."""
