"""The rules of Moon River."""
