"""The driven side: what the ports are made of."""
