"""Shields against explosions: what is left of an attack's dice (SAGA-ATTACK-10 to 13)."""

from collections.abc import Sequence

from starboard.games.saga.content.dice import BLANK


def unblocked(explosions: Sequence[int], shields: Sequence[int]) -> list[int]:
    """The levels of the explosions that no shield blocks, from the highest; each inflicts 1 wound (SAGA-ATTACK-13).

    The defender blocks as many as possible: shields from the lowest, each against the highest explosion that it can
    block (SAGA-ATTACK-12).
    """
    left, _ = paired(explosions, shields)
    return left


def paired(explosions: Sequence[int], shields: Sequence[int]) -> tuple[list[int], list[tuple[int, int]]]:
    """The explosions that no shield blocks, and each blocked one with the shield that blocks it (SAGA-ATTACK-11)."""
    left = sorted([level for level in explosions if level != BLANK], reverse=True)  # SAGA-ATTACK-10
    pairs: list[tuple[int, int]] = []
    for shield in sorted(shields):
        for at, explosion in enumerate(left):
            if explosion <= shield:  # no explosion is left that is as low as a blank
                pairs.append((explosion, shield))
                del left[at]
                break
    return left, pairs


def wounds(explosions: Sequence[int], shields: Sequence[int]) -> int:
    """How many wounds get through, whatever the levels (SAGA-ATTACK-13)."""
    return len(unblocked(explosions, shields))
