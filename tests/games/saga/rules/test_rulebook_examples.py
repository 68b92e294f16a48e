"""The worked examples of the printed rulebook as they stand there: positions, facings, dice, results.

Others are beside the rules that they explain: arcs and Cover (geometry/), the diagonal and the Guard that stops
Dulinsky (test_movement), flames (test_template_attack), reinforcements of value 4, 5 and 8 (test_reinforcements,
test_artificial_nexus), the Marine that becomes two others (test_doors_and_zones), Breaking Away (test_breaking_away),
Devil's three squares (test_stealth), the team for 460 credits (test_team_building), what a wound teaches Dulinsky
(test_advancing).
"""

import pytest

from starboard.games.saga.rules.actions import take_action
from starboard.games.saga.rules.attacks.shooting import legal_shots
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.lookups import crippled
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.nexus.nexus_phase import nexus_phase
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.turns import act_in_turn, begin_turn, move_in_turn
from starboard.games.saga.testing.table import SagaTable
from tests.games.saga.rules.attacks import blue, red
from tests.games.saga.rules.mission_tables import begun, put

ADVANCE, PREPARATIONS, PATCH = "nx-stealthy-advance-a", "nx-preparations-a", "nx-patch-up-a"

# --- the tutorial: Dulinsky's Turn ---


def pump_room() -> SagaTable:
    """A wall hides the Guard (B) from the square that Dulinsky goes to, and part of the Technician (A)."""
    table = SagaTable("........", "..#.....", "........", "........", "........", "........")
    table.mercenary("dulinsky", at=(0, 5), facing="north")
    table.agent("technician", at=(3, 3), facing="west")
    table.agent("guard", at=(6, 1), facing="south")
    begin_turn(table.g, table.g.mercenaries[0])
    table.g.step = "move"
    table.answers({"SAGA-MOVE-01": ("to", 1, 1), "SAGA-MOVE-03": "east"})
    table.run(move_in_turn)
    return table


@pytest.mark.rule("SAGA-MOVE-01", "SAGA-COVER-04", "SAGA-LEAN-01", "SAGA-LEAN-02")
def test_from_her_square_the_technician_is_in_cover_and_the_guard_is_seen_by_leaning_out():
    table = pump_room()

    shots = legal_shots(table.g, table.g.mercenaries[0].model, layout(table.g))

    assert {(shot.target, shot.leaning, shot.cover) for shot in shots} >= {
        ("technician-1", False, True), ("guard-2", True, False),
    }  # fmt: skip
    assert not [shot for shot in shots if shot.target == "technician-1" and shot.leaning]


@pytest.mark.rule("SAGA-ATTACK-01", "SAGA-ATTACK-07", "SAGA-WOUND-01")
def test_attack_a_four_dice_against_a_technician_in_cover_wound_it_once():
    table = pump_room()
    table.answers({"action": "shoot", "target": "technician-1"}).fate(attack=(0, 1, 2, 3, 1, 3))

    table.run(act_in_turn)

    told = table.told("attacked")[0].args
    assert (told["attack"], told["defence"]) == ((("shoot", 4),), (("defence", 1), ("cover", 1)))
    assert table.g.enemies[0].wounds == 1


@pytest.mark.rule("SAGA-LEAN-01", "SAGA-LEAN-05", "SAGA-WOUND-01")
def test_attack_b_two_wounds_remove_the_guard_at_whom_she_leans_out():
    table = pump_room()
    table.answers({"action": "shoot", "target": "guard-2", "lean": (2, 0)}).fate(attack=(1, 2, 3, 0, 1, 0))

    table.run(act_in_turn)

    assert table.told("attacked")[0].args["defence"] == (("defence", 2),)
    assert [one.name for one in table.g.enemies] == ["technician-1"]
    assert table.g.mercenaries[0].model.at == (1, 1)


# --- the tutorial: the Nexus Phase ---


def answering(bonus: str, who: str = "") -> SagaTable:
    """Patch Up heals, the Technician strikes, Preparations calls a Guard; then a Bonus Activation or none."""
    table = SagaTable("R.......", "........")
    table.mercenary("dulinsky", at=(7, 0), facing="east")
    nexus = table.nexus_player((ADVANCE, PREPARATIONS, PATCH))
    nexus.activations, nexus.kinds, nexus.max_cost = 1, ["ag-technician", "ag-guard"], 2
    lay_deck(table.g, [["nx-dig-in-a"], ["nx-adrenaline-a"], ["nx-planning-a"]])
    table.g.step = "abilities"
    technician = table.agent("technician", at=(5, 0), facing="east", wounds=1)
    table.agent("guard", at=(0, 1), facing="east")
    moves = [("to", 6, 0), "stay"]
    table.answers(
        {
            "ability": [PATCH, "none"],
            "activate": [technician.name, *([who] if who else [])],
            "move": moves if who else moves[:1],
            "facing": ["east"] * (2 if who else 1),
            "action": ["assault"] * (2 if who == technician.name else 1),
            "reinforce": PREPARATIONS,
            "call": "ag-guard",
            "bonus": bonus,
        }
    ).any_fate().fate(attack=[(1, 0, 0)] * (2 if who == technician.name else 1))  # fmt: skip
    table.run(nexus_phase)
    return table


@pytest.mark.rule("SAGA-CARD-01", "SAGA-ACTIVATE-01", "SAGA-REINFORCE-04", "SAGA-DRAW-02")
def test_without_a_bonus_activation_two_cards_are_drawn_to_the_third():
    table = answering("none")

    assert table.g.enemies[0].wounds == 0 and table.g.mercenaries[0].model.wounds == 1
    assert list(table.question("call").options) == ["ag-technician", "ag-guard"]
    assert table.g.enemies[2].waiting == "R1"
    assert table.g.nexus.hand == [ADVANCE, "nx-dig-in-a", "nx-adrenaline-a"]
    assert table.g.nexus.discard == [PATCH, PREPARATIONS]


@pytest.mark.rule("SAGA-BONUS-01", "SAGA-BONUS-02", "SAGA-DRAW-03", "SAGA-MOVE-12")
@pytest.mark.parametrize(("who", "blows"), [("guard-3", 1), ("technician-1", 2)])
def test_for_the_last_card_the_new_guard_enters_or_the_technician_strikes_again(who: str, blows: int):
    table = answering(ADVANCE, who)

    assert table.g.mercenaries[0].model.wounds == blows
    assert (table.g.enemies[2].at == (0, 0)) == (who == "guard-3")
    assert set(table.question("SAGA-BONUS-02").options) == {"technician-1", "guard-2", "guard-3"}
    assert len(table.g.nexus.hand) == 2


@pytest.mark.rule("SAGA-MISSION-13", "SAGA-SETUP-06", "SAGA-REINFORCE-07")
def test_in_the_first_nexus_phase_of_lone_wolf_itself_a_guard_is_called_and_can_enter():
    table = begun("a", seats=(("nexus",), ("mercenaries",)), agents=True)
    nexus, (guard, technician) = table.g.nexus, sorted(table.g.enemies, key=lambda one: one.kind)
    nexus.hand, technician.wounds, table.g.step = [ADVANCE, PREPARATIONS, PATCH], 1, "abilities"
    table.any_fate().answers(
        {
            "ability": [PATCH, "none"], "activate": [technician.name, "guard-3"], "move": ["stay", "stay"],
            "facing": ["west", "west"], "reinforce": PREPARATIONS, "call": "ag-guard",
            "bonus": ADVANCE,
        }
    )  # fmt: skip

    table.run(nexus_phase)

    assert nexus.activations == 1 and technician.wounds == 0 and guard.at == (9, 2)
    assert table.g.enemies[2].kind == "ag-guard" and table.g.enemies[2].at == (5, 1)


# --- the tutorial: how Dulinsky wins ---


@pytest.mark.rule("SAGA-MISSION-13", "SAGA-HACK-04", "SAGA-DOOR-05", "SAGA-DOOR-03")
def test_dulinsky_hacks_the_terminal_and_opens_the_door():
    table = begun("a")
    dulinsky = put(table, "dulinsky", (10, 8), "south")
    table.answers({"action": "hack"}).fate(hack=(1, 0, 0))

    table.run(take_action, dulinsky)
    assert table.door("D1").lock == 0 and not table.door("D1").open

    put(table, "dulinsky", (10, 2), "east")
    table.answers({"action": "door"})
    table.run(take_action, dulinsky)
    assert table.ended and table.g.ending == "mercenaries"


# --- wounds ---


@pytest.mark.rule("SAGA-WOUND-02", "SAGA-WOUND-03", "SAGA-ATTACK-05")
def test_two_wounds_are_nothing_to_wrath_and_cripple_alyse():
    table = SagaTable("....", "....")
    wrath, alyse = table.mercenary("wrath", at=(0, 0), facing="east"), table.mercenary("alyse", at=(0, 1))
    marine = table.agent("marine", at=(1, 0), facing="east")
    for who in (wrath, alyse):
        table.run(inflict, who.model, 2, False)

    assert not crippled(wrath.model) and crippled(alyse.model)
    assert red(table, wrath.model, marine, "close") == [("assault", 5)]
    assert red(table, alyse.model, marine, "close") == [("assault", 4), ("crippled", -1)]
    assert ("crippled", -1) in blue(table, marine, alyse.model, "close")
