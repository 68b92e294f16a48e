"""The options of a table: the harder mode, and the other reading where the printed rules can be read in two ways.

`ledger/rulings.toml` says what is true with each off and on, in the same order. Each option is looked at in one place.
"""

from typing import Final

DEADLY_SPACE: Final = "deadly-space"  # VAN-DEADLY-02

READINGS: Final = (DEADLY_SPACE,)
