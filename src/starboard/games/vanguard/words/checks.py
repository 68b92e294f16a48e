"""The Dice Check: questions and options (VAN-ROLL-02)."""

from typing import Final

from starboard.games.vanguard.content.cards import DANGER_TABLES
from starboard.games.vanguard.content.spelling import read
from starboard.games.vanguard.rules.check.combos import Combo, line_of
from starboard.games.vanguard.rules.check.dangers import card_struck
from starboard.games.vanguard.rules.check.effects import YES
from starboard.games.vanguard.rules.check.pool import DieName
from starboard.games.vanguard.rules.lookups import member
from starboard.games.vanguard.rules.offered_actions import action_named
from starboard.games.vanguard.rules.spending import Pay
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.card_texts import outcome, requirement, result
from starboard.games.vanguard.words.choices import (
    Describer,
    Prompt,
    a_die,
    a_rolled_die,
    a_use,
    as_name,
    asked,
    danger,
    dice_together,
    in_force,
    letter,
    plain,
    quoted,
    spelled,
)
from starboard.games.vanguard.words.text_parts import Name, named
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Ask

# --- questions ---


def what_is_paid(g: Vanguard, ask: Ask) -> Described:
    """A Dice Combo, a row of a Special Action, or one of its Special Effects."""
    if "card" in ask.about:
        return asked("combo", g, ask)
    return asked("row", g, ask) if "row" in ask.about else asked("effect", g, ask)


def how_often(g: Vanguard, ask: Ask) -> Described:
    """With what the Special Effect does each time."""
    does = as_name(outcome((read(ask.about["does"]),)))
    return Described("vanguard-ask-times", {**spelled(g, ask), "does": does})


# --- dice ---


def a_payment(g: Vanguard, ask: Ask, dice: Pay) -> Described:
    return Described("vanguard-choice-pay", {"dice": dice_together(g, dice)}, {"dice": dice})


def a_turned_die(g: Vanguard, ask: Ask, option: tuple[str, str, str, str]) -> Described:
    """A die, and the face that it would show."""
    owner, kind, face, to = option
    die: DieName = (owner, kind, face)
    args = {"die": dice_together(g, [die]), "to": names.icon(to)}
    return Described("vanguard-choice-turn-die", args, {"die": kind, "owner": owner, "face": face, "to": to})


def an_injury_die(g: Vanguard, ask: Ask, face: str) -> Described:
    """With the Injury card that it would strike now (VAN-INJURYDIE-04)."""
    assert g.check is not None
    card = card_struck(member(g, g.check.who), face)
    symbol = ref(f"vanguard-symbol-{face}")
    if card is None:
        return Described("vanguard-choice-injury-die-harmless", {"face": symbol}, {"face": face})
    args = {"face": symbol, "injury": quoted(names.card(g, card.name))}
    return Described("vanguard-choice-injury-die", args, {"face": face, "card": card.name})


def a_danger_die(g: Vanguard, ask: Ask, die: tuple[str, str]) -> Described:
    """With what its symbol does under its letter."""
    id, face = die
    args = {"letter": letter(g, id), "face": danger(g, face)}
    effect = DANGER_TABLES[id].get(face)
    if effect is None:
        return Described("vanguard-choice-danger-die-harmless", args, {"letter": id, "face": face})
    does = as_name(outcome(effect))
    return Described("vanguard-choice-danger-die", {**args, "does": does}, {"letter": id, "face": face})


# --- what dice pay for ---


def a_combo(g: Vanguard, ask: Ask, combo: Combo) -> Described:
    """A card or the Global Condition, with what it asks for and does."""
    line = line_of(g, combo)
    assert line.requirement is not None
    args = {
        "card": in_force(g, combo[1]),
        "needs": requirement(line.requirement),
        "does": as_name(outcome(line.outcome)),
    }
    return Described("vanguard-choice-combo", args, {"card": combo[1]})


def a_treatment(g: Vanguard, ask: Ask, option: str) -> Described:
    """With what comes of it: either is what the Special Effect looks for (VAN-IMMEDIATE-01, VAN-IMMEDIATE-03)."""
    met = option != ask.about["absent"]
    args = {"icon": spelled(g, ask)["icon"], "then": _straight_to(g, ask.about["row"]) if met else _goes_on()}
    return Described(f"vanguard-choice-treat-as-{option}", args)


def _straight_to(g: Vanguard, colour: str) -> Name:
    """A result that the check does not have is none (VAN-IMMEDIATE-04)."""
    assert g.check is not None
    action = action_named(g, g.check.action)
    if action is None or colour not in action.rows:
        return named("vanguard-check-then", row="none")
    row = action.rows[colour]
    return named("vanguard-check-then", row=colour, does=as_name(result(row.outcome, row.link)))


def _goes_on() -> Name:
    return named("vanguard-check-then", row="on")


def so_many_times(g: Vanguard, ask: Ask, times: int) -> Described:
    return Described("vanguard-choice-times", {"count": times})


def a_row(g: Vanguard, ask: Ask, option: str) -> Described:
    """The result that would be marked, with the one its arrow leads to (VAN-LINK-01), or what is further down."""
    if option != YES:
        return Described("vanguard-choice-mark-row-no")
    action = action_named(g, ask.about["action"])
    assert action is not None
    row = action.rows[ask.about["row"]]
    return Described("vanguard-choice-mark-row-yes", {"does": as_name(result(row.outcome, row.link))})


PROMPTS: Final[dict[str, Prompt]] = {
    "dice": plain,
    "assist": plain,
    "assist-more": plain,
    "modify": plain,
    "pick-dice": plain,
    "turn-die": plain,
    "join": plain,
    "which-injury-die": plain,
    "which-danger-die": plain,
    "combo": plain,
    "pay": what_is_paid,
    "next-injury-die": plain,
    "next-danger-die": plain,
    "treat-as": plain,
    "times": how_often,
    "mark-row": plain,
    "after-failing": plain,
    "keep": plain,
}

OPTIONS: Final[dict[str, Describer]] = {
    "dice": a_die,
    "assist": a_die,
    "assist-more": a_die,
    "modify": a_use,
    "pick-dice": a_rolled_die,
    "turn-die": a_turned_die,
    "join": a_die,
    "which-injury-die": an_injury_die,
    "which-danger-die": a_danger_die,
    "combo": a_combo,
    "pay": a_payment,
    "next-injury-die": an_injury_die,
    "next-danger-die": a_danger_die,
    "treat-as": a_treatment,
    "times": so_many_times,
    "mark-row": a_row,
    "after-failing": a_use,
    "keep": a_rolled_die,
}
