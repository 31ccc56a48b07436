"""What every game shares: the protocol, refusals, dealing, outcomes, records, plain data."""
