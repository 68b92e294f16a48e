"""Standing orders in words: `interruption never`, `interruption if actions=move,shoot seats=2,3`."""

from typing import Any

from starboard.cli.table import Table
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.orders import ASK_ME, NEVER_REACT, ONLY_IF

CONDITIONS = ("actions", "seats")


def give_order(table: Table, seat: int, words: str) -> None:
    reaction, *rest = words.split()
    order, *conditions = rest or [ASK_ME]
    table.match.orders.give(seat, reaction, order, dict(condition(table, word) for word in conditions))


def condition(table: Table, word: str) -> tuple[str, Any]:
    """`actions=move,shoot` or `seats=2,3`, seats as the screen numbers them."""
    name, _, values = word.partition("=")
    if name not in CONDITIONS or not values:
        raise Unknown("condition", word, [f"{name}=…" for name in CONDITIONS])
    if name == "actions":
        return name, values.split(",")
    if not all(value.isdecimal() and 1 <= int(value) <= len(table.players) for value in values.split(",")):
        raise StarboardError(f"seats are numbers from 1 to {len(table.players)}, not {values!r}")
    return name, [int(value) - 1 for value in values.split(",")]


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
