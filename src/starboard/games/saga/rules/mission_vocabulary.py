"""Whether every word of a mission is written: one that is not is refused before play, never skipped in it."""

from typing import Final

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_script import May, Order, Saying, Value
from starboard.games.saga.rules.mission_conditions import CONDITIONS
from starboard.games.saga.rules.mission_effects import EFFECTS
from starboard.games.saga.rules.mission_facts import END_OF_THAT_ROUND, FOR_GOOD, UNTIL_WRITTEN
from starboard.games.saga.rules.mission_selectors import ELIMINATED, KEYS_WRITTEN
from starboard.games.saga.rules.mission_triggers import TRIGGERS_WRITTEN
from starboard.games.saga.rules.mission_uses import (
    ACTORS_WRITTEN,
    FIRST_ACTIVATION,
    TIMES_WRITTEN,
    USE,
    WOULD_HIT,
)
from starboard.games.saga.rules.piece_turning import TURNS_WRITTEN

FORBIDDEN_WRITTEN: Final = ("reinforcements",)
NAMED_PLACES: Final = ("self", "noise", "mercenaries")  # of `near`: not pieces of the map


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
    found: list[str] = [f"variant {variant}" for variant in mission.variants]
    found += [f"feature {feature.name}" for feature in script.features]
    for way in script.mercenaries_win + script.nexus_wins:
        found += _conditions(way)
    for deed in script.deeds:
        found += _conditions(deed.conditions) + _effects(deed.effects)
        found += ["choose"] if deed.choose is not None else []
    for when in script.whens:
        found += _trigger(when.trigger) if when.trigger is not None else []
        found += _conditions(when.conditions) + _effects(when.effects)
    for one in script.whiles:
        found += [f"forbid {word}" for word in one.forbid if word not in FORBIDDEN_WRITTEN]
        found += ["change"] if one.change is not None else []
        found += _conditions(one.conditions)
    for may in script.mays:
        found += _may(may)
    for order in script.orders:
        found += _order(order)
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
    if value.word in CONDITIONS:
        return _inside(value)
    return [f"saying {value.word}"]


def _selector(who: Saying) -> list[str]:
    found = [f"selector {key}" for key, _ in who.values if key not in KEYS_WRITTEN]
    near = who.text("near")
    if near in NAMED_PLACES or ":" in near or near.startswith("bs-"):
        found.append(f"selector near {near}")
    if who.text("state") == ELIMINATED and who.text("side") != "mercenaries" and not who.has("mercenary"):
        found.append("selector state eliminated")
    return found


def _trigger(trigger: Saying) -> list[str]:
    found = [] if trigger.word in TRIGGERS_WRITTEN else [f"trigger {trigger.word}"]
    return found + _inside(trigger)


def _effects(effects: tuple[Saying, ...]) -> list[str]:
    found: list[str] = []
    for one in effects:
        if one.word not in EFFECTS:
            found.append(f"effect {one.word}")
            continue
        found += _inside(one)
        until = one.text("until")
        if one.word == "set":
            if until and until not in UNTIL_WRITTEN and not until.startswith(END_OF_THAT_ROUND):
                found.append(f"set until {until}")
        elif until not in ("", FOR_GOOD):
            found.append(f"{one.word} until {until}")
        if one.word == "piece":
            found += _turns(one)
    return found


def _turns(effect: Saying) -> list[str]:
    to = effect.text("to")
    return [f"piece {code[0]} {to}" for code in effect.texts("at") if to not in TURNS_WRITTEN.get(code[0], ())]


def _may(may: May) -> list[str]:
    found = _conditions(may.conditions) + _effects(may.effects)
    if may.who not in ACTORS_WRITTEN:
        found.append(f"may {may.who}")
    if may.times not in TIMES_WRITTEN or may.moment:
        found.append(f"may {may.moment or may.times}")
    if may.choose is not None:
        found.append("choose")
    if may.who == "nexus" and may.cost != "activation":
        found.append("may nexus without an activation")
    if may.who == "mercenary" and (not may.at or any([":" in code for code in may.at])):
        found.append("may at somebody")
    return found


def _order(order: Order) -> list[str]:
    if order.order.word != USE or order.order.text("instead-of") != FIRST_ACTIVATION:
        return [f"order {order.order.word} {order.order.text('instead-of')}".strip()]
    plain = tuple([one for one in order.conditions if one.word != WOULD_HIT])
    return _conditions(plain) + _conditions(order.during)
