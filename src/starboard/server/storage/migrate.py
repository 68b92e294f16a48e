"""Bring a database to the newest schema, whatever it was; safe when several processes start at once."""

import functools
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from starboard.server.refusals import CannotOpen
from starboard.server.storage.engines import open_engine
from starboard.server.storage.trouble import SENTENCES, StorageTrouble, trouble_of

T = TypeVar("T")

FOLDER = Path(__file__).with_name("migrations")
LOCK = 7_214_100  # any number, the same for every process of Starboard
STARTING_SECONDS = 15.0  # for others who start at the same time, and migrate

PROBE = text("UPDATE alembic_version SET version_num = version_num")


def open_database(url: str, version: str = "head") -> Engine:
    """The database, ready to be read and written to; or a sentence why it is not."""
    try:
        engine = open_engine(url)
        _patiently(lambda: migrate(engine, version))
        _patiently(lambda: _write(engine))
        return engine
    except ModuleNotFoundError as error:
        missing = CannotOpen(
            f"this database needs {error.name}, which is not installed: pip install 'starboard[postgres]'"
        )
        raise missing.said(
            "cli-error-not-installed", what=error.name or "?", package="'starboard[postgres]'"
        ) from error
    except ArgumentError as error:
        wrong = CannotOpen(f"{_place(url)} is not the address of a database ({error})")
        raise wrong.said("cli-error-database-address", place=_place(url), reason=str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        useless = CannotOpen(f"{_place(url)} cannot be used: {_reason(error)}")
        raise useless.said("cli-error-database", place=_place(url), reason=_reason(error)) from error


def migrate(engine: Engine, version: str = "head") -> None:
    """Nothing is written when there is nothing to do."""
    if _version(engine) == (newest() if version == "head" else version):
        return
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:  # on SQLite this begins at once and keeps others out
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, version)


def _version(engine: Engine) -> str | None:
    """The version of the schema, None of an empty database."""
    with engine.execution_options(reads=True).begin() as connection:
        tables = inspect(connection).get_table_names()
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() if tables else None
    if found is not None and found not in _known():
        newer = CannotOpen(
            f"this database was made by a newer Starboard (its version is {found}, this one knows {newest()}); "
            "install that, or restore a backup into a new database"
        )
        raise newer.said("cli-error-database-newer", found=str(found), known=newest())
    return str(found) if found else None


@functools.cache
def newest() -> str:
    return str(ScriptDirectory(str(FOLDER)).get_current_head())


def _known() -> set[str]:
    return {script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()}


def _write(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(PROBE)


def _patiently(work: Callable[[], T]) -> T:
    """Others may be starting at the same moment."""
    end = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            return work()
        except SQLAlchemyError as error:
            trouble = trouble_of(error)
            if trouble is None or trouble.kind != "locked" or time.monotonic() > end:
                raise
            time.sleep(0.05)


def _place(url: str) -> str:
    """The database without user and password."""
    return url.rpartition("@")[2] if "@" in url else url.partition(":///")[2] or url


def _reason(error: Exception) -> str:
    trouble = trouble_of(error)
    original = getattr(error, "orig", error)
    said = " ".join(str(original).split())
    if "alembic_version" in said:
        return "it belongs to another program; Starboard needs an empty one or its own"
    if isinstance(trouble, StorageTrouble) and not isinstance(error, OSError):
        return f"{SENTENCES[trouble.kind]} ({said})"
    return said
