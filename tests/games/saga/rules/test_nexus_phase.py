"""The whole Nexus Phase of a player (SAGA-NEXUS-01). The rulebook's example of one: test_rulebook_examples."""

import pytest

from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.nexus.nexus_phase import nexus_phase
from starboard.games.saga.state.fields import Effect
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.requests import Chance, Checkpoint

ADVANCE, PREPARATIONS, PATCH = "nx-stealthy-advance-a", "nx-preparations-a", "nx-patch-up-a"
DIG, AMBUSH, TRAP = "nx-dig-in-a", "nx-ambush-a", "nx-booby-trap-a"


def table_with(*hand: str, deck: tuple[str, ...] = (DIG, "nx-adrenaline-a", "nx-planning-a")) -> SagaTable:
    table = SagaTable("R.......", "........")
    table.mercenary("dulinsky", at=(7, 0), facing="east")
    nexus = table.nexus_player(hand)
    nexus.activations, nexus.kinds, nexus.max_cost = 1, ["ag-technician", "ag-guard"], 2
    lay_deck(table.g, [[card] for card in deck])
    table.g.step = "abilities"
    return table


@pytest.mark.rule("SAGA-NEXUS-01", "SAGA-DRAW-05")
def test_five_sub_phases_in_order_with_a_checkpoint_after_each():
    table = table_with()
    table.agent("guard", at=(0, 1))
    phase = nexus_phase(table.g)
    seen: list[tuple[str, str]] = []
    answer = None
    while True:
        try:
            request = phase.send(answer)
        except StopIteration:
            break
        answer = request.outcomes[0] if isinstance(request, Chance) else None
        if not isinstance(request, Chance):
            seen.append((table.g.step, "" if isinstance(request, Checkpoint) else request.kind))

    assert seen == [
        ("activations", ""), ("activations", "activate"),
        ("reinforcements", ""), ("bonus", ""), ("cards", ""), ("end", ""),
    ]  # fmt: skip


@pytest.mark.rule("SAGA-NEXUS-01")
def test_the_phase_can_be_entered_again_at_any_sub_phase():
    table = table_with(AMBUSH)
    table.g.step = "cards"
    table.g.nexus.played = True

    table.run(nexus_phase)

    assert table.g.step == "end" and len(table.g.nexus.hand) == 3 and not table.told("nexus-phase")


@pytest.mark.rule("SAGA-NEXUS-02", "SAGA-DRAW-01", "SAGA-DRAW-02")
def test_only_the_last_sub_phase_is_mandatory():
    table = table_with(PREPARATIONS, AMBUSH)
    table.agent("guard", at=(3, 0))
    table.answers({"ability": "none", "activate": "none", "reinforce": "none", "bonus": "none", "discard": AMBUSH})

    table.run(nexus_phase)

    assert table.g.nexus.discard == [AMBUSH] and len(table.g.nexus.hand) == 3
    assert not table.g.nexus.played and table.g.step == "end"


@pytest.mark.rule("SAGA-DRAW-01", "SAGA-REACT-01")
def test_a_reaction_played_in_this_round_spares_the_forced_discard():
    table = table_with(TRAP, AMBUSH)
    table.g.nexus.played = True
    table.answers({"reinforce": "none"})

    table.run(nexus_phase)

    assert table.g.nexus.hand[:2] == [TRAP, AMBUSH] and table.g.nexus.discard == []


@pytest.mark.rule("SAGA-NEXUS-01")
def test_a_new_phase_forgets_who_was_activated_and_ends_what_lasted_to_it():
    table = table_with()
    guard = table.agent("guard", at=(3, 0))
    guard.activated = guard.bonus = True
    guard.effects = [Effect("nx-dig-in", "nexus-phase", 1), Effect("nx-adrenaline", "round", 1)]
    table.g.nexus.made, table.g.nexus.extra = 2, 1
    table.answers({"activate": "none"})

    table.run(nexus_phase)

    assert not guard.activated and not guard.bonus and [one.source for one in guard.effects] == ["nx-adrenaline"]
    assert table.g.nexus.made == 0 and table.question("activate").about == {"left": 1}


@pytest.mark.rule("SAGA-DRAW-03", "SAGA-BONUS-01")
def test_a_bonus_activation_costs_a_card_of_the_next_hand():
    table = table_with(AMBUSH)
    table.agent("guard", at=(3, 0))
    table.answers(
        {
            "activate": ["none"],
            "reinforce": "none",
            "bonus": AMBUSH,
            "move": "stay",
            "facing": "north",
            "action": "none",
        }
    )

    table.run(nexus_phase)

    assert len(table.g.nexus.hand) == 2


@pytest.mark.rule("SAGA-STEALTH-10")
def test_an_unaware_nexus_only_activates_and_neither_draws_nor_must_discard():
    table = table_with(PREPARATIONS, DIG)
    table.g.nexus.aware = False
    guard = table.agent("guard", at=(3, 0))
    table.answers({"activate": [guard.name], "bonus": [DIG], "move": ["stay", "stay"], "facing": ["west", "west"]})

    table.run(nexus_phase)

    assert [ask.kind for ask in table.asked if ask.kind in ("ability", "reinforce", "discard")] == []
    assert table.g.nexus.hand == [PREPARATIONS] and guard.bonus and table.g.step == "end"
