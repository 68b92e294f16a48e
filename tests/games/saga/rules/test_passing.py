"""Force Fields and long limbs: what hinders some and not others."""

import pytest

from starboard.games.saga.content.card_list import modifiers_of
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.attacks.assault import WHEN_KILLED
from starboard.games.saga.rules.attacks.healing import WHEN_HEALED
from starboard.games.saga.rules.attacks.shooting import legal_shots
from starboard.games.saga.rules.hacking.hack_moments import BY_SKILL
from starboard.games.saga.rules.movement.doors import why_no_door
from starboard.games.saga.rules.movement.move_choices import Course, goals
from starboard.games.saga.rules.movement.moving import move
from starboard.games.saga.rules.movement.passing import STRIDING, walking_layout
from starboard.games.saga.rules.movement.pushing import STANDING_FAST
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.turn_moments import MOMENTS
from starboard.games.saga.testing.table import SagaTable

CORRIDOR = "........"


def fields(*rows: str) -> SagaTable:
    table = SagaTable(*(rows or (CORRIDOR, CORRIDOR)))
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    for number in range(len(rows) or 2):
        table.deployed("force-field", at=(3, number), owner="dulinsky")
    return table


def go(g, model):
    return move(g, model, Course(5))


def places(table: SagaTable, model, squares: int = 8):
    return goals(table.g, model, walking_layout(table.g, model), Course(squares))


@pytest.mark.rule("SAGA-LOS-03", "SAGA-DEPLOY-05")
def test_a_force_field_blocks_the_sight_of_enemies_alone():
    table = fields()
    guard = table.agent("marine", at=(6, 0), facing="west")
    dulinsky = table.g.mercenaries[0]

    shots = legal_shots(table.g, dulinsky.model, layout(table.g))
    assert [(shot.target, shot.cover) for shot in shots] == [(guard.name, False)]
    targets = [shot.target for shot in legal_shots(table.g, guard, layout(table.g))]
    assert targets and "dulinsky" not in targets  # but the fields themselves

    table.g.deployed = []
    assert "dulinsky" in [shot.target for shot in legal_shots(table.g, guard, layout(table.g))]


@pytest.mark.rule("SAGA-MOVE-05", "SAGA-DEPLOY-05")
def test_friends_cross_it_and_do_not_stop_on_it():
    table = fields()
    guard = table.agent("guard", at=(7, 1), facing="east")
    dulinsky = table.g.mercenaries[0].model
    assert (3, 0) not in places(table, dulinsky) and (4, 0) in places(table, dulinsky)
    assert (3, 0) not in places(table, guard) and (2, 0) not in places(table, guard)
    assert (4, 0) in places(table, guard)
    table.answers({"move": ("to", 4, 0), "facing": "east"})

    table.run(go, dulinsky)

    assert dulinsky.at == (4, 0)
    assert (3, 0) in table.told("moved")[0].args["path"] or (3, 1) in table.told("moved")[0].args["path"]


@pytest.mark.rule("SAGA-MOVE-10")
def test_nobody_enters_a_field_that_it_could_not_leave():
    table = fields("........")
    dulinsky = table.g.mercenaries[0].model

    assert (2, 0) in places(table, dulinsky, 3) and (3, 0) not in places(table, dulinsky, 3)


@pytest.mark.rule("SAGA-DOOR-04", "SAGA-DEPLOY-05")
def test_a_doorway_with_a_piece_in_it_stays_open():
    table = SagaTable("D..", "...")
    who = table.mercenary("dulinsky", at=(1, 0), facing="west")
    table.door("D1", open=True)
    assert why_no_door(table.g, who) is None
    table.deployed("force-field", at=(0, 0), owner="dulinsky")

    assert why_no_door(table.g, who).rule == "SAGA-DOOR-04"


# --- Long Limbs ---


def striding(row: str, skills=("sk-long-limbs",)):
    table = SagaTable(row)
    return table, table.mercenary("wrath", at=(0, 0), skills=list(skills)).model


@pytest.mark.rule("SAGA-MOVE-05", "SAGA-MOVE-06")
def test_long_limbs_cross_an_obstacle_and_do_not_stop_on_it():
    table, wrath = striding("..c...")
    assert places(table, wrath, 4) == [(1, 0), (3, 0), (4, 0)]
    assert places(table, wrath, 2) == [(1, 0)]

    table, wrath = striding("..c...", skills=())
    assert places(table, wrath, 4) == [(1, 0)]


@pytest.mark.rule("SAGA-MOVE-05")
@pytest.mark.parametrize("piece", ["k", "g", "D"])
def test_they_do_not_cross_what_blocks(piece: str):
    table, wrath = striding(f"..{piece}...")

    assert places(table, wrath, 4) == [(1, 0)]


@pytest.mark.rule("SAGA-MOVE-07", "SAGA-MOVE-10")
def test_a_step_onto_an_obstacle_where_it_would_have_to_stop_is_no_step():
    table, wrath = striding("..c...")
    table.agent("guard", at=(3, 0), facing="west")

    assert places(table, wrath, 4) == [(1, 0)]


@pytest.mark.rule("SAGA-DARK-05", "SAGA-MOVE-05")
def test_in_the_dark_an_obstacle_helps_them_to_orient_themselves_like_anybody():
    table = SagaTable(*["." * 11] * 5, ".....Kc....", *["." * 11] * 5)
    wrath = table.mercenary("wrath", at=(5, 6), facing="south", skills=["sk-long-limbs"]).model

    assert {(4, 6), (5, 5), (6, 6), (5, 7)} <= set(places(table, wrath, 1))


def test_every_skill_is_written():
    """A skill has modifiers, or its id is in the table of its moment."""
    spoken = [card for table in MOMENTS.values() for card in table]
    written = {*spoken, *WHEN_KILLED, *BY_SKILL, *WHEN_HEALED, *STANDING_FAST, *STRIDING}

    assert {card.id for card in SKILLS.values() if card.hooks} <= written
    assert all([card.hooks or modifiers_of(card.id) for card in SKILLS.values()])
