"""Passing, by choice or automatically (NEM-TURN-07, NEM-TURN-15, NEM-TURN-20)."""

from starboard.games.nemesis.rules.hand import discard_some
from starboard.games.nemesis.rules.wounds import suffer_light
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def pass_the_turn(g: Nemesis, who: Character, rule: str) -> Procedure[None]:
    """Out for the Player Phase: the optional discard, then what passing triggers (NEM-TURN-20)."""
    who.passed = True
    tell(g, "passed", rule, who=who.seat)
    yield from discard_some(g, who, "NEM-TURN-07")
    if "bleeding" in who.wounds:
        yield from suffer_light(g, who, "NEM-WOUND-12", "bleeding")


def pass_automatically(g: Nemesis, who: Character) -> Procedure[None]:
    """An effect ends the player's turn; it counts as passing for every rule (NEM-TURN-15)."""
    if who.status == ALIVE and not who.passed:
        yield from pass_the_turn(g, who, "NEM-TURN-15")
        if who.seat != g.active and "fire-only-in-own-round" not in g.options:
            yield from burn(g, who)  # whose round it is burns when it ends


def burn(g: Nemesis, who: Character) -> Procedure[None]:
    """Fire wounds whoever ends a round in it or passes in it (NEM-TURN-13, NEM-TURN-20)."""
    if who.status == ALIVE and who.room and g.fire[who.room]:
        yield from suffer_light(g, who, "NEM-TURN-13", "fire")
