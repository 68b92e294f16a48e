"""Messages for the linters to read."""

from fluent.syntax import FluentParser, ast

from starboard.lint.patterns import Entry


def sample(lang: str, fluent: str) -> list[Entry]:
    """The patterns of a few messages, as those of a file are read."""
    found: list[Entry] = []
    for message in FluentParser().parse(fluent).body:
        assert isinstance(message, ast.Message), f"this does not parse: {fluent}"
        if message.value is not None:
            found.append(Entry(lang, message.id.name, "", message.value))
        found += [Entry(lang, message.id.name, one.id.name, one.value) for one in message.attributes]
    return found
