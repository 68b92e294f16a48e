"""A mission that somebody wrote: refused with its place, or played from its text alone, by everybody who holds it."""

import pytest

from starboard.bots.base import good_bot
from starboard.games.registry import GAMES
from starboard.games.saga.content import mission_file
from starboard.games.saga.own_missions import OWN_MISSIONS
from starboard.games.saga.rehearsal import Rehearsal
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.movement.zones import CHARTS, chart_of
from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import BrokenContent, ImpossibleSetup
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table, offer_for
from starboard.kernel.match import Match
from starboard.lab.games import Plan, play_one
from tests.games.contract.playing import played
from tests.games.saga.own.cold_store import COLD_STORE, changed, problems

SAGA = GAMES["saga"]


def begun() -> Match:
    return Match(SAGA, new_table(SAGA, 2, "together", own=COLD_STORE), Fate(1))


# --- played ---


def test_the_example_has_no_problems_and_seats_as_many_as_its_fixed_squad():
    assert problems(COLD_STORE) == []
    assert offer_for(SAGA, COLD_STORE).counts("together") == (1, 4)
    scenario = OWN_MISSIONS.read(COLD_STORE).id
    assert offer_for(SAGA, COLD_STORE).counts("together", scenario) == (1, 2)
    with pytest.raises(ImpossibleSetup):
        new_table(SAGA, 3, "together", own=COLD_STORE)


@pytest.mark.parametrize("mode", ["together", "versus"])
def test_bots_play_it_to_its_end(mode):
    plan = Plan("saga", 2, mode, (), ("random",), 5, own=COLD_STORE)

    outcome = play_one(SAGA, plan, 0)

    assert outcome.results["ending"] in ("mercenaries", "nexus")
    assert outcome.results["mission"] == OWN_MISSIONS.read(COLD_STORE).id


def test_good_bots_make_everything_in_it_happen():
    with Rehearsal(mission_file.own_mission(COLD_STORE)) as heard:
        for number in range(3):
            play_one(SAGA, Plan("saga", 2, "together", (), (good_bot("saga"),), 2, own=COLD_STORE), number)

    assert heard.silent() == []


# --- carried ---


def test_a_state_alone_is_enough_even_where_the_mission_was_forgotten():
    plain = encode(played(begun(), 25).state)
    mission_file._own.kept.clear()
    CHARTS.pop(OWN_MISSIONS.read(COLD_STORE).id, None)
    mission_file._own.kept.clear()

    state = decode(SAGA.state_kind, plain)

    assert mission_of(state).squad.mercenaries == ("mc-dulinsky", "mc-curby")
    assert sorted(chart_of(state).zones) == ["A", "B"]
    assert SAGA.impossible(state) == []


# --- refused ---


def test_a_state_whose_text_is_not_its_mission_cannot_be():
    state = played(begun(), 5).state
    state.written = changed(("clock = 12", "clock = 13")).split("\n")

    assert SAGA.impossible(state)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("D1........gW", "D1........gX"), "map row 3, column 10: 'gX' is no code of a map"),
        (("##..T1....##", "##..T1..##"), "map row 4: has 13 squares and row 0 has 14"),
        (("#AAAA+BBBBBBB#", "#AAAA+BBBBBBBB"), "overlay row 3, column 13"),
        (("D1........gW....##", "D1........gW..####"), "overlay row 3, column 12"),
        (("D1 = {lock = 1}", "D2 = {lock = 1}"), "map row 3, column 5: D1 is not described in [doors]"),
        (("warm = {complexity = 1", "warm = {complexity = 100"), "operations.warm: complexity: must be a number"),
        (('at = "B"\nsay', 'at = "Q"\nsay'), "when number 1: at: there is no zone 'Q'"),
        (('{do = "activations", add = 1}', '{do = "launch", add = 1}'), "when number 2.then number 1: do: must be"),
        (('title = "The Cold Store"', "title = 7"), "texts.en: title: must be a text, not 7"),
        (('title = "The Cold Store"\n', ""), "texts.en: title: is missing"),
        (('rule-alarm = "From', 'rule-alert = "From'), "texts.en: rule-alert: belongs to nothing in this mission"),
        (('alarm = ["Somebody has counted", ', "alarm = ["), "texts.en.pages: alarm: must have a title and 1"),
        (('piece-ice-chute = "Ice Chute"\n', ""), "texts.en: piece-ice-chute: is missing"),
        (("[texts.it]", "[texts.xx]"), "texts: xx: is no language"),
        (('title = "The Cold Store"', 'title = "The \\u202eCold Store"'), "holds a character that cannot be shown"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_by_file_and_place(change, problem):
    found = problems(changed(change))

    assert any(problem in one for one in found), found
    assert all(one.startswith("cold-store.toml") for one in found)
    with pytest.raises(BrokenContent):
        OWN_MISSIONS.read(changed(change))


@pytest.mark.parametrize(
    "text",
    [
        "id = 'x'\nkind = 'introduction'\n[map]\nplan = 7",
        "[map]\nplan = '''\n" + ("##" * 180 + "\n") * 180 + "'''\n",
        COLD_STORE.replace("[play]", "[__class__]"),
        COLD_STORE.replace('id = "cold-store"', 'id = "<b>cold</b>"'),
        COLD_STORE.replace('name = "ice-chute"', 'name = "<script>"'),
        COLD_STORE.replace("turns = 2", "turns = 99999999999999999999999999"),
        COLD_STORE.replace('{do = "activations", add = 1}', '{do = "activations", add = 1},' * 61),
    ],
)  # fmt: skip
def test_hostile_files_are_refused_with_one_short_reason(text):
    found = problems(text)

    assert found and all(len(one) < 600 for one in found)


def test_a_language_that_lacks_a_text_has_the_main_one():
    texts, id = OWN_MISSIONS.texts(COLD_STORE, "it"), OWN_MISSIONS.read(COLD_STORE).id

    assert texts[f"saga-scenario-{id}"] == "La cella frigorifera"
    assert texts[f"saga-page-{id}-warm"] == "It drips"
    assert OWN_MISSIONS.texts(COLD_STORE, "cs")[f"saga-scenario-{id}"] == "The Cold Store"


def test_answers_that_bring_about_one_another_are_cut_off():
    noisy = '[[when]]\non = "noise"\nthen = [{do = "noise", at = "actor"}]\n\n[ends]'
    endless = changed(("turns = 2", "turns = 2\naware = false"), ("[ends]", noisy))
    with Rehearsal(mission_file.own_mission(endless)) as heard:
        for number in range(2):
            play_one(SAGA, Plan("saga", 2, "together", (), (good_bot("saga"),), 2, own=endless), number)

    assert heard.endless()
