"""A drawing with lines of text to its right."""

from typing import Final

from rich.text import Text

WIDTH: Final = 99  # of the whole picture
GAP: Final = 2


def beside(drawn: list[Text], lines: list[str]) -> list[Text]:
    """The drawing with the lines to its right, cut off where the picture ends."""
    left = max([len(line) for line in drawn]) + GAP
    room = WIDTH - left
    found: list[Text] = []
    for row in range(max(len(drawn), len(lines))):
        line = drawn[row].copy() if row < len(drawn) else Text(no_wrap=True)
        if row < len(lines) and lines[row]:
            line.pad_right(left - len(line))
            line.append(fitted(lines[row], room), style="not bold default")
        found.append(line)
    return found


def fitted(text: str, room: int) -> str:
    return text if len(text) <= room else f"{text[: room - 1]}…"
