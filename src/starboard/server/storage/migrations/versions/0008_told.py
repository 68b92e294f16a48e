"""What is told of a chapter that is over."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chapters", sa.Column("told", sa.Text))


def downgrade() -> None:
    op.drop_column("chapters", "told")
