"""Shields against explosions: what is left of an attack's dice (SAGA-ATTACK-10 to 13)."""

from collections.abc import Sequence

from starboard.games.saga.content.dice import BLANK


def unblocked(explosions: Sequence[int], shields: Sequence[int]) -> list[int]:
    """The levels of the explosions that no shield blocks, from the highest; each inflicts 1 wound (SAGA-ATTACK-13).

    The defender blocks as many as possible: shields from the lowest, each against the highest explosion that it can
    block (SAGA-ATTACK-12).
    """
    left = sorted([level for level in explosions if level != BLANK], reverse=True)  # SAGA-ATTACK-10
    for shield in sorted(shields):
        for at, explosion in enumerate(left):
            if explosion <= shield:  # SAGA-ATTACK-11; no explosion is left that is as low as a blank
                del left[at]
                break
    return left


def wounds(explosions: Sequence[int], shields: Sequence[int]) -> int:
    """How many wounds get through, whatever the levels (SAGA-ATTACK-13)."""
    return len(unblocked(explosions, shields))
