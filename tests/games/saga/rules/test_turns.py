"""Rounds and Turns of the Mercenaries, their counters, Feats and the window between Turns (SAGA-TURN, SAGA-FEAT)."""

import pytest

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, INTERRUPT
from starboard.games.saga.rules import turns
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import win
from starboard.games.saga.rules.gear import feats
from starboard.games.saga.rules.nexus.reactions import REACTIONS, Reaction
from starboard.games.saga.rules.turn_counts import lose_a_turn
from starboard.games.saga.rules.turns import (
    begin_round,
    begin_turn,
    between_turns,
    choose_who_acts,
    interrupt_allowed,
    mercenary_phase,
)
from starboard.games.saga.state.fields import Effect
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.requests import CHECKPOINT

ROOM = ("........", "........", "........")


def team(*names: str, seats: bool = False) -> SagaTable:
    """Mercenaries side by side, all of one seat, or each of its own."""
    table = SagaTable(*ROOM)
    for number, name in enumerate(names):
        table.mercenary(name, at=(2 * number, 0), seat=None if seats else 0)
    return table


def idle(table: SagaTable, *names: str) -> SagaTable:
    """These take Turns in this order and do nothing in them."""
    alone = len(table.g.mercenaries) == 1
    offers = names.count("curby") + (0 if alone else names.count("dulinsky"))  # to change a mode, to command a friend
    table.answers({"use-ability": [None] * offers})
    return table.answers({"who-acts": list(names), "move": ["stay"] * len(names), "facing": ["north"] * len(names)})


def phase(table: SagaTable, *names: str, end: bool = False) -> None:
    idle(table, *names)
    if end:
        table.answers({"who-acts": "end"})
    table.run(mercenary_phase)


@pytest.mark.rule("SAGA-ROUND-01")
def test_the_phases_follow_each_other():
    table = team("dulinsky")
    table.g.turns_left = 1
    phase(table, "dulinsky")
    assert table.g.step == "abilities"

    table.g.step = "end"
    table.run(end_phase)

    assert (table.g.step, table.g.round) == ("mercenaries", 2)


@pytest.mark.rule("SAGA-ROUND-02")
def test_a_victory_in_the_middle_of_a_turn_ends_everything(monkeypatch: pytest.MonkeyPatch):
    table = team("alyse")

    def triumph(g, who):
        win(g, "mercenaries", "SAGA-MISSION-03")
        yield CHECKPOINT

    monkeypatch.setitem(feats.FEATS, "ft-energy-drain", triumph)
    table.answers({"who-acts": "alyse", "move": [("feat", "ft-energy-drain")]})

    table.run(mercenary_phase)

    assert table.ended and (table.g.step, table.g.ending) == ("over", "mercenaries")
    assert table.g.mercenaries[0].ready  # the Turn was not completed


@pytest.mark.rule("SAGA-TURN-01", "SAGA-TURN-08")
def test_a_phase_has_four_turns_by_itself():
    assert turns.TURNS == 4
    table = team("dulinsky", "curby", "alyse", "wrath")
    table.g.turns = turns.TURNS
    begin_round(table.g)

    phase(table, "alyse", "dulinsky", "wrath", "curby")

    assert (table.g.step, table.g.turns_left, table.g.turns_taken) == ("abilities", 0, 4)


@pytest.mark.rule("SAGA-TURN-02")
def test_every_seat_may_choose_and_whoever_is_first_decides():
    table = team("dulinsky", "curby", seats=True)
    table.answers({(1, "who-acts"): "curby"})

    table.run(choose_who_acts)

    assert (table.g.acting, table.g.step, table.question("who-acts").seat) == ("curby", "turn-start", 1)
    assert list(table.question("who-acts").options) == ["curby", "end"]


@pytest.mark.rule("SAGA-TURN-02")
def test_a_turn_is_completed_before_the_next_one_begins():
    table = team("ogan", "alyse")
    phase(table, "alyse", "ogan", end=True)

    told = [(happening.kind, happening.args["who"]) for happening in table.told("turn")]

    assert told == [("turn", "alyse"), ("turn", "ogan")]
    assert [ask.kind for ask in table.asked] == ["who-acts", "move", "facing"] * 2 + ["who-acts"]


@pytest.mark.rule("SAGA-TURN-03", "SAGA-TURN-05")
def test_with_fewer_mercenaries_than_turns_some_act_again():
    table = team("dulinsky", "curby", "alyse")

    phase(table, "dulinsky", "curby", "alyse", "curby")

    assert [who.ready for who in table.g.mercenaries] == [True, False, True]


@pytest.mark.rule("SAGA-TURN-03")
def test_with_more_mercenaries_than_turns_some_do_not_act():
    table = team("dulinsky", "curby", "alyse")
    table.g.turns_left = 2

    phase(table, "dulinsky", "curby")

    assert table.g.step == "abilities" and table.g.mercenaries[2].acted == 0


@pytest.mark.rule("SAGA-TURN-04")
def test_the_action_comes_after_the_movement_and_both_may_be_skipped():
    table = team("dulinsky")
    table.g.turns_left = 1
    table.agent("guard", at=(4, 0))
    table.answers({"action": "nothing"})
    idle(table, "dulinsky")

    table.run(mercenary_phase)

    assert [ask.kind for ask in table.asked] == ["who-acts", "move", "facing", "action"]
    assert table.g.mercenaries[0].model.at == (0, 0)


@pytest.mark.rule("SAGA-TURN-04")
def test_a_turn_is_taken_up_again_between_movement_and_action():
    table = team("dulinsky")
    table.g.turns_left = 1
    begin_turn(table.g, table.g.mercenaries[0])
    table.answers({"move": [("to", 2, 1)], "facing": "east"})
    table.run(turns.move_in_turn)
    assert (table.g.step, table.g.acting, table.g.moved, table.g.path) == ("action", "dulinsky", 2, [(1, 1), (2, 1)])

    table.run(mercenary_phase)

    assert (table.g.step, table.g.acting, table.g.path) == ("abilities", "", [])


@pytest.mark.rule("SAGA-TURN-05")
def test_a_counter_that_lies_face_down_takes_no_turn():
    table = team("dulinsky", "curby")
    table.g.mercenaries[0].ready = False
    table.answers({"who-acts": "curby"})

    table.run(choose_who_acts)

    assert list(table.question("who-acts").options) == ["curby", "end"]


@pytest.mark.rule("SAGA-TURN-05", "SAGA-DEATH-02")
def test_only_the_counters_of_the_living_keep_others_face_down():
    table = team("dulinsky", "curby", "alyse")
    for who in table.g.mercenaries[:2]:
        who.ready = False

    table.run(eliminate, table.g.mercenaries[2].model)

    assert [who.ready for who in table.g.mercenaries[:2]] == [True, True]


@pytest.mark.rule("SAGA-TURN-06")
def test_the_fourth_turn_of_one_makes_it_wait_for_the_others_in_the_next_round():
    table = team("dulinsky", "curby", "alyse")
    phase(table, "dulinsky", "curby", "alyse", "dulinsky")

    begin_round(table.g)

    assert [who.ready for who in table.g.mercenaries] == [False, True, True]
    phase(table, "curby", "alyse", "dulinsky", "curby")
    assert [who.ready for who in table.g.mercenaries] == [False, False, True]


@pytest.mark.rule("SAGA-TURN-07")
def test_the_phase_may_end_early_and_counters_stay():
    table = team("dulinsky", "curby")

    phase(table, "dulinsky", end=True)

    assert (table.g.step, table.g.turns_left) == ("abilities", 0)
    assert [who.ready for who in table.g.mercenaries] == [False, True]


@pytest.mark.rule("SAGA-TURN-08")
def test_the_phase_ends_when_nobody_can_act():
    table = team("dulinsky")
    table.g.mercenaries[0].status, table.g.mercenaries[0].model.at = "left", None

    table.run(mercenary_phase)

    assert (table.g.step, table.asked) == ("abilities", [])


def test_effects_of_a_turn_end_with_it():
    table = team("dulinsky")
    table.g.turns_left = 1
    table.g.mercenaries[0].model.effects = [Effect("eq-stim", "turn", 1), Effect("nx-adrenaline", "round", 1)]

    phase(table, "dulinsky")

    assert [effect.until for effect in table.g.mercenaries[0].model.effects] == ["round"]


# --- deaths ---


@pytest.mark.rule("SAGA-DEATH-06")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (3, 2), (2, 2), (1, 1)])
def test_each_death_costs_a_turn_but_two_remain(before: int, after: int):
    table = team("dulinsky", "curby")
    table.g.turns, table.g.step = before, "activations"

    table.run(lose_a_turn, table.g.mercenaries[0])

    assert table.g.turns == after


@pytest.mark.rule("SAGA-DEATH-06")
def test_an_eliminated_mercenary_costs_its_turn():
    table = team("dulinsky", "curby")
    table.g.step = "activations"

    table.run(eliminate, table.g.mercenaries[0].model)

    assert table.g.turns == 3


@pytest.mark.rule("SAGA-DEATH-07")
def test_who_dies_in_or_after_its_own_turn_leaves_the_others_theirs():
    table = team("dulinsky", "curby")
    begin_turn(table.g, table.g.mercenaries[0])
    assert table.g.turns_left == 3

    table.run(eliminate, table.g.mercenaries[0].model)

    assert (table.g.turns, table.g.turns_left) == (3, 3)


@pytest.mark.rule("SAGA-DEATH-07")
@pytest.mark.parametrize(("begun", "left", "after"), [(1, 3, 2), (1, 2, 1), (1, 1, 1), (2, 0, 0)])
def test_who_dies_before_its_turn_takes_one_away_at_once(begun: int, left: int, after: int):
    table = team("dulinsky", "curby")
    table.g.turns_begun = table.g.turns_taken = begun
    table.g.turns_left, table.g.mercenaries[0].acted = left, begun

    table.run(lose_a_turn, table.g.mercenaries[1])

    assert table.g.turns_left == after


@pytest.mark.rule("SAGA-DEATH-07")
def test_a_turn_of_an_earlier_phase_does_not_count_as_this_ones():
    table = team("dulinsky", "curby")
    table.g.turns_taken, table.g.turns_begun, table.g.turns_left = 5, 1, 3
    table.g.mercenaries[1].acted = 4

    table.run(lose_a_turn, table.g.mercenaries[1])

    assert table.g.turns_left == 2


# --- Feats ---


def quiet_feat(g, who):
    who.victory_points += 1
    yield CHECKPOINT


@pytest.mark.rule("SAGA-FEAT-01", "SAGA-FEAT-06")
def test_a_feat_replaces_movement_facing_and_action(monkeypatch: pytest.MonkeyPatch):
    table = team("alyse")
    table.g.turns_left = 1
    monkeypatch.setitem(feats.FEATS, "ft-energy-drain", quiet_feat)
    table.answers({"who-acts": "alyse", "move": [("feat", "ft-energy-drain")]})

    table.run(mercenary_phase)

    assert [ask.kind for ask in table.asked] == ["who-acts", "move"]
    assert (table.g.mercenaries[0].victory_points, table.g.step) == (1, "abilities")


@pytest.mark.rule("SAGA-FEAT-01")
def test_after_a_step_there_is_no_feat(monkeypatch: pytest.MonkeyPatch):
    table = team("alyse")
    monkeypatch.setitem(feats.FEATS, "ft-energy-drain", quiet_feat)
    begin_turn(table.g, table.g.mercenaries[0])
    table.answers({"move": [("step", 1, 0), "stay"], "facing": "east"})

    table.run(turns.move_in_turn)

    assert [("feat", "ft-energy-drain") in ask.options for ask in table.asked if ask.kind == "move"] == [True, False]


@pytest.mark.rule("SAGA-FEAT-02", "SAGA-FEAT-05")
def test_each_feat_works_once_in_a_mission(monkeypatch: pytest.MonkeyPatch):
    table = team("alyse")
    monkeypatch.setitem(feats.FEATS, "ft-energy-drain", quiet_feat)
    who = table.g.mercenaries[0]
    assert who.feats_used == []  # a Mercenary comes into every mission like this
    who.feats_used = ["ft-energy-drain"]
    begin_turn(table.g, who)
    table.answers({"move": "stay", "facing": "east"})

    table.run(turns.move_in_turn)

    ask = table.question("move")
    assert ("feat", "ft-energy-drain") not in ask.options and ask.blocked is not None
    assert dict(ask.blocked())["feat", "ft-energy-drain"].rule == "SAGA-FEAT-02"


@pytest.mark.rule("SAGA-FEAT-04")
def test_a_feat_may_be_used_in_a_front_arc(monkeypatch: pytest.MonkeyPatch):
    table = team("alyse")
    table.agent("guard", at=(1, 0), facing="west")
    monkeypatch.setitem(feats.FEATS, "ft-energy-drain", quiet_feat)
    begin_turn(table.g, table.g.mercenaries[0])
    table.answers({"move": [("feat", "ft-energy-drain")]})

    table.run(turns.move_in_turn)

    assert table.g.step == "turn-end" and table.g.mercenaries[0].victory_points == 1


# --- the window between Turns ---


@pytest.mark.rule("SAGA-INTERRUPT-03", "SAGA-INTERRUPT-04", "SAGA-INTERRUPT-05", "SAGA-STEALTH-15")
@pytest.mark.parametrize(
    ("begun", "left", "interrupted", "aware", "allowed"),
    [(1, 3, False, True, True), (0, 4, False, True, False), (4, 0, False, True, False), (1, 3, True, True, False),
     (1, 3, False, False, False)],
)  # fmt: skip
def test_when_the_nexus_may_interrupt(begun: int, left: int, interrupted: bool, aware: bool, allowed: bool):
    table = team("dulinsky", "curby")
    nexus = table.nexus_player()
    table.g.turns_begun, table.g.turns_left = begun, left
    nexus.interrupted, nexus.aware = interrupted, aware

    assert interrupt_allowed(table.g) is allowed


@pytest.mark.rule("SAGA-INTERRUPT-05")
def test_the_window_comes_after_a_turn_and_the_card_is_played(monkeypatch: pytest.MonkeyPatch):
    table = team("dulinsky", "curby")
    card = next(copy for copy, printed in CARD_OF_COPY.items() if printed.type == INTERRUPT)
    nexus = table.nexus_player(hand=[card])
    played: list[int] = []

    def ambush(g, about):
        played.append(about["turns"])
        yield CHECKPOINT
        return False

    monkeypatch.setitem(REACTIONS, CARD_OF_COPY[card].id, Reaction(lambda g, about: True, ambush))
    table.g.turns_begun, table.g.turns_left, table.g.step = 1, 3, "between"
    table.answers({"interrupt": card})

    table.run(between_turns)

    assert (set(played), nexus.interrupted, table.g.step) == ({3}, True, "mercenaries")
    assert (nexus.hand, nexus.discard, nexus.played) == ([], [card], True)
    assert not interrupt_allowed(table.g)


@pytest.mark.rule("SAGA-INTERRUPT-05")
def test_without_a_nexus_player_there_is_no_window():
    table = team("dulinsky", "curby")
    table.g.turns_begun, table.g.turns_left, table.g.step = 1, 3, "between"

    table.run(between_turns)

    assert (table.asked, table.g.step) == ([], "mercenaries")
