"""What a mission asks: what an operation or a use is directed at, and its own questions (docs/decisions/0030)."""

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.lookups import mercenary_named
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound, selected
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure, Together

RULE = "SAGA-MISSION-12"
QUESTION = "mission-question"
ACTOR, SQUAD = "actor", "squad"


# --- what something is directed at ---


def choices(g: Saga, what: Saying, bound: Bound = NOBODY) -> list[Payload]:
    """The Agents that can be chosen, by name, or the revealed zones, by letter."""
    agents = what.saying("agent")
    return [model.name for model in selected(g, agents, bound)] if agents is not None else list(g.zones)


# --- its own questions ---


def asked(g: Saga, effect: Saying, bound: Bound) -> Procedure[Saying]:
    """The answer that the actor, the squad or the Nexus gives to a question of the mission."""
    answers = effect.sayings("answers")
    keys: list[Payload] = [answer.text("key") for answer in answers]
    about: dict[str, Payload] = {"mission": g.mission, "question": effect.text("key")}
    if effect.text("whom") == ACTOR:
        key: str = yield Ask(mercenary_named(g, bound.actor).seat, keys, RULE, QUESTION, about=about)
    elif effect.text("whom") == SQUAD:
        key = yield from _vote(g, keys, effect.text("tie"), effect.text("enough"), about)
    else:
        key = yield from choose(g, keys, RULE, QUESTION, about)
    tell(g, "mission-answer", RULE, mission=g.mission, question=effect.text("key"), answer=key)
    return answers[keys.index(key)]


def _vote(g: Saga, keys: list[Payload], tie: str, enough: str, about: dict[str, Payload]) -> Procedure[str]:
    """All players of Mercenaries answer together, one vote each. Most votes win, and `tie` decides equal ones.

    Of the answer `enough` a single vote is.
    """
    seats = sorted({who.seat for who in g.mercenaries})
    given: dict[int, str] = yield Together([Ask(seat, keys, RULE, QUESTION, about=about) for seat in seats])
    if enough in given.values():
        return enough
    votes = [list(given.values()).count(key) for key in keys]
    best = [key for key, count in zip(keys, votes, strict=True) if count == max(votes)]
    return str(best[0] if len(best) == 1 or not tie else tie)
