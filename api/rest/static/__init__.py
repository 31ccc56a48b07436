"""The page at /docs: it loads nothing from elsewhere."""
