"""What a mission asks: what is chosen for an operation, its own questions; and Supplies it gives."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_script import NO_SCRIPT, Deed, Saying, Value
from starboard.games.saga.rules.lookups import mercenary_named
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.operations import Scripted
from starboard.games.saga.rules.missions.questions import choices
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable


def said(word: str, **keys: Value) -> Saying:
    return Saying(word, tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))


def question(whom: str, tie: str = "") -> Saying:
    """Yes stands for a flag of the campaign, no for nothing."""
    agree = said("answer", key="agree", then=(said("set", name="patient", to="yes"),))
    refuse = said("answer", key="refuse", then=())
    return said("ask", whom=whom, key="take-her-along", tie=tie, answers=(agree, refuse))


SEATS = (("nexus",), ("dulinsky",), ("curby",), ("alyse",))


def voters(table: MissionTable, *seats: int) -> None:
    for who, seat in zip(table.g.mercenaries, seats, strict=False):
        who.seat = seat


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("answer", "patient"), [("agree", "yes"), ("refuse", "no")])
def test_the_actor_is_asked_and_what_follows_is_done(answer: str, patient: str):
    table = begun(bare_mission("m3"))
    table.answers({"mission-question": answer})
    table.run(carry_out, (question("actor"),), Bound("curby"))
    assert fact_value(table.g, "patient") == patient
    assert [event.args["answer"] for event in table.told("mission-answer")] == [answer]


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(
    ("votes", "tie", "patient"),
    [
        (("agree", "agree", "refuse"), "refuse", "yes"),
        (("refuse", "agree", "refuse"), "agree", "no"),
        (("agree", "refuse"), "refuse", "no"),
        (("agree", "refuse"), "agree", "yes"),
    ],
)
def test_the_squad_votes_and_equal_votes_are_decided(votes: tuple[str, ...], tie: str, patient: str):
    table = begun(bare_mission("m3"), seats=SEATS)
    table.g.mercenaries = table.g.mercenaries[: len(votes)]
    voters(table, 1, 2, 3)
    for seat, vote in enumerate(votes, 1):
        table.answers({(seat, "SAGA-MISSION-12"): vote})
    table.run(carry_out, (question("squad", tie),), NOBODY)
    assert fact_value(table.g, "patient") == patient


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(
    ("votes", "patient"), [(("refuse", "agree", "refuse"), "yes"), (("refuse", "refuse", "refuse"), "no")]
)
def test_of_some_answers_one_vote_is_enough(votes: tuple[str, ...], patient: str):
    table = begun(bare_mission("m3"), seats=SEATS)
    table.g.mercenaries = table.g.mercenaries[: len(votes)]
    voters(table, 1, 2, 3)
    for seat, vote in enumerate(votes, 1):
        table.answers({(seat, "SAGA-MISSION-12"): vote})
    ask = question("squad")
    table.run(carry_out, (Saying("ask", (*ask.values, ("enough", "agree"))),), NOBODY)
    assert fact_value(table.g, "patient") == patient


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-SETUP-13")
def test_where_nobody_plays_the_nexus_the_first_answer_is_taken():
    table = begun(bare_mission("m3"))
    table.run(carry_out, (question("nexus"),), NOBODY)
    assert fact_value(table.g, "patient") == "yes"


@pytest.mark.rule("SAGA-HACK-09", "SAGA-MISSION-12")
def test_an_operation_is_directed_at_one_of_those_it_may_be():
    chosen = said("choose", agent=said("who", kind=("ag-guard",)))
    order = said("order", order="walk", who=said("who", chosen=True), to=(8, 11), steps=2, each="end-phase")
    deed = Deed("duty", "", (), chosen, (order,))
    table = begun(bare_mission("m3", replace(NO_SCRIPT, deeds=(deed,))))
    scripted, terminal = Scripted("duty"), table.g.scenery[0]
    assert scripted.targets(table.g, terminal) == []  # nobody to choose: not offered

    guard, other = table.agent("guard", at=(4, 5)), table.agent("guard", at=(13, 10))
    table.agent("marine", at=(13, 8))
    assert scripted.targets(table.g, terminal) == [guard.name, other.name]
    table.g.acting = "curby"
    table.run(scripted.deed, other.name)
    assert [one.who for one in table.g.ordered] == [other.name]


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_zone_can_be_chosen_among_the_revealed_ones():
    table = begun(bare_mission("m3"), "B")
    assert choices(table.g, said("choose", zone="revealed")) == ["A", "B"]
    bound = Bound()
    bound.chosen = "B"
    technician = table.agent("technician", at=(8, 1))
    table.agent("guard", at=(4, 5))
    bar = said("bar", name="dazed", who=said("who", side="agents", **{"in": ("chosen",)}), cannot=("activate",))
    table.run(carry_out, (bar,), bound)
    assert [one.who for one in table.g.bars] == [technician.name]


@pytest.mark.rule("SAGA-SUPPLY-03", "SAGA-MISSION-12")
def test_the_actor_draws_supplies_and_nobody_draws_none():
    table = begun(bare_mission("m2"))
    curby = mercenary_named(table.g, "curby")
    before = len(curby.items)
    table.any_fate().run(carry_out, (said("supply", to="actor", cards=1),), Bound("curby"))
    assert len(curby.items) == before + 1
    table.run(carry_out, (said("supply", to="actor", cards=1),), NOBODY)
    assert len(curby.items) == before + 1
