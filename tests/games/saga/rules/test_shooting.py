"""Who may shoot at whom and from where, and the questions of a shot."""

import pytest

from starboard.games.saga.content.weapons import LONG, UNLIMITED, WEAPONS, Weapon
from starboard.games.saga.rules.attacks.aiming import possible_targets, why_not_at
from starboard.games.saga.rules.attacks.shooting import legal_shots, shoot, shots_at, why_no_shot
from starboard.games.saga.rules.attacks.weapons_in_hand import RULERS
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.table import SagaTable

from .attacks import HALL, blue, red


def targets(table: SagaTable, model: Model, lifted: bool = False) -> list[str]:
    """Whom and what the model has a legal shot at."""
    found: list[str] = []
    for shot in legal_shots(table.g, model, layout(table.g), lifted):
        if shot.target not in found:
            found.append(shot.target)
    return found


def refusal(table: SagaTable, model: Model, target: str, weapon: str = "wp-rifle") -> str:
    """The rule that forbids a shot."""
    aimed = next(one for one in possible_targets(table.g, model) if one.name == target)
    why = why_not_at(table.g, model, WEAPONS[weapon], aimed, layout(table.g))
    return why.rule if why is not None else ""


def no_shot(table: SagaTable, model: Model) -> str:
    why = why_no_shot(table.g, model, layout(table.g))
    return why.rule if why is not None else ""


@pytest.mark.rule("SAGA-SHOOT-01")
@pytest.mark.rule("SAGA-MODEL-04")
def test_only_who_has_a_ranged_weapon_and_a_shoot_value_may_shoot():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(0, 3), facing="east")
    technician, guard = table.agent("technician", at=(3, 3), facing="west"), table.agent("guard", at=(3, 5))
    guard.facing = "west"

    assert no_shot(table, wrath.model) == no_shot(table, technician) == "SAGA-SHOOT-01"
    assert targets(table, wrath.model) == targets(table, technician) == []
    assert targets(table, guard) == ["wrath"]


@pytest.mark.rule("SAGA-MODEL-04")
def test_a_weapon_does_not_help_who_cannot_shoot(monkeypatch: pytest.MonkeyPatch):
    table = SagaTable(*HALL)
    table.mercenary("dulinsky", at=(0, 3), facing="east")
    guard = table.agent("guard", at=(3, 3), facing="west")
    monkeypatch.setattr(PROFILES["ag-guard"], "shoot", 0)

    assert no_shot(table, guard) == "SAGA-MODEL-04" and targets(table, guard) == []


@pytest.mark.rule("SAGA-SHOOT-02")
def test_the_weapon_is_chosen_before_the_attack():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east", items=["eq-autocannon", "eq-silent-pistol"])
    table.agent("guard", at=(3, 3), facing="west")
    table.answers({"SAGA-SHOOT-02": "eq-autocannon"})
    table.fate(attack=(1, 0, 0, 0, 0, 0, 0))

    assert table.run(shoot, erika.model) == 1

    assert list(table.question("SAGA-SHOOT-02").options) == ["wp-rifle", "eq-autocannon", "eq-silent-pistol"]
    assert table.told("attacked")[0].args["attack"] == (("shoot", 4), ("eq-autocannon", 1))
    assert table.told("attacked")[0].args["weapon"] == "eq-autocannon"


@pytest.mark.rule("SAGA-SHOOT-02")
def test_an_autocannon_is_too_heavy_after_three_squares():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east", items=["eq-autocannon"])
    table.agent("guard", at=(3, 3), facing="west")
    table.g.acting, table.g.moved = "dulinsky", 3

    assert {shot.weapon for shot in legal_shots(table.g, erika.model, layout(table.g))} == {"wp-rifle"}


@pytest.mark.rule("SAGA-SHOOT-03")
def test_nobody_shoots_from_a_front_arc():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    table.agent("guard", at=(8, 3), facing="west")
    near = table.agent("technician", at=(3, 4), facing="north")
    assert no_shot(table, erika) == "SAGA-SHOOT-03" and targets(table, erika) == []
    assert targets(table, erika, lifted=True) == ["guard-1", "technician-2"]

    near.facing = "south"

    assert targets(table, erika) == ["guard-1", "technician-2"]


@pytest.mark.rule("SAGA-SHOOT-03")
@pytest.mark.rule("SAGA-DESTROY-04")
def test_a_silent_pistol_may_be_fired_there_with_a_die_less_at_enemies():
    table = SagaTable("......", "...c..", "......")
    erika = table.mercenary("dulinsky", at=(2, 1), facing="north", items=["eq-silent-pistol"]).model
    guard = table.agent("technician", at=(2, 0), facing="south")

    assert targets(table, erika) == ["technician-1"]
    assert red(table, erika, guard, "shot", weapon="eq-silent-pistol") == [("shoot", 4), ("eq-silent-pistol", -1)]
    guard.facing = "north"
    assert targets(table, erika) == ["technician-1", "c1"]
    assert red(table, erika, guard, "shot", weapon="eq-silent-pistol") == [("shoot", 4)]


@pytest.mark.rule("SAGA-SHOOT-04")
def test_nobody_shoots_at_a_target_next_to_a_friend():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east").model
    table.agent("guard", at=(5, 3), facing="east")
    alyse = table.mercenary("alyse", at=(6, 4), facing="east").model

    assert targets(table, erika) == [] and refusal(table, erika, "guard-1") == "SAGA-SHOOT-04"
    assert no_shot(table, erika) == "SAGA-SHOOT-05"
    alyse.at = (7, 4)
    assert targets(table, erika) == ["guard-1"]


@pytest.mark.rule("SAGA-SHOOT-04")
def test_an_ally_of_the_squad_is_a_friend_too():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east").model
    table.agent("guard", at=(5, 3), facing="west")
    shrike = Model("shrike", "bs-shrike", "mercenaries", (6, 4), "east")
    table.g.allies.append(shrike)

    assert targets(table, erika) == [] and refusal(table, erika, "guard-1") == "SAGA-SHOOT-04"
    shrike.facing = "west"
    assert targets(table, shrike) == ["guard-1"]  # it is no friend of its own


@pytest.mark.rule("SAGA-SHOOT-08")
def test_the_shooter_itself_may_stand_beside_its_target():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(4, 3), facing="east").model
    guard = table.agent("guard", at=(5, 3), facing="east")
    assert targets(table, erika) == ["guard-1"]

    guard.facing = "north"

    assert targets(table, erika) == []


@pytest.mark.rule("SAGA-DEPLOY-05")
def test_a_deployed_piece_beside_the_target_is_no_friend():
    table = SagaTable(*HALL)
    ogan = table.mercenary("ogan", at=(2, 3), facing="east").model
    table.agent("guard", at=(5, 3), facing="east")
    table.deployed("sentry", at=(6, 4), owner="ogan")

    assert targets(table, ogan) == ["guard-1"]


@pytest.mark.rule("SAGA-SHOOT-05")
def test_range_arc_and_line_are_needed():
    table = SagaTable("............", "......k.....", "............")
    erika = table.mercenary("dulinsky", at=(1, 1), facing="east").model
    near = table.agent("guard", at=(9, 0), facing="north")
    far = table.agent("guard", at=(11, 0), facing="north")
    behind = table.agent("guard", at=(0, 1), facing="west")
    hidden = table.agent("guard", at=(7, 1), facing="north")

    assert targets(table, erika) == [near.name, "k1"]
    rules = [refusal(table, erika, one.name) for one in (near, far, behind, hidden)]
    assert rules == ["", "SAGA-RANGE-01", "SAGA-LOS-01", "SAGA-LOS-02"]


@pytest.mark.rule("SAGA-SHOOT-05")
def test_a_question_says_why_others_are_no_targets():
    table = SagaTable("............", "......k.....", "............")
    erika = table.mercenary("dulinsky", at=(1, 1), facing="east").model
    for at in ((9, 0), (9, 2), (11, 0), (0, 1)):
        table.agent("guard", at=at, facing="west")
    table.answers({"SAGA-SHOOT-05": "guard-2"})
    table.fate(attack=(0,) * 7)  # the cabinet covers a corner of it

    table.run(shoot, erika)

    ask = table.question("SAGA-SHOOT-05")
    assert list(ask.options) == ["guard-1", "guard-2", "k1"] and ask.blocked is not None
    assert {name: why.key for name, why in ask.blocked()} == {"guard-3": "out-of-range", "guard-4": "out-of-arc"}


@pytest.mark.rule("SAGA-RANGE-04")
def test_unlimited_range_reaches_everything_in_sight():
    table = SagaTable("." * 30, "." * 30)
    erika = table.mercenary("dulinsky", at=(0, 0), facing="east").model
    table.agent("guard", at=(29, 0), facing="west")
    table.agent("guard", at=(29, 1), facing="west")
    cannon, now = Weapon("wp-cannon", UNLIMITED), layout(table.g)
    rifle = Weapon("wp-long", LONG)

    reached = [one.name for one in possible_targets(table.g, erika) if shots_at(table.g, erika, cannon, one, now)]
    assert reached == ["guard-1", "guard-2"]
    assert not [one for one in possible_targets(table.g, erika) if shots_at(table.g, erika, rifle, one, now)]
    erika.facing = "west"
    aimed = possible_targets(table.g, erika)[1]
    refused = why_not_at(table.g, erika, cannon, aimed, now)
    assert RULERS[UNLIMITED] == 0 and refused is not None and refused.rule == "SAGA-LOS-01"


@pytest.mark.rule("SAGA-SHOOT-06")
@pytest.mark.rule("SAGA-DEPLOY-04")
@pytest.mark.rule("SAGA-DESTROY-09")
def test_who_may_shoot_at_what():
    table = SagaTable("..........", "....c.....", ".........D", "..........")
    ogan = table.mercenary("ogan", at=(0, 2), facing="east").model
    table.mercenary("alyse", at=(1, 0), facing="east")
    sentry = table.deployed("sentry", at=(0, 3), owner="ogan")
    guard = table.agent("guard", at=(4, 2), facing="west")
    table.agent("guard", at=(4, 3), facing="west")

    assert targets(table, ogan) == ["guard-1", "guard-2", "c1"]
    assert targets(table, guard) == ["ogan", "alyse", sentry.name]


@pytest.mark.rule("SAGA-DEPLOY-04")
def test_a_deployed_piece_is_shot_at_like_a_mercenary():
    table = SagaTable(".......", "...c...", ".......")
    table.mercenary("ogan", at=(0, 0))
    sentry = table.deployed("sentry", at=(1, 1), owner="ogan")
    guard = table.agent("guard", at=(5, 1), facing="west")

    shots = [shot for shot in legal_shots(table.g, guard, layout(table.g)) if shot.target == sentry.name]

    assert [shot.cover for shot in shots] == [True]
    assert blue(table, guard, sentry, "shot", cover=True) == [("defence", 2), ("cover", 1)]


@pytest.mark.rule("SAGA-SHOOT-07")
@pytest.mark.parametrize(("weapon", "heard"), [("wp-rifle", ["dulinsky"]), ("eq-silent-pistol", [])])
def test_silent_weapons_are_not_heard(weapon: str, heard: list[str]):
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east", items=["eq-silent-pistol"]).model
    table.agent("guard", at=(3, 3), facing="west")
    table.answers({"SAGA-SHOOT-02": weapon})
    table.fate(attack=(0,) * 6)

    table.run(shoot, erika)

    assert table.g.heard == heard and table.g.attacked == ["guard-1"]


# --- no line of sight needed ---


@pytest.mark.rule("SAGA-PSI-01")
@pytest.mark.rule("SAGA-PSI-02")
@pytest.mark.rule("SAGA-MODEL-05")
def test_life_drain_needs_its_range_alone_and_spares_scenery():
    table = SagaTable("........", "..c#....", "........")
    alyse = table.mercenary("alyse", at=(2, 0), facing="north").model
    hidden = table.agent("guard", at=(4, 1), facing="north")
    beside_friend = table.agent("guard", at=(1, 2), facing="west")
    table.mercenary("dulinsky", at=(2, 2), facing="south")
    far = table.agent("guard", at=(7, 1), facing="south")

    shots = legal_shots(table.g, alyse, layout(table.g))

    assert [(shot.target, shot.cover, shot.place) for shot in shots] == [
        (hidden.name, False, (2, 0)), (beside_friend.name, False, (2, 0)),
    ]  # fmt: skip
    assert refusal(table, alyse, far.name, "wp-drain") == "SAGA-RANGE-01"
    assert refusal(table, alyse, "c1", "wp-drain") == "SAGA-MODEL-05"


@pytest.mark.rule("SAGA-PSI-03")
def test_life_drain_is_a_shot_all_the_same():
    table = SagaTable("........", "...K....", "........")
    alyse = table.mercenary("alyse", at=(2, 0), facing="north").model
    guard = table.agent("guard", at=(5, 0), facing="east")
    assert red(table, alyse, guard, "shot", weapon="wp-drain") == [("shoot", 2), ("darkness", -1)]
    assert blue(table, alyse, guard, "shot", weapon="wp-drain") == [("defence", 2), ("behind", -1)]

    table.agent("technician", at=(2, 1), facing="north")

    assert no_shot(table, alyse) == "SAGA-SHOOT-03"


@pytest.mark.rule("SAGA-MODEL-05")
@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (3, 1)])
def test_life_drain_heals_the_drainer_or_a_friend_near_her(wounds: int, left: int):
    table = SagaTable(*HALL)
    alyse = table.mercenary("alyse", at=(2, 3), facing="east", wounds=wounds).model
    table.mercenary("dulinsky", at=(2, 6), facing="south", wounds=1)
    table.mercenary("curby", at=(10, 0), wounds=1)
    table.mercenary("wrath", at=(1, 3))
    table.agent("guard", at=(6, 3), facing="west")
    table.answers({"SAGA-MODEL-05": "alyse"})
    table.fate(attack=(1, 0, 0) if wounds == 3 else (1, 0, 0, 0))  # Crippled: one die, but two counters

    table.run(shoot, alyse)

    assert list(table.question("SAGA-MODEL-05").options) == ["alyse", "dulinsky"]
    assert alyse.wounds == left


@pytest.mark.rule("SAGA-MODEL-05")
def test_life_drain_heals_nobody_without_a_wound_and_may_be_declined():
    table = SagaTable(*HALL)
    alyse = table.mercenary("alyse", at=(2, 3), facing="east", wounds=1).model
    table.agent("ranger", at=(6, 3), facing="west")
    table.fate(attack=[(1, 0, 1, 0, 0), (1, 0, 0, 0, 0)])
    table.answers({"heal": "none"})

    with table.script():
        assert table.run(shoot, alyse) == 0
        assert table.asked == []
        assert table.run(shoot, alyse) == 1

    assert alyse.wounds == 1


# --- leaning, Cover, darkness ---


@pytest.mark.rule("SAGA-LEAN-01")
@pytest.mark.rule("SAGA-LEAN-05")
@pytest.mark.rule("SAGA-LEAN-08")
def test_a_sheltered_shooter_leans_out_and_chooses_where():
    table = SagaTable("........", "..k.....", "........")
    erika = table.mercenary("dulinsky", at=(1, 1), facing="east").model
    table.agent("guard", at=(6, 1), facing="west")
    table.answers({"SAGA-SHOOT-05": "guard-1", "SAGA-LEAN-08": (1, 2)})
    table.fate(attack=(1, 0, 0, 0, 0, 0))

    with table.only_changes("enemies[0].wounds", "heard", "attacked"):
        table.run(shoot, erika)

    assert (1, 0) in table.question("SAGA-LEAN-08").options
    assert table.told("attacked")[0].args["defence"] == (("defence", 2),)


@pytest.mark.rule("SAGA-LEAN-02")
def test_who_sees_part_of_the_target_does_not_lean():
    table = SagaTable("........", "........", "..#.....", "........")
    erika = table.mercenary("dulinsky", at=(1, 2), facing="east").model
    guard = table.agent("guard", at=(3, 0), facing="west")

    shots = legal_shots(table.g, erika, layout(table.g))

    assert [(shot.target, shot.leaning, shot.cover) for shot in shots] == [(guard.name, False, True)]


@pytest.mark.rule("SAGA-LEAN-03")
@pytest.mark.rule("SAGA-LEAN-04")
def test_nobody_leans_in_the_open_nor_onto_a_taken_square():
    table = SagaTable("........", "...k....", "........")
    erika = table.mercenary("dulinsky", at=(1, 1), facing="east").model
    table.agent("guard", at=(5, 1), facing="west")
    assert "guard-1" not in targets(table, erika)

    table = SagaTable("........", "..k.....", "########")
    erika = table.mercenary("dulinsky", at=(1, 1), facing="east").model
    table.agent("guard", at=(6, 1), facing="west")
    assert "guard-1" in targets(table, erika)
    for at in ((0, 0), (1, 0), (2, 0)):
        table.agent("technician", at=at, facing="north")
    assert "guard-1" not in targets(table, erika)


@pytest.mark.rule("SAGA-LEAN-06")
def test_range_is_measured_from_the_real_square():
    table = SagaTable("............", ".k..........", "............")
    ogan = table.mercenary("ogan", at=(0, 1), facing="east").model
    table.agent("guard", at=(4, 1), facing="west")
    table.agent("guard", at=(5, 1), facing="west")

    assert "guard-1" in targets(table, ogan)
    assert refusal(table, ogan, "guard-2", "wp-rivet") == "SAGA-RANGE-01"


@pytest.mark.rule("SAGA-LARGE-08")
def test_a_large_target_is_in_cover_only_if_no_square_of_it_is_wholly_seen():
    table = SagaTable("..........", "......c...", "..........", "..........")
    erika = table.mercenary("dulinsky", at=(1, 2), facing="east").model
    chovar = table.boss("chovar", at=(7, 1), facing="west")
    covers = [shot.cover for shot in legal_shots(table.g, erika, layout(table.g)) if shot.target == chovar.name]
    assert covers == [False]

    table = SagaTable("..........", "......c...", "......c...", "..........")
    erika = table.mercenary("dulinsky", at=(1, 2), facing="east").model
    chovar = table.boss("chovar", at=(7, 1), facing="west")
    covers = [shot.cover for shot in legal_shots(table.g, erika, layout(table.g)) if shot.target == chovar.name]
    assert covers == [True]


@pytest.mark.rule("SAGA-DARK-13")
def test_who_is_in_the_dark_beyond_short_cannot_be_shot_but_by_the_shrike():
    table = SagaTable("............", "......K.....", "............")
    erika = table.mercenary("dulinsky", at=(0, 1), facing="east").model
    guard = table.agent("guard", at=(8, 1), facing="west")
    table.agent("guard", at=(4, 0), facing="west")
    assert targets(table, erika) == ["guard-2"]
    assert refusal(table, erika, guard.name) == "SAGA-DARK-04"

    shrike = table.boss("shrike", at=(11, 1), facing="west")
    erika.at = (6, 1)
    guard.at = (8, 2)
    assert targets(table, shrike) == [erika.name]


def test_nobody_shoots_through_glass():
    table = SagaTable("........", "...g....", "........")
    erika = table.mercenary("dulinsky", at=(1, 1), facing="east").model
    table.agent("guard", at=(6, 1), facing="west")

    assert targets(table, erika) == ["g1"]


def test_the_stunned_do_not_shoot():
    table = SagaTable(*HALL)
    table.mercenary("dulinsky", at=(0, 3), facing="east")
    guard = table.agent("guard", at=(4, 3), facing="west")
    table.effect(guard, "ab-stunning-blow")

    assert no_shot(table, guard) == "SAGA-BREAK-08" and targets(table, guard) == []
