"""Words about crew members: the dice of their boards, their cards and Charges."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.concerned import anybody, concerned, could_mean, everybody, fitting, somebody
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.filters import matches
from starboard.games.vanguard.rules.hands import discard, draw, peek, recover
from starboard.games.vanguard.rules.paying import sacrifice, sacrifices_left, spend
from starboard.games.vanguard.rules.printed_abilities import CARD
from starboard.games.vanguard.rules.refreshing import is_refreshable, refresh, refreshable_after
from starboard.games.vanguard.rules.tutorial_rules import is_reduced, only_scratches
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

LOSE: Final = "lose"
LOSE_CHARGE: Final = "lose-charge"

# --- dice of the board ---


def do_refresh(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    kind = effect.text(1)
    among = fitting(g, doing, effect.text(2), lambda _, who: is_refreshable(who, kind))
    for who in (yield from concerned(g, doing, effect.text(2), among)):
        yield from refresh(g, who, effect.number(0), kind)


def can_refresh(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    kind = effect.text(1)
    for who in could_mean(g, doing, effect.text(2)):
        if refreshable_after(who, kind, doing.leaving):
            return True
    return False


def do_spend(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(2))):
        yield from spend(g, who, effect.number(0), effect.text(1), must=not doing.is_cost)


def do_sacrifice(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(2))):
        for _ in range(effect.number(0)):
            yield from sacrifice(g, who, effect.text(1), must=not doing.is_cost)


def can_spend(g: Vanguard, who: CrewMember, effect: Effect, doing: Doing) -> bool:
    """Other payments count (VAN-CHOICE-02), but in the Tutorial Exhausted is none (VAN-TUTORIAL-17)."""
    if not only_scratches(g):
        return True
    missing = effect.number(0) - len([die for die in who.available if matches(die, effect.text(1))])
    return missing <= 0 or missing <= sacrifices_left(g, who)


def can_sacrifice_all(g: Vanguard, who: CrewMember, effect: Effect, doing: Doing) -> bool:
    return not only_scratches(g) or effect.number(0) <= sacrifices_left(g, who, effect.text(1))


# --- cards ---


def do_draw(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_cards))):
        yield from draw(g, who, effect.number(0))


def has_cards(g: Vanguard, who: CrewMember) -> bool:
    return len(who.deck) > 0 or bool(who.deck.discard)


def do_discard(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_hand))):
        for _ in range(effect.number(0)):
            yield from discard(g, who, must=not doing.is_cost)


def has_hand(g: Vanguard, who: CrewMember) -> bool:
    return bool(who.hand)


def can_discard(g: Vanguard, who: CrewMember, effect: Effect, doing: Doing) -> bool:
    """The card that is being played cannot pay for itself (VAN-CARD-13)."""
    played = 1 if doing.kind == CARD and doing.card in who.hand and doing.user is who else 0
    return len(who.hand) - played >= effect.number(0)


def do_recover(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    yield from recover(g, doing.user, effect.number(0))


def can_recover(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return bool(doing.user.deck.discard)


def do_peek(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    yield from peek(g, doing.user, effect.number(0))


def can_peek(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return len(doing.user.deck) > 0


# --- Charges ---


def do_charge(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Above the number of the card too (VAN-CHARGE-01); on the first planet there are none."""
    for who in (yield from concerned(g, doing, effect.text(1))):
        if not is_reduced(g):
            who.charges += effect.number(0)
            tell(g, "charges-gained", "VAN-CHARGE-01", who=who.section, count=effect.number(0))


def charges_exist(g: Vanguard, who: CrewMember) -> bool:
    return not is_reduced(g)


def do_lose_charge(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_charge))):
        if not doing.is_cost:
            yield from decide(g, partial(_about_to_lose, who, effect.number(0)), who)
        lost = min(effect.number(0), who.charges)
        if lost:
            who.charges -= lost
            tell(g, "charges-lost", "VAN-CHARGE-01", who=who.section, count=lost)


def _about_to_lose(who: CrewMember, number: int) -> Ask:
    """A Charge may still be used before it is lost (VAN-EXERT-07)."""
    about = {"who": who.section, "count": number}
    return Ask(who.seat, [LOSE] if who.charges else [], "VAN-CHARGE-01", LOSE_CHARGE, about=about)


def has_charge(g: Vanguard, who: CrewMember) -> bool:
    return bool(who.charges > 0)


def enough_charges(g: Vanguard, who: CrewMember, effect: Effect, doing: Doing) -> bool:
    return bool(who.charges >= effect.number(0))


WORD_TABLE.update(
    {
        "refresh": Word(do_refresh, can_refresh),
        "spend": Word(do_spend, anybody(2), everybody(2, can_spend)),
        "sac": Word(do_sacrifice, anybody(2), everybody(2, can_sacrifice_all)),
        "draw": Word(do_draw, somebody(1, has_cards)),
        "discard": Word(do_discard, somebody(1, has_hand), everybody(1, can_discard)),
        "recover": Word(do_recover, can_recover),
        "peek": Word(do_peek, can_peek),
        "charge": Word(do_charge, somebody(1, charges_exist)),
        "losecharge": Word(do_lose_charge, somebody(1, has_charge), everybody(1, enough_charges)),
    }
)
