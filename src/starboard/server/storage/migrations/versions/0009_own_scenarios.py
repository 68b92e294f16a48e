"""A table may play a scenario that somebody wrote: it keeps its whole text, and what it is called."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("own", sa.Text))
    op.add_column("tables", sa.Column("own_titles", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "own_titles")
    op.drop_column("tables", "own")
