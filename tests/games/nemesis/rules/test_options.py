"""The ruling options: each reading, off and on (NEM-GEN-18)."""

import pytest

from starboard.games.nemesis.content.attack_effects import ATTACK_EFFECTS
from starboard.games.nemesis.content.event_effects import take_effect
from starboard.games.nemesis.rules.bag import bag_step
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.setup import deal_objectives
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, CLOSED_DOOR, DESTROYED_DOOR, ESCAPED
from starboard.kernel.encoding import decode, encode
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.rules.rulings import rulings
from starboard.testing import NemesisTable


def either_way(option: str):
    """Run the test with the option off and on."""
    return pytest.mark.parametrize("options", [[], [option]], ids=["off", "on"])


@pytest.mark.rule("NEM-GEN-18")
def test_the_chosen_options_are_seen_by_all_and_kept_in_the_save():
    table = NemesisTable(options=["next-intact-room", "attached-cards-count"])

    saved = decode(Nemesis, encode(table.g))

    assert project(table.g, SPECTATOR)["options"] == ["attached-cards-count", "next-intact-room"]
    assert saved.options == table.g.options


# --- doors-block-crew-only ---


def behind_a_door(options) -> tuple:
    """The pilot in the Hibernatorium, an Adult in the Cabins, a Closed Door between them."""
    table = NemesisTable(options=options, rooms={6: "cabins"})
    pilot = table.character("pilot", at="hibernatorium", hand=["rest", "search"], items=["decoy", "grenade"])
    adult = table.intruder("adult", at="cabins")
    return table, pilot, adult, table.door("hibernatorium", "cabins")


@pytest.mark.rule("NEM-GEN-04")
@either_way("doors-block-crew-only")
def test_danger_behind_a_closed_door(options):
    table, pilot, adult, door = behind_a_door(options)
    table.fate(noise_die="danger")

    table.run(noise_roll, pilot)

    assert adult.room == table.room("cabins")
    assert table.g.doors[door] == (DESTROYED_DOOR if options else CLOSED_DOOR)
    assert (True in table.g.noise) is not bool(options)  # Noise only where nobody was attracted


@pytest.mark.rule("NEM-GEN-04")
@either_way("doors-block-crew-only")
def test_a_hunt_behind_a_closed_door(options):
    table, _, adult, door = behind_a_door(options)

    table.run(take_effect, "hunt")

    assert adult.room == table.room("cabins")
    assert table.g.doors[door] == (DESTROYED_DOOR if options else CLOSED_DOOR)


@pytest.mark.rule("NEM-GEN-04")
@either_way("doors-block-crew-only")
def test_a_decoy_reaches_an_intruder_behind_a_closed_door_only_with_the_option(options):
    table, pilot, adult, door = behind_a_door(options)
    assert ("item:decoy" in table.options(pilot)) is bool(options)

    if options:
        room = table.neighbour("hibernatorium", 3)
        table.act(pilot, "item:decoy", pay="rest", room=room)
        assert adult.room == table.room("cabins")

    assert table.g.doors[door] == (DESTROYED_DOOR if options else CLOSED_DOOR)


@pytest.mark.rule("NEM-GEN-04", "NEM-DOOR-03", "NEM-MARKER-21")
@either_way("doors-block-crew-only")
def test_neither_characters_nor_throws_nor_fire_pass_a_closed_door_under_either_reading(options):
    table, pilot, _, _ = behind_a_door(options)
    table.fire("hibernatorium")

    table.run(take_effect, "consuming-fire")
    table.run(take_effect, "flammable-compounds")

    assert [room for room in range(1, 22) if table.g.fire[room]] == [8, 11, 14, 15]  # not the Cabins, number 6
    assert table.refusal(pilot, "item:grenade").rule == "NEM-DOOR-03"
    with table.refuses("NEM-MOVE-01"):
        table.act(pilot, "move", pay="rest", room=table.room("cabins"))


# --- next-intact-room ---


@pytest.mark.rule("NEM-EVENT-23")
@either_way("next-intact-room")
def test_the_malfunction_event_with_a_broken_cockpit(options):
    table = NemesisTable(options=options, rooms={3: "nest", 5: "armory", 9: "storage"})
    table.character("pilot")
    table.malfunction("cockpit")

    table.run(take_effect, "malfunction")

    broken = [room for room in range(1, 22) if table.g.malfunction[room]]
    assert broken == ([1, 5] if options else [1])  # the Nest cannot break


# --- queen-token-returns ---


def queen_in_the_nest(options) -> NemesisTable:
    table = NemesisTable(options=options)
    table.character("pilot", at="nest", hand=["rest"] * 4)
    table.bag("queen-4")
    table.run(bag_step)
    return table


@pytest.mark.rule("NEM-BAG-06")
@either_way("queen-token-returns")
def test_the_queen_token_after_she_came_to_her_nest(options):
    table = queen_in_the_nest(options)

    assert [(i.kind, i.token) for i in table.g.intruders] == [("queen", "" if options else "queen-4")]
    assert table.g.bag == (["queen-4"] if options else [])


@pytest.mark.rule("NEM-BAG-06", "NEM-INTRUDER-06")
def test_a_returned_queen_token_moves_a_queen_who_is_not_in_combat_when_drawn_again():
    table = queen_in_the_nest(["queen-token-returns"])
    pilot = table.g.players[0]
    pilot.room = table.room("cockpit")

    table.run(encounter, pilot)

    assert [(i.kind, i.room, i.token) for i in table.g.intruders] == [("queen", pilot.room, "queen-4")]
    assert table.g.bag == []


@pytest.mark.rule("NEM-BAG-06", "NEM-INTRUDER-06")
def test_a_returned_queen_token_drawn_while_she_fights_places_nothing():
    table = queen_in_the_nest(["queen-token-returns"])

    table.run(bag_step)

    assert len(table.g.intruders) == 1
    assert table.g.bag == ["queen-4"]


# --- no-eggs-in-dead-nest ---


@pytest.mark.rule("NEM-BAG-14")
@either_way("no-eggs-in-dead-nest")
def test_the_queen_and_a_destroyed_nest(options):
    table = NemesisTable(options=options)
    table.character("pilot")
    table.bag("queen-4")
    table.g.eggs, table.g.egg_supply, table.g.nest_destroyed = 0, 8, True

    table.run(bag_step)

    assert table.g.eggs == (0 if options else 1)
    assert table.g.nest_destroyed and table.g.bag == ["queen-4"]


@pytest.mark.rule("NEM-BAG-14")
def test_a_living_nest_gets_its_egg_with_the_option_too():
    table = NemesisTable(options=["no-eggs-in-dead-nest"])
    table.character("pilot")
    table.bag("queen-4")

    table.run(bag_step)

    assert table.g.eggs == 6


# --- target-by-action-cards ---


@pytest.mark.rule("NEM-ATTACK-02")
@either_way("target-by-action-cards")
def test_whom_an_intruder_attacks(options):
    table = NemesisTable(options=options)
    few = table.character("pilot", hand=["rest", "search"])
    infected = table.character("scout", hand=["rest", "contamination", "clean"])
    table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="slime-5")

    table.step("attacks")

    assert (few.slimed, infected.slimed) == ((False, True) if options else (True, False))


# --- summoning-is-encounter ---


def summon(g):
    yield from ATTACK_EFFECTS["summoning"](g, g.intruders[0], g.players[0])


def summoning(options, token) -> NemesisTable:
    """The Queen summons against the empty-handed pilot, with Noise behind two of four numbers."""
    table = NemesisTable(options=options)
    table.character("pilot", at="hibernatorium")
    table.intruder("queen", at="hibernatorium")
    table.noise("hibernatorium", 1, 2)
    table.bag(token, "larva-1")
    table.fate(token=token)
    table.run(summon)
    return table


def noisy_numbers(table) -> list:
    return [number for number in (1, 2, 3, 4) if table.g.noise[table.way("hibernatorium", number)]]


@pytest.mark.rule("NEM-ATTACK-18")
@either_way("summoning-is-encounter")
def test_a_summoned_intruder_and_the_noise_around(options):
    table = summoning(options, "adult-4")

    assert [i.kind for i in table.g.intruders] == ["queen", "adult"]
    assert noisy_numbers(table) == ([] if options else [1, 2])
    assert [kind for kind, _ in table.rolled] == ["token"]  # no Surprise Attack under either reading


@pytest.mark.rule("NEM-ATTACK-18")
@either_way("summoning-is-encounter")
def test_a_blank_summoned(options):
    table = summoning(options, "blank")

    assert [i.kind for i in table.g.intruders] == ["queen"]
    assert noisy_numbers(table) == ([1, 2, 3, 4] if options else [1, 2])
    assert sorted(table.g.bag) == ["blank", "larva-1"]


@pytest.mark.rule("NEM-ATTACK-18", "NEM-INTRUDER-06")
@either_way("summoning-is-encounter")
def test_a_summoned_intruder_without_a_miniature_left(options):
    table = NemesisTable(options=options)
    table.character("pilot", at="hibernatorium")
    table.intruder("queen", at="hibernatorium")
    for _ in range(2):
        table.intruder("breeder", at="cabins", token="")
    table.bag("breeder-3")

    table.run(summon)

    here = [i.kind for i in table.g.intruders if i.room == table.room("hibernatorium")]
    assert here == (["queen", "breeder"] if options else ["queen"])
    assert ("breeder-3" in table.g.bag) is not bool(options)


# --- leaving-a-pod-passes ---


@pytest.mark.rule("NEM-POD-08")
@either_way("leaving-a-pod-passes")
def test_the_round_after_leaving_a_pod(options):
    table = NemesisTable(options=options)
    pilot = table.character("pilot", pod=1, hand=["rest"])
    table.character("scout")
    table.room("evac-a")
    table.answers({"in-pod": "leave"})
    if options:
        table.answers({"discard": "none"})

    table.step("rounds")

    assert pilot.room == table.room("evac-a")
    assert pilot.passed is bool(options)
    assert table.g.active == (1 if options else 0)


# --- ejection-saves-occupants ---


@pytest.mark.rule("NEM-POD-15")
@either_way("ejection-saves-occupants")
def test_whoever_sits_in_an_ejected_pod(options):
    table = NemesisTable(options=options)
    pilot = table.character("pilot", pod=1)
    scout = table.character("scout", pod=3)
    table.room("evac-a")

    table.run(take_effect, "pod-ejection")

    assert table.pod(1).gone and pilot.pod == 0
    assert (pilot.status, pilot.room) == ((ESCAPED, 0) if options else (ALIVE, table.room("evac-a")))
    assert scout.pod == 3


@pytest.mark.rule("NEM-POD-15", "NEM-END-04")
def test_an_ejection_that_saves_the_last_one_awake_ends_the_game():
    table = NemesisTable(options=["ejection-saves-occupants"])
    table.character("pilot", pod=1)
    table.room("evac-a")

    table.run(take_effect, "pod-ejection")

    assert table.ended and table.g.time == 15


# --- attached-cards-count ---


@pytest.mark.rule("NEM-OBJ-14")
@either_way("attached-cards-count")
def test_added_cards_in_the_count_of_items(options):
    table = NemesisTable(options=options)
    items = ["medkit", "tools", "decoy", "bandages"]
    soldier = table.character("soldier", status=ESCAPED, room=0, objectives=["hoarder"], items=items)
    soldier.held[0].added += ["autoloader", "extended-magazine"]
    table.g.ending, table.g.ship_destroyed = "self-destruct", True

    table.step("checks")

    assert table.g.winners == ([soldier.seat] if options else [])  # five Items, or seven


# --- two-coop-objectives ---


@pytest.mark.rule("NEM-COOP-01")
@either_way("two-coop-objectives")
@pytest.mark.parametrize(("players", "one_each", "two_each"), [(1, 1, 2), (3, 3, 6), (5, 5, 7)])
def test_how_many_objectives_the_group_draws(options, players, one_each, two_each):
    table = NemesisTable("coop", options=options)
    for name in ("pilot", "scout", "captain", "soldier", "mechanic")[:players]:
        table.character(name)
    table.any_fate()

    table.run(deal_objectives)

    assert len(set(table.g.objectives)) == (two_each if options else one_each)


# --- hatching-needs-an-egg ---


@pytest.mark.rule("NEM-GEN-14", "NEM-NEST-13")
@either_way("hatching-needs-an-egg")
def test_hatching_without_an_egg_and_without_anybody_in_the_nest(options):
    table = NemesisTable(options=options, rooms={17: "nest"})
    table.character("pilot", at="cockpit", hand=[])
    table.g.eggs, table.g.egg_supply = 0, 8
    table.bag("blank")

    table.run(take_effect, "hatching")

    assert sorted(table.g.bag) == (["blank"] if options else ["blank", "larva-1"])


@pytest.mark.rule("NEM-GEN-14", "NEM-NEST-13")
@either_way("hatching-needs-an-egg")
def test_hatching_without_an_egg_over_somebody_helpless_in_the_nest(options):
    table = NemesisTable(options=options, rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=[])
    table.g.eggs, table.g.egg_supply = 0, 8
    table.bag("blank")

    table.run(take_effect, "hatching")

    assert (pilot.larva, table.g.bag) == (not options, ["blank"])


# --- fire-only-in-own-round ---


@pytest.mark.rule("NEM-TURN-15", "NEM-TURN-20", "NEM-TURN-13", "NEM-MARKER-07")
@either_way("fire-only-in-own-round")
def test_fire_when_somebody_else_makes_everybody_pass(options):
    table = NemesisTable(options=options)
    pilot = table.character("pilot", hand=["rest"], items=["maneuvering-system"])
    scout = table.character("scout", at="cockpit", hand=["rest"], wounds=["bleeding"])
    captain = table.character("captain", at="cockpit", passed=True)
    waiting = table.character("soldier", pod=1)
    table.fire("hibernatorium", "cockpit")
    table.answers({"action": "item:maneuvering-system", "discard": "none"})

    table.step("rounds")

    assert [who.passed for who in table.g.players] == [True] * 4
    assert scout.light == (1 if options else 2)  # Bleeding, and the Fire
    assert (pilot.light, captain.light, waiting.light) == (1, 0, 0)  # one's own round; passed before; in no Room
    causes = [told.args["cause"] for told in table.told("light-wound") if told.args["who"] == scout.seat]
    assert causes == (["bleeding"] if options else ["bleeding", "fire"])


# --- sleepers-keep-both ---


@pytest.mark.rule("NEM-MOMENT-01", "NEM-MOMENT-06", "NEM-MOMENT-08")
@either_way("sleepers-keep-both")
@pytest.mark.parametrize("status", ["hibernating", "escaped"])
def test_a_player_out_of_the_game_and_the_first_intruder(options, status):
    table = NemesisTable(options=options)
    table.g.met = False
    pilot = table.character("pilot", at="cockpit", hand=["rest"] * 4, objectives=["quarantine", "ab-ovo"])
    away = table.character("captain", status=status, room=0, objectives=["hoarder", "my-precious"])
    table.fate(token="larva-1").answers({(0, "objective"): "first"})
    if not options:
        table.answers({(1, "objective"): "second"})

    table.run(encounter, pilot)

    assert away.objectives == (["hoarder", "my-precious"] if options else ["my-precious"])
    assert pilot.objectives == ["quarantine"]


def test_every_ruling_option_is_played_both_ways_here():
    with open(__file__, encoding="utf-8") as here:
        text = here.read()

    assert [ruling.id for ruling in rulings("nemesis") if f'@either_way("{ruling.id}")' not in text] == []
