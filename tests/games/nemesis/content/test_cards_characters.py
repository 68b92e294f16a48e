"""The Action cards of single Characters (NEM-ACTION-04, NEM-CHAR-01)."""

import pytest

from starboard.games.nemesis.rules.attack import surprise_attack
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, OPEN_DOOR
from starboard.testing import NemesisTable

COMPUTER_SKILLS = ["pilot", "scientist", "mechanic"]


def refused(table, who, option):
    refusal = table.refusal(who, option)
    return refusal.rule, refusal.key


def fight(name, card, *others, at="comms", held=None):
    """A Character with a card in hand, others beside it, and an Adult to fight."""
    table = NemesisTable(rooms={2: "comms"})
    who = table.character(name, at=at, hand=[card], held=held)
    rest = [table.character(other, at=at) for other in others]
    adult = table.intruder("adult", at=at)
    return table, who, adult, *rest


# --- Captain ---


@pytest.mark.rule("NEM-MOVE-12")
def test_an_order_moves_another_character_who_is_not_asked():
    table = NemesisTable(rooms={2: "comms"})
    captain = table.character("captain", at="comms", hand=["order"])
    pilot = table.character("pilot", at="comms", hand=["rest"], slimed=True, passed=True)
    table.fate("canteen", "silence-1")

    table.act(captain, "card:order", room=6)

    assert (pilot.room, table.g.explored[6]) == (6, True)
    assert [(ask.seat, ask.about) for ask in table.asked] == [(captain.seat, {"target": pilot.seat})]
    assert all(table.g.noise[place] for place in table.board.places[6])  # its own Slime makes the Silence a Danger
    assert (pilot.hand, pilot.passed) == (["rest"], True)


def test_an_order_reaches_only_others_in_the_room_who_have_a_way_to_go():
    table = NemesisTable(rooms={2: "comms"})
    captain = table.character("captain", at="comms", hand=["order"])
    table.character("pilot", at="cockpit")
    assert refused(table, captain, "card:order") == ("NEM-TURN-14", "nobody-to-order")

    table.character("scout", at="comms")
    assert "card:order" in table.options(captain)
    table.door("comms", 1), table.door("comms", 6)

    assert refused(table, captain, "card:order") == ("NEM-TURN-14", "nobody-to-order")


def test_a_motivation_gives_everybody_in_the_room_a_card_in_combat_too():
    table, captain, _, pilot = fight("captain", "motivation", "pilot")
    elsewhere = table.character("scout", at="cockpit", deck=["rest"])
    captain.deck, pilot.deck = ["reload"], ["piloting"]

    table.act(captain, "card:motivation")

    assert (captain.hand, pilot.hand, elsewhere.hand) == (["reload"], ["piloting"], [])


@pytest.mark.rule("NEM-ITEM-22", "NEM-ITEM-26")
def test_a_reload_puts_one_ammo_into_the_six_shooter():
    table, captain, _ = fight("captain", "reload", held=[("six-shooter", 2)])

    table.act(captain, "card:reload")

    assert captain.held[0].ammo == 3
    captain.hand, captain.held[0].ammo = ["reload"], 6
    assert refused(table, captain, "card:reload") == ("NEM-ITEM-22", "gun-full")


@pytest.mark.rule("NEM-MOVE-11")
@pytest.mark.parametrize("name", ["captain", "scout"])
def test_suppressive_fire_lets_oneself_leave_without_an_attack(name):
    table, who, adult, pilot = fight(name, "suppressive-fire", "pilot")
    full = who.held[0].ammo
    table.fate(noise_die="silence")

    table.act(who, "card:suppressive-fire", character=who.seat, room=1)

    assert (who.room, pilot.room, adult.room) == (1, 2, 2)
    assert (who.held[0].ammo, who.light, table.g.attacks.discard) == (full - 1, 0, [])


def test_suppressive_fire_lets_one_willing_character_leave_where_it_likes():
    table, captain, _, pilot = fight("captain", "suppressive-fire", "pilot")
    table.fate(noise_die="silence")

    table.act(captain, "card:suppressive-fire", character=pilot.seat, consent="agree", room=1)

    assert (captain.room, pilot.room, pilot.light) == (2, 1, 0)
    assert (table.question("consent").seat, table.question("room").seat) == (pilot.seat, pilot.seat)


def test_nobody_is_made_to_leave_under_suppressive_fire():
    table, captain, _, pilot = fight("captain", "suppressive-fire", "pilot")

    table.act(captain, "card:suppressive-fire", character=pilot.seat, consent="decline")

    assert (captain.room, pilot.room, captain.held[0].ammo) == (2, 2, 5)


@pytest.mark.rule("NEM-COMBAT-04", "NEM-MOVE-01", "NEM-ACTION-10")
@pytest.mark.parametrize(("name", "card"), [("scout", "suppressive-fire"), ("soldier", "covering-fire")])
def test_covering_somebody_needs_combat_ammo_and_a_way_out(name, card):
    table, who, adult = fight(name, card)
    assert f"card:{card}" in table.options(who)

    who.held[0].ammo = 0
    assert refused(table, who, f"card:{card}") == ("NEM-COMBAT-04", "no-ammo")
    who.held[0].ammo = 1
    table.door("comms", 1), table.door("comms", 6)
    assert refused(table, who, f"card:{card}") == ("NEM-MOVE-01", "no-way")
    table.g.intruders.remove(adult)
    assert refused(table, who, f"card:{card}") == ("NEM-ACTION-10", "not-in-combat")


# --- Pilot, Scientist, Mechanic: Computer Skills ---


@pytest.mark.rule("NEM-ACTION-26")
@pytest.mark.parametrize("name", COMPUTER_SKILLS)
def test_computer_skills_use_a_computer_room_for_nothing(name):
    table = NemesisTable(rooms={2: "comms"})
    who = table.character(name, at="comms", hand=["computer-skills"])

    table.act(who, "card:computer-skills", alternative="room")

    assert (who.signal, who.hand, table.g.actions) == (True, [], 1)


@pytest.mark.parametrize("name", COMPUTER_SKILLS)
@pytest.mark.parametrize(("before", "after"), [("open", CLOSED_DOOR), ("closed", OPEN_DOOR)])
def test_computer_skills_open_or_close_one_door(name, before, after):
    table = NemesisTable(rooms={2: "storage"})
    who = table.character(name, at="storage", hand=["computer-skills"])
    corridor = table.door("storage", 6, before)

    table.act(who, "card:computer-skills", corridor=corridor)

    assert table.g.doors[corridor] == after


@pytest.mark.rule("NEM-ACTION-26", "NEM-COMPUTER-02")
@pytest.mark.parametrize("card", ["computer-skills", "blocking-access"])
def test_a_broken_computer_is_of_no_use_to_the_skilled(card):
    table = NemesisTable(rooms={2: "comms"})
    scientist = table.character("scientist", at="comms", hand=[card])
    table.malfunction("comms")
    for corridor, _ in table.board.exits[2]:
        table.g.doors[corridor] = 2

    assert f"card:{card}" not in table.options(scientist)


# --- Pilot ---


@pytest.mark.rule("NEM-ACTION-26", "NEM-COORD-03")
def test_piloting_sets_the_course_in_the_cockpit_for_nothing():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=["piloting"])

    table.act(pilot, "card:piloting", alternative="set-destination", destination="D")

    assert (table.g.destination, pilot.discard) == ("D", ["piloting"])


def test_piloting_uses_a_computer_room_for_nothing():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["piloting"])

    table.act(pilot, "card:piloting", alternative="room")

    assert (pilot.signal, table.g.coordinates) == (True, 0)


@pytest.mark.rule("NEM-COORD-02", "NEM-GEN-10")
def test_piloting_checks_the_coordinates_at_any_computer():
    table = NemesisTable(rooms={2: "comms"})
    pilot = table.character("pilot", at="comms", hand=["piloting"])
    table.character("scout", at="comms")
    table.fate(coordinates=5)

    table.act(pilot, "card:piloting", alternative="check-coordinates")

    assert (table.g.coordinates, table.g.coordinates_known, pilot.signal) == (5, 1 << pilot.seat, False)


@pytest.mark.rule("NEM-ACTION-26", "NEM-COMPUTER-02")
@pytest.mark.parametrize(("room", "broken"), [("storage", False), ("cockpit", True), ("comms", True)])
def test_piloting_needs_a_working_cockpit_or_computer(room, broken):
    table = NemesisTable()
    pilot = table.character("pilot", at=room, hand=["piloting"])
    if broken:
        table.malfunction(room)

    assert refused(table, pilot, "card:piloting") == ("NEM-COMPUTER-02", "no-computer")


@pytest.mark.rule("NEM-GEN-10")
def test_knowledge_of_the_ship_shows_one_tile_without_its_token():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["knowledge-of-the-ship"])
    table.fate("nest")

    table.act(pilot, "card:knowledge-of-the-ship", alternative="look", room=9)

    assert (table.g.tiles[9], table.g.tiles_known[9], table.g.tokens[9]) == ("nest", 1 << pilot.seat, "")
    assert not table.g.explored[9]


def test_knowledge_of_the_ship_opens_or_closes_one_door():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["knowledge-of-the-ship"])

    table.act(pilot, "card:knowledge-of-the-ship", alternative="door", corridor=table.corridor(11, 6))

    assert table.g.doors[table.corridor(11, 6)] == CLOSED_DOOR


@pytest.mark.rule("NEM-ACTION-26")
def test_an_old_friend_opens_rooms_without_a_computer():
    table = NemesisTable(rooms={2: "armory"})
    pilot = table.character("pilot", at="armory", hand=["old-friend"], held=[("shotgun", 0)])

    table.act(pilot, "card:old-friend")

    assert (pilot.held[0].ammo, pilot.hand) == (2, [])


@pytest.mark.rule("NEM-ACTION-26")
@pytest.mark.parametrize(
    ("room", "broken", "rule"),
    [
        ("comms", False, "NEM-ACTION-26"),
        ("cabins", False, "NEM-ACTION-26"),
        ("surgery", True, "NEM-ACTION-26"),
        ("armory", False, "NEM-ROOM-03"),
    ],
)
def test_an_old_friend_needs_a_working_room_without_computer_whose_action_is_possible(room, broken, rule):
    table = NemesisTable()
    pilot = table.character("pilot", at=room, hand=["old-friend"])
    if broken:
        table.malfunction(room)

    assert refused(table, pilot, "card:old-friend")[0] == rule


@pytest.mark.rule("NEM-ACTION-26", "NEM-ACTION-10")
@pytest.mark.parametrize("card", ["old-friend", "piloting", "computer-skills"])
def test_no_room_is_used_for_nothing_in_combat(card):
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=[card])
    table.intruder("larva", at="cockpit")

    assert refused(table, pilot, f"card:{card}") == ("NEM-ACTION-10", "in-combat")


# --- Scientist ---


@pytest.mark.parametrize(("where", "first"), [("top", "hunt-3"), ("bottom", "damage")])
def test_a_risk_assessment_shows_the_next_event_and_may_bury_it(where, first):
    table = NemesisTable(rooms={2: "comms"})
    scientist = table.character("scientist", at="comms", hand=["risk-assessment"])
    table.g.events_deck.cards = ["hunt-3", "damage"]
    table.fate("hunt-3")

    table.act(scientist, "card:risk-assessment", event_place=where)
    table.step("event")

    assert table.told("looked-at-event")[0].seats == 1 << scientist.seat
    assert table.question("event-place").about == {"event": "hunt-3"}
    assert table.told("event")[0].args["event"] == first


@pytest.mark.rule("NEM-TURN-14")
def test_a_risk_assessment_needs_an_event_card():
    table = NemesisTable(rooms={2: "comms"})
    scientist = table.character("scientist", at="comms", hand=["risk-assessment"])
    table.g.events_deck.cards = []

    assert refused(table, scientist, "card:risk-assessment") == ("NEM-TURN-14", "no-events")


def test_a_risk_assessment_needs_a_computer():
    table = NemesisTable(rooms={2: "storage"})
    scientist = table.character("scientist", at="storage", hand=["risk-assessment"])

    assert refused(table, scientist, "card:risk-assessment") == ("NEM-COMPUTER-02", "no-computer")


def test_blocking_access_breaks_a_room_with_a_computer_anywhere():
    table = NemesisTable(rooms={2: "comms", 3: "generator", 4: "storage", 9: "fire-control"})
    scientist = table.character("scientist", at="storage", hand=["blocking-access"])
    table.malfunction("fire-control")

    table.act(scientist, "card:blocking-access", room=3)

    assert (table.g.malfunction[3], table.g.malfunction[2]) == (True, False)
    assert table.question("room").options == [2, 3]


@pytest.mark.rule("NEM-ACTION-26")
def test_blocking_access_may_use_the_computer_room_instead():
    table = NemesisTable(rooms={2: "comms"})
    scientist = table.character("scientist", at="comms", hand=["blocking-access"])

    table.act(scientist, "card:blocking-access", alternative="room")

    assert (scientist.signal, table.g.malfunction[2]) == (True, False)


@pytest.mark.rule("NEM-ACTION-26", "NEM-ACTION-09")
def test_the_intranet_uses_any_working_computer_room_from_another():
    table = NemesisTable(rooms={2: "comms", 3: "generator", 9: "fire-control", 4: "storage", 6: "engine-control"})
    scientist = table.character("scientist", at="comms", hand=["intranet", "rest"], signal=True)
    table.malfunction("engine-control")

    table.act(scientist, "card:intranet")

    # The Signal is sent, nothing burns, the Engine Control is broken: only the Generator is left.
    assert (table.g.self_destruct, scientist.room, scientist.hand) == (0, 2, [])


def test_the_intranet_costs_a_card_and_needs_a_computer():
    table = NemesisTable(rooms={2: "comms", 4: "storage"})
    scientist = table.character("scientist", at="comms", hand=["intranet"])
    assert refused(table, scientist, "card:intranet") == ("NEM-ACTION-01", "cannot-pay")

    scientist.hand = ["intranet", "rest"]
    assert "card:intranet" in table.options(scientist)
    scientist.room = 4

    assert refused(table, scientist, "card:intranet") == ("NEM-COMPUTER-02", "no-computer")


@pytest.mark.rule("NEM-ACTION-26")
def test_the_intranet_needs_a_room_action_that_is_possible():
    table = NemesisTable(rooms={2: "comms"})
    scientist = table.character("scientist", at="comms", hand=["intranet", "rest"], signal=True)

    assert refused(table, scientist, "card:intranet") == ("NEM-ACTION-26", "room-not-working")


# --- Scout ---


@pytest.mark.rule("NEM-ITEM-19")
@pytest.mark.parametrize(("items", "after"), [(0, 0), (3, 2)])
def test_scavenging_is_a_search_even_where_nothing_is_left(items, after):
    table = NemesisTable(rooms={2: "comms"})
    scout = table.character("scout", at="comms", hand=["scavenging", "rest"], held=[])
    table.items_in("comms", items)
    table.fate("tools", "chemicals").answers({"keep-item": "tools"})

    table.act(scout, "card:scavenging")

    assert (scout.inventory, table.g.items[2], scout.hand) == (["tools"], after, [])


@pytest.mark.rule("NEM-EXPLORE-10")
@pytest.mark.parametrize("token", ["danger-3", "silence-1"])
def test_reconnaissance_moves_without_noise_danger_or_silence(token):
    table = NemesisTable(rooms={2: "comms"})
    scout = table.character("scout", at="comms", hand=["reconnaissance", "rest"], slimed=True)
    table.fate("canteen", token)

    table.act(scout, "card:reconnaissance", room=6)

    assert (scout.room, table.g.items[6], scout.hand) == (6, int(token[-1]), [])
    assert True not in table.g.noise


def test_reconnaissance_into_a_known_room_rolls_nothing():
    table = NemesisTable(rooms={2: "comms"})
    scout = table.character("scout", at="comms", hand=["reconnaissance", "rest"])

    table.act(scout, "card:reconnaissance", room=1)

    assert (scout.room, table.rolled) == (1, [])


@pytest.mark.parametrize("ammo", [4, 1])
def test_adrenaline_shoots_and_draws_a_card(ammo):
    table, scout, adult = fight("scout", "adrenaline", held=[("rifle", ammo)])
    scout.deck = ["rest"]
    table.fate(combat_die="hit", attack_card="scratch-5")

    table.act(scout, "card:adrenaline", alternative="shoot")

    assert (adult.injuries, scout.held[0].ammo, scout.hand) == (1, ammo - 1, ["rest"])


@pytest.mark.rule("NEM-WOUND-19")
def test_adrenaline_escapes_and_draws_a_card_whatever_the_leg_says():
    table, scout, _ = fight("scout", "adrenaline")
    scout.deck, scout.wounds = ["rest"], ["leg"]
    table.fate(attack_card="scratch-5", noise_die="silence")

    table.act(scout, "card:adrenaline", alternative="escape", room=1)

    assert (scout.room, scout.light, scout.hand) == (1, 1, ["rest"])


def test_the_dead_draw_nothing_from_adrenaline():
    table, scout, _ = fight("scout", "adrenaline")
    scout.deck, scout.dressed = ["rest"], ["leg", "arm"]
    table.character("pilot", at="cockpit")
    table.fate(attack_card="bite-4")

    table.act(scout, "card:adrenaline", alternative="escape", room=1)

    assert (scout.status, scout.hand) == ("dead", [])


# --- Soldier ---


@pytest.mark.rule("NEM-MOVE-11")
@pytest.mark.parametrize(
    ("leave", "soldier_at", "pilot_at"), [((0,), 1, 2), ((1,), 2, 1), ((0, 1), 1, 1)], ids=["self", "other", "both"]
)
def test_covering_fire_lets_oneself_another_or_both_leave_for_the_same_room(leave, soldier_at, pilot_at):
    table, soldier, adult, pilot = fight("soldier", "covering-fire", "pilot")
    if 1 in leave:
        table.answers({"consent": "agree"})
    table.fate(noise_die="silence")

    table.act(soldier, "card:covering-fire", leavers=leave, room=1)

    assert (soldier.room, pilot.room, adult.room) == (soldier_at, pilot_at, 2)
    assert (soldier.held[0].ammo, soldier.light, pilot.light) == (4, 0, 0)
    assert table.question("room").seat == soldier.seat


def test_covering_fire_takes_one_companion_at_the_most():
    table, soldier, _, pilot, scout = fight("soldier", "covering-fire", "pilot", "scout")
    table.fate(noise_die="silence")

    table.act(soldier, "card:covering-fire", character=scout.seat, leavers="all", consent="agree", room=1)

    assert (soldier.room, pilot.room, scout.room) == (1, 2, 1)
    assert table.question("leavers").options == [soldier.seat, scout.seat]


def test_nobody_is_made_to_leave_under_covering_fire():
    table, soldier, _, pilot = fight("soldier", "covering-fire", "pilot")
    table.fate(noise_die="silence")

    table.act(soldier, "card:covering-fire", leavers="all", consent="decline", room=1)

    assert (soldier.room, pilot.room) == (1, 2)
    assert (table.question("consent").seat, table.question("consent").about) == (pilot.seat, {"target": soldier.seat})


@pytest.mark.parametrize(("weapon", "left"), [("assault-rifle", [1, 4]), ("shotgun", [0, 5])])
def test_covering_fire_spends_the_ammo_of_the_weapon_that_is_fired(weapon, left):
    table, soldier, _ = fight("soldier", "covering-fire")
    soldier.held = []
    table.hold(soldier, "shotgun", 1)
    table.hold(soldier, "assault-rifle", 5)
    table.fate(noise_die="silence")

    table.act(soldier, "card:covering-fire", weapon=weapon, room=1)

    assert [held.ammo for held in soldier.held] == left


def test_covering_fire_is_shot_with_the_loaded_one_of_two_weapons_alike():
    table, soldier, _ = fight("soldier", "covering-fire")
    soldier.held = []
    table.hold(soldier, "flamethrower", 0)
    table.hold(soldier, "flamethrower", 2)
    table.fate(noise_die="silence")

    table.act(soldier, "card:covering-fire", room=1)

    assert [held.ammo for held in soldier.held] == [0, 1]


def test_taking_aim_shoots_with_one_reroll():
    table, soldier, adult = fight("soldier", "taking-aim")
    table.fate(combat_die=["blank", "hit"], attack_card="scratch-5")

    table.act(soldier, "card:taking-aim", reroll="reroll")

    assert (adult.injuries, soldier.held[0].ammo) == (2, 4)


@pytest.mark.rule("NEM-COMBAT-04")
def test_taking_aim_needs_a_loaded_energy_weapon():
    table, soldier, _ = fight("soldier", "taking-aim", held=[("flamethrower", 4), ("assault-rifle", 0)])
    assert refused(table, soldier, "card:taking-aim") == ("NEM-COMBAT-04", "no-ammo")

    soldier.held[1].ammo = 1
    table.fate(combat_die="hit", attack_card="scratch-5")
    table.act(soldier, "card:taking-aim", reroll="keep")

    assert [thing.ammo for thing in soldier.held] == [4, 0]


@pytest.mark.rule("NEM-COMBAT-10")
@pytest.mark.parametrize(
    ("face", "ammo", "injuries"),
    [
        ("blank", 5, 2 + 1),  # two for five Ammo although it missed; the Rifle adds one whenever any are dealt
        ("blank", 4, 2 + 1),
        ("blank", 1, 0),
        ("hit", 5, 1 + 2 + 1),
        ("double", 3, 2 + 1 + 1),
    ],
)
def test_full_auto_empties_the_assault_rifle(face, ammo, injuries):
    table, soldier, adult = fight("soldier", "full-auto", held=[("assault-rifle", ammo)])
    table.fate(combat_die=face)
    if injuries:
        table.fate(attack_card="scratch-6")

    table.act(soldier, "card:full-auto")

    assert (adult.injuries, soldier.held[0].ammo) == (injuries, 0)


@pytest.mark.rule("NEM-CHAR-04")
def test_full_auto_is_for_the_assault_rifle_alone():
    table, soldier, _ = fight("soldier", "full-auto", held=[("prototype-rifle", 6), ("assault-rifle", 0)])

    assert refused(table, soldier, "card:full-auto") == ("NEM-COMBAT-04", "no-ammo")


@pytest.mark.rule("NEM-ACTION-10")
@pytest.mark.parametrize(
    ("name", "card"), [("soldier", "taking-aim"), ("soldier", "full-auto"), ("scout", "adrenaline")]
)
def test_eggs_are_no_combat(name, card):
    table = NemesisTable(rooms={2: "nest"})
    who = table.character(name, at="nest", hand=[card])

    assert refused(table, who, f"card:{card}") == ("NEM-ACTION-10", "not-in-combat")


def test_nerves_of_steel_ignore_a_surprise_attack():
    table, soldier, adult = fight("soldier", "nerves-of-steel")
    assert "card:nerves-of-steel" not in table.options(soldier)
    table.answers({"react": "nerves-of-steel"})

    table.run(surprise_attack, adult, soldier)

    assert (soldier.light, soldier.hand, soldier.discard) == (0, [], ["nerves-of-steel"])
    assert table.g.attacks.discard == []


def test_nerves_of_steel_may_stay_in_hand_and_help_nobody_else():
    table, soldier, adult, pilot = fight("soldier", "nerves-of-steel", "pilot")
    table.fate(attack_card="scratch-5")
    table.run(surprise_attack, adult, pilot)
    assert (pilot.light, soldier.hand) == (1, ["nerves-of-steel"])

    table.fate(attack_card="scratch-6").answers({"react": "none"})
    table.run(surprise_attack, adult, soldier)

    assert (soldier.light, soldier.hand) == (1, ["nerves-of-steel"])


# --- Mechanic ---


@pytest.mark.rule("NEM-TECH-02", "NEM-TURN-15")
def test_the_mechanic_crawls_through_the_ducts_and_passes():
    table = NemesisTable(rooms={2: "comms", 9: "storage"})
    hand = ["technical-corridors", "rest", "search"]
    mechanic = table.character("mechanic", at="comms", hand=hand)
    table.fate(noise_die=1)

    table.act(mechanic, "card:technical-corridors", pay="rest", room=9, discard="search")

    assert (mechanic.room, mechanic.passed, mechanic.hand) == (9, True, [])
    assert table.question("room").options == [4, 5, 9, 14, 15, 19, 21]
    assert table.g.noise[table.way(9, 1)]


@pytest.mark.rule("NEM-TECH-02")
def test_the_mechanic_needs_an_entrance():
    table = NemesisTable()
    mechanic = table.character("mechanic", at="cockpit", hand=["technical-corridors", "rest"])

    assert refused(table, mechanic, "card:technical-corridors") == ("NEM-TECH-02", "no-duct-here")


def test_pyrotechnics_burn_an_item_to_set_the_room_alight():
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["pyrotechnics", "rest"], items=["tools", "grenade"])

    table.act(mechanic, "card:pyrotechnics", spend_item="grenade")

    assert (table.g.fire[11], mechanic.inventory, table.g.red.discard) == (True, ["tools"], ["grenade"])
    assert table.question("spend-item").options == ["grenade", "sawed-off", "tools"]
    assert table.question("spend-item").about == {"card": "pyrotechnics"} and table.question("spend-item").private
    assert mechanic.hand == []


def test_pyrotechnics_put_out_a_fire():
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["pyrotechnics", "rest"], items=["tools"])
    table.fire("hibernatorium", "cockpit")

    table.act(mechanic, "card:pyrotechnics")

    assert (table.g.fire[11], table.g.fire[1], mechanic.inventory) == (False, True, ["tools"])


@pytest.mark.rule("NEM-TURN-14")
def test_pyrotechnics_need_an_item_or_a_fire():
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["pyrotechnics", "rest"], held=["egg"])

    assert refused(table, mechanic, "card:pyrotechnics")[0] == "NEM-TURN-14"


@pytest.mark.rule("NEM-MARKER-19", "NEM-ENGINE-03")
def test_ingenuity_repairs_rooms_and_engines():
    table = NemesisTable()
    mechanic = table.character("mechanic", at="engine-1", hand=["ingenuity", "ingenuity"])
    table.malfunction("engine-1")

    table.act(mechanic, "card:ingenuity", alternative="repair")
    table.fate(engine_token="damaged")
    table.act(mechanic, "card:ingenuity", engine="working")

    assert (table.g.malfunction[21], table.g.engines[1]) == (False, "working")


@pytest.mark.rule("NEM-CRAFT-01", "NEM-CRAFT-05")
@pytest.mark.parametrize("yellow", ["duct-tape", "technical-plans", "clothes-y", "fire-extinguisher"])
def test_ingenuity_crafts_with_any_yellow_item_as_a_tool(yellow):
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["ingenuity"], items=["energy-charge-r"], held=[])
    table.hold(mechanic, yellow) if yellow == "fire-extinguisher" else table.give(mechanic, yellow)
    assert "craft" not in table.options(mechanic)

    table.act(mechanic, "card:ingenuity")

    assert (mechanic.inventory, mechanic.held, mechanic.hand) == (["taser"], [], [])
    assert (table.g.yellow.discard, table.g.red.discard) == ([yellow], ["energy-charge-r"])


@pytest.mark.rule("NEM-CRAFT-01")
def test_one_item_is_not_two_components_even_for_the_ingenious():
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["ingenuity"], items=["chemicals"])
    assert refused(table, mechanic, "card:ingenuity") == ("NEM-CRAFT-01", "no-components")

    table.give(mechanic, "chemicals")
    table.act(mechanic, "card:ingenuity")

    assert [thing.item for thing in mechanic.held] == ["sawed-off", "flamethrower"]


def test_no_green_or_red_item_is_a_tool():
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["ingenuity"], items=["energy-charge-r", "grenade", "synthetic-food"])

    assert refused(table, mechanic, "card:ingenuity") == ("NEM-CRAFT-01", "no-components")
