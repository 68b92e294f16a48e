"""What things in a seat's view of Star Saga are called in a terminal."""

from typing import Any, Final

from starboard.games.saga.rules.attacks.shields import free_shield_boxes
from starboard.games.saga.rules.campaign.team import NEXUS
from starboard.games.saga.rules.profiles import AGENT, BOSS, PROFILES
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.names import Name, Place, card, facing, model, square
from starboard.render import argument, say
from starboard.texts import Texts

View = dict[str, Any]

SEPARATOR: Final = " · "
ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}


def spoken(texts: Texts, name: Name) -> str:
    """A name as `words.names` gives it, in words."""
    return texts.spoken(argument(name))


def model_name(g: Saga, texts: Texts, name: str) -> str:
    return spoken(texts, model(g, name))


def card_name(texts: Texts, id: str) -> str:
    return spoken(texts, card(id))


def seat_name(g: Saga, texts: Texts, seat: int) -> str:
    """The Mercenaries it leads, or the Nexus; before anybody has chosen, its number."""
    names = [model_name(g, texts, who.model.name) for who in g.mercenaries if who.seat == seat]
    if NEXUS in g.seats[seat]:
        names.append(texts.text("saga-role-nexus"))
    return " + ".join(names) or texts.text("cli-any-seat", number=seat + 1)


def sign(texts: Texts, one: Model) -> str:
    """Two letters on the map: of Minions a letter and their number, which alone says enough from 10 on."""
    letters = texts.text(f"cli-sign-{one.kind}")
    if PROFILES[one.kind].sort != AGENT:
        return letters[:2]
    number = one.name.rpartition("-")[2]
    return f"{letters[:1]}{number}" if len(number) == 1 else number[-2:]


def where(texts: Texts, one: Model) -> str:
    """Its square and the way it looks."""
    if one.waiting:
        return texts.text("cli-saga-waiting", point=one.waiting)
    if one.at is None:
        return ""
    looks = texts.attribute(facing(one.facing)["ref"], "form-in")
    return texts.text("cli-saga-on", square=square(one.at), facing=looks)


def health(g: Saga, texts: Texts, one: Model) -> str:
    """Counters and boxes, free shields if it can have any; Crippled if it is."""
    printed = PROFILES[one.kind]
    shields = free_shield_boxes(g, one) if printed.sort != AGENT else 0
    said = f"{one.wounds}/{printed.boxes}"
    if printed.green and one.wounds >= printed.green:
        said += f" {texts.text('cli-saga-crippled')}"
    return texts.text("cli-saga-health", health=said, shields=shields)


def is_boss(one: Model) -> bool:
    return PROFILES[one.kind].sort == BOSS


def numbered_squares(view: View) -> dict[Place, int]:
    """The squares that the question offers, each with the number of its first option."""
    found: dict[Place, int] = {}
    options = view["ask"]["options"] if view.get("ask") else []
    for number, option in enumerate(options, 1):
        target = option.get("target")
        if target and len(target) == 2:
            found.setdefault((target[0], target[1]), number)
    return found


def hand_in(view: View) -> list[str]:
    """The Nexus cards that the seat may look at."""
    hand = view["state"]["nexus"]["hand"]
    return hand if isinstance(hand, list) else []


def cost(texts: Texts, option: dict[str, Any]) -> str:
    """Squares of a movement; of anything else what is asked says in which coin."""
    moves = option["text"].startswith("saga-choice-move")
    return texts.text("cli-saga-spaces" if moves else "cli-saga-cost", count=option["cost"])


def place(texts: Texts, option: dict[str, Any]) -> str:
    """The square of an option, unless its text says it."""
    target = option.get("target")
    if not target or len(target) != 2:
        return ""
    called = square((target[0], target[1]))
    return "" if called in say(texts, option) else called
