"""A second, naive reading of the rules pages, written without the engine, to check the engine against."""
