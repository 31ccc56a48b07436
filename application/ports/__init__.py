"""What the use cases need from the outside, as Protocols named for the need."""
