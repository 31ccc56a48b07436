"""The command line, driven as people and scripts drive it."""
