"""Whether every word of a mission is written: one that is not is refused before play, never skipped in it."""

from typing import Final

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_script import May, Order, Saying, Value
from starboard.games.saga.rules.features.bed_squares import BEDS
from starboard.games.saga.rules.missions.bar_effects import UNTIL_NEXUS_PHASE, UNTIL_OWN_ACTIVATION
from starboard.games.saga.rules.missions.conditions import CONDITIONS
from starboard.games.saga.rules.missions.effects import EFFECTS
from starboard.games.saga.rules.missions.facts import FOR_GOOD, is_written
from starboard.games.saga.rules.missions.feature_numbers import FEATURES_WRITTEN
from starboard.games.saga.rules.missions.piece_turning import TURNS_WRITTEN
from starboard.games.saga.rules.missions.selectors import ELIMINATED, KEYS_WRITTEN
from starboard.games.saga.rules.missions.squad import AFTER_TURN
from starboard.games.saga.rules.missions.triggers import TRIGGERS_WRITTEN
from starboard.games.saga.rules.missions.uses import (
    ACTORS_WRITTEN,
    FIRST_ACTIVATION,
    LAST_ACTIVATION,
    TIMES_WRITTEN,
    USE,
    WOULD_HIT,
)
from starboard.games.saga.rules.missions.whiles import CHANGES_WRITTEN
from starboard.games.saga.rules.orders.errands import STEPS_WRITTEN
from starboard.games.saga.rules.orders.grounds import AVOID, FEATURE_SQUARES, IGNORE
from starboard.games.saga.rules.orders.order_plans import ORDERS_WRITTEN
from starboard.games.saga.rules.orders.orders import ATTACKED, kind_of

FORBIDDEN_WRITTEN: Final = ("reinforcements", "activate", "be-crippled", "end-near")


# Lists of keys and values that are no words: what to choose, parameters of features, steps of errands.
PLAIN_SAYINGS: Final = ("choose", "set", "add")


class UnwrittenMission(Exception):
    """Raised where a mission is to be played that says something nobody has written."""

    def __init__(self, mission: str, words: list[str]) -> None:
        super().__init__(f"mission {mission} cannot be played yet: {', '.join(words)}")
        self.mission, self.words = mission, words


def check_written(mission: Mission) -> None:
    words = unwritten_words(mission)
    if words:
        raise UnwrittenMission(mission.id, words)


def unwritten_words(mission: Mission) -> list[str]:
    """Everything in the mission's file that play would not know what to do with, each once."""
    script = mission.script
    found: list[str] = [f"feature {one.name}" for one in script.features if one.name not in FEATURES_WRITTEN]
    for way in script.mercenaries_win + script.nexus_wins:
        found += _conditions(way)
    for deed in script.deeds:
        found += _conditions(deed.conditions) + _effects(deed.effects)
        found += _of_value(deed.choose) if deed.choose is not None else []
    for when in script.whens:
        found += _trigger(when.trigger) if when.trigger is not None else []
        found += _conditions(when.conditions) + _effects(when.effects)
    for one in script.whiles:
        found += [f"forbid {word}" for word in one.forbid if word not in FORBIDDEN_WRITTEN]
        found += [f"change {key}" for key, _ in one.change.values if key not in CHANGES_WRITTEN] if one.change else []
        found += _conditions(one.conditions)
    for may in script.mays:
        found += _may(may)
    for order in script.orders:
        found += _order(order, script.mays)
    return sorted(set(found))


def _conditions(conditions: tuple[Saying, ...]) -> list[str]:
    found: list[str] = []
    for one in conditions:
        found += [] if one.word in CONDITIONS else [f"condition {one.word}"]
        found += _inside(one)
    return found


def _inside(saying: Saying) -> list[str]:
    """What is said within: selectors, ways, conditions of effects."""
    found: list[str] = []
    for _, value in saying.values:
        found += _of_value(value)
    return found


def _of_value(value: Value) -> list[str]:
    if isinstance(value, tuple):
        return [word for each in value for word in _of_value(each)]
    if not isinstance(value, Saying):
        return []
    if value.word == "who":
        return _selector(value)
    if value.word == "step":
        return [f"step {key}" for key, _ in value.values if key not in STEPS_WRITTEN]
    if value.word in CONDITIONS or value.word in PLAIN_SAYINGS:
        return _inside(value)
    if value.word == "answer":
        return _effects(value.sayings("then"))
    return [f"saying {value.word}"]


def _selector(who: Saying) -> list[str]:
    found = [f"selector {key}" for key, _ in who.values if key not in KEYS_WRITTEN]
    if who.text("state") == ELIMINATED and who.text("side") != "mercenaries" and not _is_named(who):
        found.append("selector state eliminated")
    return found


def _is_named(who: Saying) -> bool:
    return who.has("mercenary") or who.has("boss")


def _trigger(trigger: Saying) -> list[str]:
    found = [] if trigger.word in TRIGGERS_WRITTEN else [f"trigger {trigger.word}"]
    return found + _inside(trigger)


def _effects(effects: tuple[Saying, ...]) -> list[str]:
    found: list[str] = []
    for one in effects:
        if one.word not in EFFECTS:
            found.append(f"effect {one.word}")
            continue
        if one.word == "order" and kind_of(one) not in ORDERS_WRITTEN:
            found.append(f"order {kind_of(one)}")
            continue
        found += _inside(one)
        if not _until_is_written(one.word, one.text("until")):
            found.append(f"{one.word} until {one.text('until')}")
        if one.word == "piece":
            found += _turns(one)
    return found


def _until_is_written(word: str, until: str) -> bool:
    """What lasts to the end of a Round, or to another moment, does so by its own effect."""
    if until in ("", FOR_GOOD):
        return True
    if word == "bar" and until in (UNTIL_NEXUS_PHASE, UNTIL_OWN_ACTIVATION):
        return True
    if word == "order" and until == ATTACKED:
        return True
    return word in ("set", "order", "bar", "piece") and is_written(until)


def _turns(effect: Saying) -> list[str]:
    to = effect.text("to")
    return [f"piece {code[0]} {to}" for code in effect.texts("at") if to not in TURNS_WRITTEN.get(code[0], ())]


def _may(may: May) -> list[str]:
    found = _conditions(may.conditions) + _effects(may.effects)
    if may.who not in ACTORS_WRITTEN:
        found.append(f"may {may.who}")
    if may.times not in TIMES_WRITTEN:
        found.append(f"may {may.times}")
    if may.moment != (AFTER_TURN if may.who == "squad" else ""):
        found.append(f"may {may.who} {may.moment}")
    if may.choose is not None and may.who != "squad":
        found.append("choose")  # for operations and the squad alone
    if may.who == "nexus" and may.cost != "activation":
        found.append("may nexus without an activation")
    if may.who == "mercenary" and not may.at:
        found.append("may at nothing")
    return found


def _order(order: Order, mays: tuple[May, ...]) -> list[str]:
    word = order.order.word
    if word == USE:
        by_whom = {FIRST_ACTIVATION: "nexus", LAST_ACTIVATION: "agent"}[order.order.text("instead-of")]
        uses = [may.who for may in mays if may.id == order.order.text("use")]
        if uses != [by_whom]:
            return [f"order use {order.order.text('instead-of')}"]
    elif word not in ORDERS_WRITTEN:
        return [f"order {word}"]
    what = order.order.text("what")
    if word == AVOID and ":" not in what and what not in FEATURE_SQUARES:
        return [f"avoid {what}"]
    if word == IGNORE and what != BEDS:
        return [f"ignore {what}"]
    plain = tuple([one for one in order.conditions if one.word != WOULD_HIT])
    return _conditions(plain) + _conditions(order.during) + _inside(order.order)
