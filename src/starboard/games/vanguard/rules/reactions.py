"""Abilities that speak just before something happens: a Danger, an Injury, an Event, a walk, a Rest, Leads (X1)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.rules.abilities import Use, use_ability, uses_at
from starboard.games.vanguard.rules.deciding import anybody_may_step_in, decide
from starboard.games.vanguard.rules.doing import Doing, Drawing, Hurting, Revealed, Travelling
from starboard.games.vanguard.rules.lookups import in_order_from
from starboard.games.vanguard.rules.moments import INJURY_MOMENT
from starboard.games.vanguard.rules.printed_abilities import STAYING, held
from starboard.games.vanguard.state.fields import CrewMember, RolledDanger
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Ask, Procedure

# The question at each moment.
KINDS: Final = {
    "danger": "before-danger",
    "injury": "before-injury",
    "event": "before-event",
    "travel": "before-travel",
    "rest": "before-rest",
    "lead": "before-lead",
}
PRIMARY: Final = "primary"
SECONDARY: Final = "secondary"
BOTH: Final = "both"  # VAN-DEADLY-02


def before_danger(g: Vanguard, who: CrewMember, die: RolledDanger) -> Procedure[None]:
    """A Danger die shows its symbol; it may be ignored or rolled again (VAN-DANGER-01, VAN-ROLL-15)."""
    yield from react(g, "danger", Doing(who, "", "VAN-DANGER-01", ahead=die), "far")


def before_injury(g: Vanguard, who: CrewMember, name: str) -> Procedure[str]:
    """Somebody is about to gain an Injury: what it gains in the end, "" for none (VAN-INJURY-01, V5)."""
    hurting = Hurting(who, name)
    yield from react(g, "injury", Doing(who, "", "VAN-INJURY-01", ahead=hurting), "one")
    return hurting.name


def before_event(g: Vanguard, who: CrewMember, revealed: Revealed, matters: bool) -> Procedure[None]:
    """An Event lies open and is not resolved yet: whether or not there is a card against it, anybody may step in."""
    asked = yield from react(g, "event", Doing(who, "", "VAN-EVENT-05", ahead=revealed), "far")
    if matters and not asked:
        yield from decide(g, partial(_let_it_happen, g, who, revealed))


def _let_it_happen(g: Vanguard, who: CrewMember, revealed: Revealed) -> Ask:
    """Asked only while somebody could do something."""
    waits, about = anybody_may_step_in(g), {"who": who.section, "effects": _to_come(revealed)}
    return Ask(who.seat, [], "VAN-EVENT-05", KINDS["event"], 0, about=about, confirm=waits)


def before_walking(g: Vanguard, travelling: Travelling) -> Procedure[None]:
    """The Path is chosen, and none of its icons is resolved yet (VAN-TRAVEL-02)."""
    yield from react(g, "travel", Doing(travelling.who, "", "VAN-TRAVEL-02", ahead=travelling), "")


def while_resting(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """After the second step of a Rest (VAN-REST-01)."""
    yield from react(g, "rest", Doing(who, "", "VAN-REST-01"), "")


def before_leads(g: Vanguard, who: CrewMember, drawing: Drawing) -> Procedure[None]:
    yield from react(g, "lead", Doing(who, "", "VAN-LEAD-02", ahead=drawing), "")


def react(g: Vanguard, moment: str, like: Doing, wider: str) -> Procedure[bool]:
    """The one it befalls first, then the others in seating order; each is finished before the next (X1).

    Whether anybody was asked.
    """
    befallen, asked = like.user, False
    alone = not wider and befallen.status == "exploring"  # then nobody else is looked at
    for who in [befallen] if alone else in_order_from(g, befallen):
        near = who is befallen or wider == "far" or (wider == "one" and who.sector == befallen.sector)
        if near and held(g, who, moment):
            asked = (yield from _react_of(g, moment, like, who, "" if who is befallen else wider)) or asked
    return asked


def _react_of(g: Vanguard, moment: str, like: Doing, who: CrewMember, wider: str) -> Procedure[bool]:
    """As many abilities as it likes; a card that stays speaks once (V12). Whether it was asked."""
    played: list[Use] = []
    asked = False
    mine = Doing(who, "", like.rule, ahead=like.ahead)
    which = partial(_which, g, moment, mine, wider, played)
    while not is_over(mine):
        ask = which()
        if not ask.options:
            break
        asked = True
        use: Use | None = yield from decide(g, which, made=ask)
        if use is None:
            break
        if use[0] in STAYING:
            played.append(use)
        yield from use_ability(g, use, mine)
    return asked


def is_over(like: Doing) -> bool:
    """Whether what the moment speaks of does not happen any more: it is ignored or prevented (V5)."""
    ahead = like.ahead
    if isinstance(ahead, RolledDanger):
        return ahead.done
    if isinstance(ahead, Hurting):
        return not ahead.name
    return isinstance(ahead, Revealed) and not (ahead.primary or ahead.secondary)


def _which(g: Vanguard, moment: str, like: Doing, wider: str, played: list[Use]) -> Ask:
    uses = [use for use in uses_at(g, like.user, moment, like, wider) if use not in played]
    about = {"who": like.user.section, **_about(like)}
    return Ask(like.user.seat, uses, like.rule, KINDS[moment], 0, about=about)


def _about(like: Doing) -> dict[str, str]:
    ahead = like.ahead
    if isinstance(ahead, RolledDanger):
        return {"letter": ahead.letter, "face": ahead.face}
    if isinstance(ahead, Hurting):
        return {"injury": ahead.name, "hurt": ahead.who.section}
    if isinstance(ahead, Revealed):
        return {"effects": _to_come(ahead)}
    return {}


def _to_come(revealed: Revealed) -> str:
    """Which effects of the Event are about to be resolved."""
    if revealed.primary:
        return BOTH if revealed.secondary else PRIMARY
    return SECONDARY


INJURY_MOMENT.ask = before_injury
