"""Who comes because a mission says so, what can be called, markers and charges (SAGA-MISSION-12)."""

import pytest

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.automaton.artificial_nexus import activations
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.gear.interaction import search
from starboard.games.saga.rules.hacking.hacking import complexity
from starboard.games.saga.rules.hacking.operations import show_zone
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.lookups import printed_operation
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound, selected
from starboard.games.saga.rules.missions.tokens import tokens_on
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.rules.nexus.activations import activate, why_not_now
from starboard.games.saga.rules.nexus.reinforcements import callable_kinds, deactivate
from starboard.games.saga.rules.places import layout
from tests.games.saga.rules.mission_tables import VERSUS, begun, do, put, said, who

OKORO = said("arrive", boss="bs-okoro", at="R3")


def waiting(table) -> list[tuple[str, str]]:
    return [(model.kind, model.waiting) for model in table.g.enemies]


# --- Bosses ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-03")
def test_a_boss_waits_at_its_point_and_enters_when_she_is_activated():
    table = begun("m7", "B", variant="cool")
    do(table, OKORO)
    assert waiting(table) == [("bs-okoro", "R3")]

    table.g.step, table.g.acting = "activations", ""
    put(table, "dulinsky", (8, 14))
    table.any_fate().run(activations)

    assert model_named(table.g, "okoro").at is not None and model_named(table.g, "okoro").activated


@pytest.mark.rule("SAGA-BOSS-03")
def test_a_nexus_player_may_activate_a_boss_that_waits():
    table = begun("m7", "B", variant="cool", seats=VERSUS)
    do(table, OKORO)
    assert why_not_now(table.g, model_named(table.g, "okoro")) is None


@pytest.mark.rule("SAGA-REINFORCE-09")
def test_a_boss_waits_until_her_point_is_active_again():
    table = begun("m7", "B", variant="cool", seats=VERSUS)
    [point] = [one for one in table.g.points if one.code == "R3"]
    deactivate(table.g, point)
    do(table, OKORO)
    assert why_not_now(table.g, model_named(table.g, "okoro")).key == "point-blocked"
    point.active = True
    assert why_not_now(table.g, model_named(table.g, "okoro")) is None


@pytest.mark.rule("SAGA-BOSS-01")
def test_a_boss_comes_once_and_not_after_she_has_fallen():
    table = begun("m7", "B", variant="cool")
    do(table, OKORO)
    do(table, OKORO)
    assert len(table.g.enemies) == 1

    eliminate(table.g, model_named(table.g, "okoro"))
    do(table, OKORO)
    assert table.g.enemies == [] and [model.kind for model in table.g.fallen] == ["bs-okoro"]


@pytest.mark.rule("SAGA-MISSION-12")
def test_nobody_comes_to_a_point_that_is_welded_shut_or_gone():
    table = begun("m7", "B", variant="cool")
    [point] = [one for one in table.g.points if one.code == "R3"]
    point.active, point.welded = False, True
    do(table, OKORO)
    do(table, said("arrive", kind="ag-heavy", at="R3"))
    do(table, said("arrive", kind="ag-heavy", at="R5"))  # its zone is not revealed
    assert table.g.enemies == []


@pytest.mark.rule("SAGA-ZONE-08", "SAGA-LARGE-01")
def test_a_large_boss_stands_where_it_was_to_or_as_near_as_possible():
    free = begun("m9", variant="open-doors")
    climb(free)
    do(free, said("arrive", boss="bs-aberration", at=(6, 16)))
    assert (free.g.enemies[0].at, free.g.enemies[0].facing) == ((6, 16), "north")

    taken = begun("m9", variant="open-doors")
    climb(taken)
    put(taken, "dulinsky", (7, 17))
    do(taken, said("arrive", boss="bs-aberration", at=(6, 16)))
    assert taken.g.enemies[0].at == (6, 15) and taken.impossible() == []


def climb(table) -> None:
    for number, one in enumerate(table.g.mercenaries):
        one.model.at = (4 + number, 13)


@pytest.mark.rule("SAGA-MISSION-12")
def test_an_ally_stands_there_and_is_nobodys_enemy():
    table = begun("m9", "B", "C", "D", variant="old-friends", flags={"shrike": "dead"})
    do(table, said("arrive", **{"boss": "bs-shrike", "at": (6, 1), "as": "ally"}))

    [shrike] = table.g.allies
    assert (shrike.at, shrike.side, table.g.enemies) == ((6, 1), "mercenaries", [])
    assert layout(table.g).models >> (1 * table.g.width + 6) & 1
    friends = Saying("who", (("boss", "bs-shrike"), ("ally", True)))
    assert selected(table.g, friends, NOBODY) == [shrike]
    assert selected(table.g, Saying("who", (("side", "mercenaries"),)), NOBODY) == [
        one.model for one in table.g.mercenaries
    ]


# --- Agents and reinforcements ---


@pytest.mark.rule("SAGA-REINFORCE-06")
def test_agents_come_as_long_as_there_are_miniatures():
    table = begun("m9", variant="open-doors")
    victims = said("arrive", kind="ag-victim", count=3, at="lowest-point")
    do(table, victims)
    do(table, victims)
    assert waiting(table) == [("ag-victim", "R1")] * 4


@pytest.mark.rule("SAGA-REINFORCE-12")
def test_the_lowest_point_is_the_usable_one_furthest_south():
    table = begun("m9", "B", variant="open-doors")
    [first] = [point for point in table.g.points if point.code == "R1"]
    deactivate(table.g, first)
    do(table, said("arrive", kind="ag-victim", at="lowest-point"))
    assert waiting(table) == [("ag-victim", "R3")]
    for point in table.g.points:
        point.active = False
    do(table, said("arrive", kind="ag-victim", at="lowest-point"))
    assert len(table.g.enemies) == 1


@pytest.mark.rule("SAGA-REINFORCE-04", "SAGA-AN-12")
def test_reinforcements_come_without_a_card():
    table = begun("m7", "B", variant="cool")
    do(table, said("call", value=2))
    assert [model.kind for model in table.g.enemies] == ["ag-guard"] and table.g.nexus.hand == []

    versus = begun("m7", "B", variant="cool", seats=VERSUS)
    versus.answers({"call": ["ag-technician", "ag-technician"], "point": ["R1", "R4"]})
    do(versus, said("call", value=2))
    assert waiting(versus) == [("ag-technician", "R1"), ("ag-technician", "R4")]


@pytest.mark.rule("SAGA-REINFORCE-05", "SAGA-MISSION-09")
def test_a_mission_changes_what_can_be_called():
    table = begun("m9", variant="company")
    assert "ag-ranger" not in callable_kinds(table.g, 9)
    do(table, said("nexus", allow=("ag-ranger",), max_cost=4))
    assert callable_kinds(table.g, 9) == ["ag-technician", "ag-guard", "ag-marine", "ag-ranger"]
    do(table, said("nexus", only=("ag-victim",)))
    assert callable_kinds(table.g, 9) == ["ag-victim"] and table.g.nexus.max_cost == 4


# --- markers, charges, operations, facings ---


@pytest.mark.rule("SAGA-MISSION-12")
def test_markers_are_counted_by_piece_and_never_fall_below_none():
    table = begun("m7", "B", variant="burn")
    charge = said("token", at="here", token="charge", add=1)
    do(table, charge, here="Q1")
    do(table, charge, here="Q1")
    do(table, said("token", at="Q2", token="charge", add=-1))

    assert [tokens_on(table.g, "charge", code) for code in ("Q1", "Q2")] == [2, 0]
    assert all_hold(table.g, (said("token", at="here", token="charge", least=2),), Bound("", "Q1"))
    assert not all_hold(table.g, (said("token", at="Q1", token="charge", most=1),))


@pytest.mark.rule("SAGA-EQUIP-04")
def test_charges_are_spent_from_the_card_of_the_actor_and_the_empty_card_stays():
    table = begun("m7", variant="burn")
    who(table, "curby").items.append(new_item("eq-charges"))
    for _ in range(3):
        do(table, said("spend", card="eq-charges", charges=1), actor="curby")
    assert [item.charges for item in who(table, "curby").items if item.card == "eq-charges"] == [0]


@pytest.mark.rule("SAGA-SUPPLY-04")
def test_of_a_mission_item_that_was_brought_along_there_is_no_other():
    table = begun("m7", "B", "D", variant="burn")
    who(table, "curby").items.append(new_item("eq-charges"))
    table.run(search, who(table, "alyse"), "k1")
    assert [event.args["cards"] for event in table.told("supplies-found")] == [()]

    other = begun("m7", "B", "D", variant="burn")
    other.run(search, who(other, "alyse"), "k1")
    assert [event.args["cards"] for event in other.told("supplies-found")] == [("eq-charges",)]


@pytest.mark.rule("SAGA-HACK-09")
def test_an_operation_becomes_easier():
    table = begun("m9", variant="company")
    assert complexity(table.g, printed_operation(table.g, "broadcast")) == 3
    do(table, said("complexity", operation="broadcast", to=2))
    assert complexity(table.g, printed_operation(table.g, "broadcast")) == 2


@pytest.mark.rule("SAGA-MISSION-12")
def test_models_are_turned():
    table = begun("m9", variant="company")
    near, far = table.agent("guard", at=(4, 13)), table.agent("guard", at=(8, 13))
    nearest = Saying("who", (("side", "agents"), ("nearest-to", "T1")))
    do(table, said("face", who=nearest, facing="west"))
    assert (near.facing, far.facing) == ("west", "south")


@pytest.mark.rule("SAGA-BOSS-01", "SAGA-BOSS-07")
def test_who_withdraws_is_not_eliminated():
    table = begun("m7", "B", variant="cool", seats=VERSUS)
    do(table, OKORO)
    okoro = model_named(table.g, "okoro")
    okoro.at, okoro.waiting, okoro.wounds = (5, 13), "", 6
    table.any_fate().run(activate, okoro, "SAGA-BOSS-03")
    assert okoro not in table.g.enemies and table.g.fallen == [] and table.g.flags["okoro"] == "alive"


# --- what is done to zones that nobody has seen yet ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-02")
def test_locks_are_changed_behind_closed_doors_too():
    table = begun("m9", variant="company")
    do(table, said("lock", at="locked", add=1, most=2))
    do(table, said("lock", at=("D6",), to=3))
    assert [(door.code, door.lock) for door in table.g.doors] == [("D1", 2), ("D2", 0)]
    for letter in ("B", "C"):
        table.run(reveal, chart_of(table.g).zones[letter])
    assert [door.lock for door in table.g.doors] == [2, 0, 2, 0, 2, 3]
    assert [flag for flag in table.g.flags if flag.startswith("lock-")] == []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-02")
def test_who_was_taken_away_before_is_not_there_when_a_zone_is_revealed():
    table = begun("m9", variant="company", agents=True)
    guards = Saying("who", (("kind", ("ag-guard",)), ("printed", True)))
    do(table, said("remove", who=guards))
    for letter in ("B", "C", "D"):
        table.run(reveal, chart_of(table.g).zones[letter])
    kinds = [model.kind for model in table.g.enemies]
    assert "ag-guard" not in kinds and kinds.count("ag-marine") == 4


@pytest.mark.rule("SAGA-HACK-09")
def test_a_camera_does_not_show_who_is_not_there():
    table = begun("m9", variant="open-doors")
    show_zone(table.g, "B", "SAGA-HACK-09")
    [event] = table.told("camera")
    assert event.args["figures"] == ()
