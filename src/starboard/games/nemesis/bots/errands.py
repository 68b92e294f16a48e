"""An errand: a Room to go to and what to do there, with what it is worth in hundredths of a life."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Errand:
    """Go to one of the Rooms and do the deed.

    The deed is "room" for the Room's own Action, another option of the menu, "engine" or "mend" for repairs, or ""
    just to be there.
    """

    name: str
    rooms: tuple[int, ...]
    value: float
    deed: str = "room"


@dataclass(frozen=True)
class Plan:
    """The errand one is on, and the Room it leads to."""

    errand: Errand
    room: int
    score: float
