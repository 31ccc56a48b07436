"""What all measurements share: rows, timing, tables, the machine, and the file of results."""
