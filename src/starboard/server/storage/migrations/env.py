"""Alembic runs the migrations on the connection that `migrate` hands over."""

from alembic import context

from starboard.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite can alter a table only by copying it
)
with context.begin_transaction():
    context.run_migrations()
