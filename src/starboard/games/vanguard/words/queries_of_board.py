"""What has come to light on a planet, in facts and words: cards in play, Missions, the Global Condition, rules, Paths.

Only what lies on the table is told: a card, a Mission or a Log that nobody has reached is not looked up.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.games.vanguard.box import planet_facts
from starboard.games.vanguard.content.cards import RANK_UPS
from starboard.games.vanguard.content.lines import Condition, Counted, Priced
from starboard.games.vanguard.content.planet import GlobalCondition, PlanetRule
from starboard.games.vanguard.rules.clocks import clock_at, clocks_in_play, length_of
from starboard.games.vanguard.rules.conditions import hold, marks
from starboard.games.vanguard.rules.counters import counted as count_now
from starboard.games.vanguard.rules.lookups import (
    biomes,
    condition_now,
    icons_in,
    log_in,
    path_exists,
    planet_of,
    poi_card,
    team,
)
from starboard.games.vanguard.rules.offered_actions import actions_on
from starboard.games.vanguard.rules.supplies import unlimited
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.action_texts import action_facts, icons
from starboard.games.vanguard.words.card_texts import counted, outcome, priced
from starboard.kernel.game import Described
from starboard.kernel.own_scenarios import OWN
from starboard.kernel.shapes import Plain

Facts = dict[str, Any]


def board(g: Vanguard, query: Mapping[str, Plain]) -> dict[str, Plain]:
    """Everything of the planet that lies open now."""
    return {
        "sectors": {str(one.number): sector(g, one.number) for one in g.sectors},
        "paths": {path.name: path_exists(g, path) for path in planet_of(g).paths} if g.sectors else {},
        "pois": {id: poi(g, id) for one in g.sectors for id in one.pois},
        "missions": {id: mission(g, id) for id in (*g.missions, *g.completed, *g.failed)},
        "condition": condition(g, condition_now(g)),
        "rules": [_rule(rule) for rule in planet_of(g).rules if hold(g, rule.when, 0)],
        "threats": {threat.card: actions(g, threat.card) for threat in g.threats},
        "clocks": clocks(g),
        "rank_up": rank_up(g),
        "unlimited": unlimited(g),
        "printed": planet_facts(planet_of(g)) if g.planet.startswith(OWN) else None,  # the box has the others
    }


# --- the board ---


def sector(g: Vanguard, number: int) -> Facts:
    """Biomes and icons as they count now; the Log number as long as nothing covers it."""
    log = log_in(g, number)
    return {
        "biomes": list(biomes(g, number)),
        "icons": list(icons_in(g, number)),
        "log": log if log not in g.read else "",
    }


def poi(g: Vanguard, id: str) -> Facts:
    card = poi_card(g, id)
    return {
        "name": names.poi(g, id),
        "icons": list(card.icons) if card is not None else [],
        "time": _time(card.time) if card is not None else None,
        "actions": actions(g, id),
    }


def actions(g: Vanguard, card: str) -> list[Facts]:
    return [{"called": names.action(g, action.name), **action_facts(action)} for action in actions_on(g, card)]


def clocks(g: Vanguard) -> list[Facts]:
    """Time tracks in play: where each stands, and how long it is."""
    found = []
    for name in clocks_in_play(g):
        clock = clock_at(g, name)
        at, held = (clock.at, 0 < g.round <= clock.held) if clock is not None else (0, False)
        found.append({"card": name[0], "sector": name[1], "at": at, "length": length_of(g, name), "held": held})
    return found


# --- Missions, conditions, rules ---


def mission(g: Vanguard, id: str) -> Facts:
    card = planet_of(g).missions[id]
    return {
        "name": names.mission(id),
        "required": card.required,
        "status": "up" if id in g.missions else "done" if id in g.completed else "failed",
        "progress": [step for one in card.when if (step := progress(g, one)) is not None],
        "actions": actions(g, id),
    }


def progress(g: Vanguard, condition: Condition) -> list[int] | None:
    """How many there are of how many; None for what is not counted."""
    if condition.word == "mark":
        return [marks(g, condition.text(0), condition.text(2), 0), condition.number(1)]
    if condition.word == "allin":
        return [len([who for who in team(g) if who.sector == condition.number(0)]), len(team(g))]
    return None


def condition(g: Vanguard, card: GlobalCondition) -> Facts:
    return {
        "id": card.id,
        "name": names.condition(card.id),
        "travel": _said(outcome(card.travel)),
        "combos": _all_priced(card.combos),
        "effects": _all_priced(card.effects),
        "time": _time(card.time),
        "actions": actions(g, card.id),
    }


def _rule(rule: PlanetRule) -> Facts:
    return {"text": f"vanguard-rule-{rule.id.lower()}", "args": {}}


def rank_up(g: Vanguard) -> list[Facts]:
    """What the Rank-Up card counts, as it stands."""
    if not g.rank_up:
        return []
    more = max(0, len(g.crew) - 2)
    return [
        {"now": count_now(g, need.counter), "sign": need.sign, "number": need.number + (more if need.more else 0)}
        for need in RANK_UPS[g.rank_up].needs
    ]


# --- parts ---


def _all_priced(lines: Sequence[Priced]) -> list[Facts]:
    return [{"needs": icons(line.requirement), "says": _said(priced(line))} for line in lines]


def _time(line: Counted | None) -> Facts | None:
    return None if line is None else {"length": line.length, "says": _said(counted(line))}


def _said(described: Described) -> Facts:
    return {"text": described.text, "args": described.args}
