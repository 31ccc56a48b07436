"""The schema: types, queries, mutations and subscriptions, assembled in `build`."""
