"""The Mercenary Phase, Turn by Turn (SAGA-ROUND-01, SAGA-TURN-01 to SAGA-TURN-08).

`step` says where the Phase stands, `acting` whose Turn it is, `moved` and `path` what it has walked: between two steps
the game can be taken up again.
"""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.hooks import FREE, TURN_END, TURN_START
from starboard.games.saga.content.modifiers import MOVE, ROUND
from starboard.games.saga.rules.actions import take_action
from starboard.games.saga.rules.campaign.advancing import offer_growth
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.features.spore_beds import end_movement
from starboard.games.saga.rules.gear.carrying import choose_at_turn_start
from starboard.games.saga.rules.gear.equipment_use import instead_of_moving, not_instead_of_moving, usable, use, use_at
from starboard.games.saga.rules.gear.feats import FEAT, feats_refused, feats_to_use, use_feat
from starboard.games.saga.rules.lookups import all_models, is_there, mercenary_named, playing
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.squad import offer_squad_uses
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.movement.breaking_away import let_go
from starboard.games.saga.rules.movement.move_choices import Course
from starboard.games.saga.rules.movement.moving import move, slip_past
from starboard.games.saga.rules.nexus.reactions import offer_interrupt
from starboard.games.saga.rules.readings import COUNTERS_TURNED_UP
from starboard.games.saga.rules.stealth.detection import alarm_raised, look_for_intruders
from starboard.games.saga.rules.stealth.stealth import movement_test
from starboard.games.saga.rules.turn_counts import turn_up_counters
from starboard.games.saga.rules.turn_moments import limit_of, speak_at
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import CHECKPOINT, FATE, Anyone, Ask, Payload, Procedure

TURNS: Final = 4  # in each Mercenary Phase, unless the mission says otherwise (SAGA-TURN-01)
END: Final = "end"  # the Mercenaries forfeit the rest of their Turns (SAGA-TURN-07)
NEXUS_PHASE: Final = "abilities"  # the step that follows the Phase


def begin_round(g: Saga) -> None:
    """A Round begins with its Mercenary Phase (SAGA-ROUND-01). Counters stay as they are (SAGA-TURN-06), or not."""
    g.round += 1
    g.step = "mercenaries"
    g.turns_left, g.turns_begun = g.turns, 0
    g.nexus.interrupted = False
    for who in g.mercenaries:
        who.used = []
        who.ready = who.ready or COUNTERS_TURNED_UP in g.options
    tell(g, "round", "SAGA-ROUND-01", round=g.round)
    happened(g, "round-start")


def mercenary_phase(g: Saga) -> Procedure[None]:
    """From wherever the Phase stands to its end."""
    while g.step in STEPS:
        going = STEPS[g.step](g)
        if going is not None:
            yield from going
        yield CHECKPOINT


def able_to_act(g: Saga) -> list[Mercenary]:
    """Those whose counter lies face up (SAGA-TURN-05)."""
    return [who for who in playing(g) if who.ready and who.model.at is not None]


def choose_who_acts(g: Saga) -> Procedure[None]:
    """The players choose freely who acts next, or end the Phase; whoever is first decides (SAGA-TURN-02, -07)."""
    able = able_to_act(g)
    if not g.turns_left or not able:
        end_mercenary_phase(g)
        return
    asks: list[Ask] = []
    for seat in sorted({who.seat for who in able}):
        options: list[Payload] = [*[who.model.name for who in able if who.seat == seat], END]
        asks.append(Ask(seat, options, "SAGA-TURN-02", "who-acts", about={"left": g.turns_left}))
    answer: tuple[int, str] = yield Anyone(asks, g.turns_taken)
    if answer[1] == END:
        tell(g, "turns-forfeited", "SAGA-TURN-07", turns=g.turns_left)
        end_mercenary_phase(g)
    else:
        begin_turn(g, mercenary_named(g, answer[1]))


def begin_turn(g: Saga, who: Mercenary) -> None:
    """It begins its Turn, which has to be completed before another one begins (SAGA-TURN-02)."""
    g.turns_left -= 1
    g.turns_begun += 1
    g.turns_taken += 1
    who.acted = g.turns_taken
    who.used = [card for card in who.used if limit_of(card) == ROUND]
    g.acting, g.moved, g.path, g.broke_away, g.heard, g.attacked = who.model.name, 0, [], False, [], []
    g.nexus.interrupted = False
    g.step = "turn-start"
    tell(g, "turn", "SAGA-TURN-02", who=who.model.name, left=g.turns_left)


def start_turn(g: Saga) -> Procedure[None]:
    """What its player may learn, wear and use before it moves (SAGA-LEVEL-02, SAGA-EQUIP-04).

    A card that could not be used at first is offered once it can: its own charge may have wounded it.
    """
    who = mercenary_named(g, g.acting)
    yield from offer_growth(g, who.seat)
    yield from choose_at_turn_start(g, who)
    offered = usable(g, who, FREE, TURN_START)
    yield from use_at(g, who, TURN_START)
    yield from speak_at(g, who, TURN_START)
    if is_there(who.model) and any([card not in offered for card in usable(g, who, FREE, TURN_START)]):
        yield from use_at(g, who, TURN_START)
    g.step = "move" if is_there(who.model) else "turn-end"  # its own charge may have been its end


def move_in_turn(g: Saga) -> Procedure[None]:
    """It Moves, or uses a Feat instead of the whole Turn (SAGA-TURN-04, SAGA-FEAT-01); the Action comes after."""
    who = mercenary_named(g, g.acting)
    if not is_there(who.model):  # it fell in what the mission answered to the start of its Turn
        g.step = "turn-end"
        return
    squares = value(g, who.model, MOVE)
    course = Course(squares, g.exits)
    course.instead = feats_to_use(g, who) + instead_of_moving(g, who)
    course.blocked = feats_refused(g, who) + not_instead_of_moving(g, who)
    course.slip_past = slip_past(who)
    instead: Payload = yield from move(g, who.model, course)
    g.step = "action"
    if instead is not None and instead[0] == FEAT:
        yield from use_feat(g, who, instead[1])
        g.step = "turn-end"
        return
    if instead is not None:
        yield from use(g, who, instead[1])
        squares = g.moved  # no square of the Move is unused
    goes_on = who.model.at is not None
    if g.moved:
        goes_on = yield from end_movement(g, who.model)
    if not goes_on:  # it fell, or has left the board
        g.step = "turn-end"
    else:
        yield from movement_test(g, who, squares)


def act_in_turn(g: Saga) -> Procedure[None]:
    """After its movement it takes one Action, or none (SAGA-TURN-04), unless the mission's answer was its end."""
    who = mercenary_named(g, g.acting)
    if is_there(who.model):
        yield from take_action(g, who)
    g.step = "turn-end"


def end_turn(g: Saga) -> Procedure[None]:
    """Its counter is turned face down (SAGA-TURN-05). An unaware Nexus may notice something now (SAGA-DETECT-01).

    What speaks at the end of a Turn, and what the mission answers to it, come before both. What the Turn has taught can
    be used at once (SAGA-LEVEL-02).
    """
    who = mercenary_named(g, g.acting)
    yield from speak_at(g, who, TURN_END)
    yield from settle(g)
    if g.campaign:
        yield from offer_growth(g, who.seat)
    detected = look_for_intruders(g) or alarm_raised(g)
    who.ready = False
    let_go(who.model)
    for model in all_models(g):
        model.effects = [effect for effect in model.effects if effect.until != "turn"]
    turn_up_counters(g)
    happened(g, "turn-end", kind=who.model.kind, who=who.model.name)
    g.acting, g.moved, g.path, g.broke_away = "", 0, [], False
    if detected:
        for one in playing(g):  # SAGA-DETECT-07
            one.ready = True
        end_mercenary_phase(g)
    else:
        g.step = "between"


def end_mercenary_phase(g: Saga) -> None:
    """The Nexus Phase follows at once; Turns that are left are lost (SAGA-TURN-08)."""
    g.turns_left = 0
    g.acting = ""
    happened(g, "phase-end")
    g.step = NEXUS_PHASE


# --- between two Turns ---


def interrupt_allowed(g: Saga) -> bool:
    """Between two Turns, once, and never before the first or after the last (SAGA-INTERRUPT-03, -04, -05).

    An unaware Nexus has no Interrupts (SAGA-STEALTH-15); the Artificial Nexus holds no cards.
    """
    between = g.turns_begun > 0 and g.turns_left > 0 and bool(able_to_act(g))
    return between and g.nexus.seat != FATE and g.nexus.aware and not g.nexus.interrupted


def between_turns(g: Saga) -> Procedure[None]:
    """What the mission lets the squad do; then the Nexus player may play one Interrupt (SAGA-INTERRUPT-05).

    The next Turn follows, or the end of the Phase.
    """
    yield from offer_squad_uses(g)
    if interrupt_allowed(g):
        yield from offer_interrupt(g)
    g.step = "mercenaries"


STEPS: Final[dict[str, Callable[[Saga], Procedure[None] | None]]] = {
    "mercenaries": choose_who_acts,
    "turn-start": start_turn,
    "move": move_in_turn,
    "action": act_in_turn,
    "turn-end": end_turn,
    "between": between_turns,
}
