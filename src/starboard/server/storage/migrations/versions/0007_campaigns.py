"""Campaigns and their chapters."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(60), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.String(16), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column("campaign", sa.String(16), sa.ForeignKey("campaigns.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("parent", sa.Integer, nullable=False),
        sa.Column("branch", sa.Integer, nullable=False),
        sa.Column("scenario", sa.String(60), nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), unique=True),
        sa.Column("sheet", sa.Text),
        sa.Column("following", sa.Text),
        sa.Column("players", sa.Text),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.PrimaryKeyConstraint("campaign", "number"),
        sa.UniqueConstraint("campaign", "parent", "branch", name="chapter_once"),
    )


def downgrade() -> None:
    op.drop_table("chapters")
    op.drop_table("campaigns")
