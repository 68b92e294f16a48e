"""The five Bosses (SAGA-BOSS-01) and their abilities."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.abilities import ALONE, ALSO, DASH, Ability
from starboard.games.saga.content.agents import PLAGUE
from starboard.games.saga.content.hooks import ACTIVATION, ACTIVATION_END, ACTIVATION_START, END
from starboard.games.saga.content.mercenaries import HUMAN
from starboard.games.saga.content.modifiers import DARKNESS, ignoring

ALIEN, PSYCHIC = "alien", "psychic"


@dataclass(frozen=True)
class Boss:
    """One Boss card: a health track of green and red boxes, never called as a reinforcement (SAGA-BOSS-02, 04)."""

    id: str
    code: str  # its letters on the mission maps
    keywords: tuple[str, ...]
    move: int
    shoot: int
    assault: int
    defence: int
    tech: int
    green: int
    red: int
    size: int = 1  # squares of each side of its base
    weapon: str = ""
    abilities: tuple[str, ...] = ()


_BOSSES = (
    Boss(
        "bs-okoro", "BO", (HUMAN,), 5, 4, 3, 3, 2, 5, 3, weapon="wp-riot",
        abilities=("ba-hold-line", "ba-withdraw", "ba-distance"),
    ),
    Boss(
        "bs-shrike", "BV", (HUMAN,), 6, 4, 4, 3, 3, 5, 2, weapon="wp-marksman",
        abilities=("ba-night-eyes", "ba-vanish", "ba-shoot-and-go"),
    ),
    Boss(
        "bs-aberration", "BA", (PLAGUE,), 5, DASH, 5, 3, DASH, 7, 3, size=2,
        abilities=("ba-sweep", "ba-regrowth"),
    ),
    Boss("bs-chovar", "BC", (ALIEN, PSYCHIC), 4, DASH, 4, 3, DASH, 6, 3, size=2, abilities=("ba-psychic",)),
    Boss(
        "bs-hale", "BD", (HUMAN,), 5, 3, 2, 3, 5, 5, 2, weapon="wp-needle",
        abilities=("ba-emitters", "ba-override", "ba-desk"),
    ),
)  # fmt: skip

BOSSES: Final = {card.id: card for card in _BOSSES}

_ABILITIES = (
    Ability("ba-hold-line", (ACTIVATION_END,), automaton=ALSO, rule="SAGA-BOSS-01"),
    Ability("ba-withdraw", (ACTIVATION_START,), rule="SAGA-BREAK-01"),
    Ability("ba-distance", (ACTIVATION,), automaton=ALONE, amount=3, rule="SAGA-TABLE-03"),
    Ability("ba-night-eyes", (ACTIVATION,), modifiers=(ignoring(DARKNESS),), rule="SAGA-DARK-03"),
    Ability("ba-vanish", (ACTIVATION_END,), rule="SAGA-LOS-01"),
    Ability("ba-shoot-and-go", (ACTIVATION,), automaton=ALONE, amount=2, rule="SAGA-TURN-04"),
    Ability("ba-sweep", (ACTIVATION,), automaton=ALSO, amount=3, rule="SAGA-ASSAULT-01"),
    Ability("ba-regrowth", (END,), amount=1, rule="SAGA-WOUND-04"),
    Ability("ba-psychic", (ACTIVATION,), automaton=ALSO, rule="SAGA-PSI-01"),
    Ability("ba-emitters", rule="SAGA-ATTACK-03"),  # a mission with emitters says what each of them changes
    Ability("ba-override", (ACTIVATION,), automaton=ALSO, amount=2, rule="SAGA-DOOR-02"),
    Ability("ba-desk", (ACTIVATION,), automaton=ALONE, amount=2, rule="SAGA-TABLE-03"),
)

BOSS_ABILITIES: Final = {ability.id: ability for ability in _ABILITIES}
