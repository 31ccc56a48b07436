"""What can be done with matches, one verb a file."""
