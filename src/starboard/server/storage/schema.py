"""The tables of the database. A change here needs a migration beside it (`migrations/versions`)."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("webhook", String(500), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
)

# A device token is never kept, only its hash.
devices = Table(
    "devices",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

accounts = Table(
    "accounts",
    METADATA,
    Column("login", String(80), primary_key=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, unique=True),
    Column("password_hash", String(200), nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON list
    Column("scenario", String(60), nullable=False, server_default=""),
    Column("sheet", Text),  # JSON: what a chapter of a campaign goes on from
    Column("own", Text),  # the text of a scenario that somebody wrote for this table
    Column("own_titles", Text),  # JSON: what it is called, by language
    Column("rules_version", String(40), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("host", String(16), ForeignKey("people.id"), nullable=False),
    Column("status", String(16), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("odds", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("tutorial", Boolean, nullable=False),
    Column("reaction_seconds", Float, nullable=False),
    Column("forked_from", String(16)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("waiting", Text, nullable=False),  # JSON list of seats everybody knows are deciding
    Column("results", Text),  # JSON, once it is over
    Column("revision", Integer, nullable=False, server_default="0"),  # counts changes of seats, members and settings
    Column("window_open", Boolean, nullable=False, server_default=true()),  # or may be: then it goes on by itself
    Index("tables_open", "open", "status"),
    Index("tables_hosted", "host", "status"),
)

# A campaign is a tree of chapters (`kernel.campaign`); `sheet` is the one it begins with.
campaigns = Table(
    "campaigns",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(60), nullable=False),  # which of the game's campaigns
    Column("mode", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON list
    Column("host", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("sheet", Text, nullable=False),  # JSON
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("archived", Boolean, nullable=False),
)

# A chapter is an ordinary table. Its end writes `sheet` and what may follow, in the transaction of its last decision.
# The two keys let no two processes begin the same chapter.
chapters = Table(
    "chapters",
    METADATA,
    Column("campaign", String(16), ForeignKey("campaigns.id"), nullable=False),
    Column("number", Integer, nullable=False),  # 1, 2, … in the order in which they were begun
    Column("parent", Integer, nullable=False),  # the chapter it goes on from; 0: the campaign begins with it
    Column("branch", Integer, nullable=False),  # 0 for the first that went on from there
    Column("scenario", String(60), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), unique=True),  # none: brought, and no longer playable
    Column("sheet", Text),  # JSON, once it is over
    Column("following", Text),  # JSON list of scenarios, once it is over
    Column("told", Text),  # JSON list of sentences, once it is over
    Column("players", Text),  # JSON, of a chapter that was brought as a file: who played it elsewhere
    Column("begun", Float, nullable=False),
    Column("ended", Float),
    PrimaryKeyConstraint("campaign", "number"),
    UniqueConstraint("campaign", "parent", "branch", name="chapter_once"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(16), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),  # with a person: it stands in for them
    Column("reactions", Boolean, nullable=False),
    Column("called", String(60), nullable=False, server_default=""),  # the question its person was last called for
    Column("roles", Text, nullable=False, server_default="[]"),  # JSON list; empty before roles were kept
    PrimaryKeyConstraint("table_id", "seat"),
)

members = Table(
    "members",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("person", String(16), ForeignKey("people.id"), nullable=False, index=True),
    Column("sent_away", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "person"),
)

# Who has known the secrets of which seat once the game ran, or all of them (`records.EVERYTHING`). Rows only come.
seen = Table(
    "seen",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "seat"),
)

# Everything that was decided, in order. The key lets no two processes append the same decision.
moves = Table(
    "moves",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("table_id", "seq"),
)

# Each table as it stood some moves ago, so that it is read without playing them, and for rules that have changed.
snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# Rules that failed: each once for the move after which, and the place where, they did.
faults = Table(
    "faults",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("error", String(80), nullable=False),
    Column("place", String(300), nullable=False),
    Column("about", Text, nullable=False),  # JSON, names no hidden thing
    Column("decision", Text, nullable=False),  # JSON, may be hidden until the game is over
    UniqueConstraint("table_id", "seq", "error", "place", name="fault_once"),
)

chats = Table(
    "chats",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(16), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
)
