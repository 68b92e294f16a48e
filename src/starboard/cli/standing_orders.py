"""Standing orders in words: `interruption never`, `interruption if actions=move,shoot seats=2,3`."""

from collections.abc import Sequence
from typing import Any

from starboard.cli.presenter import PRESENTERS
from starboard.cli.table import Table
from starboard.kernel.errors import Unknown
from starboard.kernel.orders import ASK_ME, NEVER_REACT, ONLY_IF

CONDITIONS = ("actions", "seats")


def give_order(table: Table, seat: int, words: str) -> None:
    reaction, *rest = words.split()
    order, *conditions = rest or [ASK_ME]
    if (order == ONLY_IF) != bool(conditions):
        raise Unknown("condition", " ".join(conditions), known_conditions())
    table.match.orders.give(seat, reaction, order, dict(condition(table, word) for word in conditions))


def condition(table: Table, word: str) -> tuple[str, Any]:
    """`actions=move,shoot` or `seats=2,3`, seats as the screen numbers them."""
    name, _, values = word.partition("=")
    if name not in CONDITIONS or not values:
        raise Unknown("condition", word, known_conditions())
    if name == "actions":
        return name, known(values, PRESENTERS[table.match.game.name].actions)
    seats = [str(number) for number in range(1, len(table.players) + 1)]
    return name, [int(value) - 1 for value in known(values, seats)]


def known_conditions() -> list[str]:
    return [f"{ONLY_IF} {name}=…" for name in CONDITIONS]


def known(values: str, valid: Sequence[str]) -> list[str]:
    """Every value between the commas, if all are valid."""
    for value in values.split(","):
        if value not in valid:
            raise Unknown("value", value, valid)
    return values.split(",")


def order_lines(table: Table, seat: int) -> list[str]:
    """Every reaction with what is ordered for it, and how to order something else."""
    given = table.match.orders.of(seat)
    texts = table.texts
    lines = []
    for reaction in table.match.game.order_kinds():
        order = given.get(reaction, {"order": ASK_ME, "condition": {}})
        detail = " ".join(f"{name}={spelled(name, values)}" for name, values in order["condition"].items())
        spoken = texts.text("cli-order-" + order["order"])
        lines.append(f"{reaction}: {spoken} {detail}".rstrip())
    return [*lines, texts.text("cli-orders-how", orders=" | ".join((ASK_ME, NEVER_REACT, ONLY_IF)))]


def spelled(name: str, values: list[Any]) -> str:
    return ",".join(str(value + 1 if name == "seats" else value) for value in values)
