"""Special Actions (VAN-SPECIAL-05): Danger dice, Special Effects, and rows or tracks with their results."""

from dataclasses import dataclass
from typing import Final

from starboard.games.vanguard.content.icons import LETTERS
from starboard.games.vanguard.content.lines import Condition, Counted, Outcome, Priced
from starboard.games.vanguard.content.reading import Entry
from starboard.games.vanguard.content.vocabulary import ROWS, TRACKS

VISIT: Final = "visit"  # the action is done once in this exploration
EVER: Final = "ever"  # once in the campaign: a marker is put into the Sector (VAN-SECTOR-06)


@dataclass(frozen=True)
class SpecialAction:
    """`card` shows it; its id is its own there, its name anywhere. Rows, or tracks, or `free` effects."""

    card: str
    id: str
    name: str
    danger: tuple[str, ...]  # letters, one for each Danger die (VAN-DANGER-04)
    need: tuple[Condition, ...]  # it is not offered while these do not hold
    once: str
    effects: tuple[Priced, ...]  # in printed order (VAN-EFFECT-01)
    rows: dict[str, Priced]  # from the top: yellow, green, red (VAN-RESULT-01)
    tracks: dict[str, Counted]  # from the top: green, red (VAN-TRACK-06)
    free: Outcome | None  # VAN-SPECIAL-02

    def result(self, colour: str) -> tuple[Outcome, str]:
        """What the Result box of a row or a track says, and the result that an arrow leads to (VAN-LINK-01)."""
        box = self.rows[colour] if colour in self.rows else self.tracks[colour]
        return box.outcome, box.link


def read_action(entry: Entry, card: str) -> SpecialAction:
    """An action of the card; every key of it is read."""
    rows = {row: found for row in ROWS if (found := entry.priced(row)) is not None}
    tracks = {track: length for track in TRACKS if (length := entry.counted(f"{track}_track")) is not None}
    free = entry.outcome("free") if entry.has("free") else None
    id = entry.text("id")
    action = SpecialAction(
        card,
        id,
        f"{card}:{id}",
        entry.texts("danger", LETTERS),
        entry.conditions("need"),
        entry.one_of("once", (VISIT, EVER), ""),
        entry.all_priced("effects"),
        rows,
        tracks,
        free,
    )
    if sum([bool(rows), bool(tracks), free is not None]) != 1:
        raise entry.place("").wrong("wants rows, or tracks, or `free`, and only one of the three")
    if "red" in rows and rows["red"].requirement is not None:
        raise entry.place("red").wrong("a red row has no requirement (VAN-RESULT-05)")
    for row in ("yellow", "green"):
        if row in rows and rows[row].requirement is None:
            raise entry.place(row).wrong("wants a requirement: 'Scout: success(1)'")
    results = [*rows, *tracks]
    for colour in results:
        link = action.result(colour)[1]
        if link and link not in results:
            raise entry.place("").wrong(f"{colour} is linked to a result that it does not have: {link}")
    entry.finish()
    return action
