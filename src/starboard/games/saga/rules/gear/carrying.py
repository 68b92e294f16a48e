"""The equipment cards beside a Mercenary: what comes, what goes, what of it works (SAGA-EQUIP-02, SAGA-EQUIP-05)."""

from typing import Final

from starboard.games.saga.content.equipment import BODY, EQUIPMENT, NO_PLACE, SHIELD
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.rules.attacks.shields import shield_boxes
from starboard.games.saga.rules.missions.taking import taken
from starboard.games.saga.state.fields import Item, Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

# Of several cards for one of these places the first of its owner's items works.
PLACES: Final = (BODY, SHIELD)


def new_item(card: str) -> Item:
    """A card as it comes from the box, with all its charges."""
    return Item(card, EQUIPMENT[card].charges if card in EQUIPMENT else 0)


def is_base_equipment(who: Mercenary, card: str) -> bool:
    """What is printed on a Mercenary's card cannot be traded, dropped or lost (SAGA-EQUIP-01, SAGA-EQUIP-05)."""
    return card in MERCENARIES[who.model.kind].gear


def equipment_cards(who: Mercenary) -> list[str]:
    """The cards that can change hands, Mission Items included (SAGA-TRADE-02)."""
    return [item.card for item in who.items if not is_base_equipment(who, item.card)]


def has_card(who: Mercenary, card: str) -> bool:
    return any([item.card == card for item in who.items])


def take_out(who: Mercenary, card: str) -> Item:
    """A card leaves its owner, with the charges it has."""
    for item in who.items:
        if item.card == card:
            who.items.remove(item)
            return item
    raise KeyError(f"{who.model.name} has no {card}")


def receive(g: Saga, who: Mercenary, items: list[Item]) -> Procedure[None]:
    """Cards come to a Mercenary, which can use them from now on (SAGA-EQUIP-02); nobody carries too much (-05)."""
    who.items += items
    for item in items:
        taken(g, who.model, item.card)
    for place in PLACES:
        if any([place_of_card(item.card) == place for item in items]):
            yield from choose_what_works(g, who, place)


def _take_from_the_floor(g: Saga, who: Mercenary, card: str) -> None:
    for counter in g.downed:
        for item in counter.items:
            if counter.who == who.model.name and item.card == card:
                counter.items.remove(item)
                return
    raise KeyError(f"{who.model.name} has not dropped {card}")


def discard_item(g: Saga, who: Mercenary, card: str, rule: str) -> None:
    """A card that was used up is out for the mission: it is never shuffled in again (SAGA-SUPPLY-05).

    Whoever fell by using it has dropped it with the rest (SAGA-DEATH-04): then it goes from there.
    """
    if who.status == "down":
        _take_from_the_floor(g, who, card)
    else:
        take_out(who, card)
    g.supply.discard.append(card)
    tell(g, "item-discarded", rule, who=who.model.name, card=card)


def keep_shields_in_order(g: Saga, who: Mercenary) -> None:
    """Blue boxes that came or went change how many counters there can be on them (SAGA-SHIELD-02)."""
    who.model.shield_wounds = min(who.model.shield_wounds, shield_boxes(g, who.model))


# --- of several cards for one place one works (SAGA-EQUIP-04) ---


def place_of_card(card: str) -> str:
    return EQUIPMENT[card].slot if card in EQUIPMENT else NO_PLACE


def choose_what_works(g: Saga, who: Mercenary, place: str) -> Procedure[None]:
    """Its owner says which of several different cards for the body, or of several shields, works."""
    worn = [item for item in who.items if place_of_card(item.card) == place]
    cards: list[str] = []
    for item in worn:
        if item.card not in cards:
            cards.append(item.card)
    if len(cards) < 2:
        return
    about = {"who": who.model.name, "place": place}
    card: str = yield Ask(who.seat, cards, "SAGA-EQUIP-04", "wear", about=about)
    if card != worn[0].card:
        at = who.items.index(worn[0])
        who.items.insert(at, take_out(who, card))
        tell(g, "worn", "SAGA-EQUIP-04", who=who.model.name, card=card)
        keep_shields_in_order(g, who)


def choose_at_turn_start(g: Saga, who: Mercenary) -> Procedure[None]:
    """At the start of its Turn it may change which card works for each place."""
    for place in PLACES:
        yield from choose_what_works(g, who, place)
