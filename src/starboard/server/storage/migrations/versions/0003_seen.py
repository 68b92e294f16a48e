"""Who has known which seats: several, if need be, and also those who had the whole game as a file."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "seat"),
    )
    op.execute("INSERT INTO seen SELECT table_id, person, seat FROM members WHERE seat IS NOT NULL")
    op.drop_column("members", "seat")
    op.create_index("tables_hosted", "tables", ["host", "status"])


def downgrade() -> None:
    op.drop_index("tables_hosted", "tables")
    op.add_column("members", sa.Column("seat", sa.Integer))
    op.execute(
        "UPDATE members SET seat = (SELECT max(seat) FROM seen"
        " WHERE seen.table_id = members.table_id AND seen.person = members.person AND seen.seat >= 0)"
    )
    op.drop_table("seen")
