"""What a player may do in a round, what it costs, and doing it (NEM-ACTION)."""

from starboard.games.nemesis.content.card_actions import CARD_ACTIONS
from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS
from starboard.games.nemesis.content.items import ENERGY_CHARGES, IN, ITEMS, OUT
from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.rules.combat import melee, shoot, why_no_melee, why_no_shot
from starboard.games.nemesis.rules.crafting import craft, why_no_craft
from starboard.games.nemesis.rules.hand import discard_card, pay
from starboard.games.nemesis.rules.items import (
    capacity,
    carries,
    discard_item,
    drop,
    hand_free,
    load,
    make_room,
    take_object,
)
from starboard.games.nemesis.rules.movement import careful_move, escape, move, why_no_careful_move, why_no_move
from starboard.games.nemesis.rules.passing import pass_the_turn
from starboard.games.nemesis.rules.places import action_cards, in_combat
from starboard.games.nemesis.rules.quests import activate, why_not_activate
from starboard.games.nemesis.rules.reactions import interrupted
from starboard.games.nemesis.rules.trade import trade, why_no_trade
from starboard.games.nemesis.state import Character, Held, Nemesis
from starboard.kernel.asks import Ask, Blocked, Procedure, Refusal
from starboard.kernel.game import tell
from starboard.kernel.views import EVERYBODY

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


# --- What it costs ---


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


# --- What is possible ---


class Menu:
    """The options of a round as they are found: what can be done, and on request what cannot and why."""

    __slots__ = ("blocked", "budget", "explain", "options", "who")

    def __init__(self, who: Character, explain: bool) -> None:
        self.who = who
        self.explain = explain
        self.budget = len(action_cards(who))
        self.options: list[str] = []
        self.blocked: Blocked = []

    def offer(self, option: str, refusal: Refusal | None, extra: int = 0) -> None:
        """`extra` cards go besides the cost: an Action card is itself discarded (NEM-ACTION-04)."""
        if refusal is None and cost_of(self.who, option) + extra > self.budget:
            refusal = CANNOT_PAY
        if refusal is None:
            self.options.append(option)
        elif self.explain:
            self.blocked.append((option, refusal))


def menu(g: Nemesis, who: Character, explain: bool = False) -> Menu:
    """Everything the player may do now (NEM-TURN-06)."""
    found = Menu(who, explain)
    fighting = in_combat(g, who)
    basic_actions(g, who, fighting, found)
    found.offer("room", why_no_room_action(g, who, fighting))
    for card in sorted(set(action_cards(who))):
        if not CARDS[card].reacts_to:
            refusal = wrong_moment(CARDS[card].use, fighting) or CARD_ACTIONS[card].why_not(g, who)
            found.offer("card:" + card, refusal, 1)
    item_options(g, who, fighting, found)
    if who.inventory or who.held:
        found.offer("drop", None)
    found.offer("pass", None)
    return found


def wrong_moment(use: str, fighting: bool) -> Refusal | None:
    """The Combat icons (NEM-ACTION-10)."""
    if fighting and use == OUT:
        return OUT_OF_COMBAT_ONLY
    return NOT_IN_COMBAT if not fighting and use == IN else None


def basic_actions(g: Nemesis, who: Character, fighting: bool, found: Menu) -> None:
    """In Combat only Shoot, Melee and Escape are left (NEM-ACTION-27)."""
    if fighting:
        found.offer("escape", why_no_move(g, who))
    else:
        found.offer("move", why_no_move(g, who))
        found.offer("careful", why_no_careful_move(g, who))
    found.offer("shoot", why_no_shot(g, who))
    found.offer("melee", why_no_melee(g, who))
    if fighting:
        if found.explain:
            for option in ("careful", "pick-up", "trade", "craft", *["quest:" + quest for quest in who.quests]):
                found.offer(option, IN_COMBAT)
        return
    found.offer("pick-up", why_no_pick_up(g, who))
    found.offer("trade", why_no_trade(g, who))
    found.offer("craft", why_no_craft(g, who))
    for quest in who.quests:
        found.offer("quest:" + quest, why_not_activate(g, who, quest))


def why_no_room_action(g: Nemesis, who: Character, fighting: bool) -> Refusal | None:
    """Present, working, not in Combat, and possible (NEM-ACTION-07 to 09)."""
    deed = ROOM_ACTIONS.get(g.tiles[who.room])
    if deed is None:
        return NO_ROOM_ACTION
    if fighting:
        return NO_ROOM_ACTION_IN_COMBAT
    return BROKEN if g.malfunction[who.room] else deed.why_not(g, who)


def item_options(g: Nemesis, who: Character, fighting: bool, found: Menu) -> None:
    for item in sorted(set(who.inventory + [held.item for held in who.held])):
        deed = ITEM_ACTIONS.get(item)
        if deed is not None:
            found.offer("item:" + item, wrong_moment(ITEMS[item].use, fighting) or deed.why_not(g, who))
            if item in ENERGY_CHARGES and free_reloads(who):
                found.offer("free:" + item, None)


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


# --- Doing it ---


def one_action(g: Nemesis, who: Character) -> Procedure[None]:
    """The player chooses what to do, pays for it, and does it unless somebody interrupts."""
    found = menu(g, who)
    option: str = yield Ask(
        who.seat,
        found.options,
        "NEM-TURN-06",
        "action",
        about={"actions": g.actions},
        blocked=lambda: menu(g, who, explain=True).blocked,
        private=True,
    )
    if option == "pass":
        yield from pass_the_turn(g, who, "NEM-TURN-07")
    elif option == "drop":
        yield from drop_something(g, who)
    else:
        yield from perform(g, who, option)


def drop_something(g: Nemesis, who: Character) -> Procedure[None]:
    """Free, and not an Action (NEM-ITEM-15, NEM-ACTION-23)."""
    things = sorted(who.inventory + [held.item for held in who.held])
    item: str = yield Ask(who.seat, things, "NEM-ITEM-15", "drop", private=True)
    drop(g, who, item, "NEM-ITEM-15")


def perform(g: Nemesis, who: Character, option: str) -> Procedure[None]:
    """Declare, pay, let the others react, act (NEM-ACTION-01, NEM-ACTION-21)."""
    kind, _, name = option.partition(":")
    g.actions += 1
    g.doing = option
    cost = cost_of(who, option)
    if kind == "card":
        discard_card(g, who, name)
    elif kind in ("item", "free"):
        show_item(g, who, name)
    tell(g, "action", "NEM-ACTION-01", who=who.seat, action=option, cost=cost)
    yield from pay(g, who, cost, option)
    cancelled: bool = yield from interrupted(g, who, option)
    if not cancelled:
        yield from act(g, who, kind, name)
    g.doing = ""


def act(g: Nemesis, who: Character, kind: str, name: str) -> Procedure[None]:
    if kind == "move":
        yield from move(g, who)
    elif kind == "careful":
        yield from careful_move(g, who)
    elif kind == "escape":
        yield from escape(g, who)
    elif kind == "shoot":
        yield from shoot(g, who)
    elif kind == "melee":
        yield from melee(g, who)
    elif kind == "pick-up":
        yield from pick_up(g, who)
    elif kind == "trade":
        yield from trade(g, who)
    elif kind == "craft":
        yield from craft(g, who)
    elif kind == "quest":
        yield from activate(g, who, name)
    elif kind == "room":
        yield from ROOM_ACTIONS[g.tiles[who.room]].do(g, who)
    elif kind == "card":
        yield from CARD_ACTIONS[name].do(g, who)
    elif kind == "item":
        yield from ITEM_ACTIONS[name].do(g, who)
        if ITEMS[name].single and carries(who, name):
            discard_item(g, who, name, "NEM-ITEM-16")
    else:
        assert kind == "free", f"unknown action {kind}"
        yield from reload_for_free(g, who, name)


def show_item(g: Nemesis, who: Character, item: str) -> None:
    """An Item is shown to everybody when it is used (NEM-ITEM-04)."""
    if item in who.inventory:
        who.shown[who.inventory.index(item)] = EVERYBODY
        g.reveals += 1


def pick_up(g: Nemesis, who: Character) -> Procedure[None]:
    """An Object of the Room into a Hand, which may have to be freed first (NEM-ACTION-16)."""
    thing: str = yield Ask(who.seat, objects_here(g, who), "NEM-ACTION-16", "object")
    if not hand_free(who):
        yield from make_room(g, who)
    g.lying.remove((who.room, thing))
    take_object(g, who, thing, "NEM-ACTION-16")


def reload_for_free(g: Nemesis, who: Character, charge: str) -> Procedure[None]:
    weapons = [held.item for held in free_reloads(who)]
    item: str = yield Ask(who.seat, weapons, "NEM-ACTION-05", "weapon")
    held = next(h for h in free_reloads(who) if h.item == item)
    load(g, who, held, capacity(held), "NEM-ACTION-05")
    discard_item(g, who, charge, "NEM-ITEM-16")
