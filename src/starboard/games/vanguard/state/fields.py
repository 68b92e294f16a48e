"""Written by `make fields` from src/starboard/games/vanguard/state/declared.py."""

from typing import ClassVar, Final

from starboard.kernel.decks import Deck
from starboard.kernel.game import State
from starboard.kernel.pieces import Field, Piece
from starboard.kernel.requests import FATE
from starboard.kernel.shapes import FLAG, INT, WORD, Many, Maybe, Named, OneOf, Plain, Row
from starboard.kernel.visibility import NEVER, PUBLIC

MODE: Final = OneOf("tutorial", "expedition")
SECTION: Final = OneOf("security", "recon", "science", "engineering")
COLOUR: Final = OneOf("red", "green", "blue")
STATUS: Final = OneOf("exploring", "dead", "gone")
STEP: Final = OneOf("set-up", "landing", "landed", "round", "turn", "turn-end", "event", "docking", "over")
ENDING: Final = OneOf("", "lift-off", "evacuation", "mission", "nobody", "aborted")
SPAN: Final = OneOf("check", "turn", "round", "mission")


class Injury(Piece):
    """An Injury card in one of the three slots of a crew board (VAN-INJURY-01)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "name": Field(PUBLIC, WORD, needed=True),
        "slot": Field(PUBLIC, INT),
        "covered": Field(PUBLIC, FLAG),
        "struck": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "covered",
        "name",
        "slot",
        "struck",
    )

    def __init__(self, name: str, slot: int = 0) -> None:
        self.name = name
        self.slot = slot  # from the left; one that was emptied is filled again (VAN-INJURY-01)
        self.covered: bool = False  # face down: inactive, but counted (VAN-INJURY-09)
        self.struck: bool = False  # it has received an Injury die in this step 6 (VAN-INJURYDIE-03)

    @staticmethod
    def blank() -> "Injury":
        return Injury("")

    @classmethod
    def fresh(cls) -> "Injury":
        return Injury("")

    def clone(self) -> "Injury":
        new = Injury(self.name, self.slot)
        new.covered = self.covered
        new.struck = self.struck
        return new

    def row(self) -> list[Plain]:
        return [
            self.name,
            self.slot,
            self.covered,
            self.struck,
        ]


class Used(Piece):
    """An ability that was used, for those that are limited: once per turn, round or mission (V11, V12)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "card": Field(PUBLIC, WORD, needed=True),
        "ability": Field(PUBLIC, INT, needed=True),
        "span": Field(PUBLIC, SPAN, needed=True),
    }
    __slots__ = (
        "ability",
        "card",
        "span",
    )

    def __init__(self, card: str, ability: int, span: str) -> None:
        self.card = card
        self.ability = ability
        self.span = span

    @staticmethod
    def blank() -> "Used":
        return Used("", 0, "check")

    @classmethod
    def fresh(cls) -> "Used":
        return Used("", 0, "check")

    def clone(self) -> "Used":
        new = Used(self.card, self.ability, self.span)
        return new

    def row(self) -> list[Plain]:
        return [
            self.card,
            self.ability,
            self.span,
        ]


class Gear(Piece):
    """An equipment card: carried, or its token lies in a Sector (VAN-GEAR-07, VAN-GEAR-09)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "card": Field(PUBLIC, WORD, needed=True),
        "sector": Field(PUBLIC, INT),
        "other_end": Field(PUBLIC, INT),
    }
    __slots__ = (
        "card",
        "other_end",
        "sector",
    )

    def __init__(self, card: str) -> None:
        self.card = card
        self.sector: int = 0  # where its token lies; 0: it is carried
        self.other_end: int = 0  # of a ropeway: the Sector of its second end

    @staticmethod
    def blank() -> "Gear":
        return Gear("")

    @classmethod
    def fresh(cls) -> "Gear":
        return Gear("")

    def clone(self) -> "Gear":
        new = Gear(self.card)
        new.sector = self.sector
        new.other_end = self.other_end
        return new

    def row(self) -> list[Plain]:
        return [
            self.card,
            self.sector,
            self.other_end,
        ]


class CrewMember(Piece):
    """A crew member of the Away Team with its board (VAN-TEAM-05)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "seat": Field(PUBLIC, INT, needed=True),
        "section": Field(PUBLIC, SECTION, needed=True),
        "card": Field(PUBLIC, WORD, needed=True),
        "rank": Field(PUBLIC, INT, needed=True),
        "sector": Field(PUBLIC, INT),
        "status": Field(PUBLIC, STATUS),
        "ended": Field(PUBLIC, FLAG),
        "available": Field(PUBLIC, Many(WORD)),
        "spent": Field(PUBLIC, Many(WORD)),
        "sacrificed": Field(PUBLIC, Many(WORD)),
        "injury_dice": Field(PUBLIC, Many(COLOUR)),
        "injuries": Field(PUBLIC, Many(Injury)),
        "hand": Field(PUBLIC, Many(WORD)),
        "deck": Field(PUBLIC, Deck),
        "removed": Field(PUBLIC, Many(WORD)),
        "charges": Field(PUBLIC, INT),
        "gear": Field(PUBLIC, Many(Gear)),
        "core": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "available",
        "card",
        "charges",
        "core",
        "deck",
        "ended",
        "gear",
        "hand",
        "injuries",
        "injury_dice",
        "rank",
        "removed",
        "sacrificed",
        "seat",
        "section",
        "sector",
        "spent",
        "status",
    )

    def __init__(self, seat: int, section: str, card: str, rank: int, blank: bool = False) -> None:
        self.seat = seat
        self.section = section
        self.card = card
        self.rank = rank
        if blank:  # a copy fills in everything else itself
            return
        self.sector: int = 0
        self.status: str = "exploring"
        self.ended: bool = False  # its Turn token shows "turn ended" (VAN-TURN-02)
        self.available: list[str] = []  # Section dice in slots (VAN-DICE-01)
        self.spent: list[str] = []
        self.sacrificed: list[str] = []  # in the Section compartment until the exploration is over
        self.injury_dice: list[str] = []  # the columns that have one (VAN-SLOT-04)
        self.injuries: list[Injury] = []
        self.hand: list[str] = []
        self.deck: Deck = Deck([])
        self.removed: list[str] = []  # Section cards that were sacrificed (VAN-CARD-12)
        self.charges: int = 0
        self.gear: list[Gear] = []
        self.core: bool = False  # it carries what a planet lets carry

    @staticmethod
    def blank() -> "CrewMember":
        return CrewMember(0, "security", "", 0, blank=True)

    @classmethod
    def fresh(cls) -> "CrewMember":
        return CrewMember(0, "security", "", 0)

    def clone(self) -> "CrewMember":
        new = CrewMember(self.seat, self.section, self.card, self.rank, True)
        new.sector = self.sector
        new.status = self.status
        new.ended = self.ended
        new.available = self.available.copy()
        new.spent = self.spent.copy()
        new.sacrificed = self.sacrificed.copy()
        new.injury_dice = self.injury_dice.copy()
        new.injuries = [one.clone() for one in self.injuries]
        new.hand = self.hand.copy()
        new.deck = self.deck.clone()
        new.removed = self.removed.copy()
        new.charges = self.charges
        new.gear = [one.clone() for one in self.gear]
        new.core = self.core
        return new

    def row(self) -> list[Plain]:
        return [
            self.seat,
            self.section,
            self.card,
            self.rank,
            self.sector,
            self.status,
            self.ended,
            self.available.copy(),
            self.spent.copy(),
            self.sacrificed.copy(),
            self.injury_dice.copy(),
            [one.row() for one in self.injuries],
            self.hand.copy(),
            self.deck.row(),
            self.removed.copy(),
            self.charges,
            [one.row() for one in self.gear],
            self.core,
        ]


class CheckDie(Piece):
    """A Section die in the Roll Pool: whose it is and what it shows (VAN-ROLL-04)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "kind": Field(PUBLIC, WORD, needed=True),
        "owner": Field(PUBLIC, SECTION, needed=True),
        "face": Field(PUBLIC, WORD, needed=True),
    }
    __slots__ = (
        "face",
        "kind",
        "owner",
    )

    def __init__(self, kind: str, owner: str, face: str) -> None:
        self.kind = kind
        self.owner = owner
        self.face = face

    @staticmethod
    def blank() -> "CheckDie":
        return CheckDie("", "security", "")

    @classmethod
    def fresh(cls) -> "CheckDie":
        return CheckDie("", "security", "")

    def clone(self) -> "CheckDie":
        new = CheckDie(self.kind, self.owner, self.face)
        return new

    def row(self) -> list[Plain]:
        return [
            self.kind,
            self.owner,
            self.face,
        ]


class RolledInjury(Piece):
    """An Injury die of the active crew member in the check (VAN-ROLL-08)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "face": Field(PUBLIC, WORD, needed=True),
        "done": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "done",
        "face",
    )

    def __init__(self, face: str) -> None:
        self.face = face
        self.done: bool = False  # resolved, or ignored

    @staticmethod
    def blank() -> "RolledInjury":
        return RolledInjury("")

    @classmethod
    def fresh(cls) -> "RolledInjury":
        return RolledInjury("")

    def clone(self) -> "RolledInjury":
        new = RolledInjury(self.face)
        new.done = self.done
        return new

    def row(self) -> list[Plain]:
        return [
            self.face,
            self.done,
        ]


class RolledDanger(Piece):
    """A Danger die of the check, with the letter it is read by (VAN-DANGER-04)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "letter": Field(PUBLIC, WORD, needed=True),
        "face": Field(PUBLIC, WORD, needed=True),
        "done": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "done",
        "face",
        "letter",
    )

    def __init__(self, letter: str, face: str) -> None:
        self.letter = letter
        self.face = face
        self.done: bool = False

    @staticmethod
    def blank() -> "RolledDanger":
        return RolledDanger("", "")

    @classmethod
    def fresh(cls) -> "RolledDanger":
        return RolledDanger("", "")

    def clone(self) -> "RolledDanger":
        new = RolledDanger(self.letter, self.face)
        new.done = self.done
        return new

    def row(self) -> list[Plain]:
        return [
            self.letter,
            self.face,
            self.done,
        ]


class Check(Piece):
    """A Dice Check that is being made (VAN-ROLL-02)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "who": Field(PUBLIC, SECTION, needed=True),
        "action": Field(PUBLIC, WORD, needed=True),
        "sector": Field(PUBLIC, INT, needed=True),
        "step": Field(PUBLIC, INT),
        "dice": Field(PUBLIC, Many(CheckDie)),
        "injuries": Field(PUBLIC, Many(RolledInjury)),
        "dangers": Field(PUBLIC, Many(RolledDanger)),
        "helpers": Field(PUBLIC, Many(SECTION)),
        "helped": Field(PUBLIC, Many(SECTION)),
        "converts": Field(PUBLIC, Many(Row(WORD, WORD))),
        "doubled": Field(PUBLIC, Many(WORD)),
        "kept": Field(PUBLIC, Many(Row(INT, WORD))),
        "combos": Field(PUBLIC, INT),
        "advanced": Field(PUBLIC, FLAG),
        "echo": Field(PUBLIC, FLAG),
        "marked": Field(PUBLIC, WORD),
    }
    __slots__ = (
        "action",
        "advanced",
        "combos",
        "converts",
        "dangers",
        "dice",
        "doubled",
        "echo",
        "helped",
        "helpers",
        "injuries",
        "kept",
        "marked",
        "sector",
        "step",
        "who",
    )

    def __init__(self, who: str, action: str, sector: int, blank: bool = False) -> None:
        self.who = who
        self.action = action  # the name of a Special Action, or "prepare"
        self.sector = sector  # of the card (VAN-ROLL-22)
        if blank:  # a copy fills in everything else itself
            return
        self.step: int = 1
        self.dice: list[CheckDie] = []  # the Roll Pool
        self.injuries: list[RolledInjury] = []
        self.dangers: list[RolledDanger] = []
        self.helpers: list[str] = []  # who was there to help when it began (VAN-ASSIST-01)
        self.helped: list[str] = []  # helpers who have played their card (VAN-ASSIST-04)
        self.converts: list[tuple[str, str]] = []  # further Convert Abilities: colour or "any", icon
        self.doubled: list[str] = []  # icons that count twice
        self.kept: list[tuple[int, str]] = []  # so many unused dice of a filter go back to the board in step 9
        self.combos: int = 0  # triggered so far
        self.advanced: bool = False  # the green track was advanced in this check
        self.echo: bool = False  # an Accident in the pool will be heard, where a planet says so
        self.marked: str = ""  # the row with the marker (VAN-RESULT-01)

    @staticmethod
    def blank() -> "Check":
        return Check("security", "", 0, blank=True)

    @classmethod
    def fresh(cls) -> "Check":
        return Check("security", "", 0)

    def clone(self) -> "Check":
        new = Check(self.who, self.action, self.sector, True)
        new.step = self.step
        new.dice = [one.clone() for one in self.dice]
        new.injuries = [one.clone() for one in self.injuries]
        new.dangers = [one.clone() for one in self.dangers]
        new.helpers = self.helpers.copy()
        new.helped = self.helped.copy()
        new.converts = self.converts.copy()
        new.doubled = self.doubled.copy()
        new.kept = self.kept.copy()
        new.combos = self.combos
        new.advanced = self.advanced
        new.echo = self.echo
        new.marked = self.marked
        return new

    def row(self) -> list[Plain]:
        return [
            self.who,
            self.action,
            self.sector,
            self.step,
            [one.row() for one in self.dice],
            [one.row() for one in self.injuries],
            [one.row() for one in self.dangers],
            self.helpers.copy(),
            self.helped.copy(),
            [[one[0], one[1]] for one in self.converts],
            self.doubled.copy(),
            [[one[0], one[1]] for one in self.kept],
            self.combos,
            self.advanced,
            self.echo,
            self.marked,
        ]


class SectorPiece(Piece):
    """A Sector as it is now: the POI cards in it, what lies there, whether it is in play."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "number": Field(PUBLIC, INT, needed=True),
        "pois": Field(PUBLIC, Many(WORD)),
        "marks": Field(PUBLIC, Named(INT)),
        "shut": Field(PUBLIC, FLAG),
        "visited": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "marks",
        "number",
        "pois",
        "shut",
        "visited",
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.pois: list[str] = []  # the top one last; a printed one is called by its id too
        self.marks: dict[str, int] = {}  # flags of the Sector (VAN-SECTOR-06)
        self.shut: bool = False
        self.visited: bool = False

    @staticmethod
    def blank() -> "SectorPiece":
        return SectorPiece(0)

    @classmethod
    def fresh(cls) -> "SectorPiece":
        return SectorPiece(0)

    def clone(self) -> "SectorPiece":
        new = SectorPiece(self.number)
        new.pois = self.pois.copy()
        new.marks = self.marks.copy()
        new.shut = self.shut
        new.visited = self.visited
        return new

    def row(self) -> list[Plain]:
        return [
            self.number,
            self.pois.copy(),
            self.marks.copy(),
            self.shut,
            self.visited,
        ]


class Track(Piece):
    """A marker on a track of a card (VAN-TRACK-01)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "action": Field(PUBLIC, WORD, needed=True),
        "sector": Field(PUBLIC, INT, needed=True),
        "colour": Field(PUBLIC, WORD, needed=True),
        "at": Field(PUBLIC, INT, needed=True),
    }
    __slots__ = (
        "action",
        "at",
        "colour",
        "sector",
    )

    def __init__(self, action: str, sector: int, colour: str, at: int) -> None:
        self.action = action
        self.sector = sector  # of the POI; 0: the card lies in no Sector
        self.colour = colour
        self.at = at

    @staticmethod
    def blank() -> "Track":
        return Track("", 0, "", 0)

    @classmethod
    def fresh(cls) -> "Track":
        return Track("", 0, "", 0)

    def clone(self) -> "Track":
        new = Track(self.action, self.sector, self.colour, self.at)
        return new

    def row(self) -> list[Plain]:
        return [
            self.action,
            self.sector,
            self.colour,
            self.at,
        ]


class Clock(Piece):
    """A Time token on a card (VAN-TIME-02)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "card": Field(PUBLIC, WORD, needed=True),
        "sector": Field(PUBLIC, INT, needed=True),
        "at": Field(PUBLIC, INT, needed=True),
        "held": Field(PUBLIC, INT),
    }
    __slots__ = (
        "at",
        "card",
        "held",
        "sector",
    )

    def __init__(self, card: str, sector: int, at: int) -> None:
        self.card = card
        self.sector = sector  # of the POI; 0: the card lies in no Sector
        self.at = at
        self.held: int = 0  # it does not advance up to and including this round

    @staticmethod
    def blank() -> "Clock":
        return Clock("", 0, 0)

    @classmethod
    def fresh(cls) -> "Clock":
        return Clock("", 0, 0)

    def clone(self) -> "Clock":
        new = Clock(self.card, self.sector, self.at)
        new.held = self.held
        return new

    def row(self) -> list[Plain]:
        return [
            self.card,
            self.sector,
            self.at,
            self.held,
        ]


class Marked(Piece):
    """A universal marker on a card: an action that is not offered again this visit."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "action": Field(PUBLIC, WORD, needed=True),
        "sector": Field(PUBLIC, INT, needed=True),
    }
    __slots__ = (
        "action",
        "sector",
    )

    def __init__(self, action: str, sector: int) -> None:
        self.action = action
        self.sector = sector

    @staticmethod
    def blank() -> "Marked":
        return Marked("", 0)

    @classmethod
    def fresh(cls) -> "Marked":
        return Marked("", 0)

    def clone(self) -> "Marked":
        new = Marked(self.action, self.sector)
        return new

    def row(self) -> list[Plain]:
        return [
            self.action,
            self.sector,
        ]


class Threat(Piece):
    """A Threat on the board: its main standee and the others (VAN-THREAT-02)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "card": Field(PUBLIC, WORD, needed=True),
        "sector": Field(PUBLIC, INT, needed=True),
        "secondary": Field(PUBLIC, Many(INT)),
        "dulled": Field(PUBLIC, INT),
    }
    __slots__ = (
        "card",
        "dulled",
        "secondary",
        "sector",
    )

    def __init__(self, card: str, sector: int) -> None:
        self.card = card
        self.sector = sector
        self.secondary: list[int] = []
        self.dulled: int = 0  # so many of its next attacks do nothing

    @staticmethod
    def blank() -> "Threat":
        return Threat("", 0)

    @classmethod
    def fresh(cls) -> "Threat":
        return Threat("", 0)

    def clone(self) -> "Threat":
        new = Threat(self.card, self.sector)
        new.secondary = self.secondary.copy()
        new.dulled = self.dulled
        return new

    def row(self) -> list[Plain]:
        return [
            self.card,
            self.sector,
            self.secondary.copy(),
            self.dulled,
        ]


class LeadPile(Piece):
    """Lead tokens on the Discovery deck of a type (VAN-LEAD-02)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "type": Field(PUBLIC, WORD, needed=True),
        "tokens": Field(PUBLIC, Many(WORD)),
    }
    __slots__ = (
        "tokens",
        "type",
    )

    def __init__(self, type: str) -> None:
        self.type = type
        self.tokens: list[str] = []

    @staticmethod
    def blank() -> "LeadPile":
        return LeadPile("")

    @classmethod
    def fresh(cls) -> "LeadPile":
        return LeadPile("")

    def clone(self) -> "LeadPile":
        new = LeadPile(self.type)
        new.tokens = self.tokens.copy()
        return new

    def row(self) -> list[Plain]:
        return [
            self.type,
            self.tokens.copy(),
        ]


class DiscoveryDeck(Piece):
    """"""

    FIELDS: ClassVar[dict[str, Field]] = {
        "type": Field(PUBLIC, WORD, needed=True),
        "deck": Field(PUBLIC, Deck),
    }
    __slots__ = (
        "deck",
        "type",
    )

    def __init__(self, type: str) -> None:
        self.type = type
        self.deck: Deck = Deck([])

    @staticmethod
    def blank() -> "DiscoveryDeck":
        return DiscoveryDeck("")

    @classmethod
    def fresh(cls) -> "DiscoveryDeck":
        return DiscoveryDeck("")

    def clone(self) -> "DiscoveryDeck":
        new = DiscoveryDeck(self.type)
        new.deck = self.deck.clone()
        return new

    def row(self) -> list[Plain]:
        return [
            self.type,
            self.deck.row(),
        ]


class PlanetRecord(Piece):
    """What is written down of a planet when it is left, for a later visit (VAN-END-07, SHIP-RECORD-02)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "planet": Field(PUBLIC, WORD, needed=True),
        "visits": Field(PUBLIC, INT, needed=True),
        "sectors": Field(PUBLIC, Many(SectorPiece)),
        "threats": Field(PUBLIC, Many(Threat)),
        "face_down": Field(PUBLIC, Many(INT)),
        "done": Field(PUBLIC, Many(WORD)),
        "order": Field(NEVER, Many(INT)),
        "clues": Field(PUBLIC, Many(Row(WORD, INT, INT))),
    }
    __slots__ = (
        "clues",
        "done",
        "face_down",
        "order",
        "planet",
        "sectors",
        "threats",
        "visits",
    )

    def __init__(self, planet: str, visits: int, blank: bool = False) -> None:
        self.planet = planet
        self.visits = visits  # so far
        if blank:  # a copy fills in everything else itself
            return
        self.sectors: list[SectorPiece] = []  # POIs and flags
        self.threats: list[Threat] = []
        self.face_down: list[int] = []  # Unique Discoveries that were not found
        self.done: list[str] = []  # Missions
        self.order: list[int] = []
        self.clues: list[tuple[str, int, int]] = []

    @staticmethod
    def blank() -> "PlanetRecord":
        return PlanetRecord("", 0, blank=True)

    @classmethod
    def fresh(cls) -> "PlanetRecord":
        return PlanetRecord("", 0)

    def clone(self) -> "PlanetRecord":
        new = PlanetRecord(self.planet, self.visits, True)
        new.sectors = [one.clone() for one in self.sectors]
        new.threats = [one.clone() for one in self.threats]
        new.face_down = self.face_down.copy()
        new.done = self.done.copy()
        new.order = self.order.copy()
        new.clues = self.clues.copy()
        return new

    def row(self) -> list[Plain]:
        return [
            self.planet,
            self.visits,
            [one.row() for one in self.sectors],
            [one.row() for one in self.threats],
            self.face_down.copy(),
            self.done.copy(),
            self.order.copy(),
            [[one[0], one[1], one[2]] for one in self.clues],
        ]


class Lander(Piece):
    """The Lander: its Mods, what it can hold (VAN-LANDER-03)."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "card": Field(PUBLIC, WORD),
        "sector": Field(PUBLIC, INT),
        "supplies": Field(PUBLIC, INT),
        "most_supplies": Field(PUBLIC, INT),
        "discoveries": Field(PUBLIC, INT),
        "mods": Field(PUBLIC, Many(WORD)),
        "rolls": Field(PUBLIC, INT),
        "later": Field(PUBLIC, Many(WORD)),
        "damaged": Field(PUBLIC, FLAG),
    }
    __slots__ = (
        "card",
        "damaged",
        "discoveries",
        "later",
        "mods",
        "most_supplies",
        "rolls",
        "sector",
        "supplies",
    )

    def __init__(self, card: str = "space-ranger", blank: bool = False) -> None:
        self.card = card
        if blank:  # a copy fills in everything else itself
            return
        self.sector: int = 0  # of the standee; 0: it is not on the planet
        self.supplies: int = 0
        self.most_supplies: int = 0
        self.discoveries: int = 0  # how many may be brought home
        self.mods: list[str] = []
        self.rolls: int = 0  # of the landing that are still to be made (VAN-LANDING-01)
        self.later: list[str] = []  # rows of the Landing card that wait for the touchdown
        self.damaged: bool = False  # it comes back damaged (VAN-EVAC-03)

    @staticmethod
    def blank() -> "Lander":
        return Lander(blank=True)

    @classmethod
    def fresh(cls) -> "Lander":
        return Lander()

    def clone(self) -> "Lander":
        new = Lander(self.card, True)
        new.sector = self.sector
        new.supplies = self.supplies
        new.most_supplies = self.most_supplies
        new.discoveries = self.discoveries
        new.mods = self.mods.copy()
        new.rolls = self.rolls
        new.later = self.later.copy()
        new.damaged = self.damaged
        return new

    def row(self) -> list[Plain]:
        return [
            self.card,
            self.sector,
            self.supplies,
            self.most_supplies,
            self.discoveries,
            self.mods.copy(),
            self.rolls,
            self.later.copy(),
            self.damaged,
        ]


class VanguardFields(State):
    """The whole table."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "mode": Field(PUBLIC, MODE, needed=True),
        "options": Field(PUBLIC, Many(WORD), needed=True),
        "planet": Field(PUBLIC, WORD, needed=True),
        "seats": Field(PUBLIC, Many(Many(WORD)), needed=True),
        "step": Field(PUBLIC, STEP),
        "round": Field(PUBLIC, INT),
        "crew": Field(PUBLIC, Many(CrewMember)),
        "start": Field(PUBLIC, WORD),
        "active": Field(PUBLIC, WORD),
        "actions": Field(PUBLIC, INT),
        "special": Field(PUBLIC, FLAG),
        "asked": Field(PUBLIC, INT),
        "check": Field(PUBLIC, Maybe(Check)),
        "event": Field(PUBLIC, WORD),
        "events_drawn": Field(PUBLIC, INT),
        "sectors": Field(PUBLIC, Many(SectorPiece)),
        "opened": Field(PUBLIC, Many(WORD)),
        "shut": Field(PUBLIC, Many(WORD)),
        "condition": Field(PUBLIC, WORD),
        "tracks": Field(PUBLIC, Many(Track)),
        "clocks": Field(PUBLIC, Many(Clock)),
        "marked": Field(PUBLIC, Many(Marked)),
        "missions": Field(PUBLIC, Many(WORD)),
        "completed": Field(PUBLIC, Many(WORD)),
        "failed": Field(PUBLIC, Many(WORD)),
        "threats": Field(PUBLIC, Many(Threat)),
        "lander": Field(PUBLIC, Lander),
        "success": Field(PUBLIC, INT),
        "gained": Field(PUBLIC, INT),
        "event_deck": Field(PUBLIC, Deck),
        "injuries": Field(PUBLIC, Named(INT)),
        "lead_bag": Field(PUBLIC, Many(WORD)),
        "leads": Field(PUBLIC, Many(LeadPile)),
        "leads_aside": Field(PUBLIC, Many(WORD)),
        "decks": Field(PUBLIC, Many(DiscoveryDeck)),
        "discoveries": Field(PUBLIC, Many(WORD)),
        "face_down": Field(PUBLIC, Many(INT)),
        "uniques": Field(PUBLIC, Many(INT)),
        "gear": Field(PUBLIC, Many(Gear)),
        "used": Field(PUBLIC, Many(Used)),
        "rank_up": Field(PUBLIC, WORD),
        "ranked_up": Field(PUBLIC, FLAG),
        "counters": Field(PUBLIC, Named(INT)),
        "read": Field(PUBLIC, Many(WORD)),
        "flags": Field(PUBLIC, Many(WORD)),
        "won_gear": Field(PUBLIC, Many(WORD)),
        "projects": Field(PUBLIC, Many(WORD)),
        "advances": Field(PUBLIC, INT),
        "purchases": Field(PUBLIC, INT),
        "order": Field(NEVER, Many(INT)),
        "clues": Field(PUBLIC, Many(Row(WORD, INT, INT))),
        "calm": Field(PUBLIC, FLAG),
        "core": Field(PUBLIC, INT),
        "visits": Field(PUBLIC, INT),
        "state": Field(PUBLIC, WORD),
        "act": Field(PUBLIC, INT),
        "objectives": Field(PUBLIC, Many(WORD)),
        "done_before": Field(PUBLIC, Many(WORD)),
        "dead": Field(PUBLIC, Many(WORD)),
        "ending": Field(PUBLIC, ENDING),
        "speaker": Field(PUBLIC, INT),
        "written": Field(NEVER, Many(WORD)),
        "chain": Field(NEVER, INT),
        "chain_depth": Field(NEVER, INT),
    }
    __slots__ = (
        "act",
        "actions",
        "active",
        "advances",
        "asked",
        "calm",
        "chain",
        "chain_depth",
        "check",
        "clocks",
        "clues",
        "completed",
        "condition",
        "core",
        "counters",
        "crew",
        "dead",
        "decks",
        "discoveries",
        "done_before",
        "ending",
        "event",
        "event_deck",
        "events_drawn",
        "face_down",
        "failed",
        "flags",
        "gained",
        "gear",
        "injuries",
        "lander",
        "lead_bag",
        "leads",
        "leads_aside",
        "marked",
        "missions",
        "mode",
        "objectives",
        "opened",
        "options",
        "order",
        "planet",
        "projects",
        "purchases",
        "rank_up",
        "ranked_up",
        "read",
        "round",
        "seats",
        "sectors",
        "shut",
        "speaker",
        "special",
        "start",
        "state",
        "step",
        "success",
        "threats",
        "tracks",
        "uniques",
        "used",
        "visits",
        "won_gear",
        "written",
    )

    def __init__(self, mode: str, options: list[str], planet: str, seats: list[list[str]], blank: bool = False) -> None:
        self.events = None
        self.reveals = 0
        self.mode = mode
        self.options = options
        self.planet = planet
        self.seats = seats  # the Sections that each seat controls (VAN-PLAYERS-01)
        if blank:  # a copy fills in everything else itself
            return
        self.step: str = "set-up"
        self.round: int = 0
        self.crew: list[CrewMember] = []  # in seating order (VAN-ROUND-03)
        self.start: str = ""  # who has the Start token
        self.active: str = ""  # whose turn it is
        self.actions: int = 0  # left in this turn (VAN-TURN-01)
        self.special: bool = False  # a Special Action was performed in this turn (VAN-ACTION-02)
        self.asked: int = 0  # counts questions that others may step into
        self.check: Check | None = None
        self.event: str = ""  # revealed and not resolved yet
        self.events_drawn: int = 0  # in this round
        self.sectors: list[SectorPiece] = []
        self.opened: list[str] = []  # Paths that were opened or shut by what happened
        self.shut: list[str] = []
        self.condition: str = ""  # the Global Condition card; "": the printed one (VAN-GLOBAL-01)
        self.tracks: list[Track] = []
        self.clocks: list[Clock] = []
        self.marked: list[Marked] = []
        self.missions: list[str] = []  # revealed, not completed
        self.completed: list[str] = []
        self.failed: list[str] = []
        self.threats: list[Threat] = []
        self.lander: Lander = Lander()
        self.success: int = 0  # Success tokens (VAN-SUCCESS-01)
        self.gained: int = 0  # of them in this exploration, given back or not
        self.event_deck: Deck = Deck([])
        self.injuries: dict[str, int] = {}  # cards left by name
        self.lead_bag: list[str] = []
        self.leads: list[LeadPile] = []
        self.leads_aside: list[str] = []  # beside the bag until the next exploration
        self.decks: list[DiscoveryDeck] = []
        self.discoveries: list[str] = []  # on the Lander
        self.face_down: list[int] = []  # Unique Discoveries on the planet's space (VAN-UNIQUE-01)
        self.uniques: list[int] = []  # found
        self.gear: list[Gear] = []  # tokens on the board, whoever has placed them (VAN-GEAR-09)
        self.used: list[Used] = []
        self.rank_up: str = ""
        self.ranked_up: bool = False  # it shows its completed side
        self.counters: dict[str, int] = {}  # what Rank-Up cards count
        self.read: list[str] = []  # Logs that were read
        self.flags: list[str] = []  # of the campaign
        self.won_gear: list[str] = []  # what comes to the Armory on docking
        self.projects: list[str] = []
        self.advances: int = 0  # stages that production projects of the ship advance on docking
        self.purchases: int = 0  # of dice, one for every Section each (VAN-BUYDICE-01)
        self.order: list[int] = []  # a secret order of Sectors, where the planet has one
        self.clues: list[tuple[str, int, int]] = []  # "is" or "not", a place in the order, a Sector
        self.calm: bool = False  # Danger icons on Paths are ignored this visit
        self.core: int = 0  # where the core lies; 0: it is seated, or somebody carries it
        self.visits: int = 0  # earlier visits to the planet
        self.state: str = ""  # how the planet was found on a later visit
        self.act: int = 1  # of the campaign
        self.objectives: list[str] = []
        self.done_before: list[str] = []  # Missions completed on earlier visits
        self.dead: list[str] = []  # crew cards of those who died
        self.ending: str = ""
        self.speaker: int = FATE  # the seat that decides for the team while nobody is active
        self.written: list[str] = []  # the lines of a planet that is not of the box: what somebody wrote
        self.chain: int = 0  # effects that were carried out one because of the other
        self.chain_depth: int = 0  # and how many of them are not finished

    def copy_to(self, new: "VanguardFields") -> None:
        """For `clone`: all fields, sharing nothing."""
        new.reveals = self.reveals
        new.mode = self.mode
        new.options = self.options.copy()
        new.planet = self.planet
        new.seats = [one.copy() for one in self.seats]
        new.step = self.step
        new.round = self.round
        new.crew = [one.clone() for one in self.crew]
        new.start = self.start
        new.active = self.active
        new.actions = self.actions
        new.special = self.special
        new.asked = self.asked
        new.check = None if self.check is None else self.check.clone()
        new.event = self.event
        new.events_drawn = self.events_drawn
        new.sectors = [one.clone() for one in self.sectors]
        new.opened = self.opened.copy()
        new.shut = self.shut.copy()
        new.condition = self.condition
        new.tracks = [one.clone() for one in self.tracks]
        new.clocks = [one.clone() for one in self.clocks]
        new.marked = [one.clone() for one in self.marked]
        new.missions = self.missions.copy()
        new.completed = self.completed.copy()
        new.failed = self.failed.copy()
        new.threats = [one.clone() for one in self.threats]
        new.lander = self.lander.clone()
        new.success = self.success
        new.gained = self.gained
        new.event_deck = self.event_deck.clone()
        new.injuries = self.injuries.copy()
        new.lead_bag = self.lead_bag.copy()
        new.leads = [one.clone() for one in self.leads]
        new.leads_aside = self.leads_aside.copy()
        new.decks = [one.clone() for one in self.decks]
        new.discoveries = self.discoveries.copy()
        new.face_down = self.face_down.copy()
        new.uniques = self.uniques.copy()
        new.gear = [one.clone() for one in self.gear]
        new.used = [one.clone() for one in self.used]
        new.rank_up = self.rank_up
        new.ranked_up = self.ranked_up
        new.counters = self.counters.copy()
        new.read = self.read.copy()
        new.flags = self.flags.copy()
        new.won_gear = self.won_gear.copy()
        new.projects = self.projects.copy()
        new.advances = self.advances
        new.purchases = self.purchases
        new.order = self.order.copy()
        new.clues = self.clues.copy()
        new.calm = self.calm
        new.core = self.core
        new.visits = self.visits
        new.state = self.state
        new.act = self.act
        new.objectives = self.objectives.copy()
        new.done_before = self.done_before.copy()
        new.dead = self.dead.copy()
        new.ending = self.ending
        new.speaker = self.speaker
        new.written = self.written.copy()
        new.chain = self.chain
        new.chain_depth = self.chain_depth

    def row(self) -> list[Plain]:
        return [
            self.mode,
            self.options.copy(),
            self.planet,
            [one.copy() for one in self.seats],
            self.step,
            self.round,
            [one.row() for one in self.crew],
            self.start,
            self.active,
            self.actions,
            self.special,
            self.asked,
            (None if self.check is None else self.check.row()),
            self.event,
            self.events_drawn,
            [one.row() for one in self.sectors],
            self.opened.copy(),
            self.shut.copy(),
            self.condition,
            [one.row() for one in self.tracks],
            [one.row() for one in self.clocks],
            [one.row() for one in self.marked],
            self.missions.copy(),
            self.completed.copy(),
            self.failed.copy(),
            [one.row() for one in self.threats],
            self.lander.row(),
            self.success,
            self.gained,
            self.event_deck.row(),
            self.injuries.copy(),
            self.lead_bag.copy(),
            [one.row() for one in self.leads],
            self.leads_aside.copy(),
            [one.row() for one in self.decks],
            self.discoveries.copy(),
            self.face_down.copy(),
            self.uniques.copy(),
            [one.row() for one in self.gear],
            [one.row() for one in self.used],
            self.rank_up,
            self.ranked_up,
            self.counters.copy(),
            self.read.copy(),
            self.flags.copy(),
            self.won_gear.copy(),
            self.projects.copy(),
            self.advances,
            self.purchases,
            self.order.copy(),
            [[one[0], one[1], one[2]] for one in self.clues],
            self.calm,
            self.core,
            self.visits,
            self.state,
            self.act,
            self.objectives.copy(),
            self.done_before.copy(),
            self.dead.copy(),
            self.ending,
            self.speaker,
            self.written.copy(),
            self.chain,
            self.chain_depth,
        ]
