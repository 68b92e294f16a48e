"""Standing orders: a seat's private answers to reactions it would otherwise be asked about."""

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.kernel.errors import Unknown
from starboard.kernel.game import Game, State
from starboard.kernel.requests import Ask, Payload

ASK_ME = "ask"
NEVER_REACT = "never"
ONLY_IF = "if"


def check_condition(game: Game, seats: int, condition: Mapping[str, Sequence[Payload]]) -> None:
    """Whether a seat may give such a condition: `Unknown` names what the game has never heard of."""
    known = game.order_conditions(seats)
    for name, values in condition.items():
        if name not in known:
            raise Unknown("condition", name, sorted(known))
        for value in values:
            if value not in known[name]:
                raise Unknown("value", str(value), [str(one) for one in known[name]])


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
