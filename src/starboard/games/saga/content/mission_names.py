"""The names a mission can use when it says what happens: what is on its map, in its tables and in the box."""

from starboard.games.saga.content.campaign_flags import FLAG_NUMBERS, FLAG_WORDS
from starboard.games.saga.content.mission import Board, Square
from starboard.games.saga.content.mission_entries import Entry
from starboard.games.saga.content.mission_letters import NUMBERED
from starboard.games.saga.content.mission_map import is_boss, look_of
from starboard.games.saga.content.mission_script import Fact


class Names:
    """Everything that can be spoken of. `mays` and `features` are filled while their tables are read."""

    def __init__(self, board: Board, top: Entry) -> None:
        self.board = board
        self.codes: dict[str, str] = {}  # and what they are
        self.zones: list[str] = []
        self.looks: list[str] = []
        for square in board.squares():
            code, letter = board.code(square), board.zone(square)
            if code[1].isdigit():
                self.codes[code] = NUMBERED[code[0]]
            elif is_boss(code):
                self.codes[code] = "boss"
            elif look_of(code) and code not in self.looks:
                self.looks.append(code)
            if "A" <= letter <= "Z" and letter not in self.zones:
                self.zones.append(letter)
        self.variants = list(top.names("variants"))
        self.groups = written_in(top, "groups")
        self.operations = written_in(top, "operations")
        self.features = written_in(top, "features")
        for code in written_in(top, "bosses"):
            self.codes[code] = "boss"
        self.facts: dict[str, Fact] = {}
        self.mays = [may.name("id") for may in top.entries("may")]

    def has_square(self, square: Square) -> bool:
        return self.board.has(square) and self.board.code(square)[0] != "#"


def written_in(top: Entry, key: str) -> list[str]:
    return top.entry(key).written()


def read_facts(entry: Entry) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    for name in entry.written():
        entry.checked_name(name, name)
        if name in FLAG_WORDS or name in FLAG_NUMBERS:
            raise entry.broken(name, "is a flag of the campaign")
        found[name] = Fact(name, fact_value(entry, name, entry.value(name)))
    return found


def fact_value(entry: Entry, key: str, value: object) -> bool | int | str:
    """True or false, a small number, or a name."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int) and -99 <= value <= 99:
        return value
    return entry.checked_name(key, value)


def check_value(entry: Entry, key: str, names: Names, fact: str, value: bool | int | str) -> None:
    """A fact keeps its kind of value; a flag of the campaign has its words or its range."""
    if fact in FLAG_WORDS:
        if value not in FLAG_WORDS[fact]:
            raise entry.broken(key, f"{fact} is one of {', '.join(FLAG_WORDS[fact])}")
    elif fact in FLAG_NUMBERS:
        if isinstance(value, bool) or not isinstance(value, int):
            raise entry.broken(key, f"{fact} is a number")
    elif type(names.facts[fact].start) is not type(value):
        raise entry.broken(key, f"{fact} begins as {names.facts[fact].start!r} and cannot become that")
