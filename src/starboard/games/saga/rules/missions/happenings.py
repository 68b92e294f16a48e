"""What happens in play and concerns the mission: kept until it is answered, and victory at that instant.

Every chapter says here what has happened, once it has; `triggers.settle` answers it after the Action, the
activation or the step that it was part of. Whether a side has won is looked at at once (SAGA-ROUND-02).
"""

from typing import Final

from starboard.games.saga.rules.ending import win
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, mercenary_named, mercenary_of
from starboard.games.saga.rules.missions.conditions import one_way_holds, way_that_holds
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound
from starboard.games.saga.rules.missions.variants import played
from starboard.games.saga.state.fields import Model, Moment
from starboard.games.saga.state.saga import Saga

SIDES: Final = (MERCENARIES, NEXUS)
NEXUS_STEPS: Final = ("abilities", "activations", "reinforcements", "bonus", "cards")


def happened(
    g: Saga,
    word: str,
    at: str = "",
    kind: str = "",
    who: str = "",
    place: tuple[int, int] | None = None,
    actor: str | None = None,
) -> None:
    """Something of the triggers of content/mission_words.py; by the acting Mercenary, unless by `actor`.

    In Upkeep the mission is over: nobody answers what is bought and given away then.
    """
    if g.step == "upkeep":
        return
    if word in played(g).triggers:
        g.moments.append(Moment(word, at, kind, who, acting_mercenary(g) if actor is None else actor))
        g.moments[-1].place = place
    check_ends(g)


def acting_mercenary(g: Saga) -> str:
    """The Mercenary whose Turn it is; nobody in an activation and between Turns."""
    return g.acting if any([who.model.name == g.acting for who in g.mercenaries]) else ""


def attacked_by(g: Saga, by: Model | None) -> str | None:
    """The actor of what an attack has done: the Mercenary that made it, itself or with what it has deployed, whoever's
    Turn it is; nobody, if another model did. Without an attacker it is whoever acts.
    """
    if by is None:
        return None
    who = mercenary_named(g, by.owner) if by.owner else mercenary_of(g, by)
    return who.model.name if who is not None else ""


def check_ends(g: Saga, bound: Bound = NOBODY) -> None:
    """The side that first satisfies its victory conditions wins at once (SAGA-MISSION-03).

    If one event satisfies both, the side whose Phase it is wins, in the End Phase the Mercenaries (SAGA-MISSION-15).
    """
    if g.step in ("set-up", "over"):
        return
    rules = played(g)
    wins = rules.wins if bound.round_over else rules.wins_at_any_time
    for number in (1, 0) if g.step in NEXUS_STEPS else (0, 1):
        if one_way_holds(g, wins[number], bound):
            win(g, SIDES[number], "SAGA-MISSION-03", way_that_holds(g, rules.wins[number], bound))
