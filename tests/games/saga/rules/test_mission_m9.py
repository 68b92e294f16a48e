"""The Shaft (m9): its variants, who comes, who helps, how it ends (SAGA-MISSION-12). The burn line: test_features."""

import contextlib

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.actions import take_action
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.hacking.hacking import complexity, operate
from starboard.games.saga.rules.hacking.operations import operation_of
from starboard.games.saga.rules.lookups import model_named, scenery_coded, seat_of
from starboard.games.saga.rules.missions.allies import aimed_shots
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.feature_numbers import number
from starboard.games.saga.rules.missions.happenings import check_ends
from starboard.games.saga.rules.missions.lookups import printed_operation
from starboard.games.saga.rules.missions.selectors import NOBODY
from starboard.games.saga.rules.missions.squad import offer_squad_uses, usable_by_squad
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.missions.uses import may_named, usable_by
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.nexus.reinforcements import permitted
from starboard.games.saga.rules.orders.grounds import IF_POSSIBLE, avoided
from starboard.games.saga.rules.orders.orders import order_of
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.kernel.requests import Procedure
from tests.games.saga.rules.mission_tables import VERSUS, begun, put, told_texts, who

ALL = ("B", "C", "D")


def shaft(*zones: str, variant: str = "company", **rest) -> MissionTable:
    return begun("m9", *zones, variant=variant, **rest)


def end_of_round(table: MissionTable, number_: int) -> None:
    """The End Phase of this Round; the squad is out of the fire."""
    for column, one in enumerate(table.g.mercenaries):
        one.model.at = (2 + column, 8) if "B" in table.g.zones else (3 + column, 13)
    table.g.round, table.g.step, table.g.acting = number_, "end", ""
    table.any_fate().run(end_phase)


def present(table: MissionTable) -> list[tuple[str, object]]:
    return [(model.kind, model.at or model.waiting) for model in table.g.enemies]


# --- all variants ---


@pytest.mark.rule("SAGA-MISSION-12")
def test_all_its_words_are_written():
    assert unwritten_words(mission("m9")) == []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-03")
@pytest.mark.parametrize(
    ("variant", "last"), [("company", "counted"), ("old-friends", "regards"), ("open-doors", "empty-posts")]
)
def test_every_landing_has_its_text(variant: str, last: str):
    table = shaft(*ALL, variant=variant)
    assert told_texts(table) == ["start", "lift-wreck", "crew-landing", last]
    assert ("V1",) in [event.args["pieces"] for event in table.told("pointed-out")]


@pytest.mark.rule("SAGA-MISSION-11")
def test_the_damper_is_used_once():
    table = shaft("B", "C")
    put(table, "curby", (3, 6), "west")
    table.answers({"action": "mission"}).any_fate()
    table.run(take_action, who(table, "curby"))
    assert number(table.g, "burn-line", "hold") == 2
    assert usable_by(table.g, put(table, "alyse", (3, 6), "west")) == []


@pytest.mark.rule("SAGA-HACK-09", "SAGA-MISSION-12")
@pytest.mark.parametrize(("relay", "needed"), [("no", 3), ("yes", 2)])
def test_the_broadcast_needs_something_to_send(relay: str, needed: int):
    table = shaft(*ALL, flags={"relay": relay})
    g, terminal = table.g, scenery_coded(table.g, "T4")
    assert operation_of("broadcast").targets(g, terminal) == []
    who(table, "alyse").items.append(new_item("eq-serum"))
    assert operation_of("broadcast").targets(g, terminal) == ["broadcast"]
    assert complexity(g, printed_operation(g, "broadcast")) == needed

    g.acting = "curby"
    table.run(operate, who(table, "curby"), terminal, "broadcast", needed)
    table.run(settle)
    assert (g.flags["signal"], g.nexus.activations, who(table, "curby").victory_points) == ("yes", 3, 1)
    assert told_texts(table)[-1] == "broadcast"


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("hale", "there"), [("hunting", [("bs-hale", "R1")]), ("up", [])])
def test_a_director_who_hunts_waits_below_after_round_three(hale: str, there: list[tuple[str, str]]):
    table = shaft("B", flags={"hale": hale})
    end_of_round(table, 2)
    assert present(table) == []
    end_of_round(table, 3)
    assert present(table) == there and ("hale-hunts" in told_texts(table)) == bool(there)


@pytest.mark.rule("SAGA-TABLE-02")
def test_agents_flee_the_rows_that_will_burn():
    table = shaft("B", "C")
    guard = table.agent("guard", at=(4, 16))
    table.g.round = 2
    assert avoided(table.g, guard, IF_POSSIBLE) >> (17 * table.g.width + 4) & 1
    assert order_of(table.g, guard) is None


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-07")
def test_a_fallen_boss_is_worth_two_points():
    table = shaft("B")
    table.boss("hale", at=(5, 9))
    table.g.acting = "alyse"
    eliminate(table.g, model_named(table.g, "hale"))
    table.run(settle)
    assert who(table, "alyse").victory_points == 2


@pytest.mark.rule("SAGA-UPKEEP-07", "SAGA-BOSS-07")
@pytest.mark.parametrize(
    ("name", "flag", "word"),
    [
        ("okoro", "okoro", "dead"),
        ("shrike", "shrike", "dead"),
        ("aberration", "orchard", "dead"),
        ("hale", "hale", "down"),
    ],
)
def test_the_epilogue_knows_who_fell_in_the_shaft(name: str, flag: str, word: str):
    table = shaft("B", flags={"hale": "hunting"})
    table.boss(name, at=(5, 9))
    table.g.acting = "alyse"
    eliminate(table.g, model_named(table.g, name))
    table.run(settle)
    assert fact_value(table.g, flag) == word


# --- Chovar's debt ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-TURN-02")
def test_chovars_debt_turns_the_agents_of_a_zone_and_they_miss_an_activation():
    table = shaft("B", flags={"chovar": "free"})
    near, far = table.agent("guard", at=(4, 9)), table.agent("guard", at=(8, 14))
    table.answers({"squad-use": ["chovars-debt"], "mission-target": "B"})
    table.run(offer_squad_uses)
    assert (near.facing, far.facing) == ("north", "south") and usable_by_squad(table.g) == []

    table.g.step = "activations"
    put(table, "curby", (5, 10))
    table.g.acting = ""
    where = near.at
    table.any_fate().run(activate, near, "SAGA-AN-06")
    assert near.at == where and table.told("attacked") == []
    table.run(activate, near, "SAGA-AN-06")
    assert table.told("attacked")


@pytest.mark.rule("SAGA-MISSION-11")
def test_the_debt_may_wait_and_a_caged_chovar_owes_nothing():
    table = shaft("B", flags={"chovar": "free"})
    table.answers({"squad-use": ["not-now"]})
    table.run(offer_squad_uses)
    assert usable_by_squad(table.g) == ["chovars-debt"]
    assert usable_by_squad(shaft("B").g) == []


# --- 9a ---


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("okoro", "there"), [("alive", [("bs-okoro", (6, 1))]), ("dead", [])])
def test_okoro_stands_at_the_gate_if_she_lives(okoro: str, there):
    table = shaft(*ALL, variant="company", flags={"okoro": okoro}, agents=True)
    assert [one for one in present(table) if str(one[0]).startswith("bs-")] == there


# --- 9b ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-REINFORCE-05")
@pytest.mark.parametrize("shrike", ["loose", "bought", "dead"])
def test_old_friends_wait_at_the_top(shrike: str):
    table = shaft("B", "C", variant="old-friends", flags={"shrike": shrike})
    table.run(reveal, chart_of(table.g).zones["D"])
    enemies = [model.kind for model in table.g.enemies if model.kind == "bs-shrike"]
    assert (len(enemies), len(table.g.allies)) == {"loose": (1, 0), "bought": (0, 1), "dead": (0, 0)}[shrike]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-REINFORCE-10")
def test_old_friends_have_closed_the_ways_into_the_wreck():
    table = shaft("B", variant="old-friends")
    assert {point.code for point in table.g.points if not point.active} == {"R2", "R3"}


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-SHOOT-05")
@pytest.mark.parametrize("seats", [(("mercenaries",),), VERSUS])
def test_a_bought_rifle_shoots_the_agent_nearest_to_a_mercenary_once_a_round(seats):
    table = shaft(*ALL, variant="old-friends", flags={"shrike": "bought"}, seats=seats)
    assert usable_by_squad(table.g) == []  # nobody to shoot at
    put(table, "curby", (4, 2), "south")
    table.g.acting = ""
    near, far = table.agent("guard", at=(6, 2)), table.agent("guard", at=(10, 2))
    [(shooter, shot, _)] = aimed_shots(table.g, may_named(table.g, "bought-rifle").effects[0], NOBODY)
    assert (shooter, shot.target) == (table.g.allies[0], near.name)
    assert seat_of(table.g, shooter) == table.g.mercenaries[0].seat

    table.answers({"squad-use": ["bought-rifle"]}).any_fate()
    table.run(offer_squad_uses)

    assert [(event.args["who"], event.args["target"]) for event in table.told("attacked")] == [("shrike", near.name)]
    assert far.wounds == 0 and usable_by_squad(table.g) == []
    table.g.round += 1
    assert usable_by_squad(table.g) == ["bought-rifle"]


# --- 9c ---


@pytest.mark.rule("SAGA-MISSION-12")
def test_behind_open_doors_nobody_is_left():
    table = shaft("B", "C", variant="open-doors", agents=True)
    assert present(table) == [("ag-victim", "R4")] * 4  # they wait on the crew landing
    table.g.enemies = []
    table.run(reveal, chart_of(table.g).zones["D"])
    assert [model.kind for model in table.g.enemies if model.kind.startswith("ag-")] == []
    assert table.g.nexus.activations == 5
    assert [door.lock for door in table.g.doors] == [0] * 6
    assert (table.g.nexus.kinds, permitted(table.g)) == (["ag-victim", "ag-ravager"], ["ag-victim"])


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-REINFORCE-06")
def test_the_sick_follow_at_the_end_of_every_round():
    table = shaft("B", variant="open-doors", flags={"orchard": "dead"})
    end_of_round(table, 1)
    assert present(table) == []
    end_of_round(table, 3)
    assert present(table) == [("ag-victim", "R1")] * 2
    table.g.enemies = []
    end_of_round(table, 4)
    assert [kind for kind, _ in present(table)] == ["ag-ravager"] * 2
    end_of_round(table, 5)
    assert [kind for kind, _ in present(table)] == ["ag-ravager"] * 2 + ["ag-victim"] * 2


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("orchard", "round_"), [("loose", 3), ("trapped", 6), ("dead", 0)])
def test_the_orchard_climbs_behind_them_unless_it_is_dead(orchard: str, round_: int):
    table = shaft("B", variant="open-doors", flags={"orchard": orchard})
    came = []
    for number_ in range(1, 7):
        end_of_round(table, number_)
        if "bs-aberration" in [kind for kind, _ in present(table)]:
            came.append(number_)
    assert came[:1] == ([round_] if round_ else [])
    assert ("orchard-climbs" in told_texts(table)) == bool(round_)


@pytest.mark.rule("SAGA-TABLE-02")
def test_the_watch_at_the_top_holds_its_landing_until_it_is_found():
    [order] = [one for one in mission("m9").script.orders if one.order.word == "hold"]
    table = shaft(*ALL, agents=True)
    top = [model for model in table.g.enemies if model.home == (5, 1)]
    assert order.order.has("until") and [order_of(table.g, model) for model in top] == [None]


# --- how it ends ---


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-MOVE-14")
def test_all_out_is_won_and_everybody_who_left_is_worth_a_point():
    table = shaft(*ALL)
    who(table, "curby").items.append(new_item("eq-heron"))
    table.answers({"team-point": ["dulinsky", "alyse", "devil", "curby"]}).any_fate()
    table.run(climb_out)
    assert table.g.ending == "mercenaries"
    assert sum([one.victory_points for one in table.g.mercenaries]) == 5


def climb_out(g: Saga) -> Procedure[None]:
    with contextlib.suppress(MissionOver):
        for one in g.mercenaries:
            one.model.at, g.acting = (6, 0), one.model.name
            leave(g, one.model)
            yield from settle(g)
    yield from write_down(g)


@pytest.mark.rule("SAGA-MISSION-03")
def test_fewer_than_two_left_is_lost():
    table = shaft("B")
    for one in table.g.mercenaries[:2]:
        one.status, one.exit, one.model.at = "down", "", None
    check_ends(table.g)
    with pytest.raises(MissionOver):
        eliminate(table.g, table.g.mercenaries[2].model)
    assert table.g.ending == "nexus"


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-SETUP-10")
def test_a_squad_of_one_has_not_lost_at_once():
    table = shaft("B")
    table.g.mercenaries = table.g.mercenaries[:1]
    check_ends(table.g)
    assert table.g.ending == ""
