"""Intruder Attacks and what their cards do (NEM-ATTACK)."""

from collections import Counter

import pytest

from starboard.games.nemesis.content.attacks import ATTACK_DECK, ATTACKS, RETREAT
from starboard.games.nemesis.rules.attack import intruder_attack
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.pieces import ALIVE, DEAD
from starboard.testing import NemesisTable

MISS = "tail-2"  # for the Queen alone


def prey(kind: str = "adult", **status: object) -> tuple[NemesisTable, Character, Intruder]:
    """A Pilot in the Hibernatorium with an Intruder; the Captain is far away, so no death ends the game."""
    table = NemesisTable()
    pilot = table.character("pilot", **{"hand": ["rest"], **status})
    table.character("captain", at="cockpit", hand=["rest"])
    return table, pilot, table.intruder(kind, at="hibernatorium")


# --- When, and whom ---


@pytest.mark.rule("NEM-ATTACK-01", "NEM-ATTACK-04")
def test_in_the_event_phase_every_intruder_with_a_character_attacks_once():
    table, pilot, _ = prey()
    table.intruder("creeper", at="hibernatorium")
    table.intruder("queen", at="engine-1")
    table.fate(attack_card=["scratch-2", "scratch-3"])

    table.step("attacks")

    assert [happening.args["kind"] for happening in table.told("attack")] == ["adult", "creeper"]
    assert pilot.light == 2


@pytest.mark.rule("NEM-ATTACK-01", "NEM-ATTACK-09")
def test_an_escape_draws_an_attack_of_each_intruder_at_the_fugitive_alone():
    table, pilot, _ = prey(hand=["rest", "search", "repairs"])
    scout = table.character("scout")  # an empty hand, but not the one who runs
    table.intruder("creeper", at="hibernatorium")
    table.fate(attack_card=["claw-3", "scratch-2"], wound_card="body", tile="cabins", exploration_token="silence-1")

    table.act(pilot, "escape", pay="rest", room=6)

    assert (pilot.light, pilot.wounds, pilot.room) == (0, ["body"], 6)
    assert scout.light == 0 and not scout.wounds


@pytest.mark.rule("NEM-ATTACK-01")
def test_nobody_attacks_in_the_other_steps_of_the_event_phase():
    table, pilot, adult = prey()

    table.step("time")
    table.step("fire")
    table.fate(event_card="hunt-2")
    table.step("event")
    table.fate(token=["larva-1", "adult-3"])
    table.step("bag")

    assert adult.room == pilot.room
    assert not table.told("attack")


@pytest.mark.rule("NEM-ATTACK-02")
@pytest.mark.parametrize(
    ("options", "victim"),
    [([], "scout"), (["target-by-action-cards"], "pilot")],
)
def test_the_smallest_hand_is_attacked_and_contamination_counts_unless_the_option_says_otherwise(
    options: list[str], victim: str
):
    table = NemesisTable(options=options)
    table.character("pilot", hand=["rest", "contamination", "contamination"])
    table.character("scout", hand=["rest", "search"])
    table.character("captain", at="cockpit")
    table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="claw-3")

    table.step("attacks")

    assert [who.name for who in table.g.players if who.light] == [victim]


@pytest.mark.rule("NEM-ATTACK-03")
@pytest.mark.parametrize(("first", "victim"), [(0, "scout"), (1, "scout"), (2, "soldier"), (3, "pilot")])
def test_a_tie_goes_to_the_closest_to_the_first_player_in_turn_order(first: int, victim: str):
    table = NemesisTable()
    table.character("captain", hand=["rest", "search"])
    table.character("scout", hand=["rest"])
    table.character("soldier", hand=["rest"])
    table.character("pilot", hand=["rest"])
    table.g.first = first
    table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="claw-3")

    table.step("attacks")

    assert [who.name for who in table.g.players if who.light] == [victim]


@pytest.mark.rule("NEM-ATTACK-04", "NEM-ATTACK-05")
@pytest.mark.parametrize(
    ("kind", "card", "hits"),
    [
        ("creeper", "scratch-2", True),
        ("creeper", "claw-3", False),
        ("adult", "claw-3", True),
        ("adult", "frenzy-3", False),
        ("breeder", "frenzy-3", True),
        ("breeder", "tail-2", False),
        ("queen", "tail-2", True),
        ("queen", "transformation-4", False),
    ],
)
def test_an_attack_works_only_with_the_attackers_symbol(kind: str, card: str, hits: bool):
    table, pilot, intruder = prey(kind)
    table.fate(attack_card=card)
    if card in ("frenzy-3", "tail-2") and hits:
        table.fate(wound_card="leg")

    table.run(intruder_attack, intruder, pilot)

    assert bool(pilot.light or pilot.wounds) == hits
    assert bool(pilot.discard) == (hits and not pilot.wounds)  # no Contamination from a failed attack either
    assert intruder.kind == kind


# --- Larvae ---


@pytest.mark.rule("NEM-ATTACK-06", "NEM-INTRUDER-11")
def test_a_larva_draws_no_card_but_moves_onto_the_targets_board():
    table, pilot, larva = prey("larva")
    larvae = table.g.pool.count("larva-1")

    table.run(intruder_attack, larva, pilot)

    assert table.g.intruders == []
    assert (pilot.larva, pilot.discard) == (True, ["contamination"])
    assert table.rolled == []
    assert table.g.pool.count("larva-1") == larvae + 1


@pytest.mark.rule("NEM-ATTACK-07")
def test_a_second_larva_disappears_and_only_contaminates():
    table, pilot, larva = prey("larva", larva=True)

    table.run(intruder_attack, larva, pilot)

    assert table.g.intruders == []
    assert (pilot.larva, pilot.discard, pilot.status) == (True, ["contamination"], ALIVE)


# --- The deck ---


@pytest.mark.rule("NEM-ATTACK-10")
def test_blood_and_retreat_arrow_mean_nothing_in_an_attack():
    table, pilot, adult = prey()
    adult.injuries = 9
    table.fate(attack_card="claw-retreat")

    table.run(intruder_attack, adult, pilot)

    assert pilot.light == 2
    assert (adult.room, adult.injuries) == (pilot.room, 9)

    table.fate(attack_card="slime-5")
    table.run(intruder_attack, adult, pilot)
    assert adult in table.g.intruders


@pytest.mark.rule("NEM-ATTACK-11")
def test_resolved_attack_cards_are_discarded_and_an_empty_deck_is_made_of_them():
    table, pilot, adult = prey()
    table.g.attacks.cards = ["scratch-2"]
    table.g.attacks.discard = ["slime-5"]

    table.run(intruder_attack, adult, pilot)
    assert (table.g.attacks.cards, table.g.attacks.discard) == ([], ["slime-5", "scratch-2"])
    table.fate(attack_card="slime-5")
    table.run(intruder_attack, adult, pilot)

    assert (table.g.attacks.cards, table.g.attacks.discard) == (["scratch-2"], ["slime-5"])
    assert pilot.slimed


@pytest.mark.rule("NEM-ATTACK-12")
def test_the_attack_deck_is_the_printed_one():
    everybody, grown = ("creeper", "adult", "breeder", "queen"), ("adult", "breeder", "queen")
    printed = {
        "scratch": ([2, 3, 5, 6], everybody),
        "claw": ([RETREAT, 3, 4, 5], grown),
        "bite": ([RETREAT, 4, 4, 6], grown),
        "tail": ([2, 5], ("queen",)),
        "frenzy": ([3, 4], ("breeder", "queen")),
        "transformation": ([4, 5], ("creeper",)),
        "slime": ([5], everybody),
        "summoning": ([3], ("creeper", "queen")),
    }
    cards = [ATTACKS[name] for name in ATTACK_DECK]

    for effect, (blood, kinds) in printed.items():
        of_it = [card for card in cards if card.effect == effect]
        assert sorted(card.blood for card in of_it) == blood
        assert {card.kinds for card in of_it} == {kinds}
    assert len(cards) == 20
    users = Counter(kind for card in cards for kind in card.kinds)
    assert users == {"creeper": 8, "adult": 13, "breeder": 15, "queen": 18}
    assert sorted(NemesisTable().g.attacks.cards) == sorted(ATTACK_DECK)


# --- Effects ---


@pytest.mark.rule("NEM-ATTACK-13")
@pytest.mark.parametrize(("card", "wounds"), [("scratch-2", 1), ("claw-3", 2)])
def test_claws_deal_light_wounds_and_contamination(card: str, wounds: int):
    table, pilot, adult = prey()
    table.fate(attack_card=card)

    table.run(intruder_attack, adult, pilot)

    assert (pilot.light, pilot.wounds, pilot.discard) == (wounds, [], ["contamination"])


@pytest.mark.rule("NEM-ATTACK-14")
@pytest.mark.parametrize(
    ("wounds", "dressed", "dies"),
    [([], [], False), (["leg"], [], False), (["leg"], ["body"], True), ([], ["leg", "leg"], True)],
)
def test_a_bite_kills_with_two_serious_wounds_dressed_or_not_and_else_adds_one(
    wounds: list[str], dressed: list[str], dies: bool
):
    table, pilot, adult = prey(wounds=wounds, dressed=dressed)
    table.fate(attack_card="bite-4")
    if not dies:
        table.fate(wound_card="hand")

    table.run(intruder_attack, adult, pilot)

    assert pilot.status == (DEAD if dies else ALIVE)
    assert pilot.wounds == (wounds if dies else [*wounds, "hand"])


@pytest.mark.rule("NEM-ATTACK-15")
@pytest.mark.parametrize(("dressed", "dies"), [([], False), (["leg"], True)])
def test_the_queens_tail_kills_with_a_single_serious_wound(dressed: list[str], dies: bool):
    table, pilot, queen = prey("queen", dressed=dressed)
    table.fate(attack_card="tail-5")
    if not dies:
        table.fate(wound_card="hand")

    table.run(intruder_attack, queen, pilot)

    assert pilot.status == (DEAD if dies else ALIVE)
    assert pilot.wounds == ([] if dies else ["hand"])
    assert [happening.args["cause"] for happening in table.told("died" if dies else "serious-wound")] == ["intruder"]


@pytest.mark.rule("NEM-ATTACK-16")
def test_frenzy_reaches_everybody_in_the_room_and_nobody_else():
    table, pilot, breeder = prey("breeder", wounds=["leg"])
    scout = table.character("scout", wounds=["body"], dressed=["arm"])
    mechanic = table.character("mechanic")
    captain = table.g.players[1]
    table.fate(attack_card="frenzy-3", wound_card=["hand", "bleeding"])

    table.run(intruder_attack, breeder, pilot)

    assert (pilot.status, pilot.wounds) == (ALIVE, ["leg", "hand"])
    assert scout.status == DEAD
    assert mechanic.wounds == ["bleeding"]
    assert captain.wounds == []


@pytest.mark.rule("NEM-ATTACK-16")
def test_frenzy_drawn_in_an_escape_hits_bystanders_too():
    table, pilot, _ = prey("breeder")
    scout = table.character("scout", wounds=["body", "body"])
    table.fate(attack_card="frenzy-3", wound_card="hand", tile="cabins", exploration_token="silence-1")

    table.act(pilot, "escape", room=6)

    assert (pilot.wounds, pilot.room) == (["hand"], 6)
    assert scout.status == DEAD


@pytest.mark.rule("NEM-ATTACK-17")
def test_a_creeper_becomes_a_breeder_with_its_injuries_and_a_token_of_its_new_kind():
    table, pilot, creeper = prey("creeper")
    creeper.injuries = 2
    table.noise("hibernatorium")
    creepers = table.g.pool.count("creeper-1")
    table.fate(attack_card="transformation-4", token="breeder-4")

    table.run(intruder_attack, creeper, pilot)

    assert [(i.kind, i.room, i.injuries, i.token) for i in table.g.intruders] == [
        ("breeder", pilot.room, 2, "breeder-4")
    ]
    assert table.g.pool.count("creeper-1") == creepers + 1
    assert table.g.pool.count("breeder-4") == 0
    assert not table.told("surprise")
    assert table.g.noise[table.way("hibernatorium", 1)]


@pytest.mark.rule("NEM-ATTACK-17", "NEM-ENCOUNTER-09")
def test_the_new_breeder_surprises_a_target_with_an_empty_hand():
    table, pilot, creeper = prey("creeper", hand=[])
    table.noise("hibernatorium")
    table.fate(attack_card=["transformation-4", "claw-5"], token="breeder-3")

    table.run(intruder_attack, creeper, pilot)

    assert len(table.told("surprise")) == 1
    assert pilot.light == 2
    assert table.g.noise[table.way("hibernatorium", 1)]


@pytest.mark.rule("NEM-ATTACK-17", "NEM-INTRUDER-06")
def test_without_a_breeder_miniature_the_transformation_has_no_effect():
    table, pilot, creeper = prey("creeper", hand=[])
    table.intruder("breeder", at="cockpit")
    table.intruder("breeder", at="engine-1")
    table.fate(attack_card="transformation-4")

    table.run(intruder_attack, creeper, pilot)

    assert [intruder.kind for intruder in table.g.intruders] == ["creeper", "breeder", "breeder"]
    assert creeper.token == "creeper-1"
    assert not table.told("surprise")


@pytest.mark.rule("NEM-ATTACK-17")
def test_without_a_breeder_token_the_new_breeder_has_none():
    table, pilot, creeper = prey("creeper")
    table.bag("blank", "breeder-3", "breeder-4")
    table.fate(attack_card="transformation-5")

    table.run(intruder_attack, creeper, pilot)

    assert (creeper.kind, creeper.token) == ("breeder", "")


@pytest.mark.rule("NEM-ATTACK-18")
def test_a_summoned_intruder_only_appears_and_attacks_nobody_in_this_step():
    table, pilot, _ = prey("queen", hand=[])
    table.noise("hibernatorium")
    table.bag("blank", "adult-3")
    table.fate(attack_card="summoning-3", token="adult-3")

    table.step("attacks")

    assert [(i.kind, i.room, i.token) for i in table.g.intruders][1:] == [("adult", pilot.room, "adult-3")]
    assert table.g.bag == ["blank"]
    assert len(table.told("attack")) == 1
    assert not table.told("surprise")
    assert table.g.noise[table.way("hibernatorium", 1)]
    assert pilot.light == 0


@pytest.mark.rule("NEM-ATTACK-18")
def test_a_summoned_intruder_can_be_the_first_of_the_game():
    table, pilot, creeper = prey("creeper", objectives=["hoarder", "strike"])
    table.g.met = False
    table.fate(attack_card="summoning-3", token="adult-3")
    table.answers({"objective": "first"})

    table.run(intruder_attack, creeper, pilot)

    assert pilot.objectives == ["hoarder"]


@pytest.mark.rule("NEM-ATTACK-18")
@pytest.mark.parametrize(("options", "noise"), [([], 0), (["summoning-is-encounter"], 4)])
def test_a_blank_summons_nothing_and_returns_and_is_loud_only_by_the_option(options: list[str], noise: int):
    table = NemesisTable(options=options)
    pilot = table.character("pilot")
    creeper = table.intruder("creeper", at="hibernatorium")
    table.bag("blank", "adult-3")
    table.fate(attack_card="summoning-3", token="blank")

    table.run(intruder_attack, creeper, pilot)

    assert table.g.intruders == [creeper]
    assert sorted(table.g.bag) == ["adult-3", "blank"]
    assert table.g.noise.count(True) == noise


@pytest.mark.rule("NEM-ATTACK-18")
def test_by_the_option_summoning_is_an_encounter_without_the_comparison_of_hands():
    table = NemesisTable(options=["summoning-is-encounter"])
    pilot = table.character("pilot")
    creeper = table.intruder("creeper", at="hibernatorium")
    table.noise("hibernatorium")
    table.fate(attack_card="summoning-3", token="adult-4")

    table.run(intruder_attack, creeper, pilot)

    assert [intruder.kind for intruder in table.g.intruders] == ["creeper", "adult"]
    assert True not in table.g.noise
    assert not table.told("surprise")


@pytest.mark.rule("NEM-ATTACK-18", "NEM-INTRUDER-06")
def test_summoning_frees_no_miniature_and_returns_the_token():
    table, pilot, creeper = prey("creeper")
    for _ in range(8):
        table.intruder("adult", at="engine-1")
    table.bag("blank", "adult-4")
    table.fate(attack_card="summoning-3", token="adult-4")

    table.run(intruder_attack, creeper, pilot)

    assert len(table.g.intruders) == 9
    assert sorted(table.g.bag) == ["adult-4", "blank"]


@pytest.mark.rule("NEM-ATTACK-19")
@pytest.mark.parametrize("slimed", [False, True])
def test_slime_covers_and_contaminates_the_target(slimed: bool):
    table, pilot, adult = prey(slimed=slimed)
    table.fate(attack_card="slime-5")

    table.run(intruder_attack, adult, pilot)

    assert (pilot.slimed, pilot.discard, pilot.light) == (True, ["contamination"], 0)


@pytest.mark.rule("NEM-ATTACK-20")
def test_the_effects_of_a_card_are_applied_in_order():
    table, pilot, adult = prey(light=1)
    table.fate(attack_card="claw-3", wound_card="leg")

    table.run(intruder_attack, adult, pilot)

    assert (pilot.light, pilot.wounds, pilot.discard) == (0, ["leg"], ["contamination"])


@pytest.mark.rule("NEM-ATTACK-20")
def test_whoever_dies_of_the_first_wound_receives_nothing_more():
    table, pilot, adult = prey(wounds=["leg", "leg", "body"])
    table.fate(attack_card="claw-3")

    table.run(intruder_attack, adult, pilot)

    assert (pilot.status, pilot.light, pilot.discard) == (DEAD, 0, [])
    assert len(table.told("died")) == 1


# --- Ignoring an attack ---


@pytest.mark.rule("NEM-ATTACK-04")
def test_armor_ignores_one_attack_after_its_card_is_seen_and_is_spent():
    table = NemesisTable()
    soldier = table.character("soldier", items=["armor"])
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="claw-3")
    table.answers({"shrug-off": "armor"})

    table.run(intruder_attack, adult, soldier)

    assert (soldier.light, soldier.discard, soldier.inventory) == (0, [], [])


@pytest.mark.rule("NEM-ATTACK-05")
def test_armor_is_not_asked_for_against_an_attack_that_fails():
    table = NemesisTable()
    soldier = table.character("soldier", items=["armor"])
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(attack_card=MISS)

    table.run(intruder_attack, adult, soldier)

    assert soldier.inventory == ["armor"]
