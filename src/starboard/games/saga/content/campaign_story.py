"""The pages between the missions of *The Lantern Job*: its opening, the ways from mission to mission, its finales.

A paragraph with a condition is read if each of its flags has the value it names.
"""

from typing import Final

from starboard.games.saga.content.campaign import (
    ASH,
    COMPANY_MAN,
    LANTERN_LIT,
    LEFT_BELOW,
    PAID_IN_FULL,
)

OPENING: Final = "opening"


class Line:
    """A paragraph of a page by its name, and the flags that it asks for."""

    __slots__ = ("flags", "name")

    def __init__(self, name: str, **flags: str) -> None:
        self.name, self.flags = name, flags

    def fits(self, flags: dict[str, str]) -> bool:
        return all([flags[name] == value for name, value in self.flags.items()])


class Between:
    """A page between missions: its mood, who speaks, its paragraphs."""

    __slots__ = ("lines", "mood", "speaker")

    def __init__(self, mood: str, *lines: Line, speaker: str = "") -> None:
        self.mood, self.lines, self.speaker = mood, lines, speaker


def road(mission: str, won: bool, following: str) -> str:
    """The name of the page on the way from a mission to the one after it."""
    return f"{mission}-{'won' if won else 'lost'}-{following}"


ONE: Final = Line("1")
TWO: Final = Line("2")

PAGES: Final[dict[str, Between]] = {
    OPENING: Between("calm", ONE, TWO, Line("3"), speaker="blaine"),
    road("m1", False, "m1"): Between("grim", ONE, speaker="blaine"),
    road("m1", True, "m2"): Between("tense", ONE),
    road("m1", True, "m3"): Between("calm", ONE),
    road("m2", True, "m4"): Between("calm", ONE, Line("case", case="yes")),
    road("m2", False, "m3"): Between("grim", ONE),
    road("m2", False, "m2"): Between("grim", ONE),
    road("m3", True, "m4"): Between("calm", ONE, Line("ghost", ghost="yes"), Line("patient", patient="yes")),
    road("m3", False, "m2"): Between("grim", ONE),
    road("m3", False, "m3"): Between("grim", ONE),
    road("m4", True, "m5"): Between("calm", ONE, TWO, Line("hurt", heron="hurt"), speaker="heron"),
    road("m4", True, "m6"): Between("calm", ONE, TWO, Line("hurt", heron="hurt"), speaker="heron"),
    road("m4", False, "m6"): Between("grim", ONE),
    road("m5", True, "m7"): Between("tense", ONE, Line("core", core="yes"), Line("no-core", core="no")),
    road("m5", True, "m6"): Between("tense", ONE, Line("core", core="yes"), Line("no-core", core="no")),
    road("m5", False, "m7"): Between("grim", ONE),
    road("m6", True, "m7"): Between("tense", ONE, Line("free", chovar="free"), Line("dead", chovar="dead")),
    road("m6", True, "m5"): Between("tense", ONE, Line("free", chovar="free"), Line("dead", chovar="dead")),
    road("m6", False, "m7"): Between("grim", ONE),
    road("m7", True, "m8"): Between("tense", ONE, Line("burn", burn="yes"), Line("cooled", cooled="yes")),
    road("m7", False, "m8"): Between("grim", ONE, Line("burn", burn="yes")),
    road("m8", True, "m9"): Between("tense", ONE, Line("deal", deal="yes"), Line("down", hale="down")),
    road("m8", False, "m9"): Between("grim", ONE),
    LEFT_BELOW: Between(
        "grim",
        ONE,
        Line("core", core="yes"),
        Line("serum", core="no", serum="yes"),
        Line("nothing", core="no", serum="no"),
    ),
    COMPANY_MAN: Between("calm", ONE, TWO),
    LANTERN_LIT: Between(
        "bright",
        ONE,
        Line("whole", core="yes", serum="yes"),
        Line("core", core="yes", serum="no"),
        Line("serum", core="no", serum="yes"),
        TWO,
    ),
    ASH: Between("grim", ONE, Line("heron", heron="free"), TWO),
    PAID_IN_FULL: Between(
        "calm",
        ONE,
        Line("core", core="yes"),
        Line("serum", serum="yes"),
        Line("heron", heron="free"),
        Line("truth", truth="yes"),
        TWO,
    ),
}

# What became of others, after every finale.
EPILOGUE: Final = (
    Line("okoro-alive", okoro="alive"),
    Line("okoro-dead", okoro="dead"),
    Line("shrike-loose", shrike="loose"),
    Line("shrike-dead", shrike="dead"),
    Line("shrike-bought", shrike="bought"),
    Line("chovar-caged", chovar="caged"),
    Line("chovar-free", chovar="free"),
    Line("chovar-dead", chovar="dead"),
    Line("orchard-loose", orchard="loose"),
    Line("orchard-trapped", orchard="trapped"),
    Line("orchard-dead", orchard="dead"),
)


def fallen_line(card: str) -> str:
    """The name of the line about a Mercenary that fell in the last mission."""
    return f"fallen-{card.removeprefix('mc-')}"
