"""What a mission does about what has happened (SAGA-MISSION-12, docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying, When
from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.games.saga.rules.missions.bars import TO_ROUND_END, lift_over
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.facts import turn_back
from starboard.games.saga.rules.missions.happenings import acting_mercenary, check_ends, happened
from starboard.games.saga.rules.missions.listeners import ENDLESS, WHEN, note
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.piece_turning import turn_pieces_back
from starboard.games.saga.rules.missions.selectors import Bound, fits_kind, fits_side, selected
from starboard.games.saga.rules.missions.variants import played, when_key, whens_of
from starboard.games.saga.rules.orders.orders import end_orders
from starboard.games.saga.rules.story import read_progress
from starboard.games.saga.state.fields import Moment
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure

TRIGGERS_WRITTEN: Final = (
    "setup", "start", "round-start", "round-end", "phase-end", "turn-end", "revealed", "opened", "closed", "unlocked",
    "lock-lowered", "destroyed", "left", "eliminated", "removed", "wounded", "taken", "noise", "detected", "won",
    "level", "power", "struck", "off",
)  # fmt: skip
MOST_ANSWERS: Final = 200  # to one Action and all that follows from it; no mission of the box comes to twenty
WRITTEN_DOWN: Final = ("set", "vp")  # what is still done when the mission is over
BY_HACKING: Final = "SAGA-HACK-07"  # the rule by which a level was taken off a lock
GONE: Final = ("eliminated", "removed", "struck", "left")  # after these the model may not be there any more


def settle(g: Saga) -> Procedure[None]:
    """Answer everything that has happened, in order; then what holds for the first time; and again.

    A mission from elsewhere may answer itself for ever: such a chain is cut off.
    """
    answers = 0
    while True:
        while g.moments:
            answers += 1
            if answers > MOST_ANSWERS:
                note(ENDLESS, g.moments[0].word)
                g.moments.clear()
                break
            yield from _answer(g, g.moments.pop(0))
        check_ends(g)
        index = _first_to_hold(g)
        if index < 0:
            return
        g.answered.append(when_key(index))
        note(WHEN, str(index))
        yield from _do(g, mission_of(g).script.whens[index], Bound(acting_mercenary(g)))


def write_down(g: Saga) -> Procedure[None]:
    """A side has won. What had happened by then is still read, and gives Victory Points and facts; no more.

    That is for everything up to the instant of victory, and for the victory itself (SAGA-ROUND-02).
    """
    if g.ending == MERCENARIES:
        happened(g, "won")
    while g.moments:
        yield from _answer(g, g.moments.pop(0), WRITTEN_DOWN)


def _answer(g: Saga, moment: Moment, words: tuple[str, ...] = ()) -> Procedure[None]:
    """All rules with this trigger, in the order of the file; of their effects only these, if any are named."""
    for index, when in whens_of(g):
        trigger = when.trigger
        if trigger is None or trigger.word != moment.word:
            continue
        bound = Bound(moment.actor, moment.at)
        bound.place = moment.place
        bound.noise = moment.place if moment.word == "noise" else None
        if not _fits(g, trigger, moment, bound) or when_key(index) in g.answered:
            continue
        if all_hold(g, when.conditions, bound):
            note(WHEN, str(index))
            if when.first:
                g.answered.append(when_key(index))
            if words:
                if when.say:
                    yield from read_progress(g, when.say)
                yield from carry_out(g, tuple([one for one in when.effects if one.word in words]), bound)
            else:
                yield from _do(g, when, bound)


def _fits(g: Saga, trigger: Saying, moment: Moment, bound: Bound) -> bool:
    if trigger.has("round") and g.round != trigger.number("round"):
        return False
    if g.round < trigger.number("from"):
        return False
    if trigger.has("at") and trigger.text("at") != moment.at:
        return False
    if trigger.has("feature") and trigger.text("feature") != moment.at:
        return False
    if trigger.word == "destroyed" and trigger.has("kind") and trigger.text("kind") != moment.kind:
        return False
    if trigger.has("card") and trigger.text("card") != moment.kind:
        return False
    if trigger.flag("hacked") and moment.kind != BY_HACKING:
        return False
    if trigger.word == "level":
        return (trigger.text("operation"), str(trigger.number("level"))) == (moment.at, moment.kind)
    who = trigger.saying("who")
    if who is None:
        return True
    if moment.word in GONE:
        return fits_kind(moment.kind, who) and fits_side(moment.kind, who)
    return any([model.name == moment.who for model in selected(g, who, bound)])


def _first_to_hold(g: Saga) -> int:
    """The first rule without a trigger that has not been answered and whose conditions hold; -1: none."""
    for index, key, when in played(g).without_trigger:
        if key not in g.answered and all_hold(g, when.conditions):
            return index
    return -1


def _do(g: Saga, when: When, bound: Bound) -> Procedure[None]:
    """Its text is read before its effects (SAGA-ZONE-03)."""
    if when.say:
        yield from read_progress(g, when.say)
    yield from carry_out(g, when.effects, bound)


def end_of_round(g: Saga) -> Procedure[None]:
    """The last thing of the End Phase: what the mission does then; facts that are over; the clock."""
    happened(g, "round-end")
    yield from settle(g)
    turn_back(g)
    turn_pieces_back(g)
    end_orders(g)
    lift_over(g, TO_ROUND_END)
    check_ends(g, Bound(round_over=True))
