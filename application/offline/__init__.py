"""Games without a server: simulations and the arena, through nothing but the game protocol."""
