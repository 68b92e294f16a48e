"""The 34 equipment cards: colour, price, use, charges and plain numbers (SAGA-EQUIP-03, SAGA-EQUIP-04)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.hooks import ACTION, CRIPPLED, DOOR, FREE, HACK, PERMANENT, TURN_START
from starboard.games.saga.content.modifiers import (
    ALWAYS,
    BLANKS,
    DEFENCE_DICE,
    END_OF_ROUND,
    END_OF_TURN,
    FLAT,
    HACKING,
    MOVE,
    SHIELD_BOXES,
    SHOTS,
    STEALTH,
    TECH,
    TURN,
    Modifier,
    ignoring,
    rerolling,
)
from starboard.games.saga.content.modifiers import CRIPPLED as BEING_CRIPPLED

GREEN, BLUE, BLACK = "green", "blue", "black"  # common and Supplies, rare, Mission Items

# Of several cards for one of these places one works at a time.
BODY, SHIELD = "body", "shield"
WEAPON, NO_PLACE = "weapon", ""

NOT_FOR_SALE: Final = None  # cost '-' (SAGA-CREDIT-03)


@dataclass(frozen=True)
class Equipment:
    """One name. What it does beyond its numbers is found by its id at its moment or when it is used."""

    id: str
    colour: str
    copies: int
    credits: int | None
    use: str = PERMANENT
    slot: str = NO_PLACE
    discarded: bool = False  # after use
    charges: int = 0  # in each mission; 0: no charges
    refilled: bool = True  # in Upkeep
    limit: str = ALWAYS
    hooks: tuple[str, ...] = ()  # for a free use: when
    in_front_arc: bool = False  # an Action allowed in an enemy's front arc (SAGA-ACTION-03)
    weapon: str = ""
    toxin: bool = False  # does nothing to Robots
    dice: int = 0  # of the attack it makes
    amount: int = 0  # counters, lock levels
    modifiers: tuple[Modifier, ...] = ()


_ALL = (
    # Green: 20 common cards
    Equipment("eq-medi-pack", GREEN, 4, 5, ACTION, discarded=True, amount=2),
    Equipment(
        "eq-stim", GREEN, 3, 6, FREE, discarded=True, hooks=(TURN_START,), toxin=True,
        modifiers=(Modifier(MOVE, 2, until=END_OF_TURN), ignoring(BEING_CRIPPLED, until=END_OF_ROUND)),
    ),
    Equipment("eq-grenade", GREEN, 3, 8, ACTION, WEAPON, discarded=True, dice=3),
    Equipment("eq-flash", GREEN, 2, 8, ACTION, discarded=True, in_front_arc=True, dice=1),
    Equipment("eq-lock-breaker", GREEN, 2, 8, ACTION, discarded=True, amount=2),
    Equipment("eq-vest", GREEN, 2, 12, slot=BODY, modifiers=(Modifier(DEFENCE_DICE, 1, ways=(*SHOTS, FLAT)),)),
    Equipment("eq-blade", GREEN, 1, 15, slot=WEAPON, weapon="eq-blade"),
    Equipment("eq-scope", GREEN, 1, 10, hooks=(TURN_START,)),
    Equipment(
        "eq-data-spike", GREEN, 2, 6, FREE, discarded=True, hooks=(HACK,), modifiers=(Modifier(TECH, 2),),
    ),
    # Blue: 8 rare cards
    Equipment("eq-shield-gen", BLUE, 1, 30, slot=SHIELD, modifiers=(Modifier(SHIELD_BOXES, 2),)),
    Equipment("eq-silent-pistol", BLUE, 1, 12, slot=WEAPON, weapon="eq-silent-pistol"),
    Equipment("eq-autocannon", BLUE, 1, 22, slot=WEAPON, weapon="eq-autocannon"),
    Equipment("eq-cutter", BLUE, 1, 15, slot=WEAPON, weapon="eq-cutter"),
    Equipment(
        "eq-rig", BLUE, 1, 20, modifiers=(Modifier(TECH, 1), rerolling(1, BLANKS, rolls=(HACKING,))),
    ),
    Equipment(
        "eq-cloak", BLUE, 1, 16, slot=BODY,
        modifiers=(
            Modifier(DEFENCE_DICE, 2, rolls=(STEALTH,)),
            Modifier(DEFENCE_DICE, 1, ways=SHOTS, condition="beyond-short-in-cover"),
        ),
    ),
    Equipment("eq-jump-pack", BLUE, 1, 15, FREE, charges=2),
    Equipment("eq-auto-medic", BLUE, 1, 20, FREE, charges=3, limit=TURN, hooks=(TURN_START,), amount=1),
    # Black: 6 Mission Items
    Equipment("eq-pass", BLACK, 1, NOT_FOR_SALE, hooks=(DOOR,)),
    Equipment("eq-case", BLACK, 1, NOT_FOR_SALE),
    Equipment(
        "eq-heron", BLACK, 1, NOT_FOR_SALE, hooks=(CRIPPLED,), dice=1, modifiers=(Modifier(MOVE, -1),),
    ),
    Equipment("eq-data-core", BLACK, 1, NOT_FOR_SALE),
    Equipment("eq-serum", BLACK, 1, NOT_FOR_SALE),
    Equipment("eq-charges", BLACK, 1, NOT_FOR_SALE, ACTION, charges=3, refilled=False),
)  # fmt: skip

EQUIPMENT: Final = {card.id: card for card in _ALL}


def copies_of(colour: str) -> list[str]:
    """All cards of a colour, each as often as it is in the box."""
    return [card.id for card in _ALL if card.colour == colour for _ in range(card.copies)]
