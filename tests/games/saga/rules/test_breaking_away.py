"""Breaking Away (SAGA-BREAK-01 to SAGA-BREAK-09)."""

import pytest

from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.movement.breaking_away import first_squares, free_attackers
from starboard.games.saga.rules.movement.move_choices import Course
from starboard.games.saga.rules.movement.moving import move
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Effect
from starboard.games.saga.testing.table import SagaTable

ROOM = (".....", ".....", ".....", ".....", ".....")


def goes(table: SagaTable, name: str, squares: int = 5) -> None:
    table.run(lambda g: move(g, model_named(g, name), Course(squares)))


def first(table: SagaTable, name: str) -> list[tuple[int, int]]:
    return first_squares(table.g, model_named(table.g, name), layout(table.g), 5)


@pytest.mark.rule("SAGA-BREAK-01", "SAGA-BREAK-02")
def test_alyse_may_break_away_over_the_three_squares_behind_her():
    table = SagaTable(*ROOM)
    table.mercenary("alyse", at=(2, 2), facing="north", wounds=4)
    table.agent("marine", at=(2, 1), facing="south")

    assert first(table, "alyse") == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.rule("SAGA-BREAK-03", "SAGA-BREAK-05")
def test_one_wound_kills_alyse_before_she_moves():
    table = SagaTable(*ROOM)
    alyse = table.mercenary("alyse", at=(2, 2), facing="north", wounds=4)
    table.mercenary("curby", at=(0, 4))
    table.agent("marine", at=(2, 1), facing="south")
    table.answers({"move": [("break-away", 2, 3)]}).fate(attack=(3, 0, 0, 0))

    goes(table, "alyse")

    assert (alyse.status, alyse.model.at, table.g.downed[0].at) == ("down", None, (2, 2))


@pytest.mark.rule("SAGA-BREAK-03", "SAGA-BREAK-04", "SAGA-BREAK-07")
def test_unhurt_she_makes_the_declared_step_and_goes_on_with_the_rest_of_her_move():
    table = SagaTable(*ROOM)
    alyse = table.mercenary("alyse", at=(2, 2), facing="north", wounds=4)
    table.agent("marine", at=(2, 1), facing="south")
    table.g.acting = "alyse"
    table.answers({"move": [("break-away", 2, 3), ("to", 4, 4)], "facing": "north"}).fate(attack=(0, 0, 0, 0))

    goes(table, "alyse", 3)

    assert alyse.model.at == (4, 4) and table.g.broke_away
    assert [ask.about["left"] for ask in table.asked if ask.kind == "move"] == [3, 2]
    assert ("to", 2, 2) in table.question("move").options  # later squares may be in a front arc again


@pytest.mark.rule("SAGA-BREAK-05", "SAGA-BREAK-06")
def test_a_wound_does_not_stop_it():
    table = SagaTable(*ROOM)
    who = table.mercenary("dulinsky", at=(2, 2), facing="north")
    table.agent("marine", at=(2, 1), facing="south")
    table.answers({"move": [("break-away", 2, 3), "stay"], "facing": "north"}).fate(attack=(3, 0, 0, 0))

    goes(table, "dulinsky")

    assert (who.model.wounds, who.model.at) == (1, (2, 3))


@pytest.mark.rule("SAGA-BREAK-02")
def test_without_a_square_clear_of_front_arcs_it_cannot_break_away():
    table = SagaTable("...", "...")
    table.mercenary("dulinsky", at=(1, 1))
    table.agent("guard", at=(0, 0), facing="south")
    table.agent("guard", at=(2, 0), facing="south")

    assert first(table, "dulinsky") == []


@pytest.mark.rule("SAGA-BREAK-03")
def test_a_nexus_player_may_refrain_and_chooses_the_order():
    table = SagaTable(*ROOM)
    who = table.mercenary("dulinsky", at=(2, 2), facing="north")
    one = table.agent("guard", at=(1, 1), facing="south")
    two = table.agent("guard", at=(3, 1), facing="south")
    nexus = table.nexus_player()
    table.answers({"move": [("break-away", 2, 3), "stay"], "facing": "north", "free-attack": [two.name, "refrain"]})
    table.fate(attack=(0, 0, 0))

    goes(table, "dulinsky")

    asks = [ask for ask in table.asked if ask.kind == "free-attack"]
    assert [list(ask.options) for ask in asks] == [[one.name, two.name, "refrain"], [one.name, "refrain"]]
    assert asks[0].seat == nexus.seat and len(table.rolled) == 1 and who.model.at == (2, 3)


@pytest.mark.rule("SAGA-BREAK-03")
def test_players_of_several_mercenaries_each_decide_for_their_own():
    table = SagaTable(*ROOM)
    table.mercenary("dulinsky", at=(1, 1), facing="south")
    table.mercenary("curby", at=(3, 1), facing="south")
    guard = table.agent("guard", at=(2, 2), facing="north")
    nexus = table.nexus_player()
    table.answers({(nexus.seat, "move"): [("break-away", 2, 3), "stay"], "facing": "north"})
    table.answers({(0, "free-attack"): "refrain", (1, "free-attack"): "curby"}).fate(attack=(0, 0, 0))

    goes(table, guard.name)

    assert guard.at == (2, 3) and len(table.rolled) == 1


@pytest.mark.rule("SAGA-BREAK-03")
def test_a_free_attack_is_made_with_a_blade_like_any_assault():
    table = SagaTable(*ROOM)
    table.mercenary("dulinsky", at=(2, 1), facing="south", items=["eq-blade"])
    guard = table.agent("guard", at=(2, 2), facing="north")
    nexus = table.nexus_player()
    table.answers({(nexus.seat, "move"): [("break-away", 2, 3), "stay"], "facing": "north"})
    table.answers({"free-attack": "dulinsky", "reroll": [(0,)]}).fate(attack=(0, 0, 0, 0), reroll=(3,))

    goes(table, guard.name)

    assert (guard.wounds, table.told("attacked")[0].args["weapon"]) == (1, "eq-blade")


@pytest.mark.rule("SAGA-BREAK-08")
def test_a_stunned_enemy_keeps_its_front_arc_but_does_not_attack():
    table = SagaTable(*ROOM)
    who = table.mercenary("dulinsky", at=(2, 2), facing="north")
    guard = table.agent("guard", at=(2, 1), facing="south")
    guard.effects = [Effect("ab-stunning-blow", "round", 1)]
    table.answers({"move": [("break-away", 2, 3), "stay"], "facing": "north"})

    goes(table, "dulinsky")

    assert (who.model.at, table.rolled) == ((2, 3), [])


@pytest.mark.rule("SAGA-MODEL-04", "SAGA-BREAK-03")
def test_who_cannot_assault_makes_no_free_attack(monkeypatch: pytest.MonkeyPatch):
    table = SagaTable(*ROOM)
    who = table.mercenary("dulinsky", at=(2, 2), facing="north")
    guard = table.agent("guard", at=(2, 1), facing="south")
    assert free_attackers(table.g, who.model) == [guard]

    monkeypatch.setattr(PROFILES["ag-guard"], "assault", 0)
    assert free_attackers(table.g, who.model) == []


@pytest.mark.rule("SAGA-BREAK-09")
def test_an_adjacent_enemy_that_looks_away_does_not_attack():
    table = SagaTable(*ROOM)
    who = table.mercenary("dulinsky", at=(2, 2), facing="north")
    front = table.agent("guard", at=(2, 1), facing="south")
    table.agent("guard", at=(3, 2), facing="east")

    assert free_attackers(table.g, who.model) == [front]


@pytest.mark.rule("SAGA-LARGE-09")
def test_a_large_model_breaks_away_only_with_its_whole_base():
    table = SagaTable("......", "......", "......", "......")
    boss = table.boss("chovar", at=(1, 0))
    table.mercenary("dulinsky", at=(3, 1), facing="west")

    assert first(table, boss.name) == [(0, 0), (0, 1)]


@pytest.mark.rule("SAGA-DARK-11")
def test_in_the_dark_a_break_away_goes_straight_ahead():
    table = SagaTable(*[".........." for _ in range(5)], "....K.....", *[".........." for _ in range(5)])
    who = table.mercenary("dulinsky", at=(4, 5), facing="south")
    table.agent("guard", at=(4, 4), facing="south")

    assert first(table, "dulinsky") == [(4, 6)]
    who.model.facing = "north"
    assert first(table, "dulinsky") == []


@pytest.mark.rule("SAGA-BREAK-03", "SAGA-LOS-01")
def test_nobody_strikes_at_a_boss_that_has_vanished_and_breaks_away():
    table = SagaTable(*ROOM)
    table.mercenary("wrath", at=(2, 2), facing="north")
    shrike = table.boss("shrike", at=(2, 1), facing="north")
    assert [one.name for one in free_attackers(table.g, shrike)] == ["wrath"]

    table.effect(shrike, "ba-vanish", "card")

    assert free_attackers(table.g, shrike) == []
