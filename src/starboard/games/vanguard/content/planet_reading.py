"""From the tables of a file to a planet, entry by entry. What is not expected is refused by file, place and key."""

from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction, read_action
from starboard.games.vanguard.content.grammar import outcome
from starboard.games.vanguard.content.lines import Condition, Effect
from starboard.games.vanguard.content.planet import (
    POI_ICONS,
    SECTOR_ICONS,
    TRAVEL,
    GlobalCondition,
    Log,
    LogChoice,
    Mission,
    Path,
    Planet,
    PlanetRule,
    PointOfInterest,
    Revisit,
    Sector,
)
from starboard.games.vanguard.content.planet_texts import read_texts
from starboard.games.vanguard.content.reading import Entry
from starboard.games.vanguard.content.vocabulary import BIOMES

RULE_KINDS: Final = (
    "told", "unlimited-supplies", "tutorial-ground", "no-rest", "rest-cost", "secret-order", "echo", "core", "recall",
    "workshop",
)  # fmt: skip


def read_planet(top: Entry) -> Planet:
    """A planet of which every part is well formed."""
    sectors = [_sector(one) for one in top.entries("sector")]
    pois = [_poi(one) for one in top.entries("poi")]
    missions = [_mission(one) for one in top.entries("mission")]
    conditions = [_condition(one) for one in top.entries("condition")]
    logs = [_log(one) for one in top.entries("log")]
    paths = tuple([_path(one) for one in top.entries("path")])
    rules = tuple([_rule(one) for one in top.entries("rule")])
    found = Planet(
        id=top.text("id"),
        file=top.file,
        landing=top.text("landing"),
        size=top.pair("size"),
        lander=top.number("lander"),
        start=top.numbers("start"),
        arrive=top.text("arrive"),
        lift_off=top.text("lift_off"),
        evacuation=top.text("evacuation"),
        unique=top.numbers("unique"),
        unique_empty=top.outcome("unique_empty", None),
        first=top.text("first"),
        variants=tuple([_variant(one) for one in top.entries("variant")]),
        rules=rules,
        rules_of={kind: tuple([rule for rule in rules if rule.kind == kind]) for kind in RULE_KINDS},
        printed=_condition(top.entry("printed")),
        sectors={one.number: one for one in sectors},
        paths=paths,
        leaving=_leaving(paths),
        pois={one.id: one for one in pois},
        actions=_actions(top),
        missions={one.id: one for one in missions},
        conditions={one.id: one for one in conditions},
        threats=dict([_threat(one) for one in top.entries("threat")]),
        logs={one.id: one for one in logs},
        logs_on=_logs_on(logs),
        revisits=tuple([_revisit(one) for one in top.entries("state")]),
        texts=read_texts(top.entry("texts")),
    )
    top.finish()
    for kind, listed, kept in (
        ("sector", sectors, found.sectors),
        ("poi", pois, found.pois),
        ("mission", missions, found.missions),
        ("condition", conditions, found.conditions),
        ("log", logs, found.logs),
    ):
        if len(listed) != len(kept):
            raise top.place(kind).wrong("the same one is written twice")
    return found


def _sector(entry: Entry) -> Sector:
    found = Sector(
        entry.number("number"), entry.pair("at"), entry.texts("biomes", BIOMES), entry.text("log", ""),
        entry.text("poi", ""), entry.texts("icons", SECTOR_ICONS), entry.flag("closed"),
    )  # fmt: skip
    entry.finish()
    return found


def _logs_on(logs: list[Log]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for log in logs:
        if log.on:
            found.setdefault(log.on, []).append(log.id)
    return found


def _leaving(paths: tuple[Path, ...]) -> dict[int, list[Path]]:
    found: dict[int, list[Path]] = {}
    for path in paths:
        for sector in {path.start} if path.one_way else {path.start, path.end}:
            found.setdefault(sector, []).append(path)
    return found


def _path(entry: Entry) -> Path:
    icons = tuple([_icon(entry, line) for line in entry.texts("icons")])
    start, end = entry.number("from"), entry.number("to")
    found = Path(start, end, entry.flag("one_way"), icons, entry.conditions("when"), f"{start}-{end}")
    entry.finish()
    return found


def _icon(entry: Entry, line: str) -> Effect | None:
    """None for the Travel icon, else an effect (VAN-TRAVEL-03)."""
    if line == TRAVEL:
        return None
    found = outcome(line, entry.place("icons"))
    if len(found) != 1 or len(found[0]) != 1:
        raise entry.place("icons").wrong(f"'{line}' is more than one icon")
    return found[0][0]


def _poi(entry: Entry) -> PointOfInterest:
    found = PointOfInterest(
        entry.text("id"), entry.texts("biomes", BIOMES), entry.texts("icons", POI_ICONS), entry.time_track()
    )
    entry.finish()
    return found


def _condition(entry: Entry) -> GlobalCondition:
    found = GlobalCondition(
        entry.text("id"), entry.outcome("travel", None), entry.all_priced("combos"), entry.all_priced("effects"),
        entry.time_track(),
    )  # fmt: skip
    entry.finish()
    return found


def _actions(top: Entry) -> dict[str, tuple[SpecialAction, ...]]:
    found: dict[str, tuple[SpecialAction, ...]] = {}
    for entry in top.entries("action"):
        card = entry.text("at")
        found[card] = (*found.get(card, ()), read_action(entry, card))
    return found


def _mission(entry: Entry) -> Mission:
    done = entry.outcome("done") if entry.has("done") else None
    found = Mission(entry.text("id"), entry.flag("required"), entry.conditions("when"), done)
    entry.finish()
    return found


def _variant(entry: Entry) -> tuple[tuple[Condition, ...], str]:
    found = (entry.conditions("when"), entry.text("mission"))
    entry.finish()
    return found


def _threat(entry: Entry) -> tuple[str, int]:
    found = (entry.text("id"), entry.number("start"))
    entry.finish()
    return found


def _log(entry: Entry) -> Log:
    choices = []
    for one in entry.entries("choices"):
        choices.append(LogChoice(one.text("id"), one.outcome("do")))
        one.finish()
    found = Log(
        entry.text("id"), entry.text("speaker"), entry.text("mood"), entry.text("on", ""), entry.outcome("do"),
        tuple(choices), entry.texts("teach"), entry.number("paragraphs", 1),
    )  # fmt: skip
    entry.finish()
    return found


def _rule(entry: Entry) -> PlanetRule:
    found = PlanetRule(
        entry.text("id"),
        entry.one_of("kind", RULE_KINDS),
        entry.conditions("when"),
        entry.numbers("sectors"),
        entry.number("supplies", 0),
        entry.text("mark", ""),
        entry.one_of("biome", BIOMES, ""),
        entry.text("clock", ""),
        entry.number("rounds", 0),
    )
    entry.finish()
    return found


def _revisit(entry: Entry) -> Revisit:
    found = Revisit(
        entry.text("id"), entry.conditions("when"), entry.text("landing"), entry.text("mission"), entry.outcome("do")
    )
    entry.finish()
    return found
