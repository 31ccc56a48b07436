"""What the system counts about itself."""
