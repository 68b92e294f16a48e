"""The page that opens a scenario, with a choice that its night is played by (LAN-TALE-01)."""

from collections.abc import Callable
from typing import Final

from starboard.games.lanterns.content.box import SCOUT
from starboard.games.lanterns.rules.cards import draw_card
from starboard.games.lanterns.rules.places import wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

PROVISIONS, RUMOURS, SILENCE = "provisions", "rumours", "silence"


def provisions(g: Lanterns) -> Procedure[None]:
    """One more Oil for everybody."""
    for who in g.wanderers:
        who.pack.oil += 1
    return
    yield


def rumours(g: Lanterns) -> Procedure[None]:
    """One more card for everybody."""
    for who in g.wanderers:
        yield from draw_card(g, who)


def silence(g: Lanterns) -> Procedure[None]:
    """The Keeper begins dazzled."""
    g.keeper.dazzled = True
    return
    yield


CHOICES: Final[dict[str, Callable[[Lanterns], Procedure[None]]]] = {
    PROVISIONS: provisions,
    RUMOURS: rumours,
    SILENCE: silence,
}
OFFERED: Final[dict[str, tuple[str, ...]]] = {  # by scenario
    "crossing": (PROVISIONS, RUMOURS),
    "cellar": (PROVISIONS, SILENCE),
    "tower": (RUMOURS, SILENCE),
}


def read_the_page(g: Lanterns) -> Procedure[None]:
    """The Scout's player chooses for everybody."""
    seat = wanderer(g, SCOUT).seat
    chosen: str = yield Ask(seat, OFFERED[g.scenario], "LAN-TALE-01", "tale", about={"scenario": g.scenario})
    g.choice = chosen
    tell(g, "chose", "LAN-TALE-01", choice=chosen)
    yield from CHOICES[chosen](g)
    g.step = "dusk"
