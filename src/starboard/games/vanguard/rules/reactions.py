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
    like = Doing(who, "", "VAN-DANGER-01")
    like.dangers = [die]
    yield from react(g, "danger", like, "far")


def before_injury(g: Vanguard, who: CrewMember, name: str) -> Procedure[str]:
    """Somebody is about to gain an Injury: what it gains in the end, "" for none (VAN-INJURY-01, V5)."""
    like = Doing(who, "", "VAN-INJURY-01")
    hurting = Hurting(who, name)
    like.hurting = hurting
    yield from react(g, "injury", like, "one")
    return hurting.name


def before_event(g: Vanguard, who: CrewMember, revealed: Revealed, matters: bool) -> Procedure[None]:
    """An Event lies open and is not resolved yet: whether or not there is a card against it, anybody may step in."""
    like = Doing(who, "", "VAN-EVENT-05")
    like.revealed = revealed
    asked = yield from react(g, "event", like, "far")
    if matters and not asked:
        yield from decide(g, partial(_let_it_happen, g, who, revealed))


def _let_it_happen(g: Vanguard, who: CrewMember, revealed: Revealed) -> Ask:
    """Asked only while somebody could do something."""
    waits, about = anybody_may_step_in(g), {"who": who.section, "effects": _to_come(revealed)}
    return Ask(who.seat, [], "VAN-EVENT-05", KINDS["event"], 0, about=about, confirm=waits)


def before_walking(g: Vanguard, travelling: Travelling) -> Procedure[None]:
    """The Path is chosen, and none of its icons is resolved yet (VAN-TRAVEL-02)."""
    like = Doing(travelling.who, "", "VAN-TRAVEL-02")
    like.travelling = travelling
    yield from react(g, "travel", like, "")


def while_resting(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """After the second step of a Rest (VAN-REST-01)."""
    yield from react(g, "rest", Doing(who, "", "VAN-REST-01"), "")


def before_leads(g: Vanguard, who: CrewMember, drawing: Drawing) -> Procedure[None]:
    like = Doing(who, "", "VAN-LEAD-02")
    like.drawing = drawing
    yield from react(g, "lead", like, "")


def react(g: Vanguard, moment: str, like: Doing, wider: str) -> Procedure[bool]:
    """The one it befalls first, then the others in seating order; each is finished before the next (X1).

    Whether anybody was asked.
    """
    befallen, asked = like.user, False
    for who in in_order_from(g, befallen):
        if not held(g, who, moment):
            continue
        if who is befallen or (wider == "far") or (wider == "one" and who.sector == befallen.sector):
            asked = (yield from _react_of(g, moment, like, who, "" if who is befallen else wider)) or asked
    return asked


def _react_of(g: Vanguard, moment: str, like: Doing, who: CrewMember, wider: str) -> Procedure[bool]:
    """As many abilities as it likes; a card that stays speaks once (V12). Whether it was asked."""
    played: list[Use] = []
    asked = False
    mine = Doing(who, "", like.rule)
    mine.dangers, mine.hurting, mine.travelling = like.dangers, like.hurting, like.travelling
    mine.drawing, mine.revealed = like.drawing, like.revealed
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
    if like.dangers:
        return like.dangers[0].done
    if like.hurting is not None:
        return not like.hurting.name
    return like.revealed is not None and not (like.revealed.primary or like.revealed.secondary)


def _which(g: Vanguard, moment: str, like: Doing, wider: str, played: list[Use]) -> Ask:
    uses = [use for use in uses_at(g, like.user, moment, like, wider) if use not in played]
    about = {"who": like.user.section, **_about(like)}
    return Ask(like.user.seat, uses, like.rule, KINDS[moment], 0, about=about)


def _about(like: Doing) -> dict[str, str]:
    if like.dangers:
        return {"letter": like.dangers[0].letter, "face": like.dangers[0].face}
    if like.hurting is not None:
        return {"injury": like.hurting.name, "hurt": like.hurting.who.section}
    if like.revealed is not None:
        return {"effects": _to_come(like.revealed)}
    return {}


def _to_come(revealed: Revealed) -> str:
    """Which effects of the Event are about to be resolved."""
    if revealed.primary:
        return BOTH if revealed.secondary else PRIMARY
    return SECONDARY


INJURY_MOMENT.ask = before_injury
