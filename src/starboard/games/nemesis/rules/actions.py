"""Performing an Action: declare it, pay for it, let the others react, do it (NEM-ACTION)."""

from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.action_list import ACTIONS, Action
from starboard.games.nemesis.rules.hand import discard_card, pay
from starboard.games.nemesis.rules.items import carries, discard_item
from starboard.games.nemesis.rules.menu import menu
from starboard.games.nemesis.rules.reactions import interrupted
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure
from starboard.kernel.visibility import EVERYBODY


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
    if ACTIONS[option].kind in ("pass", "drop"):  # neither is an Action (NEM-TURN-07, NEM-ITEM-15)
        yield from ACTIONS[option].deed.do(g, who)
    else:
        yield from perform(g, who, option)


def perform(g: Nemesis, who: Character, option: str) -> Procedure[None]:
    """Declare, pay, let the others react, act (NEM-ACTION-01, NEM-ACTION-21)."""
    action = ACTIONS[option]
    g.actions += 1
    g.doing = option
    cost = action.price(who)
    if action.kind == "card":
        discard_card(g, who, action.of)
    elif action.kind in ("item", "free"):
        show_item(g, who, action.of)
    tell(g, "action", "NEM-ACTION-01", who=who.seat, action=option, cost=cost)
    yield from pay(g, who, cost, option)
    cancelled: bool = yield from interrupted(g, who, option)
    if not cancelled:
        if action.deed.why_not(g, who) is None:
            yield from action.deed.do(g, who)
        else:  # a reaction took away what it needed; it is performed and spent all the same (NEM-GEN-14)
            tell(g, "action-idle", "NEM-GEN-14", who=who.seat, action=option)
        use_up(g, who, action)
    g.doing = ""


def use_up(g: Nemesis, who: Character, action: Action) -> None:
    """A single-use Item is discarded once its Action was performed, unless it is gone already (NEM-ITEM-16)."""
    if action.kind == "item" and ITEMS[action.of].single and carries(who, action.of):
        discard_item(g, who, action.of, "NEM-ITEM-16")


def show_item(g: Nemesis, who: Character, item: str) -> None:
    """An Item is shown to everybody when it is used (NEM-ITEM-04)."""
    if item in who.inventory:
        who.shown[who.inventory.index(item)] = EVERYBODY
        g.reveals += 1
