"""The first planet: what Tutorial and Quick Start begin with and leave behind (VAN-TUTORIAL, VAN-QUICKSTART)."""

import pytest

from starboard.games.vanguard.content.cards import CREW, EVENTS
from starboard.games.vanguard.content.dice import STARTING_DICE
from starboard.games.vanguard.content.grammar import Place, outcome
from starboard.games.vanguard.content.planet_file import planet
from starboard.games.vanguard.rules.actions import options
from starboard.games.vanguard.rules.danger import letter_now
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.injuries import gain_injury
from starboard.games.vanguard.rules.records import record_of, return_to
from starboard.games.vanguard.rules.setup import lay_out_board, place_team
from starboard.games.vanguard.rules.supplies import unlimited
from starboard.games.vanguard.rules.tutorial_rules import draws_events
from starboard.games.vanguard.rules.tutorial_script import scripted
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.invariants import impossible
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.testing.table import PLAIN_CREW, SEATS
from starboard.kernel.encoding import encode
from tests.games.vanguard.rules.playing import go_on, new_table

TUTORIAL_POIS = ("P101", "P102", "P103", "P105", "P106", "P107", "P108", "P109")


def begun(mode: str = "expedition", players: int = 4, name: str = "cinder", seed: int = 1) -> Vanguard:
    """A table whose first round is about to begin."""
    g = new_table(name, players, mode)
    go_on(g, "round", seed)
    return g


def happens(g: Vanguard, line: str) -> None:
    """An effect that asks nobody anything befalls the first crew member."""
    effects = outcome(line, Place("test", "", ""))
    for request in carry_out(g, effects, Doing(g.crew[0], "test", "VAN-RESULT-07")):
        raise AssertionError(f"{line} asks {request}")


# --- what is laid out ---


@pytest.mark.rule("VAN-QUICKSTART-03", "VAN-LOG-01")
@pytest.mark.parametrize("mode", ["tutorial", "expedition"])
def test_the_starting_log_is_read_first(mode):
    assert begun(mode).read[0] == "start" == planet("cinder").arrive


@pytest.mark.rule("VAN-QUICKSTART-04", "VAN-PLAYERS-01")
@pytest.mark.parametrize("players", SEATS)
def test_all_four_sections_are_controlled_whoever_goes_along(players):
    g = begun(players=players)
    assert impossible(g) == []

    g.seats[-1] = g.seats[-1][1:]
    assert any("the four Sections are held" in fault for fault in impossible(g))


@pytest.mark.rule("VAN-QUICKSTART-05")
def test_recruits_are_free_and_begin_at_rank_1():
    crews = [[who.card for who in begun(seed=seed).crew] for seed in range(8)]

    assert all(who.rank == 1 for who in begun().crew)
    assert len({card for crew in crews for card in crew}) > 4 and all(card in CREW for crew in crews for card in crew)


@pytest.mark.rule("VAN-QUICKSTART-06")
@pytest.mark.parametrize("mode", ["tutorial", "expedition"])
def test_every_section_has_its_five_dice(mode):
    for who in begun(mode).crew:
        assert who.available == list(STARTING_DICE[who.section]) and len(who.available) == 5


@pytest.mark.rule("VAN-QUICKSTART-09")
def test_the_board_of_the_quick_start_is_that_of_the_tutorial():
    g = begun()

    assert (g.rank_up, g.ranked_up, g.missions, g.face_down) == ("ru00", False, ["M01"], [1])
    assert sorted(g.event_deck.cards) == ["et01", "et02", "et03", "et04", "et05"]


def placing(answers: list[int]) -> tuple[list[list[int]], list[int]]:
    """What four crew members of four players are offered in turn, and where they stand if they answer so."""
    g = new_table("cinder")
    lay_out_board(g)
    for seat, (section, card) in enumerate(PLAIN_CREW.items()):
        g.crew.append(CrewMember(seat, section, card, 1))
    going, offered, answer = place_team(g), [], None
    try:
        while True:
            ask = going.send(answer)
            offered.append(list(ask.options))
            answer = answers[len(offered) - 1]
            assert answer in ask.options
    except StopIteration:
        return offered, [who.sector for who in g.crew]


@pytest.mark.rule("VAN-QUICKSTART-09")
def test_figures_stand_freely_in_two_sectors_but_one_in_each():
    offered, stand = placing([1, 1, 1, 2])
    assert offered == [[1, 2], [1, 2], [1, 2], [2]] and stand == [1, 1, 1, 2]

    offered, stand = placing([2, 1, 2, 2])
    assert offered == [[1, 2]] * 4 and stand == [2, 1, 2, 2]


@pytest.mark.rule("VAN-QUICKSTART-09", "VAN-PLAYERS-03")
def test_the_recon_player_decides_who_starts():
    g = new_table("cinder")
    [ask] = [ask for ask in go_on(g, "round", answers={"VAN-PLAYERS-03": "engineering"}) if ask.kind == "start-token"]

    assert ask.seat == 1 and sorted(ask.options) == sorted(who.section for who in g.crew)
    assert g.start == "engineering"


# --- what the Quick Start takes over, and what not ---


@pytest.mark.rule("VAN-QUICKSTART-13", "VAN-TUTORIAL-08")
def test_the_quick_start_keeps_condition_danger_section_and_supplies_of_the_tutorial():
    g = begun()

    assert unlimited(g) and letter_now(g, "T") == "T" and g.condition == ""
    assert {EVENTS[card].set for card in g.event_deck.cards} == {"tutorial"}


@pytest.mark.rule("VAN-QUICKSTART-13", "VAN-TUTORIAL-11")
def test_the_quick_start_draws_events_from_the_first_turn_and_follows_no_script():
    quick, taught = begun(), begun("tutorial")
    assert draws_events(quick) and not draws_events(taught)

    for g, free in ((quick, True), (taught, False)):
        go_on(g, "turn")
        offered = options(g, g.crew[0])
        assert (scripted(g, offered) == offered) == free


@pytest.mark.rule("VAN-QUICKSTART-13", "VAN-TUTORIAL-09")
@pytest.mark.parametrize("mode, scripted", [("tutorial", ["50", "59"]), ("expedition", [])])
def test_logs_that_belong_to_the_script_are_read_with_it_alone(mode, scripted):
    g = begun(mode)
    for _ in range(4):
        g.step = "round" if not g.active else "turn-end"
        go_on(g, "turn")
    assert g.round == 1 and len([who for who in g.crew if who.ended]) == 3
    g.step = "turn-end"
    go_on(g, "round")

    assert [log for log in g.read if log in ("50", "59")] == scripted


@pytest.mark.rule("VAN-QUICKSTART-13", "VAN-TUTORIAL-10")
def test_in_the_quick_start_every_injury_is_gained():
    for mode, gained in (("expedition", ["wounded", "burned"]), ("tutorial", [])):
        g = begun(mode)
        who = g.crew[0]
        for name in ("wounded", "burned"):
            going, answer = gain_injury(g, who, name), None
            try:
                while True:
                    ask = going.send(answer)
                    answer = ask.options[0]
            except StopIteration:
                pass
        assert [injury.name for injury in who.injuries] == gained


@pytest.mark.rule("VAN-TUTORIAL-14", "VAN-UNIQUE-03", "VAN-QUICKSTART-13")
@pytest.mark.parametrize("mode", ["tutorial", "expedition"])
def test_the_unique_discovery_of_the_first_planet_is_found_once_then_a_success(mode):
    g = begun(mode)
    assert g.face_down == [1]

    happens(g, "unique(1)")
    assert (g.uniques, g.face_down, g.success) == ([1], [], 0)
    happens(g, "unique(1)")
    assert (g.uniques, g.success) == ([1], 1)


# --- what leaves the game ---


@pytest.mark.rule("VAN-DISCARD-04", "VAN-TUTORIAL-15", "VAN-QUICKSTART-13")
@pytest.mark.parametrize("mode", ["tutorial", "expedition"])
def test_cards_of_the_tutorial_take_no_part_in_a_later_visit(mode):
    first = begun(mode)
    again = new_table("cinder")
    return_to(again, record_of(first))
    go_on(again, "round")

    assert {EVENTS[card].set for card in (*again.event_deck.cards, *again.event_deck.top)} == {"common"}
    assert again.rank_up not in ("", "ru00") and letter_now(again, "T") == "A"
    assert all(poi not in TUTORIAL_POIS for sector in again.sectors for poi in sector.pois)
    assert not {"M01", "M02", "M03"} & set(again.missions) and again.condition == "G02"


@pytest.mark.rule("VAN-DISCARD-04")
@pytest.mark.parametrize("name", ["veyra", "gantry", "ossuary"])
@pytest.mark.parametrize("seed", range(3))
def test_nor_do_they_on_another_planet(name, seed):
    g = begun(name=name, seed=seed)

    assert g.rank_up not in ("", "ru00")
    assert all(EVENTS[card].set == "common" for card in (*g.event_deck.cards, *g.event_deck.top, *g.event_deck.bottom))


@pytest.mark.rule("VAN-RESET-01", "VAN-DISCARD-04")
def test_a_new_game_begins_with_the_whole_box_whatever_was_played_before():
    before, played, after = (new_table("veyra", 2) for _ in range(3))
    lay_out_board(before)

    go_on(played, "over")
    lay_out_board(after)

    assert encode(after) == encode(before) != encode(played)
