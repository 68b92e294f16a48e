"""Events that the recorded games never tell, or not in every way: for the pages of tools/event_texts.py."""

from typing import Any

from starboard.games.nemesis.rules.setup import equip, lay_out
from starboard.games.nemesis.state.nemesis import Nemesis


def table(_kind: str) -> Nemesis:
    """A Captain and a Pilot in the Hibernatorium, nothing explored, whatever is told."""
    g = Nemesis(2, "semi-coop", [])
    lay_out(g)
    for who, name in zip(g.players, ("captain", "pilot"), strict=True):
        who.number = who.seat + 1
        equip(who, name)
    return g


BOTH = (0, 1)

SELDOM: list[tuple[str, dict[str, Any]]] = [
    *[("action-idle", {"who": who, "action": action}) for who in BOTH for action in ("card:repairs", "item:medkit")],
    ("airlock-cancelled", {"room": 1}),
    ("crafted", {"who": 0, "item": "taser", "components": ["energy-charge-r", "tools"]}),
    ("crafted", {"who": 1, "item": "molotov", "components": ["alcohol", "clothes-g"]}),
    ("door-holds", {"intruder": 1, "kind": "adult", "place": 2}),
    ("door-holds", {"intruder": 1, "kind": "larva", "place": 1}),
    *[("event-placed", {"who": who, "where": where}) for who in BOTH for where in ("top", "bottom")],
    *[("larva", {"who": who}) for who in BOTH],
    *[("larva-removed", {"who": who}) for who in BOTH],
    *[("left-pod", {"who": who, "room": 11}) for who in BOTH],
    *[("looked-at-event", {"who": who}) for who in BOTH],
    ("looked-at-event", {"who": 0, "event": "hunt-2"}),
    *[("maneuver", {"who": who}) for who in BOTH],
    *[("no-miniature", {"kind": kind}) for kind in ("larva", "creeper", "queen")],
    *[("ordered", {"who": who, "target": 1 - who, "room": room}) for who in BOTH for room in (1, 7)],
    ("pod-locked", {"pod": 2}),
    *[("revived", {"who": who, "room": 11}) for who in BOTH],
    *[("saw-objective", {"who": who, "target": 1 - who}) for who in BOTH],
    ("saw-objective", {"who": 0, "target": 1, "objectives": ["hoarder", "ab-ovo"]}),
    *[("spent-item", {"who": who, "item": "alcohol"}) for who in BOTH],
    ("taped", {"who": 0, "items": ["rifle", "pistol"]}),
    ("taped", {"who": 1, "items": ["shotgun", "fire-extinguisher"]}),
    *[("thrown-out", {"who": who, "room": 11}) for who in BOTH],
    *[("unbound", {"who": who}) for who in BOTH],
    *[("way-closed", {"who": who, "room": room}) for who in BOTH for room in (1, 7)],
    *[("moved", {"who": who, "origin": 11, "room": 7}) for who in BOTH],
    *[("noise", {"place": place}) for place in (0, 1)],
    *[("engines-revealed", {"engines": [state] * 3}) for state in ("working", "damaged")],
    *[("eclosion-scan", {"who": 1, "count": count, "larva": larva}) for count in (1, 3, 4) for larva in (True, False)],
    *[("final-scan", {"who": who, "infected": infected}) for who in BOTH for infected in (0, 1)],
    *[("light-healed", {"who": 1, "count": count}) for count in (1, 2)],
    *[("traded", {"who": 0, "target": 1, "given": ["medkit"], "taken": taken}) for taken in ([], ["egg"])],
    ("traded", {"who": 1, "target": 0, "given": [], "taken": ["tools", "corpse-scout"]}),
]
