"""The pure middle: rules, searches and calculations without I/O, clocks or randomness of their own."""
