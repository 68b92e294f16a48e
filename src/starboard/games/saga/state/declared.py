"""Every field of a table of Star Saga: what it holds, who may see it, and what it is at the start (docs/state.md).

A zone that nobody has opened is not on the table: its squares, scenery, doors, models and points come when it is
revealed (SAGA-ZONE-01). What only the Nexus player may look up in the meantime stands in `NexusSide.chart`.
"""

from typing import Literal

from starboard.kernel.decks import Deck
from starboard.kernel.declaring import Piece, StateFields, field
from starboard.kernel.requests import FATE
from starboard.kernel.visibility import COUNT, NEVER, OWNER, PUBLIC, Known

Mode = Literal["versus", "together"]
Side = Literal["mercenaries", "nexus"]
Facing = Literal["north", "east", "south", "west"]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange"]
Status = Literal["playing", "down", "left"]  # down: eliminated; left: it has left the board by an exit
Until = Literal["turn", "round", "next-round", "nexus-phase", "mission", "card"]
SceneryKind = Literal["crate", "table", "cabinet", "weapons-locker", "terminal", "tank", "glass", "device"]
Sight = Literal["obstacle", "blocking", "clear"]  # clear: it is seen through and gives no Cover
Step = Literal[
    "set-up", "briefing", "mercenaries", "turn-start", "move", "action", "turn-end", "between",
    "abilities", "activations", "reinforcements", "bonus", "cards", "end", "upkeep", "over",
]  # fmt: skip
Ending = Literal["", "mercenaries", "nexus"]
BarUntil = Literal["mission", "round", "nexus-phase", "activation"]  # activation: one of that model is missed


class Effect(Piece):
    """Something that lasts on a model: who or what made it, and until when (SAGA-ATTACK-09)."""

    source: str = field(PUBLIC)  # the card or ability; the same one does not count twice on a model
    until: Until = field(PUBLIC)
    round: int = field(PUBLIC)  # in which it was made


class Model(Piece):
    """A miniature, or a deployed piece that can be attacked: where it stands, where it looks, how it fares."""

    name: str = field(PUBLIC)  # "dulinsky", "guard-3": nobody else at the table is called so
    kind: str = field(PUBLIC)  # its card
    side: Side = field(PUBLIC)
    at: tuple[int, int] | None = field(PUBLIC)  # the north-west square of its base; None: it is not on the board
    facing: Facing = field(PUBLIC, given="north")
    wounds: int = field(PUBLIC, 0)  # counters on green and red boxes, or beside an Agent (SAGA-WOUND-01, SAGA-WOUND-02)
    shield_wounds: int = field(PUBLIC, 0)  # counters on blue boxes (SAGA-SHIELD-03)
    waiting: str = field(PUBLIC, "")  # the Reinforcement Point it waits at (SAGA-REINFORCE-07)
    activated: bool = field(PUBLIC, False)  # in this sub-phase 2 (SAGA-ACTIVATE-03)
    bonus: bool = field(PUBLIC, False)  # in this sub-phase 4 (SAGA-BONUS-02)
    effects: list[Effect] = field(PUBLIC, [])
    owner: str = field(PUBLIC, "")  # of a deployed piece: the Mercenary that deployed it (SAGA-XP-08)
    home: tuple[int, int] | None = field(PUBLIC, None)  # where the map shows it; None: it came later (SAGA-ZONE-02)


class Item(Piece):
    """An equipment card somebody has (SAGA-EQUIP-02)."""

    card: str = field(PUBLIC)
    charges: int = field(PUBLIC, given=0)  # left, on cards that have charges
    bought: bool = field(PUBLIC, False)  # and not found: its cost is part of its owner's value (SAGA-CREDIT-07)


class Mercenary(Piece):
    """A Mercenary with its card, its counter and everything beside it."""

    seat: int = field(PUBLIC)
    model: Model = field(PUBLIC)
    colour: Colour = field(PUBLIC)
    status: Status = field(PUBLIC, "playing")
    ready: bool = field(PUBLIC, True)  # its counter lies face up (SAGA-TURN-05)
    acted: int = field(PUBLIC, 0)  # the number of the last Turn it took; 0: none yet (SAGA-TARGET-10)
    items: list[Item] = field(PUBLIC, [])
    skills: list[str] = field(PUBLIC, [])
    attributes: list[str] = field(PUBLIC, [])  # race and specialities, gained ones too (SAGA-ATTRIBUTE-01)
    feats_used: list[str] = field(PUBLIC, [])  # in this mission (SAGA-FEAT-02)
    used: list[str] = field(PUBLIC, [])  # what works once a Turn or once a Round, and has
    frame: str = field(PUBLIC, "")  # the mode that Curby's frame is in
    scoped: str = field(PUBLIC, "")  # the weapon under its Long Scope, if it has several to choose from
    was_crippled: bool = field(PUBLIC, False)  # at some time in this mission (SAGA-XP-05)
    experience: int = field(PUBLIC, 0)  # on the track (SAGA-XP-03)
    tokens: int = field(PUBLIC, 0)  # Experience tokens
    victory_points: int = field(PUBLIC, 0)
    exit: str = field(PUBLIC, "")  # by which it has left the board


class Veteran(Piece):
    """A Mercenary between two missions of a campaign, with all that it keeps (SAGA-CAMPAIGN-01, SAGA-XP-07)."""

    card: str = field(PUBLIC)
    wounds: int = field(PUBLIC, 0)  # that Upkeep has left (SAGA-UPKEEP-03)
    items: list[Item] = field(PUBLIC, [])  # beside those printed on its card
    skills: list[str] = field(PUBLIC, [])
    attributes: list[str] = field(PUBLIC, [])  # gained ones (SAGA-ATTRIBUTE-02)
    experience: int = field(PUBLIC, 0)
    tokens: int = field(PUBLIC, 0)
    victory_points: int = field(PUBLIC, 0)


class Played(Piece):
    """A mission of the campaign that has been played, once for each time."""

    mission: str = field(PUBLIC)
    won: bool = field(PUBLIC)  # by the Mercenaries


class Downed(Piece):
    """Where a Mercenary fell, and what lies there (SAGA-DEATH-02, SAGA-DEATH-04)."""

    who: str = field(PUBLIC)
    at: tuple[int, int] = field(PUBLIC)
    items: list[Item] = field(PUBLIC, [])
    round: int = field(PUBLIC, 0)  # in which it fell


class Lying(Piece):
    """A card of the mission that no Mercenary has: it lies somewhere, or a model of the Nexus has taken it."""

    item: Item = field(PUBLIC)
    at: tuple[int, int] | None = field(PUBLIC)  # None: somebody has it
    piece: str = field(PUBLIC)  # the mark or device it lies at; "": it lies on the floor
    holder: str = field(PUBLIC)  # the Agent or Boss that has it
    round: int = field(PUBLIC)  # in which it came there


class Scenery(Piece):
    """A piece of scenery that stands on its squares; a destroyed one is gone (SAGA-DESTROY-10)."""

    code: str = field(PUBLIC)  # on the map: "c1"
    kind: SceneryKind = field(PUBLIC)
    squares: list[tuple[int, int]] = field(PUBLIC)
    sight: Sight = field(PUBLIC)  # SAGA-COVER-08
    defence: int = field(PUBLIC)  # dice against attacks on it; 0: it cannot be attacked (SAGA-DESTROY-05)
    searched: bool = field(PUBLIC, False)  # nobody can interact with it again (SAGA-INTERACT-04)


class Door(Piece):
    """A door or a force field of the revealed board (SAGA-DOOR-01)."""

    code: str = field(PUBLIC)  # on the map: "D1", "F1"
    squares: list[tuple[int, int]] = field(PUBLIC)
    lock: int = field(PUBLIC, given=0)  # its level; 0: unlocked (SAGA-DOOR-02)
    denied: bool = field(PUBLIC, False)  # it bears the Access Denied counter (SAGA-DENIED-01)
    open: bool = field(PUBLIC, False)
    destroyed: bool = field(PUBLIC, False)
    defence: int = field(PUBLIC, 5)  # dice against attacks on it; 0: it cannot be destroyed (SAGA-MISSION-17)


class Point(Piece):
    """A Reinforcement Point (SAGA-REINFORCE-01)."""

    code: str = field(PUBLIC)
    squares: list[tuple[int, int]] = field(PUBLIC)
    active: bool = field(PUBLIC, True)
    welded: bool = field(PUBLIC, False)  # deactivated for the rest of the mission


class Darkness(Piece):
    """A darkness counter (SAGA-DARK-01)."""

    code: str = field(PUBLIC)
    at: tuple[int, int] = field(PUBLIC)


class CardInPlay(Piece):
    """A card that Remains in Play (SAGA-CARD-03)."""

    card: str = field(PUBLIC)
    until: Until = field(PUBLIC)
    round: int = field(PUBLIC)  # in which it came


class Moment(Piece):
    """Something that has happened and that the mission has not answered yet (SAGA-MISSION-12)."""

    word: str = field(PUBLIC)  # of the triggers of content/mission_words.py
    at: str = field(PUBLIC)  # the piece, zone or exit
    kind: str = field(PUBLIC)  # of the scenery, or the card of the model
    who: str = field(PUBLIC)  # the model that it happened to
    actor: str = field(PUBLIC)  # the Mercenary that did it; nobody: the Nexus or the board
    place: tuple[int, int] | None = field(PUBLIC, None)  # where it happened, if the model is gone


class Token(Piece):
    """Markers of one name on a piece of the mission's map."""

    name: str = field(PUBLIC)
    at: str = field(PUBLIC)  # the code of the piece
    count: int = field(PUBLIC)


class TurnsBack(Piece):
    """A fact of the mission that is over at the end of a Round, or a piece of its map that is turned back then."""

    fact: str = field(PUBLIC)  # "": it is a piece
    round: int = field(PUBLIC)
    piece: str = field(PUBLIC, "")
    to: str = field(PUBLIC, "")  # what the piece is turned to


class Ordered(Piece):
    """An order that the mission has given to a model of the Nexus: it is followed whoever plays the Nexus."""

    who: str = field(PUBLIC)
    order: int = field(PUBLIC)  # which order of the mission's file, counted from 0
    round: int = field(PUBLIC)  # the Round to whose end it lasts; 0: until it is done
    done: int = field(PUBLIC, 0)  # activations that have followed it


class Bar(Piece):
    """What the mission keeps a model from doing, under a name by which it can be lifted again."""

    name: str = field(PUBLIC)
    who: str = field(PUBLIC)
    cannot: list[str] = field(PUBLIC)  # words of content/mission_words.py: BARS
    until: BarUntil = field(PUBLIC)
    round: int = field(PUBLIC)  # the last one, where it lasts to the end of a Round or a Nexus Phase


class NexusSide(Piece):
    """The Nexus: its hand, its deck, what it still may do. Without a seat the rules play it (SAGA-AN-01)."""

    seat: int = field(PUBLIC, given=FATE)
    aware: bool = field(PUBLIC, True)  # of the Mercenaries (SAGA-STEALTH-01)
    hand: list[str] = field(OWNER, [])
    top: list[str] = field(Known("top_known"), [])  # cards on top of the deck that somebody has looked at
    top_known: list[int] = field(NEVER, [])
    thirds: list[list[str]] = field(NEVER, [])  # the deck, third by third; within one nobody knows the order
    bottom: list[str] = field(Known("bottom_known"), [])
    bottom_known: list[int] = field(NEVER, [])
    deck_size: int = field(PUBLIC, 0)  # cards left in the deck, all told
    discard: list[str] = field(PUBLIC, [])
    removed: list[str] = field(PUBLIC, [])  # Events that are out of the game (SAGA-EVENT-02)
    unused: list[str] = field(NEVER, [])  # cards of the box that this mission's deck was not dealt
    in_play: list[CardInPlay] = field(PUBLIC, [])
    effects: list[Effect] = field(PUBLIC, [])  # on all Agents, those that come later too
    activations: int = field(PUBLIC, 0)  # that the mission gives in each Phase (SAGA-ACTIVATE-01)
    extra: int = field(PUBLIC, 0)  # Activations that cards have given or taken in this Phase
    made: int = field(PUBLIC, 0)  # Activations used in this Phase
    kinds: list[str] = field(PUBLIC, [])  # Agents that the mission permits as reinforcements (SAGA-REINFORCE-05)
    max_cost: int = field(PUBLIC, 0)  # of a reinforcement (SAGA-MISSION-09)
    reinforced: bool = field(PUBLIC, False)  # sub-phase 3 has been used
    bonus_used: bool = field(PUBLIC, False)  # a Bonus Activation in this Phase (SAGA-DRAW-03)
    played: bool = field(PUBLIC, False)  # any card in this Round (SAGA-DRAW-01)
    interrupted: bool = field(PUBLIC, False)  # since the last Mercenary Turn (SAGA-INTERRUPT-04)
    card: str = field(PUBLIC, "")  # of step 1, where the rules play the Nexus (SAGA-AN-03)
    target: str = field(PUBLIC, "")  # the Target Mercenary of this Phase (SAGA-AN-17)
    powers: list[str] = field(COUNT, [])  # Psychic Powers, in an order nobody knows
    powers_used: list[str] = field(PUBLIC, [])  # under the pile, in the order in which they were used
    chart: list[str] = field(OWNER, [])  # the whole map, as the mission draws it (SAGA-ZONE-01)


class SagaFields(StateFields):
    """The whole table."""

    mode: Mode = field(PUBLIC)
    options: list[str] = field(PUBLIC)
    mission: str = field(PUBLIC)
    seats: list[list[str]] = field(PUBLIC)  # the roles that each seat holds
    variant: str = field(PUBLIC, "")  # of the mission; "": it has none
    step: Step = field(PUBLIC, "set-up")
    round: int = field(PUBLIC, 0)
    turns: int = field(PUBLIC, 0)  # in each Mercenary Phase (SAGA-TURN-01, SAGA-DEATH-06)
    turns_left: int = field(PUBLIC, 0)  # in this one
    turns_begun: int = field(PUBLIC, 0)  # in this one
    turns_taken: int = field(PUBLIC, 0)  # in the whole mission
    acting: str = field(PUBLIC, "")  # the model whose Turn or activation it is
    moved: int = field(PUBLIC, 0)  # squares it has entered in it
    path: list[tuple[int, int]] = field(PUBLIC, [])  # those squares (SAGA-STEALTH-04)
    broke_away: bool = field(PUBLIC, False)
    heard: list[str] = field(PUBLIC, [])  # the Mercenaries that Shot in it with a loud weapon (SAGA-DETECT-03)
    attacked: list[str] = field(PUBLIC, [])  # the Agents and Bosses attacked in it (SAGA-DETECT-04)
    width: int = field(PUBLIC, 0)
    height: int = field(PUBLIC, 0)
    ground: list[str] = field(PUBLIC, [])  # rows of the map, a letter for each square: its zone, "#" wall or unrevealed
    zones: list[str] = field(PUBLIC, [])  # the revealed ones, in the order in which they were
    start: tuple[int, int] = field(PUBLIC, (0, 0))  # the start position (SAGA-SETUP-05)
    exits: list[tuple[int, int]] = field(PUBLIC, [])  # where Mercenaries may leave the board now (SAGA-MOVE-14)
    mercenaries: list[Mercenary] = field(PUBLIC, [])
    enemies: list[Model] = field(PUBLIC, [])  # Agents and Bosses, Waiting ones too
    allies: list[Model] = field(PUBLIC, [])  # Bosses that help the Mercenaries; nobody attacks them
    fallen: list[Model] = field(PUBLIC, [])  # Bosses that have been eliminated
    deployed: list[Model] = field(PUBLIC, [])  # turrets and the like (SAGA-DEPLOY-03)
    downed: list[Downed] = field(PUBLIC, [])
    lying: list[Lying] = field(PUBLIC, [])
    scenery: list[Scenery] = field(PUBLIC, [])
    doors: list[Door] = field(PUBLIC, [])
    points: list[Point] = field(PUBLIC, [])
    darkness: list[Darkness] = field(PUBLIC, [])
    tokens: list[Token] = field(PUBLIC, [])
    firewall: int = field(PUBLIC, 0)
    clock: int = field(PUBLIC, 0)  # the Round after whose End Phase time is up; 0: never
    nexus: NexusSide = field(PUBLIC, NexusSide())
    supply: Deck = field(PUBLIC, Deck([]))
    skills: list[str] = field(PUBLIC, [])  # that nobody has (SAGA-CREDIT-06)
    named: int = field(NEVER, 0)  # how many Agents have had a name
    flags: dict[str, str] = field(PUBLIC, {})  # what the mission and the campaign remember
    campaign: str = field(PUBLIC, "")  # that this mission is a chapter of; "": it is played for itself
    played: list[Played] = field(PUBLIC, [])  # earlier missions of the campaign, in their order
    veterans: list[Veteran] = field(PUBLIC, [])  # of earlier missions, until they join this one
    following: list[str] = field(PUBLIC, [])  # missions that may come next, known in Upkeep
    finale: str = field(PUBLIC, "")  # how the campaign has ended, if it has
    written: list[str] = field(NEVER, [])  # the lines of a mission that is not of the box: what somebody wrote
    moments: list[Moment] = field(NEVER, [])  # not answered yet, in the order in which they happened
    answered: list[str] = field(NEVER, [])  # what the mission does once and has done; what was used once
    turning_back: list[TurnsBack] = field(NEVER, [])
    ordered: list[Ordered] = field(PUBLIC, [])  # in the order in which the mission gave them
    bars: list[Bar] = field(PUBLIC, [])
    ending: Ending = field(PUBLIC, "")  # the side that has won
    won_way: int = field(PUBLIC, 0)  # which of its ways to win came true; 0: none had to, or nobody has won
