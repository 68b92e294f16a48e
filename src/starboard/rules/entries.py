"""Read tables of entries from TOML, refusing a broken one by file, entry and field."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from starboard.kernel.errors import BrokenContent

Entry = TypeVar("Entry", bound=msgspec.Struct)


def broken(file: Path, entry: str, field: str, message: str) -> BrokenContent:
    return BrokenContent(f"{file.parent.name}/{file.name}", entry, field, message)


def read_document(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise broken(file, "the file", "syntax", str(error)) from error


def read_table(file: Path, document: dict[str, Any], table: str, kind: type[Entry]) -> Entry:
    """The one table of that name, for instance [meta]."""
    return _convert(file, table, document.get(table, {}), kind)


def read_entries(file: Path, document: dict[str, Any], table: str, kind: type[Entry]) -> tuple[Entry, ...]:
    """The array of tables of that name, for instance [[rule]], in the order of the file; ids are unique."""
    raw = document.get(table)
    if not isinstance(raw, list) or not raw:
        raise broken(file, "the file", table, f"there is no [[{table}]]")
    entries = tuple(_convert(file, _label(table, number, fields), fields, kind) for number, fields in enumerate(raw, 1))
    seen: set[str] = set()
    for fields in raw:
        if fields["id"] in seen:
            raise broken(file, fields["id"], "id", "another entry has the same")
        seen.add(fields["id"])
    return entries


def _convert(file: Path, label: str, fields: object, kind: type[Entry]) -> Entry:
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise broken(file, label, _field(str(error)), str(error)) from error


def _field(message: str) -> str:
    """The field msgspec complains of: by name when it is missing or unknown, by path when its value is wrong."""
    found = re.search(r"field `(\w+)`|`\$\.([\w.]+)", message)
    return (found[1] or found[2]) if found else "the whole entry"


def _label(table: str, number: int, fields: object) -> str:
    """An entry is called by its id, or by its place while it has none."""
    name = fields.get("id") if isinstance(fields, dict) else None
    return name if isinstance(name, str) else f"{table} number {number}"
