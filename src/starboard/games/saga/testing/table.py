"""A table of Star Saga for rule tests: a map drawn in the test, models on squares, dice and answers scripted."""

from collections.abc import Sequence
from typing import Any, Final

from starboard.games.saga.content.campaign import CAMPAIGN
from starboard.games.saga.content.mercenaries import COLOURS
from starboard.games.saga.content.mercenaries import MERCENARIES as MERCENARY_CARDS
from starboard.games.saga.content.scenery import SCENERY
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, on_board
from starboard.games.saga.rules.places import Place, base_of, board
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Darkness, Door, Effect, Mercenary, Model, NexusSide, Point, Scenery
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.missions import mission_for_tests
from starboard.kernel.game import listen
from starboard.kernel.requests import FATE
from starboard.testing.table import ImpossibleTable, Table

LETTERS: Final = {"c": "crate", "t": "table", "k": "cabinet", "w": "weapons-locker", "T": "terminal", "g": "glass"}


class SagaTable(Table):
    """A mission in the Mercenary Phase of its first Round, with nobody on its map.

    The map is drawn with one letter a square: `#` wall, `.` floor, `D` a closed door (squares side by side are one
    door), `c` crate, `t` table, `k` cabinet, `w` weapons locker, `T` Terminal, `g` glass, `R` a Reinforcement Point,
    `K` a darkness counter, `S` the start position. Pieces are named by their letter and number in reading order: `c1`,
    `D1`, `R1`. Figures are placed by `mercenary`, `agent` and `boss`; a place is (column, row), counted from 0.
    """

    g: Saga

    def __init__(self, *rows: str, mode: str = "together", options: Sequence[str] = (), campaign: bool = False) -> None:
        super().__init__(Saga(mode, sorted(options), mission_for_tests().id, []))
        g = self.g
        g.width, g.height = len(rows[0]), len(rows)
        g.ground = ["".join(["#" if letter == "#" else "A" for letter in row]) for row in rows]
        g.zones = ["A"]
        g.step, g.round, g.turns, g.turns_left = "mercenaries", 1, 4, 4
        g.skills = list(SKILLS)
        g.campaign = CAMPAIGN if campaign else ""
        self._draw(rows)
        listen(g)

    def _draw(self, rows: Sequence[str]) -> None:
        g = self.g
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter in LETTERS:
                    kind = SCENERY[LETTERS[letter]]
                    code = f"{letter}{1 + len([one for one in g.scenery if one.code[0] == letter])}"
                    g.scenery.append(Scenery(code, LETTERS[letter], [(x, y)], kind.sight, kind.defence))
                elif letter == "D":
                    self._draw_door((x, y))
                elif letter == "R":
                    g.points.append(Point(f"R{1 + len(g.points)}", [(x, y)]))
                elif letter == "K":
                    g.darkness.append(Darkness(f"K{1 + len(g.darkness)}", (x, y)))
                elif letter == "S":
                    g.start = (x, y)

    def _draw_door(self, place: Place) -> None:
        x, y = place
        for door in self.g.doors:
            if (x - 1, y) in door.squares or (x, y - 1) in door.squares:
                door.squares.append(place)
                return
        self.g.doors.append(Door(f"D{1 + len(self.g.doors)}", [place]))

    # --- who is there ---

    def mercenary(
        self,
        name: str,
        at: Place | None,
        facing: str = "north",
        seat: int | None = None,
        items: Sequence[str] = (),
        skills: Sequence[str] = (),
        wounds: int = 0,
        ready: bool = True,
    ) -> Mercenary:
        """A Mercenary of the next seat, or of one that is there already. `name` is that of its card without `mc-`."""
        kind = f"mc-{name}"
        card = MERCENARY_CARDS[kind]
        if any([who.model.kind == kind for who in self.g.mercenaries]):
            raise ImpossibleTable(f"{name} is there already")
        seat = self._sit(name, seat)
        model = Model(name, kind, MERCENARIES, at, facing)
        model.wounds = wounds
        colour = card.colour if card.colour in COLOURS else "red"
        who = Mercenary(seat, model, colour)
        who.ready, who.attributes = ready, list(card.keywords)
        who.items = [new_item(item) for item in items]
        for skill in skills:
            if skill not in self.g.skills:
                raise ImpossibleTable(f"the box has no more {skill}")
            self.g.skills.remove(skill)
            who.skills.append(skill)
        self.g.mercenaries.append(who)
        return who

    def agent(
        self, kind: str, at: Place | None = None, facing: str = "south", wounds: int = 0, waiting: str = ""
    ) -> Model:
        """An Agent on the board, or Waiting at a point. `kind` is that of its card without `ag-`."""
        self.g.named += 1
        model = Model(f"{kind}-{self.g.named}", f"ag-{kind}", NEXUS, at, facing)
        assert model.kind in PROFILES, f"there is no Agent {kind}"
        model.wounds, model.waiting = wounds, waiting
        self.g.enemies.append(model)
        return model

    def boss(self, name: str, at: Place, facing: str = "south", wounds: int = 0) -> Model:
        model = Model(name, f"bs-{name}", NEXUS, at, facing)
        assert model.kind in PROFILES, f"there is no Boss {name}"
        model.wounds = wounds
        self.g.enemies.append(model)
        return model

    def deployed(self, kind: str, at: Place, owner: str) -> Model:
        """A deployed piece of a Mercenary that is there. `kind` is that of its card without `dp-`."""
        assert any([who.model.name == owner for who in self.g.mercenaries]), f"{owner} is not there"
        model = Model(f"{kind}-of-{owner}-{len(self.g.deployed) + 1}", f"dp-{kind}", MERCENARIES, at)
        assert model.kind in PROFILES, f"there is no Deployable {kind}"
        model.owner = owner
        self.g.deployed.append(model)
        return model

    def effect(self, model: Model, source: str, until: str = "round") -> None:
        """Something that lies on a model."""
        model.effects.append(Effect(source, until, self.g.round))

    def nexus_player(self, hand: Sequence[str] = (), seat: int | None = None) -> NexusSide:
        """The Nexus is played by the next seat, with these cards in hand."""
        self.g.mode = "versus"
        self.g.nexus.seat = self._sit("nexus", seat)
        self.g.nexus.hand = list(hand)
        return self.g.nexus

    def _sit(self, role: str, seat: int | None) -> int:
        seat = len(self.g.seats) if seat is None else seat
        while len(self.g.seats) <= seat:
            self.g.seats.append([])
        self.g.seats[seat].append(role)
        return seat

    # --- what stands there ---

    def door(self, code: str = "D1", **fields: Any) -> Door:
        """A door of the map, with some of its fields changed: `table.door("D1", lock=2)`."""
        found = next(door for door in self.g.doors if door.code == code)
        for name, value in fields.items():
            assert hasattr(found, name), f"a door has no {name}"
            setattr(found, name, value)
        return found

    def mission(self, **parts: Any) -> None:
        """What the mission's file says, which players learn only when it happens: see `mission_for_tests`."""
        self.g.mission = mission_for_tests(self.g.mission, **parts).id

    def _catch(self, error: Exception) -> bool:
        return isinstance(error, MissionOver)

    def impossible(self) -> list[str]:
        """Models in walls or on each other."""
        wrong: list[str] = []
        taken = 0
        floor = board(self.g).floor
        for model in on_board(self.g):
            mask = base_of(self.g, model).mask
            if mask & ~floor:
                wrong.append(f"{model.name} stands in a wall")
            if mask & taken:
                wrong.append(f"{model.name} shares a square")
            taken |= mask
        seats = [who.seat for who in self.g.mercenaries] + [self.g.nexus.seat]
        return wrong + [f"nobody sits on seat {seat}" for seat in seats if seat != FATE and seat >= len(self.g.seats)]
