"""A night from its first card to its end: the table of contents of the rules."""

from collections.abc import Callable
from typing import Final

from starboard.games.lanterns.rules.actions import take_action
from starboard.games.lanterns.rules.keeper import keeper_acts
from starboard.games.lanterns.rules.options import rounds
from starboard.games.lanterns.rules.places import burning, in_play
from starboard.games.lanterns.rules.setting_out import choose_vows, deal
from starboard.games.lanterns.rules.tales import read_the_page
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.game import tell
from starboard.kernel.requests import CHECKPOINT, Procedure
from starboard.kernel.visibility import EVERYBODY

ACTIONS: Final = 2  # of a turn


def play(g: Lanterns) -> Procedure[None]:
    while g.step != "over":
        yield from STEPS[g.step](g)
        yield CHECKPOINT


def wanderer_acts(g: Lanterns) -> Procedure[None]:
    """One Action of the Wanderer whose turn it is; after two it is the next one's (LAN-TURN-02)."""
    who = g.wanderers[g.turn]
    if who.flames > 0:
        yield from take_action(g, who)
        g.actions -= 1
    if who.flames == 0 or g.actions == 0:
        g.turn, g.actions = g.turn + 1, ACTIONS
        if g.turn == len(g.wanderers):
            g.step, g.turn = "keeper", 0
            g.actions -= int(g.keeper.dazzled)
            g.keeper.dazzled = False


def keepers_turn(g: Lanterns) -> Procedure[None]:
    """One Action of the Keeper; after two the round ends (LAN-TURN-01)."""
    yield from keeper_acts(g)
    g.actions -= 1
    if not in_play(g):
        end(g, "out")
    elif g.actions == 0:
        g.step = "dusk"


def dusk(g: Lanterns) -> Procedure[None]:
    """The end of a round and the beginning of the next (LAN-END-01)."""
    if len(burning(g)) >= needed(g):
        end(g, "lit")
    elif g.round == rounds(g):
        end(g, "dark")
    else:
        g.round += 1
        g.step, g.turn, g.actions = "wanderer", 0, ACTIONS
        tell(g, "round", "LAN-TURN-01", number=g.round)
    return
    yield


def needed(g: Lanterns) -> int:
    """As many Lanterns as there are Wanderers, and two at the least (LAN-END-01)."""
    return max(2, len(g.wanderers))


def end(g: Lanterns, ending: str) -> None:
    """The Wanderers win together if enough Lanterns burn; otherwise the Keeper does (LAN-END-01)."""
    g.step, g.ending = "over", ending
    if ending == "lit":
        g.winners = sorted({who.seat for who in g.wanderers})
    elif g.keeper.seat >= 0:
        g.winners = [g.keeper.seat]
    for who in g.wanderers:  # the Vows are laid open (LAN-VOW-02)
        who.vows_known = [EVERYBODY]
    g.reveals += 1
    tell(g, "ended", "LAN-END-01", ending=ending)


STEPS: Final[dict[str, Callable[[Lanterns], Procedure[None]]]] = {
    "deal": deal,
    "vows": choose_vows,
    "tale": read_the_page,
    "wanderer": wanderer_acts,
    "keeper": keepers_turn,
    "dusk": dusk,
}
