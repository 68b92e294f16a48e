"""Whether everything in the box of Lanterns has its texts, and every hall can be played."""

from collections.abc import Iterator

from starboard.games.lanterns.content.box import CARDS, KEEPER, WANDERERS
from starboard.games.lanterns.content.halls import COLUMNS, FLOOR, HALLS, ROWS, Hall
from starboard.games.lanterns.content.vows import VOWS
from starboard.games.lanterns.rules.grid import around, paths
from starboard.texts import Texts

NAMED_BY = {  # what the sentences' variables can name, and ask for a form
    "who": ("lanterns-role-",),
    "target": ("lanterns-role-",),
    "card": ("lanterns-card-",),
    "cards": ("lanterns-card-",),
    "vow": ("lanterns-vow-",),
    "vows": ("lanterns-vow-",),
}
STEADY = {"en": ("Oil",), "it": ("Olio",), "de": ("Öl",)}  # words without a plural
NAMED = {"role": (*WANDERERS, KEEPER), "card": tuple(CARDS), "vow": tuple(VOWS), "scenario": tuple(HALLS)}


def content_counts() -> dict[str, int]:
    """How many different components of each kind there are."""
    return {kind: len(names) for kind, names in NAMED.items()}


def content_problems(texts: Texts) -> Iterator[str]:
    """Each as file, entry, field and what is wrong with it."""
    for kind, names in NAMED.items():
        for name in names:
            if not texts.has(f"lanterns-{kind}-{name}"):
                yield f"locale/en: lanterns-{kind}-{name}: text: is missing"
    for name, hall in HALLS.items():
        yield from hall_problems(name, hall)


def hall_problems(name: str, hall: Hall) -> Iterator[str]:
    if len(hall.ground) != ROWS or any(len(row) != COLUMNS for row in hall.ground):
        yield f"halls.py: {name}: ground: is not {COLUMNS} by {ROWS}"
        return
    if len(hall.starts) != len(WANDERERS):
        yield f"halls.py: {name}: starts: there are {len(hall.starts)}, not {len(WANDERERS)}"
    reached = {hall.keeper, *paths(hall.ground, hall.keeper, COLUMNS * ROWS, ())}
    for start in hall.starts:
        if start not in reached:
            yield f"halls.py: {name}: starts: nobody comes from {start} to the Keeper"
    for lantern in hall.lanterns:
        if not any(hall.ground[y][x] == FLOOR and (x, y) in reached for x, y in around(lantern)):
            yield f"halls.py: {name}: lanterns: nobody can stand beside {lantern}"
