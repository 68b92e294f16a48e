"""The Actions of the yellow, technical Items (NEM-ACTION-05)."""

import pytest

from starboard.games.nemesis.state.pieces import CLOSED_DOOR, OPEN_DOOR
from starboard.testing import NemesisTable


def refused(table, who, option):
    refusal = table.refusal(who, option)
    return refusal.rule, refusal.key


def destroy_doors(table, room):
    for corridor, _ in table.board.exits[table.room(room)]:
        table.g.doors[corridor] = 2


# --- Chemicals ---


@pytest.mark.rule("NEM-ACTION-05", "NEM-ITEM-26")
def test_chemicals_fully_load_a_flamethrower():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["chemicals"], held=[("flamethrower", 1)])

    table.act(pilot, "item:chemicals")

    assert (pilot.held[0].ammo, pilot.hand, pilot.discard) == (4, [], ["rest"])
    assert (pilot.inventory, table.g.yellow.discard) == ([], ["chemicals"])


@pytest.mark.rule("NEM-TURN-14")
@pytest.mark.parametrize("held", [[], [("shotgun", 0)], [("flamethrower", 4)]])
def test_chemicals_need_a_flamethrower_that_is_not_full(held):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["chemicals"], held=held)

    assert refused(table, pilot, "item:chemicals") == ("NEM-TURN-14", "no-flamethrower")


def test_of_two_flamethrowers_chemicals_load_the_emptier():
    table = NemesisTable()
    held = [("flamethrower", 4), ("flamethrower", 2)]
    pilot = table.character("pilot", hand=["rest"], items=["chemicals"], held=held)

    table.act(pilot, "item:chemicals")

    assert [thing.ammo for thing in pilot.held] == [4, 4]


# --- Tools and Duct Tape ---


@pytest.mark.rule("NEM-MARKER-19", "NEM-ACTION-11")
@pytest.mark.parametrize("item", ["tools", "duct-tape"])
def test_tools_and_tape_repair_the_room(item):
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=[item])
    table.malfunction("comms", "cockpit")
    if item == "tools":
        table.answers({"alternative": "repair"})

    table.act(pilot, f"item:{item}")

    assert (table.g.malfunction[2], table.g.malfunction[1]) == (False, True)
    assert table.g.yellow.discard == [item]


@pytest.mark.rule("NEM-ENGINE-03", "NEM-ENGINE-04", "NEM-ENGINE-05")
@pytest.mark.parametrize("item", ["tools", "duct-tape"])
@pytest.mark.parametrize(("chosen", "changed"), [("working", True), ("damaged", False)])
def test_tools_and_tape_repair_or_break_the_engine_of_the_room(item, chosen, changed):
    table = NemesisTable()
    pilot = table.character("pilot", at="engine-2", hand=["rest"], items=[item])
    table.malfunction("engine-2")
    table.engine(2, "damaged")

    table.act(pilot, f"item:{item}", alternative="engine", engine=chosen)

    assert (table.g.engines[2], table.g.engines_known[2]) == (chosen, 1 << pilot.seat)
    assert table.told("worked-on-engine")[0].args["changed"] is changed
    assert table.g.malfunction[20]


@pytest.mark.rule("NEM-DOOR-11")
@pytest.mark.parametrize(("before", "after"), [("open", CLOSED_DOOR), ("closed", OPEN_DOOR)])
@pytest.mark.parametrize("item", ["tools", "energy-charge-y", "energy-charge-r"])
def test_tools_and_charges_open_or_close_one_door_of_the_room(item, before, after):
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=[item])
    corridor = table.door("comms", 6, before)

    table.act(pilot, f"item:{item}", corridor=corridor)

    assert table.g.doors[corridor] == after
    assert table.question("corridor").options == sorted(c for c, _ in table.board.exits[2])


@pytest.mark.rule("NEM-DOOR-09")
@pytest.mark.parametrize(
    ("item", "rule"), [("tools", "NEM-TURN-14"), ("energy-charge-y", "NEM-TURN-14"), ("duct-tape", "NEM-ITEM-24")]
)
def test_where_nothing_is_broken_and_all_doors_are_destroyed_there_is_nothing_to_do(item, rule):
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=[item])
    destroy_doors(table, "comms")

    assert refused(table, pilot, f"item:{item}")[0] == rule


@pytest.mark.rule("NEM-ACTION-11")
def test_only_what_is_possible_can_be_chosen_and_the_rest_is_explained():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["tools"])
    table.malfunction("comms")

    table.act(pilot, "item:tools", alternative="door", corridor=table.corridor("comms", 6))

    asked = table.question("alternative")
    assert asked.options == ["repair", "door"]
    assert table.g.malfunction[2]


@pytest.mark.rule("NEM-ITEM-24")
def test_duct_tape_joins_two_heavy_items():
    table = NemesisTable()
    held = [("shotgun", 2), "fire-extinguisher"]
    pilot = table.character("pilot", hand=["rest"], items=["duct-tape"], held=held)

    table.act(pilot, "item:duct-tape")

    assert pilot.held[0].tape == pilot.held[1].tape != 0
    assert table.g.yellow.discard == ["duct-tape"]


# --- Fire Extinguisher ---


def test_an_extinguisher_puts_out_the_fire_of_its_room():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["fire-extinguisher"])
    table.fire("hibernatorium", "cockpit")

    table.act(pilot, "item:fire-extinguisher")

    assert (table.g.fire[11], table.g.fire[1]) == (False, True)
    assert (pilot.held, table.g.yellow.discard) == ([], ["fire-extinguisher"])


@pytest.mark.rule("NEM-INJURY-15")
@pytest.mark.parametrize("kind", ["larva", "adult"])
def test_an_extinguisher_drives_one_intruder_out_without_hurting_it(kind):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["fire-extinguisher"])
    adult, other = table.intruder(kind, at="hibernatorium"), table.intruder("creeper", at="hibernatorium")
    table.fate("hunt-2")

    table.act(pilot, "item:fire-extinguisher", target=adult.id)

    assert (adult.room, adult.injuries) == (table.neighbour("hibernatorium", 2), 0)
    assert other.room == pilot.room
    assert table.g.events_deck.discard == ["hunt-2"]


@pytest.mark.rule("NEM-WEAK-06")
def test_phosphates_hurt_what_the_extinguisher_drives_out_and_the_dead_do_not_flee():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["fire-extinguisher"])
    adult = table.intruder("adult", at="hibernatorium", injuries=1)
    table.weakness("phosphates")
    table.fate("scratch-2")

    table.act(pilot, "item:fire-extinguisher")

    assert adult not in table.g.intruders
    assert (11, "carcass") in table.g.lying
    assert table.g.events_deck.discard == []


@pytest.mark.rule("NEM-WEAK-06")
def test_a_retreat_arrow_in_that_check_is_not_a_second_retreat():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["fire-extinguisher"])
    adult = table.intruder("adult", at="hibernatorium", injuries=1)
    table.weakness("phosphates")
    table.fate("claw-retreat", "hunt-3")

    table.act(pilot, "item:fire-extinguisher")

    assert (adult.room, adult.injuries) == (table.neighbour("hibernatorium", 3), 2)


def test_an_extinguisher_needs_fire_or_an_intruder_here():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["fire-extinguisher"])
    table.fire("cockpit")
    table.intruder("adult", at="cockpit")

    assert refused(table, pilot, "item:fire-extinguisher") == ("NEM-TURN-14", "no-intruder-here")


# --- Clothes ---


@pytest.mark.rule("NEM-MARKER-06")
@pytest.mark.parametrize(("item", "pile"), [("clothes-y", "yellow"), ("clothes-g", "green")])
def test_clothes_take_the_slime_off(item, pile):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=[item], slimed=True, wounds=["leg"])

    table.act(pilot, f"item:{item}", alternative="wash")

    assert (pilot.slimed, pilot.wounds) == (False, ["leg"])
    assert table.g.item_deck(pile).discard == [item]


@pytest.mark.rule("NEM-WOUND-13")
@pytest.mark.parametrize("item", ["clothes-y", "clothes-g", "bandages", "medkit"])
def test_clothes_bandages_and_medkits_dress_one_serious_wound(item):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=[item], wounds=["leg", "arm"])

    table.act(pilot, f"item:{item}", wound="arm")

    assert (pilot.wounds, pilot.dressed) == (["leg"], ["arm"])


def test_clothes_are_of_no_use_to_the_clean_and_healthy():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["clothes-y"], dressed=["leg"], light=2)

    assert refused(table, pilot, "item:clothes-y")[0] == "NEM-TURN-14"


# --- Energy Charge ---


@pytest.mark.rule("NEM-ITEM-26", "NEM-ITEM-22")
@pytest.mark.parametrize("item", ["energy-charge-y", "energy-charge-r"])
def test_an_energy_charge_fully_loads_one_energy_weapon_even_in_combat(item):
    table = NemesisTable()
    held = [("prototype-rifle", 1), ("shotgun", 0)]
    pilot = table.character("pilot", hand=["rest"], items=[item], held=held)
    table.intruder("adult", at="hibernatorium")

    table.act(pilot, f"item:{item}", alternative="load", weapon="prototype-rifle")

    assert [thing.ammo for thing in pilot.held] == [6, 0]
    assert pilot.inventory == []


# --- Plans and Space Suit ---


@pytest.mark.rule("NEM-TECH-02")
def test_with_the_technical_plans_one_crawls_to_any_other_entrance():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["technical-plans"])
    table.fate("storage", "malfunction-3", 1)

    table.act(pilot, "item:technical-plans", room=9)

    assert table.question("room").options == [4, 5, 9, 14, 15, 19, 21]
    assert (pilot.room, table.g.explored[9], table.g.items[9], table.g.malfunction[9]) == (9, True, 3, True)
    assert table.g.noise[table.way(9, 1)]
    assert (pilot.passed, table.g.yellow.discard) == (False, ["technical-plans"])


@pytest.mark.rule("NEM-TECH-02")
def test_without_an_entrance_the_technical_plans_lead_nowhere():
    table = NemesisTable()
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"], items=["technical-plans"])

    assert refused(table, pilot, "item:technical-plans") == ("NEM-TECH-02", "no-duct-here")


@pytest.mark.rule("NEM-ROOM-02")
def test_a_space_suit_leads_from_one_yellow_room_to_another_at_the_price_of_all_action_cards():
    table = NemesisTable(rooms={2: "comms", 9: "generator", 7: "airlock-control", 3: "storage"})
    hand = ["rest", "search", "piloting", "contamination"]
    pilot = table.character("pilot", at="comms", hand=hand, items=["space-suit"])
    table.unexplored(4, "fire-control")
    table.fate(noise_die=2)

    table.act(pilot, "item:space-suit", pay="rest", room=9)

    assert table.question("room").options == [7, 9]
    assert (pilot.room, pilot.hand) == (9, ["contamination"])
    assert sorted(pilot.discard) == ["piloting", "rest", "search"]
    assert table.g.noise[table.way(9, 2)]
    assert (pilot.inventory, table.g.yellow.discard) == ([], ["space-suit"])


@pytest.mark.rule("NEM-TURN-14")
@pytest.mark.parametrize(("at", "rooms"), [(2, {2: "comms"}), (3, {2: "comms", 4: "generator", 3: "storage"})])
def test_a_space_suit_needs_a_yellow_room_here_and_another_elsewhere(at, rooms):
    table = NemesisTable(rooms=rooms)
    pilot = table.character("pilot", at=at, hand=["rest"], items=["space-suit"])

    assert refused(table, pilot, "item:space-suit") == ("NEM-TURN-14", "no-other-yellow-room")


@pytest.mark.rule("NEM-TURN-14")
def test_one_other_yellow_room_is_enough_for_a_space_suit():
    table = NemesisTable(rooms={2: "comms", 9: "generator"})
    pilot = table.character("pilot", at=2, hand=["rest"], items=["space-suit"])
    table.fate(noise_die="silence")

    table.act(pilot, "item:space-suit")

    assert pilot.room == 9


@pytest.mark.rule("NEM-GEN-10")
def test_the_nemesis_plans_show_two_unexplored_tiles_but_not_their_tokens():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", hand=["rest"], items=["nemesis-plans"])
    table.character("scout", at="cockpit")
    table.unexplored(9, "nest")
    table.fate("shower")

    table.act(pilot, "item:nemesis-plans", rooms=(9, 7))

    assert 2 not in table.question("rooms").options
    assert (table.g.tiles[9], table.g.tiles[7]) == ("nest", "shower")
    assert (table.g.tiles_known[9], table.g.tiles_known[7]) == (1 << pilot.seat, 1 << pilot.seat)
    assert (table.g.tokens[9], table.g.tokens[7], table.g.explored[9]) == ("", "", False)


@pytest.mark.rule("NEM-GEN-10")
def test_the_nemesis_plans_show_the_last_unexplored_tile():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["nemesis-plans"])
    table.g.explored = [True] * len(table.g.explored)
    table.unexplored(9, "nest")

    table.act(pilot, "item:nemesis-plans")

    assert table.g.tiles_known[9] == 1 << pilot.seat


@pytest.mark.rule("NEM-GEN-10")
def test_a_second_look_at_a_tile_leaves_the_first_one_known():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["nemesis-plans"])
    scout = table.character("scout")
    table.unexplored(9, "nest", known_to=[scout.seat])
    table.unexplored(7, "shower", known_to=[scout.seat])

    table.act(pilot, "item:nemesis-plans", rooms=(9, 7))

    assert (table.g.tiles_known[9], table.g.tiles_known[7]) == (0b11, 0b11)


@pytest.mark.rule("NEM-GEN-10")
def test_the_nemesis_plans_offer_no_section_that_lies_face_up():
    table = NemesisTable(options=["alternative-board"])
    pilot = table.character("pilot", hand=["rest"], items=["nemesis-plans"])
    table.unexplored(9, "nest")
    table.unexplored(7, "shower")

    table.act(pilot, "item:nemesis-plans", rooms=(9, 7))

    assert not {10, 12} & set(table.question("rooms").options)


def test_the_nemesis_plans_show_exactly_two_rooms():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["nemesis-plans"])

    with table.refuses("NEM-ACTION-05"):
        table.act(pilot, "item:nemesis-plans", rooms=(9,))


@pytest.mark.rule("NEM-TURN-14")
def test_on_a_ship_known_to_its_last_corner_the_plans_are_worthless():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["nemesis-plans"])
    table.g.explored = [True] * 22

    assert "item:nemesis-plans" not in table.options(pilot)
