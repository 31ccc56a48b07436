"""The driving adapters for clients: GraphQL and REST."""
