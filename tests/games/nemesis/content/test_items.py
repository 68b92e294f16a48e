"""Items and Objects: who sees them, who carries them, what becomes of them (NEM-ITEM, NEM-CHAR-02 to 05)."""

import pytest

from starboard.games.nemesis.content.objectives import items_carried
from starboard.games.nemesis.rules.actions import one_action
from starboard.games.nemesis.rules.items import capacity, drop_something, hand_free, load
from starboard.games.nemesis.rules.setup import draft_characters
from starboard.games.nemesis.rules.trade import things
from starboard.games.nemesis.rules.wounds import suffer_serious
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable
from starboard.testing.table import Table


def seen(table, who, by):
    return project(table.g, by)["players"][who.seat]


def held(who):
    return [thing.item for thing in who.held]


# --- What others see ---


@pytest.mark.rule("NEM-ITEM-01", "NEM-ITEM-02")
def test_others_see_how_many_items_of_which_colour_but_not_which():
    table = NemesisTable()
    pilot = table.character("pilot", items=["grenade", "tools", "medkit", "taser"])
    scout = table.character("scout")

    mine, theirs = seen(table, pilot, pilot.seat), seen(table, pilot, scout.seat)

    assert mine["inventory"] == ["grenade", "tools", "medkit", "taser"]
    assert theirs["inventory"] == ["?red", "?yellow", "?green", "?blue"]
    assert seen(table, pilot, SPECTATOR)["inventory"] == theirs["inventory"]


@pytest.mark.rule("NEM-ITEM-09")
def test_heavy_items_lie_in_the_hands_where_everybody_sees_them():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["search"], held=[])
    scout = table.character("scout")
    table.g.yellow.cards = ["fire-extinguisher", "fire-extinguisher"]

    table.act(pilot, "card:search")

    assert pilot.inventory == []
    assert [thing["item"] for thing in seen(table, pilot, scout.seat)["held"]] == ["fire-extinguisher"]


@pytest.mark.rule("NEM-ITEM-03")
def test_any_number_of_normal_items_can_be_carried():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["search"], items=["medkit", "bandages"] * 7)
    table.fate("chemicals", "tools").answers({"keep-item": "chemicals"})

    table.act(pilot, "card:search")

    assert len(pilot.inventory) == 15


@pytest.mark.rule("NEM-ITEM-04")
def test_a_used_item_is_shown_to_everybody_even_if_it_was_of_no_avail():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["bandages", "medkit"], light=1)
    scout = table.character("scout", hand=["interruption"])
    table.answers({"react": "interruption"})

    table.act(pilot, "item:bandages")

    assert seen(table, pilot, scout.seat)["inventory"] == ["bandages", "?green"]
    assert pilot.light == 1


@pytest.mark.rule("NEM-ITEM-04")
def test_a_traded_item_is_shown_to_everybody():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["bandages", "grenade"])
    scout = table.character("scout")
    table.character("captain", at="cockpit")
    table.answers({"trade-offer": ("grenade",), "trade-answer": "accept"})

    table.act(pilot, "trade", trade_partner=[1, "none", "none"])

    assert scout.inventory == ["grenade"]
    assert seen(table, scout, 2)["inventory"] == ["grenade"]
    assert seen(table, pilot, 2)["inventory"] == ["?green"]


@pytest.mark.rule("NEM-ITEM-04", "NEM-CRAFT-05")
def test_components_are_shown_on_the_discard_pile():
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["rest"], items=["alcohol", "clothes-y"])

    table.act(mechanic, "craft")

    assert (table.g.green.discard, table.g.yellow.discard) == (["alcohol"], ["clothes-y"])
    assert table.told("crafted")[0].args["components"] == ("alcohol", "clothes-y")


# --- Hands ---


@pytest.mark.rule("NEM-ITEM-07", "NEM-ITEM-08", "NEM-ITEM-27")
def test_a_heavy_find_with_both_hands_full_costs_one_of_them():
    table = NemesisTable(rooms={2: "armory"})
    pilot = table.character("pilot", at="armory", hand=["search"], held=[("shotgun", 2), "carcass"])
    table.fate("prototype-rifle", "grenade").answers({"keep-item": "prototype-rifle", "drop": "carcass"})

    table.act(pilot, "card:search")

    assert held(pilot) == ["shotgun", "prototype-rifle"]
    assert (2, "carcass") in table.g.lying
    assert table.question("drop").options == ["shotgun", "carcass"]


@pytest.mark.rule("NEM-ITEM-27")
def test_with_both_hands_full_one_may_keep_the_other_card_instead():
    table = NemesisTable(rooms={2: "armory"})
    pilot = table.character("pilot", at="armory", hand=["search"], held=[("shotgun", 2), "carcass"])
    table.fate("prototype-rifle", "grenade").answers({"keep-item": "grenade"})

    table.act(pilot, "card:search")

    assert (held(pilot), pilot.inventory) == (["shotgun", "carcass"], ["grenade"])


@pytest.mark.rule("NEM-ITEM-07", "NEM-ITEM-11")
@pytest.mark.parametrize("second", ["egg", "carcass", "blue-corpse", "corpse-scout", "fire-extinguisher"])
def test_an_object_fills_a_hand_like_a_heavy_item(second):
    table = NemesisTable()
    pilot = table.character("pilot")
    assert hand_free(pilot)

    table.hold(pilot, second)

    assert not hand_free(pilot)


@pytest.mark.rule("NEM-ITEM-07", "NEM-WOUND-08")
def test_an_arm_wound_leaves_one_hand_until_it_is_dressed():
    table = NemesisTable()
    pilot = table.character("pilot", held=["carcass"], wounds=["arm"])

    assert not hand_free(pilot)
    pilot.wounds, pilot.dressed = [], ["arm"]
    assert hand_free(pilot)


@pytest.mark.rule("NEM-ITEM-10", "NEM-ITEM-11")
@pytest.mark.parametrize("thing", ["egg", "carcass", "blue-corpse", "corpse-scout"])
def test_eggs_carcasses_and_corpses_are_heavy_objects_and_no_items(thing):
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["rest"], held=[("shotgun", 2), "fire-extinguisher"])
    table.lying("comms", thing)

    table.act(pilot, "pick-up", drop="fire-extinguisher")

    assert (held(pilot), pilot.inventory) == (["shotgun", thing], [])
    assert items_carried(table.g, pilot) == 1


@pytest.mark.rule("NEM-ITEM-12")
def test_only_with_an_object_can_a_weakness_be_discovered():
    table = NemesisTable(rooms={2: "laboratory"})
    scientist = table.character("scientist", at="laboratory", hand=["rest", "rest"], items=["chemicals"])
    assert table.refusal(scientist, "room").rule == "NEM-ROOM-09"

    table.hold(scientist, "carcass")
    table.fate("energy")
    table.act(scientist, "room")

    assert table.g.weaknesses == ["", "", "energy"]


# --- Dropping and discarding ---


@pytest.mark.rule("NEM-ITEM-13")
def test_a_dropped_object_lies_in_the_room_for_anybody():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", held=[("shotgun", 2), "egg"])
    scout = table.character("scout", at="comms", hand=["rest"])
    table.answers({"drop": "egg"})

    table.run(drop_something, pilot)
    assert (2, "egg") in table.g.lying
    table.act(scout, "pick-up")

    assert (held(pilot), held(scout)) == (["shotgun"], ["rifle", "egg"])
    assert (2, "egg") not in table.g.lying


@pytest.mark.rule("NEM-ITEM-14")
@pytest.mark.parametrize(
    ("item", "pile"),
    [("tools", "yellow"), ("bandages", "green"), ("grenade", "red"), ("fire-extinguisher", "yellow")],
)
def test_a_dropped_item_card_goes_to_the_discard_pile_of_its_colour(item, pile):
    table = NemesisTable()
    pilot = table.character("pilot", held=[])
    table.hold(pilot, item) if item == "fire-extinguisher" else table.give(pilot, item)

    table.run(drop_something, pilot)

    assert table.g.item_deck(pile).discard == [item]
    assert (pilot.inventory, pilot.held) == ([], [])
    assert (pilot.room, item) not in table.g.lying


@pytest.mark.rule("NEM-ITEM-14")
@pytest.mark.parametrize("item", ["shotgun", "log-key", "motion-scanner"])
def test_a_dropped_starting_or_quest_item_is_out_of_the_game(item):
    table = NemesisTable()
    pilot = table.character("pilot", held=[])
    table.give(pilot, item) if item == "log-key" else table.hold(pilot, item)

    table.run(drop_something, pilot)

    piles = (table.g.red, table.g.yellow, table.g.green)
    assert [pile.discard for pile in piles] == [[], [], []]
    assert item not in table.g.crafted
    assert (pilot.inventory, pilot.held, table.g.lying) == ([], [], [(11, "blue-corpse")])


@pytest.mark.rule("NEM-ITEM-15", "NEM-ITEM-08", "NEM-ACTION-23")
def test_dropping_costs_nothing_and_is_no_action():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["tools"])
    table.answers({"action": "drop", "drop": "tools"})

    table.run(one_action, pilot)

    assert (pilot.inventory, pilot.hand, table.g.actions) == ([], ["rest"], 0)
    assert table.question("drop").options == ["shotgun", "tools"] and table.question("drop").private


@pytest.mark.rule("NEM-ITEM-15")
def test_things_may_be_dropped_in_combat_and_without_a_card_in_hand():
    table = NemesisTable()
    pilot = table.character("pilot", held=["egg"])
    table.intruder("adult", at="hibernatorium")

    assert "drop" in table.options(pilot)
    pilot.held = []
    assert "drop" not in table.options(pilot)


@pytest.mark.rule("NEM-ITEM-16")
def test_a_single_use_item_goes_after_its_action_and_another_stays():
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character(
        "mechanic", at="comms", hand=["rest", "search"], items=["tools", "plasma-torch"], held=[], quests=[]
    )
    table.malfunction("comms")

    table.act(mechanic, "item:tools", pay="rest", alternative="repair")
    table.act(mechanic, "item:plasma-torch", corridor=table.corridor("comms", 6))

    assert mechanic.inventory == ["plasma-torch"]
    assert table.g.yellow.discard == ["tools"]


@pytest.mark.rule("NEM-ITEM-16", "NEM-ACTION-22")
def test_a_single_use_item_whose_action_was_cancelled_stays():
    table = NemesisTable(rooms={2: "comms"})
    mechanic = table.character("mechanic", at="comms", hand=["rest"], items=["tools"])
    table.character("scout", at="comms", hand=["interruption"])
    table.malfunction("comms")

    table.act(mechanic, "item:tools", react="interruption")

    assert (mechanic.inventory, mechanic.discard) == (["tools"], ["rest"])
    assert table.g.malfunction[2]


# --- Ammo, attached cards and tape ---


@pytest.mark.rule("NEM-ITEM-22")
@pytest.mark.parametrize(("added", "full"), [([], 2), (["extended-magazine"], 4)])
def test_excess_ammo_is_lost(added, full):
    table = NemesisTable()
    pilot = table.character("pilot", held=[("shotgun", 1)])
    shotgun = pilot.held[0]
    shotgun.added = added

    load(table.g, pilot, shotgun, 9, "NEM-ITEM-22")

    assert (shotgun.ammo, capacity(shotgun)) == (full, full)


@pytest.mark.rule("NEM-ITEM-23")
def test_an_added_card_is_one_item_with_its_weapon_and_goes_where_it_goes():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["extended-magazine", "tools"])
    scout = table.character("scout", held=[])
    table.act(pilot, "item:extended-magazine")
    assert (items_carried(table.g, pilot), things(pilot)) == (2, ["shotgun", "tools"])

    table.answers({"trade-offer": ("shotgun",), "trade-answer": "accept"})
    table.act(pilot, "trade", trade_partner=[1, "none", "none"])

    assert scout.held[0].added == ["extended-magazine"]
    assert (items_carried(table.g, pilot), items_carried(table.g, scout)) == (1, 1)


@pytest.mark.rule("NEM-ITEM-23", "NEM-ITEM-14")
def test_dropping_a_weapon_drops_what_was_added_to_it():
    table = NemesisTable()
    pilot = table.character("pilot")
    pilot.held[0].added = ["extended-magazine"]

    table.run(drop_something, pilot)

    assert (pilot.held, table.g.red.discard) == ([], ["extended-magazine"])


@pytest.mark.rule("NEM-ITEM-24", "NEM-ITEM-28")
def test_two_taped_heavy_items_share_a_hand_and_stay_two_items():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["duct-tape"], held=[("shotgun", 1), ("prototype-pistol", 1)])
    assert not hand_free(pilot)

    table.act(pilot, "item:duct-tape")
    assert hand_free(pilot)
    table.hold(pilot, "egg")

    assert not hand_free(pilot)
    assert items_carried(table.g, pilot) == 2
    assert table.g.yellow.discard == ["duct-tape"]
    load(table.g, pilot, pilot.held[1], 1, "NEM-ROOM-03")
    assert [thing.ammo for thing in pilot.held] == [1, 2, 0]


@pytest.mark.rule("NEM-ITEM-24")
def test_two_heavy_items_of_one_kind_can_be_taped():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["duct-tape"], held=["fire-extinguisher"] * 2)

    table.act(pilot, "item:duct-tape")

    assert [thing.tape for thing in pilot.held] == [1, 1]


@pytest.mark.rule("NEM-ITEM-24")
@pytest.mark.parametrize(("first", "second"), [("egg", "carcass"), ("shotgun", "egg"), ("shotgun", None)])
def test_tape_needs_two_heavy_items_and_never_holds_an_object(first, second):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["duct-tape"], held=[t for t in (first, second) if t])

    refusal = table.refusal(pilot, "item:duct-tape")

    assert refusal.rule == "NEM-ITEM-24"


@pytest.mark.rule("NEM-ITEM-28")
def test_the_joint_ends_when_one_of_the_two_is_dropped():
    table = NemesisTable()
    pilot = table.character("pilot", held=[("shotgun", 1), "fire-extinguisher", "egg"])
    pilot.held[0].tape = pilot.held[1].tape = 1
    table.answers({"drop": "shotgun"})

    table.run(drop_something, pilot)

    assert [(thing.item, thing.tape) for thing in pilot.held] == [("fire-extinguisher", 0), ("egg", 0)]
    assert not hand_free(pilot)


@pytest.mark.rule("NEM-ITEM-28", "NEM-ITEM-07")
def test_a_taped_item_needs_a_hand_of_its_own_when_the_other_is_traded_away():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=[("shotgun", 1), "fire-extinguisher", "egg"])
    pilot.held[0].tape = pilot.held[1].tape = 1
    scout = table.character("scout", held=["carcass"])
    table.answers({"trade-offer": [("shotgun",), ("carcass",)], "trade-answer": "swap"})

    table.act(pilot, "trade", trade_partner=[1, "none", "none"])

    # The extinguisher, the Egg and the Carcass would need three Hands.
    assert (held(pilot), held(scout)) == (["shotgun", "fire-extinguisher", "egg"], ["carcass"])


@pytest.mark.rule("NEM-ITEM-28", "NEM-ITEM-07")
def test_one_of_two_taped_items_can_be_swapped_for_a_heavy_thing_when_a_hand_is_free():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=[("shotgun", 1), "fire-extinguisher"])
    pilot.held[0].tape = pilot.held[1].tape = 1
    scout = table.character("scout", held=["carcass"])
    table.answers({"trade-offer": [("shotgun",), ("carcass",)], "trade-answer": ["swap", "accept"]})

    table.act(pilot, "trade", trade_partner=[1, "none", "none"])

    assert (held(pilot), held(scout)) == (["fire-extinguisher", "carcass"], ["shotgun"])
    assert not hand_free(pilot)


@pytest.mark.rule("NEM-ITEM-28", "NEM-WOUND-08")
def test_one_hand_is_enough_for_two_taped_items():
    table = NemesisTable()
    pilot = table.character("pilot", held=[("shotgun", 1), "fire-extinguisher"])
    pilot.held[0].tape = pilot.held[1].tape = 1
    table.fate("arm")

    table.run(suffer_serious, pilot, "NEM-WOUND-05", "test")

    assert held(pilot) == ["shotgun", "fire-extinguisher"]


@pytest.mark.rule("NEM-ITEM-26")
@pytest.mark.parametrize(
    ("weapon", "option"),
    [("six-shooter", "room"), ("six-shooter", "item:energy-charge-y"), ("flamethrower", "item:energy-charge-r")],
)
def test_what_recharges_energy_weapons_does_nothing_for_classic_ones(weapon, option):
    table = NemesisTable(rooms={3: "armory"})
    table.door(3, 1, "destroyed"), table.door(3, 7, "destroyed")  # so that an Energy Charge has no other use
    captain = table.character("captain", at="armory", hand=["rest", "rest"], held=[(weapon, 0)])
    if option != "room":
        table.give(captain, option.partition(":")[2])

    assert option not in table.options(captain)
    table.hold(captain, "prototype-rifle", 0)
    assert option in table.options(captain)


@pytest.mark.rule("NEM-ITEM-26")
def test_of_several_weapons_only_energy_ones_that_are_not_full_can_be_charged():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["energy-charge-r"], held=[("flamethrower", 0)])
    table.hold(pilot, "shotgun", 0)

    table.act(pilot, "item:energy-charge-r", alternative="load")

    assert [(thing.item, thing.ammo) for thing in pilot.held] == [("flamethrower", 0), ("shotgun", 2)]


# --- Weapons in use ---


@pytest.mark.rule("NEM-COMBAT-10", "NEM-CHAR-02")
@pytest.mark.parametrize(
    ("who", "faces"),
    [  # Injuries to an Adult by blank, Creeper, Adult, hit, double
        ("captain", (0, 0, 1, 1, 3)),
        ("pilot", (0, 0, 2, 2, 3)),
        ("mechanic", (0, 0, 1, 2, 2)),
        ("soldier", (0, 0, 2, 2, 3)),
        ("scout", (0, 0, 1, 1, 2)),
        ("scientist", (0, 0, 1, 1, 1)),
    ],
)
def test_every_starting_weapon_shoots_in_its_own_way(who, faces):
    for face, injuries in zip(("blank", "creeper", "adult", "hit", "double"), faces, strict=True):
        table = NemesisTable()
        shooter = table.character(who, hand=["rest"])
        adult = table.intruder("adult", at="hibernatorium")
        full = shooter.held[0].ammo
        table.fate(combat_die=face)
        if injuries:
            table.fate("scratch-6")

        table.act(shooter, "shoot")

        assert (adult.injuries, shooter.held[0].ammo) == (injuries, full - 1), face


# --- Characters and their own things ---


@pytest.mark.rule("NEM-CHAR-02")
@pytest.mark.parametrize(
    ("name", "weapon", "ammo"),
    [
        ("captain", "six-shooter", 6),
        ("pilot", "shotgun", 2),
        ("mechanic", "sawed-off", 2),
        ("soldier", "assault-rifle", 5),
        ("scout", "rifle", 4),
        ("scientist", "pistol", 3),
    ],
)
def test_everybody_starts_with_a_loaded_weapon(name, weapon, ammo):
    table = NemesisTable()

    who = table.character(name)

    assert [(thing.item, thing.ammo) for thing in who.held] == [(weapon, ammo)]


@pytest.mark.rule("NEM-CHAR-04", "NEM-ACTION-25")
def test_a_starting_weapon_and_an_active_quest_item_can_be_traded():
    table = NemesisTable()
    captain = table.character("captain", hand=["rest"], items=["log-key"], held=[("six-shooter", 4)])
    scout = table.character("scout", held=[])
    table.answers({"trade-offer": ("log-key", "six-shooter"), "trade-answer": "accept"})

    table.act(captain, "trade", trade_partner=[1, "none", "none"])

    assert (scout.inventory, captain.held) == (["log-key"], [])
    assert [(thing.item, thing.ammo) for thing in scout.held] == [("six-shooter", 4)]


@pytest.mark.rule("NEM-CHAR-04")
def test_a_card_that_names_a_weapon_means_that_weapon_and_no_other():
    table = NemesisTable()
    captain = table.character("captain", hand=["reload"], held=[("rifle", 1)])
    assert table.refusal(captain, "card:reload").rule == "NEM-ITEM-22"

    table.hold(captain, "six-shooter", 1)
    table.act(captain, "card:reload")

    assert [thing.ammo for thing in captain.held] == [1, 2]


@pytest.mark.rule("NEM-CHAR-05", "NEM-SETUP-17")
def test_a_character_taken_by_one_player_is_gone_for_the_others():
    g = Nemesis(2, "semi-coop", [])
    g.players[0].number, g.players[1].number = 2, 1
    table = Table(g).fate("scout", "captain", "captain", "pilot").answers({"draft": ["scout", "pilot"]})

    table.run(draft_characters)
    assert [who.name for who in g.players] == ["pilot", "scout"]

    again = Table(Nemesis(2, "semi-coop", []))
    again.g.players[0].number, again.g.players[1].number = 1, 2
    with pytest.raises(AssertionError, match="scout"):
        again.fate("scout", "captain", "scout").answers({"draft": "scout"}).run(draft_characters)
