"""Bring a database to the newest schema, whatever it was; safe when several processes start at once."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

FOLDER = Path(__file__).with_name("migrations")
LOCK = 7_214_100  # any number, the same for every process of Starboard


def migrate(engine: Engine, version: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:  # on SQLite this begins at once and keeps others out
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, version)
