"""Finding a table: what players look for, and who meets whom."""
