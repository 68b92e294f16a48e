"""The optional Intruder player and the ten Intruder Action cards (NEM-INTPLAYER)."""

import pytest

from starboard.games.nemesis.content.attack_effects import ATTACK_EFFECTS
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS
from starboard.games.nemesis.rules.airlock import vent
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.hunter import hunter_round
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.state.pieces import ALIVE, CLOSED_DOOR, DEAD, DESTROYED_DOOR, ESCAPED, NOBODY
from starboard.kernel.pieces import project
from starboard.testing import NemesisTable

OPTION = ["intruder-player"]
REST = ["rest"] * 5  # a deck from which only one card can come


def a_hunt(*cards, at="hibernatorium", **scout) -> tuple:
    """The captain is dead and holds these Intruder Action cards; the scout lives, in the Hibernatorium by default."""
    table = NemesisTable(options=OPTION)
    captain = table.character("captain", status=DEAD, room=0, hunt=cards)
    who = table.character("scout", at=at, **{"hand": REST, "deck": REST, **scout})
    for card in cards:
        table.g.hunter_deck.cards.remove(card)
    table.g.hunter = table.g.active = captain.seat
    return table, captain, who


# --- Who ---


@pytest.mark.rule("NEM-INTPLAYER-01")
def test_the_first_to_die_controls_the_intruders_from_the_next_player_phase_on():
    table = NemesisTable(options=OPTION)
    first, second, _ = [table.character(name, deck=REST) for name in ("pilot", "scout", "captain")]

    table.run(die, second, "intruder")
    table.run(die, first, "intruder")
    assert table.g.hunter == NOBODY
    table.fate(hunter_card=["pursuit-1", "planning-4", "self-healing"])
    table.step("turn")
    table.fate(hunter_card="metamorphosis")
    table.step("turn")

    assert table.g.hunter == second.seat
    assert len(table.told("hunter")) == 1  # for good, and told once


@pytest.mark.rule("NEM-INTPLAYER-01")
def test_without_the_option_the_dead_only_watch():
    table = NemesisTable()
    pilot = table.character("pilot")
    table.character("scout", deck=REST)

    table.run(die, pilot, "intruder")
    table.step("turn")

    assert table.g.hunter == NOBODY and pilot.hunt == []


def vented(g):
    yield from vent(g)


def in_a_frenzy(g):
    yield from ATTACK_EFFECTS["frenzy"](g, g.intruders[0], g.players[0])


@pytest.mark.rule("NEM-INTPLAYER-01")
@pytest.mark.parametrize("killed_together", [vented, in_a_frenzy])
def test_of_several_who_die_at_once_the_lower_player_number_counts(killed_together):
    table = NemesisTable(options=OPTION)
    wounds = ["arm", "leg"]
    table.character("pilot", at="comms", number=3, wounds=wounds)
    scout = table.character("scout", at="comms", number=2, wounds=wounds)
    table.character("captain", number=1)
    table.intruder("breeder", at="comms")
    table.g.airlock = table.room("comms")
    for corridor, _ in table.board.exits[table.room("comms")]:
        table.g.doors[corridor] = CLOSED_DOOR

    table.run(killed_together)

    assert [who.status for who in table.g.players] == [DEAD, DEAD, ALIVE]
    assert table.g.first_death == scout.seat


# --- Cards and rounds ---


@pytest.mark.rule("NEM-INTPLAYER-02")
@pytest.mark.parametrize(
    ("held", "drawn"),
    [
        ([], ["pursuit-1", "pursuit-2", "pursuit-3"]),
        (["planning-4"], ["pursuit-1", "pursuit-2", "pursuit-3"]),
        (["planning-4", "planning-any"], ["pursuit-1", "pursuit-2"]),
        (["planning-4", "planning-any", "metamorphosis", "self-healing"], []),
    ],
)
def test_the_intruder_player_draws_three_cards_up_to_a_hand_of_four(held, drawn):
    table, captain, _ = a_hunt(*held)
    table.fate(hunter_card=list(drawn))

    table.step("turn")

    assert captain.hunt == held + drawn
    assert captain.hand == []  # no Action cards for the dead


@pytest.mark.rule("NEM-INTPLAYER-02")
def test_an_empty_deck_is_made_anew_from_the_discards():
    table, captain, _ = a_hunt()
    table.g.hunter_deck.cards = ["pursuit-1"]
    table.g.hunter_deck.discard = ["planning-4", "self-healing", "metamorphosis"]
    table.fate(hunter_card=["pursuit-1", "self-healing", "planning-4"])

    table.step("turn")

    assert captain.hunt == ["pursuit-1", "self-healing", "planning-4"]
    assert table.g.hunter_deck.cards == ["metamorphosis"]


@pytest.mark.rule("NEM-INTPLAYER-02")
def test_the_first_player_token_skips_the_intruder_player():
    table, _, scout = a_hunt("pursuit-1", "pursuit-2", "pursuit-3", "planning-4")
    pilot = table.character("pilot", deck=REST)
    table.g.first = pilot.seat  # to the left of whom the dead captain sits

    table.step("turn")

    assert table.g.first == scout.seat


@pytest.mark.rule("NEM-INTPLAYER-02")
def test_nobody_else_sees_the_intruder_players_hand():
    table, captain, scout = a_hunt("metamorphosis")

    views = [project(table.g, seat)["players"][captain.seat]["hunt"] for seat in (captain.seat, scout.seat)]

    assert views == [["metamorphosis"], 1]


@pytest.mark.rule("NEM-INTPLAYER-03")
def test_a_round_is_one_card_and_then_the_next_players_turn():
    table, captain, scout = a_hunt("pursuit-1", "self-healing")
    table.answers({"hunt": "self-healing"})

    table.step("rounds")

    assert table.question("hunt").options == ["pass", "pursuit-1", "self-healing"]
    assert captain.hunt == ["pursuit-1"] and not captain.passed
    assert table.g.hunter_deck.discard == ["self-healing"]
    assert table.g.active == scout.seat


@pytest.mark.rule("NEM-INTPLAYER-03", "NEM-TURN-05")
def test_the_round_after_the_intruder_players_is_the_left_neighbours():
    table, _, scout = a_hunt("self-healing")
    table.character("pilot")
    table.answers({"hunt": "self-healing"})

    table.step("rounds")

    assert table.g.active == scout.seat


@pytest.mark.rule("NEM-INTPLAYER-03")
@pytest.mark.parametrize("kept", ["planning-4", "none"])
def test_on_passing_one_card_may_be_kept_and_the_rest_is_discarded(kept):
    table, captain, scout = a_hunt("pursuit-1", "planning-4", "self-healing")
    table.answers({"hunt": "pass", "keep-hunt": kept})

    table.step("rounds")

    assert captain.passed and table.g.active == scout.seat
    assert captain.hunt == ([] if kept == "none" else [kept])
    assert table.g.reveals == 1
    assert sorted([*captain.hunt, *table.g.hunter_deck.discard]) == ["planning-4", "pursuit-1", "self-healing"]


@pytest.mark.rule("NEM-INTPLAYER-03")
def test_the_intruder_player_takes_rounds_until_passing_like_everybody():
    table, captain, scout = a_hunt("pursuit-1")
    scout.passed = True
    table.answers({"hunt": "pursuit-1"})
    table.fate(noise_die="silence")

    table.step("rounds")
    assert (table.g.step, table.g.active) == ("rounds", captain.seat)
    table.step("rounds")  # without cards there is nothing left but passing

    assert captain.passed and table.g.step == "airlock"


# --- The three uses of the ten cards ---

PRINTED = {  # number of the move (0 for any), attack cards drawn, effect
    "pursuit-1": (1, 2, "pursuit"),
    "pursuit-2": (2, 2, "pursuit"),
    "pursuit-3": (3, 2, "pursuit"),
    "pursuit-any": (0, 3, "pursuit"),
    "coordinated-hunt-3": (3, 1, "hunt"),
    "coordinated-hunt-4": (4, 1, "hunt"),
    "planning-4": (4, 1, "planning"),
    "planning-any": (0, 1, "planning"),
    "metamorphosis": (1, 1, "eclosion"),
    "self-healing": (2, 1, "healing"),
}


@pytest.mark.rule("NEM-INTPLAYER-02", "NEM-INTPLAYER-04")
def test_the_deck_is_these_ten_cards():
    assert {id: (card.number, card.attacks, card.effect) for id, card in HUNTER_CARDS.items()} == PRINTED
    assert sorted(NemesisTable().g.hunter_deck.cards) == sorted(PRINTED)


@pytest.mark.rule("NEM-INTPLAYER-04")
@pytest.mark.parametrize("card", PRINTED)
def test_a_card_moves_one_intruder_even_out_of_combat_through_its_number(card):
    table, captain, _ = a_hunt(card)
    adult = table.intruder("adult", at="hibernatorium")
    other = table.intruder("breeder", at="cabins")
    table.answers({"hunt": card, "hunt-use": "move", "target": adult.id})
    number = PRINTED[card][0]
    if number == 0:
        table.answers({"number": 4})

    table.run(hunter_round, captain)

    assert adult.room == table.neighbour("hibernatorium", number or 4)
    assert other.room == table.room("cabins")


@pytest.mark.rule("NEM-INTPLAYER-04")
def test_a_card_for_any_number_offers_all_four():
    table, captain, _ = a_hunt("pursuit-any", at="cockpit")
    adult = table.intruder("adult", at="hibernatorium")
    table.answers({"hunt": "pursuit-any", "hunt-use": "move", "number": 1})

    table.run(hunter_round, captain)

    assert table.question("number").options == [1, 2, 3, 4]
    assert table.g.reveals == 1  # the card is on the table
    assert table.question("hunt-use").about == {"hunt": "pursuit-any"}
    assert adult.room == table.neighbour("hibernatorium", 1)


@pytest.mark.rule("NEM-INTPLAYER-04", "NEM-GEN-11")
def test_the_drawn_attack_cards_are_the_intruder_players_secret_and_choice():
    table, captain, scout = a_hunt("pursuit-1")
    soldier = table.character("soldier", at="hibernatorium")
    table.intruder("adult", at="hibernatorium")
    table.fate(attack_card=["slime-5", "scratch-2"])
    table.answers({"hunt": "pursuit-1", "hunt-use": "attack", "character": soldier.seat, "attack-card": "slime-5"})

    table.run(hunter_round, captain)

    assert {ask.seat for ask in table.asked} == {captain.seat}
    assert table.question("attack-card").private
    assert table.g.reveals == 2  # the Intruder Action card to all, the attack cards to one
    assert (soldier.slimed, scout.slimed) == (True, False)


@pytest.mark.rule("NEM-INTPLAYER-04")
def test_self_healing_heals_the_only_injury_there_is():
    table, captain, _ = a_hunt("self-healing")
    adult = table.intruder("adult", at="cabins", injuries=1)
    table.answers({"hunt": "self-healing", "hunt-use": "effect"})

    table.run(hunter_round, captain)

    assert adult.injuries == 0


@pytest.mark.rule("NEM-INTPLAYER-04")
def test_a_closed_door_stops_the_move_and_is_destroyed():
    table, captain, _ = a_hunt("pursuit-2", at="cockpit")
    adult = table.intruder("adult", at="hibernatorium")
    corridor = table.door("hibernatorium", table.neighbour("hibernatorium", 2))
    table.answers({"hunt": "pursuit-2", "hunt-use": "move"})

    table.run(hunter_round, captain)

    assert adult.room == table.room("hibernatorium")
    assert table.g.doors[corridor] == DESTROYED_DOOR


@pytest.mark.rule("NEM-INTPLAYER-04")
def test_a_move_into_the_technical_corridors_returns_the_intruder_to_the_bag():
    table, captain, _ = a_hunt("pursuit-3", at="cockpit")
    table.intruder("adult", at="engine-1", injuries=2, token="adult-4")  # 2 and 3 lead into the ducts there
    table.answers({"hunt": "pursuit-3", "hunt-use": "move"})
    before = table.g.bag.count("adult-4")

    table.run(hunter_round, captain)

    assert table.g.intruders == []
    assert table.g.bag.count("adult-4") == before + 1


@pytest.mark.rule("NEM-INTPLAYER-04")
@pytest.mark.parametrize("card", PRINTED)
def test_a_card_attacks_with_the_best_of_its_attack_cards_and_the_others_go_under_the_deck(card):
    table, captain, scout = a_hunt(card)
    table.intruder("adult", at="hibernatorium")
    drawn = ["slime-5", "scratch-2", "bite-6"][: PRINTED[card][1]]
    table.fate(attack_card=list(drawn))
    table.answers({"hunt": card, "hunt-use": "attack"})
    if len(drawn) > 1:
        table.answers({"attack-card": "slime-5"})

    table.run(hunter_round, captain)

    assert scout.slimed and scout.light == 0 and scout.wounds == []
    assert table.g.attacks.bottom == drawn[1:]
    assert table.g.attacks.discard == ["slime-5"]


@pytest.mark.rule("NEM-INTPLAYER-04")
def test_the_intruder_player_picks_attacker_and_victim_among_those_in_combat():
    table, captain, scout = a_hunt("self-healing")
    soldier = table.character("soldier", at="hibernatorium")
    table.character("pilot", at="cockpit")
    adult = table.intruder("adult", at="hibernatorium")
    larva = table.intruder("larva", at="hibernatorium")
    table.intruder("adult", at="cabins")  # with nobody there
    table.answers({"hunt": "self-healing", "hunt-use": "attack", "target": larva.id, "character": soldier.seat})

    table.run(hunter_round, captain)

    assert table.question("target").options == [adult.id, larva.id]
    assert table.question("character").options == [scout.seat, soldier.seat]
    assert soldier.larva and larva not in table.g.intruders
    assert table.rolled == []  # a Larva draws no card


@pytest.mark.rule("NEM-INTPLAYER-04")
def test_without_intruders_or_without_company_for_them_only_the_other_uses_are_left():
    table, captain, _ = a_hunt("pursuit-1", "pursuit-2", at="cockpit")
    table.answers({"hunt": "pursuit-1"})
    table.fate(noise_die="silence")
    table.run(hunter_round, captain)
    assert [ask.kind for ask in table.asked] == ["hunt"]  # the effect was the only use

    table.intruder("adult", at="cabins")
    table.answers({"hunt": "pursuit-2", "hunt-use": "effect"})
    table.fate(noise_die="silence")
    table.run(hunter_round, captain)

    assert table.question("hunt-use").options == ["move", "effect"]


@pytest.mark.rule("NEM-INTPLAYER-04")
@pytest.mark.parametrize("card", ["pursuit-1", "pursuit-2", "pursuit-3", "pursuit-any"])
def test_pursuit_makes_one_player_roll_for_noise(card):
    table, captain, scout = a_hunt(card)
    table.character("soldier", at="cockpit")
    table.character("pilot", pod=1)
    table.answers({"hunt": card, "character": scout.seat})
    table.fate(noise_die=2)

    table.run(hunter_round, captain)

    assert table.question("character").options == [1, 2]  # nobody in a pod
    assert table.g.noise[table.way("hibernatorium", 2)]


@pytest.mark.rule("NEM-INTPLAYER-04")
@pytest.mark.parametrize("card", ["coordinated-hunt-3", "coordinated-hunt-4"])
def test_coordinated_hunt_brings_adults_next_door(card):
    table, captain, scout = a_hunt(card)
    near = table.intruder("adult", at=table.neighbour("hibernatorium", 1))
    far = table.intruder("adult", at="cockpit")
    breeder = table.intruder("breeder", at=table.neighbour("hibernatorium", 2))
    table.answers({"hunt": card, "hunt-use": "effect"})

    table.run(hunter_round, captain)

    assert near.room == scout.room
    assert far.room == table.room("cockpit") and breeder.room != scout.room


@pytest.mark.rule("NEM-INTPLAYER-04")
@pytest.mark.parametrize("card", ["planning-4", "planning-any"])
def test_planning_draws_three_events_and_resolves_one(card):
    table, captain, _ = a_hunt(card)
    breeder = table.intruder("breeder", at=table.neighbour("hibernatorium", 4), injuries=3)
    origin = breeder.room
    table.fate(event_card=["regeneration", "damage", "lurking"])
    table.answers({"hunt": card, "hunt-use": "effect", "event-card": "regeneration"})

    table.run(hunter_round, captain)

    assert table.question("event-card").options == ["damage", "lurking", "regeneration"]
    assert breeder.injuries == 1
    assert breeder.room == table.neighbour(origin, 1)  # the Intruders of the chosen card move, too
    assert sorted(table.g.events_deck.discard) == ["damage", "lurking", "regeneration"]
    assert (captain.looking, table.g.reveals) == ([], 2)


@pytest.mark.rule("NEM-INTPLAYER-04")
def test_metamorphosis_works_as_eclosion():
    table, captain, scout = a_hunt("metamorphosis", larva=True)
    soldier = table.character("soldier", at="cockpit", deck=["infected"] * 4)
    table.answers({"hunt": "metamorphosis"})

    table.run(hunter_round, captain)

    assert scout.status == DEAD
    assert [(i.kind, i.room) for i in table.g.intruders] == [("creeper", table.room("hibernatorium"))]
    assert soldier.larva


@pytest.mark.rule("NEM-INTPLAYER-04")
def test_self_healing_takes_two_injuries_from_one_intruder():
    table, captain, _ = a_hunt("self-healing", at="cockpit")
    queen = table.intruder("queen", at="cabins", injuries=3)
    adult = table.intruder("adult", at="cabins", injuries=1)
    table.intruder("adult", at="cabins")
    table.answers({"hunt": "self-healing", "hunt-use": "effect", "target": queen.id})

    table.run(hunter_round, captain)

    assert table.question("target").options == [queen.id, adult.id]  # nobody unhurt
    assert (queen.injuries, adult.injuries) == (1, 1)


# --- What changes around them ---


@pytest.mark.rule("NEM-INTPLAYER-05")
def test_with_an_intruder_player_the_event_phase_is_time_and_fire_alone():
    table, _, scout = a_hunt(hand=[])
    adult = table.intruder("adult", at="hibernatorium", injuries=0)
    table.fire("hibernatorium")

    table.step("time")
    assert (table.g.time, table.g.step) == (1, "fire")
    table.fate(attack_card="scratch-6")  # for the Injury check of the burning Adult
    table.step("fire")

    assert adult.injuries == 1
    assert table.g.step == "turn"
    assert (scout.light, scout.status) == (0, ALIVE)


@pytest.mark.rule("NEM-INTPLAYER-05")
def test_before_there_is_an_intruder_player_the_event_phase_is_whole():
    table = NemesisTable(options=OPTION)
    table.character("pilot")
    steps = ["time"]

    for _ in range(3):
        table.step(steps[-1])
        steps.append(table.g.step)

    assert steps == ["time", "attacks", "fire", "event"]


@pytest.mark.rule("NEM-INTPLAYER-05")
def test_surprise_attacks_and_attacks_on_the_fleeing_remain():
    table, _, scout = a_hunt(hand=["rest"])
    table.noise("hibernatorium")
    table.fate(noise_die=1, token="adult-2", attack_card="slime-5")

    table.run(noise_roll, scout)
    assert scout.slimed
    table.fate(attack_card="scratch-2", noise_die=3)
    room = table.neighbour("hibernatorium", 2)
    table.lay_tile(room, "canteen")
    table.act(scout, "escape", room=room)

    assert scout.light == 1 and scout.room == room


@pytest.mark.rule("NEM-INTPLAYER-06")
@pytest.mark.parametrize("survives", [True, False])
def test_the_intruder_player_never_wins(survives):
    table, captain, scout = a_hunt()
    captain.objectives, captain.objectives_known = ["field-biology"], [1]
    if survives:
        scout.status, scout.room = ESCAPED, 0
    table.weakness("fire", "egg")
    table.weakness("energy", "carcass")
    table.g.ending, table.g.ship_destroyed = "self-destruct", True

    table.step("checks")

    assert captain.seat not in table.g.winners
