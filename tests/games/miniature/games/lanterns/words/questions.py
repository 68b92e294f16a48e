"""What a seat is asked, and what it may choose: texts, places on the board, prices, rules."""

from collections.abc import Callable
from typing import Final

from starboard.games.lanterns.content.box import SPARKS
from starboard.games.lanterns.content.halls import Square
from starboard.games.lanterns.rules.actions import ACTIONS
from starboard.games.lanterns.rules.grid import line
from starboard.games.lanterns.rules.keeper import DOUSE, PROWL, STRIKE
from starboard.games.lanterns.rules.kindling import burnt
from starboard.games.lanterns.rules.places import keepers_ways, wanderer, ways
from starboard.games.lanterns.rules.setting_out import FIRST
from starboard.games.lanterns.rules.striking import light_on
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.games.lanterns.words.names import card, role, spelled, square
from starboard.kernel.game import Described
from starboard.kernel.pages import PAGE
from starboard.kernel.requests import Ask, Payload

KEEPERS_RULES: Final = {PROWL: "LAN-WALK-01", STRIKE: "LAN-STRIKE-01", DOUSE: "LAN-DOUSE-01"}


def describe_ask(g: Lanterns, ask: Ask) -> Described:
    """The question as its seat reads it."""
    args = {name: spelled(name, value) for name, value in ask.about.items()}
    if ask.kind == PAGE:
        args = {"scenario": spelled("scenario", ask.about["page"])}
    return Described(f"lanterns-ask-{ask.kind}", args, rule=ask.rule)


def describe_option(g: Lanterns, ask: Ask, option: Payload) -> Described:
    """One option of a question, on offer or refused; None is the choice to pick nothing."""
    if option is None:
        return Described(f"lanterns-none-{ask.kind}", rule=ask.rule)
    described = DESCRIBERS[ask.kind](g, ask, option)
    described.rule = described.rule or ask.rule
    return described


def an_action(g: Lanterns, ask: Ask, option: str) -> Described:
    action = ACTIONS[option]
    if action.card:
        return Described("lanterns-action-play", {"card": card(action.card)}, {"card": action.card}, rule=action.rule)
    return Described(f"lanterns-action-{option}", rule=action.rule)


def a_walk(g: Lanterns, ask: Ask, option: Square) -> Described:
    """With the way there."""
    path = ways(g, wanderer(g, ask.about["who"])).get(option, [])
    return Described("lanterns-square", {"square": square(option)}, target=option, line=path)


def a_leap(g: Lanterns, ask: Ask, option: Square) -> Described:
    between = line(wanderer(g, ask.about["who"]).at, option)
    return Described("lanterns-square", {"square": square(option)}, target=option, line=between)


def a_throw(g: Lanterns, ask: Ask, option: Square) -> Described:
    """With the line it flies along and the squares that burn."""
    between = line(wanderer(g, ask.about["who"]).at, option)
    return Described(
        "lanterns-square", {"square": square(option)}, cost=1, target=option, line=between, area=burnt(g, option)
    )


def a_lantern(g: Lanterns, ask: Ask, option: str) -> Described:
    return Described("lanterns-lantern", {"lantern": option}, {"lantern": option}, target=g.lanterns[option].at)


def some_oil(g: Lanterns, ask: Ask, option: int) -> Described:
    """With the dice it makes."""
    dice = SPARKS[ask.about["who"]] + option
    return Described("lanterns-pour", {"oil": option, "dice": dice}, cost=option)


def where_to(g: Lanterns, ask: Ask, option: str) -> Described:
    return Described(f"lanterns-bury-{option}")


def a_vow(g: Lanterns, ask: Ask, option: str) -> Described:
    """The two are named by their places; what they are only their player can read."""
    name = wanderer(g, ask.about["who"]).vows[0 if option == FIRST else 1]
    return Described(f"lanterns-vow-{name}", at={"vow": name})


def a_reaction(g: Lanterns, ask: Ask, option: str) -> Described:
    return Described("lanterns-react-flare", {"who": role(option)}, {"card": "flare"}, target=wanderer(g, option).at)


def a_choice(g: Lanterns, ask: Ask, option: str) -> Described:
    return Described(f"lanterns-choice-{option}")


def a_prowl(g: Lanterns, ask: Ask, option: str) -> Described:
    return Described(f"lanterns-keeper-{option}", rule=KEEPERS_RULES.get(option, ""))


def a_keepers_walk(g: Lanterns, ask: Ask, option: Square) -> Described:
    path = keepers_ways(g).get(option, [])
    return Described("lanterns-square", {"square": square(option)}, target=option, line=path)


def a_target(g: Lanterns, ask: Ask, option: str) -> Described:
    """With the line of sight, and the dice that will stand against the blow."""
    who = wanderer(g, option)
    args = {"who": role(option), "flames": who.flames, "light": light_on(g, who)}
    return Described("lanterns-target", args, {"seat": who.seat}, target=who.at, line=line(g.keeper.at, who.at))


DESCRIBERS: Final[dict[str, Callable[[Lanterns, Ask, Payload], Described]]] = {
    "act": an_action,
    "walk-to": a_walk,
    "leap-to": a_leap,
    "throw-at": a_throw,
    "kindle-which": a_lantern,
    "fuel": some_oil,
    "bury": where_to,
    "vow": a_vow,
    "react": a_reaction,
    PAGE: a_choice,
    "prowl": a_prowl,
    "prowl-to": a_keepers_walk,
    "strike-whom": a_target,
    "douse-which": a_lantern,
}
