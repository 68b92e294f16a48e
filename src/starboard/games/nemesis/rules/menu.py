"""What a player may do in a round, what it costs, and why something is not on offer (NEM-ACTION)."""

from typing import Final

from starboard.games.nemesis.content.card_actions import CARD_ACTIONS
from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS
from starboard.games.nemesis.content.items import ENERGY_CHARGES, IN, ITEMS, OUT
from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.rules.combat import why_no_melee, why_no_shot
from starboard.games.nemesis.rules.crafting import why_no_craft
from starboard.games.nemesis.rules.deeds import WhyNot, always
from starboard.games.nemesis.rules.items import capacity
from starboard.games.nemesis.rules.movement import why_no_careful_move, why_no_move
from starboard.games.nemesis.rules.places import action_cards, in_combat
from starboard.games.nemesis.rules.quests import why_not_activate
from starboard.games.nemesis.rules.trade import why_no_trade
from starboard.games.nemesis.state import Character, Held, Nemesis
from starboard.kernel.asks import Blocked, Refusal

IN_COMBAT = Refusal("NEM-ACTION-27", "in-combat")
NO_ROOM_ACTION_IN_COMBAT = Refusal("NEM-ACTION-08", "in-combat")
NOT_IN_COMBAT = Refusal("NEM-ACTION-10", "not-in-combat")
OUT_OF_COMBAT_ONLY = Refusal("NEM-ACTION-10", "in-combat")
CANNOT_PAY = Refusal("NEM-ACTION-01", "cannot-pay")
BROKEN = Refusal("NEM-ACTION-07", "broken")
NO_ROOM_ACTION = Refusal("NEM-ACTION-09", "no-room-action")
NOTHING_TO_PICK_UP = Refusal("NEM-ACTION-16", "nothing-to-pick-up")

ROOM_ACTION_COST = 2  # NEM-ACTION-06
LEG_WOUND_ESCAPE_COST = 2  # NEM-WOUND-11


def cost_of(who: Character, option: str) -> int:
    """Action cards to discard for it, an Action card itself not counted (NEM-ACTION-03 to 06)."""
    kind, _, name = option.partition(":")
    if kind == "card":
        return CARDS[name].cost
    if kind in ("item", "free"):
        printed = ITEMS[name].cost or 0
        return (0 if kind == "free" else printed) + (1 if "hand" in who.wounds else 0)  # NEM-WOUND-10
    if kind == "room":
        return ROOM_ACTION_COST
    if kind == "careful":
        return 2
    if kind == "escape":
        return LEG_WOUND_ESCAPE_COST if "leg" in who.wounds else 1
    if kind in ("drop", "pass"):
        return 0
    return 1


class Menu:
    """The options of a round as they are found: what can be done, and on request what cannot and why."""

    __slots__ = ("blocked", "budget", "explain", "g", "options", "who")

    def __init__(self, g: Nemesis, who: Character, explain: bool) -> None:
        self.g = g
        self.who = who
        self.explain = explain
        self.budget = len(action_cards(who))
        self.options: list[str] = []
        self.blocked: Blocked = []

    def offer(self, option: str, why_not: WhyNot, extra: int = 0) -> None:
        """On offer if possible and affordable; an Action card is itself discarded, an `extra` card (NEM-ACTION-04)."""
        affordable = cost_of(self.who, option) + extra <= self.budget
        if not affordable and not self.explain:
            return
        refusal = why_not(self.g, self.who)
        if refusal is None and affordable:
            self.options.append(option)
        else:
            self.refuse(option, refusal or CANNOT_PAY)

    def refuse(self, option: str, refusal: Refusal) -> None:
        if self.explain:
            self.blocked.append((option, refusal))


def why_impossible(g: Nemesis, who: Character, option: str) -> Refusal | None:
    """Why an Action would have no effect, its cost and Combat aside (NEM-TURN-14)."""
    kind, _, name = option.partition(":")
    if kind in BASIC_ACTIONS:
        return BASIC_ACTIONS[kind](g, who)
    if kind == "quest":
        return why_not_activate(g, who, name)
    if kind == "room":
        return ROOM_ACTIONS[g.tiles[who.room]].why_not(g, who)
    if kind == "card":
        return CARD_ACTIONS[name].why_not(g, who)
    return ITEM_ACTIONS[name].why_not(g, who) if kind == "item" else None


def menu(g: Nemesis, who: Character, explain: bool = False) -> Menu:
    """Everything the player may do now (NEM-TURN-06)."""
    found = Menu(g, who, explain)
    fighting = in_combat(g, who)
    basic_actions(who, fighting, found)
    room_action(g, who, fighting, found)
    for card in sorted(set(action_cards(who))):
        if not CARDS[card].reacts_to:
            at_this_moment("card:" + card, CARDS[card].use, fighting, CARD_ACTIONS[card].why_not, found, 1)
    item_actions(who, fighting, found)
    if who.inventory or who.held:
        found.offer("drop", always)
    found.offer("pass", always)
    return found


def at_this_moment(option: str, use: str, fighting: bool, why_not: WhyNot, found: Menu, extra: int = 0) -> None:
    """The Combat icons of cards and Items (NEM-ACTION-10)."""
    if fighting and use == OUT:
        found.refuse(option, OUT_OF_COMBAT_ONLY)
    elif not fighting and use == IN:
        found.refuse(option, NOT_IN_COMBAT)
    else:
        found.offer(option, why_not, extra)


def basic_actions(who: Character, fighting: bool, found: Menu) -> None:
    """In Combat only Shoot, Melee and Escape are left (NEM-ACTION-27)."""
    movement = "escape" if fighting else "move"
    for option in (movement, "careful", "shoot", "melee", "pick-up", "trade", "craft"):
        if option in ONLY_IN_PEACE:
            in_peace(option, fighting, BASIC_ACTIONS[option], found)
        else:
            found.offer(option, BASIC_ACTIONS[option])
    for quest in who.quests:
        in_peace("quest:" + quest, fighting, activation(quest), found)


def in_peace(option: str, fighting: bool, why_not: WhyNot, found: Menu) -> None:
    if fighting:
        found.refuse(option, IN_COMBAT)
    else:
        found.offer(option, why_not)


def activation(quest: str) -> WhyNot:
    return lambda g, who: why_not_activate(g, who, quest)


def room_action(g: Nemesis, who: Character, fighting: bool, found: Menu) -> None:
    """Present, working, not in Combat, and possible (NEM-ACTION-07 to 09)."""
    deed = ROOM_ACTIONS.get(g.tiles[who.room])
    if deed is None:
        found.refuse("room", NO_ROOM_ACTION)
    elif fighting:
        found.refuse("room", NO_ROOM_ACTION_IN_COMBAT)
    elif g.malfunction[who.room]:
        found.refuse("room", BROKEN)
    else:
        found.offer("room", deed.why_not)


def item_actions(who: Character, fighting: bool, found: Menu) -> None:
    for item in sorted(set(who.inventory + [held.item for held in who.held])):
        deed = ITEM_ACTIONS.get(item)
        if deed is not None:
            at_this_moment("item:" + item, ITEMS[item].use, fighting, deed.why_not, found)
            if item in ENERGY_CHARGES and free_reloads(who):
                found.offer("free:" + item, always)


def free_reloads(who: Character) -> list[Held]:
    """Weapons that an Energy Charge loads for nothing, thanks to a card Added to them."""
    return [
        held
        for held in who.held
        if any([ITEMS[card].free_reload == held.item for card in held.added]) and held.ammo < capacity(held)
    ]


def why_no_pick_up(g: Nemesis, who: Character) -> Refusal | None:
    return None if objects_here(g, who) else NOTHING_TO_PICK_UP


def objects_here(g: Nemesis, who: Character) -> list[str]:
    return sorted({thing for room, thing in g.lying if room == who.room})


ONLY_IN_PEACE: Final = ("careful", "pick-up", "trade", "craft")
BASIC_ACTIONS: Final[dict[str, WhyNot]] = {
    "move": why_no_move,
    "escape": why_no_move,
    "careful": why_no_careful_move,
    "shoot": why_no_shot,
    "melee": why_no_melee,
    "pick-up": why_no_pick_up,
    "trade": why_no_trade,
    "craft": why_no_craft,
}
