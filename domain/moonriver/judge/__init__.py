"""What machines know of Moon River: values of ranches and moves; no rule depends on any of it."""
