"""The words in which a mission says what happens, with the keys of each (docs/decisions/0030).

A key is given as its kind, with `!` where it cannot be left out. The kinds are explained where they are read, in
`mission_sayings`; `a|b` is one of these words.
"""

from typing import Final

Keys = dict[str, str]

TRIGGERS: Final[dict[str, Keys]] = {
    "setup": {},
    "start": {},
    "round-start": {"round": "count", "from": "count"},
    "round-end": {"round": "count", "from": "count"},
    "phase-end": {},
    "turn-end": {},
    "revealed": {"at": "zone!"},
    "opened": {"at": "door!"},
    "closed": {"at": "door!"},
    "unlocked": {"at": "door!"},
    "lock-lowered": {"at": "door!", "hacked": "flag"},
    "destroyed": {"at": "piece", "kind": "scenery"},
    "off": {"at": "device"},
    "level": {"operation": "operation!", "level": "count!"},
    "taken": {"card": "card!", "who": "who"},
    "left": {"at": "exit", "who": "who"},
    "eliminated": {"who": "who!"},
    "removed": {"who": "who!"},
    "wounded": {"who": "who!"},
    "noise": {},
    "detected": {},
    "power": {},
    "struck": {"feature": "feature!", "who": "who"},
    "won": {},
}

CONDITIONS: Final[dict[str, Keys]] = {
    "round": {"from": "count", "to": "count", "odd": "flag", "even": "flag"},
    "fact": {"name": "fact!", "equals": "value", "not": "value", "least": "count", "most": "count"},
    "variant": {"equals": "variant!"},
    "piece": {"at": "piece!", "state": "open|closed|standing|on|off!"},
    "revealed": {"zone": "zone!"},
    "aware": {"equals": "flag!"},
    "models": {"who": "who!", "least": "count", "most": "count", "more-than": "who"},
    "wounds": {"who": "who!", "least": "count!"},
    "holds": {"who": "who!", "card": "card!", "charges": "count", "not": "flag"},
    "lying": {"card": "card!", "whole-rounds": "count!"},
    "left": {"exits": "exits", "least": "count!"},
    "all-out": {"exits": "exits", "least": "count", "one-exit": "flag"},
    "standard-defeat": {},
    "clock": {},
    "moment": {"equals": "round-end!"},
    "burn-line": {"row": "count!"},
    "result": {"mission": "name", "equals": "won|lost|unplayed!"},
    "vp": {"who": "actor!", "least": "count!"},
    "miniatures": {"kind": "agent!", "least": "count", "most": "count"},
    "token": {"at": "place!", "token": "name!", "least": "count", "most": "count"},
    "level": {"operation": "operation!", "equals": "count!"},
    "would-hit": {"may": "may!", "hits": "mercenaries|agents!", "spares": "mercenaries|agents!"},
}

WHO: Final[Keys] = {
    "side": "mercenaries|agents|nexus|all",
    "mercenary": "mercenary",
    "boss": "boss",
    "kind": "agents",
    "group": "group",
    "not-group": "groups",
    "in": "zones",
    "wholly-in": "zones",
    "near": "near",
    "within": "count",
    "range": "short|long",
    "state": "crippled|eliminated|left|living-or-left",
    "not-state": "crippled|eliminated|left",
    "printed": "flag",
    "actor": "flag",
    "chosen": "flag",
    "in-front-arc-of": "boss",
    "nearest-to": "near",
    "ally": "flag",
    "not-ordered": "flag",
}

WALK: Final[Keys] = {
    "to": "place!",
    "steps": "count",
    "each": "end-phase",
    "facing": "facing",
    "activations": "count",
    "fights": "in-the-way|if-no-nearer",
}
ORDERS: Final[dict[str, Keys]] = {
    "hold": {"until": "ways"},
    "guard": {"near": "near!", "within": "count!"},
    "walk": WALK,
    "patrol": {"path": "squares!"},
    "turn-clockwise": {},
    "flee": {"to": "place!", "until": "attacked"},
    "hunt": {"target": "nearest!"},
    "errand": {"steps": "steps!", "opens": "locks", "fights": "in-the-way|if-no-nearer"},
    "frenzy": {"until": "until"},
    "avoid": {"what": "thing!", "within": "count", "how": "always|if-possible|among-equals!"},
    "ignore": {"what": "thing!"},
}
USE: Final[Keys] = {"use": "may!", "instead-of": "first-activation|last-activation!"}

BARS = "activate|free-attack|see|test|detect|front-arc"
EFFECTS: Final[dict[str, Keys]] = {
    "set": {"name": "fact!", "to": "value", "add": "change", "until": "until"},
    "piece": {"at": "pieces!", "to": "open|closed|other|unlocked|sealed|on|off!", "until": "until"},
    "lock": {"at": "locked-doors!", "to": "count", "add": "change", "most": "count"},
    "grow": {"point": "point!", "squares": "squares!"},
    "destroy": {"kind": "scenery!", "near": "near!", "within": "count!"},
    "reveal": {"zones": "zones!"},
    "look": {"zones": "zones!"},
    "show": {"at": "things!"},
    "attack": {"who": "who!", "dice": "count!", "way": "ranged|hazard!"},
    "template": {"template": "flame!", "tip": "piece!", "aim": "facings!", "dice": "count!"},
    "shoot": {"who": "who!", "at": "who!"},
    "heal": {"who": "who!", "wounds": "count!"},
    "remove": {"who": "who!"},
    "arrive": {"boss": "boss", "kind": "agent", "count": "count", "at": "place!", "as": "ally"},
    "call": {"value": "count!"},
    "activations": {"add": "change!", "until": "until"},
    "nexus": {"allow": "agents", "only": "agents", "max-cost": "count"},
    "aware": {"to": "flag!"},
    "detect": {},
    "noise": {"at": "actor!"},
    "clock": {"to": "count", "in": "count"},
    "bar": {"name": "name!", "who": "who!", "cannot": f"{BARS}*!", "until": "until"},
    "unbar": {"name": "name!", "who": "who"},
    "order": {"who": "who!"},  # and the keys of the order
    "face": {"who": "who!", "facing": "facing!"},
    "slide": {"by": "actor|nexus!"},
    "feature": {"feature": "feature!", "set": "parameters", "add": "parameters", "choose": "choices"},
    "token": {"at": "place!", "token": "name!", "add": "change!"},
    "card": {"card": "card!", "at": "place", "to": "actor", "drop": "who"},
    "spend": {"card": "card!", "charges": "count!"},
    "supply": {"to": "actor!", "cards": "count!"},
    "ask": {"whom": "actor|squad|nexus!", "key": "name!", "tie": "name", "enough": "name", "answers": "answers!"},
    "vp": {"points": "change!", "to": "actor|team!", "most": "count"},
    "complexity": {"operation": "operation!", "to": "count!"},
    "next": {"missions": "names!"},
    "ending": {},
}

FEATURES: Final[dict[str, Keys]] = {
    "glass": {},
    "belts": {"carry": "count!", "fast": "count!", "ride": "count!"},
    "spore-beds": {"dice": "count!", "spares": "names", "turns": "turns"},
    "shelves": {"push": "count!", "dice": "count!"},
    "pulse": {
        "zone": "zone!",
        "centre": "square!",
        "first-round": "count!",
        "dice": "count!",
        "way": "ranged|hazard!",
        "shelter": "names-or-looks",
    },
    "burn-line": {
        "first-round": "count!",
        "rows": "count!",
        "faster-from": "count",
        "faster-rows": "count",
        "dice": "count!",
        "way": "ranged|hazard!",
        "spares": "names",
    },
}
# What the mission may change of a feature in play, besides its parameters.
FEATURE_STATES: Final[dict[str, Keys]] = {
    "belts": {"state": "run|stop|reverse|fast"},
    "spore-beds": {"state": "on|off"},
    "pulse": {"skip": "count"},
    "burn-line": {"hold": "count"},
}

CHOOSE: Final[Keys] = {"agent": "who", "zone": "revealed"}
FORBIDDEN: Final = ("reinforcements", "activate", "be-crippled", "end-near")
PLACE: Final[Keys] = {"who": "who", "near": "near", "within": "count"}
CHANGE: Final[Keys] = {"who": "who!", "defence": "change", "powers-range": "short|long"}
STEP: Final[Keys] = {"take": "card", "leave": "exit", "use": "may"}

ACTORS: Final = ("mercenary", "agent", "nexus", "squad")
TIMES: Final = ("once", "once-each", "once-a-phase", "once-a-round", "many")
UNTIL: Final = ("round", "end-of-next-round", "end-of-next-nexus-phase", "own-activation", "mission")
