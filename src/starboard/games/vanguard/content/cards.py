"""The cards of the box, read from the files beside this one. Texts are in the locale files, by the cards' ids."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from typing import Final, TypeVar, cast

from starboard.games.vanguard.content.actions import SpecialAction, read_action
from starboard.games.vanguard.content.dice import SECTIONS, Section
from starboard.games.vanguard.content.grammar import outcome
from starboard.games.vanguard.content.icons import COLOURS, DANGERS, LETTERS, SYMBOLS, Colour
from starboard.games.vanguard.content.lines import Ability, Outcome, Priced
from starboard.games.vanguard.content.reading import Entry, read_toml
from starboard.games.vanguard.content.vocabulary import BIOMES, INJURIES, RARITIES, TYPES

GEAR_KINDS: Final = ("small", "personal", "mission", "upgrade")  # VAN-GEAR-01
MOD_KINDS: Final = ("structural", "functional")  # VAN-MOD-01
EVENT_SETS: Final = ("common", "advanced", "tutorial")
COUNTERS: Final = (
    "success", "found", "types", "unique", "green", "yellow", "visited", "combos", "assists", "banished", "primary",
    "missions", "rounds", "hurts", "r-icons", "g-icons", "b-icons",
)  # fmt: skip


@dataclass(frozen=True)
class SectionCard:
    """VAN-CARD-02."""

    id: str
    section: Section
    rank: int
    starting: bool
    top: Ability
    combo: Priced


@dataclass(frozen=True)
class CrewCard:
    """VAN-CONVERT-01, VAN-SKILL-01, VAN-CHARGE-01."""

    id: str
    colour: Colour
    icon: str
    fits: Section
    charges: int
    skill: Ability


@dataclass(frozen=True)
class GearCard:
    """VAN-GEAR-01; `section` is the icon of who may carry it, if it has one (VAN-GEAR-05)."""

    id: str
    kind: str
    section: Section | None
    base: str
    final: bool
    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class ModCard:
    id: str
    kind: str
    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class InjuryCard:
    """What each symbol of the Injury die does (VAN-INJURYDIE-04)."""

    id: str
    copies: int
    entries: dict[str, Outcome]


@dataclass(frozen=True)
class DiscoveryCard:
    id: str
    type: str
    rarity: str
    copies: int
    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class UniqueCard:
    number: int
    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class EventCard:
    """VAN-EVENT-02, VAN-EVENT-03."""

    id: str
    set: str
    biomes: tuple[str, ...]
    secondary: Outcome
    primary: Outcome


@dataclass(frozen=True)
class ThreatCard:
    """VAN-THREAT-01: `spaces` are those of the Time track, `secondary` how many further standees there are."""

    id: str
    secondary: int
    attack: Outcome
    spaces: tuple[Outcome, ...]
    actions: tuple[SpecialAction, ...]


@dataclass(frozen=True)
class Need:
    """A counter of the exploration and the number it must reach (VAN-RANKUP-02)."""

    counter: str
    sign: str
    number: int
    more: bool  # and 1 more for each crew member above two


@dataclass(frozen=True)
class RankUpCard:
    id: str
    needs: tuple[Need, ...]
    action: SpecialAction | None


C = TypeVar("C")


def _file(name: str) -> Entry:
    return read_toml(name, resources.files("starboard.games.vanguard.content").joinpath(name).read_text("utf-8"))


def _all(file: Entry, field: str, read: Callable[[Entry], C]) -> list[C]:
    found = []
    for entry in file.entries(field):
        found.append(read(entry))
        entry.finish()
    return found


def _section(entry: Entry, field: str) -> Section:
    return cast(Section, entry.one_of(field, SECTIONS))


def _section_card(entry: Entry) -> SectionCard:
    combo = entry.priced("combo")
    if combo is None or combo.requirement is None:
        raise entry.place("combo").wrong("wants a requirement and effects")
    return SectionCard(
        entry.text("id"), _section(entry, "section"), entry.number("rank"), entry.flag("starting"),
        entry.ability("top"), combo,
    )  # fmt: skip


def _crew_card(entry: Entry) -> CrewCard:
    name, skill = entry.text("id"), entry.ability("skill")
    converts = entry.texts("converts")
    if len(converts) != 2 or converts[0] not in COLOURS:
        raise entry.place("converts").wrong("wants a colour and an icon")
    colour, icon = converts[0], converts[1].lower()
    return CrewCard(name, colour, icon, _section(entry, "fits"), entry.number("charges"), skill)


def _gear_card(entry: Entry) -> GearCard:
    return GearCard(
        entry.text("id"),
        entry.one_of("kind", GEAR_KINDS),
        _section(entry, "section") if entry.has("section") else None,
        entry.text("base", ""),
        entry.flag("final"),
        entry.abilities("abilities"),
    )


def _mod_card(entry: Entry) -> ModCard:
    return ModCard(entry.text("id"), entry.one_of("kind", MOD_KINDS), entry.abilities("abilities"))


def _injury_card(entry: Entry) -> InjuryCard:
    entries = {symbol: entry.outcome(symbol) for symbol in SYMBOLS if entry.has(symbol)}
    return InjuryCard(entry.one_of("id", INJURIES), entry.number("copies"), entries)


def _danger_table(entry: Entry) -> tuple[str, dict[str, Outcome]]:
    effects = {symbol: entry.outcome(symbol) for symbol in DANGERS if entry.has(symbol)}
    return entry.one_of("letter", LETTERS), effects


def _discovery_card(entry: Entry) -> DiscoveryCard:
    return DiscoveryCard(
        entry.text("id"), entry.one_of("type", TYPES), entry.one_of("rarity", RARITIES), entry.number("copies"),
        entry.abilities("abilities"),
    )  # fmt: skip


def _unique_card(entry: Entry) -> UniqueCard:
    return UniqueCard(entry.number("number"), entry.abilities("abilities"))


def _event_card(entry: Entry) -> EventCard:
    return EventCard(
        entry.text("id"), entry.one_of("set", EVENT_SETS), entry.texts("biomes", BIOMES),
        entry.outcome("secondary", None), entry.outcome("primary", None),
    )  # fmt: skip


def _threat_card(entry: Entry) -> ThreatCard:
    name = entry.text("id")
    spaces = [outcome(line, entry.place("spaces")) for line in entry.texts("spaces")]
    actions = tuple([read_action(one, name) for one in entry.entries("action")])
    return ThreatCard(name, entry.number("secondary"), entry.outcome("attack", None), tuple(spaces), actions)


def _rank_up_card(entry: Entry) -> RankUpCard:
    name = entry.text("id")
    needs = tuple([_need(entry, line) for line in entry.texts("needs")])
    action = read_action(entry.entry("action"), name) if entry.has("action") else None
    return RankUpCard(name, needs, action)


def _need(entry: Entry, line: str) -> Need:
    words = line.split()
    if len(words) != 3 or words[0] not in COUNTERS or words[1] not in (">=", "<=", "="):
        raise entry.place("needs").wrong(f"'{line}': a counter, a sign and a number; {', '.join(COUNTERS)}")
    number = words[2].removesuffix("+")
    if not number.isdecimal():
        raise entry.place("needs").wrong(f"'{words[2]}' is no number")
    return Need(words[0], words[1], int(number), words[2].endswith("+"))


_injuries = _file("injuries.toml")
_discoveries = _file("discoveries.toml")

SECTION_CARDS: Final = {card.id: card for card in _all(_file("section_cards.toml"), "card", _section_card)}
CREW: Final = {card.id: card for card in _all(_file("crew.toml"), "crew", _crew_card)}
GEAR: Final = {card.id: card for card in _all(_file("equipment.toml"), "gear", _gear_card)}
MODS: Final = {card.id: card for card in _all(_file("mods.toml"), "mod", _mod_card)}
INJURY_CARDS: Final = {card.id: card for card in _all(_injuries, "injury", _injury_card)}
DANGER_TABLES: Final = dict(_all(_injuries, "danger", _danger_table))
DISCOVERIES: Final = {card.id: card for card in _all(_discoveries, "discovery", _discovery_card)}
UNIQUES: Final = {card.number: card for card in _all(_discoveries, "unique", _unique_card)}
EVENTS: Final = {card.id: card for card in _all(_file("events.toml"), "event", _event_card)}
THREATS: Final = {card.id: card for card in _all(_file("threats.toml"), "threat", _threat_card)}
RANK_UPS: Final = {card.id: card for card in _all(_file("rank_ups.toml"), "rank_up", _rank_up_card)}
