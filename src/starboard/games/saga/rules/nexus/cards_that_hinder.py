"""Nexus cards that make things harder for the Mercenaries: fire, gas, darkness, doors, shields."""

from typing import Final

from starboard.games.saga.content.mercenaries import ROBOT
from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.attacks.flat_attacks import strike
from starboard.games.saga.rules.attacks.granted_shots import shooters
from starboard.games.saga.rules.attacks.shields import free_shield_boxes, shield_boxes
from starboard.games.saga.rules.attacks.wounds import put_effect
from starboard.games.saga.rules.lookups import MERCENARIES, door_coded, model_named, on_board, point_coded, profile
from starboard.games.saga.rules.movement.darkness_counters import place_darkness
from starboard.games.saga.rules.movement.door_locks import door_nearest_to, doors_to_lock, lock_door
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.nexus.abilities import NO_TARGET, Ability, always
from starboard.games.saga.rules.nexus.agents_for_cards import told
from starboard.games.saga.rules.nexus.cards_in_play import UNTIL, name_of
from starboard.games.saga.rules.nexus.cards_that_call import nearest_point
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.reinforcements import active_points
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.rules.places import Place, base_of, base_on, board, layout, place_of
from starboard.games.saga.state.fields import Model, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Payload, Procedure, Refusal

SUPPRESSING, SCRAMBLER, LOCKDOWN = "nx-suppressing-fire", "nx-scrambler", "nx-lockdown"
FIREWALL, LIGHTS_OUT, GAS = "nx-firewall-update", "nx-lights-out", "nx-gas-vents"


def hinder(g: Saga, victim: Model, card: str) -> None:
    """What the card changes lasts on a Mercenary as long as the card says."""
    put_effect(g, victim, card, UNTIL[NEXUS_CARDS[card].until], "SAGA-CARD-01")


def ask_victim(g: Saga, models: list[Model], card: str) -> Procedure[Model]:
    """A Nexus player chooses one of these Mercenaries."""
    names = [model.name for model in models]
    name: str = yield Ask(g.nexus.seat, names, "SAGA-CARD-01", "victim", about={"card": card})
    return model_named(g, name)


def is_target(g: Saga, models: list[Model]) -> bool:
    """Whether the Target of this Phase is among them."""
    return any([model.name == g.nexus.target for model in models])


# --- Suppressing Fire ---


def under_fire(g: Saga) -> list[Model]:
    """The Mercenaries at whom some Agent has a legal shot after turning."""
    return [one for one in on_board(g, MERCENARIES) if shooters(g, one.name)]


def why_no_suppression(g: Saga) -> Refusal | None:
    return None if under_fire(g) else NO_TARGET


def suppressing_fire(g: Saga) -> Procedure[None]:
    """One Mercenary moves less and shoots worse until the next Nexus Phase; no shot is made."""
    victim: Model = yield from ask_victim(g, under_fire(g), SUPPRESSING)
    hinder(g, victim, SUPPRESSING)


def why_target_not_suppressed(g: Saga) -> Refusal | None:
    """The Artificial Nexus suppresses its Target or nobody."""
    return None if is_target(g, under_fire(g)) else NO_TARGET


def automaton_suppressing_fire(g: Saga) -> None:
    told(g, SUPPRESSING, g.nexus.target, "target")
    hinder(g, model_named(g, g.nexus.target), SUPPRESSING)


# --- Shield Scrambler ---


def shielded(g: Saga) -> list[Model]:
    """The Mercenaries with shields; those that are off already stay off longer."""
    return [one for one in on_board(g, MERCENARIES) if shield_boxes(g, one)]


def why_no_shields(g: Saga) -> Refusal | None:
    return None if shielded(g) else NO_TARGET


def scrambler(g: Saga) -> Procedure[None]:
    """The shields of one Mercenary are off until the end of the next Round (SAGA-SHIELD-08)."""
    victim: Model = yield from ask_victim(g, shielded(g), SCRAMBLER)
    hinder(g, victim, SCRAMBLER)


def automaton_scrambler(g: Saga) -> Procedure[None]:
    """The Target, else the one with most free blue boxes."""
    models = shielded(g)
    target: Model | None = yield from target_mercenary(g)
    if target is None:
        return
    victim = target
    if not is_target(g, models):
        order = in_order(g, layout(g), models, base_of(g, target))
        victim = max(order, key=lambda one: free_shield_boxes(g, one))
    told(g, SCRAMBLER, victim.name, "target" if victim is target else "most-shields")
    hinder(g, victim, SCRAMBLER)


# --- Lockdown ---


def why_no_lockdown(g: Saga) -> Refusal | None:
    return None if doors_to_lock(g, NEXUS_CARDS[LOCKDOWN].amount) else NO_TARGET


def lockdown(g: Saga) -> Procedure[None]:
    """A door between revealed zones is closed and has lock level 2, if its own was lower (SAGA-DOOR-04)."""
    level = NEXUS_CARDS[LOCKDOWN].amount
    doors = doors_to_lock(g, level)
    if has_player(g):
        codes = [door.code for door in doors]
        code: str = yield Ask(g.nexus.seat, codes, "SAGA-CARD-01", "door", about={"card": LOCKDOWN})
    else:
        target: Model | None = yield from target_mercenary(g)
        if target is None:
            return
        code = yield from door_nearest_to(g, doors, target)
        told(g, LOCKDOWN, code, "nearest-to-target")
    lock_door(g, door_coded(g, code), level, "SAGA-CARD-01")


# --- Firewall Update ---


def why_no_firewall(g: Saga) -> Refusal | None:
    """It needs a Terminal, and no other of its kind in play."""
    in_play = any([name_of(one.card) == FIREWALL for one in g.nexus.in_play])
    terminals = any([piece.kind == "terminal" for piece in g.scenery])
    return NO_TARGET if in_play or not terminals else None


def only_numbers(g: Saga) -> None:
    """Nothing happens at once: what it changes is in force while the card Remains in Play."""


# --- Lights Out ---


def squares_to_darken(g: Saga) -> list[Place]:
    """The squares of revealed zones; that of a closed door belongs to none, that of an open one is floor (-DOOR-01)."""
    return [place_of(g, square) for square in list_of(board(g).floor & ~layout(g).closed_doors)]


def lights_out(g: Saga) -> Procedure[None]:
    """A darkness counter lies on a square of a revealed zone as long as the card is in play (SAGA-DARK-01)."""
    card = [one.card for one in g.nexus.in_play if name_of(one.card) == LIGHTS_OUT][-1]
    if has_player(g):
        about: dict[str, Payload] = {"card": LIGHTS_OUT}
        place: Place = yield Ask(g.nexus.seat, squares_to_darken(g), "SAGA-CARD-01", "square", about=about)
    else:
        target: Model | None = yield from target_mercenary(g)
        if target is None or target.at is None:
            return
        told(g, LIGHTS_OUT, target.name, "target")
        place = target.at
    place_darkness(g, place, card)


# --- Gas Vents ---


def gassed(g: Saga, point: Point) -> list[Model]:
    """The Mercenaries within 3 squares of a point; gas does nothing to Robots."""
    now, here = layout(g), base_on(g, point.squares)
    breathing = [one for one in on_board(g, MERCENARIES) if ROBOT not in profile(one).keywords]
    return [one for one in breathing if distance(now, here, base_of(g, one)) <= NEXUS_CARDS[GAS].amount]


def vents(g: Saga) -> list[Point]:
    return [point for point in active_points(g) if gassed(g, point)]


def why_no_gas(g: Saga) -> Refusal | None:
    return None if vents(g) else NO_TARGET


def gas_vents(g: Saga) -> Procedure[None]:
    """Every Mercenary near an active point suffers 3 dice, past its shields (SAGA-SHIELD-05)."""
    if has_player(g):
        codes = [point.code for point in vents(g)]
        code: str = yield Ask(g.nexus.seat, codes, "SAGA-CARD-01", "point", about={"card": GAS})
    else:
        target: Model | None = yield from target_mercenary(g)
        if target is None:
            return
        code = yield from nearest_point(g, vents(g), target, GAS)
    yield from strike(g, gassed(g, point_coded(g, code)), NEXUS_CARDS[GAS].dice, NEXUS_CARDS[GAS].way)


HINDERING: Final[dict[str, Ability]] = {
    SUPPRESSING: Ability(why_no_suppression, suppressing_fire, automaton_suppressing_fire, why_target_not_suppressed),
    SCRAMBLER: Ability(why_no_shields, scrambler, automaton_scrambler),
    LOCKDOWN: Ability(why_no_lockdown, lockdown),
    FIREWALL: Ability(why_no_firewall, only_numbers),
    LIGHTS_OUT: Ability(always, lights_out),
    GAS: Ability(why_no_gas, gas_vents),
}
