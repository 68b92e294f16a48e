"""The Artificial Nexus Phase, step by step (SAGA-AN-01 to SAGA-AN-20, SAGA-BOSS-06, SAGA-STEALTH-13)."""

import pytest

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.rules.automaton.artificial_nexus import activations, reinforcements, special_abilities
from starboard.games.saga.rules.automaton.automatic_choices import call_by_the_rules
from starboard.games.saga.rules.nexus.card_list import ABILITIES
from starboard.games.saga.rules.nexus.cards_in_play import activations_left, put_in_play
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.nexus.nexus_phase import nexus_phase
from starboard.games.saga.rules.nexus.reinforcements import deactivate
from starboard.games.saga.rules.readings import TIES_ASKED
from starboard.games.saga.rules.unwritten import UnwrittenCard
from starboard.games.saga.state.fields import Darkness
from starboard.games.saga.testing.table import SagaTable

HALL = ("R...............", "................", "................", "...............R")
REACTION, PLANNING, PREPARATIONS, PATCH = "nx-booby-trap-a", "nx-planning-a", "nx-preparations-a", "nx-patch-up-a"
YELLOW, DIG = "nx-yellow-alarm-a", "nx-dig-in-a"


def hall(*deck: str, rows: tuple[str, ...] = HALL, options: tuple[str, ...] = ()) -> SagaTable:
    """Dulinsky in the middle, with her back to the west; everything that is rolled may fall as it likes."""
    table = SagaTable(*rows, options=options)
    table.mercenary("dulinsky", at=(8, 0), facing="north").acted = 1
    nexus = table.g.nexus
    nexus.activations, nexus.kinds, nexus.max_cost = 2, ["ag-technician", "ag-guard"], 2
    nexus.target = "dulinsky"
    lay_deck(table.g, [[card] for card in deck])
    table.any_fate()
    return table


def acted(table: SagaTable) -> list[str]:
    return [one.args["who"] for one in table.told("activated")]


# --- step 1 ---


@pytest.mark.rule("SAGA-AN-01", "SAGA-AN-03")
def test_the_top_card_is_resolved_and_discarded():
    table = hall(PREPARATIONS, DIG)

    table.run(special_abilities)

    nexus = table.g.nexus
    assert (nexus.discard, nexus.hand, nexus.card, nexus.deck_size) == ([PREPARATIONS], [], PREPARATIONS, 1)
    assert activations_left(table.g) == 3 and table.told("artificial-card")[0].args == {"card": PREPARATIONS}


@pytest.mark.rule("SAGA-AN-03", "SAGA-CARD-03")
def test_a_card_that_remains_in_play_is_laid_beside_the_board():
    table = hall(YELLOW)

    table.run(special_abilities)

    assert [one.card for one in table.g.nexus.in_play] == [YELLOW] and table.g.nexus.discard == []
    assert activations_left(table.g) == 3


@pytest.mark.rule("SAGA-AN-03")
def test_the_instruction_of_a_card_may_differ_from_its_ability():
    table = hall(PATCH)
    near = table.agent("guard", at=(6, 0), wounds=1)
    far = table.agent("technician", at=(1, 3), wounds=1)
    strong = table.agent("ranger", at=(7, 3), wounds=1)

    table.run(special_abilities)

    assert [model.wounds for model in (near, far, strong)] == [0, 1, 1]  # fewest free boxes, then the nearest


@pytest.mark.rule("SAGA-AN-04", "SAGA-AN-05", "SAGA-TARGET-08")
@pytest.mark.parametrize("card", [REACTION, PLANNING])
def test_a_card_without_a_valid_target_is_one_bonus_activation_of_the_nearest_agent(card: str):
    table = hall(card)
    table.agent("technician", at=(1, 1), facing="north")
    near = table.agent("technician", at=(5, 3), facing="north")

    table.run(special_abilities)

    assert acted(table) == [near.name] and table.g.nexus.discard == [card]
    assert table.told("no-valid-target")[0].args["acts"] == 1 and not near.activated  # it may act again in step 2


@pytest.mark.rule("SAGA-AN-07", "SAGA-AN-04")
def test_waiting_agents_count_from_their_entry_square_plus_one():
    table = hall(REACTION)
    table.g.mercenaries[0].model.at = (4, 0)
    waiting = table.agent("technician", waiting="R1")  # 4 + 1 steps
    other = table.agent("technician", at=(10, 0))  # 6 steps
    table.run(special_abilities)
    assert acted(table) == [waiting.name] and waiting.at is not None

    table = hall(REACTION)
    table.g.mercenaries[0].model.at = (4, 0)
    table.agent("technician", waiting="R1")
    other = table.agent("technician", at=(8, 0))  # 4 steps, one less than the Waiting one
    table.run(special_abilities)
    assert acted(table) == [other.name]

    table = hall(REACTION)
    table.g.mercenaries[0].model.at = (4, 0)
    table.agent("technician", waiting="R1")
    other = table.agent("technician", at=(9, 0))  # 5 steps too: straight lines decide
    deactivate(table.g, table.g.points[0])
    table.run(special_abilities)
    assert acted(table) == [other.name]  # one that cannot enter is skipped


@pytest.mark.rule("SAGA-AN-07", "SAGA-GEOM-08")
def test_who_may_enter_from_any_point_is_measured_from_the_nearest_of_its_squares():
    table = hall(REACTION, rows=("R...................R",))
    table.g.mercenaries[0].model.at = (3, 0)
    table.agent("guard", at=(7, 0))  # 4 steps, as many as from the western point
    ranger = table.agent("ranger", waiting="R2")

    table.run(special_abilities)

    assert acted(table) == [ranger.name]


@pytest.mark.rule("SAGA-EVENT-04", "SAGA-EVENT-01")
def test_an_event_is_resolved_and_the_next_card_drawn_for_the_step():
    table = hall("ev-enemies-incoming", PREPARATIONS)

    table.run(special_abilities)

    assert table.g.nexus.card == PREPARATIONS and activations_left(table.g) == 2 + 1 + 1


def test_a_card_that_nobody_has_written_stops_the_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(ABILITIES, "nx-lockdown")

    with pytest.raises(UnwrittenCard):
        hall("nx-lockdown-a").run(special_abilities)


# --- step 2 ---


@pytest.mark.rule("SAGA-AN-06", "SAGA-AN-08", "SAGA-AN-19")
def test_nearest_furthest_nearest_of_those_left_each_once():
    table = hall()
    table.g.nexus.activations = 4
    for x in (3, 5, 0, 1):
        table.agent("technician", at=(x, 2), facing="west")

    table.run(activations)

    assert acted(table) == ["technician-2", "technician-3", "technician-1", "technician-4"]
    assert all(model.activated for model in table.g.enemies) and table.g.nexus.made == 4


@pytest.mark.rule("SAGA-AN-06", "SAGA-GEOM-08", "SAGA-AN-16")
def test_ties_are_broken_by_straight_lines_then_by_health_then_by_the_map_and_told():
    table = hall(rows=("................", "................", "................", "................"))
    table.g.nexus.activations = 1
    table.g.mercenaries[0].model.at = (8, 1)
    table.agent("technician", at=(5, 0), facing="west")
    table.agent("technician", at=(5, 1), facing="west")  # the same steps, the shorter line
    table.agent("technician", at=(11, 1), facing="west", wounds=1)  # the same line, fewer free boxes

    table.run(activations)

    assert acted(table) == ["technician-3"]
    told = table.told("nexus-decided")[0].args
    assert told["among"] == ("technician-3", "technician-2", "technician-1") and told["target"] == "dulinsky"


@pytest.mark.rule("SAGA-SETUP-13", "SAGA-SETUP-09")
def test_a_table_may_want_to_be_asked_about_ties():
    table = hall(options=(TIES_ASKED,))
    table.g.nexus.activations = 1
    table.agent("technician", at=(5, 0))
    table.agent("technician", at=(5, 1))
    table.answers({(0, "SAGA-AN-06"): "technician-2"})

    table.run(activations)

    assert acted(table) == ["technician-2"]


@pytest.mark.rule("SAGA-AN-09", "SAGA-AN-20", "SAGA-AN-17")
def test_with_too_few_agents_the_card_of_step_one_calls_more_and_one_of_them_acts():
    table = hall()
    nexus = table.g.nexus
    nexus.activations, nexus.card = 5, "nx-booby-trap-a"  # value 3: a Guard and a Technician
    table.agent("technician", at=(5, 2), facing="west")

    table.run(activations)

    assert acted(table) == ["technician-1", "guard-2"] and nexus.made == 2  # the final one, and no more
    assert [model.kind for model in table.g.enemies] == ["ag-technician", "ag-guard", "ag-technician"]
    assert table.g.enemies[1].at is not None and table.g.enemies[2].waiting


@pytest.mark.rule("SAGA-AN-09", "SAGA-AN-20")
@pytest.mark.parametrize("card", ["", "nx-stealthy-advance-a"])
def test_without_a_card_or_a_value_there_is_no_final_activation(card: str):
    table = hall()
    table.g.nexus.card = card
    table.agent("technician", at=(5, 2), facing="west")

    table.run(activations)

    assert acted(table) == ["technician-1"] and len(table.g.enemies) == 1


@pytest.mark.rule("SAGA-BOSS-06")
def test_a_boss_acts_once_after_the_others_and_outside_the_sequence():
    table = hall()
    table.boss("aberration", at=(9, 2))  # nearer than anybody
    table.agent("technician", at=(5, 2))
    table.agent("technician", at=(0, 2))
    table.agent("technician", at=(1, 2))

    table.run(activations)

    assert acted(table) == ["technician-1", "technician-2", "aberration"] and table.g.nexus.made == 2


# --- step 3 ---


@pytest.mark.rule("SAGA-AN-11")
def test_another_card_is_drawn_for_its_value_alone():
    table = hall(YELLOW, "nx-lockdown-a")
    table.g.nexus.card = PATCH

    table.run(reinforcements)

    nexus = table.g.nexus
    assert nexus.discard == [YELLOW] and nexus.in_play == [] and nexus.target == "dulinsky" and nexus.card == PATCH
    assert [model.kind for model in table.g.enemies] == ["ag-technician"]


@pytest.mark.rule("SAGA-AN-11", "SAGA-REINFORCE-08")
def test_alarms_add_to_the_value_of_step_three():
    table = hall(YELLOW)
    put_in_play(table.g, "nx-orange-alarm-a", "")

    table.run(reinforcements)

    assert [model.kind for model in table.g.enemies] == ["ag-guard"]


@pytest.mark.rule("SAGA-AN-12")
@pytest.mark.parametrize(
    ("value", "kinds", "costs"),
    [
        (5, ["ag-technician", "ag-guard"], [2, 1, 2]),
        (8, ["ag-technician", "ag-guard", "ag-marine"], [3, 2, 1, 2]),
        (0, ["ag-technician"], []),
        (1, ["ag-guard"], []),
    ],
)
def test_the_rulebooks_examples_of_called_reinforcements(value: int, kinds: list[str], costs: list[int]):
    table = hall()
    table.g.nexus.kinds, table.g.nexus.max_cost = kinds, 3

    table.run(call_by_the_rules, value, "SAGA-AN-12")

    assert [AGENTS[model.kind].cost for model in table.g.enemies] == costs


@pytest.mark.rule("SAGA-AN-12", "SAGA-REINFORCE-06")
def test_who_is_not_in_the_box_any_more_is_passed_over():
    table = hall()
    for y in range(4):
        for x in (0, 1)[: 2 if y < 2 else 1]:
            table.agent("guard", at=(x + 12, y))  # all six

    table.run(call_by_the_rules, 5, "SAGA-AN-12")

    assert [model.kind for model in table.g.enemies[6:]] == ["ag-technician"] * 4  # and there are four of those


@pytest.mark.rule("SAGA-AN-13")
def test_between_kinds_of_one_cost_the_nexus_chooses():
    table = hall(options=(TIES_ASKED,))
    table.g.nexus.kinds = ["ag-guard", "ag-victim"]
    table.answers({"SAGA-AN-13": ["ag-victim", "ag-guard"]})

    table.run(call_by_the_rules, 4, "SAGA-AN-12")

    assert [model.kind for model in table.g.enemies] == ["ag-victim", "ag-guard"]


@pytest.mark.rule("SAGA-AN-14", "SAGA-AN-18")
def test_they_wait_at_the_free_point_nearest_to_the_target():
    table = hall()
    table.g.mercenaries[0].model.at = (10, 0)
    table.run(call_by_the_rules, 1, "SAGA-AN-12")
    assert table.g.enemies[0].waiting == "R2"

    table.agent("guard", at=(15, 3))  # now it is occupied
    table.run(call_by_the_rules, 1, "SAGA-AN-12")
    assert table.g.enemies[2].waiting == "R1"

    table.agent("guard", at=(0, 0))  # none is free: the nearest active one
    table.run(call_by_the_rules, 1, "SAGA-AN-12")
    assert table.g.enemies[4].waiting == "R2"


@pytest.mark.rule("SAGA-AN-14", "SAGA-GEOM-08", "SAGA-AN-16")
def test_of_points_equally_near_the_one_with_the_shorter_line_is_taken_and_told():
    table = hall(rows=(".R........", "..........", "..........", ".R........"))
    table.g.mercenaries[0].model.at = (5, 3)

    table.run(call_by_the_rules, 1, "SAGA-AN-12")

    assert table.g.enemies[0].waiting == "R2"
    assert table.told("nexus-decided")[0].args == {
        "decision": "point", "chosen": "R2", "among": ("R2", "R1"), "target": "dulinsky",
    }  # fmt: skip


@pytest.mark.rule("SAGA-AN-18")
def test_without_an_active_point_nobody_is_called_and_the_card_is_discarded():
    table = hall(DIG)
    for point in table.g.points:
        deactivate(table.g, point)

    table.run(reinforcements)

    assert table.g.enemies == [] and table.g.nexus.discard == [DIG]


# --- the whole Phase ---


@pytest.mark.rule("SAGA-AN-02", "SAGA-DRAW-06")
def test_three_steps_and_no_more():
    table = hall(PREPARATIONS, DIG)
    table.agent("technician", at=(5, 2), facing="west")
    table.g.step = "abilities"
    table.g.nexus.activations = 0

    table.run(nexus_phase)

    assert acted(table) == ["technician-1"]  # Preparations gave the only Activation
    assert table.g.nexus.discard == [PREPARATIONS, DIG] and table.g.step == "end" and table.g.nexus.hand == []
    assert [model.kind for model in table.g.enemies[1:]] == ["ag-guard"]


@pytest.mark.rule("SAGA-STEALTH-13")
def test_an_unaware_artificial_nexus_draws_nothing_and_goes_for_the_last_turn():
    table = hall(PREPARATIONS)
    table.mercenary("curby", at=(2, 3), facing="south").acted = 2
    technician = table.agent("technician", at=(5, 2), facing="west")
    table.g.nexus.aware, table.g.step = False, "abilities"
    table.g.darkness = [Darkness("K1", (0, 3))]  # nobody is seen (SAGA-DETECT-02)

    table.run(nexus_phase)

    assert table.g.nexus.deck_size == 1 and len(table.g.enemies) == 1
    assert table.told("target")[0].args == {"who": "curby", "reason": "last-turn", "card": ""}
    assert technician.at == (4, 2) or technician.at == (4, 3)  # 1 square


@pytest.mark.rule("SAGA-AN-16")
def test_what_an_agent_does_is_told_with_its_reason():
    table = hall()
    table.g.nexus.activations = 1
    marine = table.agent("marine", at=(4, 0), facing="west")

    table.run(activations)

    told = table.told("plans")[0]
    assert (told.rule, told.args["who"], told.args["action"]) == ("SAGA-TABLE-04", marine.name, "shoot")
    assert (told.args["target"], told.args["reason"]) == ("dulinsky", "open") and marine.facing == "east"
