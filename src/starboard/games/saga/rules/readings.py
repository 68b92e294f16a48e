"""The options of a table: where the printed rules can be read in two ways, each chooses the other reading.

`ledger/rulings.toml` says what both readings are, in the same order. Each option is looked at in one place.
"""

from typing import Final

TIES_ASKED: Final = "ties-asked"  # SAGA-SETUP-13
COUNTERS_TURNED_UP: Final = "counters-turned-up"  # SAGA-TURN-06
POINTS_NOT_CROSSED: Final = "points-not-crossed"  # SAGA-MOVE-16
NO_SHOTS_AT_NEIGHBOURS: Final = "no-shots-at-neighbours"  # SAGA-SHOOT-08
LEANING_FOR_A_CLEAR_SHOT: Final = "leaning-for-a-clear-shot"  # SAGA-LEAN-02
OUTNUMBERED_BY_EACH: Final = "outnumbered-by-each"  # SAGA-ATTACK-14
MARKERS_HOLD_DOORS: Final = "markers-hold-doors"  # SAGA-DOOR-08
SUPPLIES_SHUFFLED_AGAIN: Final = "supplies-shuffled-again"  # SAGA-SUPPLY-05
SURPLUS_TEACHES_NOTHING: Final = "surplus-teaches-nothing"  # SAGA-WOUND-05
SHIELDS_STOP_HAZARDS: Final = "shields-stop-hazards"  # SAGA-SHIELD-05
UNAWARE_LET_GO: Final = "unaware-let-go"  # SAGA-STEALTH-12
BOSSES_WITHOUT_BONUS: Final = "bosses-without-bonus"  # SAGA-BOSS-05
GENERIC_SKILLS_DOUBLE: Final = "generic-skills-double"  # SAGA-CREDIT-09
UNHURT_AT_THE_END: Final = "unhurt-at-the-end"  # SAGA-XP-05

READINGS: Final = (
    TIES_ASKED,
    COUNTERS_TURNED_UP,
    POINTS_NOT_CROSSED,
    NO_SHOTS_AT_NEIGHBOURS,
    LEANING_FOR_A_CLEAR_SHOT,
    OUTNUMBERED_BY_EACH,
    MARKERS_HOLD_DOORS,
    SUPPLIES_SHUFFLED_AGAIN,
    SURPLUS_TEACHES_NOTHING,
    SHIELDS_STOP_HAZARDS,
    UNAWARE_LET_GO,
    BOSSES_WITHOUT_BONUS,
    GENERIC_SKILLS_DOUBLE,
    UNHURT_AT_THE_END,
)
