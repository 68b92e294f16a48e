"""Abilities of cards: who may use which one now, and using it (VAN-CARD-07, VAN-GEAR-07, VAN-SKILL-01)."""

from starboard.games.vanguard.content.lines import Ability
from starboard.games.vanguard.rules.check.pool import ways_to_drop
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import can_be_paid, carry_out, offers_anything, pay_all
from starboard.games.vanguard.rules.limits import holds
from starboard.games.vanguard.rules.lookups import member
from starboard.games.vanguard.rules.printed_abilities import CARD, PRINTED, RULES, SKILL, SPANS, STAYING, Printed, held
from starboard.games.vanguard.state.fields import CrewMember, Used
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

Use = tuple[str, str, str, int]  # kind of card, who uses it, the card, which of its abilities


def ability_of(use: Use) -> Ability:
    return PRINTED[use[0], use[2], use[3]].ability


def uses_at(g: Vanguard, who: CrewMember, moment: str, like: Doing, wider: str = "") -> list[Use]:
    """What the crew member may use at this moment. `wider` is the limit that lets it use what befalls another."""
    abilities = held(g, who, moment)
    if not abilities:
        return []
    found: list[Use] = []
    looking = Doing(like.user, "", like.rule, helping=True, ahead=like.ahead)
    for printed in abilities:
        if (not wider or wider in printed.limits) and may_use(g, who, printed, looking):
            found.append((printed.kind, who.section, printed.card, printed.at))
    return found


def may_use(g: Vanguard, who: CrewMember, printed: Printed, looking: Doing) -> bool:
    """Whether limits hold, the cost can be paid in full, and something would come of it (V1, V4, V11).

    `looking` is a line for what is about to happen, and looks at one ability after the other.
    """
    if printed.limits and not holds(g, who, printed.limits, printed.card):
        return False
    if g.used and was_used(g, printed):
        return False
    ability = printed.ability
    looking.speak_for(printed.kind, printed.card, printed.rule)
    if not ability.cost:
        return offers_anything(g, ability.outcome, looking)
    paying = looking
    if looking.user is not who:
        paying = doing_of(who, looking)
        paying.speak_for(printed.kind, printed.card, printed.rule)
    if not can_be_paid(g, ability.cost, paying):
        return False
    for leaving in ways_to_drop(g, ability.cost, who):
        looking.leaving = leaving
        if offers_anything(g, ability.outcome, looking):
            return True
    return False


def was_used(g: Vanguard, printed: Printed) -> bool:
    """Once per turn, round or mission, by card, whoever holds it now (V12)."""
    spans = printed.spans
    if printed.stays and g.check is not None and printed.ability.moment == "check":
        spans = (*spans, "check")
    for one in g.used:
        if one.card == printed.card and one.ability == printed.at and one.span in spans:
            return True
    return False


def doing_of(user: CrewMember, like: Doing) -> Doing:
    """A new line for the same moment: nobody is chosen yet."""
    return Doing(user, "", like.rule, helping=True, ahead=like.ahead)


def use_ability(g: Vanguard, use: Use, like: Doing) -> Procedure[None]:
    """Pay, then do it. What `like` says is about to happen is what it is used on; its user is `me` (V1)."""
    kind, section, card, _ = use
    who = member(g, section)
    ability = ability_of(use)
    remember(g, use, ability)
    tell(g, "used", RULES[kind], who=section, card=card, kind=kind)
    if kind == SKILL:
        who.charges -= 1
    elif kind == CARD:
        who.hand.remove(card)  # it lies apart while it is resolved (VAN-CARD-13)
    paying, acting = doing_of(who, like), doing_of(like.user, like)
    for doing in (paying, acting):
        doing.speak_for(kind, card, RULES[kind])
    yield from pay_all(g, ability.cost, paying)
    yield from carry_out(g, ability.outcome, acting)
    if kind == CARD and not paying.kept_out:
        who.deck.discard.append(card)


def remember(g: Vanguard, use: Use, ability: Ability) -> None:
    for limit in ability.limits:
        if limit in SPANS:
            g.used.append(Used(use[2], use[3], SPANS[limit]))
    if use[0] in STAYING and ability.moment == "check":
        g.used.append(Used(use[2], use[3], "check"))


def forget(g: Vanguard, span: str) -> None:
    """A check, turn or round is over: what was limited to it may be used again."""
    g.used = [one for one in g.used if one.span != span]
