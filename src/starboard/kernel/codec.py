"""Encoded state through the ages: fields by name, defaults, migrations.

Encoded state is an object:

    {"schema": 1, "kind": "Game", "fields": {"Game": "mode options players=[Character] …", …}, "state": […]}

`fields` names, once for each kind of piece, what stands in its rows, and which fields hold pieces of which kind: `[…]`
a list of them, `{…}` by name, `?…` perhaps one. So the rows are as short as without names, and yet anybody can read
them years later. What was written with other fields is turned into objects by name, brought from one schema version to
the next by the migrations of its kind, and put into today's rows: a field that came later has its default, one that
went is left out.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from starboard.kernel.errors import BrokenState
from starboard.kernel.shapes import Many, Maybe, Named, Part, Shape, described

Plain = Any
Migration = Callable[[dict[str, Any]], None]  # changes a state, as objects by name, from one schema version to the next
Lines = dict[str, list[tuple[str, str]]]  # by kind: its fields, each with the note of the pieces in it

UNNAMED: Final = 0  # the schema version of the time when fields had no names
DEEPEST: Final = 40  # pieces in pieces
MOST_KINDS: Final = 100
LONGEST_LINE: Final = 20_000


def line_of(fields: Mapping[str, Any]) -> str:
    """The fields of a kind as they stand in the header."""
    return " ".join(f"{name}={field.shape.note}" if field.shape.pieces else name for name, field in fields.items())


def brought_up(kind: Any, plain: Plain) -> Plain:
    """The row of today's fields for a state that was written with others; or `BrokenState`, with the place."""
    if isinstance(plain, list) and UNNAMED in kind.SCHEMAS:
        plain = {"schema": UNNAMED, "kind": kind.__name__, "fields": kind.SCHEMAS[UNNAMED], "state": plain}
    if not isinstance(plain, dict):
        raise BrokenState("", f"a {kind.__name__} with named fields expected, not {described(plain)}")
    schema = _schema(kind, plain.get("schema"))
    root = plain.get("kind", kind.__name__)
    lines = _lines(plain.get("fields"))
    if not isinstance(root, str) or root not in lines:
        raise BrokenState("fields", f"there are none for {described(root)}")
    named = _named(root, plain.get("state"), lines, "", DEEPEST)
    for version in range(schema, kind.SCHEMA):
        _migrate(kind, named, version)
    return _row(kind, named, "")


def _schema(kind: Any, schema: Plain) -> int:
    if type(schema) is not int or schema < UNNAMED:
        raise BrokenState("schema", f"a version expected, not {described(schema)}")
    if schema > kind.SCHEMA:
        raise BrokenState(
            "",
            f"it was written by a newer Starboard (its {kind.__name__} has schema version {schema}, this one knows "
            f"them up to {kind.SCHEMA}); update Starboard to open it",
            newer=True,
        )
    return schema


def _migrate(kind: Any, named: dict[str, Any], version: int) -> None:
    step: Migration | None = kind.MIGRATIONS.get(version)
    if step is None:
        return
    try:
        step(named)
    except BrokenState:
        raise
    except Exception as error:  # it was given what somebody wrote, which need not be what we wrote
        raise BrokenState("", f"it cannot be brought from schema version {version} to the next: {error!r}") from error


def _lines(fields: Plain) -> Lines:
    """The header, read."""
    if not isinstance(fields, dict) or not 0 < len(fields) <= MOST_KINDS:
        raise BrokenState("fields", f"names by kind expected, not {described(fields)}")
    lines: Lines = {}
    for kind, line in fields.items():
        if not isinstance(kind, str) or not isinstance(line, str) or len(line) > LONGEST_LINE:
            raise BrokenState("fields", "a line of names expected for each kind")
        parts = [name.partition("=") for name in line.split()]
        lines[kind] = [(name, note) for name, _, note in parts]
        if len({name for name, _ in lines[kind]}) != len(lines[kind]):
            raise BrokenState(f"fields.{kind[:40]}", "a name stands there twice")
    return lines


# --- rows to objects by name, as the header says ---


def _named(kind: str, row: Plain, lines: Lines, place: str, depth: int) -> dict[str, Any]:
    fields = lines.get(kind)
    if fields is None:
        raise BrokenState(place or "fields", f"there are no names for the fields of {kind[:40]!r}")
    if not isinstance(row, list | tuple):
        raise BrokenState(place, f"a {kind[:40]} expected, not {described(row)}")
    if len(row) != len(fields):
        raise BrokenState(place, f"{kind[:40]}: {len(fields)} fields expected, not {len(row)}")
    if depth == 0:
        raise BrokenState(place, "pieces lie in pieces without end")
    return {
        name: _read(note, value, lines, f"{place}.{name}", depth - 1) if note else value
        for (name, note), value in zip(fields, row, strict=True)
    }


def _read(note: str, value: Plain, lines: Lines, place: str, depth: int) -> Plain:
    if note.startswith("?"):
        return None if value is None else _read(note[1:], value, lines, place, depth)
    inside = note[1:-1]
    if note.startswith("[") and isinstance(value, list | tuple):
        return [_read(inside, one, lines, f"{place}[{at}]", depth) for at, one in enumerate(value)]
    if note.startswith("{") and isinstance(value, dict):
        return {name: _read(inside, one, lines, f"{place}.{name}", depth) for name, one in value.items()}
    if note[:1] in "[{":
        return value  # not what the header says; whoever checks it against its shape says so
    return _named(note, value, lines, place, depth)


# --- objects by name to today's rows ---


def _row(kind: Any, named: Plain, place: str) -> Plain:
    if not isinstance(named, dict):
        return named  # not a piece; whoever checks it against its shape says so
    plan = kind.plan()
    return [
        _written(shape, named[name], f"{place}.{name}") if name in named else plan.default(name, place)
        for name, shape in zip(plan.names, plan.shapes, strict=True)
    ]


def _written(shape: Shape, value: Plain, place: str) -> Plain:
    if not shape.pieces:
        return value
    if isinstance(shape, Part):
        return _row(shape.kind, value, place)
    if isinstance(shape, Maybe):
        return None if value is None else _written(shape.shape, value, place)
    if isinstance(shape, Many) and isinstance(value, list | tuple):
        return [_written(shape.shape, one, f"{place}[{at}]") for at, one in enumerate(value)]
    if isinstance(shape, Named) and isinstance(value, dict):
        return {name: _written(shape.shape, one, f"{place}.{name}") for name, one in value.items()}
    return value
