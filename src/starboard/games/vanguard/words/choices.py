"""Options that many questions share: somebody, a die, a card, a Sector, each with its place."""

from collections.abc import Callable

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask, Payload

Prompt = Callable[[Vanguard, Ask], Described]
Describer = Callable[[Vanguard, Ask, Payload], Described]
