"""What lets a process see cheaply that a table was changed elsewhere, and which tables go on by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    # Of older rows nobody knows whether a window is open: each is looked at once.
    op.add_column("tables", sa.Column("window_open", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("tables", "window_open")
    op.drop_column("tables", "revision")
