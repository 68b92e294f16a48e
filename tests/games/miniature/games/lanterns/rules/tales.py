"""The page that opens a scenario, with a choice that its night is played by (LAN-TALE-01)."""

from collections.abc import Callable
from typing import Final

from starboard.games.lanterns.content.box import SCOUT
from starboard.games.lanterns.rules.cards import draw_card
from starboard.games.lanterns.rules.places import wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.pages import Page, read_page
from starboard.kernel.requests import Procedure

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


TOLD: Final[dict[str, tuple[str, str, tuple[str, ...]]]] = {  # by scenario: who speaks, the mood, the paragraphs
    "crossing": ("warden", "tense", ("lanterns-page-crossing-1", "lanterns-page-crossing-2")),
    "cellar": ("warden", "grim", ("lanterns-page-cellar-1", "lanterns-page-cellar-2")),
    "tower": ("", "bright", ("lanterns-page-tower-1",)),
}


def page_of(scenario: str) -> Page:
    speaker, mood, paragraphs = TOLD[scenario]
    return Page(scenario, paragraphs, speaker, mood, OFFERED[scenario])


def read_the_page(g: Lanterns) -> Procedure[None]:
    """All Wanderers read it, and the Scout's player chooses for everybody."""
    readers: list[int] = []
    for who in g.wanderers:
        if who.seat not in readers:
            readers.append(who.seat)
    chosen: str = yield from read_page(g, page_of(g.scenario), readers, "LAN-TALE-01", [wanderer(g, SCOUT).seat])
    g.choice = chosen
    yield from CHOICES[chosen](g)
    g.step = "dusk"
