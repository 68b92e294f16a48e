"""What an attack is, in the words that its rules and its modifiers share (SAGA-ATTACK-01)."""

from typing import Final

from starboard.games.saga.content.modifiers import ASSAULTS, FLAT, MODIFIED, SHOT, SHOTS, TURRET
from starboard.games.saga.state.fields import Model

NO_SOURCES: Final[tuple[str, ...]] = ()


class Attack:
    """One attack on one target: a model or deployed piece, or else a door or piece of scenery, by its code.

    `way` is one of the ways of content/modifiers.py. Without an attacker it comes from a card, a trap or an Event.
    `dice` is a fixed number instead of the attacker's characteristic (SAGA-ATTACK-02). `sources` are cards whose
    modifiers are in force for this attack alone, such as the Feat that grants it. Of a `puppet` that attacks
    against its will neither abilities nor cards work.
    """

    __slots__ = ("attacker", "cover", "dice", "puppet", "scenery", "sources", "target", "way", "weapon")

    def __init__(
        self,
        attacker: Model | None,
        target: Model | None,
        way: str,
        weapon: str = "",
        cover: bool = False,
        dice: int | None = None,
        scenery: str = "",
        sources: tuple[str, ...] = NO_SOURCES,
        puppet: bool = False,
    ) -> None:
        assert (target is None) == bool(scenery), "an attack has one target"
        assert attacker is not None or dice is not None, "who attacks, or with how many dice?"
        self.attacker = attacker
        self.target = target
        self.way = way
        self.weapon = weapon
        self.cover = cover  # as seen from where the shot is made (SAGA-COVER-04)
        self.dice = dice
        self.scenery = scenery
        self.sources = sources
        self.puppet = puppet

    @property
    def target_name(self) -> str:
        return self.scenery if self.target is None else self.target.name

    @property
    def close(self) -> bool:
        """Whether it is an Assault (SAGA-ASSAULT-02)."""
        return self.way in ASSAULTS

    @property
    def ranged(self) -> bool:
        """Whether its wounds go to shields first (SAGA-SHIELD-03, SAGA-SHIELD-05)."""
        return self.way in SHOTS or self.way == FLAT

    @property
    def modified(self) -> bool:
        """Whether the standard modifiers count; dice without modifiers have none (SAGA-ATTACK-09)."""
        return self.way in MODIFIED

    @property
    def in_cover(self) -> bool:
        """Whether it is a shot at somebody in Cover; templates and blasts know no Cover (SAGA-COVER-07)."""
        return self.cover and self.way in (SHOT, TURRET)
