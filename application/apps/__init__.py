"""Third-party apps: their registration, the consent of players, and the tokens that apps fetch."""
