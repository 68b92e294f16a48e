"""Equipment, Discoveries in use, the Tutorial's first round (VAN-GEAR, VAN-DISCOVERY, VAN-TUTORIAL)."""

import pytest

from starboard.games.vanguard.rules.abilities import forget
from starboard.games.vanguard.rules.actions import options, perform
from starboard.games.vanguard.rules.any_time import asides, step_in
from starboard.games.vanguard.rules.check.modifying import modify_outcomes
from starboard.games.vanguard.rules.danger import roll_danger
from starboard.games.vanguard.rules.travel import walk
from starboard.games.vanguard.rules.tutorial_script import scripted, turn_number
from starboard.kernel.requests import Anyone, Ask
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.playing import new_table, requests_of


def uses(table, who) -> list[tuple[str, str]]:
    return [(option[1], option[3]) for option in options(table.g, who) if option[0] == "use"]


@pytest.mark.rule("VAN-GEAR-07", "VAN-GEAR-10", "VAN-DISCARD-02")
def test_small_gear_is_used_once_and_tossed():
    table = VanguardTable()
    who = table.crew("security", spent=["red-basic", "red-physical", "blue-basic"], gear=["K01"])  # any: refresh 2
    aside = ("aside", "gear", "security", "K01", 0)
    assert aside in asides(table.g, 0)
    table.answers({"VAN-REFRESH-01": ["red-basic", "blue-basic"]})

    table.run(step_in, aside)

    assert sorted(who.available) == ["blue-basic", "red-basic"] and who.gear == []


@pytest.mark.rule("VAN-GEAR-08", "VAN-GEAR-09", "VAN-GEAR-11", "VAN-ACTION-04", "VAN-ACTION-03")
def test_mission_gear_is_placed_as_an_action_and_then_serves_everybody_there():
    table = VanguardTable()
    who, other = table.crew("security", dice=["red-basic"], gear=["G02"]), table.crew("recon", dice=["green-basic"])
    assert ("gear", "G02") in uses(table, who)
    table.run(perform, who, ("use", "gear", "security", "G02", 0))

    assert table.g.actions == 1 and table.g.gear[0].sector == 1
    assert ("gear", "G02") not in uses(table, who)
    table.g.active = "recon"
    assert ("token", "G02") in uses(table, other)
    table.g.actions = 0
    assert ("token", "G02") not in uses(table, other)


@pytest.mark.rule("VAN-GEAR-07")
def test_gear_that_works_once_a_turn_works_again_in_the_next():
    table = VanguardTable()
    who = table.crew(
        "security", dice=["red-basic", "blue-basic", "green-basic"], gear=["P03"], rank=3
    )  # danger[1/turn]: spend a red die
    for _ in range(2):
        table.answers({"VAN-DANGER-01": ("gear", "security", "P03", 0), "VAN-SPEND-01": "blue-basic"})
        table.fate(danger=[("rare",), ("common",)])
        table.run(roll_danger, who, 2, "A")
        assert not who.injuries
        forget(table.g, "turn")
        who.available, who.spent = ["red-basic", "blue-basic", "green-basic"], []


@pytest.mark.rule("VAN-GEAR-06")
def test_gear_without_a_section_icon_changes_hands_in_a_sector():
    table = VanguardTable()
    who, other = table.crew("security", gear=["K01"]), table.crew("recon", gear=["P06"])  # a Jetpack is Recon's
    assert ("trade",) in options(table.g, who)

    table.run(perform, who, ("trade",))  # there is one card that may be given

    assert [gear.card for gear in other.gear] == ["P06", "K01"] and table.g.actions == 2
    assert who.gear == []


@pytest.mark.rule("VAN-CARD-04", "VAN-GEAR-06")
def test_who_gives_away_what_let_it_hold_more_cards_discards_at_once():
    table = VanguardTable(players=4)
    who = table.crew("security", rank=1)
    giver = table.crew("recon", rank=1, hand=["re01", "re02", "re03"], gear=["P11"])  # holds a card more
    table.answers({(1, "accept-help"): "accept", (1, "VAN-CARD-04"): "re02"})

    table.run(perform, who, ("trade",))

    assert [gear.card for gear in who.gear] == ["P11"] and giver.hand == ["re01", "re03"]


@pytest.mark.rule("VAN-DISCOVERY-05", "VAN-DISCOVERY-03", "VAN-DISCARD-02")
def test_a_discovery_is_given_up_for_its_effect_and_goes_under_its_deck():
    table = VanguardTable()
    table.crew("security", spent=["green-basic", "green-scout"])
    table.g.discoveries = ["mi01"]  # any: toss, refresh two green dice

    table.run(step_in, ("aside", "discovery", "security", "mi01", 0))

    assert table.g.discoveries == [] and table.member("security").spent == []
    assert next(deck for deck in table.g.decks if deck.type == "micro").deck.bottom == ["mi01"]


@pytest.mark.rule("VAN-CARD-12")
def test_a_sacrificed_section_card_is_gone_for_this_exploration():
    table = VanguardTable()
    who = table.crew("security", rank=3, spent=["red-basic"] * 3, hand=["se30"])  # any[low]: give, refresh five
    table.run(step_in, ("aside", "card", "security", "se30", 0))

    assert who.removed == ["se30"] and who.deck.discard == [] and len(who.available) == 3


# --- the Tutorial ---


def first_round(players: int, seed: int):
    """What happens in the first round of the Tutorial at random, and what was asked in turns."""
    g, asked = new_table("cinder", players, "tutorial"), []
    for request in requests_of(g, seed):
        if g.round == 2 or g.step == "over":
            break
        ask = request.asks[0] if isinstance(request, Anyone) else request
        if isinstance(ask, Ask) and ask.kind == "turn":
            question = (turn_number(g), g.actions, list(ask.options))
            asked += [question] if question not in asked[-1:] else []  # not again after an aside
    return g, asked


@pytest.mark.rule("VAN-TUTORIAL-09", "VAN-TUTORIAL-11")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_the_first_round_of_the_tutorial_follows_its_script_without_events(players, seed):
    g, asked = first_round(players, seed)

    first, then = [options for turn, left, options in asked if turn == 1 and left]
    assert [option[1] for option in first] == ["S1:force-the-jammed-hatch"]
    assert [option[1:] for option in then] == [("1-5", 5)]
    assert g.crew[0].sector == 5 and "227" in g.read and "50" in g.read
    assert g.event_deck.discard == []


@pytest.mark.rule("VAN-TUTORIAL-09", "VAN-PREPARE-01")
@pytest.mark.parametrize("seed", range(3))
def test_the_fourth_crew_member_prepares_with_the_draw_only(seed):
    g, prepared = new_table("cinder", 4, "tutorial"), []
    for request in requests_of(g, seed):
        if g.round == 2 or g.step == "over":
            break
        ask = request.asks[0] if isinstance(request, Anyone) else request
        if isinstance(ask, Ask) and ask.kind == "prepare" and turn_number(g) == 4 and not g.actions:
            prepared.append(list(ask.options))

    assert [options for options in prepared if options != ["draw"]] == []  # one option may answer itself


@pytest.mark.rule("VAN-TUTORIAL-19")
def test_a_scripted_step_that_is_not_possible_leaves_the_choice_free():
    table = VanguardTable(mode="tutorial")
    table.crew("science")
    free = [("prepare",), ("end-turn",)]

    assert scripted(table.g, free) == free


@pytest.mark.rule("VAN-TUTORIAL-08", "VAN-SUPPLY-03")
def test_the_first_planet_has_supplies_without_end_until_the_lamps_dim():
    g, _ = first_round(2, 1)
    g.lander.supplies = 0
    who = g.crew[1]
    g.active, g.actions, g.round = who.section, 2, 2

    assert ("rest",) in options(g, who)
    g.condition = "G01"
    assert ("rest",) not in options(g, who)


@pytest.mark.rule("VAN-TUTORIAL-09", "VAN-ASSIST-01", "VAN-COMBO-01")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_in_the_first_two_checks_of_the_tutorial_nobody_assists_and_there_are_no_combos(players, seed):
    g, asked = new_table("cinder", players, "tutorial"), []
    for request in requests_of(g, seed):
        if g.round == 2:
            break
        ask = request.asks[0] if isinstance(request, Anyone) else request
        if isinstance(ask, Ask):
            asked.append((turn_number(g), ask.kind))

    assert [turn for turn, kind in asked if kind in ("assist", "combo") and turn < 3] == []


@pytest.mark.rule("VAN-TUTORIAL-09", "VAN-ROLL-12")
@pytest.mark.parametrize("mode, least", [("tutorial", 1), ("expedition", 0)])
def test_the_first_check_of_the_tutorial_is_made_with_its_card(mode, least):
    table = VanguardTable(on="cinder", mode=mode, players=2)
    who = table.crew("science", dice=["blue-basic", "red-basic"], hand=["sc01", "sc02"])
    table.pool(who, ("blue-basic", "basic"), ("red-basic", "accident"), action="S1:force-the-jammed-hatch", sector=1)
    trial = ("card", "science", "sc01", 0)
    red, turned = ("science", "red-basic", "accident"), ("science", "blue-basic", "basic", "vanguard")
    table.answers({"modify": trial, "pick-dice": (red,), "turn-die": turned})

    table.run(modify_outcomes, who)

    assert (table.question("modify").options, table.question("modify").least) == ([trial], least)


@pytest.mark.rule("VAN-TUTORIAL-09", "VAN-TRAVEL-04")
@pytest.mark.parametrize("turn, offered", [(1, [1]), (2, [0, 1])])
def test_the_first_walk_of_the_tutorial_rolls_the_danger_die(turn, offered):
    table = VanguardTable(on="cinder", mode="tutorial", players=2)
    first = table.crew("science", sector=1, dice=["blue-basic"])
    second = table.crew("security", sector=1, dice=["red-basic"])
    who = first if turn == 1 else second
    first.ended, table.g.active = turn > 1, who.section
    table.poi("P101", 1)
    table.g.actions = 0
    table.answers({"VAN-CHOICE-01": 1})
    table.fate(danger=("blank",))

    table.run(walk, who, ("1-5", 5))

    assert table.question("VAN-CHOICE-01").options == offered and who.sector == 5
