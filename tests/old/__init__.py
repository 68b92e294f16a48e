"""Where the recordings of older versions are, and how to compare what they showed with what is shown today."""

import gzip
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SAVES = sorted(FOLDER.glob("*/*.starboard"))
DATABASES = sorted(FOLDER.glob("*/*.db.gz"))
BACKUPS = sorted(FOLDER.glob("*/*.backup"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.name.partition('.')[0]}"


def unpacked(path: Path, folder: Path) -> Path:
    """The database as a file in this folder."""
    target = folder / "starboard.db"
    target.write_bytes(gzip.decompress(path.read_bytes()))
    return target


def tables_of(path: Path) -> list[dict[str, Any]]:
    """What was on the tables when it was recorded."""
    tables: list[dict[str, Any]] = json.loads(path.with_name(path.name.removesuffix(".gz") + ".json").read_text())
    return tables


def differences(old: Any, new: Any, place: str = "") -> list[str]:
    """Where a view of today says something else than the one recorded; fields that came or went since do not count."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [one for key in old if key in new for one in differences(old[key], new[key], f"{place}.{key}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [one for at, value in enumerate(old) for one in differences(value, new[at], f"{place}[{at}]")]
    return [] if old == new else [f"{place}: {old!r} was, {new!r} is"]
