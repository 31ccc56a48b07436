"""The schema: types, queries, mutations, subscriptions; `build` puts them together."""
