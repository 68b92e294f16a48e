"""Every field of a table of Lanterns: what it holds, who may see it, and what it is at the start (docs/state.md)."""

from typing import Literal

from starboard.games.lanterns.sheet.sheet import Sheet
from starboard.kernel.decks import Deck
from starboard.kernel.declaring import Piece, StateFields, field
from starboard.kernel.visibility import COUNT, NEVER, OWNER, PUBLIC, Known

Mode = Literal["hunt", "vigil"]
Scenario = Literal["crossing", "cellar", "tower"]
WandererRole = Literal["scout", "porter", "seer"]
Ground = Literal["floor", "wall", "lantern"]
Step = Literal["deal", "vows", "tale", "wanderer", "keeper", "dusk", "over"]
Ending = Literal["", "lit", "dark", "out"]


class Pack(Piece):
    """What a Wanderer carries, and what has been used up."""

    oil: int = field(PUBLIC, given=0)
    played: list[str] = field(PUBLIC, [])  # cards, in the order in which they were played


class Wanderer(Piece):
    """A figure on the grid; one seat may have several."""

    seat: int = field(PUBLIC)
    role: WandererRole = field(PUBLIC)
    at: tuple[int, int] = field(PUBLIC)
    flames: int = field(PUBLIC, 3)  # none left: it is out
    lost: int = field(PUBLIC, 0)  # flames, to the Keeper
    kindled: int = field(PUBLIC, 0)  # Lanterns
    pack: Pack = field(PUBLIC, Pack())
    hand: list[str] = field(OWNER, [])
    vows: list[str] = field(Known("vows_known"), [])  # the two to choose from, then the one that was kept
    vows_known: list[int] = field(NEVER, [])  # by whom: at the end by everybody
    put_aside: list[str] = field(OWNER, [])  # the Vow that was not


class Keeper(Piece):
    """The figure of the dark. Without a seat the rules move it (LAN-KEEPER-01)."""

    seat: int = field(PUBLIC)
    at: tuple[int, int] = field(PUBLIC)
    dazzled: bool = field(PUBLIC, False)


class Lantern(Piece):
    """A Lantern of the hall."""

    at: tuple[int, int] = field(PUBLIC)
    lit: bool = field(PUBLIC, False)
    by: WandererRole | Literal[""] = field(PUBLIC, "")  # who kindled it last


class LanternsFields(StateFields):
    """The whole table."""

    mode: Mode = field(PUBLIC)
    options: list[str] = field(PUBLIC)
    scenario: Scenario = field(PUBLIC)
    seats: list[list[str]] = field(PUBLIC)  # the roles that each seat holds
    step: Step = field(PUBLIC, "deal")
    round: int = field(PUBLIC, 0)
    turn: int = field(PUBLIC, 0)  # which Wanderer's turn it is
    actions: int = field(PUBLIC, 0)  # left in this turn
    choice: str = field(PUBLIC, "")  # what was chosen on the scenario's page
    ground: list[list[Ground]] = field(PUBLIC, [])  # rows of squares
    lanterns: dict[str, Lantern] = field(PUBLIC, {})  # by the names of their squares
    wanderers: list[Wanderer] = field(PUBLIC, [])
    keeper: Keeper = field(PUBLIC, Keeper(-1, (0, 0)))
    deck: Deck = field(PUBLIC, Deck([]))
    vows_left: list[str] = field(COUNT, [])
    sheet: Sheet | None = field(PUBLIC, None)  # in a campaign: how things stood before this chapter
    ending: Ending = field(PUBLIC, "")
    winners: list[int] = field(PUBLIC, [])
