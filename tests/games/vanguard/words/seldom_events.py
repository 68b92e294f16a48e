"""Every kind of event of ISS Vanguard in every way it can be told; random games seldom come to many of them."""

from functools import cache
from typing import Any

from starboard.games.vanguard.rules.setup import lay_out_board
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

SEATS = [["security", "recon"], ["science", "engineering"]]
CREW = {"security": "c02", "recon": "c14", "science": "c30", "engineering": "c34"}
PLANETS = {"clue": "gantry", "production-advances": "gantry", "track-moved": "gantry", "result": "gantry"}


@cache
def explored(planet: str) -> Vanguard:
    """A planet with one crew member of each Section on it."""
    g = Vanguard("expedition", [], planet, [list(sections) for sections in SEATS])
    lay_out_board(g)
    for seat, sections in enumerate(SEATS):
        g.crew += [CrewMember(seat, section, CREW[section], 2) for section in sections]
    return g


def table(kind: str) -> Vanguard:
    """A planet at its beginning; mostly the first one."""
    return explored(PLANETS.get(kind, "cinder"))


WHO = {"who": "recon"}
DICE = (("red-basic", "basic"), ("red-wild", "basic"), ("green-universal", "scout+biology"), ("injury", "damage"))
POOL = (("recon", "blue-tech", "tech"), ("recon", "green-wild", "vanguard"))
DANGERS = (("danger", "rare"),)

TURNS: list[tuple[str, dict[str, Any]]] = [
    ("board-laid-out", {"planet": "cinder"}),
    ("joined", {"who": "science", "card": "c30"}),
    ("loaded", {**WHO, "gear": "P03"}),
    ("rank-up-chosen", {"card": "ru03"}),
    ("page", {"page": "cinder-start"}),
    ("page", {"page": "cinder-227"}),
    ("page-chosen", {"page": "cinder-211", "choice": "answer-it"}),
    ("round-begun", {"round": 3}),
    ("start-token", WHO),
    ("turn-begun", WHO),
    ("turn-ended", WHO),
    ("event-revealed", {**WHO, "event": "ev04", "matched": True}),
    ("event-revealed", {**WHO, "event": "ev04", "matched": False}),
    ("event-ignored", WHO),
    ("event-weakened", WHO),
    ("scried", {**WHO, "cards": ("ev01", "ev02")}),
    ("scried", {**WHO, "cards": ()}),
    ("special-action", {**WHO, "action": "S1:force-the-jammed-hatch"}),
    ("travels", {**WHO, "sector": 5}),
    ("arrived", {**WHO, "sector": 5}),
    ("rests", WHO),
    ("prepares", WHO),
    ("exerted", WHO),
    ("lift-off", WHO),
    ("lift-off-refused", {"seat": 1}),
    ("traded", {**WHO, "to": "science", "gear": "K05"}),
    ("gear-taken-over", {**WHO, "gear": "K05"}),
    ("help-refused", {**WHO, "card": "se06"}),
    ("drawn-by-lot", WHO),
    ("core-taken", WHO),
    ("core-handed", {**WHO, "to": "science"}),
    ("core-dropped", {**WHO, "sector": 5}),
    ("core-gone", {}),
]
CHECKS: list[tuple[str, dict[str, Any]]] = [
    ("check-begun", {**WHO, "action": "prepare"}),
    ("assisted", {**WHO, "die": "green-scout"}),
    ("rolled", {**WHO, "dice": (*DICE, *DANGERS)}),
    ("rolled", {**WHO, "dice": ()}),
    ("rerolled", {"dice": DICE[:1]}),
    ("rerolled", {"dice": ()}),
    ("die-turned", {**WHO, "die": "blue-wild", "face": "vanguard"}),
    *[("converts", {**WHO, "colour": colour, "icon": "tech"}) for colour in ("red", "green", "blue", "any")],
    ("doubled", {**WHO, "icon": "scout"}),
    ("combo", {**WHO, "card": "re07"}),
    ("combo", {**WHO, "card": "G01"}),
    ("dice-paid", {**WHO, "dice": POOL}),
    ("dice-paid", {**WHO, "dice": ()}),
    ("dice-dropped", {"dice": POOL[:1]}),
    ("dice-dropped", {"dice": ()}),
    *[("check-ended", {**WHO, "row": row}) for row in ("green", "yellow", "red")],
    *[("row-marked", {**WHO, "action": "", "row": row}) for row in ("green", "yellow", "red")],
    ("kept", {**WHO, "die": "green-scout"}),
    *[("result", {**WHO, "action": "S1:ask-for-the-rota", "row": row}) for row in ("green", "yellow")],
    ("result", {**WHO, "action": "th02:show-a-work-order", "row": "red"}),
    *[
        ("track-moved", {"action": "th02:show-a-work-order", "colour": colour, "at": at})
        for colour in ("green", "red")
        for at in (0, 2)
    ],
    ("refreshed", {**WHO, "die": "green-scout"}),
    ("spent", {**WHO, "die": "red-expert"}),
    ("sacrificed", {**WHO, "die": "red-expert"}),
    ("pushed-off", {**WHO, "die": "blue-basic"}),
]
CARDS: list[tuple[str, dict[str, Any]]] = [
    ("used", {**WHO, "card": "c14", "kind": "skill"}),
    ("used", {**WHO, "card": "re07", "kind": "card"}),
    ("used", {**WHO, "card": "G02", "kind": "token"}),
    ("used", {**WHO, "card": "mi01", "kind": "discovery"}),
    ("used", {**WHO, "card": "3", "kind": "unique"}),
    ("used", {**WHO, "card": "mod-M02", "kind": "mod"}),
    ("drew", {**WHO, "card": "re07"}),
    ("discarded", {**WHO, "card": "re07"}),
    ("recovered", {**WHO, "card": "re07"}),
    ("peeked", {**WHO, "cards": ("re07", "re08")}),
    ("peeked", {**WHO, "cards": ()}),
    ("card-sacrificed", {**WHO, "card": "re07"}),
    ("tossed", {**WHO, "card": "mi01"}),
    *[(kind, {**WHO, "count": count}) for kind in ("charges-gained", "charges-lost") for count in (1, 2, 5)],
    ("token-placed", {**WHO, "gear": "G02", "sector": 5}),
    ("token-moved", {"gear": "G02", "sector": 5}),
    ("leads-drawn", {**WHO, "type": "flora", "tokens": ("2", "0-card", "0-charge")}),
    ("leads-drawn", {**WHO, "type": "flora", "tokens": ()}),
    ("lead-returned", {**WHO, "token": "1-back"}),
    ("lead-placed", {**WHO, "type": "specimen", "token": "3"}),
    ("discovered", {"card": "mi01", "type": "micro"}),
    ("no-discovery", {"type": "mineral"}),
    ("unique-found", {"number": 1}),
]
HARM: list[tuple[str, dict[str, Any]]] = [
    *[
        (kind, {**WHO, "injury": "wounded"})
        for kind in (
            "injured", "injury-prevented", "injury-softened", "injury-covered", "injury-uncovered", "injury-removed",
        )
    ],
    *[("injury-die-placed", {**WHO, "column": column}) for column in ("red", "green", "blue")],
    *[("injury-die-removed", {**WHO, "column": column}) for column in ("red", "green", "blue", "rolled")],
    ("injury-die-passes", {**WHO, "face": "mental"}),
    ("injury-die-ignored", {"face": "heavy"}),
    ("injury-strikes", {**WHO, "injury": "wounded", "face": "heavy"}),
    ("died", WHO),
    ("left-planet", WHO),
    ("danger-rolled", {**WHO, "letter": "B", "dice": DANGERS}),
    ("danger", {**WHO, "letter": "B", "face": "rare"}),
    ("danger", {**WHO, "letter": "B", "face": "blank"}),
    ("danger-ignored", {"letter": "T", "face": "common"}),
    *[
        (kind, {"threat": threat, "sector": 5})
        for kind in ("threat-appeared", "threat-moved", "threat-spread", "threat-attacks")
        for threat in ("th02", "th08")
    ],
    *[("threat-attacks", {**WHO, "threat": threat}) for threat in ("th02", "th08")],
    *[("threat-dulled", {"threat": "th02", "count": count}) for count in (1, 2, 5)],
    ("attack-dulled", {"threat": "th08"}),
    *[("threat-banished", {"threat": threat}) for threat in ("th02", "th08")],
]  # fmt: skip
PLANET: list[tuple[str, dict[str, Any]]] = [
    ("poi-placed", {"poi": "P101", "sector": 5}),
    ("poi-placed", {"poi": "P000", "sector": 5}),
    ("condition-changed", {"condition": "G01"}),
    *[(kind, {"mark": "cell", "sector": 7}) for kind in ("marked", "unmarked")],
    *[(kind, {"mark": "S1:force-the-jammed-hatch", "sector": 1}) for kind in ("marked", "unmarked")],
    *[(kind, {"part": part}) for kind in ("opened", "shut") for part in ("4-5", "8")],
    *[("clue", {"clue": clue, "sector": 3}) for clue in ("first", "last", "notfirst")],
    *[("time-advanced", {"card": card, "sector": 0, "at": 2}) for card in ("G01", "P101", "th02")],
    ("time-moved-back", {"card": "G01", "sector": 0, "at": 0}),
    ("time-reset", {"card": "th02", "sector": 0}),
    ("time-held", {"card": "G01", "sector": 0, "round": 4}),
    *[(f"mission-{what}", {"mission": "M02"}) for what in ("revealed", "completed", "fulfilled", "failed")],
    ("rank-up-completed", {"card": "ru03"}),
    *[
        (kind, {"count": count})
        for kind in ("supplies-counted", "supplies-gained", "supplies-lost", "success", "success-lost")
        for count in (1, 3, 6)
    ],
    ("flagged", {"flag": "BRIDGE-BUILT"}),
    ("gear-won", {"gear": "P07"}),
    ("gear-won", {"gear": "mod-M08"}),
    ("project-won", {"project": "R03"}),
]
LANDINGS: list[tuple[str, dict[str, Any]]] = [
    ("planet-found", {"planet": "veyra"}),
    *[("landing-rolled", {"dice": DANGERS, "left": left}) for left in (0, 1, 2, 5)],
    ("landing-aborted", WHO),
    ("touchdown", {"sector": 4}),
    ("lander-moved", {"sector": 4}),
    ("lander-damaged", {}),
    ("evacuated", WHO),
    *[("recalled", {"rounds": rounds}) for rounds in (1, 3, 40)],
    *[("exploration-over", {"how": how}) for how in ("lift-off", "evacuation", "mission", "aborted", "nobody")],
    ("left-behind", {"card": "mi01"}),
    ("unique-used-up", {"number": 3}),
    ("production-advances", {"planet": "gantry"}),
    ("promoted", {**WHO, "rank": 3}),
    *[("dice-bought", {"price": price}) for price in (1, 3, 5)],
]

SELDOM: list[tuple[str, dict[str, Any]]] = [*TURNS, *CHECKS, *CARDS, *HARM, *PLANET, *LANDINGS]
