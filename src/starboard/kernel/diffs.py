"""What changed between two views, as a short list of places and new values.

A diff is a list of `[path, value]`: put the value at the path. A list whose length changed and an object whose members
changed are sent whole; an empty path replaces everything.
"""

from typing import Any, TypeAlias

Plain: TypeAlias = Any
Diff: TypeAlias = list[tuple[list[str | int], Plain]]


def diff(old: Plain, new: Plain) -> Diff:
    changes: Diff = []
    compare(old, new, [], changes)
    return changes


def compare(old: Plain, new: Plain, path: list[str | int], changes: Diff) -> None:
    """Add what changed below a path."""
    if type(old) is not type(new):
        changes.append((path, new))
    elif isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                compare(old[key], value, [*path, key], changes)
    elif isinstance(new, list) and len(old) == len(new) and _worth_opening(new):
        for at, value in enumerate(new):
            if old[at] != value:
                compare(old[at], value, [*path, at], changes)
    elif old != new:
        changes.append((path, new))


def _worth_opening(values: list[Plain]) -> bool:
    """A short list of plain values is smaller whole than as single changes."""
    return len(values) > 8 or any(isinstance(value, dict | list) for value in values)


def patched(old: Plain, changes: Diff) -> Plain:
    """The new view again; `old` is left as it was."""
    new = old
    for path, value in changes:
        new = _put(new, path, value)
    return new


def _put(whole: Plain, path: list[str | int], value: Plain) -> Plain:
    if not path:
        return value
    copy = whole.copy()
    copy[path[0]] = _put(copy[path[0]], path[1:], value)
    return copy
