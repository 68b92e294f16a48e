"""Step 5: Dice Combos of the hand and of the Global Condition (VAN-COMBO-01)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.cards import SECTION_CARDS
from starboard.games.vanguard.content.lines import Priced
from starboard.games.vanguard.rules.check.payments import can_pay, payments
from starboard.games.vanguard.rules.check.pool import check_now, purse
from starboard.games.vanguard.rules.check.purse import Purse
from starboard.games.vanguard.rules.counters import count_most
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out, offers_anything
from starboard.games.vanguard.rules.lookups import condition_now
from starboard.games.vanguard.rules.spending import named, pay_with
from starboard.games.vanguard.rules.tutorial_script import is_first_lesson
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

COMBO: Final = "combo"
LEFT_IN_POOL: Final = ("keep",)
REFRESHING: Final = ("refresh",)
Combo = tuple[str, str, int]  # "card" or "condition", its id, which of its combos


def dice_combos(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Any number of them in any order, each resolved before the next; none has to be (VAN-COMBO-04, -12)."""
    while True:
        chosen: Combo | None = yield from decide(g, partial(_which, g, who))
        if chosen is None:
            return
        yield from trigger(g, who, chosen)


def _which(g: Vanguard, who: CrewMember) -> Ask:
    return Ask(who.seat, combos(g, who), "VAN-COMBO-01", COMBO, 0, about={"who": who.section})


def combos(g: Vanguard, who: CrewMember) -> list[Combo]:
    """Those that the pool can pay and that would do something: of own cards, not of helpers' (VAN-COMBO-06).

    In the Tutorial's first checks there are none yet (VAN-TUTORIAL-09).
    """
    if not check_now(g).dice or is_first_lesson(g):
        return []
    condition, dice = condition_now(g), purse(g, who, accidents=False)
    found: list[Combo] = []
    for card in sorted(set(who.hand)):
        if _possible(g, who, ("card", card, 0), dice):
            found.append(("card", card, 0))
    for at in range(len(condition.combos)):
        if _possible(g, who, ("condition", condition.id, at), dice):
            found.append(("condition", condition.id, at))
    return found


def _possible(g: Vanguard, who: CrewMember, combo: Combo, having: Purse) -> bool:
    line = line_of(g, combo)
    assert line.requirement is not None
    if not can_pay(having, line.requirement):
        return False
    doing = Doing(who, combo[1], "VAN-COMBO-01", helping=True)
    # It may concern dice of the pool, of which those that pay are no longer any.
    about_what_is_left = _says(line, LEFT_IN_POOL)
    if not about_what_is_left and offers_anything(g, line.outcome, doing):
        return True
    # Whatever else it says, dice that are Spent for it bring nothing more about.
    return (about_what_is_left or _says(line, REFRESHING)) and _does_anything_once_paid(g, line, doing, having)


def _says(line: Priced, words: tuple[str, ...]) -> bool:
    for effects in line.outcome:
        for effect in effects:
            if effect.word in words:
                return True
    return False


def _does_anything_once_paid(g: Vanguard, line: Priced, doing: Doing, having: Purse) -> bool:
    """The dice that pay are Spent before the effect, so that it may Refresh them (V3, VAN-COMBO-04)."""
    assert line.requirement is not None
    for paid in payments(having, line.requirement):
        doing.leaving = [having.dice[at] for at in paid]
        if offers_anything(g, line.outcome, doing):
            return True
    return False


def line_of(g: Vanguard, combo: Combo) -> Priced:
    return SECTION_CARDS[combo[1]].combo if combo[0] == "card" else condition_now(g).combos[combo[2]]


def trigger(g: Vanguard, who: CrewMember, combo: Combo) -> Procedure[None]:
    """Its dice are spent, its effect is resolved; a card is then discarded (VAN-COMBO-02, -03, -05)."""
    line = line_of(g, combo)
    assert line.requirement is not None
    if combo[0] == "card":
        # It lies apart from now on: whoever steps in while the dice are chosen can neither play nor discard it
        # (VAN-CARD-13).
        who.hand.remove(combo[1])
    about = {"who": who.section, "card": combo[1], "times": 1}
    dice = purse(g, who, accidents=False)
    paid = yield from pay_with(g, who, named(dice, payments(dice, line.requirement)), "VAN-COMBO-02", about)
    if not paid:
        take_back(who, combo)
        return
    check = check_now(g)
    check.combos += 1
    count_most(g, "combos", check.combos)
    tell(g, "combo", "VAN-COMBO-02", who=who.section, card=combo[1])
    doing = Doing(who, combo[1], "VAN-COMBO-04", helping=True, kind=combo[0])
    yield from carry_out(g, line.outcome, doing)
    if combo[0] == "card":
        who.deck.discard.append(combo[1])


def take_back(who: CrewMember, combo: Combo) -> None:
    """Its dice are gone with somebody who left play: nothing of it happens (VAN-TEAM-07)."""
    if combo[0] == "card" and who.status == "exploring":
        who.hand.append(combo[1])
