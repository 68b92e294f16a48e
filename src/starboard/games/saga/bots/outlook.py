"""What one seat knows when it is asked: the table as it sees it, what the squad is after, the temper of the bot."""

from typing import Any, Final

from starboard.games.saga.bots.aims import SQUARES_A_TURN, Aim, aims
from starboard.games.saga.bots.blows import Figures
from starboard.games.saga.bots.fighters import Fighter
from starboard.games.saga.bots.imagining import imagined
from starboard.games.saga.bots.tempers import Temper
from starboard.games.saga.bots.terrain import Terrain
from starboard.games.saga.bots.wants import KILL
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.burning_rows import BURN_LINE
from starboard.games.saga.rules.feature_pulse import PULSE
from starboard.games.saga.rules.lookups import mercenary_named, model_named
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.rules.order_grounds import FEATURE_SQUARES
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga

STRIKING: Final = (PULSE, BURN_LINE)


class Outlook:
    """Made anew for every question; what takes long is worked out when it is first needed."""

    __slots__ = ("_aims", "_figures", "_haste", "_struck", "_terrain", "g", "seat", "temper")

    def __init__(self, view: dict[str, Any], seat: int, temper: Temper) -> None:
        self.g: Saga = imagined(view)
        self.seat = seat
        self.temper = temper
        self._figures: Figures | None = None
        self._haste = -1.0
        self._struck: Squares = -1
        self._terrain: Terrain | None = None
        self._aims: dict[str, Aim] | None = None

    @property
    def figures(self) -> Figures:
        if self._figures is None:
            hunted = [aim.want.code for aim in self.aims.values() if aim.want.kind == KILL]
            self._figures = Figures(self.g, frozenset(hunted))
        return self._figures

    @property
    def terrain(self) -> Terrain:
        if self._terrain is None:
            self._terrain = Terrain(self.g)
        return self._terrain

    @property
    def aims(self) -> dict[str, Aim]:
        if self._aims is None:
            self._aims = aims(self.g, self.terrain)
        return self._aims

    @property
    def haste(self) -> float:
        """How much of the time that is left the squad needs for its way: 1 is all of it; 0 without a clock."""
        if self._haste < 0:
            self._haste = self._needed()
        return self._haste

    def _needed(self) -> float:
        if not self.g.clock:
            return 0.0
        left = max(1, self.g.clock - self.g.round + 1)
        ways = [self.terrain.at(aim.field, at) for name, aim in self.aims.items() if (at := self.model(name).at)]
        return min(1.0, max(ways, default=0) / SQUARES_A_TURN / left)

    @property
    def pressed(self) -> bool:
        return self.haste > 0.4

    @property
    def struck(self) -> Squares:
        """The squares that the mission itself will strike at the end of this Round: a pulse, a fire that rises."""
        if self._struck < 0:
            self._struck = 0
            for feature in mission_of(self.g).script.features:
                if feature.name in STRIKING and feature.name in FEATURE_SQUARES:
                    self._struck |= FEATURE_SQUARES[feature.name](self.g)
        return self._struck

    @property
    def is_nexus(self) -> bool:
        return self.g.nexus.seat == self.seat

    def model(self, name: str) -> Model:
        return model_named(self.g, name)

    def mercenary(self, name: str) -> Mercenary:
        return mercenary_named(self.g, name)

    def fighter(self, model: Model) -> Fighter:
        return Fighter(self.figures, model)
