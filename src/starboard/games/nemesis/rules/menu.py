"""What a player may do in a round, and why something is not on offer (NEM-TURN-06)."""

from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.rules.action_list import ACTIONS, Action, can_reload_for_free
from starboard.games.nemesis.rules.places import action_cards, in_combat
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.requests import Blocked, Refusal

CANNOT_PAY = Refusal("NEM-ACTION-01", "cannot-pay")


class Menu:
    """The options of a round as they are found: what can be done, and on request what cannot and why."""

    __slots__ = ("blocked", "budget", "explain", "fighting", "g", "options", "who")

    def __init__(self, g: Nemesis, who: Character, explain: bool) -> None:
        self.g = g
        self.who = who
        self.explain = explain
        self.fighting = in_combat(g, who)
        self.budget = len(action_cards(who))
        self.options: list[str] = []
        self.blocked: Blocked = []

    def consider(self, option: str) -> None:
        """On offer if it may be chosen now, is possible and affordable."""
        action = ACTIONS[option]
        refusal = action.not_now(self.g, self.who, self.fighting)
        if refusal is None:
            affordable = self.price(action) <= self.budget
            if not affordable and not self.explain:
                return
            refusal = action.deed.why_not(self.g, self.who)
            if refusal is None and affordable:
                self.options.append(option)
                return
        if self.explain:
            self.blocked.append((option, refusal or CANNOT_PAY))

    def price(self, action: Action) -> int:
        """An Action card is itself discarded, a card more (NEM-ACTION-04)."""
        return action.price(self.who) + (1 if action.kind == "card" else 0)


def menu(g: Nemesis, who: Character, explain: bool = False) -> Menu:
    """Everything the player may do now (NEM-TURN-06)."""
    found = Menu(g, who, explain)
    for option in ("escape" if found.fighting else "move", "careful", "shoot", "melee", "pick-up", "trade", "craft"):
        found.consider(option)
    for quest in who.quests:
        found.consider("quest:" + quest)
    found.consider("room")
    for card in sorted(set(action_cards(who))):
        if not CARDS[card].reacts_to:
            found.consider("card:" + card)
    for item in sorted(set(who.inventory + [held.item for held in who.held])):
        if "item:" + item in ACTIONS:
            found.consider("item:" + item)
            if can_reload_for_free(who, item):
                found.consider("free:" + item)
    if who.inventory or who.held:
        found.consider("drop")
    found.consider("pass")
    return found
