"""What the Lander brings home: Discoveries up to its limit, Unique ones in any case (VAN-DISCOVERY-04, VAN-END-04)."""

from typing import Final

from starboard.games.vanguard.content.cards import DISCOVERIES
from starboard.games.vanguard.rules.leads import deck_of
from starboard.games.vanguard.rules.lookups import deciding_seat
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure
from starboard.kernel.visibility import EVERYBODY

USED_UP_FROM: Final = 33  # Unique Discoveries of this number and above belong to a single planet (VAN-UNIQUE-04)
LEAVE_BEHIND: Final = "leave-behind"


def give_up(g: Vanguard, card: str) -> None:
    """A Discovery goes to the bottom of its deck (VAN-DISCARD-02)."""
    g.discoveries.remove(card)
    deck_of(g, DISCOVERIES[card].type).deck.put_under(card, EVERYBODY)


def lose_discoveries(g: Vanguard) -> None:
    """All that are not Unique (VAN-EVAC-04, VAN-UNIQUE-05)."""
    for card in list(g.discoveries):
        give_up(g, card)


def unload_spent_uniques(g: Vanguard) -> None:
    """Those of number 33 and above are discarded when the exploration has ended (VAN-UNIQUE-04)."""
    for number in [one for one in g.uniques if one >= USED_UP_FROM]:
        g.uniques.remove(number)
        tell(g, "unique-used-up", "VAN-UNIQUE-04", number=number)


def excess(g: Vanguard) -> int:
    """So many Discoveries have to stay behind; Unique ones take room, but never do (VAN-DISCOVERY-04)."""
    return min(len(g.discoveries), max(0, len(g.discoveries) + len(g.uniques) - g.lander.discoveries))


def leave_excess(g: Vanguard) -> Procedure[None]:
    """The players choose what to give up."""
    while excess(g):
        about = {"count": excess(g)}
        cards = sorted(set(g.discoveries))
        card: str = yield Ask(deciding_seat(g), cards, "VAN-DISCOVERY-04", LEAVE_BEHIND, about=about)
        give_up(g, card)
        tell(g, "left-behind", "VAN-DISCOVERY-04", card=card)
