"""What skills do at a moment of the Turn, and the weapon under a scope."""

from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.attacks.weapons_in_hand import scopable_weapons, scoped_weapon
from starboard.games.saga.rules.consent import accepts_help
from starboard.games.saga.rules.gear.ability_deeds import friends_within_long
from starboard.games.saga.rules.lookups import mercenary_named
from starboard.games.saga.rules.movement.moving import move_by_effect
from starboard.games.saga.rules.nexus.deck import cards_left, lay_on_top, lay_under, look_at_top
from starboard.games.saga.rules.places import engaged, layout
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Ask, Procedure
from starboard.kernel.visibility import EVERYBODY, Mask, only

BOTTOM = "bottom"


# --- Foresight ---


def can_foresee(g: Saga, who: Mercenary) -> bool:
    """There is a card to look at, and the Nexus is aware. The deck is not made anew for this."""
    return g.nexus.aware and cards_left(g.nexus) > 0


def foresee(g: Saga, who: Mercenary) -> Procedure[bool]:
    """Its player looks at the top card and may put it at the bottom; where nobody plays the Nexus all see it."""
    nexus = g.nexus
    eyes = EVERYBODY if nexus.seat == FATE else only(who.seat)
    known = Mask(eyes | nexus.top_known[0]) if nexus.top_known else eyes  # somebody may have looked before
    seen: list[str] = yield from look_at_top(g, 1, eyes, "SAGA-CARD-06")
    lay_on_top(g, seen, known)
    about = {"who": who.model.name}
    where: str | None = yield Ask(who.seat, [BOTTOM], "SAGA-CARD-06", "foresight", 0, about=about)
    if where == BOTTOM:
        nexus.top.pop(0)
        nexus.top_known.pop(0)
        lay_under(g, seen, known)
        tell(g, "card-to-bottom", "SAGA-CARD-06", who=who.model.name)
    return True


# --- Priority Orders ---


def friends_to_order(g: Saga, who: Mercenary) -> list[str]:
    return [one.model.name for one in friends_within_long(g, who) if not one.ready]


def can_order(g: Saga, who: Mercenary) -> bool:
    return bool(friends_to_order(g, who))


def priority_orders(g: Saga, who: Mercenary) -> Procedure[bool]:
    """The counter of a friend is turned face up; there is no Turn more for it (SAGA-TURN-05).

    Another player's may refuse; then somebody else's can be turned up, or nobody's.
    """
    names, least = friends_to_order(g, who), 1
    while names:
        name: str | None = yield Ask(who.seat, names, "SAGA-TURN-05", "friend", least, about={"who": who.model.name})
        if name is None:
            return False
        friend = mercenary_named(g, name)
        willing: bool = yield from accepts_help(friend, who, "sk-priority-orders")
        if willing:
            friend.ready = True
            tell(g, "made-ready", "SAGA-TURN-05", who=name, by=who.model.name)
            return True
        names, least = [other for other in names if other != name], 0
    return False


# --- Hit and Run ---


def can_run(g: Saga, who: Mercenary) -> bool:
    """Not out of a front arc."""
    return not engaged(g, who.model, layout(g))


def run(g: Saga, who: Mercenary) -> Procedure[bool]:
    """It goes some squares after its Action, without another stealth test."""
    yield from move_by_effect(g, who.model, SKILLS["sk-hit-and-run"].amount, who.seat)
    return True


# --- Long Scope ---


def can_name_weapon(g: Saga, who: Mercenary) -> bool:
    """With a single weapon that can bear it nothing needs to be said."""
    return len(scopable_weapons(g, who.model)) > 1


def name_weapon(g: Saga, who: Mercenary) -> Procedure[bool]:
    """One weapon of Short range reaches as far as one of Long range (SAGA-RANGE-02)."""
    now = scoped_weapon(g, who)
    names = [weapon.id for weapon in scopable_weapons(g, who.model) if weapon.id != now]
    weapon: str = yield Ask(who.seat, names, "SAGA-RANGE-02", "scope", about={"who": who.model.name})
    who.scoped = weapon
    tell(g, "scope", "SAGA-RANGE-02", who=who.model.name, weapon=weapon)
    return True
