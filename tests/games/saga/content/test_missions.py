"""The twelve missions of the box load, pass every check, and are what the design says."""

from importlib import resources

import pytest

from starboard.games.saga.content.mission import CAMPAIGN, INTRODUCTION
from starboard.games.saga.content.mission_file import MISSIONS, content_problems, load_mission, mission, mission_bytes
from starboard.games.saga.content.mission_walks import Ground, areas
from starboard.kernel.errors import BrokenContent


@pytest.mark.rule("SAGA-MISSION-01")
@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_loads_and_passes(name):
    found = load_mission(mission_bytes(name), f"{name}.toml")

    assert found.id == name
    assert found.kind == (INTRODUCTION if name in "abc" else CAMPAIGN)


def test_the_box_has_no_problems():
    assert content_problems() == []


def test_every_file_of_the_folder_is_a_mission():
    folder = resources.files("starboard.games.saga.content").joinpath("missions")

    assert sorted(file.name for file in folder.iterdir()) == sorted(f"{name}.toml" for name in MISSIONS)


def test_a_mission_is_read_once():
    assert mission("m4") is mission("m4")
    with pytest.raises(BrokenContent, match="no mission of the box"):
        mission("../m4")


@pytest.mark.rule("SAGA-MISSION-13")
def test_lone_wolf_is_the_mission_of_the_rulebook():
    lone_wolf = mission("a")

    assert lone_wolf.squad.mercenaries == ("mc-dulinsky",) and lone_wolf.squad.fixed
    assert (lone_wolf.turns, lone_wolf.nexus.activations, lone_wolf.firewall) == (1, 1, 1)
    assert (lone_wolf.player_turns, lone_wolf.nexus.player_activations, lone_wolf.nexus.player_max_cost) == (1, 1, 2)
    assert lone_wolf.nexus.deck.starter and lone_wolf.nexus.deck.levels == (0, 0, 0)
    assert lone_wolf.nexus.allowed == ("ag-technician", "ag-guard")
    (door,) = lone_wolf.doors
    assert (door.lock, door.tough) == (1, True)


@pytest.mark.rule("SAGA-SETUP-03")
def test_a_nexus_player_begins_every_mission_with_three_cards():
    assert [mission(name).nexus.hand for name in MISSIONS] == [3] * len(MISSIONS)


@pytest.mark.rule("SAGA-MISSION-05", "SAGA-MISSION-06")
def test_fire_drill_and_the_first_campaign_mission_have_the_squad_of_460():
    for name in ("c", "m1"):
        squad = mission(name).squad
        assert squad.credits == 460 and not squad.fixed
        assert squad.mercenaries == ("mc-dulinsky", "mc-curby", "mc-alyse", "mc-devil")
        assert squad.cards == (("eq-medi-pack", "mc-alyse"),)


# Columns, rows, zones, Agents, Activations, maximum cost, Nexus cards by level, clock: the overview of the design.
OVERVIEW = {
    "a": (14, 11, 2, 2, 1, 2, (0, 0, 0), 0),
    "b": (17, 13, 5, 5, 1, 2, (2, 0, 0), 0),
    "c": (18, 14, 5, 8, 4, 3, (9, 7, 0), 15),
    "m1": (20, 16, 5, 11, 3, 2, (11, 9, 4), 13),
    "m2": (22, 13, 5, 10, 2, 3, (14, 8, 0), 15),
    "m3": (18, 16, 6, 11, 1, 2, (14, 8, 2), 16),
    "m4": (20, 17, 5, 11, 2, 3, (14, 8, 0), 16),
    "m5": (20, 16, 5, 9, 4, 3, (9, 10, 5), 18),
    "m6": (20, 16, 7, 13, 3, 3, (9, 10, 5), 16),
    "m7": (18, 18, 5, 13, 2, 3, (14, 8, 0), 17),
    "m8": (20, 16, 5, 12, 3, 4, (6, 11, 7), 17),
    "m9": (14, 18, 4, 11, 2, 3, (14, 8, 0), 0),  # the burn line is its clock
}


@pytest.mark.rule("SAGA-MISSION-09")
@pytest.mark.parametrize("name", MISSIONS)
def test_missions_are_as_large_and_as_full_as_designed(name):
    found = mission(name)

    nexus = found.nexus
    assert OVERVIEW[name] == (
        found.board.width,
        found.board.height,
        len(found.zones),
        len(found.agents),
        nexus.activations,
        nexus.max_cost,
        nexus.deck.levels,
        found.clock,
    )


# Steps from the start to the furthest objective with all doors open, as the design counts them.
STEPS = {
    "a": 11,
    "b": 16,
    "c": 18,
    "m1": 15,
    "m2": 20,
    "m3": 16,
    "m4": 18,
    "m5": 18,
    "m6": 17,
    "m7": 16,
    "m8": 17,
    "m9": 16,
}


@pytest.mark.parametrize("name", MISSIONS)
def test_the_furthest_objective_is_as_many_steps_away_as_designed(name):
    board = mission(name).board
    ground = Ground(board, [])
    reached = ground.distances(board.start)

    def steps(code):
        """To stand there, or next to what cannot be entered."""
        squares = [square for square in board.squares() if board.code(square) == code]
        return min(
            reached[at] for square in squares for at in ([square] if square in reached else ground.steps(square))
        )

    assert max(map(steps, mission(name).demands.objectives)) == STEPS[name]


@pytest.mark.rule("SAGA-ZONE-01")
@pytest.mark.parametrize("name", MISSIONS)
def test_zones_are_the_areas_between_closed_doors(name):
    board = mission(name).board

    assert [len({board.zone(square) for square in area}) for area in areas(board)] == [1] * len(mission(name).zones)
    assert board.zone(board.start) == "A"


@pytest.mark.parametrize("name", MISSIONS)
def test_four_mercenaries_can_stand_around_the_start(name):
    found = mission(name)
    shut = [square for door in (*found.doors, *found.fields) for square in door.squares]

    reached = Ground(found.board, shut).distances(found.board.start)

    assert len(reached) >= 4
    assert all(found.board.zone(square) == "A" for square in reached)


@pytest.mark.rule("SAGA-DOOR-09")
def test_double_doors_cover_two_squares():
    doors = {door.code: door for door in mission("c").doors}

    assert doors["D1"].squares == ((5, 10), (5, 11))
    assert doors["D2"].squares == ((7, 5),)


def test_locked_and_denied_doors_of_fire_drill():
    doors = {door.code: (door.lock, door.hint) for door in mission("c").doors}

    assert doors == {"D1": (0, ""), "D2": (0, ""), "D3": (0, "foremans-key"), "D4": (1, ""), "D5": (2, "")}
    assert {door.code: door.key for door in mission("c").doors if door.key} == {"D3": "eq-pass"}


def test_points_know_their_zone_and_all_their_squares():
    points = {point.code: (point.zone, point.squares) for point in mission("b").points}

    assert points == {"R1": ("B", ((11, 10),)), "R2": ("D", ((15, 7), (15, 8)))}


@pytest.mark.rule("SAGA-COVER-08", "SAGA-DESTROY-05")
def test_scenery_has_its_printed_class_and_dice_unless_the_mission_says_otherwise():
    printed = {piece.kind: (piece.sight, piece.defence) for piece in mission("m1").scenery}
    lead_lined = {piece.defence for piece in mission("m7").scenery if piece.kind == "crate"}

    assert printed == {
        "crate": ("obstacle", 2),
        "table": ("obstacle", 3),
        "cabinet": ("blocking", 3),
        "weapons-locker": ("blocking", 3),
        "tank": ("blocking", 3),
    }
    assert lead_lined == {3}


@pytest.mark.rule("SAGA-SETUP-12")
def test_agents_stand_where_the_plan_has_them_with_their_facing():
    guard, technician = mission("a").agents

    assert (guard.kind, guard.square, guard.facing, guard.zone) == ("ag-guard", (9, 2), "south", "A")
    assert (technician.kind, technician.square, technician.facing) == ("ag-technician", (8, 8), "west")


def test_pieces_hold_supplies_or_a_named_card():
    finds = {find.piece: find.card for find in mission("m3").finds}

    assert finds["k1"] == "eq-pass" and finds["w1"] == "eq-silent-pistol"
    assert finds["c1"] == ""
    assert "t1" not in finds  # nothing is found there


def test_bosses_stand_on_the_plan_or_arrive():
    orchard = mission("m4").bosses[0]
    waiting = {boss.boss: (boss.square, boss.enters, boss.waits) for boss in mission("m9").bosses}

    assert (orchard.boss, orchard.square, orchard.facing) == ("bs-aberration", (7, 7), "west")
    assert waiting["bs-okoro"] == (None, (6, 1), ())
    assert waiting["bs-hale"] == (None, None, ("R1",))


def test_only_the_night_shift_starts_unaware():
    assert [name for name in MISSIONS if not mission(name).aware] == ["m3"]


@pytest.mark.parametrize("name", MISSIONS)
def test_where_no_clock_ends_it_nobody_can_destroy_what_a_mission_needs(name):
    """Else both sides could go on for ever, one without a way to win and the other without anybody to win with."""
    found = mission(name)
    needed = [one for one in found.terminals if one.code in found.demands.objectives]
    assert found.clock or all(terminal.tough for terminal in needed)
