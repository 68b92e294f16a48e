"""Landing cards, read from the file beside this one: what each face of the Danger die does on the way down."""

from dataclasses import dataclass
from importlib import resources
from typing import Final

from starboard.games.vanguard.content.icons import DANGERS
from starboard.games.vanguard.content.lines import Outcome
from starboard.games.vanguard.content.reading import Entry, read_toml

_FILE: Final = "landings.toml"


@dataclass(frozen=True)
class LandingCard:
    """VAN-LANDING-02; a face that is not among its rows has no effect (SHIP-LANDING-02)."""

    id: str
    rows: dict[str, Outcome]
    later: tuple[str, ...]  # faces whose row waits for the touchdown


def _landing(entry: Entry) -> LandingCard:
    rows = {face: entry.outcome(face) for face in DANGERS if entry.has(face)}
    found = LandingCard(entry.text("id"), rows, entry.texts("later", tuple(rows)))
    entry.finish()
    return found


def _read() -> list[LandingCard]:
    text = resources.files("starboard.games.vanguard.content").joinpath(_FILE).read_text("utf-8")
    return [_landing(entry) for entry in read_toml(_FILE, text).entries("landing")]


LANDINGS: Final = {card.id: card for card in _read()}
