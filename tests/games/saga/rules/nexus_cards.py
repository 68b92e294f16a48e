"""How tests play a Nexus card: by a player, by the rules, or not at all."""

from starboard.games.saga.rules.automaton.artificial_nexus import special_abilities
from starboard.games.saga.rules.nexus.card_play import abilities_step, why_not_ability
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.testing.table import SagaTable


def played(table: SagaTable, card: str, answers: dict | None = None) -> SagaTable:
    """A Nexus player plays its only card."""
    table.nexus_player([card])
    table.answers({"ability": card, **(answers or {})})
    table.run(abilities_step)
    return table


def drawn(table: SagaTable, card: str) -> SagaTable:
    """The Artificial Nexus draws the card in step 1."""
    lay_deck(table.g, [[card]])
    table.run(special_abilities)
    return table


def refused(table: SagaTable, card: str) -> bool:
    table.nexus_player([card])
    why = why_not_ability(table.g, card)
    return why is not None and why.rule == "SAGA-CARD-05"


def used_for(table: SagaTable) -> list[tuple[str, str]]:
    """Whom the Artificial Nexus used its card for, and why."""
    return [(one.args["who"], one.args["reason"]) for one in table.told("card-used-for")]
