"""The Actions of the blue, crafted Items (NEM-ACTION-05)."""

import pytest

from starboard.testing import NemesisTable


def refused(table, who, option):
    refusal = table.refusal(who, option)
    return refusal.rule, refusal.key


# --- Antidote ---


@pytest.mark.rule("NEM-CONTAM-11", "NEM-TURN-15")
def test_an_antidote_removes_infected_cards_everywhere_and_the_larva_then_one_passes():
    table = NemesisTable()
    pilot = table.character(
        "pilot",
        hand=["rest", "search", "contamination"],
        deck=["repairs", "contamination"],
        discard=["piloting", "contamination", "infected"],
        items=["antidote"],
        larva=True,
    )
    table.fate(scan=["infected", "clean", "infected"])  # deck, hand, discard pile

    table.act(pilot, "item:antidote", pay="rest", discard="none")

    assert (pilot.larva, pilot.passed) == (False, True)
    assert pilot.hand == ["search", "clean"]
    assert sorted(pilot.deck) == ["contamination", "piloting", "repairs", "rest"]
    assert (pilot.discard, table.g.contamination) == ([], 26)
    assert (pilot.inventory, table.g.crafted.count("antidote")) == ([], 3)


@pytest.mark.rule("NEM-ACTION-10")
def test_no_antidote_in_combat():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["antidote"])
    table.intruder("larva", at="hibernatorium")

    assert refused(table, pilot, "item:antidote") == ("NEM-ACTION-10", "in-combat")


@pytest.mark.rule("NEM-WOUND-12", "NEM-TURN-15")
def test_passing_with_an_antidote_bleeds_like_any_pass():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["antidote"], wounds=["bleeding"])

    table.act(pilot, "item:antidote")

    assert (pilot.light, pilot.passed) == (1, True)


# --- Taser ---


@pytest.mark.rule("NEM-INJURY-15")
def test_a_taser_hurts_an_intruder_and_drives_it_out():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["taser"])
    adult, other = table.intruder("adult", at="hibernatorium"), table.intruder("adult", at="hibernatorium")
    table.fate("scratch-2", "hunt-3")

    table.act(pilot, "item:taser", target=adult.id)

    assert (adult.injuries, adult.room) == (1, table.neighbour("hibernatorium", 3))
    assert (other.injuries, other.room) == (0, 11)
    assert table.g.crafted.count("taser") == 3


def test_an_intruder_killed_by_a_taser_does_not_flee():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["taser"])
    table.intruder("adult", at="hibernatorium", injuries=1)
    table.fate("scratch-2")

    table.act(pilot, "item:taser")

    assert (table.g.intruders, table.g.events_deck.discard) == ([], [])
    assert (11, "carcass") in table.g.lying


def test_a_retreat_arrow_for_a_taser_makes_one_retreat_not_two():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["taser"])
    adult = table.intruder("adult", at="hibernatorium", injuries=5)
    table.fate("bite-retreat", "hunt-3")

    table.act(pilot, "item:taser")

    assert (adult.room, adult.injuries) == (table.neighbour("hibernatorium", 3), 6)
    assert table.g.events_deck.discard == ["hunt-3"]


def test_a_taser_makes_a_character_here_discard_its_hand():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["taser"])
    scout = table.character("scout", hand=["search", "contamination"])
    captain = table.character("captain", hand=["order"])
    table.character("soldier")
    table.character("mechanic", at="cockpit", hand=["rest"])

    table.act(pilot, "item:taser", character=scout.seat)

    assert (scout.hand, scout.discard) == ([], ["search", "contamination"])
    assert (captain.hand, scout.wounds, scout.light) == (["order"], [], 0)
    assert table.question("character").options == [scout.seat, captain.seat]


@pytest.mark.rule("NEM-TURN-14")
def test_a_taser_needs_an_intruder_or_somebody_with_cards_here():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["taser"])
    table.character("scout")
    table.intruder("adult", at="cockpit")

    assert refused(table, pilot, "item:taser") == ("NEM-TURN-14", "nobody-with-cards")


# --- Flamethrower ---


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(
    ("face", "injuries", "fire"),
    [("blank", 0, False), ("creeper", 1, False), ("adult", 1, False), ("hit", 1, False), ("double", 2, True)],
)
def test_a_flamethrower_always_burns_but_for_a_blank_and_sets_fire_with_a_double_hit(face, injuries, fire):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=[("flamethrower", 4)])
    queen = table.intruder("queen", at="hibernatorium")
    table.fate(combat_die=face)
    if injuries:
        table.fate(attack_card=["scratch-6", "scratch-5"])

    table.act(pilot, "shoot")

    assert (queen.injuries, table.g.fire[11], pilot.held[0].ammo) == (injuries, fire, 3)
    assert pilot.held[0].item == "flamethrower"


def test_what_fears_fire_fears_the_flamethrower_and_the_molotov_more():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "rest"], held=[("flamethrower", 4)], items=["molotov"])
    adult, target = table.intruder("adult", at="hibernatorium"), table.intruder("adult", at=6)
    table.weakness("fire")

    table.fate(combat_die="hit", attack_card="scratch-6")
    table.act(pilot, "shoot", pay="rest")
    table.fate(attack_card="scratch-5")
    table.act(pilot, "item:molotov", room=6)

    assert (adult.injuries, target.injuries) == (2, 2)


# --- Molotov Cocktail ---


@pytest.mark.parametrize("at", [11, 6])
def test_a_molotov_burns_a_room_with_an_intruder_here_or_next_door(at):
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["molotov"])
    scout = table.character("scout", at=6)
    adult, creeper = table.intruder("adult", at=at), table.intruder("creeper", at=at)
    table.fate(attack_card=["scratch-6", "scratch-5"], wound_card="leg")

    table.act(pilot, "item:molotov")

    assert (adult.injuries, creeper.injuries) == (1, 1)
    assert (pilot.wounds, scout.wounds) == ((["leg"], []) if at == 11 else ([], ["leg"]))
    assert [room for room, burns in enumerate(table.g.fire) if burns] == [at]
    assert (pilot.inventory, table.g.crafted.count("molotov")) == ([], 3)


@pytest.mark.rule("NEM-NEST-09", "NEM-NEST-10")
@pytest.mark.parametrize("intruder", [True, False])
def test_a_molotov_burns_one_egg_as_well_and_that_is_loud(intruder):
    table = NemesisTable(rooms={2: "nest"})
    pilot = table.character("pilot", at="cockpit", hand=["rest"], items=["molotov"])
    if intruder:
        table.intruder("larva", at="nest")
    table.fate(noise_die=1)

    table.act(pilot, "item:molotov")

    assert (table.g.eggs, table.g.fire[2], table.g.intruders) == (4, True, [])
    assert table.g.noise[table.way("cockpit", 1)]


def test_a_molotov_cannot_be_thrown_at_an_empty_room():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["molotov"])
    table.character("scout", at=6)
    assert refused(table, pilot, "item:molotov") == ("NEM-DOOR-03", "nothing-in-reach")

    table.intruder("larva", at=8)
    table.intruder("larva", at=14)
    table.act(pilot, "item:molotov", room=14)

    assert table.question("room").options == [8, 14]


@pytest.mark.rule("NEM-MARKER-09")
def test_a_molotov_may_be_the_ninth_fire():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["molotov"])
    table.intruder("larva", at=6)
    table.fire(1, 2, 3, 4, 5, 7, 8, 9)

    table.act(pilot, "item:molotov")

    assert (table.ended, table.g.ending) == (True, "ninth-fire")
