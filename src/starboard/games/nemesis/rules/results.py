"""How a game ended, for everybody: only what the rules lay open at the end (NEM-OBJ-02, NEM-CONTAM-12).

Whoever died shows no Objective: only the survivors' are checked (NEM-CHECK-11).
"""

from typing import Any

from starboard.games.nemesis.content.objectives import (
    OBJECTIVES,
    Requirement,
    signals_needed,
    signals_sent,
    survived,
)
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import COOP, INFECTED

Plain = dict[str, Any]


def results(g: Nemesis) -> Plain:
    return {
        "winners": list(g.winners),
        "ending": g.ending,
        "turns": g.turn,
        "fates": [fate or "alive" for fate in g.fates],
        "characters": [who.name for who in g.players],
        "ship_destroyed": g.ship_destroyed,
        "reached": g.reached,
        "contamination": [contamination(g, who) for who in g.players],
        "objectives": [own_objectives(g, who) for who in g.players],
        "shared": shared_objectives(g),
        "signals": signals(g),
    }


def contamination(g: Nemesis, who: Character) -> str:
    """How the Contamination check went: clean, infected but spared, or fatal; empty for whoever died before it."""
    if g.fates[who.seat] == "infection":
        return "fatal"
    if not survived(who):
        return ""
    infected = who.larva or any([INFECTED in pile for pile in (who.deck, who.hand, who.discard)])
    return "spared" if infected else "clean"


def own_objectives(g: Nemesis, who: Character) -> list[Plain]:
    """What a survivor was after, Requirement by Requirement (NEM-CHECK-11)."""
    if g.mode == COOP or not survived(who):
        return []
    return [judged(g, who, card, OBJECTIVES[card].own_needs()) for card in who.objectives]


def shared_objectives(g: Nemesis) -> list[Plain]:
    """The open Objectives of a cooperative game as they stood at the end, whether or not anybody lived to see it."""
    return [judged(g, g.players[0], card, OBJECTIVES[card].group_needs()) for card in g.objectives]


def judged(g: Nemesis, who: Character, card: str, needs: Requirement) -> Plain:
    return {"objective": card, "met": needs.met(g, who), "needs": requirement(g, who, needs)}


def requirement(g: Nemesis, who: Character, needs: Requirement) -> Plain:
    """A Requirement and whether it was met, with its parts where it joins several (NEM-OBJ-04)."""
    return {
        "name": needs.name,
        "met": needs.met(g, who),
        "number": needs.number,
        "parts": [requirement(g, who, part) for part in needs.parts],
    }


def signals(g: Nemesis) -> Plain | None:
    """Signals of different Characters that a cooperative game needed, and those that were sent (NEM-COOP-04)."""
    needed = signals_needed(g)
    return {"sent": signals_sent(g), "needed": needed} if needed else None
