"""Missions are read from TOML: the twelve of the box, and any other from a path or from bytes.

A file from a stranger is read the same way. It can only be refused: it is bounded in size, every key and every value
is checked, and nothing in it is ever run.
"""

from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Final

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_checks import mission_problems
from starboard.games.saga.content.mission_entries import Entry
from starboard.games.saga.content.mission_reading import mission_of
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import LARGEST_FILE, document
from starboard.kernel.own_scenarios import OwnShelf

MISSIONS: Final = ("a", "b", "c", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9")

OWN_FILE: Final = "mission.toml"  # what a text without a file is called in messages

MISSIONS_READ: Final[dict[str, Mission]] = {}  # by id, for whoever asks all the time: `mission` reads the others
_own: Final[OwnShelf[Mission]] = OwnShelf(lambda text, id: replace(load_mission(text.encode(), OWN_FILE), id=id))


def mission(name: str) -> Mission:
    """One of the twelve, read once, or one that was kept."""
    found = MISSIONS_READ.get(name) or _own.kept.get(name)
    if found is None:
        found = MISSIONS_READ[name] = load_mission(mission_bytes(name), f"{name}.toml")
    return found


def keep_mission(found: Mission) -> None:
    """A mission that is not of the box can be asked for by its id from now on."""
    if found.id in MISSIONS:
        raise BrokenContent(found.file, "", "id", f"{found.id} is a mission of the box")
    MISSIONS_READ[found.id] = found


def own_mission(text: str) -> Mission:
    """A mission that somebody wrote. Its id is made of its text, and it can be asked for by that from now on."""
    return _own.of(text)


def is_kept(name: str) -> bool:
    """Whether a mission that is not of the box can be asked for by its id."""
    return name in _own.kept


def mission_bytes(name: str) -> bytes:
    """The file of one of the twelve, as it lies in the package."""
    if name not in MISSIONS:
        raise BrokenContent(f"{name}.toml", "", "", f"is no mission of the box; there are {', '.join(MISSIONS)}")
    return resources.files("starboard.games.saga.content").joinpath("missions", f"{name}.toml").read_bytes()


def open_mission(path: Path) -> Mission:
    """A mission from anywhere; no more of the file is read than a mission may have."""
    with path.open("rb") as file:
        return load_mission(file.read(LARGEST_FILE + 1), path.name)


def load_mission(data: bytes, file: str) -> Mission:
    """A mission that can be played, or BrokenContent with the first thing that is wrong."""
    found = parse_mission(data, file)
    for problem in mission_problems(found):
        raise problem
    return found


def problems_in(data: bytes, file: str) -> list[BrokenContent]:
    """Everything that is wrong: the first unreadable thing, or else all that the checks find."""
    try:
        return mission_problems(parse_mission(data, file))
    except BrokenContent as problem:
        return [problem]


def content_problems() -> list[str]:
    """What is wrong with the missions of the box, as file, place and message."""
    found: list[str] = []
    for name in MISSIONS:
        found += [str(problem) for problem in problems_in(mission_bytes(name), f"{name}.toml")]
    return found


def parse_mission(data: bytes, file: str) -> Mission:
    """A mission of which every part is well formed; the checks say whether it can be played."""
    return mission_of(Entry(file, "", document(data, file)))
