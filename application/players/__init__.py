"""What can be done with accounts, tokens and bots, one verb a file."""
