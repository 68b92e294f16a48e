"""Events that the recorded games never tell, or not in every way: for the pages of tools/event_texts.py."""

from functools import cache
from typing import Any

from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import MissionTable

MISSIONS = {"page-chosen": "m3", "mission-use": "m9"}  # the one that tells of it


@cache
def mission(name: str) -> Saga:
    return MissionTable(name).set_up().g


@cache
def with_sentry() -> Saga:
    """Somebody has deployed a piece."""
    g = MissionTable("m5").set_up().g
    g.deployed.append(Model("sentry-1", "dp-sentry", "mercenaries", (4, 5)))
    return g


def table(kind: str) -> Saga:
    """A mission at its beginning; mostly the one with rolling shelves."""
    if kind == "piece-destroyed":
        return with_sentry()
    return mission(MISSIONS.get(kind, "m5"))


TWO = ("alyse", "dulinsky")
DICE = (("defence", 0), ("defence", 2))

SELDOM: list[tuple[str, dict[str, Any]]] = [
    ("activation-missed", {"who": "guard-1"}),
    ("activations", {"activations": 3}),
    ("activations", {"activations": 1}),
    ("aftermath", {"following": ("m3",), "finale": ""}),
    ("aftermath", {"following": ("m3", "m4"), "finale": ""}),
    ("aftermath", {"following": (), "finale": "f1"}),
    ("ally", {"who": "okoro"}),
    *[("attribute-gained", {"who": who, "attribute": "resilience"}) for who in TWO],
    ("aware", {"aware": 0}),
    ("aware", {"aware": 1}),
    ("barred", {"who": "guard-1", "name": "asleep", "cannot": ("activate",)}),
    ("barred", {"who": "guard-1", "name": "ill", "cannot": ("test", "detect")}),
    *[("bought", {"who": who, "card": "eq-stim", "credits": 15}) for who in TWO],
    *[("break-away-called-off", {"who": who}) for who in TWO],
    ("camera", {"zone": "B", "plan": (), "figures": ()}),
    ("card-burnt", {"card": "eq-stim"}),
    ("card-carried", {"card": "eq-vest", "at": (4, 5)}),
    ("card-dropped", {"who": "guard-1", "card": "eq-stim", "at": (4, 5)}),
    *[("card-to-bottom", {"who": who}) for who in TWO],
    ("clock", {"round": 7}),
    ("complexity", {"operation": "ledger", "complexity": 4}),
    ("counter-carried", {"who": "dulinsky", "at": (4, 5)}),
    ("counters-dealt", {"counters": (("dulinsky", "green"), ("alyse", "purple"))}),
    ("credits-lost", {"who": "alyse", "credits": 1}),
    ("credits-lost", {"who": "dulinsky", "credits": 23}),
    ("data-spike", {"who": "curby"}),
    ("device-flames", {"who": "", "device": "V1", "aim": "east", "hit": ("dulinsky",)}),
    ("device-flames", {"who": "alyse", "device": "V1", "aim": "east", "hit": ()}),
    ("device-turned", {"device": "V1", "to": "east"}),
    ("distracted", {"who": "dulinsky", "agent": "guard-2", "dice": (("attack", 2),), "squares": 0}),
    ("distracted", {"who": "alyse", "agent": "guard-2", "dice": (("attack", 2),), "squares": 3}),
    ("door-sealed", {"door": "D1"}),
    *[("equipment-lost", {"who": who, "card": "eq-stim"}) for who in TWO],
    ("equipment-taken", {"who": "alyse", "fallen": "dulinsky", "cards": ("eq-vest", "eq-medi-pack")}),
    ("equipment-taken", {"who": "dulinsky", "fallen": "alyse", "cards": ("eq-medi-pack",)}),
    *[("experience", {"who": who, "points": 10}) for who in TWO],
    *[
        ("feature-changed", {"feature": feature, "key": key, "value": value})
        for feature, key, values in (
            ("belts", "state", ("run", "stop", "reverse", "fast")),
            ("belts", "carry", ("3",)),
            ("burn-line", "faster-from", ("7",)),
            ("burn-line", "hold", ("2", "1", "0")),
            ("pulse", "dice", ("3", "1", "0")),
            ("pulse", "extra", ("1", "0")),
            ("pulse", "skip", ("2", "1", "0")),
            ("spore-beds", "state", ("on", "off")),
        )
        for value in values
    ],
    ("field-blocked", {"field": "D1"}),
    ("field-closed", {"field": "D1"}),
    *[("given", {"card": "dp-charge", "who": who, "to": "curby"}) for who in TWO],
    ("heron-hurt", {"who": "ogan"}),
    ("heron-shaken", {"who": "ogan", "dice": (("attack", 3),)}),
    *[("interaction-failed", {"who": who, "what": "D1", "needs": "eq-pass"}) for who in TWO],
    *[("items-burnt", {"fallen": who}) for who in TWO],
    ("landed", {"who": "wrath", "at": (4, 5)}),
    *[("made-ready", {"who": "ogan", "by": who}) for who in TWO],
    ("mission-closed", {"mission": "m1", "won": 1, "following": ("m2",)}),
    ("mission-closed", {"mission": "m1", "won": 0, "following": ("m3",)}),
    ("mission-use", {"who": "", "use": "chovars-debt", "at": ""}),
    *[("nothing-there", {"who": who, "what": "D1"}) for who in TWO],
    *[("nothing-to-hack", {"who": who, "terminal": "T1"}) for who in TWO],
    ("order-over", {"who": "shrike"}),
    ("page-chosen", {"page": "m3-voss", "choice": "agree"}),
    (
        "plans",
        {"who": "guard-1", "action": "assault", "target": "alyse", "reason": "in-the-way", "path": (), "door": ""},
    ),
    *[("packed-up", {"who": who, "card": "dp-sentry"}) for who in TWO],
    ("piece-destroyed", {"who": "sentry-1"}),
    ("point-grown", {"point": "R1", "squares": ((4, 5), (5, 5))}),
    ("point-removed", {"point": "R1"}),
    ("recovered", {"who": "alyse", "dice": DICE, "wounds": 1}),
    ("recovered", {"who": "dulinsky", "dice": DICE, "wounds": 0}),
    ("recovered", {"who": "dulinsky", "dice": DICE, "wounds": 2}),
    *[("scope", {"who": who, "weapon": "eq-silent-pistol"}) for who in TWO],
    ("shelf-crushes", {"shelf": "V1", "who": ("dulinsky",)}),
    ("shelf-crushes", {"shelf": "V1", "who": ("dulinsky", "alyse")}),
    ("shelf-rolls", {"shelf": "V3", "squares": ((8, 9), (8, 10))}),
    ("shipped", {"who": "alyse", "points": 1, "credits": 5}),
    ("shipped", {"who": "dulinsky", "points": 3, "credits": 18}),
    *[("skill-bought", {"who": who, "card": "sk-parry", "credits": 10}) for who in TWO],
    *[("skill-learned", {"who": who, "card": "sk-thick-skin"}) for who in TWO],
    *[("skills-drawn", {"who": who, "cards": ("sk-plus-move", "sk-parry")}) for who in TWO],
    ("slide-chosen", {"shelf": "V3"}),
    ("tokens", {"token": "spore", "piece": "V1", "number": 1}),
    ("tokens", {"token": "spore", "piece": "V1", "number": 3}),
    *[("trade-refused", {"who": who, "by": "ogan"}) for who in TWO],
    ("waits-at", {"who": "guard-1", "point": "R1"}),
    ("withdraws", {"who": "okoro"}),
    ("withdrew", {"who": "okoro"}),
    *[("worn", {"who": who, "card": "eq-vest"}) for who in TWO],
]
