"""What a mission does about what has happened (SAGA-MISSION-12, docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying, When
from starboard.games.saga.rules.happenings import acting_mercenary, check_ends, happened
from starboard.games.saga.rules.mission_conditions import all_hold
from starboard.games.saga.rules.mission_effects import carry_out
from starboard.games.saga.rules.mission_facts import turn_back
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.rules.mission_selectors import Bound, fits_kind, selected
from starboard.games.saga.state.fields import Moment
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

TRIGGERS_WRITTEN: Final = (
    "setup", "start", "round-start", "round-end", "phase-end", "turn-end", "revealed", "opened", "closed", "unlocked",
    "lock-lowered", "destroyed", "left", "eliminated", "wounded",
)  # fmt: skip
GONE: Final = ("eliminated",)  # after these the model is not there any more


def settle(g: Saga) -> Procedure[None]:
    """Answer everything that has happened, in order; then what holds for the first time; and again."""
    while True:
        while g.moments:
            yield from _answer(g, g.moments.pop(0))
        check_ends(g)
        index = _first_to_hold(g)
        if index < 0:
            return
        g.answered.append(_key(index))
        yield from _do(g, mission_of(g).script.whens[index], Bound(acting_mercenary(g)))


def _answer(g: Saga, moment: Moment) -> Procedure[None]:
    """All rules with this trigger, in the order of the file."""
    for index, when in enumerate(mission_of(g).script.whens):
        bound = Bound(moment.actor, moment.at)
        trigger = when.trigger
        if trigger is None or not _fits(g, trigger, moment, bound) or _key(index) in g.answered:
            continue
        if all_hold(g, when.conditions, bound):
            if when.first:
                g.answered.append(_key(index))
            yield from _do(g, when, bound)


def _fits(g: Saga, trigger: Saying, moment: Moment, bound: Bound) -> bool:
    if trigger.word != moment.word:
        return False
    if trigger.has("round") and g.round != trigger.number("round"):
        return False
    if g.round < trigger.number("from"):
        return False
    if trigger.has("at") and trigger.text("at") != moment.at:
        return False
    if trigger.word == "destroyed" and trigger.has("kind") and trigger.text("kind") != moment.kind:
        return False
    who = trigger.saying("who")
    if who is None:
        return True
    if moment.word in GONE:
        return fits_kind(moment.kind, who)
    return any([model.name == moment.who for model in selected(g, who, bound)])


def _first_to_hold(g: Saga) -> int:
    """The first rule without a trigger that has not been answered and whose conditions hold; -1: none."""
    for index, when in enumerate(mission_of(g).script.whens):
        if when.trigger is None and _key(index) not in g.answered and all_hold(g, when.conditions):
            return index
    return -1


def _key(index: int) -> str:
    return f"when-{index}"


def _do(g: Saga, when: When, bound: Bound) -> Procedure[None]:
    """Its text is read before its effects (SAGA-ZONE-03)."""
    if when.say:
        say(g, when.say)
    yield from carry_out(g, when.effects, bound)


def say(g: Saga, key: str) -> None:
    """A progress text of the mission is read to everybody (SAGA-MISSION-12)."""
    g.reveals += 1
    tell(g, "progress", "SAGA-MISSION-12", mission=g.mission, key=key)


def end_of_round(g: Saga) -> Procedure[None]:
    """The last thing of the End Phase: what the mission does then; facts that are over; the clock."""
    happened(g, "round-end")
    yield from settle(g)
    turn_back(g)
    check_ends(g, Bound(round_over=True))
