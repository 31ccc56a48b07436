"""External bots: each gets the same question by stream, webhook or lease."""
