"""Dice: the ten steps of a check, and dice that are refreshed, spent or sacrificed."""

from typing import Any, Final

from starboard.games.vanguard.content.cards import SECTION_CARDS
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.event_parts import (
    Args,
    Told,
    a_die,
    a_member,
    an_action,
    an_icon,
    as_it_is,
    dice_shown,
    pool_shown,
)
from starboard.games.vanguard.words.names import card, condition
from starboard.games.vanguard.words.text_parts import yes


def rolled(g: Vanguard, args: Args) -> dict[str, Any]:
    """A check may be made without a single die."""
    dice = args["dice"]
    return {"any": "yes", "shown": dice_shown(dice)} if dice else {"any": "no"}


def paid(g: Vanguard, args: Args) -> dict[str, Any]:
    dice = args["dice"]
    return {"any": "yes", "shown": pool_shown(dice)} if dice else {"any": "no"}


def combo(g: Vanguard, args: Args) -> dict[str, Any]:
    """Of a Section card or of the Global Condition."""
    id = args["card"]
    return {"card": card(g, id) if id in SECTION_CARDS else condition(id)}


def turned(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"die": a_die(g, args["die"]), "face": an_icon(g, args["face"])}


def track(g: Vanguard, args: Args) -> dict[str, Any]:
    return {"empty": yes(not args["at"]), "at": args["at"]}


CHECKS: Final[dict[str, Told]] = {
    "check-begun": Told(who=a_member),
    "assisted": Told(who=a_member, die=a_die),
    "rolled": Told(rolled, who=a_member),
    "rerolled": Told(rolled),
    "die-turned": Told(turned, who=a_member),
    "converts": Told(who=a_member, colour=as_it_is, icon=an_icon),
    "doubled": Told(icon=an_icon),
    "combo": Told(combo, who=a_member),
    "dice-paid": Told(paid, who=a_member),
    "dice-dropped": Told(paid),
    "check-ended": Told(row=as_it_is),
    "row-marked": Told(row=as_it_is),
    "kept": Told(who=a_member, die=a_die),
    "result": Told(who=a_member, action=an_action, row=as_it_is),
    "track-moved": Told(track, action=an_action, colour=as_it_is),
    # dice on the crew boards
    "refreshed": Told(who=a_member, die=a_die),
    "spent": Told(who=a_member, die=a_die),
    "sacrificed": Told(who=a_member, die=a_die),
    "pushed-off": Told(who=a_member, die=a_die),
}
