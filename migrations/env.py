"""Alembic's entrance: runs the revisions on the connection that `adapters.persistence.migrate` hands over."""

from alembic import context

from adapters.persistence.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # All or nothing on both databases; SQLite can do it, alembic only does not expect it.
    transactional_ddl=True,
    # SQLite changes a table by copying it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
