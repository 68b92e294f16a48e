"""Words about what the team has in common: Supplies, Leads, Discoveries, Success."""

from functools import partial

from starboard.games.vanguard.content.cards import GEAR
from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.content.vocabulary import CHOICE, TYPES
from starboard.games.vanguard.rules.counters import look_at_rank_up
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.leads import deck_of, fetch, find, gain_leads
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.supplies import (
    gain_supplies,
    has_supplies,
    lose_supplies,
    stock_supplies,
    unlimited,
)
from starboard.games.vanguard.rules.tutorial_rules import is_reduced
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure


def do_supply(g: Vanguard, effect: Effect, doing: Doing) -> None:
    gain_supplies(g, effect.number(0))


def can_store(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return not unlimited(g) and g.lander.supplies < g.lander.most_supplies


def do_lose_supply(g: Vanguard, effect: Effect, doing: Doing) -> None:
    lose_supplies(g, effect.number(0))


def supplies_left(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return unlimited(g) or g.lander.supplies > 0


def enough_supplies(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return has_supplies(g, effect.number(0))


def do_stock(g: Vanguard, effect: Effect, doing: Doing) -> None:
    stock_supplies(g, effect.number(0))


def type_meant(g: Vanguard, doing: Doing, word: str) -> Procedure[str]:
    """A type of the user's choice is chosen once in a line (V10)."""
    if word != CHOICE:
        return word
    if not doing.type:
        doing.type = yield from decide(g, partial(_which_type, g, doing))
    return doing.type


def _which_type(g: Vanguard, doing: Doing) -> Ask:
    about = {"card": doing.card, "who": doing.user.section}
    return Ask(doing.decider(g), list(TYPES), "VAN-LEAD-02", "which-type", about=about)


def do_lead(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    type: str = yield from type_meant(g, doing, effect.text(1))
    yield from gain_leads(g, doing.user, effect.number(0), type, doing.card)


def leads_left(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return not is_reduced(g) and bool(g.lead_bag)


def do_sift(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """More tokens are drawn, and as many go back before placing."""
    assert doing.drawing is not None
    doing.drawing.number += effect.number(0)
    doing.drawing.returned += effect.number(0)


def drawing_leads(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """An upgrade helps only with Leads of the equipment it belongs to."""
    if doing.drawing is None or len(g.lead_bag) <= doing.drawing.number:
        return False
    base = GEAR[doing.card].base if doing.card in GEAR else ""
    return not base or doing.drawing.card == base


def do_find(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    type: str = yield from type_meant(g, doing, effect.text(0))
    yield from find(g, type)


def do_fetch(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    type: str = yield from type_meant(g, doing, effect.text(0))
    yield from fetch(g, type, effect.text(1))


def discoveries_left(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """From an empty deck nothing is gained (VAN-DISCOVERY-06); on the first planet there are none."""
    types = TYPES if effect.text(0) == CHOICE else (effect.text(0),)
    return not is_reduced(g) and any([len(deck_of(g, type).deck) > 0 for type in types])


def do_unique(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """The numbered one, or the top of the space; if it is not there, what is printed on the space (VAN-UNIQUE-03)."""
    wanted = effect.number(0) or (g.face_down[0] if g.face_down else 0)
    if wanted not in g.face_down:
        yield from carry_out(g, planet_of(g).unique_empty, Doing(doing.user, "unique-space", "VAN-UNIQUE-03"))
        return
    g.face_down.remove(wanted)
    g.uniques.append(wanted)
    g.reveals += 1
    tell(g, "unique-found", "VAN-UNIQUE-01", number=wanted)
    look_at_rank_up(g)


def do_success(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Tokens of the whole team (VAN-SUCCESS-01)."""
    g.success += effect.number(0)
    g.gained += effect.number(0)
    tell(g, "success", "VAN-SUCCESS-01", count=effect.number(0))
    look_at_rank_up(g)


def do_loss(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Tokens are given back, never below nothing."""
    lost = min(effect.number(0), g.success)
    if lost:
        g.success -= lost
        tell(g, "success-lost", "VAN-SUCCESS-01", count=lost)


WORD_TABLE.update(
    {
        "supply": Word(at_once(do_supply), can_store),
        "losesupply": Word(at_once(do_lose_supply), supplies_left, enough_supplies),
        "stock": Word(at_once(do_stock)),
        "lead": Word(do_lead, leads_left),
        "sift": Word(at_once(do_sift), drawing_leads),
        "find": Word(do_find, discoveries_left),
        "fetch": Word(do_fetch, discoveries_left),
        "unique": Word(do_unique),
        "success": Word(at_once(do_success)),
        "loss": Word(at_once(do_loss)),
    }
)
