"""The driving side for clients: GraphQL and REST."""
