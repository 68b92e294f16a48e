"""A mission as its file describes it (SAGA-MISSION-01): the map with every piece on it, the squad, the Nexus.

Nothing here changes in play. A square is (x, y), x to the east and y to the south (SAGA-GEOM-01).
"""

from dataclasses import dataclass

from starboard.games.saga.content.mission_script import NO_SCRIPT, Script
from starboard.kernel.own_texts import OwnTexts

Square = tuple[int, int]

NORTH, EAST, SOUTH, WEST = "north", "east", "south", "west"
FACINGS = (NORTH, EAST, SOUTH, WEST)
INTRODUCTION, CAMPAIGN = "introduction", "campaign"


@dataclass(frozen=True)
class Board:
    """The squares of the map: two characters of the plan each, and their zone as the overlay says it."""

    width: int
    height: int
    plan: tuple[tuple[str, ...], ...]
    overlay: tuple[str, ...]
    start: Square

    def code(self, square: Square) -> str:
        return self.plan[square[1]][square[0]]

    def zone(self, square: Square) -> str:
        return self.overlay[square[1]][square[0]]

    def has(self, square: Square) -> bool:
        return 0 <= square[0] < self.width and 0 <= square[1] < self.height

    def squares(self) -> list[Square]:
        """All of them, in reading order."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]


@dataclass(frozen=True)
class Door:
    """`hint` names the text of an Access Denied door, and is empty for others (SAGA-DENIED-03).

    Whoever holds the card `key` unlocks and opens the door with one Action.
    """

    code: str
    squares: tuple[Square, ...]
    lock: int
    hint: str
    open: bool
    tough: bool
    key: str = ""


@dataclass(frozen=True)
class ForceField:
    code: str
    squares: tuple[Square, ...]


@dataclass(frozen=True)
class Terminal:
    """Besides its operations a Terminal unlocks doors, unless `unlocks` says no (SAGA-HACK-02)."""

    code: str
    square: Square
    operations: tuple[str, ...]
    unlocks: bool
    tough: bool


@dataclass(frozen=True)
class MissionOperation:
    """Something the mission adds to its Terminals. One with `levels` is worn down like a lock, over several Hacks."""

    id: str
    complexity: int
    levels: int
    once: bool


@dataclass(frozen=True)
class SceneryPiece:
    code: str
    kind: str
    squares: tuple[Square, ...]
    sight: str
    defence: int


@dataclass(frozen=True)
class Device:
    """A thing only this mission has. Without Defence it cannot be attacked; `slides` is where it can be moved to."""

    code: str
    name: str
    squares: tuple[Square, ...]
    sight: str
    defence: int | None
    slides: str


@dataclass(frozen=True)
class Point:
    """A Reinforcement Point (SAGA-REINFORCE-01)."""

    code: str
    squares: tuple[Square, ...]
    zone: str


@dataclass(frozen=True)
class Exit:
    """Where models may leave the board (SAGA-MOVE-14); a closed one is opened by something that happens."""

    code: str
    name: str
    squares: tuple[Square, ...]
    closed: bool


@dataclass(frozen=True)
class Mark:
    """Where something lies or happens; `card` is what lies there from the start."""

    code: str
    name: str
    squares: tuple[Square, ...]
    card: str


@dataclass(frozen=True)
class PrintedAgent:
    kind: str
    square: Square
    facing: str
    zone: str


@dataclass(frozen=True)
class PrintedBoss:
    """On the map at `square` (the north-west one of its base), or arriving later: on `enters` or Waiting at `waits`."""

    code: str
    boss: str
    facing: str
    square: Square | None
    enters: Square | None
    waits: tuple[str, ...]


@dataclass(frozen=True)
class Find:
    """What searching a piece brings: Supplies, or `card`; `needs` is what one must have (SAGA-INTERACT-03)."""

    piece: str
    card: str
    needs: str


@dataclass(frozen=True)
class Squad:
    """The ideal team (SAGA-MISSION-06). A fixed one cannot be changed. `facing` is empty where players choose it."""

    credits: int
    fixed: bool
    mercenaries: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]
    facing: str


@dataclass(frozen=True)
class NexusRecipe:
    """The starter cards or not, and how many cards of levels 1, 2 and 3 are drawn at random (SAGA-MISSION-07)."""

    starter: bool
    levels: tuple[int, int, int]


@dataclass(frozen=True)
class DeckEvent:
    """An Event and the third of the deck it is shuffled into; 0 keeps it aside."""

    event: str
    third: int


@dataclass(frozen=True)
class Nexus:
    """The numbers of the Artificial Nexus; a player, who uses three cards a Round and chooses well, may have others."""

    hand: int
    activations: int
    max_cost: int
    player_activations: int
    player_max_cost: int
    allowed: tuple[str, ...]
    deck: NexusRecipe
    events: tuple[DeckEvent, ...]


@dataclass(frozen=True)
class Demands:
    """What must stay possible on the map: reaching these codes, and walking these ways with a base of 2x2."""

    objectives: tuple[str, ...]
    large_paths: tuple[tuple[Square, Square], ...]


@dataclass(frozen=True)
class Mission:
    file: str
    id: str
    kind: str
    variants: tuple[str, ...]
    turns: int
    player_turns: int  # where somebody plays the Nexus
    clock: int
    firewall: int
    supply: str
    aware: bool
    squad: Squad
    nexus: Nexus
    board: Board
    zones: tuple[tuple[str, str], ...]
    looks: tuple[tuple[str, str], ...]
    doors: tuple[Door, ...]
    fields: tuple[ForceField, ...]
    terminals: tuple[Terminal, ...]
    operations: tuple[MissionOperation, ...]
    scenery: tuple[SceneryPiece, ...]
    devices: tuple[Device, ...]
    points: tuple[Point, ...]
    darkness: tuple[Square, ...]
    exits: tuple[Exit, ...]
    marks: tuple[Mark, ...]
    agents: tuple[PrintedAgent, ...]
    bosses: tuple[PrintedBoss, ...]
    finds: tuple[Find, ...]
    groups: tuple[tuple[str, tuple[Square, ...]], ...]
    demands: Demands
    script: Script = NO_SCRIPT
    texts: tuple[OwnTexts, ...] = ()  # of a mission that brings its own, by language
