"""What Actions cost, when they are allowed, and what the Basic Actions do (NEM-ACTION)."""

import pytest

from starboard.games.nemesis.rules.actions import one_action
from starboard.games.nemesis.state.fields import Character
from starboard.testing import NemesisTable

OUT_OF_COMBAT = {"move": 1, "careful": 2, "pick-up": 1, "trade": 1, "craft": 1, "quest:autoloader": 1}
IN_COMBAT = {"escape": 1, "shoot": 1, "melee": 1}


def soldier_in_the_armory(table: NemesisTable, cards: int) -> Character:
    """Somebody to whom every Basic Action is open, given the cards."""
    table.lay_tile(3, "armory")
    table.lying(3, "carcass")
    soldier = table.character("soldier", at=3, hand=["rest"] * cards, items=["chemicals", "tools"])
    table.character("pilot", at=3)
    return soldier


# --- Paying ---


@pytest.mark.rule("NEM-ACTION-01")
def test_the_player_chooses_the_cards_and_they_lie_face_up_on_the_own_pile():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest", "search", "piloting"], held=[("shotgun", 0)])
    captain = table.character("captain", at=1)

    table.act(pilot, "room", pay=("search", "rest"))

    assert (pilot.hand, pilot.discard, captain.discard) == (["piloting"], ["search", "rest"], [])
    assert table.question("pay").about == {"action": "room", "cost": 2}
    assert table.question("pay").private  # nobody else sees what could have paid
    assert table.g.doing == ""


@pytest.mark.rule("NEM-ACTION-01")
@pytest.mark.parametrize("paid", [(), ("rest",), ("rest", "search", "piloting"), ("rest", "rest"), ("rest", "order")])
def test_exactly_the_cost_is_paid_with_cards_in_hand(paid):
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest", "search", "piloting"], held=[("shotgun", 0)])

    with table.refuses("NEM-ACTION-01"):
        table.act(pilot, "room", pay=paid)


@pytest.mark.rule("NEM-ACTION-02")
def test_contamination_never_pays():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest", "contamination", "infected", "clean"], held=[("shotgun", 0)])
    assert "move" in table.options(pilot)  # one card pays, and only one
    assert [table.refusal(pilot, option).rule for option in ("careful", "room")] == ["NEM-ACTION-01"] * 2

    pilot.hand.append("search")
    with table.refuses("NEM-ACTION-01"):
        table.act(pilot, "move", pay="contamination")

    assert table.question("pay").options == ["rest", "search"]


@pytest.mark.rule("NEM-ACTION-03", "NEM-ACTION-12", "NEM-ACTION-13", "NEM-ACTION-16", "NEM-ACTION-17", "NEM-ACTION-19")
@pytest.mark.parametrize(("option", "cost"), OUT_OF_COMBAT.items())
def test_a_basic_action_needs_one_card_and_careful_movement_two(option, cost):
    table = NemesisTable()
    soldier = soldier_in_the_armory(table, cost)

    assert option in table.options(soldier)
    soldier.hand.pop()
    assert option not in table.options(soldier)
    assert table.refusal(soldier, option).rule == "NEM-ACTION-01"


@pytest.mark.rule("NEM-ACTION-03", "NEM-ACTION-14", "NEM-ACTION-15")
@pytest.mark.parametrize(("option", "cost"), IN_COMBAT.items())
def test_a_basic_action_in_combat_needs_one_card(option, cost):
    table = NemesisTable()
    soldier = soldier_in_the_armory(table, cost)
    table.intruder("adult", at=3)

    assert option in table.options(soldier)
    soldier.hand.pop()
    assert table.refusal(soldier, option).rule == "NEM-ACTION-01"


@pytest.mark.rule("NEM-ACTION-04")
@pytest.mark.parametrize(("name", "card", "cost"), [
    ("mechanic", "fast-repairs", 0), ("pilot", "repairs", 1), ("captain", "basic-repairs", 2),
])  # fmt: skip
def test_an_action_card_is_discarded_with_as_many_others_as_it_costs(name, card, cost):
    table = NemesisTable(rooms={3: "armory"})
    who = table.character(name, at=3, hand=[card, *["search"] * cost])
    table.malfunction(3)
    assert "card:" + card in table.options(who)

    table.act(who, "card:" + card)
    assert (who.hand, who.discard) == ([], [card, *["search"] * cost])
    assert not table.g.malfunction[3]
    table.malfunction(3)
    who.hand = [card, *["search"] * (cost - 1)] if cost else []

    assert "card:" + card not in table.options(who)


@pytest.mark.rule("NEM-ACTION-05")
def test_an_item_costs_what_it_says_and_goes_if_it_is_for_one_use():
    table = NemesisTable(rooms={3: "armory"})
    mechanic = table.character("mechanic", at=3, hand=["rest", "search"], items=["medkit"], dressed=["leg", "arm"])
    mechanic.inventory.append("plasma-torch")
    mechanic.shown.append(-1)

    table.act(mechanic, "item:medkit", pay="rest", wound="leg")
    assert (mechanic.discard, mechanic.inventory, table.g.green.discard) == (["rest"], ["plasma-torch"], ["medkit"])
    table.act(mechanic, "item:plasma-torch", corridor=table.corridor(3, 7))

    assert (mechanic.hand, mechanic.inventory) == ([], ["plasma-torch"])
    assert table.refusal(mechanic, "item:plasma-torch").rule == "NEM-ACTION-01"


@pytest.mark.rule("NEM-ACTION-05")
def test_items_cost_their_printed_number():
    table = NemesisTable(rooms={3: "armory"})
    mechanic = table.character("mechanic", at=3, hand=["rest"], items=["extended-magazine"])
    mechanic.inventory.append("flashlight")
    mechanic.shown.append(-1)

    assert table.refusal(mechanic, "item:flashlight").rule == "NEM-ACTION-01"
    mechanic.hand.append("rest")
    assert "item:flashlight" in table.options(mechanic)  # costs 2
    mechanic.hand = []
    assert "item:extended-magazine" in table.options(mechanic)  # costs nothing


# --- Room Actions ---


@pytest.mark.rule("NEM-ACTION-06")
def test_a_room_action_costs_two_cards():
    table = NemesisTable(rooms={3: "comms"})
    pilot = table.character("pilot", at=3, hand=["rest", "search"])

    table.act(pilot, "room")
    assert (pilot.signal, pilot.hand, len(pilot.discard)) == (True, [], 2)
    pilot.signal, pilot.hand = False, ["rest"]

    assert table.refusal(pilot, "room").rule == "NEM-ACTION-01"


@pytest.mark.rule("NEM-ACTION-07")
def test_a_malfunction_disables_the_room_action():
    table = NemesisTable(rooms={3: "comms"})
    pilot = table.character("pilot", at=3, hand=["rest", "search"])
    assert "room" in table.options(pilot)

    table.malfunction(3)

    assert "room" not in table.options(pilot)
    assert table.refusal(pilot, "room").rule == "NEM-ACTION-07"


@pytest.mark.rule("NEM-ACTION-08")
def test_there_is_no_room_action_in_combat():
    table = NemesisTable(rooms={3: "comms"})
    pilot = table.character("pilot", at=3, hand=["rest", "search"])

    table.intruder("larva", at=3)

    assert "room" not in table.options(pilot)
    assert table.refusal(pilot, "room").rule == "NEM-ACTION-08"


@pytest.mark.rule("NEM-ACTION-09")
def test_a_room_action_is_for_those_in_the_room():
    table = NemesisTable(rooms={3: "comms", 7: "cabins"})
    scientist = table.character("scientist", at=7, hand=["rest", "search", "search"])
    assert table.refusal(scientist, "room").rule == "NEM-ACTION-09"

    scientist.room = 3
    table.act(scientist, "room", pay=("rest", "search"))

    assert scientist.signal


@pytest.mark.rule("NEM-ACTION-09", "NEM-ACTION-26")
def test_a_card_may_say_that_a_room_is_used_from_afar():
    table = NemesisTable(rooms={3: "comms", 7: "monitoring", 9: "generator"})
    scientist = table.character("scientist", at=7, hand=["intranet", "search"])
    table.malfunction(9)

    table.act(scientist, "card:intranet", room=3)

    assert table.question("room").options == [3, 7]
    assert (scientist.signal, scientist.room) == (True, 7)


@pytest.mark.rule("NEM-ACTION-24")
def test_fire_hinders_neither_room_action_nor_search():
    table = NemesisTable(rooms={3: "comms"})
    pilot = table.character("pilot", at=3, hand=["search", "rest", "rest"])
    table.fire(3)
    table.items_in(3, 2)

    table.fate(item_card=["tools", "chemicals"])
    table.act(pilot, "card:search", keep_item="tools")
    table.act(pilot, "room")

    assert (pilot.inventory, pilot.signal, table.g.items[3]) == (["tools"], True, 1)


@pytest.mark.rule("NEM-ACTION-26")
def test_a_room_used_for_free_saves_its_cost_and_is_one_action():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["old-friend", "rest", "rest"], held=[("shotgun", 0)])

    table.act(pilot, "card:old-friend")

    assert (pilot.held[0].ammo, pilot.hand, pilot.discard) == (2, ["rest", "rest"], ["old-friend"])
    assert table.g.actions == 1


@pytest.mark.rule("NEM-ACTION-26")
def test_a_room_used_for_free_must_still_work_be_quiet_and_have_something_to_do():
    table = NemesisTable(rooms={3: "armory", 7: "cabins", 9: "generator"})
    pilot = table.character("pilot", at=3, hand=["old-friend"], held=[("shotgun", 0)])
    assert "card:old-friend" in table.options(pilot)

    table.malfunction(3)
    assert table.refusal(pilot, "card:old-friend").rule == "NEM-ACTION-26"
    table.g.malfunction[3] = False
    pilot.held[0].ammo = 2
    assert table.refusal(pilot, "card:old-friend").rule == "NEM-ROOM-03"
    pilot.held[0].ammo = 0
    table.intruder("larva", at=3)
    assert table.refusal(pilot, "card:old-friend").rule == "NEM-ACTION-10"
    for room in (7, 9):  # no Action there; a Room with a Computer
        pilot.room = room
        assert table.refusal(pilot, "card:old-friend").rule == "NEM-ACTION-26"


# --- Combat icons and alternatives ---


@pytest.mark.rule("NEM-ACTION-10")
@pytest.mark.parametrize(
    ("option", "outside", "inside"),
    [
        ("card:search", True, False),
        ("card:motivation", True, True),
        ("card:suppressive-fire", False, True),
        ("item:medkit", True, False),
        ("item:grenade", True, True),
        ("item:smoke-grenade", False, True),
    ],
)
def test_combat_icons_say_when_a_card_or_item_can_be_used(option, outside, inside):
    table = NemesisTable(rooms={3: "armory"})
    captain = table.character(
        "captain", at=3, hand=["search", "motivation", "suppressive-fire", "rest"],
        items=["medkit", "grenade", "smoke-grenade"], wounds=["leg"],
    )  # fmt: skip
    table.intruder("adult", at=1)

    def offered() -> bool:
        if option not in table.options(captain):
            assert table.refusal(captain, option).rule == "NEM-ACTION-10"
        return option in table.options(captain)

    assert offered() is outside
    table.intruder("adult", at=3)
    assert offered() is inside


@pytest.mark.rule("NEM-ACTION-10")
def test_the_icon_is_judged_when_the_action_is_declared():
    table = NemesisTable(rooms={3: "armory"})
    scout = table.character("scout", at=3, hand=["adrenaline"], deck=["search"])
    larva = table.intruder("larva", at=3)
    table.fate(combat_die="hit")

    table.act(scout, "card:adrenaline", alternative="shoot")  # the draw happens though the Combat is over

    assert (larva in table.g.intruders, scout.hand) == (False, ["search"])


@pytest.mark.rule("NEM-ACTION-11")
def test_of_alternatives_exactly_one_possible_one_is_chosen():
    table = NemesisTable(rooms={3: "emergency"})
    pilot = table.character("pilot", at=3, hand=["rest"] * 4, wounds=["leg"], light=2)

    with table.refuses("NEM-ROOM-05"):
        table.act(pilot, "room", pay=("rest", "rest"), alternative="heal-dressed")  # nothing is dressed
    pilot.hand = ["rest"] * 2
    table.act(pilot, "room", alternative="heal-all-light")

    assert table.question("alternative").options == ["dress-all", "heal-all-light"]
    assert (pilot.light, pilot.wounds, pilot.dressed) == (0, ["leg"], [])


# --- The Basic Actions ---


@pytest.mark.rule("NEM-ACTION-12")
def test_movement_goes_to_an_adjacent_room_and_resolves_the_arrival():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"])
    table.unexplored(7, "canteen", "slime-3")
    table.fate(noise_die=2)

    table.act(pilot, "move", room=7)

    assert table.question("room").options == [1, 7]
    assert (pilot.room, table.g.explored[7], pilot.slimed) == (7, True, True)
    assert table.g.noise[table.way(7, 2)]


@pytest.mark.rule("NEM-ACTION-12", "NEM-ACTION-27")
def test_in_combat_movement_becomes_an_escape():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"])
    table.intruder("adult", at=3)
    assert "move" not in table.options(pilot)

    table.fate(attack_card="scratch-2", noise_die="silence")
    table.act(pilot, "escape", room=1)

    assert (pilot.room, pilot.light) == (1, 1)


@pytest.mark.rule("NEM-ACTION-13")
def test_careful_movement_costs_two_cards_and_marks_a_corridor_instead_of_a_roll():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest", "search", "search"])

    table.act(pilot, "careful", pay=("rest", "search"), room=1, place=table.way(1, 4))

    assert (pilot.room, pilot.hand) == (1, ["search"])
    assert [place for place, noisy in enumerate(table.g.noise) if noisy] == [table.way(1, 4)]
    assert table.rolled == []


@pytest.mark.rule("NEM-ACTION-14")
def test_shooting_needs_a_loaded_weapon_and_an_intruder_in_the_same_room():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"])
    far = table.intruder("larva", at=1)
    assert table.refusal(pilot, "shoot").rule == "NEM-COMBAT-03"
    larva = table.intruder("larva", at=3)
    pilot.held[0].ammo = 0
    assert table.refusal(pilot, "shoot").rule == "NEM-COMBAT-04"
    pilot.held[0].ammo = 1

    table.fate(combat_die="hit")
    table.act(pilot, "shoot")

    assert (larva in table.g.intruders, far in table.g.intruders) == (False, True)
    assert (pilot.held[0].ammo, pilot.hand) == (0, [])


@pytest.mark.rule("NEM-ACTION-15")
def test_a_melee_attack_needs_no_weapon_but_an_intruder_in_the_same_room():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"], held=[])
    far = table.intruder("larva", at=1)
    assert table.refusal(pilot, "melee").rule == "NEM-COMBAT-03"
    larva = table.intruder("larva", at=3)

    table.fate(combat_die="hit")
    table.act(pilot, "melee")

    assert (larva in table.g.intruders, far in table.g.intruders) == (False, True)
    assert pilot.hand == []


@pytest.mark.rule("NEM-ACTION-16")
@pytest.mark.parametrize("thing", ["egg", "carcass", "blue-corpse", "corpse-scout"])
def test_an_object_lying_in_the_room_is_picked_up_into_a_hand(thing):
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"])
    table.lying(1, "carcass")
    assert table.refusal(pilot, "pick-up").rule == "NEM-ACTION-16"
    table.lying(3, thing)

    table.act(pilot, "pick-up")

    assert [held.item for held in pilot.held] == ["shotgun", thing]
    assert (3, thing) not in table.g.lying
    assert (1, "carcass") in table.g.lying


@pytest.mark.rule("NEM-ACTION-16")
def test_only_one_object_is_picked_up_and_full_hands_must_be_freed_first():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"], held=["shotgun", "carcass"])
    table.lying(3, "egg", "blue-corpse")

    table.act(pilot, "pick-up", object="egg", drop="carcass")

    assert [held.item for held in pilot.held] == ["shotgun", "egg"]
    assert sorted([thing for room, thing in table.g.lying if room == 3]) == ["blue-corpse", "carcass"]


@pytest.mark.rule("NEM-ACTION-16")
def test_the_eggs_of_the_nest_do_not_lie_in_the_room():
    table = NemesisTable(rooms={3: "nest"})
    pilot = table.character("pilot", at=3, hand=["rest", "rest"])

    assert (table.g.eggs, "pick-up" in table.options(pilot)) == (5, False)
    assert "room" in table.options(pilot)  # they are taken with the Room Action


@pytest.mark.rule("NEM-ACTION-19")
def test_crafting_turns_two_components_into_the_item_that_shows_them():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["chemicals", "tools", "medkit", "bandages"])

    table.act(pilot, "craft", craft="antidote")

    assert table.question("craft").options == ["antidote", "flamethrower", "molotov"]  # no Taser without a charge
    assert sorted(pilot.inventory) == ["antidote", "bandages", "tools"]
    assert (table.g.yellow.discard, table.g.green.discard) == (["chemicals"], ["medkit"])
    assert (table.g.crafted.count("antidote"), pilot.hand) == (2, [])


@pytest.mark.rule("NEM-ACTION-20")
def test_a_quest_item_is_activated_in_its_room_for_one_card():
    table = NemesisTable(rooms={3: "armory", 7: "comms"})
    captain = table.character("captain", at=3, hand=["rest", "search"])
    assert table.refusal(captain, "quest:log-key").rule == "NEM-ACTION-20"

    captain.room = 7
    table.act(captain, "quest:log-key", pay="rest")

    assert (captain.inventory, captain.quests, captain.hand) == (["log-key"], ["intercom"], ["search"])


@pytest.mark.rule("NEM-ACTION-20")
def test_a_quest_item_is_activated_by_discarding_an_item_for_one_card():
    table = NemesisTable()
    captain = table.character("captain", hand=["rest"])
    assert table.refusal(captain, "quest:intercom").rule == "NEM-ACTION-20"
    table.give(captain, "tools")
    table.give(captain, "duct-tape")

    table.act(captain, "quest:intercom", spend_item="duct-tape")

    assert (captain.inventory, captain.hand) == (["tools", "intercom"], [])
    assert table.g.yellow.discard == ["duct-tape"]


@pytest.mark.rule("NEM-ACTION-20", "NEM-ACTION-27")
def test_in_combat_only_shoot_melee_and_escape_are_left_of_the_basic_actions():
    table = NemesisTable()
    soldier = soldier_in_the_armory(table, 3)
    assert {"move", "careful", "pick-up", "trade", "craft", "quest:autoloader"} <= set(table.options(soldier))

    table.intruder("adult", at=3)

    assert [option for option in table.options(soldier) if ":" not in option] == [
        "escape", "shoot", "melee", "drop", "pass",
    ]  # fmt: skip
    for option in ("careful", "pick-up", "trade", "craft", "quest:autoloader", "quest:armor"):
        assert table.refusal(soldier, option).rule == "NEM-ACTION-27"


# --- Free things ---


@pytest.mark.rule("NEM-ACTION-23")
def test_dropping_costs_no_card_and_no_action():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"], items=["medkit"], held=["carcass"])
    table.answers({"action": "drop", "drop": "carcass"})

    table.run(one_action, pilot)

    assert (table.g.actions, pilot.hand, pilot.held) == (0, ["rest"], [])
    assert (3, "carcass") in table.g.lying


@pytest.mark.rule("NEM-ACTION-23")
def test_leaving_a_pod_costs_nothing_and_leaves_both_actions():
    table = NemesisTable(rooms={3: "evac-a"})
    pilot = table.character("pilot", pod=1, hand=["rest"], held=[])
    table.answers({"in-pod": "leave"})

    table.step("rounds")

    assert (pilot.room, pilot.hand, pilot.passed) == (3, ["rest"], False)
    assert (table.g.actions, table.g.active) == (0, pilot.seat)


@pytest.mark.rule("NEM-ACTION-23")
def test_choosing_an_objective_in_the_middle_of_an_action_is_free():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"] * 5, objectives=["hoarder", "ab-ovo"])
    table.g.met = False
    table.noise(1)
    table.fate(noise_die=1, token="larva-1")

    table.act(pilot, "move", pay="rest", room=1, objective="second")

    assert (pilot.objectives, table.g.actions, len(pilot.hand)) == (["ab-ovo"], 1, 4)
