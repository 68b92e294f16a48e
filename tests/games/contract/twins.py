"""Twin games: the real game beside one with everything hidden from a seat dealt again, played on with the same answers.

Both hear the same public outcomes; what the others draw or hold may differ. Reaction windows are held open, as at a
live table.
"""

from typing import Any

import msgspec

from starboard.kernel.diffs import diff
from starboard.kernel.errors import Diverged, IllegalAnswer, StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Chance, Roll
from starboard.kernel.seat_view import events, view
from starboard.kernel.visibility import SPECTATOR
from tests.games.contract.facts import Facts, facts_of
from tests.games.contract.playing import Players


class Revealed(Diverged):
    """The twins part legally: something hidden comes to light and is not the same in both."""

    def __init__(self) -> None:
        super().__init__(0, "what comes to light is not the same in both games")


class Recorder(Fate):
    """Fate of the real game, remembering what it said."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.said: list[tuple[str, Any]] = []

    def draw(self, chance: Chance) -> Any:
        return self._remembered(chance.kind, super().draw(chance))

    def roll(self, roll: Roll) -> tuple[Any, ...]:
        faces: tuple[Any, ...] = self._remembered(roll.kind, super().roll(roll))
        return faces

    def _remembered(self, kind: str, outcome: Any) -> Any:
        self.said.append((kind, outcome))
        return outcome


class Echo(Fate):
    """Fate of the twin: says the same where it can. What others draw for their eyes alone is another card."""

    def __init__(self, seed: int, facts: Facts) -> None:
        super().__init__(seed)
        self.facts = facts
        self.heard: list[tuple[str, Any]] = []
        self.match: Match | None = None
        self.seat = SPECTATOR

    def follow(self, match: Match, seat: int) -> "Echo":
        """Whose fate it is, and who must not notice."""
        self.match, self.seat = match, seat
        return self

    def for_others_alone(self, chance: Chance) -> bool:
        return self.match is not None and self.facts.drawn_for_others(chance, self.match.state, self.seat)

    def draw(self, chance: Chance) -> Any:
        kind, outcome = self._next(chance.kind)
        if self.for_others_alone(chance):
            return super().draw(chance)
        if outcome in chance.outcomes:
            return outcome
        if kind in self.facts.private_draws:
            return super().draw(chance)
        raise Revealed

    def roll(self, roll: Roll) -> tuple[Any, ...]:
        _, faces = self._next(roll.kind)
        if not roll.allows(faces):
            raise Revealed
        rolled: tuple[Any, ...] = faces
        return rolled

    def _next(self, wanted: str) -> tuple[str, Any]:
        if not self.heard or self.heard[0][0] != wanted:
            raise Revealed
        return self.heard.pop(0)


def channels(match: Match, seat: int, since: int) -> bytes:
    """Everything that leaves for the seat, as the bytes that would go over the wire."""
    whole = view(match, seat)
    chosen = whole["chosen"]
    for ask in (whole["ask"], chosen and chosen["ask"]):
        if ask:
            del ask["id"]  # counts the answers since the beginning, and a twin begins in the middle
    undo = whole.pop("undo")
    told = events(match, seat, since)
    said = [match.game.story(match.state, event["kind"], event["args"]).plain() for event in told]
    return msgspec.json.encode([whole, undo, told, said, refusal(match, seat), inspected(match, seat)])


def refusal(match: Match, seat: int) -> str:
    """What the seat is told when it answers nonsense."""
    try:
        match.answer(seat, "no such option")
    except IllegalAnswer as refused:
        return str(refused)
    raise AssertionError("nonsense was accepted")


def inspected(match: Match, seat: int) -> list[Any]:
    """What the game says to every query, from the seat's view; a refusal in words."""
    found: list[Any] = []
    for query in facts_of(match.game.name).queries:
        try:
            found.append(match.game.inspect(project(match.state, seat), seat, dict(query)))
        except StarboardError as error:
            found.append(str(error))
    return found


def twin_of(real: Match, seat: int, seed: int) -> Match:
    twin = real.imagine(seat, Fate(seed))
    twin.fate = Echo(seed, facts_of(real.game.name)).follow(twin, seat)
    twin.listen, twin.hold_windows = True, True
    listen(twin.state)
    return twin


def step(real: Match, twin: Match, seat: int, dice: Fate, players: Players | None = None) -> None:
    """One decision in both games: the seat's own, or another's that both allow. Without players it is a random one."""
    if real.window:
        real.close_window()
        hear(real, twin)
        twin.close_window()
        return
    asked = dice.pick(sorted(real.asks))
    for number in range(40):
        sensible = players is not None and number == 0 and not real.asks[asked].standby
        answer = players.answer(asked) if sensible else random_answer(real.asks[asked], dice)
        other = twin.asks.get(asked)
        if other is not None and other.rule == real.asks[asked].rule and other.allows(answer):
            break
        assert asked != seat, "the seat itself is asked something else"
    else:
        raise Revealed  # the other player does something that its twin cannot
    real.answer(asked, answer)
    hear(real, twin)
    twin.answer(asked, answer)


def hear(real: Any, twin: Any) -> None:
    twin.fate.heard = real.fate.said[:]
    real.fate.said.clear()


def follow(real: Match, seat: int, dice: Fate, steps: int = 25) -> int:
    """Play the game and a twin of it side by side until they legally part; how many steps that was."""
    twin = twin_of(real, seat, dice.below(1000))
    fate: Any = real.fate
    fate.said.clear()
    since = len(real.happened)
    shown = 0
    undo_known = False  # a twin does not know the decisions before it began
    for number in range(steps):
        if real.over:
            return number
        mine, theirs = channels(real, seat, since), channels(twin, seat, 0)
        undo_known = undo_known or (bool(real.journal) and seat >= 0 and twin.last_decision(seat) is not None)
        if without_undo(mine) != without_undo(theirs):
            # Another player's cards may come to light; nothing else may ever differ.
            shows = real.over or (shown > 0 and came_to_light(real, twin, seat))
            assert shows, first_difference(without_undo(mine), without_undo(theirs))
            return number
        if undo_known:
            assert mine == theirs
        before = real.state.reveals + twin.state.reveals
        try:
            step(real, twin, seat, dice)
        except Revealed:
            return number
        shown = real.state.reveals + twin.state.reveals - before
    return steps


def came_to_light(real: Match, twin: Match, seat: int) -> bool:
    """Whether the table itself now looks different, by something that may be shown."""
    names = facts_of(real.game.name).comes_to_light
    here, there = project(real.state, seat), project(twin.state, seat)
    return any(name in names for path, _ in diff(here, there) for name in path)


def without_undo(sent: bytes) -> list[Any]:
    whole, _, *others = msgspec.json.decode(sent)
    return [whole, *others]


def first_difference(one: object, other: object, path: str = "") -> str:
    """Where two messages part, for the failure's message."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *[k for k in other if k not in one]]:
            if one.get(key) != other.get(key):
                return first_difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        for at, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return first_difference(a, b, f"{path}[{at}]")
    return f"{path}: {one!r} is not {other!r}"
