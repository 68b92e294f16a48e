"""Kind Cages: fields, powers, collar, pumps, feeding time; three ways to the Serum (SAGA-MISSION-12)."""

import contextlib

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.attacks.shooting import legal_shots
from starboard.games.saga.rules.attacks.targets_of_attacks import scenery_to_attack
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.campaign.aftermath import aftermath, outcome_of
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import has_card, new_item
from starboard.games.saga.rules.gear.interaction import search
from starboard.games.saga.rules.hacking.hacking import offered_operations, operate
from starboard.games.saga.rules.lookups import door_coded, mercenary_named, model_named, scenery_coded
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.lookups import levels_left, mission_of, printed_operation
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.rules.movement.movement import leave, walks
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.rules.nexus.activations import activate, why_not_activate
from starboard.games.saga.rules.nexus.nexus_phase import end as end_nexus_phase
from starboard.games.saga.rules.nexus.psychic_powers import can_use_power, use_power
from starboard.games.saga.rules.orders.grounds import avoided
from starboard.games.saga.rules.orders.orders import given_order
from starboard.games.saga.rules.places import layout, square_of
from starboard.games.saga.state.fields import Model, Played
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.kernel.requests import Procedure
from tests.games.saga.rules.mission_tables import begun, put, told_texts, who

SERUM, LIFT = "eq-serum", (11, 0)
PLAGUE = ("ag-victim", "ag-ravager")


def cages(*zones: str, chovar: bool = True, plague: bool = False, seats=(("mercenaries",),)) -> MissionTable:
    """With the ring walk and what is shown with it revealed, and the squad at its stair."""
    table = begun("m6", "B", seats=seats, agents=True)
    table.run(settle)
    for letter in zones:
        table.run(reveal_zone, letter)
    kept = ("bs-chovar",) * chovar + PLAGUE * plague
    table.g.enemies = [model for model in table.g.enemies if model.kind in kept]
    for one, place in zip(table.g.mercenaries, [(8, 14), (8, 15), (11, 14), (11, 15)], strict=True):
        one.model.at = place
    return table


def reveal_zone(g: Saga, letter: str) -> Procedure[None]:
    yield from reveal(g, chart_of(g).zones[letter])


def chovar(table: MissionTable) -> Model:
    return model_named(table.g, "chovar")


def end_of_round(table: MissionTable, number: int) -> None:
    table.g.round, table.g.step, table.g.acting = number, "end", ""
    table.any_fate().run(end_phase)


def hack(table: MissionTable, name: str, operation: str, terminal: str, successes: int = 1) -> None:
    table.g.acting = name
    table.run(operate, who(table, name), scenery_coded(table.g, terminal), operation, successes)
    table.run(settle)


@pytest.mark.rule("SAGA-MISSION-12")
def test_all_its_words_are_written():
    assert unwritten_words(mission("m6")) == []


# --- zones and fields ---


@pytest.mark.rule("SAGA-ZONE-02", "SAGA-ZONE-03")
def test_pens_and_ring_are_seen_together():
    table = cages()
    assert set(table.g.zones) == {"A", "B", "E", "F"} and told_texts(table) == ["start", "the-pen"]
    assert chovar(table).at == (9, 7) and not door_coded(table.g, "F1").open and not door_coded(table.g, "F2").open
    table.run(reveal_zone, "D")
    table.run(settle)
    assert told_texts(table)[-1] == "feeding-chart"


def targets_of(table: MissionTable, model: Model) -> list[str]:
    return [shot.target for shot in legal_shots(table.g, model, layout(table.g))]


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-LOS-03", "SAGA-PSI-01", "SAGA-DESTROY-08")
def test_a_field_stops_shots_and_steps_but_not_what_needs_no_sight():
    table = cages()
    dulinsky, alyse = put(table, "dulinsky", (9, 11), "north").model, put(table, "alyse", (10, 11), "north").model
    seen = [chovar(table).name in targets_of(table, one) for one in (dulinsky, alyse)]
    assert seen == [False, True] and "F1" not in scenery_to_attack(table.g, dulinsky)
    table.door("F1", open=True)
    assert chovar(table).name in targets_of(table, dulinsky)


@pytest.mark.rule("SAGA-HACK-10", "SAGA-DOOR-04")
def test_the_pen_is_opened_and_closed_from_the_terminals_but_not_onto_somebody():
    table = cages()
    hack(table, "curby", "pen", "T1")
    assert door_coded(table.g, "F1").open
    going = walks(table.g, chovar(table), layout(table.g), 4)
    assert going.ends >> square_of(table.g, (9, 10)) & 1  # it may leave the pen
    hack(table, "curby", "pen", "T1")
    assert not door_coded(table.g, "F1").open
    hack(table, "curby", "pen", "T1")
    put(table, "dulinsky", (9, 9))
    hack(table, "curby", "pen", "T1")
    assert door_coded(table.g, "F1").open


# --- Chovar ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-PSI-01")
def test_its_powers_reach_further_when_the_pen_is_open():
    table = cages()
    for one in table.g.mercenaries:
        one.model.at = None
    put(table, "curby", (9, 13))  # 4.5 squares from the middle of its base
    table.door("D1", open=True)
    assert not can_use_power(table.g, chovar(table))
    table.door("F1", open=True)
    assert can_use_power(table.g, chovar(table))
    table.door("F1", open=False)
    put(table, "curby", (9, 11))
    assert can_use_power(table.g, chovar(table))


@pytest.mark.rule("SAGA-MISSION-12")
def test_the_first_power_brings_a_memory_and_no_other_does():
    table = cages()
    put(table, "curby", (9, 11))
    for _ in range(2):
        table.any_fate().run(use_power, chovar(table))
        table.run(settle)
    assert told_texts(table).count("memory") == 1


# --- the collar ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-XP-02", "SAGA-HACK-12")
def test_levels_of_the_collar_are_kept_and_at_one_it_acts_in_even_rounds():
    table = cages("C")
    table.g.campaign = "lantern"
    hack(table, "curby", "collar", "T3", successes=2)
    assert levels_left(table.g, printed_operation(table.g, "collar")) == 1
    assert who(table, "curby").experience == 2 and who(table, "curby").victory_points == 0
    can_act = []
    for number in (3, 4, 5):
        table.g.round = number
        can_act.append(why_not_activate(table.g, chovar(table)) is None)
    assert can_act == [False, True, False]


@pytest.mark.rule("SAGA-MISSION-11")
def test_with_two_levels_it_acts_in_every_round():
    table = cages("C")
    hack(table, "curby", "collar", "T3", successes=1)
    for number in (3, 4):
        table.g.round = number
        assert why_not_activate(table.g, chovar(table)) is None


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-12")
@pytest.mark.parametrize("steps", [(3,), (1, 1, 1), (2, 5)])
def test_without_its_collar_it_goes_and_leaves_the_serum_and_the_truth(steps: tuple[int, ...]):
    table = cages("C")
    table.g.flags["truth"] = "no"
    put(table, "curby", (8, 0))
    for successes in steps:
        hack(table, "curby", "collar", "T3", successes)
    curby = who(table, "curby")
    assert table.g.enemies == [] and table.told("eliminated") == [] and curby.victory_points == 3
    assert [fact_value(table.g, name) for name in ("chovar", "truth")] == ["free", "yes"]
    assert [(one.item.card, one.at) for one in table.g.lying] == [(SERUM, (8, 0))]
    assert told_texts(table)[-1] == "collar" and "collar" not in offered_operations(
        table.g, scenery_coded(table.g, "T3")
    )


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-09")
def test_nobody_takes_the_collar_off_a_dead_chovar():
    table = cages("C")
    assert "collar" in offered_operations(table.g, scenery_coded(table.g, "T3"))
    eliminate(table.g, chovar(table))
    table.run(settle)
    assert "collar" not in offered_operations(table.g, scenery_coded(table.g, "T3"))


# --- the pumps ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-INTERACT-01")
def test_each_pump_is_milked_once_and_the_second_gives_the_serum():
    table = cages()
    curby, alyse = put(table, "curby", (7, 6)), put(table, "alyse", (12, 6))
    for one in (curby, alyse):
        table.g.acting = one.model.name
        table.answers({"action": "mission"})
        table.run(take_action, one)
        table.run(settle)
        assert why_not(table.g, one, ACTIONS["mission"]) is not None
    assert [curby.victory_points, alyse.victory_points] == [1, 1]
    assert [has_card(curby, SERUM), has_card(alyse, SERUM)] == [False, True]


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-ACTION-03")
@pytest.mark.parametrize(("at", "chovar_at", "milks"), [((7, 6), (9, 7), True), ((7, 7), (8, 7), False)])
def test_nobody_milks_in_a_front_arc(at: tuple[int, int], chovar_at: tuple[int, int], milks: bool):
    table = cages()
    chovar(table).at = chovar_at
    curby = put(table, "curby", at, "north")
    assert (why_not(table.g, curby, ACTIONS["mission"]) is None) == milks


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-BOSS-07")
def test_its_death_leaves_the_serum_and_stuns_the_plague_for_one_nexus_phase():
    table = cages(plague=True)
    victims = [model for model in table.g.enemies if model.kind in PLAGUE]
    assert len(victims) == 4
    table.g.acting = "alyse"
    eliminate(table.g, chovar(table))
    table.run(settle)
    assert fact_value(table.g, "chovar") == "dead" and who(table, "alyse").victory_points == 2
    [serum] = table.g.lying
    assert serum.item.card == SERUM and serum.at in [(9, 7), (10, 7), (9, 8), (10, 8)]
    assert told_texts(table)[-1] == "old-tide-dead"
    assert all([why_not_activate(table.g, model) is not None for model in victims])
    end_nexus_phase(table.g)
    assert all([why_not_activate(table.g, model) is None for model in victims])


# --- feeding ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-END-01")
def test_the_bell_rings_after_round_6_and_the_pens_open_after_7():
    table = cages()
    end_of_round(table, 5)
    assert "bell" not in told_texts(table)
    end_of_round(table, 6)
    assert told_texts(table)[-1] == "bell" and not door_coded(table.g, "F2").open
    end_of_round(table, 7)
    assert told_texts(table)[-1] == "feeding" and door_coded(table.g, "F2").open


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-10", "SAGA-TABLE-02")
def test_they_can_be_fed_early_once_and_attack_whoever_is_nearest_to_the_end_of_the_next_round():
    table = cages("D", plague=True)
    guard = table.agent("guard", at=(3, 6), facing="east")
    hack(table, "curby", "feed", "T2")
    assert door_coded(table.g, "F2").open and "feed" not in offered_operations(table.g, scenery_coded(table.g, "T2"))
    hungry = [model for model in table.g.enemies if model.kind in PLAGUE]
    assert all([given_order(table.g, model) is not None for model in hungry])
    first = next(model for model in hungry if model.home == (1, 6))
    first.at = (1, 6)
    table.any_fate().run(activate, first, "SAGA-AN-06")
    assert [event.args["target"] for event in table.told("attacked")] == [guard.name]

    end_of_round(table, 1)
    assert all([given_order(table.g, model) is not None for model in hungry if model in table.g.enemies])
    end_of_round(table, 2)
    assert all([given_order(table.g, model) is None for model in hungry])
    for number in (6, 7):
        end_of_round(table, number)
    assert not {"bell", "feeding"} & set(told_texts(table)), "they have been fed"


@pytest.mark.rule("SAGA-HACK-10")
def test_after_feeding_time_nobody_feeds_them():
    table = cages("D")
    end_of_round(table, 7)
    assert "feed" not in offered_operations(table.g, scenery_coded(table.g, "T2"))


# --- orders ---


@pytest.mark.rule("SAGA-TABLE-02")
def test_agents_stay_out_of_the_pen_and_marines_away_from_its_open_side():
    table = cages()
    guard, marine = table.agent("guard", at=(9, 10), facing="north"), table.agent("marine", at=(9, 11), facing="north")
    assert avoided(table.g, guard, "always") >> square_of(table.g, (9, 8)) & 1
    assert not avoided(table.g, marine, "if-possible")
    table.door("F1", open=True)
    assert avoided(table.g, marine, "if-possible") >> square_of(table.g, (9, 11)) & 1
    assert not avoided(table.g, guard, "if-possible")
    for one in table.g.mercenaries:
        one.model.at = None
    put(table, "curby", (7, 8), "south")
    table.g.acting = guard.name
    table.g.enemies.remove(chovar(table))
    assert all([table.g.ground[y][x] != "F" for x, y in decide(table.g, guard, 5).path])


# --- what comes before, and the end ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-WOUND-04")
@pytest.mark.parametrize(("won", "left"), [(False, 1), (True, 2)])
def test_who_was_taken_in_the_garden_has_one_wound_fewer(won: bool, left: int):
    table = cages()
    table.g.played = [Played("m4", won)]
    for one in table.g.mercenaries:
        one.model.wounds = 2
    happened(table.g, "setup")
    table.run(settle)
    assert [one.model.wounds for one in table.g.mercenaries] == [left] * 4


@pytest.mark.rule("SAGA-SUPPLY-04")
@pytest.mark.parametrize(("piece", "zone", "card"), [("w1", "G", "eq-grenade"), ("k3", "E", "eq-vest")])
def test_what_lies_in_store_and_pens(piece: str, zone: str, card: str):
    table = cages(*([zone] if zone == "G" else []))
    table.run(search, who(table, "curby"), piece)
    assert has_card(who(table, "curby"), card)


def all_leave(table: MissionTable, names: list[str]) -> None:
    with contextlib.suppress(MissionOver):
        for name in names:
            put(table, name, LIFT)
            table.g.step = "move"
            leave(table.g, model_named(table.g, name))


@pytest.mark.rule("SAGA-MISSION-03")
@pytest.mark.parametrize(("serum", "ending"), [(True, "mercenaries"), (False, "")])
def test_all_out_with_the_serum_have_won(serum: bool, ending: str):
    table = cages("C", chovar=False)
    if serum:
        who(table, "alyse").items.append(new_item(SERUM))
    all_leave(table, [one.model.name for one in table.g.mercenaries])
    assert table.g.ending == ending


@pytest.mark.rule("SAGA-UPKEEP-07", "SAGA-MISSION-03")
@pytest.mark.parametrize(
    ("fallen", "points", "played", "following"),
    [(False, 2, [], ["m7", "m5"]), (True, 1, [], ["m7", "m5"]), (False, 2, [Played("m5", False)], ["m7"])],
)
def test_points_for_the_serum_and_for_bringing_everybody_home(
    fallen: bool, points: int, played: list[Played], following: list[str]
):
    table = cages("C", chovar=False)
    table.g.played = played
    who(table, "alyse").items.append(new_item(SERUM))
    names = [one.model.name for one in table.g.mercenaries]
    if fallen:
        eliminate(table.g, model_named(table.g, "devil"))
        table.run(settle)
        names.remove("devil")
    all_leave(table, names)
    table.answers({"team-point": ["alyse", "curby"][:points]}).run(write_down)
    assert table.g.ending == "mercenaries" and sum([one.victory_points for one in table.g.mercenaries]) == points
    assert mercenary_named(table.g, "devil").victory_points == 0
    after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
    assert (after.following, after.flags["serum"]) == (following, "yes")


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-CAMPAIGN-03")
@pytest.mark.parametrize(("number", "ending"), [(15, ""), (16, "nexus")])
def test_time_is_up_after_round_16_and_the_loss_leads_on(number: int, ending: str):
    table = cages(chovar=False)
    end_of_round(table, number)
    assert table.g.ending == ending
    if ending:
        after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
        assert (after.following, after.flags["alert"], after.flags["serum"]) == (["m7"], "2", "no")
