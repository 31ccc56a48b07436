"""What a person may ask of the data about them: what is stored, a copy of it, and its erasure."""
