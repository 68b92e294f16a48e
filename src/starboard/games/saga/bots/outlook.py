"""What one seat knows when it is asked: the table as it sees it, what the squad is after, the temper of the bot."""

from typing import Any, Final

from starboard.games.saga.bots.aims import Aim, aims
from starboard.games.saga.bots.blows import Figures, wounds_to_defeat
from starboard.games.saga.bots.fighters import Fighter
from starboard.games.saga.bots.finding_wants import exits_to_win
from starboard.games.saga.bots.imagining import imagined
from starboard.games.saga.bots.tempers import Temper
from starboard.games.saga.bots.terrain import FAR, Terrain
from starboard.games.saga.bots.wants import KILL, LEAVE
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.features.belt_squares import direction_at, speed
from starboard.games.saga.rules.features.burning_rows import BURN_LINE, line_row
from starboard.games.saga.rules.features.pulse import PULSE
from starboard.games.saga.rules.lookups import mercenary_named, model_named
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.orders.grounds import FEATURE_SQUARES
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga

STRIKING: Final = (PULSE, BURN_LINE)
SQUARES_A_ROUND: Final = 3.0  # how far a squad comes in a Round on the whole: it fights, hacks and waits on its way
LOST_A_ROUND: Final = 0.9  # wounds that a Round costs the squad
PRESSED: Final = 0.55  # of the time that is left
STEPS_AHEAD: Final = 5  # of a leader's way that the others leave free
ROWS_A_ROUND: Final = 1.5  # that burn, on the whole
BOLD, AFRAID = 0.3, 0.9  # the least and the most that danger counts


class Outlook:
    """Made anew for every question; what takes long is worked out when it is first needed."""

    __slots__ = ("_aims", "_fear", "_figures", "_rounds", "_struck", "_terrain", "_ways", "g", "seat", "temper")

    def __init__(self, view: dict[str, Any], seat: int, temper: Temper) -> None:
        self.g: Saga = imagined(view)
        self.seat = seat
        self.temper = temper
        self._figures: Figures | None = None
        self._rounds = -1.0
        self._fear = -1.0
        self._ways: dict[str, list[Place]] | None = None
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
        left = self.rounds_left
        return min(1.0, self.rounds_needed / max(1.0, left)) if left else 0.0

    @property
    def rounds_left(self) -> float:
        """Until the time is up or a fire that rises has the whole map; 0 if there is neither."""
        left = max(1.0, self.g.clock - self.g.round + 1) if self.g.clock else 0.0
        if any([feature.name == BURN_LINE for feature in mission_of(self.g).script.features]):
            burnt = max(1.0, line_row(self.g) / ROWS_A_ROUND)
            left = min(left, burnt) if left else burnt
        return left

    @property
    def rounds_needed(self) -> float:
        """How many Rounds it is for the last of the squad, to its aim and from there out."""
        if self._rounds < 0:
            ways = [self._way(self.model(name).at, aim) for name, aim in self.aims.items()]
            self._rounds = max(ways, default=0.0) / SQUARES_A_ROUND
        return self._rounds

    def _way(self, at: Place | None, aim: Aim) -> float:
        if at is None:
            return 0.0
        way = float(self.terrain.at(aim.field, at))
        ways_out = exits_to_win(self.g)
        if aim.want.kind == LEAVE or not ways_out:
            return way
        onward = self.terrain.field(ways_out)
        beside = (*aim.want.squares, *self.terrain.beside(aim.want.squares))
        return way + min([far for place in beside if (far := self.terrain.at(onward, place)) < FAR], default=0)

    @property
    def fear(self) -> float:
        """How much danger counts: little for a squad that has much to lose and not far to go."""
        if self._fear < 0:
            spare = max(1, wounds_to_defeat(self.g))
            self._fear = max(BOLD, min(AFRAID, self.rounds_needed * LOST_A_ROUND / spare))
        return self._fear

    @property
    def pressed(self) -> bool:
        return self.haste > PRESSED

    @property
    def struck(self) -> Squares:
        """The squares that the mission itself will strike at the end of this Round: a pulse, a fire that rises."""
        if self._struck < 0:
            self._struck = 0
            for feature in mission_of(self.g).script.features:
                if feature.name in STRIKING and feature.name in FEATURE_SQUARES:
                    self._struck |= FEATURE_SQUARES[feature.name](self.g)
        return self._struck

    def ways_of_others(self, name: str) -> list[Place]:
        """The next squares on the ways of those who lead, but for this one."""
        if self._ways is None:
            self._ways = {}
            for leader, aim in self.aims.items():
                at = self.model(leader).at
                if aim.leads and at is not None:
                    self._ways[leader] = self.terrain.way(aim.field, at)[:STEPS_AHEAD]
        return [place for leader, way in self._ways.items() if leader != name for place in way]

    def carried(self, place: Place) -> Place:
        """Where whoever stands here will be after this Round: a belt carries it on."""
        way = direction_at(self.g, place)
        if not way:
            return place
        x, y = place
        for _ in range(speed(self.g)):
            if not direction_at(self.g, (x, y)) or (x + way, y) in self.terrain.blocked:
                break
            if not self.mission_floor((x + way, y)):
                break
            x += way
        return x, y

    def mission_floor(self, place: Place) -> bool:
        board = mission_of(self.g).board
        return board.has(place) and board.zone(place).isalpha()

    @property
    def is_nexus(self) -> bool:
        return self.g.nexus.seat == self.seat

    def model(self, name: str) -> Model:
        return model_named(self.g, name)

    def mercenary(self, name: str) -> Mercenary:
        return mercenary_named(self.g, name)

    def fighter(self, model: Model) -> Fighter:
        return Fighter(self.figures, model)
