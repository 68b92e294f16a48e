"""What crew members do in their turns, and what anybody may do at any time: questions and options (VAN-TURN-01)."""

from typing import Any, Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.content.planet import TRAVEL as TRAVEL_ICON
from starboard.games.vanguard.content.spelling import read
from starboard.games.vanguard.rules import actions
from starboard.games.vanguard.rules.danger import letter_now
from starboard.games.vanguard.rules.lookups import condition_now, member, paths_from
from starboard.games.vanguard.rules.offered_actions import action_named
from starboard.games.vanguard.rules.paying import can_sacrifice
from starboard.games.vanguard.rules.resting import price_of_rest
from starboard.games.vanguard.rules.supplies import unlimited
from starboard.games.vanguard.rules.travel import icons_from
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.action_texts import what_may_come
from starboard.games.vanguard.words.card_texts import one_effect, outcome
from starboard.games.vanguard.words.choices import (
    Describer,
    Prompt,
    a_sector,
    a_use_of,
    as_name,
    asked,
    letter,
    plain,
    quoted,
    spelled,
    worded,
)
from starboard.games.vanguard.words.text_parts import Name, named
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Ask, Payload

EXERT: Final = "exert"


# --- questions ---


def an_offer(g: Vanguard, ask: Ask) -> Described:
    """Help by a card, equipment that changes hands (VAN-GEAR-06), or the core."""
    if ask.rule == "VAN-SETUP-08":
        return asked("core", g, ask)
    return asked("trade", g, ask) if ask.rule == "VAN-GEAR-06" else plain(g, ask)


def leaving(g: Vanguard, ask: Ask) -> Described:
    """With the names of those who would be left behind."""
    behind = [names.member(g, section) for section in ask.about["behind"]]
    return Described("vanguard-ask-lift-off-consent", {**spelled(g, ask), "count": len(behind), "behind": behind})


# --- options of a turn ---


def a_choice_of_a_turn(g: Vanguard, ask: Ask, option: Payload) -> Described:
    kind = option[0]
    if kind in _OF_A_TURN and len(option) > 1:
        return _OF_A_TURN[kind](g, ask, option)
    if kind == actions.REST:
        return a_rest(g, ask)
    return Described(f"vanguard-choice-turn-{kind}", rule=_RULES[kind])


def a_special_action(g: Vanguard, ask: Ask, name: str, sector: int) -> Described:
    """By its name, with the Danger dice that are rolled with it and all that may come of it."""
    action = action_named(g, name)
    assert action is not None, f"no card shows {name}"
    at: dict[str, Payload] = {"card": action.card, "action": name, **({"sector": sector} if sector else {})}
    letters = _letters(g, action)
    args: dict[str, Any] = {"action": names.action(g, name), "count": len(letters), "says": what_may_come(action)}
    text = "vanguard-choice-special"
    if letters:
        args["letters"] = letters
        text += "-danger"
    return Described(text, args, at, rule="VAN-SPECIAL-01")


def _letters(g: Vanguard, action: SpecialAction) -> list[Name]:
    return [letter(g, letter_now(g, one)) for one in action.danger]


def a_way(g: Vanguard, ask: Ask, path: str, sector: int) -> Described:
    """To a Sector, with the icons of the Path in the order in which they are met, and what a Travel icon costs now."""
    start = member(g, ask.about["who"]).sector
    icons = icons_from(g, next(iter([one for one in paths_from(g, start) if one.name == path])), start)
    args: dict[str, Any] = {"sector": names.sector(g, sector)}
    text = "vanguard-choice-way"
    if icons:
        args["icons"] = [path_icon(g, icon) for icon in icons]
        text += "-icons"
    if None in icons:
        condition = condition_now(g)
        args.update(condition=names.condition(condition.id), does=as_name(outcome(condition.travel)))
        text = "vanguard-choice-way-travel"
    return Described(text, args, {"sector": sector, "path": path}, rule="VAN-TRAVEL-01", target=sector)


def path_icon(g: Vanguard, icon: Effect | None) -> Name:
    """An icon of a Path in a word or two."""
    if icon is None:
        return ref("vanguard-way-travel")
    if icon.word == "danger":
        return named("vanguard-way-danger", count=icon.number(0), letter=letter(g, letter_now(g, icon.text(1))))
    if icon.word == "spend":
        return named("vanguard-way-spend", count=icon.number(0), colour=icon.text(1))
    return as_name(one_effect(icon))


def a_rest(g: Vanguard, ask: Ask) -> Described:
    """With its price in Supplies, unless there is no end of them."""
    price = 0 if unlimited(g) else price_of_rest(g, member(g, ask.about["who"]).sector)
    return Described("vanguard-choice-turn-rest", {"count": price}, rule="VAN-REST-01")


def _special(g: Vanguard, ask: Ask, option: Payload) -> Described:
    return a_special_action(g, ask, option[1], option[2])


def _travel(g: Vanguard, ask: Ask, option: Payload) -> Described:
    return a_way(g, ask, option[1], option[2])


def _use(g: Vanguard, ask: Ask, option: Payload) -> Described:
    described = a_use_of(g, (option[1], option[2], option[3], option[4]), moment=True)
    described.rule = "VAN-ACTION-03"
    return described


def _completion(g: Vanguard, ask: Ask, option: Payload) -> Described:
    args = {"mission": quoted(names.mission(option[1]))}
    return Described("vanguard-choice-turn-complete", args, {"mission": option[1]}, rule="VAN-MISSION-03")


def _handing_over(g: Vanguard, ask: Ask, option: Payload) -> Described:
    args = {"who": names.member(g, option[1])}
    return Described("vanguard-choice-turn-hand-core", args, {"who": option[1]}, rule="VAN-SETUP-08")


_OF_A_TURN: Final[dict[str, Describer]] = {
    actions.SPECIAL: _special,
    actions.TRAVEL: _travel,
    actions.USE: _use,
    actions.COMPLETE: _completion,
    actions.HAND_CORE: _handing_over,
}
# The rule of each choice that is a single word.
_RULES: Final = {
    actions.TRAVEL: "VAN-TRAVEL-01",
    actions.PREPARE: "VAN-PREPARE-01",
    actions.LIFT_OFF: "VAN-LIFTOFF-01",
    actions.TRADE: "VAN-GEAR-06",
    actions.TAKE_CORE: "VAN-SETUP-08",
    actions.END_TURN[0]: "VAN-ACTION-05",
}


# --- other options ---


def one_special_action(g: Vanguard, ask: Ask, option: tuple[str, int]) -> Described:
    return a_special_action(g, ask, *option)


def one_way(g: Vanguard, ask: Ask, option: tuple[str, int]) -> Described:
    return a_way(g, ask, *option)


def a_trade(g: Vanguard, ask: Ask, trade: tuple[str, str, str]) -> Described:
    card, giver, taker = trade
    args = {"card": names.card(g, card), "from": names.member(g, giver), "to": names.member(g, taker)}
    return Described("vanguard-choice-trade", args, {"card": card, "who": giver, "to": taker})


def an_icon_of_the_path(g: Vanguard, ask: Ask, icon: str) -> Described:
    """As the rules name it: the Travel icon, or an effect in the language of the cards."""
    described = path_icon(g, None if icon == TRAVEL_ICON else read(icon)[0])
    return Described(described["ref"], described.get("args", {}), {"icon": icon})


# --- at any time ---


def an_aside(g: Vanguard, aside: Payload) -> Described:
    """Exert, or an ability that waits for no moment (VAN-EXERT-01, VAN-SKILL-02)."""
    if aside[1] == EXERT:
        who = member(g, aside[2])
        text = "vanguard-aside-exert" if can_sacrifice(g, who) else "vanguard-aside-exert-exhausted"
        return Described(text, {"who": names.member(g, who.section)}, {"who": who.section}, rule="VAN-EXERT-01")
    described = a_use_of(g, (aside[1], aside[2], aside[3], aside[4]))
    described.text, described.rule = "vanguard-choice-use-of", "VAN-SKILL-02"
    return described


PROMPTS: Final[dict[str, Prompt]] = {
    "turn": plain,
    "special": plain,
    "path": plain,
    "path-icon": plain,
    "step-to": plain,
    "place": plain,
    "prepare": plain,
    "trade": plain,
    "accept-help": an_offer,
    "lift-off-consent": leaving,
    "step-in": plain,
}

OPTIONS: Final[dict[str, Describer]] = {
    "turn": a_choice_of_a_turn,
    "special": one_special_action,
    "path": one_way,
    "path-icon": an_icon_of_the_path,
    "step-to": a_sector,
    "place": a_sector,
    "prepare": worded,
    "trade": a_trade,
    "accept-help": worded,
    "lift-off-consent": worded,
    "step-in": worded,
}
