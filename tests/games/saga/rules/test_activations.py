"""Activations and Bonus Activations of a Nexus player (SAGA-ACTIVATE, SAGA-BONUS, SAGA-BOSS, SAGA-MOVE-12)."""

import pytest

from starboard.games.saga.rules.movement import zones
from starboard.games.saga.rules.movement.nexus_doors import why_no_door
from starboard.games.saga.rules.nexus.activations import activate, activations_step, why_not_now
from starboard.games.saga.rules.nexus.bonus import bonus_step
from starboard.games.saga.rules.nexus.cards_in_play import put_in_play
from starboard.games.saga.rules.nexus.reinforcements import deactivate
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.fields import Door
from starboard.games.saga.testing.table import SagaTable

DIG, PATCH, AMBUSH = "nx-dig-in-a", "nx-patch-up-a", "nx-ambush-a"


def table_with(*rows: str, hand: tuple[str, ...] = (), activations: int = 1) -> SagaTable:
    table = SagaTable(*(rows or ("........", "........", "R.......")))
    table.mercenary("curby", at=(0, 0), facing="west")
    table.nexus_player(hand).activations = activations
    return table


STAND = {"move": "stay", "facing": "east"}


def standing(times: int, **more: object) -> dict[str, object]:
    """So many activations in which nobody moves or acts."""
    return {**{kind: [answer] * times for kind, answer in STAND.items()}, **more}


@pytest.mark.rule("SAGA-ACTIVATE-01", "SAGA-ACTIVATE-03", "SAGA-ACTIVATE-05")
def test_as_many_different_agents_as_there_are_activations_in_any_order():
    table = table_with(activations=2)
    one, two, three = [table.agent("guard", at=(5, y)) for y in range(3)]
    table.answers(standing(2, activate=[three.name, one.name]))

    table.run(activations_step)

    assert [model.activated for model in (one, two, three)] == [True, False, True] and table.g.nexus.made == 2
    ask = table.question("activate")
    assert list(ask.options) == [one.name, two.name] and ask.about == {"left": 1}
    assert why_not_now(table.g, three).rule == "SAGA-ACTIVATE-03"
    assert why_not_now(table.g, two).rule == "SAGA-ACTIVATE-01"


@pytest.mark.rule("SAGA-MODEL-06", "SAGA-MODEL-03")
def test_an_agent_that_alyse_stuns_while_it_breaks_away_does_nothing_more():
    table = SagaTable("..D..", ".....", ".....")
    table.mercenary("alyse", at=(2, 2), facing="north")
    nexus = table.nexus_player()
    ranger = table.agent("ranger", at=(1, 1), facing="south")
    table.answers({(nexus.seat, "move"): ("break-away", 1, 0), "free-attack": "alyse"})
    table.fate(attack=(3, 0, 0, 0, 0, 0, 0))

    table.run(activate, ranger, "SAGA-ACTIVATE-01")

    assert (ranger.wounds, ranger.at, ranger.facing) == (1, (1, 1), "south")
    assert [ask.kind for ask in table.asked] == ["move", "free-attack"]


@pytest.mark.rule("SAGA-NEXUS-02", "SAGA-ACTIVATE-01")
def test_nobody_has_to_be_activated():
    table = table_with()
    table.agent("guard", at=(5, 0))
    table.answers({"activate": "none"})

    with table.only_changes():
        table.run(activations_step)


@pytest.mark.rule("SAGA-ACTIVATE-04")
def test_activations_beyond_the_agents_are_lost():
    table = table_with(activations=3)
    guard = table.agent("guard", at=(5, 0))
    table.answers(standing(1, activate=guard.name))

    table.run(activations_step)

    assert table.g.nexus.made == 1 and len([ask for ask in table.asked if ask.kind == "activate"]) == 1


@pytest.mark.rule("SAGA-ACTIVATE-02")
def test_an_activated_agent_moves_and_then_shoots():
    table = table_with().any_fate()
    guard = table.agent("guard", at=(7, 0), facing="east")
    table.answers({"move": ("to", 4, 0), "facing": "west", "action": "shoot"})

    table.run(activate, guard, "SAGA-ACTIVATE-01")

    assert guard.at == (4, 0) and guard.facing == "west" and table.told("activated")[0].args["who"] == guard.name
    assert len(table.rolled) == 1 and table.g.acting == "" and table.g.moved == 0


@pytest.mark.rule("SAGA-ACTIVATE-02")
def test_an_activated_agent_assaults_or_uses_a_door():
    table = table_with("...D....", "###.####").any_fate()
    technician = table.agent("technician", at=(2, 0))
    table.answers({"move": "stay", "facing": "east", "action": ("door", "D1")})

    table.run(activate, technician, "SAGA-ACTIVATE-01")
    assert table.door("D1").open

    table.answers({"move": ("to", 1, 0), "facing": "west", "action": "assault"})
    table.run(activate, technician, "SAGA-ACTIVATE-01")
    assert table.rolled


@pytest.mark.rule("SAGA-ACTIVATE-02")
def test_what_it_cannot_do_is_refused_with_the_rule():
    table = table_with()
    technician = table.agent("technician", at=(5, 0))
    table.agent("guard", at=(7, 0))
    table.g.doors.append(Door("D9", [(6, 1)]))
    table.door("D9", open=True)
    table.answers({"move": "stay", "facing": "east", "action": "shoot"})

    with table.refuses("SAGA-ACTIVATE-02"):
        table.run(activate, technician, "SAGA-ACTIVATE-01")

    blocked = {word: why.rule for word, why in table.question("action").blocked()}
    assert blocked == {"shoot": "SAGA-SHOOT-01", "assault": "SAGA-ASSAULT-01"}


@pytest.mark.rule("SAGA-ACTIVATE-02", "SAGA-DOOR-02", "SAGA-DOOR-03", "SAGA-DOOR-04")
@pytest.mark.parametrize(
    ("kind", "fields", "key"),
    [
        ("technician", {"lock": 1}, "door-locked"),
        ("technician", {"denied": True}, "access-denied"),
        ("technician", {"open": True}, "somebody-in-the-doorway"),
        ("victim", {}, "never-at-doors"),
        ("technician", {}, ""),
    ],
)
def test_a_door_is_refused_with_what_holds_it(kind: str, fields: dict[str, object], key: str):
    table = table_with("...DD...", "###.####")
    agent = table.agent(kind, at=(2, 0), facing="east")
    table.door("D1", **fields)
    if "open" in fields:
        table.agent("guard", at=(4, 0))

    refusal = why_no_door(table.g, agent, layout(table.g))

    assert (refusal.key if refusal is not None else "") == key
    agent.facing = "west"
    assert key == "never-at-doors" or why_no_door(table.g, agent, layout(table.g)).key == "no-door-in-front"


@pytest.mark.rule("SAGA-ACTIVATE-02", "SAGA-DOOR-07")
def test_agents_never_open_doors_to_an_unrevealed_zone(monkeypatch: pytest.MonkeyPatch):
    table = table_with("...D####", "........")
    behind = zones.Zone("B", [(4, 0)])
    monkeypatch.setitem(zones.CHARTS, table.g.mission, zones.Chart({"B": behind}, {"D1": ["A", "B"]}))
    technician = table.agent("technician", at=(2, 0))
    table.answers({"move": "stay", "facing": "east"})

    table.run(activate, technician, "SAGA-ACTIVATE-01")

    assert not table.door("D1").open


@pytest.mark.rule("SAGA-ACTIVATE-06", "SAGA-MOVE-12", "SAGA-MOVE-13")
def test_a_waiting_agent_enters_from_its_point_and_goes_on():
    table = table_with()
    guard = table.agent("guard", waiting="R1")
    table.answers({"activate": guard.name, "move": ("to", 4, 2), "facing": "east"})

    table.run(activations_step)

    assert guard.at == (4, 2) and guard.waiting == ""  # 1 square to enter, 4 more
    assert table.question("move").about["left"] == 4


@pytest.mark.rule("SAGA-ACTIVATE-06", "SAGA-REINFORCE-09")
@pytest.mark.parametrize("why", ["occupied", "deactivated"])
def test_no_activation_is_spent_on_one_that_cannot_enter(why: str):
    table = table_with()
    guard = table.agent("guard", waiting="R1")
    if why == "occupied":
        table.g.mercenaries[0].model.at = (0, 2)
    else:
        deactivate(table.g, table.g.points[0])

    table.run(activations_step)

    assert not table.asked and guard.waiting == "R1"
    assert why_not_now(table.g, guard).rule == "SAGA-ACTIVATE-06"


@pytest.mark.rule("SAGA-MOVE-12")
def test_entering_in_a_front_arc_ends_the_movement():
    table = table_with()
    table.g.mercenaries[0].model.at, table.g.mercenaries[0].model.facing = (0, 1), "south"
    guard = table.agent("guard", waiting="R1")
    table.answers({"facing": "north", "action": "none"})

    table.run(activate, guard, "SAGA-ACTIVATE-01")

    assert guard.at == (0, 2) and not table.told("moved")


@pytest.mark.rule("SAGA-BOSS-01", "SAGA-BOSS-03")
def test_a_boss_is_activated_for_nothing_once():
    table = table_with(activations=0)
    okoro = table.boss("okoro", at=(5, 0))
    guard = table.agent("guard", at=(6, 1))
    table.answers(standing(1, activate="okoro"))

    table.run(activations_step)

    assert okoro.activated and table.g.nexus.made == 0 and not guard.activated
    assert list(table.question("activate").options) == ["okoro"]


# --- Bonus Activations ---


@pytest.mark.rule("SAGA-BONUS-01", "SAGA-BONUS-02", "SAGA-CARD-02")
def test_each_card_activates_one_agent_and_each_agent_once():
    table = table_with(hand=(DIG, PATCH, AMBUSH))
    one, two = table.agent("guard", at=(5, 0)), table.agent("guard", waiting="R1")
    one.activated = True
    table.answers(standing(2, bonus=[DIG, PATCH], activate=[one.name], action="none"))

    table.run(bonus_step)

    assert table.g.nexus.hand == [AMBUSH] and table.g.nexus.discard == [DIG, PATCH]
    assert one.bonus and two.bonus and two.at is not None and table.g.nexus.bonus_used and table.g.nexus.played


@pytest.mark.rule("SAGA-BONUS-02")
def test_nobody_gets_two_bonus_activations():
    table = table_with(hand=(DIG,))
    one, two = table.agent("guard", at=(5, 0)), table.agent("guard", at=(5, 1))
    three = table.agent("guard", at=(5, 2))
    one.bonus = True
    table.answers({"bonus": DIG, "activate": one.name})

    with table.refuses("SAGA-BONUS-02"):
        table.run(bonus_step)

    assert list(table.question("activate").options) == [two.name, three.name]
    assert dict(table.question("activate").blocked())[one.name].rule == "SAGA-BONUS-02"


@pytest.mark.rule("SAGA-BONUS-03")
def test_alarms_do_not_change_that_one_card_is_one_agent():
    table = table_with(hand=(DIG,))
    put_in_play(table.g, "nx-red-alarm-a", "")
    for y in range(3):
        table.agent("guard", at=(5, y))
    table.answers(standing(1, bonus=DIG, activate="guard-1"))

    table.run(bonus_step)

    assert [model.bonus for model in table.g.enemies] == [True, False, False]


@pytest.mark.rule("SAGA-BOSS-05")
def test_a_boss_may_have_a_bonus_activation_for_a_card():
    table = table_with(hand=(DIG,))
    okoro = table.boss("okoro", at=(5, 0))
    okoro.activated = True
    table.answers(standing(1, bonus=DIG))

    table.run(bonus_step)

    assert okoro.bonus and table.g.nexus.discard == [DIG]


@pytest.mark.rule("SAGA-INTERRUPT-06", "SAGA-REACT-02", "SAGA-NEXUS-02")
def test_any_card_serves_for_a_bonus_activation_and_none_has_to():
    table = table_with(hand=("nx-booby-trap-a", AMBUSH))
    table.agent("guard", at=(5, 0))
    table.answers({"bonus": "none"})

    table.run(bonus_step)

    assert list(table.question("bonus").options) == ["nx-booby-trap-a", AMBUSH] and not table.g.nexus.bonus_used


# --- unaware ---


@pytest.mark.rule("SAGA-STEALTH-10")
@pytest.mark.parametrize(("bonus", "reach"), [(False, 1), (True, 2)])
def test_unaware_agents_patrol_slowly_and_attack_nobody(bonus: bool, reach: int):
    table = table_with()
    table.g.nexus.aware = False
    guard = table.agent("guard", at=(4, 0), facing="west")
    table.answers({"move": ("to", 4 - reach, 0), "facing": "west"})

    table.run(activate, guard, "SAGA-ACTIVATE-01", bonus)

    assert guard.at == (4 - reach, 0) and table.question("move").about["left"] == reach
    assert not [ask for ask in table.asked if ask.kind == "action"]
