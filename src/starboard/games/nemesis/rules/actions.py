"""Performing an Action: declare it, pay for it, let the others react, do it (NEM-ACTION)."""

from starboard.games.nemesis.content.card_actions import CARD_ACTIONS
from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.rules.combat import melee, shoot
from starboard.games.nemesis.rules.crafting import craft
from starboard.games.nemesis.rules.hand import discard_card, pay
from starboard.games.nemesis.rules.items import (
    capacity,
    carries,
    discard_item,
    drop_something,
    hand_free,
    load,
    make_room,
    take_object,
)
from starboard.games.nemesis.rules.menu import cost_of, free_reloads, menu, objects_here, why_impossible
from starboard.games.nemesis.rules.movement import careful_move, escape, move
from starboard.games.nemesis.rules.passing import pass_the_turn
from starboard.games.nemesis.rules.quests import activate
from starboard.games.nemesis.rules.reactions import interrupted
from starboard.games.nemesis.rules.trade import trade
from starboard.games.nemesis.state import Character, Nemesis
from starboard.kernel.asks import Ask, Procedure
from starboard.kernel.game import tell
from starboard.kernel.views import EVERYBODY


def one_action(g: Nemesis, who: Character) -> Procedure[None]:
    """The player chooses what to do, pays for it, and does it unless somebody interrupts."""
    option: str = yield Ask(
        who.seat,
        (),
        "NEM-TURN-06",
        "action",
        about={"actions": g.actions},
        blocked=lambda: menu(g, who, explain=True).blocked,
        private=True,
        find=lambda: menu(g, who).options,
    )
    if option == "pass":
        yield from pass_the_turn(g, who, "NEM-TURN-07")
    elif option == "drop":
        yield from drop_something(g, who)
    else:
        yield from perform(g, who, option)


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
        if why_impossible(g, who, option) is None:
            yield from act(g, who, kind, name)
        else:  # a reaction took away what it needed; it is performed and spent all the same (NEM-GEN-14)
            tell(g, "action-idle", "NEM-GEN-14", who=who.seat, action=option)
        use_up(g, who, kind, name)
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
    else:
        assert kind == "free", f"unknown action {kind}"
        yield from reload_for_free(g, who, name)


def use_up(g: Nemesis, who: Character, kind: str, name: str) -> None:
    """A single-use Item is discarded once its Action was performed, unless it is gone already (NEM-ITEM-16)."""
    if kind == "item" and ITEMS[name].single and carries(who, name):
        discard_item(g, who, name, "NEM-ITEM-16")


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
