"""Carrying out effects: options are chosen, then everything is done in its order (VAN-CHOICE-01, VAN-RESULT-08)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.lines import Effects, Outcome
from starboard.games.vanguard.content.spelling import spelled
from starboard.games.vanguard.rules.conditions import hold
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.planet_listeners import note_effect, note_endless
from starboard.games.vanguard.rules.secret_order import note_what_guards_tell
from starboard.games.vanguard.rules.tutorial_script import options_of_first_walk
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

OPTION: Final = "option"  # the kind of question: which of the effects that a card offers
MOST_IN_CHAIN: Final = 300  # effects that follow from one thing somebody did
DEEPEST_CHAIN: Final = 25


def carry_out(g: Vanguard, outcome: Outcome, doing: Doing) -> Procedure[None]:
    """Choose one of the options, if there are several, and do all of it in the printed order."""
    at = 0
    if len(outcome) > 1:
        at = yield from decide(g, partial(_which, g, outcome, doing))
    yield from do_all(g, outcome[at], doing)


def do_all(g: Vanguard, effects: Effects, doing: Doing) -> Procedure[None]:
    """Effects one after another; whether a condition holds is looked at when its effect is reached.

    Those of a planet that somebody wrote could bring about one another without end: then no more of them are done.
    """
    g.chain_depth += 1
    doing.line = effects
    for effect in effects:
        if effect.guard:
            note_what_guards_tell(g, effect.guard)
            if not hold(g, effect.guard, doing.sector):
                continue
        g.chain += 1
        if g.chain > MOST_IN_CHAIN or g.chain_depth > DEEPEST_CHAIN:
            note_endless(doing.card)
            break
        note_effect(effect)
        yield from WORD_TABLE[effect.word].do(g, effect, doing)
    g.chain_depth -= 1
    if not g.chain_depth:
        g.chain = 0


def pay_all(g: Vanguard, cost: Effects, doing: Doing) -> Procedure[None]:
    """A cost, in its order (V1)."""
    doing.is_cost = True
    for effect in cost:
        yield from WORD_TABLE[effect.word].pay(g, effect, doing)


def _which(g: Vanguard, outcome: Outcome, doing: Doing) -> Ask:
    legal = legal_options(g, outcome, doing)
    offered = options_of_first_walk(g, outcome, doing.rule, legal)
    said = tuple([spelled(effects) for effects in outcome])
    about = {"card": doing.card, "who": doing.user.section, "options": said}
    blocked = partial(_blocked, g, outcome, doing, legal)
    cut = len(offered) < len(legal)  # what the Tutorial's script leaves is still done by its player
    return Ask(doing.decider(g), offered, "VAN-CHOICE-01", OPTION, about=about, blocked=blocked, confirm=cut)


def legal_options(g: Vanguard, outcome: Outcome, doing: Doing) -> list[int]:
    """Options that can be paid in full; of those that would do nothing none while another does something (X17)."""
    places = list(range(len(outcome)))
    payable = [at for at in places if can_be_paid(g, outcome[at], doing)]
    useful = [at for at in payable if could_do_anything(g, outcome[at], doing)]
    return useful or payable or places  # VAN-CHOICE-03


def can_be_paid(g: Vanguard, effects: Effects, doing: Doing) -> bool:
    """Whether nothing of it asks for more than there is (VAN-CHOICE-01); other payments count (VAN-CHOICE-02)."""
    for effect in effects:
        if effect.guard and not hold(g, effect.guard, doing.sector):
            continue
        if not WORD_TABLE[effect.word].payable(g, effect, doing):
            return False
    return True


def could_do_anything(g: Vanguard, effects: Effects, doing: Doing) -> bool:
    """Whether any part of it would change something (V4)."""
    for effect in effects:
        if effect.guard and not hold(g, effect.guard, doing.sector):
            continue
        if WORD_TABLE[effect.word].could(g, effect, doing):
            return True
    return False


def offers_anything(g: Vanguard, outcome: Outcome, doing: Doing) -> bool:
    """Whether any part of any option would change something."""
    for effects in outcome:
        for effect in effects:
            if effect.guard and not hold(g, effect.guard, doing.sector):
                continue
            if WORD_TABLE[effect.word].could(g, effect, doing):
                return True
    return False


def _blocked(g: Vanguard, outcome: Outcome, doing: Doing, legal: list[int]) -> Blocked:
    found: Blocked = []
    for at in range(len(outcome)):
        if at not in legal:
            short = not can_be_paid(g, outcome[at], doing)
            found.append((at, Refusal("VAN-CHOICE-01", "cannot-pay" if short else "does-nothing")))
    return found
