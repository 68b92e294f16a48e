"""The seven kinds of Agent and the five kinds of miniature they share (SAGA-MODEL-01, SAGA-REINFORCE-06)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.abilities import ALSO, DASH, Ability
from starboard.games.saga.content.hooks import DOOR, ENTERING, WOUNDED
from starboard.games.saga.content.mercenaries import HUMAN
from starboard.games.saga.content.modifiers import (
    ASSAULTS,
    ATTACK_DICE,
    ATTACKING,
    BLANKS,
    COVER,
    OUTNUMBERED,
    SHOT,
    SHOTS,
    STEALTH,
    Modifier,
    ignoring,
    rerolling,
)

PLAGUE: Final = "plague"

# How many there are of each kind of miniature: the limit for everything that brings Agents into play.
MINIATURES: Final = {"technician": 4, "guard": 6, "victim": 4, "marine": 6, "ranger": 4}


@dataclass(frozen=True)
class Agent:
    """One Agent card. Variants are kinds of their own that share a miniature (SAGA-REINFORCE-05)."""

    id: str
    miniature: str
    cost: int
    move: int
    shoot: int
    assault: int
    defence: int
    health: int
    keyword: str = HUMAN
    weapon: str = ""
    abilities: tuple[str, ...] = ()


_AGENTS = (
    Agent("ag-technician", "technician", 1, 5, DASH, 2, 1, 2, abilities=("aa-swarm",)),
    Agent("ag-guard", "guard", 2, 5, 2, 2, 2, 2, weapon="wp-carbine", abilities=("aa-vigilant", "aa-pair-drill")),
    Agent("ag-victim", "victim", 2, 4, DASH, 3, 2, 3, PLAGUE, abilities=("aa-infectious", "aa-mindless")),
    Agent("ag-marine", "marine", 3, 5, 3, 2, 3, 2, weapon="wp-laser-rifle", abilities=("aa-fire-team",)),
    Agent("ag-ranger", "ranger", 4, 5, 3, 3, 3, 3, weapon="wp-scoped", abilities=("aa-pathfinder", "aa-marksman")),
    Agent("ag-heavy", "marine", 4, 4, 4, 2, 3, 2, weapon="wp-heavy", abilities=("aa-braced",)),
    Agent(
        "ag-ravager", "victim", 4, 5, DASH, 4, 2, 4, PLAGUE, abilities=("aa-infectious", "aa-mindless", "aa-savage"),
    ),
)  # fmt: skip

AGENTS: Final = {card.id: card for card in _AGENTS}

_ABILITIES = (
    Ability(
        "aa-swarm", modifiers=(Modifier(ATTACK_DICE, 1, ways=ASSAULTS, condition="another-technician-engages"),),
        rule="SAGA-ATTACK-09",
    ),
    Ability(
        "aa-vigilant", modifiers=(Modifier(ATTACK_DICE, 1, rolls=(STEALTH,), condition="rolls-already"),),
        rule="SAGA-STEALTH-03",
    ),
    Ability(
        "aa-pair-drill", modifiers=(Modifier(ATTACK_DICE, 1, ways=SHOTS, condition="another-guard-near"),),
        rule="SAGA-ATTACK-09",
    ),
    Ability("aa-infectious", (WOUNDED,), toxin=True, automaton=ALSO, rule="SAGA-WOUND-04"),
    Ability("aa-mindless", (DOOR,), rule="SAGA-DOOR-03"),
    Ability(
        "aa-fire-team", modifiers=(rerolling(1, BLANKS, ways=(SHOT,), condition="another-marine-near"),),
        rule="SAGA-REROLL-01",
    ),
    Ability("aa-pathfinder", (ENTERING,), automaton=ALSO, rule="SAGA-REINFORCE-12"),
    Ability("aa-marksman", modifiers=(ignoring(COVER, (ATTACKING,), (SHOT,)),), automaton=ALSO, rule="SAGA-ATTACK-07"),
    Ability(
        "aa-braced", modifiers=(Modifier(ATTACK_DICE, -1, ways=SHOTS, condition="moved-this-activation"),),
        automaton=ALSO, rule="SAGA-MOVE-12",
    ),
    Ability("aa-savage", modifiers=(ignoring(OUTNUMBERED),), rule="SAGA-ATTACK-08"),
)  # fmt: skip

AGENT_ABILITIES: Final = {ability.id: ability for ability in _ABILITIES}
