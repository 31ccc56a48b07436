"""External bots: one question, told by stream, webhook or lease."""
