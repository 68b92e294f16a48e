"""From the tables of a mission's file to its Script: what happens, what may be done, and how it ends."""

from starboard.games.saga.content.mission import Board
from starboard.games.saga.content.mission_entries import Entry
from starboard.games.saga.content.mission_lookups import known
from starboard.games.saga.content.mission_names import Names, read_facts
from starboard.games.saga.content.mission_sayings import (
    read_conditions,
    read_effects,
    read_keys,
    read_ways,
    texts_of,
)
from starboard.games.saga.content.mission_script import (
    After,
    Deed,
    Fact,
    Feature,
    May,
    Order,
    Saying,
    Script,
    Ways,
    When,
    While,
)
from starboard.games.saga.content.mission_story_reading import check_story, read_story
from starboard.games.saga.content.mission_words import (
    ACTORS,
    CHANGE,
    CHOOSE,
    FEATURES,
    FORBIDDEN,
    ORDERS,
    PLACE,
    TIMES,
    TRIGGERS,
    USE,
)


def read_script(top: Entry, board: Board) -> Script:
    names = Names(board, top)
    names.facts = read_facts(top.entry("facts"))
    operations = top.entry("operations")
    ends = top.entry("ends")
    found = Script(
        facts=facts_of(names),
        features=read_features(top.entry("features"), names),
        deeds=tuple([read_deed(operations.entry(name), name, names) for name in operations.written()]),
        whens=tuple([read_when(each, names) for each in top.entries("when")]),
        whiles=tuple([read_while(each, names) for each in top.entries("while")]),
        mays=tuple([read_may(each, names) for each in top.entries("may")]),
        orders=tuple([read_order(each, names) for each in top.entries("orders")]),
        mercenaries_win=read_end(ends, "mercenaries", names),
        nexus_wins=read_end(ends, "nexus", names),
        afters=tuple([read_after(each, names) for each in top.entries("after")]),
        story=read_story(top.entry("story"), names),
    )
    ends.finish()
    check_story(top.entry("story"), found)
    for may in names.mays:
        if names.mays.count(may) > 1:
            raise top.broken("may", f"{may} is there twice")
    return found


def facts_of(names: Names) -> tuple[Fact, ...]:
    return tuple(names.facts.values())


def read_features(entry: Entry, names: Names) -> tuple[Feature, ...]:
    found: list[Feature] = []
    for name in entry.written():
        if name not in FEATURES:
            raise entry.broken(name[:20], f"is no feature; there are {', '.join(FEATURES)}")
        own = entry.entry(name)
        found.append(Feature(name, Saying(name, read_keys(own, FEATURES[name], names, 0))))
        own.finish()
    return tuple(found)


def read_deed(own: Entry, name: str, names: Names) -> Deed:
    """What an operation does; its numbers are read elsewhere."""
    return Deed(
        operation=name,
        say=own.name("say", ""),
        conditions=read_conditions(own, "if", names),
        choose=read_choose(own, names),
        effects=read_effects(own, "then", names),
    )


def read_choose(own: Entry, names: Names) -> Saying | None:
    if not own.has("choose"):
        own.asked.append("choose")
        return None
    choose = own.entry("choose")
    found = Saying("choose", read_keys(choose, CHOOSE, names, 0))
    choose.finish()
    if len(found.values) != 1:
        raise choose.broken("", "one thing is chosen: agent or zone")
    return found


def read_when(own: Entry, names: Names) -> When:
    trigger: Saying | None = None
    if own.has("on"):
        word = own.one_of("on", tuple(TRIGGERS))
        trigger = Saying(word, read_keys(own, TRIGGERS[word], names, 0))
    found = When(
        trigger=trigger,
        variant=read_variant(own, names),
        public=own.flag("public"),
        first=own.flag("first"),
        say=own.name("say", ""),
        conditions=read_conditions(own, "if", names),
        effects=read_effects(own, "then", names),
    )
    own.asked.append("on")
    own.finish()
    if trigger is None and not found.conditions:
        raise own.broken("on", "says neither when nor if")
    if not found.say and not found.effects:
        raise own.broken("then", "says nothing and does nothing")
    return found


def read_variant(own: Entry, names: Names) -> str:
    text = own.name("variant", "")
    return known(own, "variant", "variant", names, text) if text else ""


def read_while(own: Entry, names: Names) -> While:
    change: Saying | None = None
    if own.has("change"):
        entry = own.entry("change")
        change = Saying("change", read_keys(entry, CHANGE, names, 0))
        entry.finish()
    found = While(
        public=own.flag("public"),
        conditions=read_conditions(own, "if", names),
        forbid=own.names("forbid"),
        place=Saying("place", read_keys(own, PLACE, names, 0)),
        change=change,
    )
    own.asked.append("change")
    own.finish()
    for word in found.forbid:
        if word not in FORBIDDEN:
            raise own.broken("forbid", f"{word} is none of {', '.join(FORBIDDEN)}")
    if not found.forbid and change is None:
        raise own.broken("forbid", "neither forbids nor changes anything")
    return found


def read_may(own: Entry, names: Names) -> May:
    at = tuple([known(own, "at", "thing", names, each) for each in texts_of(own, "at")])
    found = May(
        id=own.name("id"),
        variant=read_variant(own, names),
        who=own.one_of("who", ACTORS),
        at=at,
        cost=own.one_of("cost", ("action", "activation"), "action"),
        moment=own.one_of("moment", ("after-turn",), ""),
        times=own.one_of("times", TIMES),
        public=own.flag("public"),
        say=own.name("say", ""),
        conditions=read_conditions(own, "if", names),
        choose=read_choose(own, names),
        effects=read_effects(own, "then", names),
    )
    own.finish()
    if not found.effects:
        raise own.broken("then", "does nothing")
    return found


def read_order(own: Entry, names: Names) -> Order:
    """An order to some Agents, or the use of something the Nexus may do."""
    if own.has("use"):
        order = Saying("use", read_keys(own, USE, names, 0))
    else:
        word = own.one_of("order", tuple(ORDERS))
        order = Saying(word, read_keys(own, {"who": "who!", **ORDERS[word]}, names, 0))
    found = Order(
        variant=read_variant(own, names),
        order=order,
        conditions=read_conditions(own, "if", names),
        during=read_conditions(own, "while", names),
    )
    own.finish()
    return found


def read_end(ends: Entry, side: str, names: Names) -> Ways:
    found = read_ways(ends, side, names)
    if not found:
        raise ends.broken(side, "cannot win; the condition is always written out (SAGA-MISSION-14)")
    return found


def read_after(own: Entry, names: Names) -> After:
    found = After(read_conditions(own, "if", names), read_effects(own, "then", names))
    own.finish()
    return found
