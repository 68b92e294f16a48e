"""What decided a mission, told by the way in which it was won: what each of its conditions has come to.

Some conditions have no words of their own (a fact is only a name). A way of which nothing can be told so is told by the
mission (`ended-won-2`, as its pages are named), or else in general.
"""

from collections.abc import Callable
from typing import Any, Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.content.mission_story import LOST, WON
from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.games.saga.rules.missions.conditions import STANDARD_DEFEAT
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.selectors import (
    CRIPPLED,
    ELIMINATED,
    LEFT,
    LIVING_OR_LEFT,
    NOBODY,
    selected,
)
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.names import Name, card, kind_of_piece, models, named, yes, zone
from starboard.kernel.game import Described, ref

Come = Callable[[Saga, Saying], Described | None]  # None: it has no words


def decided(g: Saga) -> list[Described]:
    """Sentences about what made a side win; none at a table whose version did not write it down."""
    if not g.ending:
        return []
    if not g.won_way:
        fallen = all([who.status == "down" for who in g.mercenaries])
        return [Described("saga-ended-all-fallen")] if fallen else []  # SAGA-DEATH-08
    script = mission_of(g).script
    way = (script.mercenaries_win if g.ending == MERCENARIES else script.nexus_wins)[g.won_way - 1]
    told = [COME[condition.word](g, condition) for condition in way if condition.word in COME]
    return [one for one in told if one is not None] or [as_the_mission_says(g)]


def as_the_mission_says(g: Saga) -> Described:
    side = WON if g.ending == MERCENARIES else LOST
    how = named(f"saga-mission-{g.mission}-ended-{side}-{g.won_way}", instead=ref(f"saga-ended-goal-{g.ending}"))
    return Described("saga-ended-as-told", {"how": how})


def standard_defeat(g: Saga, condition: Saying) -> Described:
    return Described("saga-ended-standard-defeat", {"all": yes(len(g.mercenaries) <= STANDARD_DEFEAT)})


def time_is_up(g: Saga, condition: Saying) -> Described:
    return Described("saga-ended-clock")


def got_out(g: Saga, condition: Saying) -> Described | None:
    """Who has left and by which exits; whoever stayed behind is told of elsewhere."""
    exits = condition.texts("exits")
    return they_got_out(g, [who for who in g.mercenaries if who.status == LEFT and (not exits or who.exit in exits)])


def they_got_out(g: Saga, out: list[Mercenary]) -> Described | None:
    if not out:
        return None
    codes = [who.exit for who in out]
    ways = [ref(f"saga-piece-{kind_of_piece(g, code)}") for at, code in enumerate(codes) if code not in codes[:at]]
    return Described("saga-ended-out", {**people(g, [who.model.name for who in out]), "exit": ways})


def a_piece(g: Saga, condition: Saying) -> Described:
    piece = ref(f"saga-piece-{kind_of_piece(g, condition.text('at'))}")
    return Described("saga-ended-piece", {"piece": piece, "state": condition.text("state")})


def some_models(g: Saga, condition: Saying) -> Described | None:
    """Those that the condition counts, and what it counts them for."""
    who = condition.saying("who")
    assert who is not None
    names = [model.name for model in selected(g, who, NOBODY)]
    state, zones = who.text("state"), who.texts("in")
    if state == LIVING_OR_LEFT and condition.has("most"):
        return Described("saga-ended-too-few", people(g, names))
    if not names:
        return None
    if state == LEFT:
        return they_got_out(g, [one for one in g.mercenaries if one.model.name in names])
    if state in (CRIPPLED, ELIMINATED):
        return Described(f"saga-ended-{state}", people(g, names))
    if zones and condition.has("least"):
        return Described("saga-ended-held", {**people(g, names), "zone": [zone(g, letter) for letter in zones]})
    return None


def a_card_held(g: Saga, condition: Saying) -> Described | None:
    """In Upkeep it may have changed hands since."""
    return None if condition.flag("not") else Described("saga-ended-had", {"card": a_card(condition)})


def a_card_left_lying(g: Saga, condition: Saying) -> Described:
    said = {"card": a_card(condition), "rounds": condition.number("whole-rounds")}
    return Described("saga-ended-lying", said)


def the_fire(g: Saga, condition: Saying) -> Described:
    return Described("saga-ended-burn-line", {"row": condition.number("row") + 1})


def a_zone_seen(g: Saga, condition: Saying) -> Described:
    return Described("saga-ended-revealed", {"zone": zone(g, condition.text("zone"))})


def known_or_not(g: Saga, condition: Saying) -> Described:
    return Described("saga-ended-aware", {"aware": yes(condition.flag("equals"))})


def people(g: Saga, names: list[str]) -> dict[str, Any]:
    return {"who": models(g, names), "count": len(names)}


def a_card(condition: Saying) -> Name:
    return card(condition.text("card"))


# What a condition has come to, by its word (content/mission_words.py).
COME: Final[dict[str, Come]] = {
    "standard-defeat": standard_defeat,
    "clock": time_is_up,
    "all-out": got_out,
    "left": got_out,
    "piece": a_piece,
    "models": some_models,
    "holds": a_card_held,
    "lying": a_card_left_lying,
    "burn-line": the_fire,
    "revealed": a_zone_seen,
    "aware": known_or_not,
}
