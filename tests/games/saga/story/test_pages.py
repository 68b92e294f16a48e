"""Pages of a mission: who reads them, when, and which one ends it."""

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.mission_story import pages_of
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.lookups import door_coded, model_named
from starboard.games.saga.rules.missions.triggers import write_down
from starboard.games.saga.rules.movement.doors import open_door
from starboard.games.saga.rules.play import play
from starboard.games.saga.rules.story import read_ending, rule_texts
from starboard.games.saga.state.fields import Downed
from starboard.games.saga.testing.mission_table import MissionTable, play_out, random_answer
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Together
from tests.games.saga.rules.mission_tables import begun


@pytest.mark.rule("SAGA-MISSION-02")
def test_the_briefing_is_read_by_both_sides_before_anybody_stands_on_the_board():
    table = MissionTable("b", ["nexus"], ["dulinsky"], ["curby"])
    going, reply, fate = play(table.g), None, Fate(0)
    request = next(going)
    while not isinstance(request, Together):
        reply = random_answer(request, fate)
        request = going.send(reply)

    assert [ask.seat for ask in request.asks] == [0, 1, 2]
    assert request.page is not None and request.page["page"] == "b-briefing"
    assert [who.model.at for who in table.g.mercenaries] == [None, None]


@pytest.mark.rule("SAGA-MISSION-03")
@pytest.mark.parametrize(("fallen", "page"), [(["curby"], "lost-1"), ([], "lost-2")])
def test_a_mission_ends_with_the_page_of_the_way_in_which_it_ended(fallen: list[str], page: str):
    table = MissionTable("b").set_up()
    with pytest.raises(MissionOver):
        for name in fallen:
            eliminate(table.g, model_named(table.g, name))
        for name in ("dulinsky", "curby"):
            inflict(table.g, model_named(table.g, name), 4, False)

    table.run(read_ending)

    assert table.pages()[-1] == page


def fallen_with_heron() -> Downed:
    fallen = Downed("alyse", (3, 8))
    fallen.items, fallen.round = [new_item("eq-heron")], 4
    return fallen


@pytest.mark.rule("SAGA-MISSION-03")
@pytest.mark.parametrize(
    ("name", "variant", "page"),
    [("m4", "", "lost-3"), ("m7", "burn", "won-2"), ("m8", "", "won-3"), ("m9", "company", "lost-3")],
)
def test_the_last_ways_of_missions_have_pages_of_their_own(name: str, variant: str, page: str):
    table = begun(name, variant=variant)
    g = table.g
    g.round, g.step, g.ending = 6, "over", "mercenaries" if page.startswith("won") else "nexus"
    if name == "m4":  # Heron has been alone since the Round before the last one
        g.downed.append(fallen_with_heron())
    elif name == "m9":
        g.flags["feature-burn-line-row"] = "0"
    else:
        for who in g.mercenaries:
            who.status, who.exit, who.model.at = "left", "X1", None
        if name == "m8":
            g.flags["fact-captive"] = "true"
            g.mercenaries[0].items.append(new_item("eq-heron"))

    table.run(read_ending)

    assert table.pages()[-1] == page


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-03")
@pytest.mark.parametrize(
    ("name", "zone", "page"), [("m4", "C", "cold-house"), ("m8", "C", "switch-panel"), ("m8", "E", "switch-panel")]
)
def test_a_room_that_is_entered_has_its_page(name: str, zone: str, page: str):
    assert begun(name, zone).pages()[-1] == page


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-BOSS-07")
def test_what_brought_the_victory_is_read_before_the_ending():
    table = begun("m8", "D", agents=True)
    with pytest.raises(MissionOver):
        inflict(table.g, model_named(table.g, "hale"), 9, False)
    table.answers({"team-point": ["curby", "alyse"]}).run(write_down)
    table.run(read_ending)
    assert table.pages()[-2:] == ["hale-down", "won-1"]


@pytest.mark.rule("SAGA-MISSION-03")
def test_whoever_wins_reads_of_it():
    table = MissionTable("a").set_up()
    table.door("D1", lock=0)
    with pytest.raises(MissionOver):
        open_door(table.g, door_coded(table.g, "D1"))

    table.run(read_ending)

    assert table.pages()[-1] == "won-1"


@pytest.mark.rule("SAGA-DEATH-08")
def test_where_no_way_of_the_mission_holds_its_first_is_told():
    table = begun("m2")
    table.g.step, table.g.ending = "over", "nexus"

    table.run(read_ending)

    assert table.pages()[-1] == "lost-1"


@pytest.mark.rule("SAGA-MISSION-11")
def test_the_rules_of_a_mission_are_read_in_the_order_of_its_file():
    table = MissionTable("b").set_up()
    assert rule_texts(table.g, mission("b")) == [
        f"saga-mission-b-rule-{name}" for name in ("keys", "consoles", "night-crew")
    ]


def test_a_whole_game_reads_its_briefing_first_and_its_ending_last():
    table, fate = MissionTable("b", ["nexus"], ["mercenaries"]), Fate(1)
    play_out(play(table.g), fate)

    read = table.pages()
    assert read[0] == "briefing" and read[-1].startswith(("won-", "lost-"))
    assert all([name in pages_of(mission("b").script) for name in read])


@pytest.mark.rule("SAGA-ROUND-02")
def test_what_a_mission_says_about_its_victory_is_read():
    table = MissionTable("m9")
    table.g.ending = "mercenaries"
    table.run(write_down)
    assert table.pages() == ["out"]
