"""Fate at a live table: nobody, not even who runs the server, can know the next die."""

import secrets

from starboard.kernel.fate import Fate


class TrueFate(Fate):
    """Draws from the operating system's randomness; there is no seed to find out."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


def fate_for(seed: int | None, table: str) -> Fate:
    """With a seed (tests only) every table has its own repeatable fate."""
    return TrueFate() if seed is None else Fate(seed + sum(table.encode()))
