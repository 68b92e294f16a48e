"""What the Events do when they are drawn (SAGA-EVENT-01). Nobody may refuse."""

from typing import Final

from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.content.modifiers import FLAT
from starboard.games.saga.content.scenery import OBSTACLE
from starboard.games.saga.geometry.ranges import LONG, in_range, straight_line
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.flat_attacks import strike
from starboard.games.saga.rules.attacks.wounds import put_effect
from starboard.games.saga.rules.gear.supplies import draw_supplies
from starboard.games.saga.rules.lookups import MERCENARIES, mercenary_named, on_board
from starboard.games.saga.rules.movement.darkness_counters import place_darkness
from starboard.games.saga.rules.movement.door_locks import lock_door
from starboard.games.saga.rules.movement.doors import close_door, why_not_close
from starboard.games.saga.rules.movement.nexus_doors import can_be_opened
from starboard.games.saga.rules.nexus.cards_that_call import call_for_card, can_call
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.nexus.event_targets import target_of_event
from starboard.games.saga.rules.nexus.events import EventEffect, nothing_at_once
from starboard.games.saga.rules.nexus.events_of_agents import first_symptoms, nerves_fail
from starboard.games.saga.rules.nexus.targets import present
from starboard.games.saga.rules.places import base_of, base_on, board, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Anyone, Ask, Procedure

SLEEPY: Final = "ev-getting-sleepy"
CHOVAR: Final = "bs-chovar"

# Two missions make something else of an Event: `feature_list` fills this table. Elsewhere it does what is written here.
MISSION_EVENTS: Final[dict[tuple[str, str], EventEffect]] = {}


def in_its_mission(g: Saga, event: str) -> Procedure[bool]:
    """Do what the mission makes of the Event, if it makes something of its own of it."""
    if (g.mission, event) not in MISSION_EVENTS:
        return False
    going = MISSION_EVENTS[g.mission, event](g)
    if going is not None:
        yield from going
    return True


# --- doors ---


def bulkheads(g: Saga) -> None:
    """Every closed, unlocked door between two revealed zones gets lock level 1 (SAGA-SETUP-07)."""
    for door in g.doors:
        if can_be_opened(g, door):
            lock_door(g, door, EVENTS["ev-bulkheads"].amount, "SAGA-EVENT-01")


def pressure_drop(g: Saga) -> None:
    """Every open door with an empty doorway closes, unlocked; zones stay revealed (SAGA-DOOR-04, SAGA-ZONE-05)."""
    now = layout(g)
    for door in g.doors:
        if door.open and not door.destroyed and not door.denied and why_not_close(g, door, now) is None:
            close_door(g, door, rule="SAGA-EVENT-01")


# --- reinforcements, darkness, dice ---


def second_shift(g: Saga) -> Procedure[None]:
    """Reinforcements worth 3; no card is spent, and sub-phase 3 stays open (SAGA-REINFORCE-04).

    While the Nexus is unaware it calls nobody (SAGA-STEALTH-10).
    """
    value = EVENTS["ev-second-shift"].amount
    if g.nexus.aware and can_call(g, value):
        yield from call_for_card(g, value)


def brown_out(g: Saga) -> Procedure[None]:
    """A darkness counter lies where the Target stands, as long as the card is in play (SAGA-DARK-01)."""
    target: Model | None = yield from target_of_event(g, "ev-brown-out")
    if target is not None and target.at is not None:
        place_darkness(g, target.at, "ev-brown-out")


def attacks_work(g: Saga) -> bool:
    """Whether what attacks in an Event works: not in an opening hand of a Nexus that is unaware (SAGA-STEALTH-12)."""
    return g.nexus.aware


def surge(g: Saga) -> Procedure[None]:
    """2 dice at the Target, on shields first (SAGA-SHIELD-03); the reactor mission makes more of it."""
    event = EVENTS["ev-surge"]
    done: bool = yield from in_its_mission(g, event.id)
    if done or not attacks_work(g):
        return
    target: Model | None = yield from target_of_event(g, event.id)
    if target is not None:
        yield from strike(g, [target], event.dice, event.way)


def floor_gives(g: Saga) -> Procedure[None]:
    """An Obstacle beside the Target is destroyed (SAGA-DESTROY-10), but no Terminal; the escape makes more of it."""
    done: bool = yield from in_its_mission(g, "ev-floor-gives")
    if done:
        return
    target: Model | None = yield from target_of_event(g, "ev-floor-gives")
    if target is None:
        return
    here = base_of(g, target)
    beside = layout(g).adjacent_squares(here)
    keyed: list[tuple[int, int, str]] = []
    for piece in g.scenery:
        there = base_on(g, piece.squares)
        if piece.sight == OBSTACLE and piece.kind != "terminal" and there.mask & beside:
            keyed.append((straight_line(here, there), there.squares[0], piece.code))  # SAGA-GEOM-08
    if keyed:
        codes = [code for _, _, code in sorted(keyed)]
        code: str = yield from choose(g, codes, "SAGA-EVENT-01", "scenery", {"target": target.name})
        destroy(g, code)


# --- Left-behind Kit ---


def left_behind_kit(g: Saga) -> Procedure[None]:
    """The Mercenary with most Wound counters draws a Supply card; of equal ones the players choose (SAGA-SUPPLY-03)."""
    people = present(g)
    if not people:
        return
    counters = [who.model.wounds + who.model.shield_wounds for who in people]  # SAGA-SHIELD-09
    tied = [who for who, count in zip(people, counters, strict=True) if count == max(counters)]
    name = tied[0].model.name
    if len(tied) > 1:
        names = [who.model.name for who in tied]
        about = {"card": "ev-left-behind-kit"}
        seats = sorted({who.seat for who in people})
        asks = [Ask(seat, names, "SAGA-EVENT-01", "who-finds", about=about) for seat in seats]
        answer: tuple[int, str] = yield Anyone(asks, len(g.nexus.removed))
        name = answer[1]
    yield from draw_supplies(g, mercenary_named(g, name), EVENTS["ev-left-behind-kit"].amount)


# --- Getting Sleepy ---


def near_chovar(g: Saga, model: Model) -> bool:
    """Within Long of him, whoever sees whom."""
    for one in on_board(g):
        if one.kind == CHOVAR and in_range(board(g), base_of(g, one), base_of(g, model), LONG):
            return True
    return False


def getting_sleepy(g: Saga) -> Procedure[None]:
    """Every Mercenary within Long of Chovar suffers a die, and as long as the card is in play uses no Feat there.

    Without him on the board it is the Target of the Event that uses none (SAGA-FEAT-01).
    """
    if any([one.kind == CHOVAR for one in on_board(g)]):
        victims = [one for one in on_board(g, MERCENARIES) if attacks_work(g) and near_chovar(g, one)]
        yield from strike(g, victims, EVENTS[SLEEPY].dice, FLAT)
        return
    target: Model | None = yield from target_of_event(g, SLEEPY)
    if target is not None:
        put_effect(g, target, SLEEPY, "next-round", "SAGA-FEAT-01")


def too_sleepy(g: Saga, model: Model) -> bool:
    """Whether a Mercenary may use no Feat now."""
    if not any([one.card == SLEEPY for one in g.nexus.in_play]) or model.at is None:
        return False
    return near_chovar(g, model) or any([effect.source == SLEEPY for effect in model.effects])


EVENTS_DRAWN: Final[dict[str, EventEffect]] = {
    "ev-bulkheads": bulkheads,
    "ev-second-shift": second_shift,
    "ev-brown-out": brown_out,
    "ev-daylight": nothing_at_once,  # while it is in play nobody is in the dark
    "ev-pressure-drop": pressure_drop,
    "ev-nerves-fail": nerves_fail,
    "ev-first-symptoms": first_symptoms,
    "ev-outbreak": nothing_at_once,  # it waits for Technicians and Guards to be removed
    "ev-surge": surge,
    "ev-left-behind-kit": left_behind_kit,
    SLEEPY: getting_sleepy,
    "ev-floor-gives": floor_gives,
}
