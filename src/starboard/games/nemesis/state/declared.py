"""Every field of the table of Nemesis: what it holds, who may see it (NEM-GEN-11), and what it is at the start.

`tools/fields.py` writes fields.py and the client's state.gen.ts from this; docs/state.md tells how a field is added.
What a seat may not know reaches it as "?", as the back of the card ("?red"), or as a mere count; what nobody has looked
at is an empty word.
"""

from typing import Literal

from starboard.games.nemesis.state.board import ROOM_COUNT
from starboard.games.nemesis.state.pieces import ALIVE, INACTIVE, NOBODY, contamination_face, item_back, token_kind
from starboard.kernel.decks import Deck
from starboard.kernel.declaring import Piece, StateFields, field
from starboard.kernel.visibility import COUNT, NEVER, OWNER, PUBLIC, Face, Known, Tally

CharacterName = Literal["captain", "pilot", "scientist", "scout", "soldier", "mechanic"]
IntruderKind = Literal["larva", "creeper", "adult", "breeder", "queen"]
Status = Literal["alive", "dead", "hibernating", "escaped"]
Section = Literal["A", "B"]
Mode = Literal["semi-coop", "coop", "solo"]
BoardName = Literal["basic", "alternative"]


class Held(Piece):
    """A Heavy Item or an Object in a Hand slot."""

    item: str = field(PUBLIC)
    ammo: int = field(PUBLIC, given=0)
    added: list[str] = field(PUBLIC, [])  # cards Added to it (NEM-ITEM-23)
    tape: int = field(PUBLIC, 0)  # things with the same tape (not 0) share a Hand slot (NEM-ITEM-24)


class Pod(Piece):
    """An Escape Pod of one of the two Evacuation Sections (NEM-POD-01)."""

    number: int = field(PUBLIC)
    section: Section = field(PUBLIC)
    unlocked: bool = field(PUBLIC, False)
    gone: bool = field(PUBLIC, False)


class Intruder(Piece):
    """A miniature on the board, with the token it was placed with, if any (NEM-INTRUDER-07)."""

    id: int = field(PUBLIC)
    kind: IntruderKind = field(PUBLIC)
    room: int = field(PUBLIC)
    injuries: int = field(PUBLIC, 0)
    token: str = field(PUBLIC)


class Character(Piece):
    """A player's Character with everything on and beside its board."""

    seat: int = field(PUBLIC)
    number: int = field(PUBLIC, 0)  # the Help card's number (NEM-SETUP-15)
    name: CharacterName | Literal[""] = field(PUBLIC, "")  # none before the draft
    status: Status = field(PUBLIC, ALIVE)
    room: int = field(PUBLIC, 0)  # 0 while in a pod or out of the game
    pod: int = field(PUBLIC, 0)  # 0 for none
    passed: bool = field(PUBLIC, False)
    hand: list[str] = field(OWNER, [])
    deck: list[str] = field(COUNT, [])
    discard: list[str] = field(Face(contamination_face), [])
    light: int = field(PUBLIC, 0)
    wounds: list[str] = field(PUBLIC, [])  # Serious Wounds not dressed
    dressed: list[str] = field(PUBLIC, [])
    slimed: bool = field(PUBLIC, False)
    signal: bool = field(PUBLIC, False)
    larva: bool = field(PUBLIC, False)
    inventory: list[str] = field(Known("shown", item_back), [])  # a name, or its back: "?red"
    shown: list[int] = field(NEVER, [])  # who knows each of them
    held: list[Held] = field(PUBLIC, [])
    quests: list[str] = field(PUBLIC, [])  # not yet activated
    objectives: list[str] = field(Known("objectives_known"), [])
    objectives_known: list[int] = field(NEVER, [])
    draft: list[str] = field(PUBLIC, [])
    looking: list[str] = field(OWNER, [])  # cards its player is just choosing from
    unbound: bool = field(PUBLIC, False)  # any number of Actions this round (Adrenaline Injection)
    left_behind: bool = field(PUBLIC, False)  # its things lie with its Corpse (NEM-COOP-06)
    hunt: list[str] = field(OWNER, [])  # Intruder Action cards (NEM-INTPLAYER-02)


class NemesisFields(StateFields):
    """The whole table. Lists by Room have a place 0, which is not a Room."""

    mode: Mode = field(PUBLIC)
    options: list[str] = field(PUBLIC)
    map: BoardName = field(PUBLIC, "basic")
    step: str = field(PUBLIC, "setup")
    turn: int = field(PUBLIC, 0)
    first: int = field(PUBLIC, NOBODY)
    active: int = field(PUBLIC, NOBODY)  # the seat whose round it is
    actions: int = field(PUBLIC, 0)  # performed in the current round
    doing: str = field(PUBLIC, "")  # the Action being performed
    time: int = field(PUBLIC, 0)
    self_destruct: int = field(PUBLIC, INACTIVE)
    hibernation_open: bool = field(PUBLIC, False)
    pods_opened: bool = field(PUBLIC, False)  # by the first yellow Self-Destruct space (NEM-MOMENT-07)
    met: bool = field(PUBLIC, False)  # whether an Intruder has ever appeared (NEM-MOMENT-01)
    first_death: int = field(PUBLIC, NOBODY)
    players: list[Character] = field(PUBLIC, [])  # by seat
    intruders: list[Intruder] = field(PUBLIC, [])
    placed: int = field(NEVER, 0)
    bag: list[str] = field(Tally(token_kind), [])  # tokens by kind
    pool: list[str] = field(Tally(token_kind), [])
    eggs: int = field(PUBLIC, 0)  # on the Intruder board: the Eggs in the Nest (NEM-NEST-01)
    egg_supply: int = field(PUBLIC, 0)
    nest_destroyed: bool = field(PUBLIC, False)
    queen_killed: bool = field(PUBLIC, False)
    tiles: list[str] = field(Known("tiles_known"), [""] * (ROOM_COUNT + 1))
    tiles_known: list[int] = field(NEVER, [0] * (ROOM_COUNT + 1))
    explored: list[bool] = field(PUBLIC, [False] * (ROOM_COUNT + 1))
    basic_left: list[str] = field(COUNT, [])
    additional_left: list[str] = field(COUNT, [])
    tokens: list[str] = field(Known("tokens_known"), [""] * (ROOM_COUNT + 1))  # "-" once resolved, or "fire-2"
    tokens_known: list[int] = field(NEVER, [0] * (ROOM_COUNT + 1))
    tokens_left: list[str] = field(COUNT, [])
    items: list[int] = field(PUBLIC, [0] * (ROOM_COUNT + 1))
    fire: list[bool] = field(PUBLIC, [False] * (ROOM_COUNT + 1))
    malfunction: list[bool] = field(PUBLIC, [False] * (ROOM_COUNT + 1))
    noise: list[bool] = field(PUBLIC, [])  # by place: the Corridors in the board's order, then each network of ducts
    doors: list[int] = field(PUBLIC, [])  # by Corridor
    lying: list[tuple[int, str]] = field(PUBLIC, [])  # Objects in Rooms
    pods: list[Pod] = field(PUBLIC, [])
    engines: list[str] = field(Known("engines_known"), ["", "", "", ""])  # the top token of Engines 1 to 3
    engines_known: list[int] = field(NEVER, [0, 0, 0, 0])
    coordinates: int = field(Known("coordinates_known"), 0)  # 0, or the card's number
    coordinates_known: int = field(NEVER, 0)
    destination: str = field(PUBLIC, "B")  # A to D
    weaknesses: list[str] = field(PUBLIC, ["", "", ""])  # revealed ones, by slot: Corpse, Egg, Carcass
    weaknesses_left: list[str] = field(COUNT, [])
    airlock: int = field(PUBLIC, 0)  # the Room being vented, or 0
    events_deck: Deck = field(PUBLIC, Deck([]))
    attacks: Deck = field(PUBLIC, Deck([]))
    wounds: Deck = field(PUBLIC, Deck([]))
    contamination: int = field(PUBLIC, 0)  # cards left in the Contamination deck
    infected: int = field(NEVER, 0)  # Infected ones among all cards nobody has scanned
    unscanned: int = field(NEVER, 0)  # cards nobody has scanned, wherever they are
    red: Deck = field(PUBLIC, Deck([]))
    yellow: Deck = field(PUBLIC, Deck([]))
    green: Deck = field(PUBLIC, Deck([]))
    crafted: list[str] = field(PUBLIC, [])
    objectives: list[str] = field(PUBLIC, [])  # open to all, in the cooperative mode
    personal_left: list[str] = field(COUNT, [])
    corporate_left: list[str] = field(COUNT, [])
    quiet_turn: bool = field(PUBLIC, False)  # no Intruder Attack step this turn (Orbital Maneuvering System)
    hunter: int = field(PUBLIC, NOBODY)  # the Intruder player (NEM-INTPLAYER-01)
    hunter_deck: Deck = field(PUBLIC, Deck([]))
    ending: str = field(PUBLIC, "")
    ship_destroyed: bool = field(PUBLIC, False)
    reached: str = field(PUBLIC, "")  # where the ship arrived, once checked (NEM-CHECK-05)
    winners: list[int] = field(PUBLIC, [])
    fates: list[str] = field(PUBLIC, [])  # what became of each Character
