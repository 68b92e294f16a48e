"""Reaction cards and Interrupts at the moments at which they are played (SAGA-REACT-01, SAGA-INTERRUPT-01)."""

import pytest

from starboard.games.saga.content.nexus_cards import INTERRUPT, NEXUS_CARDS, REACTION
from starboard.games.saga.rules.actions import take_action
from starboard.games.saga.rules.automaton.artificial_nexus import special_abilities
from starboard.games.saga.rules.card_moments import fill_moments
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.gear.feats import use_feat
from starboard.games.saga.rules.gear.interaction import interact
from starboard.games.saga.rules.missions.pieces import usable_exits
from starboard.games.saga.rules.movement.doors import close_door
from starboard.games.saga.rules.movement.move_choices import Course
from starboard.games.saga.rules.movement.moving import move
from starboard.games.saga.rules.nexus.card_list import ABILITIES
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.nexus.hidden_passage import CODE, close_passage, passage_squares
from starboard.games.saga.rules.nexus.reactions import REACTIONS, offer_interrupt
from starboard.games.saga.rules.nexus.reinforcements import can_enter, deactivate
from starboard.games.saga.state.fields import Point
from starboard.games.saga.testing.table import SagaTable
from tests.games.saga.rules.mission_tables import VERSUS, begun, put

TRAP, RETURN_FIRE, NO_WAY_OUT = "nx-booby-trap-a", "nx-return-fire-a", "nx-no-way-out-a"
AMBUSH, PASSAGE = "nx-ambush-a", "nx-hidden-passage-a"

fill_moments()


def test_every_nexus_card_has_an_effect():
    """What is written is found here; a card without an effect would stop the game."""
    abilities = {card.id for card in NEXUS_CARDS.values() if card.type != REACTION}
    answers = {card.id for card in NEXUS_CARDS.values() if card.type in (REACTION, INTERRUPT)}

    assert (abilities - set(ABILITIES), answers - set(REACTIONS)) == (set(), set())
    assert (set(ABILITIES) - abilities, set(REACTIONS) - answers) == (set(), set())


# --- Booby Trap ---


@pytest.mark.rule("SAGA-REACT-01", "SAGA-INTERACT-04")
def test_a_booby_trap_goes_off_before_the_outcome_and_the_interaction_goes_on():
    table = SagaTable("....", ".c..", "....")
    who = table.mercenary("dulinsky", at=(0, 1), facing="east")
    beside = table.mercenary("curby", at=(2, 1)).model
    table.nexus_player([TRAP])
    table.answers({"reaction": TRAP})
    table.fate((1, 0, 0, 0), (1, 0, 0, 0))

    table.run(interact, who)

    assert [one.args["target"] for one in table.told("attacked")] == ["dulinsky", "curby"]
    assert (who.model.wounds, beside.wounds, beside.shield_wounds) == (1, 1, 0)
    assert table.g.scenery[0].searched


@pytest.mark.rule("SAGA-REACT-01", "SAGA-INTERACT-04")
def test_whoever_falls_to_the_trap_has_not_used_the_scenery_up():
    table = SagaTable("....", ".c..", "....")
    table.mercenary("curby", at=(3, 0))
    who = table.mercenary("dulinsky", at=(0, 1), facing="east")
    who.model.wounds = 4
    table.nexus_player([TRAP])
    table.answers({"reaction": TRAP})
    table.fate((3, 3, 0, 0))

    table.run(interact, who)

    assert who.status == "down" and not table.g.scenery[0].searched


@pytest.mark.rule("SAGA-REACT-01", "SAGA-INTERACT-01", "SAGA-MISSION-11")
@pytest.mark.parametrize(("wounds", "opened"), [(0, True), (4, False)])
def test_a_lever_that_the_mission_lets_somebody_use_can_be_trapped_too(wounds: int, opened: bool):
    table = begun("c", "B", "C", "E", seats=VERSUS)
    who = put(table, "dulinsky", (10, 1), "east")
    who.model.wounds = wounds
    table.nexus_player([TRAP])
    table.answers({"action": "mission", "reaction": TRAP})
    table.fate((3, 3, 0, 0))

    table.run(take_action, who)

    assert (usable_exits(table.g) != [], [one.args["target"] for one in table.told("attacked")]) == (
        opened,
        ["dulinsky"],
    )


# --- Return Fire ---


def shot_at(*kinds: str, hand: str = RETURN_FIRE) -> SagaTable:
    """Dulinsky before Agents that look away."""
    table = SagaTable("............", "............")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    for row, kind in enumerate(kinds):
        table.agent(kind, at=(3, row), facing="east")
    table.nexus_player([hand])
    return table


@pytest.mark.rule("SAGA-REACT-01")
def test_an_agent_that_was_shot_at_and_lives_may_return_fire():
    table = shot_at("marine", "marine")
    who = table.g.mercenaries[0]
    table.answers({"action": "shoot", "target": "marine-1", "reaction": RETURN_FIRE, "facing": "west"})
    table.fate((0,) * 6).any_fate()

    table.run(take_action, who)

    assert [one.args["who"] for one in table.told("attacked")] == ["dulinsky", "marine-1"]
    assert table.told("attacked")[1].args["target"] == "dulinsky" and table.g.attacked == ["marine-1"]


@pytest.mark.rule("SAGA-REACT-01", "SAGA-FEAT-03")
@pytest.mark.parametrize("feat", ["ft-coordinated", "ft-energy-drain", "ft-hellfire"])
def test_shots_in_a_feat_are_answered_too(feat: str):
    table = SagaTable(*["......"] * 3)
    captain = table.mercenary("dulinsky", at=(0, 0), facing="east")
    shooters = {"ft-coordinated": "curby", "ft-energy-drain": "alyse", "ft-hellfire": "devil"}
    shooter = table.mercenary(shooters[feat], at=(0, 2), facing="east")
    table.agent("marine", at=(3, 2), facing="west")
    table.nexus_player([RETURN_FIRE])
    table.answers({"orders": "attack", "granted-attack": "shoot"} if feat == "ft-coordinated" else {})
    table.answers({"facing": ["east", "west"]} if feat != "ft-energy-drain" else {"facing": "west"})
    table.answers({"aim": [(1, 2), "stop"]} if feat == "ft-hellfire" else {}).answers({"reaction": RETURN_FIRE})
    table.fate(attack=(0,) * (6 if feat != "ft-energy-drain" else 5)).any_fate()

    table.run(use_feat, captain if feat == "ft-coordinated" else shooter, feat)

    assert [one.args["who"] for one in table.told("attacked")] == [shooter.model.name, "marine-1"]


@pytest.mark.rule("SAGA-REACT-01", "SAGA-TURN-04")
def test_the_shooter_runs_before_the_nexus_answers():
    table = SagaTable("......", "#.####", "#.####")
    who = table.mercenary("dulinsky", at=(0, 0), facing="east", skills=["sk-hit-and-run"])
    table.agent("marine", at=(4, 0), facing="east")
    table.nexus_player([RETURN_FIRE])
    table.answers({"action": "shoot", "use-ability": "sk-hit-and-run", "move": [("to", 1, 2)]}).any_fate()

    table.answers({"facing": "north"}).run(take_action, who)

    assert who.model.at == (1, 2) and table.g.nexus.hand == [RETURN_FIRE]  # it has nobody to shoot at any more


@pytest.mark.rule("SAGA-REACT-01")
def test_who_cannot_shoot_does_not_return_fire():
    table = shot_at("victim", "marine")
    table.answers({"action": "shoot", "target": "victim-1"})
    table.any_fate(3)

    table.run(take_action, table.g.mercenaries[0])

    assert len(table.told("attacked")) == 1 and table.g.nexus.hand == [RETURN_FIRE]


# --- No Way Out ---


@pytest.mark.rule("SAGA-REACT-01", "SAGA-BREAK-07")
def test_no_way_out_calls_a_break_away_off():
    table = SagaTable("....", "....", "....")
    who = table.mercenary("dulinsky", at=(1, 1))
    table.agent("guard", at=(1, 0), facing="south")
    table.nexus_player([NO_WAY_OUT])
    table.g.acting = "dulinsky"
    table.answers({"move": ("break-away", 1, 2), "reaction": NO_WAY_OUT, "facing": "east"})

    table.run(move, who.model, Course(5))

    assert who.model.at == (1, 1) and who.model.facing == "east" and not table.g.broke_away
    assert not table.told("attacked") and not table.told("break-away") and table.told("break-away-called-off")


@pytest.mark.rule("SAGA-REACT-01")
def test_the_card_need_not_be_played():
    table = SagaTable("....", "....", "....")
    who = table.mercenary("dulinsky", at=(1, 1))
    table.agent("guard", at=(1, 0), facing="south")
    table.nexus_player([NO_WAY_OUT])
    table.answers({
        "move": [("break-away", 1, 2), "stay"], "reaction": "none", "free-attack": "refrain", "facing": "east",
    })  # fmt: skip

    table.run(move, who.model, Course(5))

    assert who.model.at == (1, 2) and table.g.nexus.hand == [NO_WAY_OUT]


# --- Ambush ---


def between_turns(card: str, *rows: str) -> SagaTable:
    table = SagaTable(*(rows or ("R...........", "............")))
    table.mercenary("dulinsky", at=(8, 1), facing="east").acted = 1
    table.nexus_player([card])
    table.g.nexus.kinds, table.g.nexus.max_cost = ["ag-technician", "ag-guard"], 2
    return table


@pytest.mark.rule("SAGA-INTERRUPT-01", "SAGA-INTERRUPT-06")
def test_an_ambush_activates_one_agent_between_two_turns():
    table = between_turns(AMBUSH)
    guard, _ = table.agent("guard", at=(4, 1), facing="east"), table.agent("guard", waiting="R1")
    table.any_fate()
    table.answers({
        "interrupt": AMBUSH, "agent-for-card": guard.name, "move": "stay", "facing": "east", "action": "shoot",
    })  # fmt: skip

    table.run(offer_interrupt)

    shot = table.told("attacked")[0].args
    assert shot["who"] == guard.name and all([reason != "nx-ambush" for reason, _ in shot["attack"]])
    assert not guard.activated and guard.effects == []


@pytest.mark.rule("SAGA-CARD-05", "SAGA-INTERRUPT-01")
def test_there_is_no_ambush_without_somebody_to_activate():
    table = between_turns(AMBUSH)

    table.run(offer_interrupt)

    assert table.g.nexus.hand == [AMBUSH]


@pytest.mark.rule("SAGA-AN-03", "SAGA-AN-07")
def test_by_the_rules_the_nearest_agent_acts_with_a_die_more():
    table = SagaTable("............", "...........R")
    table.mercenary("dulinsky", at=(8, 1), facing="west").acted = 1
    table.agent("guard", at=(1, 1))
    near = table.agent("technician", waiting="R1")
    lay_deck(table.g, [[AMBUSH]])
    table.any_fate()

    table.run(special_abilities)

    assert [one.args["who"] for one in table.told("activated")] == [near.name]
    assert ("nx-ambush", 1) in table.told("attacked")[0].args["attack"]


# --- Hidden Passage ---


@pytest.mark.rule("SAGA-INTERRUPT-01", "SAGA-REINFORCE-01")
def test_a_hidden_passage_is_a_point_beside_a_wall_away_from_the_mercenaries():
    table = between_turns(PASSAGE, "............", "............", "............", "............")
    assert (5, 0) in passage_squares(table.g)
    assert (6, 0) not in passage_squares(table.g)  # 2 squares from Dulinsky
    assert (4, 1) not in passage_squares(table.g)  # in the middle of the hall

    table.any_fate()
    table.answers({
        "interrupt": PASSAGE, "square": (0, 3), "call": ["ag-guard", "none"], "move": "stay", "facing": "north",
    })  # fmt: skip
    table.run(offer_interrupt)

    assert [point.code for point in table.g.points] == [CODE]
    assert [(one.kind, one.at) for one in table.g.enemies] == [("ag-guard", (0, 3))]


@pytest.mark.rule("SAGA-INTERRUPT-01", "SAGA-DOOR-01", "SAGA-REINFORCE-09")
def test_an_open_doorway_may_hide_a_passage_that_is_of_no_use_once_it_is_closed():
    table = between_turns(PASSAGE, "..D.D.......", "##.#.#......")
    door = table.door("D2", open=True)
    squares = passage_squares(table.g)
    assert (2, 0) not in squares and (4, 0) in squares

    table.g.points.append(Point(CODE, [(4, 0)]))
    guard = table.agent("guard", waiting=CODE)
    assert can_enter(table.g, guard)
    close_door(table.g, door)

    assert not can_enter(table.g, guard)


def waiting_in_the_passage() -> SagaTable:
    table = between_turns(PASSAGE)
    table.any_fate()
    table.answers({
        "interrupt": PASSAGE, "square": (3, 0), "call": ["ag-guard", "ag-technician"], "agent-for-card": "guard-1",
        "move": "stay", "facing": "north",
    })  # fmt: skip
    table.run(offer_interrupt)
    return table


@pytest.mark.rule("SAGA-END-01", "SAGA-REINFORCE-07")
def test_the_passage_closes_at_the_end_of_the_round_and_who_waits_there_goes_to_the_nearest_point():
    table = waiting_in_the_passage()

    table.run(end_phase)

    assert [point.code for point in table.g.points] == ["R1"]
    assert [one.waiting for one in table.g.enemies] == ["", "R1"]


@pytest.mark.rule("SAGA-END-01", "SAGA-REINFORCE-07", "SAGA-REINFORCE-12")
def test_whoever_is_asked_where_they_go_sees_everybody_waiting_somewhere():
    table = waiting_in_the_passage()
    table.g.points = [Point("R1", [(1, 0)]), Point("R2", [(5, 0)]), table.g.points[-1]]
    going = close_passage(table.g)

    request = next(going)

    assert request.options == ["R1", "R2"]
    assert {one.waiting for one in table.g.enemies if one.waiting} <= {point.code for point in table.g.points}
    with pytest.raises(StopIteration):
        going.send("R2")
    assert [point.code for point in table.g.points] == ["R1", "R2"] and table.g.enemies[1].waiting == "R2"


@pytest.mark.rule("SAGA-END-01", "SAGA-REINFORCE-06")
def test_without_an_active_point_they_go_back_to_the_supply():
    table = waiting_in_the_passage()
    deactivate(table.g, table.g.points[0])
    table.g.points[0].welded = True

    table.run(end_phase)

    assert [one.kind for one in table.g.enemies] == ["ag-guard"]


@pytest.mark.rule("SAGA-AN-03", "SAGA-AN-14")
def test_by_the_rules_there_is_no_new_point():
    table = between_turns(PASSAGE)
    table.g.nexus.seat = -1
    table.g.nexus.hand = []
    lay_deck(table.g, [[PASSAGE]])
    table.any_fate()

    table.run(special_abilities)

    assert [point.code for point in table.g.points] == ["R1"]
    assert [one.args["kind"] for one in table.told("called")] == ["ag-guard", "ag-technician"]
    assert [one.args["who"] for one in table.told("activated")] == ["guard-1"]
