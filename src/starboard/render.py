"""Descriptions in words: what a game said in message ids, written out in a reader's language."""

from collections.abc import Mapping
from typing import Any

from starboard.kernel.game import Described
from starboard.texts import Arg, Ref, Texts


def say(texts: Texts, described: Described | Mapping[str, Any]) -> str:
    """The text of a description, as it is or as `Described.plain` sends it over the wire."""
    if isinstance(described, Described):
        return texts.text(described.text, **spelled(described.args))
    return texts.text(described["text"], **spelled(described.get("args") or {}))


def spelled(args: Mapping[str, Any]) -> dict[str, Arg]:
    return {name: argument(value) for name, value in args.items()}


def argument(value: Any) -> Arg:
    """A reference becomes the message it names, in a list too; numbers and words stay what they are."""
    if isinstance(value, Mapping):
        return Ref(value["ref"], spelled(value.get("args") or {}))
    if isinstance(value, list | tuple):
        return [argument(part) for part in value]
    plain: str | int | float = value
    return plain
