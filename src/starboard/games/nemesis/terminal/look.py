"""What a component does: found by its name, its id or, for a Room, its number on the board."""

from collections.abc import Iterable, Iterator

from starboard.games.nemesis.content.attacks import ATTACKS
from starboard.games.nemesis.content.cards import CARDS, CHARACTERS
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS
from starboard.games.nemesis.content.items import ITEMS, RECIPES, Item
from starboard.games.nemesis.content.objectives import OBJECTIVES
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.weaknesses import WEAKNESSES
from starboard.games.nemesis.state.pieces import CONTAMINATED
from starboard.games.nemesis.terminal.linear import room_line
from starboard.games.nemesis.terminal.words import State
from starboard.texts import Ref, Texts

MOST = 6  # components shown at once; the names of the others follow

COMPONENTS: dict[str, Iterable[str]] = {
    "room": TILES,
    "item": ITEMS,
    "card": (*CARDS, *CONTAMINATED),
    "character": CHARACTERS,
    "intruder": ("larva", "creeper", "adult", "breeder", "queen"),
    "object": ("egg", "carcass", "corpse", "blue-corpse"),
    "event": EVENTS,
    "attack": dict.fromkeys(card.effect for card in ATTACKS.values()),
    "wound": ("body", "arm", "hand", "leg", "bleeding"),
    "weakness": WEAKNESSES,
    "objective": OBJECTIVES,
    "token": ("malfunction", "doors", "fire", "slime", "danger", "silence"),
    "noise": ("1", "2", "3", "4", "silence", "danger"),
    "combat": ("blank", "creeper", "adult", "hit", "double"),
    "planet": ("earth", "mars", "venus", "deep-space"),
    "hunter": HUNTER_CARDS,
}


def look(g: State, seat: int, texts: Texts, words: str) -> list[str]:
    wanted = as_typed(words.strip())
    if wanted.isdecimal() and 0 < int(wanted) < len(g["tiles"]):
        return look_at_room(g, seat, texts, int(wanted))
    found = matching(texts, wanted)
    lines = [line for kind, name in found[:MOST] for line in component(texts, kind, name)]
    if len(found) > MOST:
        rest = [texts.text(f"nemesis-{kind}-{name}") for kind, name in found[MOST:]]
        lines.append(texts.text("cli-look-more", names=", ".join(dict.fromkeys(rest))))
    return lines


def look_at_room(g: State, seat: int, texts: Texts, number: int) -> list[str]:
    tile = g["tiles"][number]
    about = component(texts, "room", tile) if tile in TILES else []
    return [room_line(g, seat, texts, number), *about]


def matching(texts: Texts, wanted: str) -> list[tuple[str, str]]:
    """Those called exactly so, or else those whose name begins with it, or else has it somewhere."""
    names = [(kind, name, as_typed(texts.text(f"nemesis-{kind}-{name}"))) for kind, name in everything()]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        if found := [(kind, name) for kind, name, said in names if fits(said, wanted) or name == wanted]:
            return found
    return []


def as_typed(text: str) -> str:
    """Names are compared as people type them: small letters, the straight apostrophe, ordinary spaces."""
    return " ".join(text.casefold().replace("’", "'").split())


def everything() -> Iterator[tuple[str, str]]:
    for kind, names in COMPONENTS.items():
        for name in names:
            yield kind, name


def component(texts: Texts, kind: str, name: str) -> list[str]:
    """Its kind, name and facts in a line, and what it does in the next."""
    message = f"nemesis-{kind}-{name}"
    heading = ", ".join([texts.text(f"cli-kind-{kind}", name=texts.text(message)), *facts(texts, kind, name)])
    lines = [heading]
    if texts.has(f"{message}.quest"):
        lines.append("  " + texts.attribute(message, "quest"))
    if texts.has(f"{message}.text"):
        lines.append("  " + texts.attribute(message, "text"))
    return lines


def facts(texts: Texts, kind: str, name: str) -> list[str]:
    if kind == "room":
        tile = TILES[name]
        computer = [texts.text("cli-plain-computer")] if tile.computer else []
        return [texts.text(f"nemesis-colour-{tile.colour}"), *computer]
    if kind == "card" and name in CARDS:
        return [texts.text("cli-cost", count=CARDS[name].cost), texts.text(f"cli-use-{CARDS[name].use}")]
    return item_facts(texts, ITEMS[name]) if kind == "item" else []


def item_facts(texts: Texts, item: Item) -> list[str]:
    said = []
    if item.cost is not None:
        said += [texts.text("cli-cost", count=item.cost), texts.text(f"cli-use-{item.use}")]
    if item.component:
        said.append(texts.text(f"cli-component-{item.component}"))
    if item.id in RECIPES:
        made_of = [Ref(f"cli-component-{part}") for part in RECIPES[item.id]]
        said.append(texts.text("cli-crafted-from", parts=made_of))
    return said
