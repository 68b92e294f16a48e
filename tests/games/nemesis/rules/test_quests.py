"""Quest Items: activating them and what they do then (NEM-ITEM-05, NEM-ITEM-06, NEM-CHAR-03, NEM-ACTION-20)."""

import pytest

from starboard.games.nemesis.content.objectives import items_carried
from starboard.games.nemesis.rules.attack import intruder_attack
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.trade import things
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, DESTROYED_DOOR, OPEN_DOOR
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable

BY_ROOM = {
    "log-key": ("captain", "comms"),
    "pilot-key": ("pilot", "fire-control"),
    "plasma-torch": ("mechanic", "storage"),
    "security-key": ("scout", "cockpit"),
    "holo-computer": ("scientist", "generator"),
}
BY_ITEM = [
    ("captain", "intercom", "tools"),
    ("captain", "intercom", "duct-tape"),
    ("pilot", "maneuvering-system", "energy-charge-y"),
    ("pilot", "maneuvering-system", "energy-charge-r"),
    ("mechanic", "flashlight", "energy-charge-y"),
    ("mechanic", "flashlight", "energy-charge-r"),
    ("soldier", "armor", "tools"),
    ("soldier", "armor", "duct-tape"),
    ("scout", "motion-scanner", "energy-charge-y"),
    ("scout", "motion-scanner", "energy-charge-r"),
    ("scientist", "lab-equipment", "chemicals"),
]


def refused(table, who, option):
    refusal = table.refusal(who, option)
    return refusal.rule, refusal.key


def carried(who):
    return [*who.inventory, *[thing.item for thing in who.held]]


# --- Activation ---


@pytest.mark.rule("NEM-ITEM-05")
def test_a_quest_is_no_item_before_it_is_activated():
    table = NemesisTable(rooms={2: "laboratory"})
    scientist = table.character("scientist", at="laboratory", hand=["rest", "rest", "rest"], held=[])
    table.lying("laboratory", "carcass")

    offered = table.options(scientist)

    assert not [option for option in offered if "lab-equipment" in option or option in ("drop", "trade")]
    assert (items_carried(table.g, scientist), things(scientist)) == (0, [])
    assert project(table.g, SPECTATOR)["players"][0]["quests"] == ["holo-computer", "lab-equipment"]


@pytest.mark.rule("NEM-ITEM-06", "NEM-CHAR-03", "NEM-ACTION-20")
@pytest.mark.parametrize("quest", BY_ROOM)
def test_some_quests_are_fulfilled_in_a_room(quest):
    name, room = BY_ROOM[quest]
    table = NemesisTable()
    who = table.character(name, at=room, hand=["rest"])
    table.malfunction(room)

    table.act(who, f"quest:{quest}")

    assert quest in carried(who)
    assert (quest in who.quests, who.hand, who.discard) == (False, [], ["rest"])
    assert items_carried(table.g, who) == 2


@pytest.mark.rule("NEM-CHAR-03", "NEM-ACTION-20")
@pytest.mark.parametrize("quest", BY_ROOM)
def test_those_quests_cannot_be_fulfilled_elsewhere(quest):
    name, room = BY_ROOM[quest]
    table = NemesisTable()
    who = table.character(name, at="engine-1", hand=["rest"], items=["tools", "chemicals", "energy-charge-r"])
    table.room(room)

    assert refused(table, who, f"quest:{quest}") == ("NEM-ACTION-20", "quest-room")


@pytest.mark.rule("NEM-ITEM-06", "NEM-CHAR-03", "NEM-ACTION-20")
@pytest.mark.parametrize(("name", "quest", "item"), BY_ITEM)
def test_other_quests_are_fulfilled_by_discarding_an_item(name, quest, item):
    table = NemesisTable()
    who = table.character(name, hand=["rest"], items=[item])

    table.act(who, f"quest:{quest}")

    assert quest in carried(who)
    assert (item in who.inventory, quest in who.quests, who.hand) == (False, False, [])
    pile = "red" if item == "energy-charge-r" else "yellow"
    assert table.g.item_deck(pile).discard == [item]


@pytest.mark.rule("NEM-CHAR-03", "NEM-ACTION-20")
@pytest.mark.parametrize(("name", "quest", "item"), BY_ITEM)
def test_those_quests_cannot_be_fulfilled_without_the_right_item(name, quest, item):
    table = NemesisTable()
    some = ("tools", "duct-tape", "energy-charge-y", "energy-charge-r", "chemicals", "alcohol")
    right = [i for _, q, i in BY_ITEM if q == quest]
    who = table.character(name, hand=["rest"], items=[i for i in some if i not in right])

    assert refused(table, who, f"quest:{quest}") == ("NEM-ACTION-20", "quest-item")


@pytest.mark.rule("NEM-ACTION-20")
def test_of_several_suitable_items_one_chooses_which_to_discard():
    table = NemesisTable()
    captain = table.character("captain", hand=["rest"], items=["tools", "duct-tape"])

    table.act(captain, "quest:intercom", spend_item="duct-tape")

    assert captain.inventory == ["tools", "intercom"]
    assert table.question("spend-item").private  # what one could spend is nobody else's business (NEM-ITEM-01)


@pytest.mark.rule("NEM-ACTION-20", "NEM-ACTION-27")
def test_no_quest_is_fulfilled_in_combat_or_without_a_card_to_pay():
    table = NemesisTable()
    captain = table.character("captain", items=["tools"])
    assert refused(table, captain, "quest:intercom") == ("NEM-ACTION-01", "cannot-pay")

    captain.hand = ["rest"]
    assert "quest:intercom" in table.options(captain)
    table.intruder("larva", at="hibernatorium")

    assert refused(table, captain, "quest:intercom") == ("NEM-ACTION-27", "in-combat")


@pytest.mark.rule("NEM-ITEM-08", "NEM-ITEM-09")
def test_a_heavy_quest_item_needs_a_hand():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["energy-charge-y"], held=[("rifle", 4), "egg"])

    table.act(scout, "quest:motion-scanner", drop="egg")

    assert [(thing.item, thing.ammo) for thing in scout.held] == [("rifle", 4), ("motion-scanner", 0)]


# --- Captain ---


@pytest.mark.rule("NEM-GEN-10")
def test_the_log_key_shows_one_objective_of_any_player_at_a_computer():
    table = NemesisTable(rooms={2: "comms"})
    captain = table.character("captain", at="comms", hand=["rest"], items=["log-key"], objectives=["hoarder"])
    pilot = table.character("pilot", objectives=["aliens", "ab-ovo"])
    scout = table.character("scout", objectives=["strike"])

    table.act(captain, "item:log-key", character=pilot.seat, whose_objective="second")

    assert table.question("character").options == [pilot.seat, scout.seat]
    assert pilot.objectives_known == [0b010, 0b011]
    assert (captain.inventory, scout.objectives_known) == ([], [0b100])


@pytest.mark.rule("NEM-GEN-10")
@pytest.mark.parametrize(
    ("objectives", "answers", "known"),
    [
        (["aliens", "ab-ovo"], {"whose_objective": "first"}, [0b11, 0b10]),
        (["aliens", "ab-ovo"], {"whose_objective": "second"}, [0b10, 0b11]),
        (["aliens"], {}, [0b11]),
    ],
)
def test_the_log_key_shows_the_objective_asked_for_or_the_only_one(objectives, answers, known):
    table = NemesisTable(rooms={2: "comms"})
    captain = table.character("captain", at="comms", hand=["rest"], items=["log-key"])
    pilot = table.character("pilot", objectives=objectives)

    table.act(captain, "item:log-key", **answers)

    assert pilot.objectives_known == known
    assert table.g.reveals == 3  # the paid card, the key and the Objective
    if answers:
        assert table.question("whose-objective").about == {"target": pilot.seat}


@pytest.mark.rule("NEM-TURN-14")
def test_the_log_key_needs_somebody_else_with_an_objective():
    table = NemesisTable(rooms={2: "comms"})
    captain = table.character("captain", at="comms", hand=["rest"], items=["log-key"], objectives=["hoarder"])
    table.character("pilot")

    assert refused(table, captain, "item:log-key")[0] == "NEM-TURN-14"


def test_the_log_key_needs_a_computer_and_is_used_up():
    table = NemesisTable(rooms={2: "storage"})
    captain = table.character("captain", at="storage", hand=["rest"], items=["log-key"])
    table.character("pilot", objectives=["aliens"])

    assert refused(table, captain, "item:log-key") == ("NEM-COMPUTER-02", "no-computer")


def test_the_intercom_carries_an_order_to_rooms_with_a_computer():
    table = NemesisTable(rooms={2: "comms", 3: "generator", 4: "storage"})
    captain = table.character("captain", hand=["order"])
    pilot, scout = table.character("pilot", at="comms"), table.character("scout", at="generator")
    table.character("soldier", at="storage")
    table.malfunction("generator")
    assert refused(table, captain, "card:order") == ("NEM-TURN-14", "nobody-to-order")

    table.give(captain, "intercom")
    table.fate(noise_die="silence")
    table.act(captain, "card:order", room=1)

    assert (pilot.room, scout.room) == (1, 3)
    assert captain.inventory == ["intercom"]


def test_the_intercom_carries_a_motivation_to_rooms_with_a_computer():
    table = NemesisTable(rooms={2: "comms", 4: "storage"})
    captain = table.character("captain", hand=["motivation"], items=["intercom"], deck=["rest"])
    near, far = table.character("pilot", deck=["rest"]), table.character("scout", at="comms", deck=["rest"])
    deaf = table.character("soldier", at="storage", deck=["rest"])

    table.act(captain, "card:motivation")

    assert [who.hand for who in (captain, near, far, deaf)] == [["rest"], ["rest"], ["rest"], []]


def test_a_motivation_over_the_intercom_needs_only_somebody_far_away_with_cards_to_draw():
    table = NemesisTable(rooms={2: "comms"})
    captain = table.character("captain", hand=["motivation"], items=["intercom"], deck=[])
    table.character("scout", at="comms", deck=["rest"])

    assert "card:motivation" in table.options(captain)


@pytest.mark.rule("NEM-MOVE-11")
def test_an_order_by_intercom_to_somebody_in_combat_is_an_escape():
    table = NemesisTable(rooms={2: "comms"})
    captain = table.character("captain", hand=["order"], items=["intercom"])
    pilot = table.character("pilot", at="comms")
    table.intruder("adult", at="comms")
    table.fate(attack_card="scratch-2", noise_die="silence")

    table.act(captain, "card:order", room=1)

    assert (pilot.room, pilot.light, pilot.hand) == (1, 1, [])


# --- Pilot ---


@pytest.mark.rule("NEM-TURN-15")
def test_the_maneuvering_system_makes_everybody_pass_and_keeps_the_intruders_off():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "search"], items=["maneuvering-system"])
    scout = table.character("scout", hand=["rest"], wounds=["bleeding"])
    captain = table.character("captain", at="cockpit", passed=True, hand=["rest"])
    table.intruder("adult", at="hibernatorium")
    table.answers({(0, "discard"): "none", (1, "discard"): ("rest",)})

    table.act(pilot, "item:maneuvering-system", pay="rest")
    assert (pilot.passed, scout.passed, scout.hand, scout.light) == (True, True, [], 1)
    assert (captain.hand, pilot.inventory) == (["rest"], [])
    table.step("attacks")

    assert (table.g.attacks.discard, pilot.light, table.g.step) == ([], 0, "fire")


@pytest.mark.rule("NEM-TURN-15", "NEM-GEN-02")
def test_the_maneuvering_system_makes_them_pass_clockwise_from_the_pilot():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "rest"], items=["maneuvering-system"])
    for name in ("scout", "captain"):
        table.character(name, hand=["rest"])
    table.answers({"discard": ["none"] * 3})

    table.act(pilot, "item:maneuvering-system", pay="rest")

    assert [ask.seat for ask in table.asked if ask.kind == "discard"] == [0, 1, 2]


def test_the_intruders_attack_again_in_the_next_turn():
    table = NemesisTable()
    table.character("pilot", hand=["rest"] * 5)
    table.g.quiet_turn = True

    table.step("turn")

    assert not table.g.quiet_turn


# --- Mechanic ---


@pytest.mark.rule("NEM-DOOR-10")
@pytest.mark.parametrize(
    ("before", "after"), [("open", CLOSED_DOOR), ("closed", OPEN_DOOR), ("destroyed", CLOSED_DOOR)]
)
def test_the_plasma_torch_closes_even_a_destroyed_door_and_stays(before, after):
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character("mechanic", at="comms", hand=["rest"], items=["plasma-torch"])
    corridor = table.door("comms", 6, before)

    table.act(mechanic, "item:plasma-torch", corridor=corridor)

    assert table.g.doors[corridor] == after
    assert (mechanic.inventory, mechanic.hand) == (["plasma-torch"], [])


@pytest.mark.rule("NEM-ACTION-10")
def test_no_plasma_torch_in_combat():
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character("mechanic", at="comms", hand=["rest"], items=["plasma-torch"])
    table.intruder("adult", at="comms")

    assert refused(table, mechanic, "item:plasma-torch") == ("NEM-ACTION-10", "in-combat")


@pytest.mark.rule("NEM-ITEM-17")
def test_the_flashlight_is_a_search_for_two_cards_and_stays():
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character("mechanic", at="comms", hand=["rest", "repairs"], items=["flashlight"], held=[])
    table.fate("tools", "chemicals").answers({"keep-item": "chemicals"})

    table.act(mechanic, "item:flashlight")

    assert (mechanic.inventory, mechanic.hand, table.g.items[2]) == (["flashlight", "chemicals"], [], 1)


@pytest.mark.rule("NEM-ITEM-19")
def test_the_flashlight_finds_nothing_in_an_empty_room_and_is_not_cheaper():
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character("mechanic", at="comms", hand=["rest"], items=["flashlight"])
    assert refused(table, mechanic, "item:flashlight") == ("NEM-ACTION-01", "cannot-pay")

    table.items_in("comms", 0)

    assert refused(table, mechanic, "item:flashlight") == ("NEM-ITEM-19", "room-empty")


# --- Soldier ---


@pytest.mark.rule("NEM-ITEM-23", "NEM-ITEM-22", "NEM-CHAR-03")
def test_the_autoloader_is_added_to_the_assault_rifle():
    table = NemesisTable(rooms={2: "armory"})
    soldier = table.character("soldier", at="armory", hand=["rest"], held=[("assault-rifle", 5)])

    table.act(soldier, "quest:autoloader")

    assert (soldier.held[0].added, soldier.held[0].ammo, soldier.inventory) == (["autoloader"], 5, [])
    assert items_carried(table.g, soldier) == 1


@pytest.mark.rule("NEM-CHAR-03", "NEM-ITEM-23")
def test_the_autoloader_needs_the_armory_and_the_rifle():
    table = NemesisTable(rooms={2: "armory", 3: "storage"})
    soldier = table.character("soldier", at="storage", hand=["rest"])
    assert refused(table, soldier, "quest:autoloader") == ("NEM-ACTION-20", "quest-room")

    soldier.room, soldier.held = 2, []

    assert refused(table, soldier, "quest:autoloader") == ("NEM-ITEM-23", "nothing-to-attach-to")


@pytest.mark.parametrize("charge", ["energy-charge-y", "energy-charge-r"])
def test_with_the_autoloader_an_energy_charge_loads_the_rifle_for_nothing(charge):
    table = NemesisTable()
    soldier = table.character("soldier", items=[charge], held=[("assault-rifle", 1)])
    soldier.held[0].added = ["autoloader"]
    table.intruder("adult", at="hibernatorium")

    table.act(soldier, f"free:{charge}")

    assert (soldier.held[0].ammo, soldier.inventory, table.g.actions) == (6, [], 1)


def test_without_the_autoloader_or_for_another_weapon_a_charge_is_not_free():
    table = NemesisTable()
    soldier = table.character("soldier", items=["energy-charge-r"], held=[("assault-rifle", 1)])
    assert "free:energy-charge-r" not in table.options(soldier)

    soldier.held[0].added, soldier.held[0].ammo = ["autoloader"], 6
    table.hold(soldier, "prototype-rifle", 0)
    assert "free:energy-charge-r" not in table.options(soldier)

    soldier.held[0].ammo = 5
    assert "free:energy-charge-r" in table.options(soldier)


@pytest.mark.rule("NEM-WOUND-10")
def test_a_hand_wound_makes_even_the_free_reload_cost_a_card():
    table = NemesisTable()
    soldier = table.character("soldier", items=["energy-charge-r"], held=[("assault-rifle", 1)], wounds=["hand"])
    soldier.held[0].added = ["autoloader"]

    assert refused(table, soldier, "free:energy-charge-r") == ("NEM-ACTION-01", "cannot-pay")


@pytest.mark.parametrize("passed", [True, False])
def test_the_armor_ignores_one_attack_once_its_card_is_seen(passed):
    table = NemesisTable()
    soldier = table.character("soldier", items=["armor"], passed=passed)
    adult = table.intruder("adult", at="hibernatorium")
    table.fate("bite-4").answers({"shrug-off": "armor"})

    table.run(intruder_attack, adult, soldier)

    assert (soldier.wounds, soldier.inventory) == ([], [])
    assert table.question("shrug-off").about["attack"] == "bite"
    assert table.g.attacks.discard == ["bite-4"]


def test_the_armor_may_be_saved_for_a_worse_attack():
    table = NemesisTable()
    soldier = table.character("soldier", items=["armor"])
    adult = table.intruder("adult", at="hibernatorium")
    table.fate("scratch-2").answers({"shrug-off": "none"})

    table.run(intruder_attack, adult, soldier)

    assert (soldier.light, soldier.inventory) == (1, ["armor"])


def test_the_armor_keeps_a_larva_off():
    table = NemesisTable()
    soldier = table.character("soldier", items=["armor"])
    larva = table.intruder("larva", at="hibernatorium")
    table.answers({"shrug-off": "armor"})

    table.run(intruder_attack, larva, soldier)

    assert (soldier.larva, soldier.discard, table.g.intruders) == (False, [], [larva])


# --- Scout ---


def test_the_motion_scanner_rerolls_a_noise_roll_for_a_card_once():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest", "search", "contamination"], held=["motion-scanner"])
    table.noise("hibernatorium", 1)
    table.fate(noise_die=[1, 2]).answers({"reroll-noise": "rest"})

    table.run(noise_roll, scout)

    assert (table.g.intruders, scout.hand, scout.discard) == ([], ["search", "contamination"], ["rest"])
    assert table.g.noise[table.way("hibernatorium", 2)]
    assert table.question("reroll-noise").options == ["rest", "search"]


def test_the_motion_scanner_need_not_be_used_and_is_no_help_without_an_action_card():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], held=["motion-scanner"])
    table.fate(noise_die=3).answers({"reroll-noise": "none"})
    table.run(noise_roll, scout)
    assert table.g.noise[table.way("hibernatorium", 3)]

    scout.hand = ["contamination"]
    table.fate(noise_die=4)
    table.run(noise_roll, scout)

    assert table.g.noise[table.way("hibernatorium", 4)]


def test_the_motion_scanner_helps_its_carrier_only():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"])
    table.character("scout", hand=["rest"], held=["motion-scanner"])
    table.fate(noise_die=3)

    table.run(noise_roll, pilot)

    assert pilot.hand == ["rest"]


def test_the_security_key_opens_and_closes_doors_around_any_room():
    table = NemesisTable(rooms={2: "comms"})
    scout = table.character("scout", hand=["rest"], items=["security-key"])
    closed, open_, broken = table.door(8, 4), table.corridor(8, 9), table.door(8, 7, "destroyed")
    third = table.corridor(8, 11)

    table.act(scout, "item:security-key", room=8, doors=(closed, open_))

    assert [table.g.doors[c] for c in (closed, open_, third)] == [OPEN_DOOR, CLOSED_DOOR, OPEN_DOOR]
    assert table.g.doors[broken] == DESTROYED_DOOR
    assert table.question("doors").options == sorted([closed, open_, third])
    assert scout.inventory == []


def test_the_security_key_can_turn_a_single_door():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["security-key"])
    only, other = table.corridor(1, 3), table.door(3, 7, "destroyed")

    table.act(scout, "item:security-key", room=3)

    assert (table.g.doors[only], table.g.doors[other]) == (CLOSED_DOOR, DESTROYED_DOOR)


def test_the_security_key_need_not_turn_more_than_one_of_several_doors():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["security-key"])

    table.act(scout, "item:security-key", room=3, doors=(table.corridor(3, 7),))

    assert table.question("room").options == list(range(1, 22))
    assert [c for c, door in enumerate(table.g.doors) if door] == [table.corridor(3, 7)]


# --- Scientist ---


def test_the_holo_computer_is_a_computer_for_intranet_and_risk_assessment_anywhere():
    table = NemesisTable(rooms={2: "comms"})
    hand = ["intranet", "risk-assessment", "rest", "computer-skills", "blocking-access"]
    scientist = table.character("scientist", at="cockpit", hand=hand, held=[])
    table.malfunction("cockpit")
    assert refused(table, scientist, "card:intranet") == ("NEM-COMPUTER-02", "no-computer")
    assert refused(table, scientist, "card:risk-assessment") == ("NEM-COMPUTER-02", "no-computer")

    table.hold(scientist, "holo-computer")
    assert "card:risk-assessment" in table.options(scientist)
    table.act(scientist, "card:intranet", pay="rest")

    assert scientist.signal
    assert [thing.item for thing in scientist.held] == ["holo-computer"]


@pytest.mark.rule("NEM-WEAK-02", "NEM-WEAK-04")
def test_the_lab_equipment_discovers_the_weakness_of_an_object_in_the_room():
    table = NemesisTable()
    scientist = table.character("scientist", at="hibernatorium", hand=["rest"], items=["lab-equipment"])
    table.hold(scientist, "egg")
    table.fate("energy")

    table.act(scientist, "item:lab-equipment", object="egg")

    assert table.question("object").options == ["corpse", "egg"]
    assert (table.g.weaknesses, scientist.inventory) == (["", "energy", ""], [])


def test_the_lab_equipment_needs_an_object_not_yet_understood():
    table = NemesisTable()
    scientist = table.character("scientist", at="cockpit", hand=["rest"], items=["lab-equipment"])
    table.lying("cockpit", "carcass")
    assert "item:lab-equipment" in table.options(scientist)

    table.weakness("fire", "carcass")

    assert refused(table, scientist, "item:lab-equipment") == ("NEM-ROOM-09", "nothing-to-analyse")
