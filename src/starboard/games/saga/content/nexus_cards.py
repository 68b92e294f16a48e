"""The 36 Nexus cards: level, Reinforcement value, type and target symbols (SAGA-CARD-02, SAGA-CARD-04)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.hooks import ABILITIES, ACTION_END, BETWEEN, BREAK, HACK, INTERACT
from starboard.games.saga.content.modifiers import (
    ACTIVATIONS,
    ASSAULTS,
    ATTACK_DICE,
    BLAST,
    DEFENCE_DICE,
    END_OF_NEXT_ROUND,
    END_OF_ROUND,
    FIREWALL,
    HAZARD,
    MOVE,
    NEXT_NEXUS_PHASE,
    REINFORCEMENT,
    SHOTS,
    Modifier,
)

NORMAL, REMAINS, REACTION, INTERRUPT = "normal", "remains", "reaction", "interrupt"

# Target symbols (SAGA-TARGET-02 to 06): the first that qualifies counts (SAGA-TARGET-10).
FURTHEST, WOUNDED, ENGAGED, EXPOSED = "furthest", "wounded", "engaged", "exposed"
RED, BLUE, GREEN = "circle-red", "circle-blue", "circle-green"
YELLOW, PURPLE, ORANGE = "circle-yellow", "circle-purple", "circle-orange"
CIRCLES: Final = {RED: "red", BLUE: "blue", GREEN: "green", YELLOW: "yellow", PURPLE: "purple", ORANGE: "orange"}

# What a card needs to be of use: a mission without it may set the card aside when it builds the deck (SAGA-MISSION-07).
SHIELDS, TERMINALS, POINTS, SHOOTERS = "shields", "terminals", "points", "shooters"

Symbols = tuple[str, ...]


@dataclass(frozen=True)
class NexusCard:
    """One name; its copies differ only in their symbols. What it does is found by its id at its moment."""

    id: str
    level: int
    value: int  # of Reinforcements
    copies: tuple[Symbols, ...]
    type: str = NORMAL
    starter: bool = False
    hook: str = ABILITIES  # when it is played
    listens: tuple[str, ...] = ()  # while it Remains in Play
    needs: str = ""
    alarm: bool = False
    toxin: bool = False  # does nothing to Robots
    dice: int = 0  # of the attack it makes
    way: str = ""  # in which that attack is made
    amount: int = 0  # counters, cards, squares, models, lock level or value of its call
    until: str = ""  # how long a card stays in play, or its effect on the table lasts
    modifiers: tuple[Modifier, ...] = ()


_ALL = (
    # Level 1
    NexusCard("nx-patch-up", 1, 1, ((ENGAGED,), (EXPOSED,)), starter=True, amount=1),
    NexusCard("nx-preparations", 1, 2, ((RED, FURTHEST), (BLUE, WOUNDED)), starter=True, amount=2),
    NexusCard("nx-stealthy-advance", 1, 0, ((FURTHEST,), (GREEN, FURTHEST)), starter=True),
    NexusCard("nx-planning", 1, 1, ((YELLOW, EXPOSED),), starter=True, amount=5),
    NexusCard(
        "nx-target-acquired", 1, 1, ((EXPOSED,), (EXPOSED,)), starter=True, needs=SHOOTERS,
        modifiers=(Modifier(ATTACK_DICE, 1, ways=SHOTS, condition="target-not-in-cover"),),
    ),
    NexusCard(
        "nx-adrenaline", 1, 2, ((ENGAGED,),), starter=True, until=END_OF_ROUND,
        modifiers=(Modifier(MOVE, 2), Modifier(ATTACK_DICE, 1, ways=ASSAULTS)),
    ),
    NexusCard(
        "nx-dig-in", 1, 2, ((PURPLE, EXPOSED),), starter=True, amount=2, until=NEXT_NEXUS_PHASE,
        modifiers=(Modifier(DEFENCE_DICE, 1),),
    ),
    NexusCard("nx-call-backup", 1, 3, ((FURTHEST,),), starter=True, needs=POINTS, amount=2),
    NexusCard("nx-booby-trap", 1, 3, ((ORANGE, WOUNDED),), REACTION, hook=INTERACT, dice=2, way=HAZARD),
    NexusCard(
        "nx-yellow-alarm", 1, 1, ((FURTHEST,),), REMAINS, needs=TERMINALS, alarm=True,
        modifiers=(Modifier(ACTIVATIONS, 1),),
    ),
    # Level 2
    NexusCard("nx-surprise-attack", 2, 4, ((FURTHEST,), (RED, ENGAGED)), needs=POINTS, amount=2),
    NexusCard(
        "nx-ambush", 2, 3, ((WOUNDED,), (BLUE, FURTHEST)), INTERRUPT, hook=BETWEEN,
        modifiers=(Modifier(ATTACK_DICE, 1, condition="automaton-action"),),
    ),
    NexusCard(
        "nx-suppressing-fire", 2, 4, ((EXPOSED,),), needs=SHOOTERS, until=NEXT_NEXUS_PHASE,
        modifiers=(Modifier(MOVE, -2), Modifier(ATTACK_DICE, -1, ways=SHOTS)),
    ),
    NexusCard("nx-return-fire", 2, 5, ((GREEN, EXPOSED),), REACTION, hook=ACTION_END, needs=SHOOTERS),
    NexusCard(
        "nx-orange-alarm", 2, 2, ((FURTHEST,),), REMAINS, needs=TERMINALS, alarm=True,
        modifiers=(Modifier(ACTIVATIONS, 1), Modifier(REINFORCEMENT, 1)),
    ),
    NexusCard("nx-lockdown", 2, 3, ((YELLOW, FURTHEST),), amount=2),
    NexusCard(
        "nx-firewall-update", 2, 4, ((PURPLE, WOUNDED),), REMAINS, listens=(HACK,), needs=TERMINALS,
        modifiers=(Modifier(FIREWALL, 1),),
    ),
    NexusCard("nx-lights-out", 2, 3, ((ENGAGED,),), REMAINS, until=END_OF_NEXT_ROUND),
    NexusCard("nx-frag-toss", 2, 3, ((ENGAGED,),), needs=SHOOTERS, dice=3, way=BLAST),
    NexusCard("nx-scrambler", 2, 5, ((WOUNDED,),), needs=SHIELDS, until=END_OF_NEXT_ROUND),
    # Level 3
    NexusCard(
        "nx-red-alarm", 3, 4, ((ORANGE, ENGAGED),), REMAINS, needs=TERMINALS, alarm=True,
        modifiers=(Modifier(ACTIVATIONS, 2), Modifier(REINFORCEMENT, 2)),
    ),
    NexusCard("nx-strike-team", 3, 6, ((FURTHEST,), (WOUNDED,)), needs=POINTS, amount=4),
    NexusCard("nx-concentrated-fire", 3, 5, ((EXPOSED,), (EXPOSED,)), needs=SHOOTERS, amount=3),
    NexusCard("nx-gas-vents", 3, 7, ((WOUNDED,),), needs=POINTS, toxin=True, dice=3, way=HAZARD, amount=3),
    NexusCard("nx-no-way-out", 3, 8, ((ENGAGED,),), REACTION, hook=BREAK),
    NexusCard(
        "nx-blood-frenzy", 3, 5, ((ENGAGED,),), until=END_OF_NEXT_ROUND,
        modifiers=(Modifier(MOVE, 1), Modifier(ATTACK_DICE, 1, ways=ASSAULTS)),
    ),
    NexusCard(
        "nx-overdrive", 3, 4, ((WOUNDED,),), amount=2,
        modifiers=(Modifier(ATTACK_DICE, 1, condition="on-its-action"),),
    ),
    NexusCard("nx-hidden-passage", 3, 6, ((WOUNDED,),), INTERRUPT, hook=BETWEEN, needs=POINTS, amount=3),
)  # fmt: skip

NEXUS_CARDS: Final = {card.id: card for card in _ALL}


def copy_ids(card: NexusCard) -> list[str]:
    """The ids of its cards in the deck: `nx-ambush-a`, `nx-ambush-b`."""
    return [f"{card.id}-{'ab'[at]}" for at in range(len(card.copies))]


# Every card of the deck by its own id.
CARD_OF_COPY: Final = {copy: card for card in _ALL for copy in copy_ids(card)}
SYMBOLS_OF_COPY: Final = {
    copy: symbols for card in _ALL for copy, symbols in zip(copy_ids(card), card.copies, strict=True)
}

STARTER_DECK: Final = tuple([copy for copy, card in CARD_OF_COPY.items() if card.starter])


def copies_of_level(level: int) -> list[str]:
    """All cards of a level, in the order of the box."""
    return [copy for copy, card in CARD_OF_COPY.items() if card.level == level]
