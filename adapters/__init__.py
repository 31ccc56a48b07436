"""The driven side: implementations of the application's ports."""
