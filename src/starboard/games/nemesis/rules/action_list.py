"""Every Action of a round in one table: its price, what stands against it, what it does, its rule (NEM-ACTION).

An option is an Action's name, such as "move" or "card:search"; journals keep those names. Whoever wants to know
something about an Action looks it up here.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from starboard.games.nemesis.content.card_actions import CARD_ACTIONS
from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS
from starboard.games.nemesis.content.items import ENERGY_CHARGES, IN, ITEMS, OUT
from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.rules.combat import melee, shoot, why_no_melee, why_no_shot
from starboard.games.nemesis.rules.crafting import craft, why_no_craft
from starboard.games.nemesis.rules.deeds import Deed
from starboard.games.nemesis.rules.items import drop_something, free_reloads, pick_up, reload_for_free, why_no_pick_up
from starboard.games.nemesis.rules.movement import careful_move, escape, move, why_no_careful_move, why_no_move
from starboard.games.nemesis.rules.passing import pass_the_turn
from starboard.games.nemesis.rules.quests import activate, why_not_activate
from starboard.games.nemesis.rules.trade import trade, why_no_trade
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.requests import Procedure, Refusal

IN_COMBAT = Refusal("NEM-ACTION-27", "in-combat")
NO_ROOM_ACTION_IN_COMBAT = Refusal("NEM-ACTION-08", "in-combat")
NOT_IN_COMBAT = Refusal("NEM-ACTION-10", "not-in-combat")
OUT_OF_COMBAT_ONLY = Refusal("NEM-ACTION-10", "in-combat")
BROKEN = Refusal("NEM-ACTION-07", "broken")
NO_ROOM_ACTION = Refusal("NEM-ACTION-09", "no-room-action")

Price: TypeAlias = Callable[[Character], int]
NotNow: TypeAlias = Callable[[Nemesis, Character, bool], Refusal | None]  # the last says whether they are in Combat


class Action:
    """One thing a player may choose in a round.

    `kind` groups Actions that are alike, `of` is the card or Item of this one. `price` is in Action cards to discard,
    an Action card itself not counted. `not_now` is what stands against choosing it beside its deed's own condition:
    Combat, a broken Room.
    """

    __slots__ = ("deed", "kind", "not_now", "of", "option", "price", "rule")

    def __init__(self, kind: str, deed: Deed, rule: str, price: Price, not_now: NotNow, of: str = "") -> None:
        self.option = f"{kind}:{of}" if of else kind
        self.kind = kind
        self.of = of
        self.deed = deed
        self.rule = rule
        self.price = price
        self.not_now = not_now


# --- What it costs (NEM-ACTION-03 to 06) ---


def cards(count: int) -> Price:
    return lambda who: count


def of_the_item(count: int) -> Price:
    """One card more with a wounded Hand (NEM-WOUND-10)."""
    return lambda who: count + (1 if "hand" in who.wounds else 0)


def of_an_escape(who: Character) -> int:
    """Two cards with a wounded Leg (NEM-WOUND-11)."""
    return 2 if "leg" in who.wounds else 1


# --- When it may be chosen ---


def any_time(g: Nemesis, who: Character, fighting: bool) -> Refusal | None:
    return None


def in_peace(g: Nemesis, who: Character, fighting: bool) -> Refusal | None:
    """In Combat only Shoot, Melee and Escape are left of the basic Actions (NEM-ACTION-27)."""
    return IN_COMBAT if fighting else None


def where_a_room_works(g: Nemesis, who: Character, fighting: bool) -> Refusal | None:
    """Present, not in Combat, not broken (NEM-ACTION-07 to 09)."""
    if g.tiles[who.room] not in ROOM_ACTIONS:
        return NO_ROOM_ACTION
    if fighting:
        return NO_ROOM_ACTION_IN_COMBAT
    return BROKEN if g.malfunction[who.room] else None


def at_its_moment(use: str) -> NotNow:
    """The Combat icons of cards and Items (NEM-ACTION-10)."""

    def not_now(g: Nemesis, who: Character, fighting: bool) -> Refusal | None:
        if fighting and use == OUT:
            return OUT_OF_COMBAT_ONLY
        return NOT_IN_COMBAT if not fighting and use == IN else None

    return not_now


# --- What it does, where that depends on the table ---


def use_the_room(g: Nemesis, who: Character) -> Procedure[None]:
    yield from ROOM_ACTIONS[g.tiles[who.room]].do(g, who)


def why_no_room_action(g: Nemesis, who: Character) -> Refusal | None:
    return ROOM_ACTIONS[g.tiles[who.room]].why_not(g, who)


def activation(quest: str) -> Deed:
    return Deed(lambda g, who: activate(g, who, quest), lambda g, who: why_not_activate(g, who, quest))


def free_reload(charge: str) -> Deed:
    return Deed(lambda g, who: reload_for_free(g, who, charge))


def passing(g: Nemesis, who: Character) -> Procedure[None]:
    yield from pass_the_turn(g, who, "NEM-TURN-07")


# --- The table ---

BASIC_ACTIONS: Final = (
    Action("move", Deed(move, why_no_move), "NEM-ACTION-12", cards(1), any_time),
    Action("escape", Deed(escape, why_no_move), "NEM-ESCAPE-01", of_an_escape, any_time),
    Action("careful", Deed(careful_move, why_no_careful_move), "NEM-ACTION-13", cards(2), in_peace),
    Action("shoot", Deed(shoot, why_no_shot), "NEM-ACTION-14", cards(1), any_time),
    Action("melee", Deed(melee, why_no_melee), "NEM-ACTION-15", cards(1), any_time),
    Action("pick-up", Deed(pick_up, why_no_pick_up), "NEM-ACTION-16", cards(1), in_peace),
    Action("trade", Deed(trade, why_no_trade), "NEM-ACTION-17", cards(1), in_peace),
    Action("craft", Deed(craft, why_no_craft), "NEM-ACTION-19", cards(1), in_peace),
    Action("room", Deed(use_the_room, why_no_room_action), "NEM-ACTION-06", cards(2), where_a_room_works),
    Action("drop", Deed(drop_something), "NEM-ITEM-15", cards(0), any_time),
    Action("pass", Deed(passing), "NEM-TURN-07", cards(0), any_time),
)
QUESTS: Final = [item.id for item in ITEMS.values() if item.activation_room or item.activation_items]


def _all() -> dict[str, Action]:
    listed = list(BASIC_ACTIONS)
    for quest in QUESTS:
        listed.append(Action("quest", activation(quest), "NEM-ACTION-20", cards(1), in_peace, quest))
    for name, deed in CARD_ACTIONS.items():
        card = CARDS[name]
        listed.append(Action("card", deed, card.rule, cards(card.cost), at_its_moment(card.use), name))
    for name, deed in ITEM_ACTIONS.items():
        item = ITEMS[name]
        price = of_the_item(item.cost or 0)
        listed.append(Action("item", deed, "NEM-ACTION-05", price, at_its_moment(item.use), name))
    for charge in ENERGY_CHARGES:
        listed.append(Action("free", free_reload(charge), "NEM-ACTION-05", of_the_item(0), any_time, charge))
    return {action.option: action for action in listed}


ACTIONS: Final = _all()


def can_reload_for_free(who: Character, item: str) -> bool:
    return item in ENERGY_CHARGES and bool(free_reloads(who))
