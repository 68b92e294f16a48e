"""A table keeps its whole set-up: what each seat holds, its scenario, the sheet it goes on from.

Seats of older tables hold what the box gives them: that is worked out when they are read, from the game.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("scenario", sa.String(60), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("sheet", sa.Text))
    op.add_column("seats", sa.Column("roles", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("seats", "roles")
    op.drop_column("tables", "sheet")
    op.drop_column("tables", "scenario")
