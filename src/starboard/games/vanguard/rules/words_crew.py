"""Words about crew members: their dice, cards, Charges and Injuries; Supplies, Leads and Success of the team."""

from collections.abc import Callable

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.content.vocabulary import CHOICE, TYPES
from starboard.games.vanguard.rules.abilities import CARD
from starboard.games.vanguard.rules.concerned import concerned
from starboard.games.vanguard.rules.counters import look_at_rank_up
from starboard.games.vanguard.rules.danger import roll_danger
from starboard.games.vanguard.rules.doing import Doing, candidates, means_one
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.hands import discard, draw, peek, recover
from starboard.games.vanguard.rules.injuries import (
    cover,
    coverable,
    gain_injury,
    has_injury_die,
    remove_injury,
    remove_injury_die,
    uncover,
)
from starboard.games.vanguard.rules.leads import fetch, find, gain_leads
from starboard.games.vanguard.rules.lookups import member, planet_of
from starboard.games.vanguard.rules.paying import sacrifice, spend
from starboard.games.vanguard.rules.refreshing import refresh, refreshable
from starboard.games.vanguard.rules.supplies import (
    gain_supplies,
    has_supplies,
    lose_supplies,
    stock_supplies,
    unlimited,
)
from starboard.games.vanguard.rules.tutorial_rules import is_reduced, only_scratches
from starboard.games.vanguard.rules.word_table import WORD_TABLE, Looked, Word, at_once
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

Judged = Callable[[Vanguard, CrewMember], bool]


def fitting(g: Vanguard, doing: Doing, word: str, judged: Judged) -> list[CrewMember]:
    """Those whom a word could mean and for whom something would come of it."""
    if word in doing.chosen:
        return [who for who in [member(g, doing.chosen[word])] if judged(g, who)]
    return [who for who in candidates(g, doing, word) if judged(g, who)]


def somebody(at: int, judged: Judged) -> Looked:
    """Whether there is anybody for whom something would come of it; the argument at this place says who is meant."""

    def could(g: Vanguard, effect: Effect, doing: Doing) -> bool:
        return bool(fitting(g, doing, effect.text(at), judged))

    return could


def everybody(at: int, judged: Callable[[Vanguard, CrewMember, Effect, Doing], bool]) -> Looked:
    """Whether all who are meant can pay; of "one" and its like, one of them."""

    def payable(g: Vanguard, effect: Effect, doing: Doing) -> bool:
        found = [judged(g, who, effect, doing) for who in candidates(g, doing, effect.text(at))]
        return any(found) if means_one(effect.text(at)) else all(found)

    return payable


# --- dice of the board ---


def do_refresh(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    kind = effect.text(1)
    among = fitting(g, doing, effect.text(2), lambda _, who: bool(refreshable(who, kind)))
    for who in (yield from concerned(g, doing, effect.text(2), among)):
        yield from refresh(g, who, effect.number(0), kind)


def can_refresh(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    kind = effect.text(1)
    return bool(fitting(g, doing, effect.text(2), lambda _, who: bool(refreshable(who, kind))))


def do_spend(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(2))):
        yield from spend(g, who, effect.number(0), effect.text(1))


def do_sacrifice(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(2))):
        for _ in range(effect.number(0)):
            yield from sacrifice(g, who, effect.text(1))


def anybody_meant(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return bool(candidates(g, doing, effect.text(2)))


# --- cards ---


def do_draw(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_cards))):
        yield from draw(g, who, effect.number(0))


def has_cards(g: Vanguard, who: CrewMember) -> bool:
    return len(who.deck) > 0 or bool(who.deck.discard)


def do_discard(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_hand))):
        for _ in range(effect.number(0)):
            yield from discard(g, who)


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


# --- the team's things ---


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
        lost = min(effect.number(0), who.charges)
        if lost:
            who.charges -= lost
            tell(g, "charges-lost", "VAN-CHARGE-01", who=who.section, count=lost)


def has_charge(g: Vanguard, who: CrewMember) -> bool:
    return bool(who.charges > 0)


def enough_charges(g: Vanguard, who: CrewMember, effect: Effect, doing: Doing) -> bool:
    return bool(who.charges >= effect.number(0))


def type_meant(g: Vanguard, doing: Doing, word: str) -> Procedure[str]:
    """A type of the user's choice is chosen once in a line (V10)."""
    if word != CHOICE:
        return word
    if not doing.type:
        about = {"card": doing.card, "who": doing.user.section}
        doing.type = yield Ask(doing.decider(g), list(TYPES), "VAN-LEAD-02", "which-type", about=about)
    return doing.type


def do_lead(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    type: str = yield from type_meant(g, doing, effect.text(1))
    yield from gain_leads(g, doing.user, effect.number(0), type)


def leads_left(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return not is_reduced(g) and bool(g.lead_bag)


def do_sift(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """More tokens are drawn, and as many go back before placing."""
    assert doing.drawing is not None
    doing.drawing.number += effect.number(0)
    doing.drawing.returned += effect.number(0)


def drawing_leads(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return doing.drawing is not None and len(g.lead_bag) > doing.drawing.number


def do_find(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    type: str = yield from type_meant(g, doing, effect.text(0))
    yield from find(g, type)
    look_at_rank_up(g)


def do_fetch(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    type: str = yield from type_meant(g, doing, effect.text(0))
    yield from fetch(g, type, effect.text(1))
    look_at_rank_up(g)


def discoveries_exist(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return not is_reduced(g)


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


# --- harm and healing ---


def do_hurt(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1))):
        if who.status == "exploring":
            yield from gain_injury(g, who, effect.text(0))


def can_be_hurt(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    if only_scratches(g) and effect.text(0) != "just-a-scratch":
        return False
    return bool(candidates(g, doing, effect.text(1)))


def do_unhurt(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The Injury that is about to be gained is not (V5)."""
    assert doing.hurting is not None
    tell(g, "injury-prevented", "VAN-INJURY-01", who=doing.hurting.who.section, injury=doing.hurting.name)
    doing.hurting.name = ""


def do_soften(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Another one is gained instead (X2, X3)."""
    assert doing.hurting is not None
    tell(g, "injury-softened", "VAN-INJURY-03", who=doing.hurting.who.section, injury=effect.text(0))
    doing.hurting.name = effect.text(0)


def about_to_be_hurt(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return doing.hurting is not None and doing.hurting.name != ""


def could_be_softer(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return doing.hurting is not None and doing.hurting.name not in ("", effect.text(0))


def do_undie(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_injury_die))):
        for _ in range(effect.number(0)):
            if has_injury_die(g, who):
                yield from remove_injury_die(g, who)


def do_cover(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), is_coverable))):
        for _ in range(effect.number(0)):
            if coverable(g, who):
                yield from cover(g, who)


def is_coverable(g: Vanguard, who: CrewMember) -> bool:
    return bool(coverable(g, who))


def do_uncover(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), has_covered))):
        for _ in range(effect.number(0)):
            if has_covered(g, who):
                yield from uncover(g, who)


def has_covered(g: Vanguard, who: CrewMember) -> bool:
    return any([one.covered for one in who.injuries])


def do_cure(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """One card and one die if both exist, otherwise what exists (X6)."""
    for who in (yield from concerned(g, doing, effect.text(1), fitting(g, doing, effect.text(1), is_curable))):
        for _ in range(effect.number(0)):
            if who.injuries:
                yield from remove_injury(g, who)
            if has_injury_die(g, who):
                yield from remove_injury_die(g, who)


def is_curable(g: Vanguard, who: CrewMember) -> bool:
    return bool(who.injuries) or has_injury_die(g, who)


def do_danger(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in (yield from concerned(g, doing, effect.text(2))):
        if who.status == "exploring":
            yield from roll_danger(g, who, effect.number(0), effect.text(1))


WORD_TABLE.update(
    {
        "refresh": Word(do_refresh, can_refresh),
        "spend": Word(do_spend, anybody_meant),
        "sac": Word(do_sacrifice, anybody_meant),
        "draw": Word(do_draw, somebody(1, has_cards)),
        "discard": Word(do_discard, somebody(1, has_hand), everybody(1, can_discard)),
        "recover": Word(do_recover, can_recover),
        "peek": Word(do_peek, can_peek),
        "supply": Word(at_once(do_supply), can_store),
        "losesupply": Word(at_once(do_lose_supply), supplies_left, enough_supplies),
        "stock": Word(at_once(do_stock)),
        "charge": Word(do_charge, somebody(1, charges_exist)),
        "losecharge": Word(do_lose_charge, somebody(1, has_charge), everybody(1, enough_charges)),
        "lead": Word(do_lead, leads_left),
        "sift": Word(at_once(do_sift), drawing_leads),
        "find": Word(do_find, discoveries_exist),
        "fetch": Word(do_fetch, discoveries_exist),
        "unique": Word(do_unique),
        "success": Word(at_once(do_success)),
        "loss": Word(at_once(do_loss)),
        "hurt": Word(do_hurt, can_be_hurt),
        "unhurt": Word(at_once(do_unhurt), about_to_be_hurt),
        "soften": Word(at_once(do_soften), could_be_softer),
        "undie": Word(do_undie, somebody(1, has_injury_die)),
        "cover": Word(do_cover, somebody(1, is_coverable)),
        "uncover": Word(do_uncover, somebody(1, has_covered)),
        "cure": Word(do_cure, somebody(1, is_curable)),
        "danger": Word(do_danger, anybody_meant),
    }
)
