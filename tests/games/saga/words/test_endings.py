"""What decided a mission, in words: for the page at its end."""

import pytest

from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.own_missions import OWN_MISSIONS
from starboard.games.saga.plugin import GAME
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.lookups import door_coded, model_named
from starboard.games.saga.rules.missions.happenings import check_ends
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.movement.doors import open_door
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.words.endings import decided
from starboard.texts import LANGUAGES
from tests.games.saga.own.cold_store import COLD_STORE, changed, problems
from tests.games.saga.rules.mission_tables import begun
from tests.games.saga.words.test_events import said

SQUAD = ("dulinsky", "curby", "alyse", "devil")


def told(table: MissionTable, lang: str = "en") -> list[str]:
    return [said(one, lang) for one in decided(table.g)]


def over(table: MissionTable, round_over: bool = False) -> MissionTable:
    with pytest.raises(MissionOver):
        check_ends(table.g, Bound(round_over=round_over))
    return table


def gone(table: MissionTable, *names: str, by: str = "X1") -> MissionTable:
    for who in table.g.mercenaries:
        if who.model.name in names:
            who.status, who.exit, who.model.at = "left", by, None
    return table


def down(table: MissionTable, *names: str) -> MissionTable:
    for who in table.g.mercenaries:
        if who.model.name in names:
            who.status, who.model.at = "down", None
    return table


# --- the ways of the box ---


def test_a_door_that_was_all_they_wanted_is_open():
    table = MissionTable("a").set_up()
    table.door("D1", lock=0)
    with pytest.raises(MissionOver):
        open_door(table.g, door_coded(table.g, "D1"))

    assert table.g.won_way == 1
    assert told(table) == ["The Door is open."]


def test_who_got_out_is_named_with_the_way_they_took():
    table = begun("m2")

    down(table, *SQUAD[2:])
    over(gone(table, *SQUAD[:2]))

    assert told(table) == ["Dulinsky and Curby have got out by the Spine Gate."]


def test_a_card_that_had_to_come_along_is_told_after_who_brought_it():
    table = gone(begun("m4"), *SQUAD)
    table.g.mercenaries[0].items.append(new_item("eq-heron"))

    assert told(over(table))[1:] == ["They had “Heron” with them."]


@pytest.mark.parametrize(("squad", "sentence"), [("m4", "Three Mercenaries were"), ("b", "Dulinsky was")])
def test_a_defeat_says_whether_it_was_a_part_of_the_squad(squad: str, sentence: str):
    table = begun(squad)
    over(down(table, *(SQUAD[:3] if squad == "m4" else SQUAD[:1])))
    assert told(table)[0].startswith(sentence)


def test_time_is_up_at_the_end_of_its_round():
    table = begun("m2")
    table.g.round = table.g.clock

    over(table, round_over=True)

    assert told(table) == ["Time had run out."]


@pytest.mark.rule("SAGA-DEATH-08")
def test_where_all_have_fallen_no_way_is_asked_for():
    table = MissionTable("a").set_up()
    with pytest.raises(MissionOver):
        eliminate(table.g, model_named(table.g, "dulinsky"))
    assert (table.g.won_way, told(table)) == (0, ["Every Mercenary has been eliminated."])


def test_what_only_the_mission_remembers_the_mission_tells():
    table = begun("m8")
    table.g.flags["deal"] = "yes"

    assert told(over(table)) == ["Director Hale and the squad have come to terms."]


def test_what_was_tended_in_upkeep_changes_nothing_of_it():
    table = over(down(begun("m2"), *SQUAD[:3]))
    before = told(table)

    for who in table.g.mercenaries:
        who.status = "playing"

    assert told(table) == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", MISSIONS)
def test_every_way_has_a_sentence_in_every_language(name: str, lang: str):
    table, script = gone(MissionTable(name).set_up(), *SQUAD), mission(name).script
    for side, ways in (("mercenaries", script.mercenaries_win), ("nexus", script.nexus_wins)):
        for number in range(1, len(ways) + 1):
            table.g.ending, table.g.won_way = side, number
            sentences = told(table, lang)
            assert sentences and not any(["saga-" in one or "{" in one for one in sentences])


# --- missions of one's own ---


def test_a_mission_of_ones_own_is_told_in_general_where_it_has_no_sentence():
    text = changed(('[{is = "clock"}],', '[{is = "round", from = 12}],'))
    table = MissionTable(OWN_MISSIONS.read(text).id)
    table.g.written = text.split("\n")
    table.g.ending, table.g.won_way = "nexus", 2
    assert told(table) == ["The Nexus has what it wanted."]


def test_a_mission_of_ones_own_may_bring_the_sentence():
    text = COLD_STORE.replace("[texts.en]\n", '[texts.en]\nended-lost-1 = "It froze shut."\n')
    assert problems(text) == []

    messages = OWN_MISSIONS.texts(text, "en")

    assert "It froze shut." in [said for key, said in messages.items() if key.endswith("-ended-lost-1")]


def test_a_sentence_for_a_way_that_is_not_there_belongs_to_nothing():
    text = COLD_STORE.replace("[texts.en]\n", '[texts.en]\nended-lost-9 = "It froze shut."\n')
    assert "belongs to nothing" in "".join(problems(text))


def test_the_results_of_an_open_table_decide_nothing():
    assert GAME.results(MissionTable("a").set_up().g)["decided"] == []
