"""What the squad has to do next, read from the missions."""

import pytest

from starboard.games.saga.bots.aims import aims
from starboard.games.saga.bots.finding_wants import Seeker, exits_to_win, wants
from starboard.games.saga.bots.terrain import FAR, Terrain
from starboard.games.saga.content.mission_file import MISSIONS
from starboard.games.saga.content.mission_file import mission as mission_named
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.lookups import door_coded
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.rules.movement.zones import chart_of
from starboard.games.saga.rules.movement.zones import reveal as show
from starboard.games.saga.testing.mission_table import MissionTable


def wanted(mission: str, table: MissionTable | None = None) -> list[str]:
    table = table or MissionTable(mission, ["mercenaries"]).set_up()
    return [f"{want.kind} {want.code}" for want in wants(table.g)]


def test_a_locked_door_is_unlocked_at_a_terminal_and_then_opened():
    table = MissionTable("a", ["mercenaries"]).set_up()
    assert [want.goal for want in wants(table.g)] == [("unlock", "D1")]

    door_coded(table.g, "D1").lock = 0

    assert wanted("a", table) == ["open D1"]


def test_facts_that_open_a_door_are_set_at_their_terminals():
    assert wanted("b") == ["hack T1", "hack T2"]


def test_an_exit_that_is_closed_is_opened_first():
    table = MissionTable("c", ["mercenaries"]).set_up()
    assert wanted("c", table) == ["use V2"]

    table.g.flags["turned-X1"] = "open"

    assert wanted("c", table) == ["leave X1"]


def test_on_the_way_comes_the_key_of_a_door_that_denies_access():
    """The burner hall of C is entered by the foreman's key; with the key in hand its holder opens the door."""
    table = MissionTable("c", ["mercenaries"]).set_up()
    for letter in ("B", "C"):
        reveal(table, letter)
    found = aims(table.g, Terrain(table.g))
    assert {aim.want.code for aim in found.values()} == {"k1"}

    table.g.mercenaries[0].items.append(new_item("eq-pass"))

    found = aims(table.g, Terrain(table.g))
    assert [(aim.want.kind, aim.want.holder) for aim in found.values() if aim.leads] == [("open", "dulinsky")]


def reveal(table: MissionTable, letter: str) -> None:
    for _ in show(table.g, chart_of(table.g).zones[letter]):
        pass
    for door in table.g.doors:
        if door.code in ("D1", "D2"):
            door.open = True


@pytest.mark.parametrize("mission", [name for name in MISSIONS if not unwritten_words(mission_named(name))])
def test_every_mission_has_something_to_do_that_can_be_reached(mission: str):
    table = MissionTable(mission, ["mercenaries"]).set_up()

    found = aims(table.g, Terrain(table.g))

    assert len(found) == len(table.g.mercenaries)
    for who in table.g.mercenaries:
        assert who.model.at is not None
        assert Terrain(table.g).at(found[who.model.name].field, who.model.at) < FAR


def test_one_leads_and_the_others_go_along():
    table = MissionTable("c", ["mercenaries"]).set_up()

    found = aims(table.g, Terrain(table.g))

    assert [aim.leads for aim in found.values()].count(True) == 1


def test_a_door_is_unlocked_at_the_nearest_terminal_though_nobody_has_seen_it():
    table = MissionTable("m3").set_up()
    seeker = Seeker(table.g, lambda want: 1.0 if want.code == "T3" else 2.0)

    seeker.unlock(next(door for door in table.g.doors if door.code == "D6"))

    assert [want.code for want in seeker.found] == ["T3"]


def test_what_was_destroyed_with_a_key_is_looked_for_no_more():
    """The foreman's key of C burns in its cabinet: the squad goes by the other door (SAGA-DESTROY-10)."""
    table = MissionTable("c", ["mercenaries"]).set_up()
    for letter in ("B", "C"):
        reveal(table, letter)

    destroy(table.g, "k1")

    found = aims(table.g, Terrain(table.g))
    assert {aim.want.goal for aim in found.values()} == {("unlock", "D4")}


def test_exits_by_which_the_squad_can_win_are_known():
    assert exits_to_win(MissionTable("m3").set_up().g) == ((7, 15), (8, 15))
    assert exits_to_win(MissionTable("a").set_up().g) == ()
