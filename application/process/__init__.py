"""What one process remembers and has under way: the parts that the desk is made of."""
