"""Every field of a table of ISS Vanguard: what it holds, who may see it, and what it is at the start (docs/state.md).

People explore together and play with open hands. What nobody knows has no place here, since it is drawn when it is
needed (the order of decks, the next Lead token), except what a planet keeps secret: `order`.
"""

from typing import Literal

from starboard.kernel.decks import Deck
from starboard.kernel.declaring import Piece, StateFields, field
from starboard.kernel.requests import FATE
from starboard.kernel.visibility import NEVER, PUBLIC

Mode = Literal["tutorial", "expedition"]
Section = Literal["security", "recon", "science", "engineering"]
Colour = Literal["red", "green", "blue"]
Status = Literal["exploring", "dead", "gone"]  # gone: it has left the planet while the others stay
Step = Literal["set-up", "landing", "landed", "round", "turn", "turn-end", "event", "docking", "over"]
Ending = Literal["", "lift-off", "evacuation", "mission", "nobody", "aborted"]  # aborted: it never landed
Span = Literal["check", "turn", "round", "mission"]


class Injury(Piece):
    """An Injury card in one of the three slots of a crew board (VAN-INJURY-01)."""

    name: str = field(PUBLIC)
    slot: int = field(PUBLIC, given=0)  # from the left; one that was emptied is filled again (VAN-INJURY-01)
    covered: bool = field(PUBLIC, False)  # face down: inactive, but counted (VAN-INJURY-09)
    struck: bool = field(PUBLIC, False)  # it has received an Injury die in this step 6 (VAN-INJURYDIE-03)


class Used(Piece):
    """An ability that was used, for those that are limited: once per turn, round or mission (V11, V12)."""

    card: str = field(PUBLIC)
    ability: int = field(PUBLIC)
    span: Span = field(PUBLIC)


class Gear(Piece):
    """An equipment card: carried, or its token lies in a Sector (VAN-GEAR-07, VAN-GEAR-09)."""

    card: str = field(PUBLIC)
    sector: int = field(PUBLIC, 0)  # where its token lies; 0: it is carried
    other_end: int = field(PUBLIC, 0)  # of a ropeway: the Sector of its second end


class CrewMember(Piece):
    """A crew member of the Away Team with its board (VAN-TEAM-05)."""

    seat: int = field(PUBLIC)
    section: Section = field(PUBLIC)
    card: str = field(PUBLIC)
    rank: int = field(PUBLIC)
    sector: int = field(PUBLIC, 0)
    status: Status = field(PUBLIC, "exploring")
    ended: bool = field(PUBLIC, False)  # its Turn token shows "turn ended" (VAN-TURN-02)
    available: list[str] = field(PUBLIC, [])  # Section dice in slots (VAN-DICE-01)
    spent: list[str] = field(PUBLIC, [])
    sacrificed: list[str] = field(PUBLIC, [])  # in the Section compartment until the exploration is over
    injury_dice: list[Colour] = field(PUBLIC, [])  # the columns that have one (VAN-SLOT-04)
    injuries: list[Injury] = field(PUBLIC, [])
    hand: list[str] = field(PUBLIC, [])
    deck: Deck = field(PUBLIC, Deck([]))
    removed: list[str] = field(PUBLIC, [])  # Section cards that were sacrificed (VAN-CARD-12)
    charges: int = field(PUBLIC, 0)
    gear: list[Gear] = field(PUBLIC, [])
    core: bool = field(PUBLIC, False)  # it carries what a planet lets carry


class CheckDie(Piece):
    """A Section die in the Roll Pool: whose it is and what it shows (VAN-ROLL-04)."""

    kind: str = field(PUBLIC)
    owner: Section = field(PUBLIC)
    face: str = field(PUBLIC)


class RolledInjury(Piece):
    """An Injury die of the active crew member in the check (VAN-ROLL-08)."""

    face: str = field(PUBLIC)
    done: bool = field(PUBLIC, False)  # resolved, or ignored


class RolledDanger(Piece):
    """A Danger die of the check, with the letter it is read by (VAN-DANGER-04)."""

    letter: str = field(PUBLIC)
    face: str = field(PUBLIC)
    done: bool = field(PUBLIC, False)


class Check(Piece):
    """A Dice Check that is being made (VAN-ROLL-02)."""

    who: Section = field(PUBLIC)
    action: str = field(PUBLIC)  # the name of a Special Action, or "prepare"
    sector: int = field(PUBLIC)  # of the card (VAN-ROLL-22)
    step: int = field(PUBLIC, 1)
    dice: list[CheckDie] = field(PUBLIC, [])  # the Roll Pool
    injuries: list[RolledInjury] = field(PUBLIC, [])
    dangers: list[RolledDanger] = field(PUBLIC, [])
    helpers: list[Section] = field(PUBLIC, [])  # who was there to help when it began (VAN-ASSIST-01)
    helped: list[Section] = field(PUBLIC, [])  # helpers who have played their card (VAN-ASSIST-04)
    converts: list[tuple[str, str]] = field(PUBLIC, [])  # further Convert Abilities: colour or "any", icon
    doubled: list[str] = field(PUBLIC, [])  # icons that count twice
    kept: list[tuple[int, str]] = field(PUBLIC, [])  # so many unused dice of a filter go back to the board in step 9
    combos: int = field(PUBLIC, 0)  # triggered so far
    advanced: bool = field(PUBLIC, False)  # the green track was advanced in this check
    echo: bool = field(PUBLIC, False)  # an Accident in the pool will be heard, where a planet says so
    marked: str = field(PUBLIC, "")  # the row with the marker (VAN-RESULT-01)


class SectorPiece(Piece):
    """A Sector as it is now: the POI cards in it, what lies there, whether it is in play."""

    number: int = field(PUBLIC)
    pois: list[str] = field(PUBLIC, [])  # the top one last; a printed one is called by its id too
    marks: dict[str, int] = field(PUBLIC, {})  # flags of the Sector (VAN-SECTOR-06)
    shut: bool = field(PUBLIC, False)
    visited: bool = field(PUBLIC, False)


class Track(Piece):
    """A marker on a track of a card (VAN-TRACK-01)."""

    action: str = field(PUBLIC)
    sector: int = field(PUBLIC)  # of the POI; 0: the card lies in no Sector
    colour: str = field(PUBLIC)
    at: int = field(PUBLIC)


class Clock(Piece):
    """A Time token on a card (VAN-TIME-02)."""

    card: str = field(PUBLIC)
    sector: int = field(PUBLIC)  # of the POI; 0: the card lies in no Sector
    at: int = field(PUBLIC)
    held: int = field(PUBLIC, 0)  # it does not advance up to and including this round


class Marked(Piece):
    """A universal marker on a card: an action that is not offered again this visit."""

    action: str = field(PUBLIC)
    sector: int = field(PUBLIC)


class Threat(Piece):
    """A Threat on the board: its main standee and the others (VAN-THREAT-02)."""

    card: str = field(PUBLIC)
    sector: int = field(PUBLIC)
    secondary: list[int] = field(PUBLIC, [])
    dulled: int = field(PUBLIC, 0)  # so many of its next attacks do nothing


class LeadPile(Piece):
    """Lead tokens on the Discovery deck of a type (VAN-LEAD-02)."""

    type: str = field(PUBLIC)
    tokens: list[str] = field(PUBLIC, [])


class DiscoveryDeck(Piece):
    type: str = field(PUBLIC)
    deck: Deck = field(PUBLIC, Deck([]))


class PlanetRecord(Piece):
    """What is written down of a planet when it is left, for a later visit (VAN-END-07, SHIP-RECORD-02)."""

    planet: str = field(PUBLIC)
    visits: int = field(PUBLIC)  # so far
    sectors: list[SectorPiece] = field(PUBLIC, [])  # POIs and flags
    threats: list[Threat] = field(PUBLIC, [])
    face_down: list[int] = field(PUBLIC, [])  # Unique Discoveries that were not found
    done: list[str] = field(PUBLIC, [])  # Missions
    order: list[int] = field(NEVER, [])
    clues: list[tuple[str, int, int]] = field(PUBLIC, [])


class Lander(Piece):
    """The Lander: its Mods, what it can hold (VAN-LANDER-03)."""

    card: str = field(PUBLIC, given="space-ranger")
    sector: int = field(PUBLIC, 0)  # of the standee; 0: it is not on the planet
    supplies: int = field(PUBLIC, 0)
    most_supplies: int = field(PUBLIC, 0)
    discoveries: int = field(PUBLIC, 0)  # how many may be brought home
    mods: list[str] = field(PUBLIC, [])
    rolls: int = field(PUBLIC, 0)  # of the landing that are still to be made (VAN-LANDING-01)
    later: list[str] = field(PUBLIC, [])  # rows of the Landing card that wait for the touchdown
    damaged: bool = field(PUBLIC, False)  # it comes back damaged (VAN-EVAC-03)


class VanguardFields(StateFields):
    """The whole table."""

    mode: Mode = field(PUBLIC)
    options: list[str] = field(PUBLIC)
    planet: str = field(PUBLIC)
    seats: list[list[str]] = field(PUBLIC)  # the Sections that each seat controls (VAN-PLAYERS-01)
    step: Step = field(PUBLIC, "set-up")
    round: int = field(PUBLIC, 0)
    crew: list[CrewMember] = field(PUBLIC, [])  # in seating order (VAN-ROUND-03)
    start: str = field(PUBLIC, "")  # who has the Start token
    active: str = field(PUBLIC, "")  # whose turn it is
    actions: int = field(PUBLIC, 0)  # left in this turn (VAN-TURN-01)
    special: bool = field(PUBLIC, False)  # a Special Action was performed in this turn (VAN-ACTION-02)
    asked: int = field(PUBLIC, 0)  # counts questions that others may step into
    check: Check | None = field(PUBLIC, None)
    event: str = field(PUBLIC, "")  # revealed and not resolved yet
    events_drawn: int = field(PUBLIC, 0)  # in this round
    sectors: list[SectorPiece] = field(PUBLIC, [])
    opened: list[str] = field(PUBLIC, [])  # Paths that were opened or shut by what happened
    shut: list[str] = field(PUBLIC, [])
    condition: str = field(PUBLIC, "")  # the Global Condition card; "": the printed one (VAN-GLOBAL-01)
    tracks: list[Track] = field(PUBLIC, [])
    clocks: list[Clock] = field(PUBLIC, [])
    marked: list[Marked] = field(PUBLIC, [])
    missions: list[str] = field(PUBLIC, [])  # revealed, not completed
    completed: list[str] = field(PUBLIC, [])
    failed: list[str] = field(PUBLIC, [])
    threats: list[Threat] = field(PUBLIC, [])
    lander: Lander = field(PUBLIC, Lander())
    success: int = field(PUBLIC, 0)  # Success tokens (VAN-SUCCESS-01)
    gained: int = field(PUBLIC, 0)  # of them in this exploration, given back or not
    event_deck: Deck = field(PUBLIC, Deck([]))
    injuries: dict[str, int] = field(PUBLIC, {})  # cards left by name
    lead_bag: list[str] = field(PUBLIC, [])
    leads: list[LeadPile] = field(PUBLIC, [])
    leads_aside: list[str] = field(PUBLIC, [])  # beside the bag until the next exploration
    decks: list[DiscoveryDeck] = field(PUBLIC, [])
    discoveries: list[str] = field(PUBLIC, [])  # on the Lander
    face_down: list[int] = field(PUBLIC, [])  # Unique Discoveries on the planet's space (VAN-UNIQUE-01)
    uniques: list[int] = field(PUBLIC, [])  # found
    gear: list[Gear] = field(PUBLIC, [])  # tokens on the board, whoever has placed them (VAN-GEAR-09)
    used: list[Used] = field(PUBLIC, [])
    rank_up: str = field(PUBLIC, "")
    ranked_up: bool = field(PUBLIC, False)  # it shows its completed side
    counters: dict[str, int] = field(PUBLIC, {})  # what Rank-Up cards count
    read: list[str] = field(PUBLIC, [])  # Logs that were read
    flags: list[str] = field(PUBLIC, [])  # of the campaign
    won_gear: list[str] = field(PUBLIC, [])  # what comes to the Armory on docking
    projects: list[str] = field(PUBLIC, [])
    advances: int = field(PUBLIC, 0)  # stages that production projects of the ship advance on docking
    purchases: int = field(PUBLIC, 0)  # of dice, one for every Section each (VAN-BUYDICE-01)
    order: list[int] = field(NEVER, [])  # a secret order of Sectors, where the planet has one
    clues: list[tuple[str, int, int]] = field(PUBLIC, [])  # "is" or "not", a place in the order, a Sector
    calm: bool = field(PUBLIC, False)  # Danger icons on Paths are ignored this visit
    core: int = field(PUBLIC, 0)  # where the core lies; 0: it is seated, or somebody carries it
    visits: int = field(PUBLIC, 0)  # earlier visits to the planet
    state: str = field(PUBLIC, "")  # how the planet was found on a later visit
    act: int = field(PUBLIC, 1)  # of the campaign
    objectives: list[str] = field(PUBLIC, [])
    done_before: list[str] = field(PUBLIC, [])  # Missions completed on earlier visits
    dead: list[str] = field(PUBLIC, [])  # crew cards of those who died
    ending: Ending = field(PUBLIC, "")
    speaker: int = field(PUBLIC, FATE)  # the seat that decides for the team while nobody is active
    written: list[str] = field(NEVER, [])  # the lines of a planet that is not of the box: what somebody wrote
    chain: int = field(NEVER, 0)  # effects that were carried out one because of the other
    chain_depth: int = field(NEVER, 0)  # and how many of them are not finished
