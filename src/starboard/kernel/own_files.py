"""Reading a file that somebody wrote: bounded before it is parsed, and shown as plain words.

Nothing in such a file is ever run. Whatever is too large, too deep or cannot be shown is refused with its place.
"""

import tomllib
import unicodedata
from typing import Final

from starboard.kernel.errors import BrokenContent

LARGEST_FILE: Final = 64 * 1024
LONGEST_LINE: Final = 400
MOST_LINES: Final = 4000
BYTE_ORDER_MARK: Final = "\ufeff"  # some editors begin a file with it
BAD_LETTERS: Final = ("Cc", "Cf", "Co", "Cn", "Cs")  # what cannot be seen, or turns the rest around


def document(data: bytes, file: str) -> dict[str, object]:
    """The tables of a TOML file."""
    if len(data) > LARGEST_FILE:
        raise BrokenContent(file, "", "", f"is larger than {LARGEST_FILE // 1024} KiB")
    try:
        text = data.decode("utf-8").removeprefix(BYTE_ORDER_MARK)
    except UnicodeDecodeError as error:
        raise BrokenContent(file, "", "", f"is not UTF-8 at byte {error.start}") from error
    # Short lines keep keys short: a key of thousands of dots would take the parser minutes.
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise BrokenContent(file, "", "", f"has more than {MOST_LINES} lines")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise BrokenContent(file, f"line {number}", "", f"is longer than {LONGEST_LINE} characters")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BrokenContent(file, "", "", "is nested too deeply") from error
    except ValueError as error:
        raise BrokenContent(file, "", "", f"is no TOML: {error}") from error


def plain_words(value: str, longest: int, file: str, place: str, key: str) -> str:
    """One line; whoever wrote it may have broken it into several."""
    text = " ".join(value.split())
    if not 1 <= len(text) <= longest:
        raise BrokenContent(file, place, key, f"must have 1 to {longest} characters, not {len(text)}")
    for letter in text:
        if unicodedata.category(letter) in BAD_LETTERS:
            message = f"holds a character that cannot be shown (U+{ord(letter):04X})"
            raise BrokenContent(file, place, key, message)
    return unicodedata.normalize("NFC", text)
