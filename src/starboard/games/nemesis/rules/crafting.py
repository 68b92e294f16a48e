"""Crafting Items from two components (NEM-CRAFT)."""

from starboard.games.nemesis.content.items import ITEMS, RECIPES, TOOL, YELLOW, weapon_of
from starboard.games.nemesis.rules.items import all_items, discard_item, receive
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal
from starboard.kernel.visibility import EVERYBODY

NO_COMPONENTS = Refusal("NEM-CRAFT-01", "no-components")


def suppliers(who: Character, component: str, yellow_tools: bool) -> list[str]:
    """Items that supply a component; for the ingenious any yellow Item is a tool."""
    return [
        item
        for item in all_items(who)
        if ITEMS[item].component == component or (yellow_tools and component == TOOL and ITEMS[item].colour == YELLOW)
    ]


def pairs(who: Character, recipe: str, yellow_tools: bool) -> list[tuple[str, str]]:
    """The pairs of one's own Items that make the recipe, one component each (NEM-CRAFT-01)."""
    first, second = RECIPES[recipe]
    found: list[tuple[str, str]] = []
    owned = all_items(who)
    for a in suppliers(who, first, yellow_tools):
        for b in suppliers(who, second, yellow_tools):
            if (a != b or owned.count(a) > 1) and (a, b) not in found:
                found.append((a, b))
    return sorted(found)


def craftable(g: Nemesis, who: Character, yellow_tools: bool) -> list[str]:
    """What the components allow and the open deck still holds (NEM-CRAFT-03)."""
    return [recipe for recipe in RECIPES if recipe in g.crafted and pairs(who, recipe, yellow_tools)]


def why_no_craft(g: Nemesis, who: Character) -> Refusal | None:
    return None if craftable(g, who, yellow_tools=False) else NO_COMPONENTS


def why_no_ingenious_craft(g: Nemesis, who: Character) -> Refusal | None:
    return None if craftable(g, who, yellow_tools=True) else NO_COMPONENTS


def craft(g: Nemesis, who: Character) -> Procedure[None]:
    yield from craft_from(g, who, yellow_tools=False)


def craft_ingeniously(g: Nemesis, who: Character) -> Procedure[None]:
    yield from craft_from(g, who, yellow_tools=True)


def craft_from(g: Nemesis, who: Character, yellow_tools: bool) -> Procedure[None]:
    """Discard two Items with the required components and take the Crafted Item (NEM-ACTION-19)."""
    made: str = yield Ask(who.seat, craftable(g, who, yellow_tools), "NEM-CRAFT-01", "craft", private=True)
    used: tuple[str, str] = yield Ask(
        who.seat, pairs(who, made, yellow_tools), "NEM-CRAFT-01", "components", about={"item": made}, private=True
    )
    for component in used:
        discard_item(g, who, component, "NEM-CRAFT-05")
    g.crafted.remove(made)
    tell(g, "crafted", "NEM-CRAFT-01", who=who.seat, item=made, components=used)
    weapon = weapon_of(made)
    yield from receive(g, who, made, weapon.capacity if weapon else 0, EVERYBODY)  # NEM-CRAFT-02
