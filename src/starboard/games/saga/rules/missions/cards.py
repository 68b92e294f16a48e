"""The effect `card` of missions (docs/decisions/0030)."""

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.attacks.elimination import drop_cards
from starboard.games.saga.rules.gear.carrying import new_item, receive
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.lying_cards import at_the_table, lay
from starboard.games.saga.rules.missions.pieces import squares_coded
from starboard.games.saga.rules.missions.selectors import Bound, selected
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

ACTOR, HERE = "actor", "here"


def move_card(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """A card of the mission comes to a place or to the actor, or whoever has it drops it.

    There is one of each: what is in play already does not come again.
    """
    dropper = effect.saying("drop")
    if dropper is not None:
        for model in selected(g, dropper, bound):
            if model.at is not None:
                drop_cards(g, model, model.at)
        return
    card = effect.text("card")
    if at_the_table(g, card):
        return
    actor = [who for who in g.mercenaries if who.model.name == bound.actor]
    if effect.text("to") == ACTOR:
        for who in actor:
            tell(g, "card-taken", "SAGA-MISSION-12", who=who.model.name, card=card)
            yield from receive(g, who, [new_item(card)])
        return
    place = _place(g, effect, bound, actor)
    if place is not None:
        on_a_piece = effect.text("at") not in ("", ACTOR, HERE)
        lay(g, new_item(card), place, effect.text("at") if on_a_piece else "")


def _place(g: Saga, effect: Saying, bound: Bound, actor: list[Mercenary]) -> Place | None:
    """A square; that of the actor; that of whoever it happened to; the first of a piece."""
    at = effect.value("at")
    if isinstance(at, tuple):
        x, y = at
        assert isinstance(x, int) and isinstance(y, int)
        return x, y
    if at == ACTOR:
        return actor[0].model.at if actor else None
    if at == HERE:
        return bound.place
    assert isinstance(at, str)
    return squares_coded(mission_of(g), at)[0]
