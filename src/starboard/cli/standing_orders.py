"""Standing orders in words: a reaction with `never`, or with `if` and conditions such as `seats=2,3`."""

from collections.abc import Sequence
from typing import Any

from starboard.cli.table import TerminalTable
from starboard.kernel.errors import Unknown
from starboard.kernel.orders import ASK_ME, NEVER_REACT, ONLY_IF


def give_order(table: TerminalTable, seat: int, words: str) -> None:
    reaction, *rest = words.split()
    order, *conditions = rest or [ASK_ME]
    if (order == ONLY_IF) != bool(conditions):
        raise Unknown("condition", " ".join(conditions), known_conditions(table))
    table.match.orders.give(seat, reaction, order, dict(condition(table, word) for word in conditions))


def condition(table: TerminalTable, word: str) -> tuple[str, list[Any]]:
    """Such as `seats=2,3`: what the game says can be a condition, seats as the screen numbers them."""
    name, _, values = word.partition("=")
    declared = table.match.game.order_conditions(len(table.players))
    if name not in declared or not values:
        raise Unknown("condition", word, known_conditions(table))
    by_name = {spelled(value): value for value in declared[name]}
    return name, [by_name[value] for value in known(values, list(by_name))]


def known_conditions(table: TerminalTable) -> list[str]:
    return [f"{ONLY_IF} {name}=…" for name in table.match.game.order_conditions(len(table.players))]


def known(values: str, valid: Sequence[str]) -> list[str]:
    """Every value between the commas, if all are valid."""
    for value in values.split(","):
        if value not in valid:
            raise Unknown("value", value, valid)
    return values.split(",")


def order_lines(table: TerminalTable, seat: int) -> list[str]:
    """Every reaction with what is ordered for it, and how to order something else."""
    given = table.match.orders.of(seat)
    texts = table.texts
    lines = []
    for reaction in table.match.game.order_kinds():
        order = given.get(reaction, {"order": ASK_ME, "condition": {}})
        detail = " ".join(f"{name}={','.join(map(spelled, values))}" for name, values in order["condition"].items())
        spoken = texts.text("cli-order-" + order["order"])
        lines.append(f"{reaction}: {spoken} {detail}".rstrip())
    how = texts.text("cli-orders-how", orders=" | ".join((ASK_ME, NEVER_REACT, ONLY_IF)))
    return [*lines, how, *condition_lines(table)]


def condition_lines(table: TerminalTable) -> list[str]:
    """What may stand after `if`, with the first values of each as examples."""
    declared = table.match.game.order_conditions(len(table.players))
    examples = [f"{name}={','.join([spelled(value) for value in values[:2]])}" for name, values in declared.items()]
    return [table.texts.text("cli-orders-if", examples="  ".join(examples))] if examples else []


def spelled(value: Any) -> str:
    """A number is a seat, and people count from one."""
    return str(value + 1) if isinstance(value, int) else str(value)
