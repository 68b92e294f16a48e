"""Hard but possible nights for the soak: nearly out, poor or rich, face to face with the Keeper."""

from collections.abc import Sequence
from typing import Any, Final

from starboard.games.lanterns.content.box import FLAMES
from starboard.games.lanterns.content.halls import COLUMNS, FLOOR, ROWS
from starboard.games.lanterns.rules.actions import ACTIONS
from starboard.games.lanterns.rules.grid import at
from starboard.games.lanterns.rules.options import rounds
from starboard.games.lanterns.rules.places import taken
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Ask, Payload


class HardNights:
    """See `kernel.game.Hardships`."""

    def prepare(self, g: Any, fate: Fate) -> None:
        if g.step not in ("wanderer", "dusk") or g.round == 0:
            return
        weak(g, fate)
        scattered(g, fate)
        for lantern in g.lanterns.values():
            if fate.below(2) and not lantern.lit:
                lantern.lit, lantern.by = True, fate.pick(g.wanderers).role
        for who in g.wanderers:
            who.pack.oil = fate.below(5)
        g.round = 1 + fate.below(rounds(g))

    def answer(self, g: Any, ask: Ask, fate: Fate) -> Payload:
        """Whatever is special rather than wait."""
        if ask.kind in ("act", "prowl"):
            special = [option for option in ask.options if option not in ("wait", "walk", "prowl")]
            return fate.pick(special) if special else None
        return None

    def choices(self) -> Sequence[str]:
        playable = [name for name in ACTIONS if name != "play-flare"]
        return [*[f"act {name}" for name in playable], *[f"prowl {name}" for name in ("prowl", "strike", "douse")]]


def weak(g: Lanterns, fate: Fate) -> None:
    for who in g.wanderers:
        if who.flames > 0:
            who.flames = 1 + fate.below(FLAMES)
            who.lost = FLAMES - who.flames


def scattered(g: Lanterns, fate: Fate) -> None:
    """Everybody somewhere else."""
    for figure in (g.keeper, *[who for who in g.wanderers if who.flames > 0]):
        free = [(x, y) for y in range(ROWS) for x in range(COLUMNS) if at(g.ground, (x, y)) == FLOOR]
        figure.at = fate.pick([square for square in free if square not in taken(g)])


HARD_NIGHTS: Final = HardNights()
