"""How an event becomes a message: which of its arguments are spoken, each with the words for it.

The message of a kind is `vanguard-told-<kind>`. Dice are spoken by what they show, grouped by colour.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from starboard.games.vanguard.content.cards import MODS, THREATS
from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.content.leads import LEAD_TOKENS
from starboard.games.vanguard.rules.lookups import colour_of, planet_of
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.text_parts import Name, named, yes
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Payload

Args = Mapping[str, Payload]
Speller = Callable[[Vanguard, Payload], Any]
Own = Callable[[Vanguard, Args], dict[str, Any]]

ABOUT: Final = ("who", "to", "card", "gear", "action", "threat", "sector", "mission", "poi", "event")
INJURY, DANGER = "injury", "danger"  # dice that belong to no Section


class Told:
    """How one kind of event is told: the arguments that are spoken, and what it has words of its own for."""

    __slots__ = ("own", "spoken")

    def __init__(self, own: Own | None = None, **spoken: Speller) -> None:
        self.own = own
        self.spoken = spoken

    def message(self, g: Vanguard, kind: str, args: Args) -> Described:
        said: dict[str, Any] = {name: speller(g, args[name]) for name, speller in self.spoken.items()}
        if self.own is not None:
            said.update(self.own(g, args))
        return Described(f"vanguard-told-{kind}", said, about(args), target=args.get("sector") or None)


def about(args: Args) -> dict[str, Payload]:
    """The pieces of the table that it is about."""
    return {name: args[name] for name in ABOUT if args.get(name)}


# --- spelling one argument ---


def as_it_is(g: Vanguard, value: Payload) -> Payload:
    """A number, or a word that the message chooses by."""
    return value


def a_member(g: Vanguard, value: Payload) -> Name:
    return names.member(g, value)


def a_die(g: Vanguard, value: Payload) -> Name:
    return names.die(value)


def an_icon(g: Vanguard, value: Payload) -> Name:
    return names.icon(value)


def a_sector(g: Vanguard, value: Payload) -> Name:
    return names.sector(g, value)


def a_card(g: Vanguard, value: Payload) -> Name:
    return names.card(g, value)


def a_gear(g: Vanguard, value: Payload) -> Name:
    """Equipment or a Mod of the Lander."""
    return ref(f"vanguard-{value.lower()}" if value in MODS else f"vanguard-gear-{value.lower()}")


def a_timed_card(g: Vanguard, value: Payload) -> Name:
    """What has a Time track: a Threat, a POI or a Global Condition, which has numbers like equipment."""
    if value in THREATS:
        return names.card(g, value)
    return names.poi(g, value) if value in planet_of(g).pois else names.condition(value)


def some_cards(g: Vanguard, value: Payload) -> list[Name]:
    return [names.card(g, one) for one in value]


def looked_at(g: Vanguard, args: Args) -> dict[str, Any]:
    """Cards that somebody has seen; there may have been none."""
    return {"any": yes(args["cards"]), "cards": some_cards(g, args["cards"])}


def a_unique(g: Vanguard, value: Payload) -> Name:
    return ref(f"vanguard-unique-{value}")


def a_mission(g: Vanguard, value: Payload) -> Name:
    return names.mission(value)


def a_poi(g: Vanguard, value: Payload) -> Name:
    return names.poi(g, value)


def a_condition(g: Vanguard, value: Payload) -> Name:
    return names.condition(value)


def an_action(g: Vanguard, value: Payload) -> Name:
    return names.action(g, value)


def a_planet(g: Vanguard, value: Payload) -> Name:
    return ref(f"vanguard-scenario-{value}")


def a_flag(g: Vanguard, value: Payload) -> Name:
    return ref(f"vanguard-flag-{value.lower()}")


def a_mark(g: Vanguard, value: Payload) -> Name:
    """A marker by its name; one that says an action is done for ever is called like the action."""
    return names.action(g, value) if ":" in value else ref(f"vanguard-mark-{value.lower()}")


def a_type(g: Vanguard, value: Payload) -> Name:
    return ref(f"vanguard-type-{value}")


def a_symbol(g: Vanguard, value: Payload) -> Name:
    """What an Injury die shows."""
    return ref(f"vanguard-symbol-{value}")


def a_danger(g: Vanguard, value: Payload) -> Name:
    """What a Danger die shows."""
    return ref(f"vanguard-danger-{value}")


def a_letter(g: Vanguard, value: Payload) -> Name:
    return ref(f"vanguard-letter-{value.lower()}")


def a_lead(g: Vanguard, value: Payload) -> Name:
    """A Lead token by its value, and what it brings besides."""
    token = LEAD_TOKENS[value]
    return named("vanguard-lead", value=token.value, bonus=token.bonus or "none")


def some_leads(g: Vanguard, value: Payload) -> list[Name]:
    return [a_lead(g, one) for one in value]


# --- dice ---


def dice_shown(dice: Sequence[Payload]) -> Name:
    """Names of dice with what they show, grouped by colour: "Basic and Vanguard (red); Damage (Injury)"."""
    groups: dict[str, list[str]] = {group: [] for group in (*COLOURS, INJURY, DANGER)}
    for name, face in dice:
        groups[name if name in groups else colour_of(name)].append(face)
    said = [named(f"vanguard-shown-{group}", faces=_faces(group, faces)) for group, faces in groups.items() if faces]
    shown = said[-1]
    for one in reversed(said[:-1]):
        shown = named("vanguard-shown-next", first=one, next=shown)
    return shown


def pool_shown(dice: Sequence[Payload]) -> Name:
    """Dice of the Roll Pool, which are known by owner, kind and face."""
    return dice_shown([(kind, face) for _, kind, face in dice])


def _faces(group: str, faces: Sequence[str]) -> list[Name]:
    """Each face once, with how many dice show it."""
    met = list(dict.fromkeys(faces))
    return [named("vanguard-shown", n=faces.count(face), face=_face(group, face)) for face in met]


def _face(group: str, face: str) -> Name:
    if group == INJURY:
        return ref(f"vanguard-symbol-{face}")
    return ref(f"vanguard-danger-{face}") if group == DANGER else names.icon(face)
