"""The four victory checks (NEM-CHECK)."""

import pytest

from starboard.games.nemesis.state.pieces import DEAD, ESCAPED, HIBERNATING
from starboard.kernel.visibility import EVERYBODY
from starboard.testing import NemesisTable

EARTH_AT_B, MARS_AT_B, VENUS_AT_B, DEEP_SPACE_AT_B = 6, 1, 4, 2  # Coordinates cards
CLEAN_DECK = ["rest", "search", "search", "demolition", "repairs"]


def ship(engines=("working", "working", "working"), coordinates=EARTH_AT_B) -> NemesisTable:
    table = NemesisTable()
    for number, state in enumerate(engines, 1):
        table.engine(number, state)
    table.coordinates(coordinates)
    return table


def sleeper(table, name, **more):
    return table.character(name, status=HIBERNATING, room=0, **{"deck": CLEAN_DECK, **more})


def escaped(table, name, **more):
    return table.character(name, status=ESCAPED, room=0, **{"deck": CLEAN_DECK, **more})


def final_checks(table, destroyed=False) -> None:
    table.g.ending, table.g.ship_destroyed = "self-destruct" if destroyed else "jump", destroyed
    table.step("checks")


def checks_made(table) -> list:
    kinds = ("engines-revealed", "arrived", "final-scan", "final-draw", "objective-judged")
    return [happening.kind for happening in table.g.events if happening.kind in kinds]


# --- The order ---


@pytest.mark.rule("NEM-CHECK-01")
def test_engines_then_coordinates_then_contamination_then_objectives():
    table = ship()
    sleeper(table, "pilot", objectives=["salvaging"], deck=[*CLEAN_DECK, "infected"])
    table.fate(action_card=["rest", "search", "search", "demolition"])

    final_checks(table)

    assert checks_made(table) == ["engines-revealed", "arrived", "final-scan", "final-draw", "objective-judged"]


@pytest.mark.rule("NEM-CHECK-01")
def test_whoever_dies_in_one_check_takes_no_part_in_the_next():
    table = ship(coordinates=VENUS_AT_B)
    sleeper(table, "pilot", objectives=["ab-ovo"], deck=["contamination"])
    away = escaped(table, "scout", objectives=["hoarder"])

    final_checks(table)

    assert [happening.args["who"] for happening in table.told("final-scan")] == [away.seat]
    assert [happening.args["who"] for happening in table.told("objective-judged")] == [away.seat]


# --- Engines ---


@pytest.mark.rule("NEM-CHECK-02", "NEM-CHECK-03")
@pytest.mark.parametrize("damaged", [0, 1, 2, 3])
def test_two_damaged_engines_or_three_destroy_the_ship_and_one_does_not(damaged):
    table = ship(["damaged"] * damaged + ["working"] * (3 - damaged))
    asleep = sleeper(table, "pilot")
    away = escaped(table, "scout")
    table.intruder("queen", at="cabins")

    final_checks(table)

    explodes = damaged >= 2
    assert table.g.ship_destroyed is explodes
    assert asleep.status == (DEAD if explodes else HIBERNATING)
    assert away.status == ESCAPED
    assert (table.g.intruders == []) is explodes


@pytest.mark.rule("NEM-CHECK-02")
def test_the_check_turns_the_top_token_of_every_engine_for_all_to_see():
    table = NemesisTable()
    table.coordinates(EARTH_AT_B)
    escaped(table, "pilot")
    table.engine(2, "damaged", known_to=[0])
    table.fate(engine_token=["working", "working"])  # of the two nobody ever looked at

    final_checks(table)

    assert table.g.engines[1:] == ["working", "damaged", "working"]
    assert table.g.engines_known[1:] == [EVERYBODY] * 3


@pytest.mark.rule("NEM-CHECK-03")
def test_failing_engines_count_as_destruction_of_the_ship_for_objectives():
    table = ship(["damaged", "damaged", "working"])
    escaped(table, "pilot", objectives=["aliens"], signal=True)
    escaped(table, "scout", objectives=["salvaging"])
    table.intruder("queen", at="cabins")

    final_checks(table)

    assert table.g.queen_killed
    assert table.g.winners == [0]


@pytest.mark.rule("NEM-CHECK-04")
def test_malfunctions_in_the_engine_rooms_do_not_matter():
    table = ship()
    asleep = sleeper(table, "pilot")
    table.malfunction("engine-1", "engine-2", "engine-3")

    final_checks(table)

    assert asleep.status == HIBERNATING and not table.g.ship_destroyed


# --- Coordinates ---


@pytest.mark.rule("NEM-CHECK-05")
@pytest.mark.parametrize(
    ("marker", "planet", "survives"),
    [("A", "deep-space", False), ("B", "earth", True), ("C", "venus", False), ("D", "mars", False)],
)
def test_sleepers_survive_only_where_the_marker_points_to_earth(marker, planet, survives):
    table = ship(coordinates=EARTH_AT_B)
    asleep = sleeper(table, "pilot", objectives=["salvaging"])
    table.g.destination = marker

    final_checks(table)

    assert table.g.reached == planet
    assert asleep.status == (HIBERNATING if survives else DEAD)
    assert table.g.coordinates_known == EVERYBODY


@pytest.mark.rule("NEM-CHECK-06")
def test_on_mars_only_the_sleeper_with_quarantine_is_spared():
    table = ship(coordinates=MARS_AT_B)
    spared = sleeper(table, "pilot", objectives=["quarantine"])
    other = sleeper(table, "scout", objectives=["salvaging"])

    final_checks(table)

    assert (spared.status, other.status) == (HIBERNATING, DEAD)
    assert table.g.winners == [spared.seat]


@pytest.mark.rule("NEM-CHECK-06")
@pytest.mark.parametrize("coordinates", [VENUS_AT_B, DEEP_SPACE_AT_B])
def test_quarantine_spares_nobody_elsewhere(coordinates):
    table = ship(coordinates=coordinates)
    asleep = sleeper(table, "pilot", objectives=["quarantine"])

    final_checks(table)

    assert asleep.status == DEAD


@pytest.mark.rule("NEM-CHECK-06", "NEM-MOMENT-08")
def test_a_sleeper_still_holding_two_objectives_is_spared_if_quarantine_is_one_of_them():
    table = ship(coordinates=MARS_AT_B)
    asleep = sleeper(table, "pilot", objectives=["ab-ovo", "quarantine"])

    final_checks(table)

    assert asleep.status == HIBERNATING
    assert table.g.winners == [asleep.seat]


@pytest.mark.rule("NEM-CHECK-07")
def test_a_wrong_destination_kills_no_intruder_and_destroys_no_ship():
    table = ship(coordinates=VENUS_AT_B)
    sleeper(table, "pilot")
    queen = table.intruder("queen", at="cabins")

    final_checks(table)

    assert table.g.intruders == [queen]
    assert not table.g.ship_destroyed and not table.g.queen_killed


# --- Contamination ---


@pytest.mark.rule("NEM-CHECK-08")
@pytest.mark.parametrize("pile", ["deck", "hand", "discard"])
def test_everything_is_scanned_wherever_it_lies(pile):
    table = ship()
    piles = {"deck": [], "hand": ["rest"] * 3, "discard": []}
    piles[pile] = [*piles[pile], "contamination", "rest", "rest", "rest"]
    pilot = escaped(table, "pilot", **piles)
    table.fate(scan="infected", action_card=["rest", "rest", "rest", "infected"])

    final_checks(table)

    assert pilot.status == DEAD
    assert table.g.fates == ["infection"]


@pytest.mark.rule("NEM-CHECK-08")
def test_clean_cards_harm_nobody_and_are_not_removed():
    table = ship()
    asleep = sleeper(table, "pilot", deck=["contamination", "clean"], hand=["contamination"], discard=["clean"])
    table.fate(scan=["clean", "clean"])

    final_checks(table)

    assert asleep.status == HIBERNATING
    assert (asleep.deck, asleep.hand, asleep.discard) == (["clean", "clean"], ["clean"], ["clean"])
    assert not table.told("final-draw")


@pytest.mark.rule("NEM-CHECK-08")
def test_sleepers_and_escaped_characters_are_both_scanned():
    table = ship()
    for who in (sleeper(table, "pilot"), escaped(table, "scout")):
        who.deck.append("contamination")
    table.fate(scan=["clean", "clean"])

    final_checks(table)

    assert [happening.args["who"] for happening in table.told("final-scan")] == [0, 1]


@pytest.mark.rule("NEM-CHECK-09")
@pytest.mark.parametrize("bad", ["infected", "clean", "contamination"])
def test_of_four_drawn_cards_any_contamination_card_kills(bad):
    table = ship()
    piles = {"deck": ["rest", "rest"], "hand": ["infected", "rest"], "discard": ["rest", "clean"]}
    pilot = escaped(table, "pilot", **piles, larva=bad == "contamination")
    if bad == "contamination":
        pilot.deck.append("contamination")
    table.fate(action_card=["rest", "rest", "rest", bad])

    final_checks(table)

    assert pilot.status == DEAD


@pytest.mark.rule("NEM-CHECK-09")
def test_exactly_four_cards_are_drawn_from_all_piles_shuffled_together():
    table = ship()
    piles = {"deck": ["rest"], "hand": ["search", "demolition"], "discard": ["repairs", "infected"]}
    pilot = escaped(table, "pilot", **piles)
    table.fate(action_card=["repairs", "demolition", "search", "rest"])

    final_checks(table)

    assert pilot.status == ESCAPED
    assert pilot.deck == ["infected"]


@pytest.mark.rule("NEM-CHECK-10")
def test_a_larva_leads_straight_to_the_draw_without_a_scan():
    table = ship()
    pilot = escaped(table, "pilot", deck=["rest"] * 4, discard=["clean"], larva=True)
    table.fate(action_card=["rest", "rest", "rest", "clean"])

    final_checks(table)

    assert pilot.status == DEAD
    assert not table.told("final-scan")


@pytest.mark.rule("NEM-CHECK-10")
def test_a_larva_alone_does_not_kill():
    table = ship()
    pilot = escaped(table, "pilot", deck=["rest"] * 4, larva=True)

    final_checks(table)

    assert pilot.status == ESCAPED


# --- Objectives ---


@pytest.mark.rule("NEM-CHECK-11")
def test_every_living_player_shows_the_objective_and_the_dead_show_none():
    table = ship()
    asleep = sleeper(table, "pilot", objectives=["salvaging"])
    dead = table.character("scout", status=DEAD, room=0, objectives=["ab-ovo"])

    final_checks(table)

    judged = [(happening.args["who"], happening.args["met"]) for happening in table.told("objective-judged")]
    assert judged == [(asleep.seat, True)]
    assert asleep.objectives_known == [EVERYBODY]
    assert dead.objectives_known == [1 << dead.seat]


@pytest.mark.rule("NEM-CHECK-11")
def test_all_requirements_must_be_met():
    table = ship()
    escaped(table, "pilot", objectives=["necroscopy"], signal=True)
    escaped(table, "scout", objectives=["field-biology"])  # needs the Egg's Weakness too
    table.weakness("fire", "carcass")

    final_checks(table)

    assert table.g.winners == [0]


@pytest.mark.rule("NEM-CHECK-12")
def test_with_the_ship_already_destroyed_only_contamination_and_objectives_are_checked():
    table = NemesisTable()  # nothing settled: an Engine or Coordinates check would ask fate
    escaped(table, "pilot", objectives=["great-hunt"], signal=True)

    final_checks(table, destroyed=True)

    assert checks_made(table) == ["final-scan", "objective-judged"]
    assert table.g.reached == ""
    assert table.g.winners == [0]


@pytest.mark.rule("NEM-CHECK-12", "NEM-CHECK-03")
def test_after_failing_engines_the_coordinates_are_not_checked():
    table = NemesisTable()
    for engine in (1, 2, 3):
        table.engine(engine, "damaged")
    escaped(table, "pilot", objectives=["salvaging"])

    final_checks(table)

    assert "arrived" not in checks_made(table)
    assert table.g.winners == [0]  # as the only survivor, not for Earth


@pytest.mark.rule("NEM-CHECK-13")
@pytest.mark.parametrize(
    ("engines", "coordinates"), [(["damaged"] * 3, EARTH_AT_B), (["working"] * 3, DEEP_SPACE_AT_B)]
)
def test_neither_engines_nor_coordinates_harm_the_escaped(engines, coordinates):
    table = ship(engines, coordinates)
    away = escaped(table, "pilot")

    final_checks(table)

    assert away.status == ESCAPED


@pytest.mark.rule("NEM-CHECK-14")
def test_who_survived_is_judged_after_the_last_contamination_check():
    table = ship(coordinates=VENUS_AT_B)
    escaped(table, "pilot", objectives=["salvaging"])  # only survivor, once the scout is dead
    scout = escaped(table, "scout", larva=True, deck=["contamination"] * 4)

    final_checks(table)

    assert scout.status == DEAD
    assert table.g.winners == [0]
