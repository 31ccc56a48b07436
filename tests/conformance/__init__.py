"""What every game promises, checked for any game in the catalog, and for a toy that shows the checks can fail."""
