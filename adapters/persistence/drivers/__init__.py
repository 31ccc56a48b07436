"""Sessions straight on the database drivers; README.md says why they exist and how to turn them off."""
