"""Nemesis as the rest of the house knows it."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from starboard.games.nemesis.content.box import printed
from starboard.games.nemesis.content.validation import check_content
from starboard.games.nemesis.describe import describe_ask, describe_event, describe_option
from starboard.games.nemesis.determinize import determinize
from starboard.games.nemesis.drawing import box
from starboard.games.nemesis.invariants import impossible
from starboard.games.nemesis.nasty import NASTY
from starboard.games.nemesis.odds import outcomes
from starboard.games.nemesis.play import play
from starboard.games.nemesis.results import results
from starboard.games.nemesis.state import COOP, SEMI_COOP, SOLO, Nemesis
from starboard.kernel.asks import Ask, Payload, Procedure
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Described, Hardships

OPTIONS = (
    "doors-block-crew-only",
    "hatching-needs-an-egg",
    "fire-only-in-own-round",
    "next-intact-room",
    "queen-token-returns",
    "no-eggs-in-dead-nest",
    "sleepers-keep-both",
    "target-by-action-cards",
    "summoning-is-encounter",
    "leaving-a-pod-passes",
    "ejection-saves-occupants",
    "attached-cards-count",
    "two-coop-objectives",
    "intruder-player",
    "alternative-board",
)


class NemesisGame:
    """The `Game` interface of Nemesis."""

    name = "nemesis"
    rules_version = "2"
    modes: Sequence[str] = (SEMI_COOP, COOP, SOLO)
    seats: Mapping[str, tuple[int, int]] = {SEMI_COOP: (2, 5), COOP: (1, 5), SOLO: (1, 1)}
    options: Sequence[str] = OPTIONS
    state_kind: Any = Nemesis

    def content_hash(self) -> str:
        return hashlib.sha256(printed().encode()).hexdigest()[:16]

    def box(self) -> dict[str, Any]:
        return box()

    def new(self, seats: int, mode: str, options: Sequence[str] = ()) -> Nemesis:
        """A table before its set-up (NEM-SETUP-23)."""
        self.check_table(seats, mode, options)
        return Nemesis(seats, mode, sorted(options))

    def check_table(self, seats: int, mode: str, options: Sequence[str]) -> None:
        """Refuse a table that nobody can sit down at."""
        if mode not in self.modes:
            raise Unknown("mode", mode, self.modes)
        for option in options:
            if option not in OPTIONS:
                raise Unknown("option", option, OPTIONS)
        least, most = self.seats[mode]
        if not least <= seats <= most:
            count = str(least) if least == most else f"{least} to {most}"
            raise StarboardError(f"Nemesis in mode {mode} is for {count} player{'s' if most > 1 else ''}, not {seats}")
        if "intruder-player" in options and mode != SEMI_COOP:
            raise StarboardError("the Intruder player needs the mode semi-coop")

    def play(self, g: Any) -> Procedure[None]:
        return play(g)

    def over(self, g: Any) -> bool:
        return bool(g.step == "over")

    def impossible(self, g: Any, at_rest: bool = False) -> list[str]:
        """A table that could not be opened is impossible before anything on it is looked at."""
        try:
            self.check_table(len(g.players), g.mode, g.options)
        except (StarboardError, TypeError) as error:
            return [f"such a table cannot be opened: {str(error)[:200]}"]
        return impossible(g, at_rest)

    def results(self, g: Any) -> dict[str, Any]:
        return results(g)

    def determinize(self, g: Any, seat: int, fate: Fate) -> None:
        determinize(g, seat, fate)

    def describe(self, g: Any, ask: Ask, option: Payload) -> Described:
        return describe_option(g, ask, option)

    def prompt(self, g: Any, ask: Ask) -> Described:
        return describe_ask(g, ask)

    def story(self, g: Any, kind: str, args: Mapping[str, Payload]) -> Described:
        return describe_event(g, kind, args)

    def outcomes(self, g: Any, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
        return outcomes(g, kind, args, seat)

    def acting(self, g: Any) -> int:
        return int(g.active)

    def order_kinds(self) -> Mapping[str, str]:
        return {"interruption": "NEM-ACTION-21", "nerves-of-steel": "NEM-ENCOUNTER-09"}

    def order_applies(self, g: Any, ask: Ask, condition: Mapping[str, Any]) -> bool:
        """A condition names seats and kinds of Action worth interrupting."""
        seats, actions = condition.get("seats"), condition.get("actions")
        actor, action = ask.about.get("actor"), str(ask.about.get("action", "")).partition(":")[0]
        return (seats is None or actor in seats) and (actions is None or action in actions)

    def hardships(self) -> Hardships:
        return NASTY


check_content()  # a box that contradicts itself is refused on load
NEMESIS = NemesisGame()
