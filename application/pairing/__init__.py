"""Use cases of finding opponents: seeks, challenges and invite links."""
