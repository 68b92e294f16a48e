"""A planet as its file tells it: board, cards that lie on it, Missions, Logs (VAN-SETUP-08)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.lines import Condition, Counted, Effect, Outcome, Priced
from starboard.kernel.own_texts import OwnTexts

SECTOR_ICONS: Final = ("lander", "nomove", "important")
POI_ICONS: Final = ("nomove", "final", "important", "nosave", "lander")
TRAVEL: Final = "travel"  # the path icon that means what the Global Condition says (VAN-TRAVEL-04)
NOTHING_HERE: Final = "P000"  # "nothing of interest": as many as are needed


@dataclass(frozen=True)
class Sector:
    number: int
    at: tuple[int, int]  # on the drawing
    biomes: tuple[str, ...]
    log: str
    poi: str
    icons: tuple[str, ...]
    closed: bool  # not in play until something opens it


@dataclass(frozen=True)
class Path:
    """From one Sector to the other, and back unless it is one-way; None among the icons is the Travel icon."""

    start: int
    end: int
    one_way: bool
    icons: tuple[Effect | None, ...]
    when: tuple[Condition, ...]
    name: str  # "3-4"


@dataclass(frozen=True)
class PointOfInterest:
    id: str
    biomes: tuple[str, ...]
    icons: tuple[str, ...]
    time: Counted | None


@dataclass(frozen=True)
class GlobalCondition:
    """VAN-GLOBAL-02, VAN-GLOBAL-03."""

    id: str
    travel: Outcome
    combos: tuple[Priced, ...]
    effects: tuple[Priced, ...]
    time: Counted | None


@dataclass(frozen=True)
class Mission:
    """Completed by its text (`when`, `done`; VAN-MISSION-03), or by whatever says so (VAN-MISSION-02)."""

    id: str
    required: bool
    when: tuple[Condition, ...]
    done: Outcome | None


@dataclass(frozen=True)
class LogChoice:
    id: str
    do: Outcome


@dataclass(frozen=True)
class Log:
    """A passage of the story: who speaks, what is done after reading, what may be chosen, which rules it teaches."""

    id: str
    speaker: str
    mood: str
    on: str  # "green th01": read when that result has been resolved; else whatever points to it
    do: Outcome
    choices: tuple[LogChoice, ...]
    teach: tuple[str, ...]
    paragraphs: int  # how long its text is


@dataclass(frozen=True)
class PlanetRule:
    """A rule of this planet alone, one of a few kinds with their numbers."""

    id: str
    kind: str
    when: tuple[Condition, ...]
    sectors: tuple[int, ...]
    supplies: int
    mark: str
    biome: str
    clock: str
    rounds: int


@dataclass(frozen=True)
class Revisit:
    """How the planet is found on a later visit: the first of them whose conditions hold (SHIP-CAMPAIGN-09)."""

    id: str
    when: tuple[Condition, ...]
    landing: str
    mission: str
    do: Outcome


@dataclass(frozen=True)
class Planet:
    id: str
    file: str
    landing: str
    size: tuple[int, int]
    lander: int  # the Sector of touchdown; 0: none
    start: tuple[int, ...]  # Sectors of the crew in seating order, where the planet says so
    arrive: str
    lift_off: str
    evacuation: str
    unique: tuple[int, ...]
    unique_empty: Outcome
    first: str
    variants: tuple[tuple[tuple[Condition, ...], str], ...]
    rules: tuple[PlanetRule, ...]
    rules_of: dict[str, tuple[PlanetRule, ...]]  # the same by their kinds
    printed: GlobalCondition
    sectors: dict[int, Sector]
    paths: tuple[Path, ...]
    leaving: dict[int, list[Path]]  # paths as they are printed, by the Sectors that can be left along them
    pois: dict[str, PointOfInterest]
    actions: dict[str, tuple[SpecialAction, ...]]  # by the card that shows them
    missions: dict[str, Mission]
    conditions: dict[str, GlobalCondition]
    threats: dict[str, int]  # the Threats of the planet and the Sectors they begin in; 0: not on the board yet
    logs: dict[str, Log]
    logs_on: dict[str, list[str]]  # those that are read by themselves, by when
    revisits: tuple[Revisit, ...]
    texts: tuple[OwnTexts, ...]  # of a planet that brings its own, by language

    def condition(self, name: str) -> GlobalCondition:
        return self.printed if name in ("", self.printed.id) else self.conditions[name]
