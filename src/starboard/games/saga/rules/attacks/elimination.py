"""Who falls: Agents and Bosses are removed, Mercenaries leave a counter with what they carried (SAGA-DEATH-01)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.mercenaries import MERCENARIES as MERCENARY_CARDS
from starboard.games.saga.rules.ending import win
from starboard.games.saga.rules.lookups import NEXUS, is_boss, is_model, mercenary_of
from starboard.games.saga.rules.missions.happenings import attacked_by, happened
from starboard.games.saga.rules.turn_counts import lose_a_turn
from starboard.games.saga.state.fields import Downed, Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

# What cards in play do when an Agent or a Boss has been eliminated, by their id, with the place where it stood.
WHEN_REMOVED: Final[dict[str, Callable[[Saga, Model, tuple[int, int]], None]]] = {}


def eliminate(g: Saga, model: Model, by: Model | None = None) -> None:
    """A model or deployed piece that can take no more wounds leaves the board at once. `by` has dealt the last one."""
    who = mercenary_of(g, model)
    if who is not None:
        _mercenary_falls(g, who)
    elif is_model(model):
        # An Agent's miniature can be called again (SAGA-WOUND-01); a Boss leaves nothing behind (SAGA-BOSS-07).
        place = model.at
        g.enemies.remove(model)
        _leave_board(model)
        if is_boss(model):
            g.fallen.append(model)
        tell(g, "eliminated", "SAGA-BOSS-07" if is_boss(model) else "SAGA-WOUND-01", who=model.name)
        if place is not None:
            for answer in WHEN_REMOVED.values():
                answer(g, model, place)
            drop_cards(g, model, place)
        happened(g, "eliminated", kind=model.kind, who=model.name, place=place, actor=attacked_by(g, by))
    else:
        # Its card is out for the mission, and nothing else follows (SAGA-DEPLOY-05).
        g.deployed.remove(model)
        _leave_board(model)
        tell(g, "piece-destroyed", "SAGA-DEPLOY-05", who=model.name)


def _leave_board(model: Model) -> None:
    model.at = None
    model.effects = []


def _mercenary_falls(g: Saga, who: Mercenary) -> None:
    """Its miniature makes way for a Downed Mercenary counter; its own counter leaves the Turns (SAGA-DEATH-02)."""
    place = who.model.at
    assert place is not None, f"{who.model.name} is not on the board"
    base_equipment = MERCENARY_CARDS[who.model.kind].gear
    dropped = [item for item in who.items if item.card not in base_equipment]  # SAGA-DEATH-04
    who.items = [item for item in who.items if item.card in base_equipment]
    g.downed.append(Downed(who.model.name, place))
    g.downed[-1].items, g.downed[-1].round = dropped, g.round
    _leave_board(who.model)
    who.status = "down"
    tell(g, "eliminated", "SAGA-DEATH-01", who=who.model.name)
    if all([other.status == "down" for other in g.mercenaries]):
        win(g, NEXUS, "SAGA-DEATH-08")
    lose_a_turn(g, who)
    happened(g, "eliminated", kind=who.model.kind, who=who.model.name, place=place)


def drop_cards(g: Saga, model: Model, place: tuple[int, int]) -> None:
    """What a model of the Nexus has taken falls to the floor where it stood."""
    for one in g.lying:
        if one.holder == model.name:
            one.holder, one.at, one.round = "", place, g.round
            tell(g, "card-dropped", "SAGA-MISSION-12", who=model.name, card=one.item.card, at=place)


def take_off(g: Saga, model: Model) -> None:
    """The mission takes a model of the Nexus off the board: it is not eliminated, and nobody gains anything by it."""
    place = model.at
    g.enemies.remove(model)
    _leave_board(model)
    tell(g, "removed", "SAGA-MISSION-12", who=model.name)
    if place is not None:
        for answer in WHEN_REMOVED.values():
            answer(g, model, place)
        drop_cards(g, model, place)
    happened(g, "removed", kind=model.kind, who=model.name, place=place)


# --- what a fallen Mercenary carried (SAGA-DEATH-05) ---


def equipment_here(g: Saga, who: Mercenary) -> list[Downed]:
    """The Downed Mercenary counters under it that still have something."""
    return [downed for downed in g.downed if downed.at == who.model.at and downed.items]


def take_equipment(g: Saga, who: Mercenary) -> None:
    """Take everything that lies under it; the counter is turned to show that it is empty (SAGA-DEATH-05)."""
    for downed in equipment_here(g, who):
        taken, downed.items = downed.items, []
        who.items += taken
        cards = tuple([item.card for item in taken])
        tell(g, "equipment-taken", "SAGA-DEATH-05", who=who.model.name, fallen=downed.who, cards=cards)
