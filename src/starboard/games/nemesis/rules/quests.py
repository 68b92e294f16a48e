"""Quest Items and their activation (NEM-ITEM-05, NEM-ACTION-20)."""

from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.items import all_items, carries, discard_item, held_thing, receive
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal
from starboard.kernel.visibility import EVERYBODY

WRONG_ROOM = Refusal("NEM-ACTION-20", "quest-room")
NOT_THE_ITEM = Refusal("NEM-ACTION-20", "quest-item")
NO_WEAPON = Refusal("NEM-ITEM-23", "nothing-to-attach-to")


def why_not_activate(g: Nemesis, who: Character, quest: str) -> Refusal | None:
    card = ITEMS[quest]
    if card.activation_room and not (g.explored[who.room] and g.tiles[who.room] == card.activation_room):
        return WRONG_ROOM
    if card.activation_items and not payment(who, quest):
        return NOT_THE_ITEM
    if card.free_reload and not carries(who, card.free_reload):
        return NO_WEAPON
    return None


def payment(who: Character, quest: str) -> list[str]:
    """The Items one could discard to activate it."""
    return sorted({item for item in all_items(who) if item in ITEMS[quest].activation_items})


def activate(g: Nemesis, who: Character, quest: str) -> Procedure[None]:
    """Fulfil what the card asks for; from now on it is a normal Item (NEM-ITEM-06)."""
    if ITEMS[quest].activation_items:
        about = {"item": quest}
        fee = payment(who, quest)
        item: str = yield Ask(who.seat, fee, "NEM-ACTION-20", "spend-item", about=about, private=True)
        discard_item(g, who, item, "NEM-ACTION-20")
    who.quests.remove(quest)
    tell(g, "quest-activated", "NEM-ITEM-06", who=who.seat, item=quest)
    if ITEMS[quest].free_reload:
        held_thing(who, ITEMS[quest].free_reload).added.append(quest)  # one Item from now on (NEM-ITEM-23)
    else:
        yield from receive(g, who, quest, 0, EVERYBODY)
