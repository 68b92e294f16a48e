"""The options of a table: other readings where the printed rules can be read in two ways, and the variants of the box.

`ledger/rulings.toml` says what both readings are, in the same order. Each option is looked at in one place.
"""

from typing import Final

ONLY_TRAVEL_BARRED: Final = "only-travel-barred"  # VAN-SECTOR-03
ONE_SACRIFICE_FOR_ALL: Final = "one-sacrifice-for-all"  # VAN-SPEND-03
SACRIFICE_IN_COLOUR: Final = "sacrifice-in-colour"  # VAN-SPEND-04
VANGUARD_NOT_ANY: Final = "vanguard-not-any"  # VAN-COMBO-08
LOGS_IN_OWN_TURN: Final = "logs-in-own-turn"  # VAN-LOG-04
DEADLY_SPACE: Final = "deadly-space"  # VAN-DEADLY-02

VARIANTS: Final = (DEADLY_SPACE,)  # of the box: they leave nothing open, so they are no rulings
READINGS: Final = (
    ONLY_TRAVEL_BARRED,
    ONE_SACRIFICE_FOR_ALL,
    SACRIFICE_IN_COLOUR,
    VANGUARD_NOT_ANY,
    LOGS_IN_OWN_TURN,
    *VARIANTS,
)
