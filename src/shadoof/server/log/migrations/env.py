"""What Alembic runs for each upgrade: on the connection that `upgrade.py` hands it."""

from alembic import context

from shadoof.server.log.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
