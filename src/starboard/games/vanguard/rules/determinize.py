"""What nobody at the table may know is dealt again: the secret order of a planet, if it has one."""

from starboard.games.vanguard.rules.secret_order import orders_left
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.fate import Fate


def determinize(g: Vanguard, seat: int, fate: Fate) -> None:
    """Decks have no order until they are drawn from, so there is nothing else to deal."""
    if g.order:
        g.order = list(fate.pick(orders_left(g)))
