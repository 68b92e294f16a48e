"""Shooting and Melee, and the Combat die (NEM-COMBAT, NEM-DIE)."""

from collections import Counter

import pytest

from starboard.games.nemesis.rules.combat import COMBAT_DIE, melee, shoot
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.testing import NemesisTable

TOUGH = {"larva": [], "creeper": ["scratch-6"], "adult": ["scratch-6"], "breeder": ["scratch-6", "bite-6"]}
TOUGH["queen"] = TOUGH["breeder"]


def fight(kind: str = "adult", weapon: str = "rifle", **status: object) -> tuple[NemesisTable, Character, Intruder]:
    """A Scout and an Intruder, alone in the Hibernatorium."""
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], held=[weapon], **status)
    return table, scout, table.intruder(kind, at="hibernatorium")


@pytest.mark.rule("NEM-COMBAT-01")
def test_in_combat_one_may_shoot_strike_or_escape_but_not_walk_away():
    table, scout, _ = fight()

    options = table.options(scout)

    assert {"shoot", "melee", "escape", "pass"} <= set(options)
    assert not {"move", "careful", "room", "pick-up", "trade", "craft"} & set(options)


@pytest.mark.rule("NEM-COMBAT-01")
def test_out_of_combat_there_is_nothing_to_fight_and_nothing_to_escape_from():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"])

    assert "move" in table.options(scout)
    assert not {"shoot", "melee", "escape"} & set(table.options(scout))


@pytest.mark.rule("NEM-COMBAT-02")
def test_only_cards_and_items_without_the_out_of_combat_icon_are_usable_in_combat():
    table = NemesisTable()
    scout = table.character(
        "scout",
        hand=["contamination", "rest", "reconnaissance", "demolition", "adrenaline"],
        items=["bandages", "adrenaline-injection", "smoke-grenade"],
        light=1,
    )

    calm = table.options(scout)
    table.intruder("adult", at="hibernatorium")
    fighting = table.options(scout)

    def used(options: list[str]) -> set[str]:
        return {option for option in options if option.startswith(("card:", "item:"))}

    always = {"card:demolition", "item:adrenaline-injection"}
    assert used(calm) == always | {"card:rest", "card:reconnaissance", "item:bandages"}
    assert used(fighting) == always | {"card:adrenaline", "item:smoke-grenade"}
    assert table.refusal(scout, "item:bandages").rule == "NEM-ACTION-10"


@pytest.mark.rule("NEM-COMBAT-03")
def test_an_intruder_next_door_cannot_be_attacked():
    table = NemesisTable(rooms={6: "cabins"})
    scout = table.character("scout", hand=["rest"])
    table.intruder("adult", at="cabins")

    assert not {"shoot", "melee"} & set(table.options(scout))
    assert table.refusal(scout, "shoot").rule == "NEM-COMBAT-03"
    assert table.refusal(scout, "melee").rule == "NEM-COMBAT-03"


@pytest.mark.rule("NEM-COMBAT-03")
@pytest.mark.parametrize("attack", [shoot, melee])
def test_the_target_is_one_of_the_intruders_in_the_room(attack: object):
    table = NemesisTable(rooms={6: "cabins"})
    scout = table.character("scout")
    here = table.intruder("adult", at="hibernatorium")
    also_here = table.intruder("larva", at="hibernatorium")
    table.intruder("queen", at="cabins")
    table.fate(combat_die="hit")
    table.answers({"target": also_here.id})

    table.run(attack, scout)

    assert sorted(table.question("target").options) == [here.id, also_here.id]
    assert [intruder.kind for intruder in table.g.intruders] == ["adult", "queen"]


@pytest.mark.rule("NEM-COMBAT-04")
def test_a_shot_costs_a_card_and_one_ammo_of_the_chosen_weapon():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest", "search"], held=[("rifle", 3), ("prototype-rifle", 4)])
    larva = table.intruder("larva", at="hibernatorium")
    table.fate(combat_die="hit")

    table.act(scout, "shoot", pay="rest", weapon="prototype-rifle")

    assert (scout.hand, scout.discard) == (["search"], ["rest"])
    assert [held.ammo for held in scout.held] == [3, 3]
    assert larva not in table.g.intruders


@pytest.mark.rule("NEM-COMBAT-04")
def test_an_empty_weapon_cannot_be_chosen_and_without_another_one_cannot_shoot():
    table = NemesisTable()
    armed = table.character("scout", hand=["rest"], held=[("rifle", 0), ("prototype-pistol", 1)])
    empty = table.character("pilot", hand=["rest"], held=[("shotgun", 0), "fire-extinguisher"])
    larva = table.intruder("larva", at="hibernatorium")
    table.fate(combat_die="creeper")
    table.answers({"reroll": "keep"})

    assert table.refusal(empty, "shoot").rule == "NEM-COMBAT-04"
    table.run(shoot, armed)

    assert [held.ammo for held in armed.held] == [0, 0]
    assert larva not in table.g.intruders


@pytest.mark.rule("NEM-COMBAT-04")
def test_a_shot_without_a_card_to_pay_is_not_on_offer():
    table = NemesisTable()
    scout = table.character("scout", hand=["contamination"])
    table.intruder("adult", at="hibernatorium")

    assert table.refusal(scout, "shoot").rule == "NEM-ACTION-01"
    assert table.refusal(scout, "melee").rule == "NEM-ACTION-01"


@pytest.mark.rule("NEM-COMBAT-05", "NEM-COMBAT-09")
def test_a_miss_spends_the_ammo_and_draws_no_attack_card():
    table, scout, adult = fight()
    table.fate(combat_die="blank")

    table.run(shoot, scout)

    assert scout.held[0].ammo == 3
    assert adult.injuries == 0
    assert table.rolled == [("combat-die", "blank")]


@pytest.mark.rule("NEM-COMBAT-06", "NEM-DIE-05")
def test_a_melee_attack_costs_a_card_and_hits_the_chosen_target():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest", "search"], held=[("rifle", 2)])
    adult = table.intruder("adult", at="hibernatorium")
    queen = table.intruder("queen", at="hibernatorium")
    table.fate(combat_die="hit", attack_card="scratch-6")

    table.act(scout, "melee", pay="search", target=adult.id)

    assert (scout.hand, scout.discard) == (["rest"], ["search", "contamination"])
    assert (adult.injuries, queen.injuries) == (1, 0)
    assert scout.held[0].ammo == 2


@pytest.mark.rule("NEM-COMBAT-07")
@pytest.mark.parametrize("face", ["hit", "blank"])
def test_every_melee_attack_contaminates_before_the_die_is_rolled(face: str):
    table, scout, _ = fight("larva")
    table.fate(combat_die=face)
    if face == "blank":
        table.fate(wound_card="body")

    table.run(melee, scout)

    happened = [happening.kind for happening in table.g.events or []]
    assert scout.discard == ["contamination"]
    assert happened.index("contaminated") < happened.index("combat-roll")


@pytest.mark.rule("NEM-COMBAT-08", "NEM-INJURY-04")
@pytest.mark.parametrize(("kind", "cards"), [("larva", 0), ("creeper", 1), ("adult", 1), ("breeder", 2), ("queen", 2)])
def test_a_hit_is_checked_with_as_many_cards_as_the_target_deserves(kind: str, cards: int):
    table, scout, target = fight(kind)
    table.fate(combat_die="hit", attack_card=TOUGH[kind])

    table.run(shoot, scout)

    assert target.injuries == 1
    assert len([rolled for rolled in table.rolled if rolled[0] == "attack-card"]) == cards
    assert (target in table.g.intruders) == (kind != "larva")


@pytest.mark.rule("NEM-COMBAT-10")
def test_a_replaced_face_counts_before_the_minimum_and_the_bonuses():
    table, scout, adult = fight(weapon="prototype-shotgun")
    table.weakness("vital-places")  # the blank becomes a single hit, so the hit bonus is due
    table.weakness("energy", slot="egg")
    table.fate(combat_die="blank", attack_card="scratch-6")

    table.run(shoot, scout)

    assert adult.injuries == 3


@pytest.mark.rule("NEM-COMBAT-10")
def test_a_bonus_for_dealing_an_injury_counts_on_the_guaranteed_one():
    table, scout, queen = fight("queen", weapon="prototype-shotgun")
    table.weakness("energy")
    table.fate(combat_die="creeper", attack_card=TOUGH["queen"])

    table.run(shoot, scout)

    assert queen.injuries == 2


@pytest.mark.rule("NEM-COMBAT-10")
def test_one_replacement_does_not_chain_into_another():
    table, scout, adult = fight(weapon="sawed-off")
    table.weakness("vital-places")
    table.fate(combat_die="blank", attack_card="scratch-6")

    table.run(shoot, scout)

    assert adult.injuries == 1


@pytest.mark.rule("NEM-COMBAT-11", "NEM-INJURY-01", "NEM-INJURY-02")
def test_all_injuries_of_an_attack_lie_on_the_target_before_its_one_check():
    table, scout, adult = fight(weapon="shotgun")
    adult.injuries = 1
    table.fate(combat_die="double", attack_card="claw-4")

    table.run(shoot, scout)

    assert adult.injuries == 4
    assert adult not in table.g.intruders


@pytest.mark.rule("NEM-COMBAT-12")
@pytest.mark.parametrize("attack", ["shoot", "melee"])
def test_uncarried_eggs_in_the_room_can_be_attacked(attack: str):
    table = NemesisTable(rooms={3: "nest"})
    scout = table.character("scout", at="nest", hand=["rest"])
    table.fate(combat_die="hit", noise_die="silence")

    table.act(scout, attack)

    assert table.g.eggs == 4


@pytest.mark.rule("NEM-COMBAT-12")
def test_an_egg_in_somebodys_hands_is_no_target():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], held=["rifle", "egg"])

    assert table.refusal(scout, "shoot").rule == "NEM-COMBAT-03"
    assert table.refusal(scout, "melee").rule == "NEM-COMBAT-03"


# --- The Combat die ---


@pytest.mark.rule("NEM-DIE-01")
def test_the_combat_die_has_one_blank_two_creepers_an_adult_a_hit_and_a_double_hit():
    table, scout, _ = fight()
    going = shoot(table.g, scout)
    asked = next(going)
    while asked.kind != "combat-die":
        asked = going.send(asked.options[0])

    assert Counter(asked.outcomes) == {"blank": 1, "creeper": 2, "adult": 1, "hit": 1, "double": 1}
    assert Counter(COMBAT_DIE) == Counter(asked.outcomes)


KINDS = ("larva", "creeper", "adult", "breeder", "queen")
DEALT = {  # by face, to each of KINDS
    "blank": (0, 0, 0, 0, 0),
    "creeper": (1, 1, 0, 0, 0),
    "adult": (1, 1, 1, 0, 0),
    "hit": (1, 1, 1, 1, 1),
}
SHOTS = [(face, kind, dealt) for face, row in DEALT.items() for kind, dealt in zip(KINDS, row, strict=True)]


@pytest.mark.rule("NEM-DIE-02", "NEM-DIE-03", "NEM-DIE-04", "NEM-DIE-05", "NEM-DIE-06")
@pytest.mark.parametrize(("face", "kind", "dealt"), [*SHOTS, *[("double", kind, 2) for kind in KINDS]])
def test_a_shot_deals_what_the_face_says_and_a_miss_has_no_effect(face: str, kind: str, dealt: int):
    table, scout, target = fight(kind)
    table.fate(combat_die=face)
    if dealt:
        table.fate(attack_card=TOUGH[kind])

    table.run(shoot, scout)

    assert target.injuries == dealt
    assert not scout.wounds and scout.light == 0


@pytest.mark.rule("NEM-DIE-02", "NEM-DIE-03", "NEM-DIE-04", "NEM-DIE-05", "NEM-DIE-06")
@pytest.mark.parametrize(("face", "kind", "dealt"), [*SHOTS, *[("double", kind, 1) for kind in KINDS]])
def test_a_melee_attack_deals_one_injury_at_most_and_a_miss_is_a_serious_wound(face: str, kind: str, dealt: int):
    table, scout, target = fight(kind)
    table.fate(combat_die=face)
    table.fate(**{"attack_card": TOUGH[kind]} if dealt else {"wound_card": "leg"})

    table.run(melee, scout)

    assert target.injuries == dealt
    assert scout.wounds == ([] if dealt else ["leg"])


@pytest.mark.rule("NEM-DIE-07")
def test_a_blank_that_counts_as_a_hit_does_not_wound_the_melee_attacker():
    table, scout, adult = fight()
    table.weakness("vital-places")
    table.fate(combat_die="blank", attack_card="scratch-6")

    table.run(melee, scout)

    assert adult.injuries == 1
    assert scout.wounds == []


@pytest.mark.rule("NEM-COMBAT-04")
def test_of_two_weapons_alike_the_loaded_one_is_shot():
    table = NemesisTable()
    soldier = table.character("soldier", hand=["rest"], held=[("flamethrower", 0), ("flamethrower", 1)])
    table.intruder("breeder", at="hibernatorium")
    table.fate(combat_die="blank")

    table.act(soldier, "shoot")

    assert [held.ammo for held in soldier.held] == [0, 0]


@pytest.mark.rule("NEM-COMBAT-06", "NEM-WEAK-02")
def test_the_weakness_to_fire_adds_nothing_to_a_melee():
    table = NemesisTable()
    soldier = table.character("soldier", hand=["rest"])
    breeder = table.intruder("breeder", at="hibernatorium")
    table.weakness("fire")
    table.fate(combat_die="hit", attack_card=["bite-6", "scratch-2"])

    table.act(soldier, "melee")

    assert breeder.injuries == 1


@pytest.mark.rule("NEM-COMBAT-04", "NEM-COMBAT-06")
@pytest.mark.parametrize(("attack", "event"), [("shoot", "shoots"), ("melee", "melee")])
def test_everybody_hears_at_what_an_attack_is_aimed(attack, event):
    table = NemesisTable()
    soldier = table.character("soldier", hand=["rest", "rest"])
    larva = table.intruder("larva", at="hibernatorium")

    table.fate(combat_die="hit")
    table.act(soldier, attack, pay="rest")
    table.lying("hibernatorium", "egg")
    table.fate(combat_die="hit", noise_die="silence")
    table.act(soldier, attack)

    at_the_larva, at_the_egg = [happening.args for happening in table.told(event)]
    assert (at_the_larva["intruder"], at_the_larva["kind"]) == (larva.id, "larva")
    assert at_the_egg["intruder"] == 0 and "kind" not in at_the_egg


@pytest.mark.rule("NEM-COMBAT-07", "NEM-DEATH-01")
def test_whoever_dies_of_a_failed_melee_died_of_that():
    table, scout, _ = fight(wounds=["leg", "body", "arm"])
    table.character("captain", at="cockpit")
    table.fate(combat_die="blank")

    table.act(scout, "melee")

    assert (scout.status, table.g.fates[scout.seat]) == ("dead", "melee")
