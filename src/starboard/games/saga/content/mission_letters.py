"""What the letters on the plan of a mission mean."""

from typing import Final

VOID, FLOOR, START, GLASS, SPORES = "##", "..", "S.", "G.", "~."
BELTS: Final = {">.": "east", "<.": "west"}
WALL, DOORWAY, PANE = "#", "+", "|"  # on the overlay

# The first letter of a piece of scenery; a number follows.
SCENERY_LETTERS: Final = {"c": "crate", "t": "table", "k": "cabinet", "w": "weapons-locker", "o": "tank"}

# The first letter of every numbered code.
NUMBERED: Final = {
    "D": "door",
    "F": "force-field",
    "T": "terminal",
    "V": "device",
    "R": "point",
    "K": "darkness",
    "X": "exit",
    "Q": "mark",
    **SCENERY_LETTERS,
}

# Numbered codes that no model can stand on; the others are floor.
SOLID: Final = ("terminal", "device", *SCENERY_LETTERS.values())

# The first letter of an Agent on the plan; the second is its facing.
AGENT_LETTERS: Final = {
    "l": "ag-technician",
    "g": "ag-guard",
    "m": "ag-marine",
    "h": "ag-heavy",
    "r": "ag-ranger",
    "p": "ag-victim",
    "a": "ag-ravager",
}
FACING_LETTERS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
