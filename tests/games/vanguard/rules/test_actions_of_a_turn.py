"""The five actions and the turn around them (VAN-ACTION, VAN-TURN, VAN-TRAVEL, VAN-REST, VAN-PREPARE, VAN-LIFTOFF)."""

import pytest

from starboard.games.vanguard.rules.actions import END_TURN, blocked, options, perform
from starboard.games.vanguard.rules.lookups import paths_from
from starboard.games.vanguard.rules.rounds import begin_round, end_turn, resolve_event, take_turn
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import HATCH

FIVE = ["red-basic", "red-physical", "red-defend", "green-basic", "blue-basic"]


def offered(table, who) -> list[str]:
    return [option[0] for option in options(table.g, who)]


@pytest.mark.rule("VAN-ACTION-01", "VAN-ACTION-05")
def test_everything_but_lift_off_is_offered_away_from_the_lander():
    table = VanguardTable(HATCH)
    table.poi("P90", 2)
    who = table.crew("security", sector=2, dice=FIVE)

    assert offered(table, who) == ["special", "travel", "travel", "prepare", "rest", "end-turn"]
    who.sector = 1
    assert "lift-off" in offered(table, who) and "special" not in offered(table, who)


@pytest.mark.rule("VAN-ACTION-02")
def test_a_second_special_action_is_refused_with_its_reason():
    table = VanguardTable(HATCH)
    table.poi("P90", 1)
    who = table.crew("security", dice=FIVE)
    table.g.special = True

    assert "special" not in offered(table, who)
    assert ("special", "P90:hatch", 1) in [option for option, _ in blocked(table.g, who)]


@pytest.mark.rule("VAN-TRAVEL-02", "VAN-SECTOR-02")
def test_a_one_way_path_is_taken_in_its_direction_only():
    table = VanguardTable()
    there, back = table.crew("security", sector=3, dice=FIVE), table.crew("recon", sector=4)

    assert ("travel", "3-4", 4) in options(table.g, there)
    assert [option[2] for option in options(table.g, back) if option[0] == "travel"] == [1]


@pytest.mark.rule("VAN-TRAVEL-03", "VAN-TRAVEL-04", "VAN-TRAVEL-06", "VAN-TRAVEL-07")
def test_the_travel_icon_means_what_the_global_condition_says_and_then_one_arrives():
    table = VanguardTable()
    who = table.crew("security", dice=FIVE)
    table.answers({"VAN-CHOICE-01": 1})
    table.fate(danger=("common",))
    table.answers({"VAN-SPEND-01": "red-basic"})

    table.run(perform, who, ("travel", "1-2", 2))

    assert who.sector == 2 and who.spent == ["red-basic"] and table.g.actions == 1


@pytest.mark.rule("VAN-TRAVEL-07")
@pytest.mark.parametrize("does", ["place(me,@4)", "place(@1,@4)"])
def test_a_travel_effect_that_puts_one_elsewhere_decides_where_one_ends_up(does):
    table = VanguardTable(f'[[condition]]\nid = "G80"\ntravel = "{does}"\n' + changed_by_log("G80"))
    table.g.condition = "G80"
    who = table.crew("security", dice=FIVE)

    table.run(perform, who, ("travel", "1-2", 2))

    assert who.sector == 4 and [one.args["sector"] for one in table.told("arrived")] == [4]


@pytest.mark.rule("VAN-TRAVEL-06", "VAN-SETUP-08")
def test_a_sector_that_leaves_play_on_the_way_is_not_reached():
    table = VanguardTable('[[condition]]\nid = "G80"\ntravel = "shut(2)"\n' + changed_by_log("G80"))
    table.g.condition = "G80"
    who = table.crew("security", dice=FIVE)

    table.run(perform, who, ("travel", "1-2", 2))

    assert who.sector == 1 and not table.told("arrived") and table.g.actions == 1


@pytest.mark.rule("VAN-TRAVEL-03")
@pytest.mark.parametrize("calm", [True, False])
def test_where_danger_on_paths_is_ignored_no_card_is_wasted_on_it(calm):
    table = VanguardTable(on="gantry")
    table.g.calm = calm
    who = table.crew("recon", sector=3, dice=FIVE, hand=["re04"])  # travel: skip(1)
    if not calm:
        table.answers({"VAN-TRAVEL-02": ("card", "recon", "re04", 0)})

    table.run(perform, who, ("travel", "3-4", 4))

    assert who.sector == 4 and who.hand == (["re04"] if calm else []) and table.told("danger-rolled") == []


def changed_by_log(condition: str) -> str:
    return f'[[log]]\nid = "8"\nspeaker = "x"\nmood = "plain"\non = "turn 98"\ndo = "condition({condition})"\n'


@pytest.mark.rule("VAN-TRAVEL-03", "VAN-TRAVEL-08")
def test_icons_are_resolved_in_the_order_in_which_they_are_met():
    for start, end, order in ((2, 3, ["spent", "danger-rolled"]), (3, 2, ["danger-rolled", "spent"])):
        table = VanguardTable()
        who = table.crew("security", sector=start, dice=["red-basic"])
        table.fate(danger=("blank",))

        table.run(perform, who, ("travel", "2-3", end))

        assert [one.kind for one in table.g.events if one.kind in order] == order


@pytest.mark.rule("VAN-TRAVEL-09")
def test_a_path_that_costs_a_die_can_be_taken_without_any():
    table = VanguardTable()
    who = table.crew("security", sector=4)
    table.answers({"VAN-INJURY-02": "red"})

    table.run(perform, who, ("travel", "4-1", 1))

    assert who.sector == 1 and [one.name for one in who.injuries] == ["exhausted"]


@pytest.mark.rule("VAN-SECTOR-03", "VAN-TRAVEL-01")
def test_a_no_movement_icon_keeps_everybody_there():
    table = VanguardTable('[[poi]]\nid = "P5"\nicons = ["nomove"]\n' + reached_by_log("P5"))
    table.poi("P5", 1)
    who = table.crew("security", dice=FIVE)

    assert "travel" not in offered(table, who)
    assert any(option == ("travel",) and refusal.key == "held-fast" for option, refusal in blocked(table.g, who))


def reached_by_log(poi: str) -> str:
    return f'[[log]]\nid = "7"\nspeaker = "x"\nmood = "plain"\non = "turn 97"\ndo = "poi({poi},@1)"\n'


@pytest.mark.rule("VAN-REST-01", "VAN-REST-03", "VAN-REST-04")
@pytest.mark.parametrize("available, spent, back", [(2, 5, 4), (0, 5, 3), (5, 0, 0), (4, 1, 1)])
def test_rest_costs_a_supply_refreshes_half_and_draws_a_card(available, spent, back):
    table = VanguardTable()
    who = table.crew("security", rank=3, dice=["red-basic"] * available, spent=["blue-basic"] * spent, deck=["se01"])
    who.available = ["red-basic"] * available

    table.run(perform, who, ("rest",))

    assert table.g.lander.supplies == 4 and who.hand == ["se01"]
    assert len(who.available) == available + back


@pytest.mark.rule("VAN-REST-02")
def test_without_supplies_nobody_rests():
    table = VanguardTable()
    who = table.crew("security", spent=FIVE)
    table.supplies(0)

    assert "rest" not in offered(table, who)


@pytest.mark.rule("VAN-PREPARE-01", "VAN-PREPARE-04")
def test_prepare_draws_a_card_makes_a_check_or_both():
    table = VanguardTable()
    who = table.crew("security", rank=1, dice=["red-basic"], hand=["se01", "se03"], deck=["se05"])
    table.answers({"VAN-PREPARE-01": ["draw", None], "VAN-CARD-04": "se05"})

    table.run(perform, who, ("prepare",))

    assert sorted(who.hand) == ["se01", "se03"] and who.deck.discard == ["se05"]


@pytest.mark.rule("VAN-PREPARE-01", "VAN-PREPARE-02", "VAN-COMBO-01")
def test_the_check_of_prepare_is_there_for_combos():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], hand=["se02"], deck=["se01"])
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "all", "VAN-COMBO-01": ("card", "se02", 0)})
    table.fate(check=("basic",))

    table.run(perform, who, ("prepare",))

    assert who.hand == ["se01"] and who.spent == ["red-basic"] and table.g.check is None


@pytest.mark.rule("VAN-LIFTOFF-01", "VAN-LIFTOFF-02", "VAN-END-02", "VAN-END-05")
def test_lift_off_ends_the_exploration_and_leaves_behind_who_is_elsewhere():
    table = VanguardTable()
    who, other = table.crew("security", dice=FIVE), table.crew("recon", sector=3)

    table.run(perform, who, ("lift-off",))

    assert table.g.ending == "lift-off" and table.g.step == "docking"
    assert (who.status, other.status) == ("exploring", "dead") and table.g.dead == [other.card]


@pytest.mark.rule("VAN-LIFTOFF-04")
def test_one_refusal_is_enough_and_costs_nothing():
    table = VanguardTable(players=4)
    who = table.crew("security", dice=FIVE)
    table.crew("recon"), table.crew("science")
    table.answers({(1, "VAN-LIFTOFF-04"): "agree", (2, "VAN-LIFTOFF-04"): "refuse"})

    table.run(perform, who, ("lift-off",))

    assert table.g.ending == "" and table.g.actions == 2


# --- turns and rounds ---


@pytest.mark.rule("VAN-TURN-01", "VAN-ACTION-05")
def test_after_two_actions_or_by_choice_the_turn_ends():
    table = VanguardTable()
    table.crew("security", dice=FIVE)
    table.answers({"VAN-TURN-01": END_TURN})
    table.run(take_turn)
    assert table.g.step == "turn-end"

    table.g.step, table.g.actions = "turn", 0
    table.run(take_turn)
    assert table.g.step == "turn-end"


@pytest.mark.rule("VAN-ACTION-03", "VAN-GEAR-06", "VAN-GEAR-07", "VAN-TURN-01")
@pytest.mark.parametrize("what", [("trade",), ("use", "card", "recon", "re03", 0), ("hand-core", "security")])
def test_what_is_no_action_is_done_after_the_last_one_too(what):
    table = VanguardTable()
    who, other = table.crew("recon", dice=["green-basic"], hand=["re03"], gear=["K01"]), table.crew("security")
    who.core, table.g.actions = True, 0
    table.answers({"VAN-TURN-01": what, **({"VAN-SECTOR-02": 2} if what[0] == "use" else {})})

    table.run(take_turn)

    assert table.g.step == "turn" and (other.gear != [] or other.core or who.sector == 2)


@pytest.mark.rule("VAN-ACTION-01", "VAN-ACTION-04", "VAN-GEAR-08")
def test_after_two_actions_nothing_is_offered_that_counts_as_one():
    table = VanguardTable()
    who = table.crew("security", dice=FIVE, hand=["se22"], gear=["G01"])  # spend two: Supplies; a token to be placed
    table.g.core, table.g.actions = 1, 0
    table.g.lander.supplies = 1

    assert options(table.g, who) == [END_TURN]


@pytest.mark.rule("VAN-TRAVEL-02")
def test_where_no_path_leads_on_nobody_travels():
    table = VanguardTable()
    who = table.crew("security", sector=4, dice=FIVE)
    table.g.shut = [path.name for path in paths_from(table.g, 4)]

    assert "travel" not in offered(table, who)
    reasons = {option: (refusal.rule, refusal.key) for option, refusal in blocked(table.g, who)}
    assert reasons[("travel",)] == ("VAN-TRAVEL-02", "no-way")


@pytest.mark.rule("VAN-TURN-02", "VAN-EVENT-01")
def test_the_token_is_turned_before_the_event_comes():
    table = VanguardTable()
    who = table.crew("security", dice=FIVE)
    table.run(end_turn)
    assert who.ended and table.g.step == "event" and not table.told("event-revealed")

    table.next_events("ev14")  # Quiet Hour: nothing here
    table.run(resolve_event)

    assert len(table.told("event-revealed")) == 1 and table.g.event_deck.discard == ["ev14"]
    assert table.g.step == "round"


@pytest.mark.rule("VAN-ROUND-01")
def test_turns_go_clockwise_from_the_start_token_until_all_had_theirs():
    table = VanguardTable()
    security, recon, science = table.crew("security"), table.crew("recon"), table.crew("science")
    table.g.start, table.g.active = "recon", "recon"
    order = ["recon"]
    for _ in range(2):
        table.run(end_turn)
        table.next_events("ev14") if "ev14" in table.g.event_deck.cards else table.next_events("ev25")
        table.run(resolve_event)
        order.append(table.g.active)

    assert order == ["recon", "science", "security"]
    assert recon.ended and science.ended and not security.ended


@pytest.mark.rule("VAN-ROUND-02")
def test_the_holder_passes_the_start_token_before_each_further_round():
    table = VanguardTable()
    table.crew("security"), table.crew("recon")
    table.g.step = "round"
    table.answers({"VAN-ROUND-02": "recon"})

    table.run(begin_round)

    assert (table.g.start, table.g.active, table.g.round) == ("recon", "recon", 2)


@pytest.mark.rule("VAN-ROUND-04")
def test_if_its_holder_has_left_the_recon_player_gives_it_on():
    table = VanguardTable(players=4)
    gone = table.crew("security")
    table.crew("science"), table.crew("engineering")
    gone.status = "dead"
    table.answers({(1, "VAN-ROUND-04"): "engineering"})

    table.run(begin_round)

    assert table.g.start == "engineering"


@pytest.mark.rule("VAN-TEAM-07")
def test_with_nobody_left_the_exploration_is_over():
    table = VanguardTable()
    table.crew("security").status = "dead"

    table.run(begin_round)

    assert table.g.ending == "nobody"
