"""Reaction cards: what a Nexus player does when a Mercenary does something (SAGA-REACT-01)."""

from typing import Final

from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.rules.attacks.flat_attacks import strike
from starboard.games.saga.rules.attacks.granted_shots import shooters, turn_and_shoot
from starboard.games.saga.rules.lookups import MERCENARIES, model_named, on_board, scenery_coded
from starboard.games.saga.rules.nexus.reactions import Context, Reaction
from starboard.games.saga.rules.places import base_of, base_on, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

TRAP, RETURN_FIRE, NO_WAY_OUT = "nx-booby-trap", "nx-return-fire", "nx-no-way-out"


# --- Booby Trap: somebody interacts with scenery ---


def can_trap(g: Saga, about: Context) -> bool:
    """It lies in scenery; a mark on the floor is none."""
    return any([piece.code == about["what"] for piece in g.scenery])


def booby_trap(g: Saga, about: Context) -> Procedure[bool]:
    """2 dice, past shields, on the one that interacts, then on each Mercenary beside the piece; who lives goes on."""
    code, who = about["what"], model_named(g, about["who"])
    now = layout(g)
    here = base_on(g, scenery_coded(g, code).squares)
    beside = [one for one in on_board(g, MERCENARIES) if one is not who and now.adjacent(base_of(g, one), here)]
    yield from strike(g, [who, *beside], NEXUS_CARDS[TRAP].dice, NEXUS_CARDS[TRAP].way)
    return False


# --- Return Fire: somebody has taken a Shoot Action ---


def who_may_return_fire(g: Saga, about: Context) -> list[Model]:
    """The Agents attacked by it that live and have a legal shot at the shooter after turning."""
    return [agent for agent in shooters(g, about["who"]) if agent.name in about["attacked"]]


def can_return_fire(g: Saga, about: Context) -> bool:
    return bool(who_may_return_fire(g, about))


def return_fire(g: Saga, about: Context) -> Procedure[bool]:
    """One Agent that was attacked turns and Shoots at the Mercenary."""
    names = [agent.name for agent in who_may_return_fire(g, about)]
    name: str = yield Ask(g.nexus.seat, names, "SAGA-REACT-01", "agent-for-card", about={"card": RETURN_FIRE})
    yield from turn_and_shoot(g, model_named(g, name), about["who"])
    return False


# --- No Way Out: somebody declares a Break Away ---


def always_possible(g: Saga, about: Context) -> bool:
    return True


def no_way_out(g: Saga, about: Context) -> Procedure[bool]:
    """The Break Away does not happen: no free attacks; it stays, may turn and take its Action (SAGA-BREAK-07)."""
    tell(g, "break-away-called-off", "SAGA-REACT-01", who=about["who"])
    yield from ()
    return True


REACTION_CARDS: Final[dict[str, Reaction]] = {
    TRAP: Reaction(can_trap, booby_trap),
    RETURN_FIRE: Reaction(can_return_fire, return_fire),
    NO_WAY_OUT: Reaction(always_possible, no_way_out),
}
