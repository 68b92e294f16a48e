"""Rules that failed at a table, for whoever mends them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "faults",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("error", sa.String(80), nullable=False),
        sa.Column("place", sa.String(300), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "seq", "error", "place", name="fault_once"),
    )


def downgrade() -> None:
    op.drop_table("faults")
