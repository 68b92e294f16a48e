"""What a planet may not have that somebody wrote: other ids than those of its kind, words of cards, large numbers.

The planets of the box are not held to this: their ids are saved in games, and some are those of other cards.
"""

import re
from collections.abc import Iterator
from typing import Final

from starboard.games.vanguard.content.cards import (
    CREW,
    DISCOVERIES,
    EVENTS,
    GEAR,
    INJURY_CARDS,
    MODS,
    RANK_UPS,
    SECTION_CARDS,
    THREATS,
)
from starboard.games.vanguard.content.grammar import ANY
from starboard.games.vanguard.content.lines import Condition, Effect, Priced
from starboard.games.vanguard.content.planet import NOTHING_HERE, Planet
from starboard.games.vanguard.content.planet_said import all_conditions, all_effects
from starboard.games.vanguard.content.vocabulary import CONDITIONS, WORDS
from starboard.kernel.errors import BrokenContent
from starboard.kernel.pages import READ

# What is said of a planet in docs/writing-a-planet.md; the cards of the box know more words.
WORDS_OF_PLANETS: Final = (
    "refresh", "spend", "sac", "draw", "discard", "recover", "peek", "charge", "losecharge", "supply", "losesupply",
    "stock", "success", "loss", "lead", "find", "fetch", "unique", "hurt", "danger", "cover", "uncover", "undie",
    "cure", "depart", "move", "place", "lander", "open", "shut", "calm", "time", "clock", "reset", "back", "hush",
    "poi", "stack", "condition", "mark", "unmark", "appear", "hunt", "strike", "banish", "log", "mission", "done",
    "fail", "flag", "gear", "project", "end", "clue", "carry", "track", "none",
)  # fmt: skip
ONLY_IN_EFFECTS: Final = ("jump",)  # of a check
RULES_OF_PLANETS: Final = (
    "told", "unlimited-supplies", "no-rest", "rest-cost", "secret-order", "echo", "core", "recall", "workshop",
)  # fmt: skip
PLACES_OF_PLANETS: Final = ("lander", "mate", "adj", "me")

MOST_SECTORS: Final = 30
MOST_PATHS: Final = 90
MOST_LOGS: Final = 150
LARGEST_DRAWING: Final = 30
LARGEST_NUMBER: Final = 30  # in an effect
MOST_PARAGRAPHS: Final = 6
MOST_IN_ORDER: Final = 5  # Sectors in a secret order
MOST_WAYS: Final = 3  # to pay a row or a Combo, of so many icons or dice each
MOST_ASKED: Final = 4
MOST_TOGETHER: Final = 2  # icons or dice of a Special Effect, which is paid as often as possible
MOST_SPECIAL: Final = 5  # Special Effects of an action or a Global Condition

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FLAG: Final = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)*")
LONGEST_NAME: Final = 40
_CARDS: Final = (CREW, DISCOVERIES, EVENTS, GEAR, INJURY_CARDS, MODS, RANK_UPS, SECTION_CARDS, THREATS)

Wrong = Iterator[tuple[str, str]]


def limit_problems(planet: Planet) -> list[BrokenContent]:
    problems = [
        *_bad_ids(planet),
        *_bad_words(planet),
        *_bad_jumps(planet),
        *_bad_conditions(planet),
        *_bad_rules(planet),
        *_bad_prices(planet),
        *_large(planet),
    ]
    found = []
    for place, what in problems:
        entry, _, field = place.partition(": ")
        found.append(BrokenContent(planet.file, entry, field, what))
    return found


# --- ids ---


def _bad_ids(planet: Planet) -> Wrong:
    """A card is called by its letter and a number, a Log by its number: sentences say them so."""
    for kind, pattern, ids in (
        ("poi", r"[PS][1-9]\d{0,2}", list(planet.pois)),
        ("mission", r"M[1-9]\d{0,2}", list(planet.missions)),
        ("condition", r"G[1-9]\d{0,2}", list(planet.conditions)),
        ("printed", r"G[1-9]\d{0,2}", [planet.printed.id]),
        ("log", r"[1-9]\d{0,2}", list(planet.logs)),
    ):
        for id in ids:
            place = "printed: id" if kind == "printed" else f"{kind} {id}: id"
            if not re.fullmatch(pattern, id):
                yield place, f"must be like {_example(pattern)}"
            elif id == NOTHING_HERE or any([id in cards for cards in _CARDS]):
                yield place, "is a card of the box"
    yield from _bad_names(planet)


def _example(pattern: str) -> str:
    return {"[": "P7 or S1", "M": "M1", "G": "G1"}[pattern[0]] if not pattern.startswith("[1") else "12"


def _bad_names(planet: Planet) -> Wrong:
    """Whatever else has a name: small letters, digits and hyphens."""
    for actions in planet.actions.values():
        yield from [(f"action {one.name}: id", NO_NAME) for one in actions if not is_name(one.id)]
    for log in planet.logs.values():
        yield from [(f"log {log.id}: choices", NO_NAME) for one in log.choices if not is_name(one.id) or one.id == READ]
        if not is_name(log.speaker):
            yield f"log {log.id}: speaker", NO_NAME
        yield from [
            (f"log {log.id}: teach", f"'{one}' is no rule") for one in log.teach if not re.fullmatch(r"[A-Z0-9-]+", one)
        ]
    for rule in planet.rules:
        if not is_name(rule.id.lower()):
            yield f"rule {rule.id}: id", NO_NAME
        if rule.mark and not is_name(rule.mark):
            yield f"rule {rule.id}: mark", NO_NAME
    yield from [(f"state {one.id}: id", NO_NAME) for one in planet.revisits if not is_name(one.id)]


NO_NAME: Final = "must be a name like old-derrick, and not 'read'"


def is_name(text: str) -> bool:
    return len(text) <= LONGEST_NAME and _NAME.fullmatch(text) is not None


# --- effects ---


def _bad_words(planet: Planet) -> Wrong:
    for place, effect in all_effects(planet):
        word = effect.word
        if word in ONLY_IN_EFFECTS and not place.endswith(": effects"):
            yield place, f"'{word}' is said among the `effects` of an action alone"
        elif word not in WORDS_OF_PLANETS and word not in ONLY_IN_EFFECTS:
            yield place, f"'{word}' is a word of cards, not of planets"
        else:
            yield from [(place, wrong) for wrong in _bad_arguments(effect, planet)]


def _bad_jumps(planet: Planet) -> Wrong:
    """An immediate effect ends the check: nothing can follow it, and nobody chooses (VAN-IMMEDIATE-01)."""
    lines = [("printed: effects", line) for line in planet.printed.effects]
    lines += [(f"condition {one.id}: effects", line) for one in planet.conditions.values() for line in one.effects]
    for actions in planet.actions.values():
        lines += [(f"action {action.name}: effects", line) for action in actions for line in action.effects]
    for place, line in lines:
        jumps = any([effect.word == "jump" for effects in line.outcome for effect in effects])
        if jumps and (len(line.outcome) > 1 or len(line.outcome[0]) > 1 or line.outcome[0][0].guard):
            yield place, "jump: must be all that its line does"


def _bad_arguments(said: Effect | Condition, planet: Planet) -> Iterator[str]:
    params = WORDS[said.word] if isinstance(said, Effect) else CONDITIONS[said.word]
    for param, value in zip(params, said.args, strict=True):
        if isinstance(value, int):
            least = -LARGEST_NUMBER if said.word in ("clock", "track") else 0
            if not least <= value <= LARGEST_NUMBER:
                yield f"{said.word}: {value} is not from {least} to {LARGEST_NUMBER}"
        elif param.kind == "mark" and not is_name(value):
            yield f"{said.word}: '{value}' {NO_NAME}"
        elif param.kind == "flag" and (len(value) > LONGEST_NAME or not _FLAG.fullmatch(value)):
            yield f"{said.word}: '{value}' must be capitals, as in BRIDGE-BUILT"
        elif param.kind in ("threat", "clock") and value == "this":
            yield f"{said.word}: name the card that is meant"
        elif param.kind in ("project", "objective") and not re.fullmatch(r"[A-Z]\d{1,2}", value):
            yield f"{said.word}: '{value}' must be a letter and a number, as in R03"
        elif param.kind == "place" and not value.startswith("@") and value not in PLACES_OF_PLANETS:
            yield f"{said.word}: '{value}' is no place on a planet"
        elif param.kind == "place" and value == "lander" and not planet.lander:
            yield f"{said.word}: there is no Lander"


def _bad_conditions(planet: Planet) -> Wrong:
    for place, condition in all_conditions(planet):
        yield from [(place, wrong) for wrong in _bad_arguments(condition, planet)]


# --- what is paid with dice: little enough to be weighed in a moment ---


def _bad_prices(planet: Planet) -> Wrong:
    for condition in (planet.printed, *planet.conditions.values()):
        place = "printed" if condition is planet.printed else f"condition {condition.id}"
        yield from _bad_special_effects(f"{place}: effects", condition.effects)
        for combo in condition.combos:
            yield from _bad_price(f"{place}: combos", combo)
    for actions in planet.actions.values():
        for action in actions:
            yield from _bad_special_effects(f"action {action.name}: effects", action.effects)
            for row, line in action.rows.items():
                yield from _bad_price(f"action {action.name}: {row}", line)


def _bad_price(place: str, line: Priced) -> Wrong:
    ways = line.requirement.alternatives if line.requirement is not None else ()
    if len(ways) > MOST_WAYS or any([len(way) > MOST_ASKED for way in ways]):
        yield place, f"asks for more than {MOST_ASKED} icons or dice, or in more than {MOST_WAYS} ways"


def _bad_special_effects(place: str, lines: tuple[Priced, ...]) -> Wrong:
    """Of one icon or die in several ways, or of two together in one way; Any would be each icon in turn."""
    if len(lines) > MOST_SPECIAL:
        yield place, f"there are {len(lines)}, and {MOST_SPECIAL} at most"
    for line in lines:
        ways = line.requirement.alternatives if line.requirement is not None else ()
        together = max([len(way) for way in ways], default=0)
        if any([ANY in way for way in ways]):
            yield place, "a Special Effect cannot ask for Any"
        elif together > MOST_TOGETHER or (together == MOST_TOGETHER and len(ways) > 1):
            yield place, f"a Special Effect asks for one icon or die, or for {MOST_TOGETHER} together in one way only"


# --- rules and sizes ---


def _bad_rules(planet: Planet) -> Wrong:
    ids = [rule.id.lower() for rule in planet.rules]
    for rule in planet.rules:
        place = f"rule {rule.id}"
        if ids.count(rule.id.lower()) > 1:
            yield place, "is written twice"
        if rule.kind not in RULES_OF_PLANETS:
            yield f"{place}: kind", f"there are {', '.join(RULES_OF_PLANETS)}"
        if rule.kind == "secret-order" and not 2 <= len(set(rule.sectors)) == len(rule.sectors) <= MOST_IN_ORDER:
            yield f"{place}: sectors", f"must be 2 to {MOST_IN_ORDER}, all different"
        if rule.kind in ("secret-order", "workshop") and not rule.mark:
            yield f"{place}: mark", "is missing"
        if rule.kind == "echo" and not (rule.biome and _has_clock(planet, rule.clock)):
            yield f"{place}: clock", "must be a Threat, or a Global Condition with a time; and a biome is needed"
        if rule.kind == "recall" and not 1 <= rule.rounds <= 99:
            yield f"{place}: rounds", "must be from 1 to 99"
        if rule.kind == "rest-cost" and not 0 <= rule.supplies <= 9:
            yield f"{place}: supplies", "must be from 0 to 9"


def _has_clock(planet: Planet, name: str) -> bool:
    known = (*planet.conditions.values(), planet.printed)
    return name in planet.threats or any([one.id == name and one.time is not None for one in known])


def _large(planet: Planet) -> Wrong:
    for field, count, most in (
        ("sector", len(planet.sectors), MOST_SECTORS),
        ("path", len(planet.paths), MOST_PATHS),
        ("log", len(planet.logs), MOST_LOGS),
    ):
        if count > most:
            yield field, f"there are {count}, and {most} at most"
    if not all([1 <= side <= LARGEST_DRAWING for side in planet.size]):
        yield "size", f"must be from 1 to {LARGEST_DRAWING}"
    for number, sector in planet.sectors.items():
        if not 1 <= number <= 99:
            yield f"sector {number}: number", "must be from 1 to 99"
        if any([other.at == sector.at for other in planet.sectors.values() if other is not sector]):
            yield f"sector {number}: at", "lies on another Sector"
    for log in planet.logs.values():
        if not 1 <= log.paragraphs <= MOST_PARAGRAPHS:
            yield f"log {log.id}: paragraphs", f"must be from 1 to {MOST_PARAGRAPHS}"
        if len(log.choices) > MOST_PARAGRAPHS:
            yield f"log {log.id}: choices", f"are more than {MOST_PARAGRAPHS}"
