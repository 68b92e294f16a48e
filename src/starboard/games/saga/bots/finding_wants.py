"""What the Mercenaries have to do next to win, read from the mission's ends and from what brings them about.

Every condition of `[ends]` that does not hold yet is asked: what makes it hold? A door is opened, or unlocked first; a
fact is set by an operation, a use or something that happens; a card is found; a Boss falls; an exit is reached. What
makes a thing hold may have conditions of its own, which are asked in the same way.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from starboard.games.saga.bots.sayings import (
    brings_nearer,
    cards_needed,
    has_effect,
    holds,
    is_about,
    is_fleeting,
    is_gone,
    is_occupied,
    is_searched,
    sources_of_fact,
    squares_at,
)
from starboard.games.saga.bots.wants import HACK, KILL, LEAVE, OPEN, RECOVER, SEARCH, STAND, USE, Want
from starboard.games.saga.content.mission import Exit
from starboard.games.saga.content.mission_script import May, Saying, text_of
from starboard.games.saga.rules.gear.carrying import has_card
from starboard.games.saga.rules.gear.interaction import taken_flag
from starboard.games.saga.rules.hacking.hacking import UNLOCK, is_done
from starboard.games.saga.rules.lookups import playing
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.lookups import key_of, mission_of
from starboard.games.saga.rules.missions.lying_cards import choice_of
from starboard.games.saga.rules.missions.pieces import exit_open, squares_coded
from starboard.games.saga.rules.missions.uses import used_flag
from starboard.games.saga.rules.missions.variants import mays_of, whens_of
from starboard.games.saga.rules.places import Place, closed
from starboard.games.saga.state.fields import Door, Lying
from starboard.games.saga.state.saga import Saga

DEEPEST: Final = 8  # causes of causes that are looked at
LAST: Final = ("left", "all-out")  # what is done when everything else is


class Seeker:
    """Finds wants; of several ways to the same thing the cheapest, by what a want costs."""

    __slots__ = ("cost", "found", "g", "seen")

    def __init__(self, g: Saga, cost: Callable[[Want], float]) -> None:
        self.g = g
        self.cost = cost
        self.seen: list[str] = []
        self.found: list[Want] = []

    def add(self, want: Want) -> None:
        if all([want.key != one.key for one in self.found]):
            self.found.append(want)

    def cheapest(self, ways: list[Callable[[], None]]) -> None:
        """Of several ways that lead to the same the one whose wants cost least; a way without any leads nowhere."""
        found, seen = self.found, self.seen
        best: tuple[float, list[Want], list[str]] | None = None
        for way in ways:
            self.found, self.seen = list(found), list(seen)
            way()
            new = self.found[len(found) :]
            cost = sum([self.cost(want) for want in new])
            if new and (best is None or cost < best[0]):
                best = (cost, self.found, self.seen)
        self.found, self.seen = (best[1], best[2]) if best is not None else (found, seen)

    # --- ends ---

    def to_win(self) -> list[Want]:
        """What to do next on the cheapest way to win that is still possible."""
        ways = mission_of(self.g).script.mercenaries_win
        open_ways = [way for way in ways if all([self.possible(condition) for condition in way])]
        self.cheapest([partial(self.meet_all, way) for way in open_ways])
        return self.found

    def possible(self, condition: Saying) -> bool:
        """Whether a condition holds or can still come true: the variant and the past do not change."""
        if condition.word == "variant":
            return condition.text("equals") == self.g.variant
        if condition.word == "fact" and not holds(self.g, condition):
            return bool(sources_of_fact(self.g, condition))
        return True

    def meet_all(self, conditions: tuple[Saying, ...], depth: int = 0) -> None:
        """Leaving comes last: only when all else holds."""
        unmet = [one for one in conditions if not holds(self.g, one)]
        first = [one for one in unmet if one.word not in LAST]
        before = len(self.found)
        for condition in first:
            self.meet(condition, depth)
        if len(self.found) == before:
            for condition in unmet:
                if condition.word in LAST:
                    self.meet(condition, depth)

    def meet(self, condition: Saying, depth: int) -> None:
        how = MEETING.get(condition.word)
        if how is not None and depth < DEEPEST:
            how(self, condition, depth + 1)

    # --- doors, exits and other pieces ---

    def open_piece(self, code: str, depth: int) -> None:
        """Open a door or an exit, with everything that comes first."""
        if depth > DEEPEST or f"open-{code}" in self.seen:
            return
        self.seen.append(f"open-{code}")
        door = next((one for one in self.g.doors if one.code == code), None)
        if door is not None and closed(door):
            self.open_door(door, depth)
        elif door is None:
            printed = [one for one in mission_of(self.g).doors if one.code == code]
            exits = [one for one in mission_of(self.g).exits if one.code == code and not exit_open(self.g, one)]
            if printed and printed[0].hint:
                self.use_key_or_cause(code, depth)
            elif printed:
                self.add(Want(OPEN, code, tuple(printed[0].squares)))  # beyond what is revealed: first get there
            elif exits or any([one.code == code for one in mission_of(self.g).fields]):
                self.cause("piece", code, depth)

    def open_door(self, door: Door, depth: int) -> None:
        key = key_of(self.g, door.code)
        holders = [who for who in playing(self.g) if key and has_card(who, key)]
        if holders:
            self.add(Want(OPEN, door.code, tuple(door.squares), holder=holders[0].model.name))
        elif door.denied:
            self.use_key_or_cause(door.code, depth)
        elif door.lock:
            ways: list[Callable[[], None]] = [partial(self.unlock, door)]
            if key:
                ways.append(partial(self.get_card, key, depth + 1))
            self.cheapest(ways)
        else:
            self.add(Want(OPEN, door.code, tuple(door.squares)))

    def use_key_or_cause(self, code: str, depth: int) -> None:
        """Find the key of an Access Denied door, or do what makes the mission unlock it (SAGA-DENIED-02)."""
        key = key_of(self.g, code)
        ways: list[Callable[[], None]] = [partial(self.cause, "piece", code, depth)]
        if key:
            ways.append(partial(self.get_card, key, depth + 1))
        self.cheapest(ways)

    def unlock(self, door: Door) -> None:
        """At the Terminal that is nearest of those from which doors can be unlocked, seen or not (SAGA-HACK-06)."""
        usable = [one for one in mission_of(self.g).terminals if one.unlocks and not is_gone(self.g, one.code)]
        wants = [Want(HACK, one.code, (one.square,), (UNLOCK, door.code)) for one in usable]
        self.cheapest([partial(self.add, want) for want in wants])

    # --- causes: what the mission does because somebody does something ---

    def cause(self, word: str, about: str, depth: int) -> None:
        """Bring about an effect of the mission: a piece that opens, a card that appears."""
        self.bring_about(lambda effect: is_about(effect, word, about), depth)

    def bring_about(self, wanted: Callable[[Saying], bool], depth: int) -> None:
        if depth > DEEPEST:
            return
        ways: list[Callable[[], None]] = []
        for deed in mission_of(self.g).script.deeds:
            if has_effect(deed.effects, wanted) and not is_done(self.g, deed.operation):
                ways.append(partial(self.operate, deed.operation, deed.conditions, depth))
        for may in mays_of(self.g):
            if may.who == "mercenary" and has_effect(may.effects, wanted):
                ways.append(partial(self.use, may, depth))
        for _, when in whens_of(self.g):
            if has_effect(when.effects, wanted):
                ways.append(partial(self.trigger, when.trigger, when.conditions, depth))
        self.cheapest(ways)

    def operate(self, operation: str, conditions: tuple[Saying, ...], depth: int) -> None:
        if not all_hold(self.g, conditions):
            self.meet_all(conditions, depth + 1)
            return
        for terminal in mission_of(self.g).terminals:
            if operation in terminal.operations and not is_gone(self.g, terminal.code):
                goal = ("operation", operation)
                self.add(Want(HACK, terminal.code, (terminal.square,), goal, fleeting=is_fleeting(self.g, operation)))

    def use(self, may: May, depth: int) -> None:
        """At each of its pieces that has not been used up; what its user must have is found first."""
        needed = [card for card in cards_needed(may.conditions) if not self.somebody_has(card)]
        if needed:
            self.get_card(needed[0], depth + 1)
            return
        for code in may.at:
            squares = squares_at(self.g, code)
            if squares and used_flag(may, code) not in self.g.flags and not is_occupied(self.g, may, code):
                self.add(Want(USE, code, squares, may.id, self.holder_of(cards_needed(may.conditions))))

    def somebody_has(self, card: str) -> bool:
        return any([has_card(who, card) for who in playing(self.g)])

    def holder_of(self, cards: list[str]) -> str:
        holders = [who.model.name for who in playing(self.g) if cards and has_card(who, cards[0])]
        return holders[0] if holders else ""

    def trigger(self, trigger: Saying | None, conditions: tuple[Saying, ...], depth: int) -> None:
        if trigger is None:
            self.meet_all(conditions, depth + 1)
        elif trigger.word == "taken":
            self.get_card(trigger.text("card"), depth + 1)
        elif trigger.word == "revealed":
            self.reach_zone(trigger.text("at"))
        elif trigger.word in ("opened", "unlocked"):
            self.open_piece(trigger.text("at"), depth + 1)
        elif trigger.word in ("phase-end", "turn-end", "round-end", "round-start"):
            self.meet_all(conditions, depth + 1)
        elif trigger.word == "level":
            self.operate(trigger.text("operation"), (), depth)
        elif trigger.word == "eliminated":
            who = trigger.saying("who")
            if who is not None:
                self.kill(who.text("boss"))

    # --- cards, zones, models ---

    def get_card(self, card: str, depth: int) -> None:
        """Find a card, unless somebody has it."""
        g = self.g
        if depth > DEEPEST or f"card-{card}" in self.seen or any([has_card(who, card) for who in g.mercenaries]):
            return
        self.seen.append(f"card-{card}")
        for downed in g.downed:
            if any([item.card == card for item in downed.items]):
                self.add(Want(RECOVER, downed.who, (downed.at,)))
                return
        for lying in g.lying:
            if lying.item.card == card:
                self.take_lying(lying)
                return
        for find in mission_of(g).finds:
            if find.card == card and not is_searched(g, find.piece) and not is_gone(g, find.piece):
                if find.needs and not any([has_card(who, find.needs) for who in g.mercenaries]):
                    self.get_card(find.needs, depth + 1)
                else:
                    self.add(Want(SEARCH, find.piece, tuple(squares_coded(mission_of(g), find.piece))))
        for mark in mission_of(g).marks:
            if mark.card == card and taken_flag(mark.code) not in g.flags:
                self.add(Want(SEARCH, mark.code, tuple(mark.squares)))
        self.cause("card", card, depth)

    def take_lying(self, lying: Lying) -> None:
        """From where it lies, or from whoever of the Nexus has it."""
        if lying.at is not None:
            self.add(Want(SEARCH, lying.piece or "floor", (lying.at,), choice_of(lying)))
        else:
            for model in self.g.enemies:
                if model.name == lying.holder and model.at is not None:
                    self.add(Want(KILL, model.name, (model.at,)))

    def reach_zone(self, zone: str) -> None:
        board = mission_of(self.g).board
        squares = tuple([place for place in board.squares() if board.zone(place) == zone])
        self.add(Want(STAND, zone, squares))

    def kill(self, boss: str) -> None:
        for model in self.g.enemies:
            if model.kind == boss and model.at is not None:
                self.add(Want(KILL, model.name, (model.at,)))
                return
        for printed in mission_of(self.g).bosses:
            if printed.boss == boss and printed.square is not None:
                self.add(Want(KILL, boss, (printed.square,)))

    def leave(self, exits: tuple[str, ...], depth: int) -> None:
        """By one of the exits; if somebody has left already, by the same."""
        used = [who.exit for who in self.g.mercenaries if who.status == "left"]
        possible = [one for one in mission_of(self.g).exits if not exits or one.code in exits]
        if used and not exits:
            possible = [one for one in possible if one.code in used]
        self.cheapest([partial(self.leave_by, one, depth) for one in possible])

    def leave_by(self, one: Exit, depth: int) -> None:
        if exit_open(self.g, one):
            self.add(Want(LEAVE, one.code, tuple(one.squares)))
        else:
            self.open_piece(one.code, depth + 1)


def _piece(seeker: Seeker, condition: Saying, depth: int) -> None:
    if condition.text("state") == "open":
        seeker.open_piece(condition.text("at"), depth)


def _fact(seeker: Seeker, condition: Saying, depth: int) -> None:
    name = condition.text("name")
    if condition.has("least") or fact_value(seeker.g, name) != text_of(condition.value("equals")):
        seeker.bring_about(lambda effect: brings_nearer(effect, condition), depth)


def _models(seeker: Seeker, condition: Saying, depth: int) -> None:
    """A Boss to be eliminated, or Mercenaries to stand in a zone; also a Boss to be wounded so much."""
    who = condition.saying("who")
    assert who is not None
    if who.text("boss"):
        seeker.kill(who.text("boss"))
    elif who.text("side") == "mercenaries":
        for zone in who.texts("in"):
            seeker.reach_zone(zone)


def _holding(seeker: Seeker, condition: Saying, depth: int) -> None:
    seeker.get_card(condition.text("card"), depth)


def _leaving(seeker: Seeker, condition: Saying, depth: int) -> None:
    seeker.leave(condition.texts("exits"), depth)


def _revealed(seeker: Seeker, condition: Saying, depth: int) -> None:
    seeker.reach_zone(condition.text("zone"))


def _any(seeker: Seeker, condition: Saying, depth: int) -> None:
    ways = condition.value("ways")
    assert isinstance(ways, tuple)
    for way in ways:
        assert isinstance(way, tuple)
        seeker.meet_all(tuple([one for one in way if isinstance(one, Saying)]), depth)


MEETING: Final[dict[str, Callable[[Seeker, Saying, int], None]]] = {
    "piece": _piece,
    "fact": _fact,
    "models": _models,
    "wounds": _models,
    "holds": _holding,
    "left": _leaving,
    "all-out": _leaving,
    "revealed": _revealed,
    "any": _any,
}


def wants(g: Saga) -> list[Want]:
    """What the squad has to do next, whoever does it and however far it is."""
    return Seeker(g, lambda want: 1.0).to_win()


def exits_to_win(g: Saga) -> tuple[Place, ...]:
    """The squares of the exits by which the squad can win, open or not; none if it wins otherwise."""
    said = [one for way in mission_of(g).script.mercenaries_win for one in way if one.word in LAST]
    found: list[Place] = []
    for one in mission_of(g).exits:
        if any([not saying.texts("exits") or one.code in saying.texts("exits") for saying in said]):
            found += one.squares
    return tuple(found)
