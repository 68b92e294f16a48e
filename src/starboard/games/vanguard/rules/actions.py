"""The five actions, and what besides them is done in one's own turn (VAN-ACTION-01, VAN-ACTION-03)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.cards import GEAR
from starboard.games.vanguard.rules.abilities import Use, ability_of, may_use, use_ability
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.check.results import mark_done
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import can_be_paid, carry_out
from starboard.games.vanguard.rules.hands import keep_the_limit
from starboard.games.vanguard.rules.lift_off import at_lander, lift_off
from starboard.games.vanguard.rules.lookups import held_fast, member, others_in_sector
from starboard.games.vanguard.rules.missions import completable, complete_by_text
from starboard.games.vanguard.rules.moments import FREE_ACTIONS
from starboard.games.vanguard.rules.offered_actions import Shown, shown_to, why_not
from starboard.games.vanguard.rules.preparing import prepare
from starboard.games.vanguard.rules.printed_abilities import OWN_TURN, held
from starboard.games.vanguard.rules.resting import rest, why_no_rest
from starboard.games.vanguard.rules.travel import travel, walk, ways
from starboard.games.vanguard.rules.tutorial_rules import is_reduced
from starboard.games.vanguard.state.fields import CrewMember, Gear
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Refusal

# Options of a turn: ("special", action, sector), ("travel", path, sector), ("prepare",), ("rest",), ("lift-off",);
# ("use", kind, who, card, ability); without an action: ("complete", mission), ("trade",), ("hand-core", who).
SPECIAL, TRAVEL, PREPARE, REST, LIFT_OFF, USE = "special", "travel", "prepare", "rest", "lift-off", "use"
COMPLETE, TRADE, HAND_CORE, TAKE_CORE = "complete", "trade", "hand-core", "take-core"
END_TURN: Final = ("end-turn",)


def options(g: Vanguard, who: CrewMember) -> list[Payload]:
    """Everything that can be chosen now, actions first; ending the turn early is always possible (VAN-ACTION-05)."""
    found: list[Payload] = []
    uses = _uses(g, who)
    if g.actions:
        for action, sector in special_actions(g, who):
            found.append((SPECIAL, action.name, sector))
        for path, there in ways(g, who):
            found.append((TRAVEL, path, there))
        found.append((PREPARE,))
        if not why_no_rest(g, who):
            found.append((REST,))
        if at_lander(g, who):
            found.append((LIFT_OFF,))
        found += uses.get("action", ())
        found += uses.get("special", ())
        if g.core and g.core == who.sector:
            found.append((TAKE_CORE,))
    for mission in completable(g):
        found.append((COMPLETE, mission))
    found += uses.get("own", ())
    if tradable(g, who):
        found.append((TRADE,))
    for taker in core_takers(g, who):
        found.append((HAND_CORE, taker.section))
    found.append(END_TURN)
    return found


def _uses(g: Vanguard, who: CrewMember) -> dict[str, list[Payload]]:
    """Abilities that can be used in the own turn, by the moment that they name."""
    found: dict[str, list[Payload]] = {}
    abilities = held(g, who, OWN_TURN)
    if not abilities:
        return found
    looking = Doing(who, "", "VAN-ACTION-03", helping=True)
    for one in abilities:
        moment = one.ability.moment
        if (moment == "own" or _has_action_for(g, moment)) and may_use(g, who, one, looking):
            found.setdefault(moment, []).append((USE, one.kind, who.section, one.card, one.at))
    return found


def _has_action_for(g: Vanguard, moment: str) -> bool:
    return bool(g.actions) and not (moment == "special" and g.special)


def _own(who: CrewMember) -> Doing:
    return Doing(who, "", "VAN-ACTION-03")


def special_actions(g: Vanguard, who: CrewMember) -> list[Shown]:
    """At most one Special Action in a turn, whatever its source (VAN-ACTION-02)."""
    if g.special:
        return []
    found: list[Shown] = []
    for shown in shown_to(g, who):
        if not why_not(g, shown, who) and (shown[0].free is None or _affordable(g, shown, who)):
            found.append(shown)
    return found


def _affordable(g: Vanguard, shown: Shown, who: CrewMember) -> bool:
    """One without a check that costs something must be payable (VAN-CHOICE-01)."""
    action, sector = shown
    if action.free is None:
        return True
    doing = Doing(who, action.card, "VAN-SPECIAL-02", sector)
    return any([can_be_paid(g, effects, doing) for effects in action.free])


def blocked(g: Vanguard, who: CrewMember) -> Blocked:
    """What is not on offer, and why."""
    found: Blocked = []
    for shown in shown_to(g, who):
        name: Payload = (SPECIAL, shown[0].name, shown[1])
        if not g.actions:
            found.append((name, Refusal("VAN-TURN-01", "no-actions-left")))
        elif g.special:
            found.append((name, Refusal("VAN-ACTION-02", "one-special")))
        elif why_not(g, shown, who):
            found.append((name, Refusal("VAN-SPECIAL-01", why_not(g, shown, who))))
        elif not _affordable(g, shown, who):
            found.append((name, Refusal("VAN-CHOICE-01", "cannot-pay")))
    if g.actions:
        if not ways(g, who):
            held = held_fast(g, who)
            why = Refusal("VAN-SECTOR-03", "held-fast") if held else Refusal("VAN-TRAVEL-02", "no-way")
            found.append(((TRAVEL,), why))
        if why_no_rest(g, who):
            found.append(((REST,), Refusal("VAN-REST-02", why_no_rest(g, who))))
        if not at_lander(g, who):
            found.append(((LIFT_OFF,), Refusal("VAN-LIFTOFF-01", "not-at-lander")))
    return found


def perform(g: Vanguard, who: CrewMember, choice: Payload) -> Procedure[None]:
    """One choice of a turn, fully resolved before the next (VAN-TURN-01)."""
    kind = choice[0]
    if kind == SPECIAL:
        g.actions -= 1
        yield from perform_special(g, who, choice[1], choice[2])
    elif kind == TRAVEL:
        g.actions -= 1
        yield from walk(g, who, (choice[1], choice[2]))
    elif kind == PREPARE:
        g.actions -= 1
        yield from prepare(g, who)
    elif kind == REST:
        g.actions -= 1
        yield from rest(g, who)
    elif kind == LIFT_OFF:
        yield from lift_off(g, who)
    elif kind == USE:
        yield from _use(g, who, (choice[1], choice[2], choice[3], choice[4]))
    elif kind == COMPLETE:
        yield from complete_by_text(g, choice[1], who)
    elif kind == TRADE:
        yield from trade(g, who)
    elif kind == HAND_CORE:
        yield from hand_core(g, who, member(g, choice[1]))
    elif kind == TAKE_CORE:
        g.actions -= 1
        g.core, who.core = 0, True
        tell(g, "core-taken", "VAN-SETUP-08", who=who.section)
    else:
        raise AssertionError(f"{choice!r} is no choice of a turn")


def perform_special(g: Vanguard, who: CrewMember, name: str, sector: int) -> Procedure[None]:
    """With a Dice Check, or by its text (VAN-SPECIAL-02)."""
    g.special = True
    action = next(iter([shown[0] for shown in shown_to(g, who) if shown[0].name == name and shown[1] == sector]))
    tell(g, "special-action", "VAN-SPECIAL-01", who=who.section, action=name)
    if action.free is None:
        yield from dice_check(g, who, action, sector)
        return
    mark_done(g, who, action, sector)
    yield from carry_out(g, action.free, Doing(who, action.card, "VAN-SPECIAL-02", sector))


def _use(g: Vanguard, who: CrewMember, use: Use) -> Procedure[None]:
    moment = ability_of(use).moment
    if moment in ("action", "special"):
        g.actions -= 1
        g.special = g.special or moment == "special"
    yield from use_ability(g, use, _own(who))


# --- what is done freely in the own turn ---


def tradable(g: Vanguard, who: CrewMember) -> bool:
    """Equipment without a Section icon can change hands in a Sector (VAN-GEAR-06)."""
    if is_reduced(g):
        return False
    others = others_in_sector(g, who)
    if others:
        for one in (who, *others):
            for gear in one.gear:
                if can_change_hands(gear):
                    return True
    return False


def can_change_hands(gear: Gear) -> bool:
    return GEAR[gear.card].section is None and not gear.sector


def _trades(g: Vanguard, who: CrewMember) -> list[tuple[str, str, str]]:
    """Card, from whom, to whom."""
    here = [who, *others_in_sector(g, who)]
    if len(here) == 1:
        return []
    found = []
    for giver in here:
        for gear in giver.gear:
            if can_change_hands(gear):
                found += [(gear.card, giver.section, other.section) for other in here if other is not giver]
    return [trade for trade in found if who.section in trade[1:]]


def trade(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """One card at a time; whoever gives it up or gets it agrees, if another player decides for it."""
    picked: tuple[str, str, str] = yield Ask(
        who.seat, _trades(g, who), "VAN-GEAR-06", "trade", about={"who": who.section}
    )
    card, giver, taker = picked[0], member(g, picked[1]), member(g, picked[2])
    for one in (giver, taker):
        if one.seat != who.seat:
            about = {"card": card, "who": one.section, "from": who.section}
            answer: str = yield Ask(one.seat, ["accept", "refuse"], "VAN-GEAR-06", "accept-help", about=about)
            if answer == "refuse":
                return
    gear = next(iter([one for one in giver.gear if one.card == card]))
    giver.gear.remove(gear)
    taker.gear.append(gear)
    tell(g, "traded", "VAN-GEAR-06", gear=card, who=giver.section, to=taker.section)
    yield from keep_the_limit(g, giver)


def core_takers(g: Vanguard, who: CrewMember) -> list[CrewMember]:
    """To whom the core could go: to others beside its carrier, or from a carrier beside one to oneself (OP2)."""
    if who.core:
        return others_in_sector(g, who)
    for one in g.crew:
        if one.core:
            return [who] if one in others_in_sector(g, who) else []
    return []


def hand_core(g: Vanguard, who: CrewMember, taker: CrewMember) -> Procedure[None]:
    """In the same Sector, without an action; its carrier agrees, if another player decides for it (OP2)."""
    giver = next(iter([one for one in g.crew if one.core]))
    if giver.seat != who.seat:
        about = {"who": giver.section, "from": who.section}
        answer: str = yield Ask(giver.seat, ["accept", "refuse"], "VAN-SETUP-08", "accept-help", about=about)
        if answer == "refuse":
            return
    giver.core, taker.core = False, True
    tell(g, "core-handed", "VAN-SETUP-08", who=giver.section, to=taker.section)


# --- free actions of cards ---


def may_do_freely(g: Vanguard, who: CrewMember, name: str) -> bool:
    if name == TRAVEL:
        return bool(ways(g, who))
    if name == REST:
        return not why_no_rest(g, who)
    if name == SPECIAL:
        return bool(special_actions(g, who))
    return True


def do_freely(g: Vanguard, who: CrewMember, name: str) -> Procedure[None]:
    """With its full cost, and none of the two actions is used."""
    if not may_do_freely(g, who, name):
        return
    if name == TRAVEL:
        yield from travel(g, who)
    elif name == REST:
        yield from rest(g, who)
    elif name == PREPARE:
        yield from prepare(g, who)
    else:
        picked: tuple[str, int] | None = yield from decide(g, partial(_which_special, g, who))
        if picked is not None:
            yield from perform_special(g, who, *picked)


def _which_special(g: Vanguard, who: CrewMember) -> Ask:
    """None, for somebody who has left play meanwhile."""
    shown = special_actions(g, who) if who.status == "exploring" else []
    names = [(action.name, sector) for action, sector in shown]
    return Ask(who.seat, names, "VAN-SPECIAL-03", "special", about={"who": who.section})


FREE_ACTIONS.may = may_do_freely
FREE_ACTIONS.do = do_freely
