"""Standing orders: a seat's private answers to reactions it would otherwise be asked about."""

from collections.abc import Mapping
from typing import Any

from starboard.kernel.asks import Ask
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game, State

ASK_ME = "ask"
NEVER_REACT = "never"
ONLY_IF = "if"


class Orders:
    """What each seat ordered for each reaction. Private to the seat; nothing of it is shown to others."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._by_seat: dict[int, dict[str, tuple[str, dict[str, Any]]]] = {}

    def give(self, seat: int, reaction: str, order: str, condition: Mapping[str, Any] | None = None) -> None:
        kinds = self._game.order_kinds()
        if reaction not in kinds:
            raise Unknown("reaction", reaction, sorted(kinds))
        if order not in (ASK_ME, NEVER_REACT, ONLY_IF):
            raise Unknown("standing order", order, [ASK_ME, NEVER_REACT, ONLY_IF])
        self._by_seat.setdefault(seat, {})[kinds[reaction]] = (order, dict(condition or {}))

    def of(self, seat: int) -> dict[str, Any]:
        """A seat's own orders, by reaction."""
        given = self._by_seat.get(seat, {})
        return {
            reaction: {"order": given[rule][0], "condition": given[rule][1]}
            for reaction, rule in self._game.order_kinds().items()
            if rule in given
        }

    def declines(self, g: State, ask: Ask) -> bool:
        """Whether the seat ordered not to be asked about this."""
        order, condition = self._by_seat.get(ask.seat, {}).get(ask.rule, (ASK_ME, {}))
        if order == ONLY_IF:
            return not self._game.order_applies(g, ask, condition)
        return order == NEVER_REACT

    def plain(self) -> list[list[Any]]:
        return [
            [seat, rule, order, condition]
            for seat, given in sorted(self._by_seat.items())
            for rule, (order, condition) in sorted(given.items())
        ]

    def restore(self, plain: list[list[Any]]) -> None:
        for seat, rule, order, condition in plain:
            self._by_seat.setdefault(seat, {})[rule] = (order, dict(condition))
