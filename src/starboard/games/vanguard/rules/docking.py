"""After an exploration: what comes home, who rises in Rank, and in the Tutorial the first dice (VAN-END-04).

Of the ship's pages Docking and Debriefing this is what the planet decides.
"""

from typing import Final

from starboard.games.vanguard.content.expeditions import price_of_dice
from starboard.games.vanguard.rules.cargo import leave_excess, unload_spent_uniques
from starboard.games.vanguard.rules.conditions import hold, marks
from starboard.games.vanguard.rules.lookups import deciding_seat, planet_of
from starboard.games.vanguard.rules.results import succeeded, survivors
from starboard.games.vanguard.rules.tutorial_rules import is_tutorial
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

HIGHEST_RANK: Final = 3
BUY, KEEP = "buy", "keep"
BUY_DICE: Final = "buy-dice"


def dock(g: Vanguard) -> Procedure[None]:
    """Cargo first, then promotions, then dice (SHIP-DOCK-01, SHIP-DEBRIEF-01)."""
    unload_spent_uniques(g)
    yield from leave_excess(g)
    advance_production(g)
    promote(g)
    if is_tutorial(g) and g.ending == "mission":  # its last Log, not a rescue (VAN-TUTORIAL-15)
        yield from offer_dice(g)
    g.step = "over"


def advance_production(g: Vanguard) -> None:
    """A workshop of the planet helps the ship's own after a Lift-Off, if it has been made ready (GR3)."""
    for rule in planet_of(g).rules:
        if rule.kind == "workshop" and g.ending == "lift-off" and hold(g, rule.when, 0):
            ready = sum([marks(g, rule.mark, f"@{number}", 0) for number in rule.sectors])
            if ready:
                g.advances += 1
                tell(g, "production-advances", "VAN-SETUP-08", planet=g.planet)


def promote(g: Vanguard) -> None:
    """With a completed Rank-Up card every survivor rises one Rank, unless the mission failed (VAN-RANKUP-03, -04)."""
    if not g.ranked_up or not succeeded(g):
        return
    for who in g.crew:
        if who.section in survivors(g) and who.rank < HIGHEST_RANK:
            who.rank += 1
            tell(g, "promoted", "VAN-RANKUP-04", who=who.section, rank=who.rank)


def offer_dice(g: Vanguard) -> Procedure[None]:
    """After the Tutorial every Section may gain a Wild die for five Success tokens (VAN-BUYDICE-03, -TUTORIAL-15)."""
    price = price_of_dice(g.purchases)
    if g.success < price:
        return
    about = {"price": price}
    answer: str = yield Ask(deciding_seat(g), [BUY, KEEP], "VAN-BUYDICE-01", BUY_DICE, about=about)
    if answer == BUY:
        g.success -= price
        g.purchases += 1
        tell(g, "dice-bought", "VAN-BUYDICE-03", price=price)
