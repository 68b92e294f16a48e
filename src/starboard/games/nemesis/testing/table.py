"""A Nemesis table for rule tests: any Room, Character, Intruder, Item, token and track, placed by name."""

from collections.abc import Iterable, Sequence
from typing import Any

from starboard.games.nemesis.content.cards import CHARACTERS
from starboard.games.nemesis.content.items import ITEMS, is_heavy, weapon_of
from starboard.games.nemesis.content.tokens import INTRUDER_TOKENS, STARTING_BAG
from starboard.games.nemesis.content.weaknesses import SLOTS
from starboard.games.nemesis.rules.actions import perform
from starboard.games.nemesis.rules.death import leave_belongings
from starboard.games.nemesis.rules.ending import GameEnds
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.rules.menu import menu
from starboard.games.nemesis.rules.play import STEPS
from starboard.games.nemesis.rules.pods import unlock_all
from starboard.games.nemesis.rules.setup import equip, lay_out
from starboard.games.nemesis.state.board import HIBERNATORIUM, Board
from starboard.games.nemesis.state.fields import Character, Held, Intruder, Pod
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import (
    BLUE_CORPSE,
    CLOSED_DOOR,
    CORPSE,
    DEAD,
    DESTROYED_DOOR,
    EGG,
    ESCAPED,
    HIBERNATING,
    NOBODY,
    OPEN_DOOR,
    bit,
)
from starboard.games.nemesis.testing.box import beyond_the_box
from starboard.kernel.errors import IllegalAnswer
from starboard.kernel.game import listen
from starboard.kernel.requests import Refusal
from starboard.kernel.visibility import EVERYBODY
from starboard.testing.table import ImpossibleTable, Table

DOORS = {"open": OPEN_DOOR, "closed": CLOSED_DOOR, "destroyed": DESTROYED_DOOR}


class NemesisTable(Table):
    """The ship after its set-up, with nobody on it yet.

    `corridors={1: ("laboratory", "cabins")}` lays tiles so that a Corridor numbered 1 joins the two; with
    `rooms={7: "nest"}` a tile lies on a Room Number. Both are explored; other Rooms are unexplored until a test names
    them.
    """

    g: Nemesis

    def __init__(
        self,
        mode: str = "semi-coop",
        options: Sequence[str] = (),
        corridors: dict[int, Any] | None = None,
        rooms: dict[int, str] | None = None,
    ) -> None:
        g = Nemesis(0, mode, sorted(options))
        lay_out(g)
        super().__init__(g)
        g.step, g.turn, g.first, g.active = "rounds", 1, 0, 0
        g.bag = [*STARTING_BAG, "adult-2", "adult-3", "adult-3", "adult-4"]
        g.pool = INTRUDER_TOKENS[:]
        for token in g.bag:
            g.pool.remove(token)
        g.pods = [Pod(1, "A"), Pod(2, "B"), Pod(3, "A"), Pod(4, "B")]
        listen(g)
        g.met = True  # Objectives chosen; a test of NEM-MOMENT-01 sets it back
        for number, tile in (rooms or {}).items():
            self.lay_tile(number, tile)
        for number, pairs in (corridors or {}).items():
            for pair in pairs if isinstance(pairs, list) else [pairs]:
                self._join(number, *pair)

    def _catch(self, error: Exception) -> bool:
        return isinstance(error, GameEnds)

    def impossible(self) -> list[str]:
        return beyond_the_box(self.g)

    @property
    def board(self) -> Board:
        return self.g.board

    # --- Rooms and Corridors ---

    def room(self, room: str | int) -> int:
        """The Room Number of a Room, laying its tile on a free slot if it is not on the board yet."""
        if isinstance(room, int):
            return room
        if room in self.g.tiles:
            return self.g.tiles.index(room)
        free = [n for n in (*self.board.slots[0], *self.board.slots[1]) if not self.g.tiles[n]]
        wanted = [n for n in free if (n in self.board.slots[0]) == (room in self.g.basic_left)]
        assert wanted, f"no slot left for {room}"
        self.lay_tile(wanted[0], room)
        return wanted[0]

    def lay_tile(self, number: int, tile: str, items: int = 2) -> int:
        """An explored Room; its Exploration token is gone."""
        g = self.g
        if tile in g.board.special.values():
            assert g.tiles[number] == tile, f"{tile} is printed on the board elsewhere"
            return number
        for left in (g.basic_left, g.additional_left):
            if tile in left:
                left.remove(tile)
        if tile in g.tiles and g.tiles[number] != tile:
            raise ImpossibleTable(f"{tile} lies on Room {g.tiles.index(tile)} already")
        g.tiles[number], g.tiles_known[number], g.explored[number] = tile, EVERYBODY, True
        g.tokens[number], g.tokens_known[number] = RESOLVED, EVERYBODY
        g.items[number] = 0 if tile in ("nest", "slime-room") else items
        return number

    def unexplored(self, number: int, tile: str = "", token: str = "", known_to: Iterable[int] = ()) -> int:
        """A face-down Room, its tile and token settled if given and known to those seats."""
        g = self.g
        mask = sum([bit(seat) for seat in known_to])
        g.explored[number] = False
        for zone, masks, value, lefts in (
            (g.tiles, g.tiles_known, tile, (g.basic_left, g.additional_left)),
            (g.tokens, g.tokens_known, token, (g.tokens_left,)),
        ):
            zone[number], masks[number] = value, mask if value else 0
            for left in lefts:
                if value in left:
                    left.remove(value)
        return number

    def _join(self, number: int, a: str, b: str) -> None:
        placed = {tile: n for n, tile in enumerate(self.g.tiles) if tile in (a, b)}
        for corridor, ends in enumerate(self.board.corridors):
            if number in self.board.numbers[corridor]:
                for one, other in (ends, ends[::-1]):
                    if self._may_lie(a, one, placed) and self._may_lie(b, other, placed):
                        self.lay_tile(one, a)
                        self.lay_tile(other, b)
                        return
        raise AssertionError(f"no free Corridor numbered {number} for {a} and {b}; lay the tiles with rooms=")

    def _may_lie(self, tile: str, number: int, placed: dict[str, int]) -> bool:
        return placed[tile] == number if tile in placed else self.g.tiles[number] == ""

    def corridor(self, a: str | int, b: str | int) -> int:
        """The (first) Corridor between two Rooms."""
        here, there = self.room(a), self.room(b)
        for corridor, behind in self.board.exits[here]:
            if behind == there:
                return corridor
        raise AssertionError(f"no Corridor joins {a} and {b}")

    def way(self, room: str | int, number: int) -> int:
        """The place behind a number of the Room: a Corridor, or the Technical Corridors."""
        return self.board.way[self.room(room)][number]

    def neighbour(self, room: str | int, number: int) -> int:
        """The Room behind a numbered Corridor."""
        return self.board.beyond(self.room(room), self.way(room, number))

    def noise(self, room: str | int, *numbers: int) -> None:
        """Noise markers behind these numbers of the Room; behind all of them if none is named."""
        for number in numbers or (1, 2, 3, 4):
            self.g.noise[self.way(room, number)] = True

    def door(self, a: str | int, b: str | int, state: str = "closed") -> int:
        corridor = self.corridor(a, b)
        self.g.doors[corridor] = DOORS[state]
        return corridor

    def fire(self, *rooms: str | int) -> None:
        for room in rooms:
            self.g.fire[self.room(room)] = True

    def malfunction(self, *rooms: str | int) -> None:
        for room in rooms:
            self.g.malfunction[self.room(room)] = True

    def items_in(self, room: str | int, count: int) -> None:
        self.g.items[self.room(room)] = count

    def lying(self, room: str | int, *things: str) -> None:
        """Objects in a Room: egg, carcass, blue-corpse, corpse-<character>."""
        for thing in things:
            self._leave_place(thing)
            self.g.lying.append((self.room(room), thing))
        self._check_possible()

    # --- Characters and Intruders ---

    def character(
        self,
        name: str,
        at: str | int = "hibernatorium",
        hand: Sequence[str] = (),
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
        items: Sequence[str] = (),
        held: Sequence[str | tuple[str, int]] | None = None,
        objectives: Sequence[str] = (),
        pod: int = 0,
        **status: Any,
    ) -> Character:
        """The next player's Character. `held` are Heavy Items and Objects, weapons as (weapon, ammo).

        Further keywords set fields of its board: slimed, signal, larva, light, wounds, dressed, passed, quests …
        """
        assert name in CHARACTERS, f"unknown character {name}; choose from {', '.join(CHARACTERS)}"
        g = self.g
        who = Character(len(g.players))
        who.number = who.seat + 1
        g.players.append(who)
        g.fates.append("")
        equip(who, name)
        who.room = 0 if pod else self.room(at)
        who.pod = pod
        who.hand = list(hand)
        who.deck = _rest_of_deck(name, who.hand + list(discard)) if deck is None else list(deck)
        who.discard = list(discard)
        who.objectives = list(objectives)
        who.objectives_known = [bit(who.seat)] * len(who.objectives)
        for item in items:
            assert item in ITEMS and not is_heavy(item), f"{item} does not go into an Inventory"
            self.give(who, item)
        if held is not None:
            who.held = []
            for thing in held:
                self.hold(who, *(thing if isinstance(thing, tuple) else (thing,)))
        for field, value in status.items():
            assert field in Character.FIELDS, f"a Character has no field {field}"
            setattr(who, field, list(value) if isinstance(value, (list, tuple)) else value)
        self._check_possible()
        return who

    def sleeper(self, name: str, **arranged: Any) -> Character:
        """The next player's Character, asleep in a hibernation chamber with everything it carries (NEM-HIB-05)."""
        who = self.character(name, **arranged)
        who.status, who.room = HIBERNATING, 0
        self.g.fates[who.seat] = "hibernating"
        self.g.hibernation_open = True
        return who

    def escaped(self, name: str, pod: int = 1, **arranged: Any) -> Character:
        """The next player's Character, gone with an Escape Pod and everything it carries (NEM-POD-09)."""
        who = self.character(name, **arranged)
        who.status, who.room = ESCAPED, 0
        self.g.fates[who.seat] = "escaped"
        self.pod(pod).unlocked = self.pod(pod).gone = True
        return who

    def dead(self, name: str, at: str | int = "hibernatorium", cause: str = "wounds", **arranged: Any) -> Character:
        """The next player's Character, dead: its Corpse lies in the Room, its things are gone (NEM-DEATH-02, 05).

        The first death has unlocked the pods (NEM-MOMENT-02). In the cooperative mode its Items lie with the Corpse.
        """
        who = self.character(name, at, **arranged)
        room, who.status, who.room, who.larva = who.room, DEAD, 0, False
        self.g.fates[who.seat] = cause
        self.lying(room, f"{CORPSE}-{name}")
        leave_belongings(self.g, who, room)
        if self.g.first_death == NOBODY:
            self.g.first_death = who.seat
            unlock_all(self.g, "NEM-MOMENT-02")
        listen(self.g)
        return who

    def give(self, who: Character, item: str, known: bool = False) -> None:
        """A normal Item into the Inventory, taken from its deck."""
        who.inventory.append(item)
        who.shown.append(EVERYBODY if known else bit(who.seat))
        self._leave_deck(item)
        self._check_possible()

    def hold(self, who: Character, thing: str, ammo: int | None = None) -> Held:
        """A Heavy Item or an Object into a Hand."""
        weapon = weapon_of(thing) if thing in ITEMS else None
        held = Held(thing, (weapon.capacity if weapon else 0) if ammo is None else ammo)
        self._leave_place(thing)
        who.held.append(held)
        self._check_possible()
        return held

    def _leave_place(self, thing: str) -> None:
        """A thing put somewhere comes from where it was: the supply, the Nest, the Hibernatorium, a deck."""
        g = self.g
        if thing == EGG and g.egg_supply == 0:
            g.eggs -= 1
        elif thing == EGG:
            g.egg_supply -= 1
        elif thing == BLUE_CORPSE and (HIBERNATORIUM, BLUE_CORPSE) in g.lying:
            g.lying.remove((HIBERNATORIUM, BLUE_CORPSE))
        else:
            self._leave_deck(thing)

    def _leave_deck(self, item: str) -> None:
        colour = ITEMS[item].colour if item in ITEMS else ""
        pile = self.g.item_deck(colour).cards if colour in ("red", "yellow", "green") else self.g.crafted
        if item in pile:
            pile.remove(item)

    def intruder(self, kind: str, at: str | int, injuries: int = 0, token: str | None = None) -> Intruder:
        """A miniature with a token of its kind from the pool (or the one named, or "" for none)."""
        g = self.g
        if token is None:
            token = next((t for t in g.pool if t.startswith(kind)), "")
        if token in g.pool:
            g.pool.remove(token)
        elif token in g.bag:
            g.bag.remove(token)
        g.placed += 1
        intruder = Intruder(g.placed, kind, self.room(at), token)
        intruder.injuries = injuries
        g.intruders.append(intruder)
        self._check_possible()
        return intruder

    def bag(self, *tokens: str) -> None:
        """Exactly these tokens in the bag; the others in the pool, but for those on the board."""
        g = self.g
        g.bag = list(tokens)
        g.pool = INTRUDER_TOKENS[:]
        for token in [*tokens, *[i.token for i in g.intruders]]:
            if token in g.pool:
                g.pool.remove(token)
        self._check_possible()

    # --- Tracks and hidden things ---

    def weakness(self, card: str, slot: str = "corpse") -> None:
        """A revealed Weakness."""
        if card not in self.g.weaknesses_left:
            raise ImpossibleTable(
                f"the Weakness {card} is on the table already, or none; left: {self.g.weaknesses_left}"
            )
        self.g.weaknesses_left.remove(card)
        self.g.weaknesses[SLOTS.index(slot)] = card

    def engine(self, number: int, state: str, known_to: Iterable[int] = ()) -> None:
        self.g.engines[number] = state
        self.g.engines_known[number] = sum([bit(seat) for seat in known_to])

    def coordinates(self, card: int, known_to: Iterable[int] = ()) -> None:
        self.g.coordinates = card
        self.g.coordinates_known = sum([bit(seat) for seat in known_to])

    def pod(self, number: int) -> Pod:
        return next(pod for pod in self.g.pods if pod.number == number)

    def scanned_clean(self) -> None:
        """No Contamination card is Infected any more."""
        self.g.infected = 0

    # --- Acting ---

    def options(self, who: Character) -> list[str]:
        """What the Character may do now."""
        return menu(self.g, who).options

    def refusal(self, who: Character, option: str) -> Refusal:
        """Why the Character may not do this."""
        for blocked, refusal in menu(self.g, who, explain=True).blocked:
            if blocked == option:
                return refusal
        raise AssertionError(f"{option} is not refused; on offer are {self.options(who)}")

    def act(self, who: Character, option: str, **answers: Any) -> None:
        """Perform an Action from declaration to end; keyword answers are by kind (`pay=`, `room=`, `target=`)."""
        assert option in self.options(who), f"{option} is not on offer: {self.options(who)}"
        self.answers(_by_kind(answers))
        was_active, self.g.active = self.g.active, who.seat
        try:
            self.run(perform, who, option)
        except IllegalAnswer:
            self.g.active = was_active
            raise

    def round(self, who: Character, *actions: str, **answers: Any) -> None:
        """The Actions of a round one after the other, and what ends it: Fire, then the next player (NEM-TURN-06).

        Keyword answers are by kind, lists for several in turn: `table.round(pilot, "move", "move", room=[7, 6])`.
        """
        self.g.step, self.g.active, self.g.actions = "rounds", who.seat, 0
        with self.script():
            self.answers({"action": list(actions), **_by_kind(answers)})
            for _ in actions:
                self.run(STEPS["rounds"])

    def step(self, name: str) -> None:
        """Play one step of the turn: turn, rounds, airlock, time, attacks, fire, event, bag or checks."""
        self.g.step = name
        self.run(STEPS[name])


def _by_kind(answers: dict[str, Any]) -> dict[Any, Any]:
    """Keywords cannot have hyphens; kinds of questions do."""
    return {kind.replace("_", "-"): answer for kind, answer in answers.items()}


def _rest_of_deck(name: str, elsewhere: list[str]) -> list[str]:
    deck = CHARACTERS[name].deck()
    for card in elsewhere:
        if card in deck:
            deck.remove(card)
    return deck
