"""What is remembered: what people have seen who were sent away, and which question somebody was called for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("members", sa.Column("sent_away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("called", sa.String(60), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "called")
    op.drop_column("members", "sent_away")
