"""Dice of a crew board and Injuries: questions and options (VAN-SPEND-01, VAN-SACRIFICE-01, VAN-INJURY-01)."""

from typing import Final

from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.rules.injuries import EXHAUSTED, RESOLVED
from starboard.games.vanguard.rules.lookups import free_slots, member
from starboard.games.vanguard.rules.paying import ON_BOARD, SACRIFICE, can_sacrifice
from starboard.games.vanguard.rules.readings import SACRIFICE_IN_COLOUR
from starboard.games.vanguard.rules.tutorial_rules import only_scratches
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import names
from starboard.games.vanguard.words.choices import Describer, Prompt, a_card, a_die, asked, plain
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Ask


def spending(g: Vanguard, ask: Ask) -> Described:
    """Without a fitting die a Sacrifice is due (VAN-SPEND-02)."""
    return asked("sacrifice", g, ask) if list(ask.options) == [SACRIFICE] else plain(g, ask)


def a_die_to_spend(g: Vanguard, ask: Ask, option: str) -> Described:
    """Or what takes its place: a Sacrifice, or an Injury with too few dice (VAN-SACRIFICE-03)."""
    if option != SACRIFICE:
        return a_die(g, ask, option)
    wanted = ask.about["colour"] if SACRIFICE_IN_COLOUR in g.options else "any"
    if not can_sacrifice(g, member(g, ask.about["who"]), wanted):
        return no_sacrifice(g, ask)
    return Described("vanguard-choice-spend-sacrifice", at={"who": ask.about["who"]}, rule="VAN-SACRIFICE-01")


def sacrificing(g: Vanguard, ask: Ask) -> Described:
    """Where no die may go Exhausted takes its place (VAN-SACRIFICE-03)."""
    return asked("none", g, ask) if list(ask.options) == [EXHAUSTED] else plain(g, ask)


def a_die_to_sacrifice(g: Vanguard, ask: Ask, option: str) -> Described:
    """Where both an Available one and a Spent one could go, the Available one says so."""
    if option == EXHAUSTED:
        return no_sacrifice(g, ask)
    described = a_die(g, ask, option.removesuffix(ON_BOARD))
    if option.endswith(ON_BOARD):
        described.args = {"die": names.die(option.removesuffix(ON_BOARD))}
        described.text = "vanguard-choice-sacrifice-available"
    return described


def no_sacrifice(g: Vanguard, ask: Ask) -> Described:
    """What comes in the place of a Sacrifice; in the Tutorial nothing does (VAN-TUTORIAL-10)."""
    text = "vanguard-choice-spend-sacrifice" + ("-spared" if only_scratches(g) else "-exhausted")
    return Described(text, at={"who": ask.about["who"]}, rule="VAN-SACRIFICE-01")


def a_column(g: Vanguard, ask: Ask, colour: str) -> Described:
    """With the room that is left in it: a full one pushes a die off (VAN-SLOT-05)."""
    who = member(g, ask.about["who"])
    args = {"colour": colour, "free": free_slots(who, colour)}
    return Described("vanguard-choice-column", args, {"column": colour, "who": who.section})


def an_injury(g: Vanguard, ask: Ask, option: str) -> Described:
    """One of several copies says in which slot it is."""
    card, _, slot = option.partition("@")
    described = a_card(g, ask, card)
    described.at["who"] = ask.about["who"]
    if slot:
        described.at["slot"] = int(slot)
        described.text, described.args = (
            "vanguard-choice-injury-slot",
            {"injury": names.card(g, card), "slot": int(slot)},
        )
    return described


def an_injury_die_to_remove(g: Vanguard, ask: Ask, picked: str) -> Described:
    """One of a column, or one that has been rolled: by its symbol, while that is still to strike."""
    at = {"column": picked, "who": ask.about["who"]}
    if picked in COLOURS or picked == RESOLVED:
        return Described("vanguard-choice-remove-injury-die", {"column": picked}, at)
    return Described("vanguard-choice-remove-injury-die-rolled", {"face": ref(f"vanguard-symbol-{picked}")}, at)


PROMPTS: Final[dict[str, Prompt]] = {
    "spend": spending,
    "sacrifice": sacrificing,
    "refresh": plain,
    "column": plain,
    "pushed": plain,
    "injury-card": plain,
    "cover": plain,
    "uncover": plain,
    "remove-injury": plain,
    "remove-injury-die": plain,
}

OPTIONS: Final[dict[str, Describer]] = {
    "spend": a_die_to_spend,
    "sacrifice": a_die_to_sacrifice,
    "refresh": a_die,
    "column": a_column,
    "pushed": a_die,
    "injury-card": an_injury,
    "cover": an_injury,
    "uncover": an_injury,
    "remove-injury": an_injury,
    "remove-injury-die": an_injury_die_to_remove,
}
