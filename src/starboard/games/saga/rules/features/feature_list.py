"""What moves or strikes by itself on the maps of missions, and when each of them does (docs/decisions/0030)."""

from starboard.games.saga.rules.end_phase import AT_THE_START
from starboard.games.saga.rules.features import belts, burn_line, pulse
from starboard.games.saga.rules.features.belt_squares import BELTS, squares_to_avoid
from starboard.games.saga.rules.features.burning_rows import BURN_LINE
from starboard.games.saga.rules.features.pulse import PULSE
from starboard.games.saga.rules.nexus.event_effects import MISSION_EVENTS
from starboard.games.saga.rules.orders.grounds import FEATURE_SQUARES


def fill_features() -> None:
    """Every feature is in the tables of its moments from here on."""
    AT_THE_START[BELTS] = belts.carry_all
    AT_THE_START[PULSE] = pulse.strike
    AT_THE_START[BURN_LINE] = burn_line.burn
    FEATURE_SQUARES[BELTS] = squares_to_avoid
    FEATURE_SQUARES[PULSE] = pulse.squares_to_avoid
    FEATURE_SQUARES[BURN_LINE] = burn_line.squares_to_avoid
    MISSION_EVENTS["m7", "ev-surge"] = pulse.surge
    MISSION_EVENTS["m9", "ev-floor-gives"] = burn_line.floor_gives
