"""Reading the sayings of a mission: each key by its kind, each name looked up where it must be known."""

from starboard.games.saga.content.mission_entries import Entry, quoted
from starboard.games.saga.content.mission_lookups import known
from starboard.games.saga.content.mission_names import Names, check_value, fact_value
from starboard.games.saga.content.mission_script import Saying, Value, Ways
from starboard.games.saga.content.mission_words import (
    CONDITIONS,
    EFFECTS,
    FEATURE_STATES,
    FEATURES,
    ORDERS,
    STEP,
    UNTIL,
    WHO,
    Keys,
)

DEEPEST = 6  # answers in answers in effects


# --- conditions and effects ---


def read_conditions(entry: Entry, key: str, names: Names, depth: int = 0) -> tuple[Saying, ...]:
    return tuple([read_condition(each, names, depth) for each in entry.entries(key)])


def read_condition(entry: Entry, names: Names, depth: int) -> Saying:
    if entry.has("any"):
        found = Saying("any", (("ways", read_ways(entry, "any", names, depth + 1)),))
        entry.finish()
        return found
    return read_word(entry, "is", CONDITIONS, names, depth)


def read_ways(entry: Entry, key: str, names: Names, depth: int = 0) -> Ways:
    """Lists of conditions; one list is enough."""
    check_depth(entry, key, depth)
    found: list[tuple[Saying, ...]] = []
    for number, way in enumerate(entry.items(key), 1):
        if not isinstance(way, list) or not way:
            raise entry.broken(key, f"number {number} must be a list of conditions")
        one = Entry(entry.file, entry.inside(key), {"way": way})
        one.place = f"{one.place} number {number}"
        found.append(read_conditions(one, "way", names, depth))
    return tuple(found)


def read_effects(entry: Entry, key: str, names: Names, depth: int = 0) -> tuple[Saying, ...]:
    check_depth(entry, key, depth)
    return tuple([read_effect(each, names, depth) for each in entry.entries(key)])


def read_effect(entry: Entry, names: Names, depth: int) -> Saying:
    if entry.table.get("do") == "order":
        return read_order_effect(entry, names)
    return read_word(entry, "do", EFFECTS, names, depth)


def read_order_effect(entry: Entry, names: Names) -> Saying:
    """An order that binds whoever plays the Nexus: the keys of the effect and those of the order."""
    entry.one_of("do", tuple(EFFECTS))
    kind = entry.one_of("order", tuple(ORDERS))
    keys = {"id": "name", **EFFECTS["order"], **ORDERS[kind]}
    if "until" not in keys:
        keys["until"] = "until"
    found = Saying("order", (("order", kind), *read_keys(entry, keys, names, 0)))
    entry.finish()
    return found


def read_word(entry: Entry, key: str, words: dict[str, Keys], names: Names, depth: int) -> Saying:
    """The word under `key`, and with an effect also its conditions."""
    word = entry.one_of(key, tuple(words))
    values = read_keys(entry, words[word], names, depth)
    if key == "do":
        for when in ("if", "unless"):
            if entry.has(when):
                values = (*values, (when, read_conditions(entry, when, names, depth)))
    entry.finish()
    return Saying(word, values)


def check_depth(entry: Entry, key: str, depth: int) -> None:
    if depth > DEEPEST:
        raise entry.broken(key, "is nested too deeply")


# --- keys ---


def read_keys(entry: Entry, keys: Keys, names: Names, depth: int) -> tuple[tuple[str, Value], ...]:
    """Those that are written, each by its kind; `!` cannot be left out."""
    found: list[tuple[str, Value]] = []
    fact = ""
    for key, kind in keys.items():
        if not entry.has(key):
            if kind.endswith("!"):
                raise entry.broken(key, "is left out")
            entry.asked.append(key)
            continue
        value = read_kind(entry, key, kind.removesuffix("!"), names, depth)
        if kind == "fact!" and isinstance(value, str):
            fact = value
        elif kind == "value" and isinstance(value, (bool, int, str)):
            check_value(entry, key, names, fact, value)
        found.append((key, value))
    return tuple(found)


def read_who(entry: Entry, names: Names) -> Saying:
    """Whom something concerns: everything written must fit."""
    found = Saying("who", read_keys(entry, WHO, names, 0))
    entry.finish()
    if not found.values:
        raise entry.broken("", "says nobody")
    return found


def read_kind(entry: Entry, key: str, kind: str, names: Names, depth: int) -> Value:
    if kind in PLAIN:
        return read_plain(entry, key, kind)
    if kind in LOOKED_UP:
        return known(entry, key, kind, names, entry.text(key))
    if kind in LISTS:
        return tuple([known(entry, key, LISTS[kind], names, each) for each in texts_of(entry, key)])
    if kind in ("who", "ways", "answers", "steps", "parameters", "choices", "turns"):
        return read_nested(entry, key, kind, names, depth)
    if kind in ("place", "locked-doors"):
        return read_place(entry, key, kind, names)
    if kind.endswith("*"):
        words = tuple(kind.removesuffix("*").split("|"))
        for each in texts_of(entry, key):
            if each not in words:
                raise entry.broken(key, f"{quoted(each)} is none of {', '.join(words)}")
        return tuple(texts_of(entry, key))
    return entry.one_of(key, tuple(kind.split("|")))


PLAIN = ("flag", "count", "change", "value", "name", "names", "square", "squares", "until")
LOOKED_UP = (
    "fact", "variant", "zone", "door", "device", "exit", "point", "piece", "operation", "feature", "may",
    "card", "agent", "boss", "mercenary", "group", "scenery", "facing", "near", "thing",
)  # fmt: skip
LISTS = {
    "zones": "zone",
    "exits": "exit",
    "pieces": "piece",
    "agents": "agent",
    "groups": "group",
    "facings": "facing",
    "things": "thing",
    "names-or-looks": "shelter",
}


def read_plain(entry: Entry, key: str, kind: str) -> Value:
    if kind == "flag":
        return entry.flag(key)
    if kind == "count":
        return entry.number(key, 0, 99)
    if kind == "change":
        return entry.number(key, -9, 9)
    if kind == "value":
        return fact_value(entry, key, entry.value(key))
    if kind == "name":
        return entry.name(key)
    if kind == "names":
        return entry.names(key)
    if kind == "square":
        return entry.checked_square(key, entry.value(key))
    if kind == "squares":
        return entry.squares(key)
    return read_until(entry, key)


def read_until(entry: Entry, key: str) -> str:
    """A word, or `round:2` for the end of Round 2, or `rounds:2` for the end of the second from now."""
    text = entry.text(key)
    word, _, number = text.partition(":")
    if text in UNTIL or (word in ("round", "rounds") and number.isdigit() and len(number) <= 2):
        return text
    raise entry.broken(key, f"must be one of {', '.join(UNTIL)}, round:2, rounds:2, not {quoted(text)}")


def texts_of(entry: Entry, key: str) -> list[str]:
    found: list[str] = []
    for each in entry.items(key):
        if not isinstance(each, str):
            raise entry.broken(key, "must be a list of words")
        found.append(each)
    return found


def read_place(entry: Entry, key: str, kind: str, names: Names) -> Value:
    """Where something is: a code, a square, or a word for what is meant there."""
    value = entry.value(key)
    if isinstance(value, list) and value and isinstance(value[0], int):
        square = entry.checked_square(key, value)
        if not names.has_square(square):
            raise entry.broken(key, f"{square} is no floor of the map")
        return square
    if kind == "locked-doors" and value != "locked":
        return tuple([known(entry, key, "door", names, each) for each in texts_of(entry, key)])
    text = entry.text(key)
    if text in ("locked", "actor", "here", "lowest-point"):
        return text
    return known(entry, key, "piece", names, text)


def read_nested(entry: Entry, key: str, kind: str, names: Names, depth: int) -> Value:
    if kind == "who":
        return read_who(entry.entry(key), names)
    if kind == "ways":
        return read_ways(entry, key, names, depth)
    if kind == "steps":
        return tuple([read_step(each, names) for each in entry.entries(key)])
    if kind == "turns":
        return read_turns(entry.entry(key), names)
    if kind == "answers":
        return tuple([read_answer(each, names, depth + 1) for each in entry.entries(key)])
    return read_parameters(entry, key, kind, names)


def read_step(entry: Entry, names: Names) -> Saying:
    found = Saying("step", read_keys(entry, STEP, names, 0))
    entry.finish()
    if len(found.values) != 1:
        raise entry.broken("", "a step is one of take, leave, use")
    return found


def read_turns(entry: Entry, names: Names) -> Saying:
    pairs: list[tuple[str, Value]] = []
    for kind in entry.written():
        known(entry, kind, "agent", names, kind)
        pairs.append((kind, known(entry, kind, "agent", names, entry.text(kind))))
    return Saying("turns", tuple(pairs))


def read_answer(entry: Entry, names: Names, depth: int) -> Saying:
    values: list[tuple[str, Value]] = [("key", entry.name("key"))]
    if entry.has("say"):
        values.append(("say", entry.name("say")))
    values.append(("then", read_effects(entry, "then", names, depth)))
    entry.asked.append("say")
    entry.finish()
    return Saying("answer", tuple(values))


def read_parameters(entry: Entry, key: str, kind: str, names: Names) -> Saying:
    """What is changed of a feature; `choices` lists the words to choose from."""
    feature = entry.table.get("feature")
    own = entry.entry(key)
    if not isinstance(feature, str) or feature not in FEATURES:
        raise own.broken("", "there is no such feature")
    keys = {**FEATURES[feature], **FEATURE_STATES.get(feature, {})}
    optional = {name: each.removesuffix("!") for name, each in keys.items()}
    if kind == "choices":
        optional = {name: f"{each}*" for name, each in optional.items() if "|" in each}
    elif key == "add":
        optional = {name: "change" for name, each in optional.items() if each == "count"}
    found = Saying(key, read_keys(own, optional, names, 0))
    own.finish()
    return found
