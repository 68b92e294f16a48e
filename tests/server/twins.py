"""Twin tables: two live tables that differ only in what one seat may not know, played side by side over real sockets.

The first is a game in the middle; the second is the same position with everything hidden from the seat dealt again, as
the seat may believe it to be. The same people sit at both and do the same things wherever both allow it. What the
others do in private (decline a reaction, give standing orders) is not the same at both. Whatever the seat, and somebody
who only watches, is sent must be.
"""

import json
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from starboard.kernel.diffs import diff
from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.history import Entry
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import FATE, Ask, Chance, Payload, Roll
from starboard.kernel.seat_view import plain
from starboard.kernel.visibility import SPECTATOR
from starboard.server.tables import move_log
from starboard.server.tables.live_table import LiveTable
from starboard.server.tables.reaction_windows import OpenWindow, never_reacting
from starboard.server.tables.table_history import checkpoint_of
from tests.games.contract.facts import Facts, facts_of
from tests.games.contract.playing import one_step
from tests.games.contract.tables import Seating
from tests.games.contract.twins import Echo, Recorder, first_difference
from tests.server.lounge import Guest, Lounge, Party, Screen, seat_together

NAMES = ("Ada", "Bob", "Cem", "Dee", "Ege")
LASTS = 120.0  # seconds of a reaction window at these tables; nobody waits for them
NO_WINDOW = "-"


class Parted(Exception):
    """The twins are legally no longer alike: something hidden came to light, or one cannot do what the other did."""


class Clock:
    """A clock that moves only when the test says so: what happens in one step bears the same time at both tables."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Reliving(Recorder):
    """Fate of the real game: says again what it once said, then goes on by itself."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.again: list[Any] = []

    def draw(self, chance: Chance) -> Any:
        return self._remembered(chance.kind, self.again.pop(0)) if self.again else super().draw(chance)

    def roll(self, roll: Roll) -> tuple[Any, ...]:
        if not self.again:
            return super().roll(roll)
        faces: tuple[Any, ...] = self._remembered(roll.kind, self.again.pop(0))
        return faces


class Following(Echo):
    """Fate of the twin; where it cannot say the same it says anything and remembers that.

    What others draw for their eyes alone is another card whenever it can be.
    """

    def __init__(self, seed: int, seat: int, facts: Facts) -> None:
        super().__init__(seed, facts)
        self.seat = seat
        self.table: LiveTable | None = None
        self.parted = False
        self.drawn_by_others = 0

    def draw(self, chance: Chance) -> Any:
        kind, said = self.heard.pop(0) if self.heard else ("", None)
        if kind != chance.kind:
            self.parted = True
        elif self.for_others_alone(chance):
            self.drawn_by_others += 1
        elif said in chance.outcomes:
            return said
        else:
            self.parted = self.parted or kind not in self.facts.private_draws or chance.rule in self.facts.shown_by
        return Fate.draw(self, chance)

    def roll(self, roll: Roll) -> tuple[Any, ...]:
        kind, faces = self.heard.pop(0) if self.heard else ("", None)
        if kind == roll.kind and roll.allows(faces):
            rolled: tuple[Any, ...] = faces
            return rolled
        self.parted = True
        return Fate.roll(self, roll)

    def for_others_alone(self, chance: Chance) -> bool:
        return self.table is not None and self.facts.drawn_for_others(chance, self.table.match.state, self.seat)


class Fates:
    """For `ServerProcess.fate`: the first table of a pair has its own fate, the second one follows it."""

    def __init__(self) -> None:
        self.by_table: dict[str, Fate] = {}
        self.coming: list[Fate] = []

    def __call__(self, table: str) -> Fate:
        if table not in self.by_table:
            self.by_table[table] = self.coming.pop(0)
        return self.by_table[table]


# --- positions ---


def position(table: Seating, seed: int, decisions: int = 0, kind: str = "") -> Match | None:
    """A random game after at least so many decisions, between two actions or where somebody is asked that."""
    real, dice = table.match(seed, hold_windows=True), Fate(seed)
    while not real.over:
        asked = any(ask.kind == kind for ask in real.asks.values())
        between = real.window is None and real.mark == len(real.journal)
        if decisions <= 0 and (asked if kind else between):
            return real
        one_step(real, dice)
        decisions -= 1
    return None


def twin_position(real: Match, seat: int, fate: Fate) -> dict[str, Any]:
    """The position dealt again. Whoever silently declined a reaction on the way to it could not have reacted there."""
    state = real.checkpoint.clone()
    real.game.determinize(state, seat, fate)
    past = [
        entry
        for at, entry in enumerate(real.journal[: real.mark])
        if not (at in real.history.reacted and entry[0] != seat and entry[1] is None)
    ]
    return {"entries": past, "checkpoint": encode(state)}


def wishes(table: Seating) -> dict[str, Any]:
    """How a table like this is asked for; everybody may look on and see the odds."""
    setup = table.setup
    seats = [{"who": "open" if seat else "me", "roles": list(roles)} for seat, roles in enumerate(setup.seats)]
    wanted = {"game": table.game.name, "mode": setup.mode, "scenario": setup.scenario, "options": list(setup.options)}
    return {**wanted, "seats": seats if any(setup.seats) else table.seats, "open": True, "odds": True}


# --- one of the two tables ---


class Side:
    """A table with its people, and one guest who only watches."""

    def __init__(self, here: Lounge, party: Party, watching: Guest, fate: Any) -> None:
        self.here = here
        self.party = party
        self.watching = watching
        self.fate = fate
        self.screens: dict[int, Screen] = dict(enumerate(party.screens))
        self.invite = party.screens[0].table["invite"]
        self.compared: dict[int, int] = {}  # by seat: how many of its screen's frames
        self.heard: dict[int, list[str]] = {}  # by seat: frames of screens it no longer has

    @classmethod
    async def open(cls, here: Lounge, guests: list[Guest], watching: Guest, fate: Fate, table: Seating) -> "Side":
        party = await seat_together(guests, start=False, reaction_seconds=LASTS, **wishes(table))
        side = cls(here, party, watching, fate)
        side.screens[SPECTATOR] = await watching.look(party.table)
        return side

    async def go_on_from(self, body: dict[str, Any]) -> None:
        """The game starts in the middle, as it does when the rules have changed."""
        async with self.table.exclusive():
            self.table.history.restart(body)
            await self.table.commit(move_log.RESTART, FATE, body, self.table.history.length, None)
            self.table.tell_table()
            self.table.timers.go_on()
        for screen in self.screens.values():
            await screen.until(lambda screen: screen.view is not None, "the game goes on")

    @property
    def table(self) -> LiveTable:
        table: LiveTable = self.here.process.tables[self.party.table]
        return table

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def window(self) -> OpenWindow | None:
        return self.table.timers.windows.window

    def ask(self, seat: int) -> Ask | None:
        return self.match.asks.get(seat)

    async def answer(self, seat: int, pick: Payload) -> None:
        await self.screens[seat].done("answer", ask=self.match.ask_id(seat), pick=plain(pick))

    async def settle(self, seats: list[int]) -> None:
        """Everything that was caused has reached these screens: what comes after it has been answered."""
        async with self.table.lock:
            pass
        for seat in seats:
            reply = await self.screens[seat].do("let-pass", window=NO_WINDOW)
            assert reply["is"] == "refused", reply

    async def look_again(self, seat: int, since: int | None) -> None:
        """A lost connection: the person is away for a moment, for everybody to see, and comes back."""
        guest = self.party.guests[seat] if seat >= 0 else self.watching
        old = self.screens[seat]
        guest.screens.remove(old)
        await old.turn_off()
        while seat in self.table.presence.seats():
            await self.screens[next(other for other in self.screens if other != seat)].do("let-pass", window=NO_WINDOW)
        self.heard[seat] = self.sent(seat)
        self.screens[seat] = await guest.look(self.party.table, since)
        self.screens[seat].said = old.said

    def sent(self, seat: int) -> list[str]:
        """Everything sent to this seat so far, without what differs between any two tables."""
        return [
            raw.replace(self.party.table, "table").replace(self.invite, "invite")
            for raw in [*self.heard.get(seat, []), *self.screens[seat].raw]
        ]

    def news(self, seat: int) -> list[str]:
        """What was sent to this seat since the last comparison."""
        sent = self.sent(seat)
        first, self.compared[seat] = self.compared.get(seat, 0), len(sent)
        return sent[first:]

    async def asked_by_http(self, seat: int) -> str:
        guest = self.party.guests[seat] if seat >= 0 else self.watching
        answer = await guest.ask("GET", self.party.path)
        return answer.text.replace(self.party.table, "table").replace(self.invite, "invite")


def difference(here: list[str], there: list[str]) -> str:
    """Where two runs of frames part, for the failure's message."""
    if len(here) != len(there):
        return f"{[json.loads(raw)['is'] for raw in here]} is not {[json.loads(raw)['is'] for raw in there]}"
    return first_difference([json.loads(raw) for raw in here], [json.loads(raw) for raw in there])


Act = Callable[[Side], Awaitable[Any]]


class Twins:
    """A pair of tables and the seat that must not be able to tell them apart."""

    def __init__(self, real: Side, twin: Side, seat: int, dice: Fate, clock: Clock, seen: Counter[str]) -> None:
        self.real = real
        self.twin = twin
        self.seat = seat
        self.dice = dice
        self.clock = clock
        self.seen = seen  # what was compared, and how often
        self.eyes = sorted({SPECTATOR, seat})
        self.answered: list[int] = []  # who said something in the last window, at either table

    @classmethod
    async def open(
        cls,
        here: Lounge,
        fates: Fates,
        clock: Clock,
        table: Seating,
        at: Match,
        seat: int,
        seed: int,
        seen: Counter[str],
    ) -> "Twins":
        guests = [await here.guest(name) for name in NAMES[: table.seats]]
        watching = await here.guest("Eve")
        own, following = Reliving(seed), Following(seed + 1, seat, table.facts)
        fates.coming += [own, following]
        real = await Side.open(here, guests, watching, own, table)
        twin = await Side.open(here, guests, watching, following, table)
        following.table = twin.table
        twins = cls(real, twin, seat, Fate(seed), clock, seen)
        await real.go_on_from(checkpoint_of(at))
        await twin.go_on_from(twin_position(at, seat, Fate(seed)))
        await real.settle(twins.eyes)
        await twin.settle(twins.eyes)
        twins.compare("the beginning")
        seen["different"] += encode(real.match.state) != encode(twin.match.state)
        await twins.relive(at.journal[at.mark or 0 :])
        return twins

    @property
    def facts(self) -> Facts:
        return facts_of(self.real.match.game.name)

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.real.party.guests)) if seat != self.seat]

    # --- the same at both tables, then compared ---

    async def both(self, what: str, act: Act, act_there: Act | None = None) -> None:
        """Do it here, then there with what fate said here; whoever may not know the difference was sent the same."""
        self.clock.now += 1
        self.real.fate.said.clear()
        before = self.reveals
        await act(self.real)
        await self.real.settle(self.eyes)
        self.twin.fate.heard = self.real.fate.said[:]
        self.twin.fate.parted = False
        await (act_there or act)(self.twin)
        await self.twin.settle(self.eyes)
        self.compare(what, self.reveals != before)
        self.seen.update(["compared", what])
        self.seen["others' draws"] += self.twin.fate.drawn_by_others
        self.twin.fate.drawn_by_others = 0
        if self.dice.below(4) == 0:
            here, there = await self.real.asked_by_http(self.seat), await self.twin.asked_by_http(self.seat)
            assert here == there, f"HTTP after {what}"

    @property
    def reveals(self) -> int:
        return self.real.match.state.reveals + self.twin.match.state.reveals

    def compare(self, what: str, revealed: bool = False) -> None:
        for seat in self.eyes:
            here, there = self.real.news(seat), self.twin.news(seat)
            if here != there:
                if self.twin.fate.parted or self.real.match.over or (revealed and self.came_to_light(seat)):
                    raise Parted
                raise AssertionError(f"seat {self.seat}, eyes {seat}, {what}: {difference(here, there)}")

    def came_to_light(self, seat: int) -> bool:
        """Whether the table itself now looks different, by something that may be shown."""
        here, there = project(self.real.match.state, seat), project(self.twin.match.state, seat)
        return any(name in self.facts.comes_to_light for path, _ in diff(here, there) for name in path)

    # --- decisions ---

    async def relive(self, entries: list[Entry]) -> None:
        """What led from the checkpoint to the position happens at both tables."""
        self.real.fate.again = [outcome for who, outcome, _ in entries if who == FATE]
        for who, pick, _ in entries:
            if who == FATE or (pick is None and who not in self.real.match.asks):
                continue
            while self.real.window:
                await self.both("a window closes", self.close)
            if not self.twin.match.asks[who].allows(pick):
                raise Parted
            await self.both("a decision", lambda side, who=who, pick=pick: side.answer(who, pick))

    async def decide(self) -> None:
        """Somebody who is asked answers: the same at both tables, unless it stays with them."""
        if self.real.window:
            await self.react()
            return
        asked = self.dice.pick(sorted(self.real.match.asks))
        ask, other = self.real.match.asks[asked], self.twin.match.asks[asked]
        pick = there = (
            self.common_answer(ask, other) if ask.kind not in self.facts.private_answers or asked == self.seat else None
        )
        if asked != self.seat:
            self.seen["others' questions"] += 1
            self.seen["others' questions with other options"] += list(ask.options) != list(other.options)
            if ask.kind in self.facts.private_answers:
                pick, there = self.private_answer(ask), self.private_answer(other)
        await self.both(
            ask.kind, lambda side: side.answer(asked, pick), lambda side: side.answer(asked, there)
        )  # fmt: skip

    def private_answer(self, ask: Ask) -> Payload:
        """Anything that does not show itself."""
        silent = [option for option in ask.options if not self.facts.told_by_answering(option)]
        if not silent:
            raise Parted
        return self.dice.pick(silent)

    def common_answer(self, ask: Ask, other: Ask) -> Payload:
        for _ in range(40):
            pick = random_answer(ask, self.dice)
            if other.rule == ask.rule and other.allows(pick):
                return pick
            assert ask.seat != self.seat, "the seat itself is asked something else"
        raise Parted

    async def react(self) -> None:
        """A reaction window: who can react differs, and nobody may notice."""
        here, there = self.real.match.asks, self.twin.match.asks
        self.seen["a window"] += 1
        self.seen["a window in which others can react"] += set(here) != set(there)
        assert (self.seat in here) == (self.seat in there)
        picks: dict[int, Payload] = {}
        both = [seat for seat in here if seat in there and here[seat].options == there[seat].options]
        for seat in both:  # whoever can at both tables may do it
            if self.dice.below(3) == 0:
                picks[seat] = here[seat].options[0]
        if self.seat in picks or (self.seat in here and self.dice.below(2)):
            await self.both("an own reaction", lambda side: side.answer(self.seat, picks.get(self.seat)))
        await self.answer_privately(picks)
        assert self.real.window and self.twin.window
        everybody = self.dice.below(2) == 0
        passing = [seat for seat in self.real.window.seats if everybody or self.dice.below(2)]
        await self.both("let pass", lambda side: self.let_pass(side, passing))
        self.compare_timing()
        await self.both("a window closes", self.close)

    async def answer_privately(self, picks: dict[int, Payload] | None = None) -> None:
        self.answered = []
        await self.both("private answers", lambda side: self.answer_in_private(side, picks or {}))

    async def answer_in_private(self, side: Side, picks: dict[int, Payload]) -> None:
        """Others react, decline in so many words, or say nothing."""
        for seat in list(side.match.asks):
            if seat != self.seat and (seat in picks or self.dice.below(2)):
                self.answered.append(seat)
                await side.answer(seat, picks.get(seat))

    async def let_pass(self, side: Side, seats: list[int]) -> None:
        assert side.window
        for seat in seats:
            await side.screens[seat].done("let-pass", window=side.window.id)

    def compare_timing(self) -> None:
        """Both windows close after the same time by the same rule, as far as the same people have let them pass."""
        here, there = self.real.window, self.twin.window
        assert here and there
        assert (here.id, here.seats, here.lasts, here.opened) == (there.id, there.seats, there.lasts, there.opened)
        assert here.whiles == there.whiles
        if self.silent(self.real) == self.silent(self.twin) or not (here.awaited or there.awaited):
            assert here.due() == there.due()
            self.seen["timing"] += 1

    def silent(self, side: Side) -> list[int]:
        """Whoever ordered never to be asked in this window, which is another way to let it pass."""
        assert side.window and side.match.window
        return never_reacting(side.match, side.match.window, side.window.seats)

    async def close(self, side: Side) -> None:
        """Its time is over."""
        assert side.window
        await side.table.timers.windows._close(side.window)

    # --- everything else that people do at a table ---

    async def ask_for_odds(self) -> None:
        if self.seat in self.real.match.asks:
            ask_id = self.real.match.ask_id(self.seat)
            await self.both("odds", lambda side: side.screens[self.seat].do("odds", ask=ask_id))
            told = [frame for frame in self.real.screens[self.seat].frames if frame["is"] == "odds"]
            self.seen["chances"] += bool(told[-1]["odds"])

    async def be_refused(self) -> None:
        """Answers to questions that are past, that are not asked, and that nobody ever asked."""
        if self.seat == SPECTATOR:
            await self.both(
                "a spectator's answer", lambda side: side.screens[SPECTATOR].do("answer", ask="0-0", pick=1)
            )
            return
        epoch, count = map(int, self.real.match.ask_id(self.seat).split("-")[:2])  # whoever is first has a longer one
        ids = [f"{epoch}-{count + late}" for late in (-2, -1, 0, 1)] + [f"{epoch - 1}-3", "x"]
        for ask_id in (self.dice.pick(ids), f"{epoch}-{count}"):
            await self.both("a refusal", lambda side, i=ask_id: side.screens[self.seat].do("answer", ask=i, pick="no"))
            codes = [frame["code"] for frame in self.real.screens[self.seat].frames if frame["is"] == "refused"]
            self.seen.update(code for code in codes[-2:] if code != "no-window")
        await self.both("odds of nothing", lambda side: side.screens[self.seat].do("odds", ask="9-99"))

    async def go_back(self) -> None:
        """Somebody wants a decision back: freely, by a vote, or in vain."""
        own = self.seat != SPECTATOR and self.dice.below(3) == 0
        who = self.seat if own else self.dice.pick(self.answered or self.others)
        self.seen["an undo after a private answer"] += self.answered.count(who) == 1
        await self.both("an undo of one's own" if who == self.seat else "another's undo",
                        lambda side: side.screens[who].do("undo"))  # fmt: skip
        if not self.real.table.ballot.vote:
            return
        self.seen["a vote"] += 1
        for voter in list(self.real.table.ballot.vote.needed):
            yes = self.dice.below(4) > 0
            await self.both("a voice", lambda side, v=voter, y=yes: side.screens[v].do("vote", yes=y))
            if not yes:
                return

    async def order(self) -> None:
        """Others give standing orders, which are nobody's business: not the same at both tables."""
        if not self.real.match.game.order_kinds():
            return
        seat = self.dice.pick(self.others)
        choices = ["ask", "never", "if"]
        here, there = self.dice.pick(choices), self.dice.pick(choices)
        reaction = self.dice.pick(sorted(self.real.match.game.order_kinds()))

        def give(order: str) -> Act:
            condition = self.facts.order_condition if order == "if" else {}
            body = {"reaction": reaction, "order": order, "condition": condition}
            return lambda side: side.screens[seat].done("orders", **body)

        await self.both("others' orders", give(here), give(there))

    async def talk(self) -> None:
        who = self.dice.pick(sorted(self.real.screens))
        await self.both("chat", lambda side: side.screens[who].done("chat", text="Who has a plan?"))

    async def come_and_go(self) -> None:
        who = self.dice.pick(sorted(self.real.screens))
        since = self.dice.pick([None, max(0, self.real.table.history.version - self.dice.below(6))])
        await self.both("presence", lambda side: side.look_again(who, since))

    async def switch_reactions(self) -> None:
        seat, on = self.dice.pick(self.others), self.dice.below(2) == 0
        await self.both("reactions", lambda side: side.screens[seat].done("reactions", on=on))

    async def pause(self) -> None:
        guest = self.real.party.guests[self.dice.pick(self.others)]
        await self.both("a pause", lambda side: guest.ok("POST", f"{side.party.path}/pause"))
        await self.both("a pause", lambda side: guest.ok("POST", f"{side.party.path}/resume"))

    async def restart(self, here: Lounge) -> None:
        """The server goes down and comes back; everybody looks again."""
        self.clock.now += 1
        await here.restart()
        for side in (self.real, self.twin):
            side.heard.clear()
            side.compared.clear()
            for seat in sorted(side.screens):
                guest = side.party.guests[seat] if seat >= 0 else side.watching
                side.screens[seat] = await guest.look(side.party.table)
            await side.settle(self.eyes)
        self.twin.fate.table = self.twin.table
        self.compare("a restart")
        self.seen["a restart"] += 1

    async def resync(self) -> None:
        await self.both("a fresh view", lambda side: side.screens[self.seat].resync())

    async def one_step(self) -> None:
        """Mostly a decision; now and then something else that people do."""
        beside = [
            self.ask_for_odds, self.ask_for_odds, self.be_refused, self.be_refused, self.go_back, self.order,
            self.order, self.talk, self.come_and_go, self.switch_reactions, self.pause, self.resync,
        ]  # fmt: skip
        if self.dice.below(5) < 2:
            await self.dice.pick(beside)()
        else:
            await self.decide()
