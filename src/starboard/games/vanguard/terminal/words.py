"""What things in a seat's view of ISS Vanguard are called in a terminal."""

from collections.abc import Iterable
from typing import Any, Final

from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.rules.lookups import planet_of, top_poi
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.names import card, die, member, poi, section, sector
from starboard.games.vanguard.words.text_parts import Name
from starboard.kernel.game import Described
from starboard.render import argument
from starboard.texts import Texts

View = dict[str, Any]

SEPARATOR: Final = " · "


def spoken(texts: Texts, name: Name) -> str:
    """A name as `words.names` gives it, in words."""
    return texts.spoken(argument(name))


def said(texts: Texts, described: Described) -> str:
    """A text of a card."""
    return texts.text(described.text, **{name: argument(value) for name, value in described.args.items()})


def member_name(g: Vanguard, texts: Texts, section_id: str) -> str:
    return spoken(texts, member(g, section_id))


def card_name(g: Vanguard, texts: Texts, id: str) -> str:
    return spoken(texts, card(g, id))


def sector_name(g: Vanguard, texts: Texts, number: int) -> str:
    return spoken(texts, sector(g, number))


def poi_name(g: Vanguard, texts: Texts, number: int) -> str:
    """The POI on top in a Sector; "" if there is none."""
    top = top_poi(g, number)
    return spoken(texts, poi(g, top)) if top and top in planet_of(g).pois else ""


def seat_name(g: Vanguard, texts: Texts, seat: int) -> str:
    """The crew it leads; before anybody has been chosen, its Sections."""
    names = [member_name(g, texts, who.section) for who in g.crew if who.seat == seat]
    return " + ".join(names or [spoken(texts, section(one)) for one in g.seats[seat]])


def sign(texts: Texts, section_id: str) -> str:
    """One letter on the map."""
    return texts.text(f"cli-sign-{section_id}")


def dice(texts: Texts, kinds: Iterable[str]) -> str:
    """Dice by name, alike ones counted."""
    found: dict[str, int] = {}
    for kind in sorted(kinds):
        found[kind] = found.get(kind, 0) + 1
    names = [f"{spoken(texts, die(kind))}{f' ×{count}' if count > 1 else ''}" for kind, count in found.items()]
    return ", ".join(names) or texts.text("cli-vanguard-none")


def injuries(texts: Texts, who: CrewMember) -> str:
    return ", ".join([texts.text(f"vanguard-injury-{one.name}") for one in who.injuries])


def columns(who: CrewMember) -> list[str]:
    """Columns of the crew board that hold an Injury die."""
    return [colour for colour in COLOURS if colour in who.injury_dice]


def numbered_sectors(view: View) -> dict[int, int]:
    """The Sectors that the question offers, each with the number of its first option."""
    found: dict[int, int] = {}
    options = view["ask"]["options"] if view.get("ask") else []
    for number, option in enumerate(options, 1):
        target = option.get("target")
        if isinstance(target, int):
            found.setdefault(target, number)
    return found
