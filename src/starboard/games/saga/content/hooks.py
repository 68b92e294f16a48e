"""The moments at which a card may speak, and how cards and abilities are used.

A declaration names its moments; the procedures that do something then are found by the id of the card or ability.
"""

from typing import Final

# A Mercenary's Turn, and a model moved by an effect of the other side
TURN_START, STEP, ACTION_END, TURN_END, MOVED = "turn-start", "step", "action-end", "turn-end", "moved"
# An attack: counters are placed, somebody fell. What changes pools, dice and pairing is a modifier.
WOUNDED, KILLED = "wounded", "killed"
# Something was declared or done
INTERACT, HACK, DOOR, BREAK, FEAT_DECLARED = "interact", "hack", "door", "break", "feat"
HEALED, CRIPPLED, REMOVED = "healed", "crippled", "removed"
# The Nexus: its own sub-phase 1, between two Turns, a model's activation, models entering
ABILITIES, BETWEEN = "abilities", "between"
ACTIVATION_START, ACTIVATION, ACTIVATION_END, ENTERING = "activation-start", "activation", "activation-end", "entering"
# The End Phase
END = "end"

HOOKS: Final = (
    TURN_START, STEP, ACTION_END, TURN_END, MOVED, WOUNDED, KILLED, INTERACT, HACK, DOOR, BREAK, FEAT_DECLARED, HEALED,
    CRIPPLED, REMOVED, ABILITIES, BETWEEN, ACTIVATION_START, ACTIVATION, ACTIVATION_END, ENTERING, END,
)  # fmt: skip

# How something is used (SAGA-EQUIP-04)
PERMANENT, FREE, ACTION, FEAT = "permanent", "free", "action", "feat"
USES: Final = (PERMANENT, FREE, ACTION, FEAT)
