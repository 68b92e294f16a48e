"""The Engines (NEM-ENGINE)."""

import pytest

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.rules.checks import engine_check
from starboard.games.nemesis.rules.knowledge import check_engine
from starboard.games.nemesis.state.pieces import bit
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.seat_view import event_for
from starboard.testing import NemesisTable

W, D = "working", "damaged"


@pytest.mark.rule("NEM-ENGINE-01", "NEM-ENGINE-02")
@pytest.mark.parametrize("state", [W, D])
def test_the_top_token_is_working_or_damaged_and_only_the_checking_player_sees_it(state):
    table = NemesisTable()
    pilot, scout = table.character("pilot", at="engine-2"), table.character("scout")
    table.fate(engine_token=state)

    table.run(check_engine, pilot, 2, "NEM-ROOM-22")
    table.run(check_engine, pilot, 2, "NEM-ROOM-22")  # it is the same token the next time

    assert project(table.g, pilot.seat)["engines"][2] == state
    assert project(table.g, scout.seat)["engines"][2] == "?"
    happening = table.told("checked-engine")[0]
    assert event_for(happening, pilot.seat)["args"] == {"who": 0, "engine": 2, "state": state}
    assert event_for(happening, scout.seat)["args"] == {"who": 0, "engine": 2}


@pytest.mark.rule("NEM-ENGINE-01")
def test_below_the_top_token_lies_the_other_one():
    table = NemesisTable()
    pilot = table.character("pilot", at="engine-1", hand=["repairs", "rest"])
    table.engine(1, W)

    table.act(pilot, "card:repairs", engine=D)

    assert table.question("engine").options == [W, D]
    assert table.g.engines[1] == D


@pytest.mark.rule("NEM-ENGINE-03")
@pytest.mark.parametrize(
    ("name", "option", "cost"),
    [
        ("captain", "card:basic-repairs", 2),
        ("pilot", "card:repairs", 1),
        ("mechanic", "card:fast-repairs", 0),
        ("pilot", "item:tools", 1),
        ("pilot", "item:duct-tape", 1),
    ],
)
@pytest.mark.parametrize(("before", "after"), [(D, W), (W, D), (W, W)])
def test_repair_cards_and_tools_put_the_tokens_of_this_engine_in_either_order(name, option, cost, before, after):
    table = NemesisTable()
    kind, _, thing = option.partition(":")
    hand = ["rest"] * cost + ([thing] if kind == "card" else [])
    worker = table.character(name, at="engine-3", hand=hand, items=[thing] if kind == "item" else [])
    for engine in (1, 2, 3):
        table.engine(engine, before)
    table.answers({"alternative": "engine"} if option == "item:tools" else {})

    table.act(worker, option, engine=after)

    assert table.g.engines[1:] == [before, before, after]
    assert table.g.engines_known[3] == bit(worker.seat)


@pytest.mark.rule("NEM-ENGINE-03")
@pytest.mark.parametrize("tile", ["engine-control", "hibernatorium"])
def test_engines_are_worked_on_in_their_own_room_only(tile):
    table = NemesisTable()
    pilot = table.character("pilot", at=tile, hand=["repairs", "rest", "search"])

    refusal = table.refusal(pilot, "card:repairs")

    assert refusal.rule == "NEM-ENGINE-03"


@pytest.mark.rule("NEM-ENGINE-04")
@pytest.mark.parametrize(("before", "after", "changed"), [(D, W, True), (W, D, True), (W, W, False), (D, D, False)])
def test_the_others_hear_truly_whether_the_order_changed_and_nothing_of_the_state(before, after, changed):
    table = NemesisTable()
    pilot, scout = table.character("pilot", at="engine-1", hand=["repairs", "rest"]), table.character("scout")
    table.engine(1, before)

    table.act(pilot, "card:repairs", engine=after)

    heard = [event_for(happening, scout.seat)["args"] for happening in table.told("worked-on-engine")]
    assert heard == [{"who": 0, "engine": 1, "changed": changed}]
    assert "state" not in event_for(table.told("checked-engine")[0], scout.seat)["args"]
    assert project(table.g, scout.seat)["engines"][1] == "?"


@pytest.mark.rule("NEM-ENGINE-04")
def test_what_the_others_heard_of_the_order_cannot_be_taken_back_without_them():
    table = NemesisTable()
    table.character("pilot", at="engine-1", hand=["repairs", "rest"])
    table.character("scout")
    table.engine(1, D, known_to=[0])
    match = Match(NEMESIS, table.g, Fate(1))
    match.answer(0, "card:repairs")
    while match.asks[0].kind != "engine":
        match.answer(0, match.asks[0].options[0] if not match.asks[0].many else ("rest",))

    match.answer(0, W)

    assert match.undo_stops(0) == ("revealed", "")


@pytest.mark.rule("NEM-ENGINE-05", "NEM-ENGINE-07", "NEM-ROOM-22")
def test_a_malfunction_stops_the_check_but_not_the_work_on_an_engine_nobody_checked():
    table = NemesisTable()
    mechanic = table.character("mechanic", at="engine-1", hand=["fast-repairs", "rest", "search"])
    table.malfunction("engine-1")
    refusal = table.refusal(mechanic, "room")
    table.fate(engine_token=D)

    table.act(mechanic, "card:fast-repairs", alternative="engine", engine=W)

    assert refusal.rule == "NEM-ACTION-07"
    assert table.g.engines[1] == W
    assert table.g.malfunction[mechanic.room]


@pytest.mark.rule("NEM-ENGINE-06")
@pytest.mark.parametrize(
    ("engines", "survives"),
    [((W, W, W), True), ((D, W, W), True), ((W, W, D), True), ((D, W, D), False), ((D, D, D), False)],
)
def test_the_ship_needs_two_working_engines_to_survive_the_jump(engines, survives):
    table = NemesisTable()
    for number, state in enumerate(engines, 1):
        table.engine(number, state)

    table.run(engine_check)

    assert table.g.ship_destroyed is not survives


@pytest.mark.rule("NEM-ENGINE-07")
def test_malfunctions_in_the_engine_rooms_damage_no_engine():
    table = NemesisTable()
    for number in (1, 2, 3):
        table.engine(number, W)
        table.malfunction(f"engine-{number}")

    table.run(engine_check)

    assert not table.g.ship_destroyed
    assert table.g.engines[1:] == [W, W, W]
