"""Every word of the cards' language: what may be said with it. What each word does is in `rules/words_*`."""

from typing import Final

from starboard.games.vanguard.content.icons import COLOURS, FACE_ICONS, ICONS, LETTERS

TYPES: Final = ("micro", "tech", "mineral", "flora", "specimen")  # of Discoveries and Leads (VAN-DISCOVERY-01)
CHOICE: Final = "choice"  # a type of the user's choice
RARITIES: Final = ("basic", "rare", "very-rare")
BIOMES: Final = (
    "caves", "crystalline", "lethal", "desert", "cold", "hostile", "rocky", "ruins", "tutorial", "vegetation",
    "vacuum", "volcanic", "aquatic",
)  # fmt: skip
INJURIES: Final = (
    "just-a-scratch", "wounded", "serious-wound", "exhausted", "infection", "burned", "shaken", "disoriented",
    "torn-suit", "poisoned",
)  # fmt: skip
TRACKS: Final = ("green", "red")
ROWS: Final = ("yellow", "green", "red")

# Whom an effect concerns: the user; one in its Sector; one other there; one there or in a connected Sector; one other
# anywhere; each in the Sector; each of the team; somebody drawn by lot. "@4" is each in Sector 4.
WHO: Final = ("me", "one", "mate", "near", "far", "here", "all", "rand")
PLACES: Final = ("lander", "mate", "adj", "me", "tok")  # besides a Sector's number

MOMENTS: Final = (
    "check", "own", "any", "action", "travel", "event", "danger", "injury", "rest", "lead", "fail", "always",
    "special", "ship",
)  # fmt: skip
LIMITS: Final = (
    "1/turn", "1/round", "1/mission", "alone", "team", "threat", "foe", "hurt", "low", "lander", "prepare", "r2",
    "tok", "base", "placed", "ends", "belongs", "one", "far", *BIOMES,
)  # fmt: skip


class Param:
    """An argument: what it may be, and what it is if nothing is said; without a default it has to be said."""

    __slots__ = ("default", "kind")

    def __init__(self, kind: str, default: int | str | None = None) -> None:
        self.kind = kind
        self.default = default


NUMBER: Final = Param("number")
ONE: Final = Param("number", 1)
FILTER: Final = Param("filter", "any")
SHOWN: Final = Param("face")
BY: Final = Param("who", "me")
SECTOR: Final = Param("sector", "here")
THREAT: Final = Param("threat", "this")

# Words that act on the dice of a check, in step 4 unless a rule says otherwise.
DICE_WORDS: Final[dict[str, tuple[Param, ...]]] = {
    "reroll": (ONE, FILTER),
    "set": (ONE, FILTER, SHOWN),
    "add": (ONE, FILTER),
    "pull": (ONE, FILTER),
    "drop": (ONE, FILTER),
    "keep": (ONE, FILTER),
    "convert": (Param("colour"), Param("icon")),
    "double": (Param("icon"),),
    "uninjury": (ONE,),
    "reinjury": (ONE,),
    "undanger": (ONE,),
    "redanger": (ONE,),
    "assist": (ONE, BY),
    "track": (NUMBER, Param("track")),
    "jump": (Param("row"),),
}

# Words about crew, cards and the team, allowed everywhere.
CREW_WORDS: Final[dict[str, tuple[Param, ...]]] = {
    "refresh": (ONE, FILTER, BY),
    "spend": (ONE, FILTER, BY),
    "sac": (ONE, FILTER, BY),
    "draw": (ONE, BY),
    "discard": (ONE, BY),
    "recover": (ONE,),
    "peek": (ONE,),
    "supply": (ONE,),
    "losesupply": (ONE,),
    "shed": (NUMBER, Param("stat")),
    "stock": (NUMBER,),
    "charge": (ONE, BY),
    "losecharge": (ONE, BY),
    "lead": (ONE, Param("type")),
    "sift": (ONE,),
    "find": (Param("type"),),
    "fetch": (Param("type"), Param("rarity")),
    "unique": (Param("number", 0),),
    "success": (ONE,),
    "loss": (ONE,),
    "move": (ONE, BY),
    "place": (BY, Param("place")),
    "skip": (ONE,),
    "swap": (FILTER,),
    "do": (Param("action"),),
    "hurt": (Param("injury"), BY),
    "unhurt": (),
    "soften": (Param("injury"),),
    "undie": (ONE, BY),
    "cover": (ONE, BY),
    "uncover": (ONE, BY),
    "cure": (ONE, BY),
    "danger": (ONE, Param("letter"), BY),
    "time": (ONE,),
    "back": (ONE,),
    "hush": (),
    "noevent": (),
    "upper": (),
    "scry": (ONE,),
    "token": (),
    "toss": (),
    "give": (),
    "hand": (ONE,),
    "drive": (ONE,),
    "cap": (Param("capacity"), ONE),
    "stat": (Param("stat"), ONE),
    "rolls": (NUMBER,),
    "damage": (),
    "descend": (),
    "depart": (Param("fate"), BY),
    "energy": (ONE,),
    "command": (ONE,),
    "morale": (ONE,),
    "patient": (ONE,),
    "none": (),
}

# Words about Threats. Those that have a Threat as argument concern the Threat whose card it is, unless one is named.
THREAT_WORDS: Final[dict[str, tuple[Param, ...]]] = {
    "shove": (ONE,),
    "lure": (ONE, BY),
    "dull": (ONE,),
    "strike": (ONE, THREAT),
    "hunt": (ONE, THREAT),
    "roam": (ONE, THREAT),
    "spread": (ONE, THREAT),
    "banish": (THREAT,),
    "sleep": (ONE, THREAT),
    "appear": (Param("threat"), SECTOR),
}

# Words of planets: their story, their map, what a campaign remembers.
PLANET_WORDS: Final[dict[str, tuple[Param, ...]]] = {
    "log": (Param("log"),),
    "mission": (Param("mission"),),
    "done": (Param("mission"),),
    "fail": (Param("mission"),),
    "poi": (Param("poi"), SECTOR),
    "stack": (Param("poi"), SECTOR),
    "condition": (Param("global"),),
    "clock": (Param("clock"), NUMBER),
    "reset": (Param("clock", "this"),),
    "mark": (Param("mark"), SECTOR),
    "unmark": (Param("mark"), Param("sector", "everywhere")),
    "flag": (Param("flag"),),
    "open": (Param("part"),),
    "shut": (Param("part"),),
    "lander": (Param("number"),),
    "calm": (),
    "clue": (Param("clue"),),
    "carry": (Param("thing"),),
    "gear": (Param("gear"),),
    "project": (Param("project"),),
    "turn": (),
    "end": (),
}

WORDS: Final[dict[str, tuple[Param, ...]]] = {**DICE_WORDS, **CREW_WORDS, **THREAT_WORDS, **PLANET_WORDS}

CONDITIONS: Final[dict[str, tuple[Param, ...]]] = {
    "mark": (Param("mark"), Param("number", 1), Param("sector", "everywhere")),
    "nomark": (Param("mark"), Param("sector", "everywhere")),
    "flag": (Param("flag"),),
    "noflag": (Param("flag"),),
    "done": (Param("mission"),),
    "notdone": (Param("mission"),),
    "up": (Param("mission"),),
    "objective": (Param("objective"),),
    "act": (NUMBER,),
    "global": (Param("global"),),
    "state": (Param("state"),),
    "allin": (NUMBER,),
    "visits": (NUMBER,),
    "next": (NUMBER,),
    "notnext": (NUMBER,),
    "core": (NUMBER,),
    "corehome": (),
    "below": (Param("stat"), NUMBER),
}

# What arguments may be that are one of a few words; everything else is an id, checked where the content is known.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "who": WHO,
    "colour": (*COLOURS, "any"),
    "icon": ICONS,
    "face": (*FACE_ICONS, "*"),
    "type": (*TYPES, CHOICE),
    "rarity": RARITIES,
    "letter": LETTERS,
    "injury": INJURIES,
    "track": TRACKS,
    "row": ROWS,
    "action": ("travel", "prepare", "rest", "special"),
    "capacity": ("supplies", "equipment", "discoveries"),
    "stat": ("armor", "sensors", "agility"),
    "clue": ("first", "last", "notfirst"),
    "thing": ("core",),
    "fate": ("dead", "gone"),
}
FILTERS: Final = (*COLOURS, *FACE_ICONS, "own", "any")  # and several, joined by dots
