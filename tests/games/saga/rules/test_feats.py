"""The six Feats: what each does, and which rules still hold in it."""

import pytest

from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.rules.gear.feats import FEATS, feats_refused, feats_to_use, use_feat
from starboard.games.saga.rules.gear.turrets import turret_targets
from starboard.games.saga.rules.places import layout
from starboard.games.saga.testing.table import SagaTable
from starboard.games.saga.words.options import describe_option

ROOM = ("." * 12,) * 5


@pytest.mark.rule("SAGA-FEAT-01")
def test_every_feat_of_the_box_is_written():
    assert sorted(FEATS) == sorted([feat for card in MERCENARIES.values() for feat in card.feats])


def room(*rows: str) -> SagaTable:
    return SagaTable(*(rows or ROOM))


# --- Coordinated Assault ---


@pytest.mark.rule("SAGA-FEAT-01", "SAGA-FEAT-03")
def test_coordinated_assault_lets_the_others_move_or_attack():
    table = room()
    captain = table.mercenary("dulinsky", at=(0, 2))
    wrath = table.mercenary("wrath", at=(3, 1), facing="west", ready=False)
    ogan = table.mercenary("ogan", at=(2, 4))
    far = table.mercenary("alyse", at=(11, 4))
    guard = table.agent("guard", at=(4, 1), facing="east")
    table.answers(
        {
            "feat-next": "wrath",
            "orders": ["attack", "move"],
            "facing": ["east", "south"],
            "granted-attack": "assault",
            "move": ("to", 5, 4),
        }
    )

    table.fate(attack=(3, 3, 3, 3, 3, 0)).run(use_feat, captain, "ft-coordinated")

    assert list(table.question("feat-next").options) == ["wrath", "ogan"]
    assert guard.at is None
    assert (wrath.model.facing, wrath.ready, ogan.model.at, ogan.model.facing) == ("east", False, (5, 4), "south")
    assert far.model.at == (11, 4) and ogan.ready
    assert captain.feats_used == ["ft-coordinated"]


@pytest.mark.rule("SAGA-FEAT-01")
def test_coordinated_assault_wants_somebody_within_long_range():
    table = room()
    captain = table.mercenary("dulinsky", at=(0, 2))

    assert feats_to_use(table.g, captain) == []
    assert [refusal.key for _, refusal in feats_refused(table.g, captain)] == ["nobody-to-lead"]

    table.mercenary("ogan", at=(3, 1))
    assert feats_to_use(table.g, captain) == [("feat", "ft-coordinated")]


@pytest.mark.rule("SAGA-FEAT-03", "SAGA-FEAT-04")
def test_a_shoot_that_it_grants_obeys_its_own_rules():
    table = room()
    captain = table.mercenary("dulinsky", at=(0, 2))
    table.mercenary("ogan", at=(3, 1))
    table.agent("guard", at=(4, 1), facing="west")
    table.answers({"orders": "attack", "facing": "north", "granted-attack": None})

    table.run(use_feat, captain, "ft-coordinated")

    ask = table.question("granted-attack")
    assert list(ask.options) == ["assault"]
    assert ask.blocked is not None and dict(ask.blocked())["shoot"].rule == "SAGA-SHOOT-03"


@pytest.mark.rule("SAGA-MOVE-15")
def test_a_friend_walks_out_of_a_front_arc_without_free_attacks():
    table = room()
    captain = table.mercenary("dulinsky", at=(0, 2))
    friend = table.mercenary("ogan", at=(3, 1))
    table.agent("guard", at=(4, 1), facing="west")
    table.answers({"orders": "move", "move": ("to", 1, 1), "facing": "north"})

    table.run(use_feat, captain, "ft-coordinated")

    assert friend.model.at == (1, 1) and not table.rolled


# --- Root Access ---


@pytest.mark.rule("SAGA-FEAT-01", "SAGA-HACK-07")
def test_root_access_recharges_and_hacks_from_afar_without_dice():
    table = room("...........T", "............", "...D........")
    table.door("D1", lock=4)
    curby = table.mercenary("curby", at=(0, 0))
    table.agent("guard", at=(1, 0), facing="west")
    curby.model.shield_wounds = 2
    table.answers({"terminal": "T1"})

    table.run(use_feat, curby, "ft-root")

    assert (curby.model.shield_wounds, table.door("D1").lock) == (0, 1)
    assert not table.rolled


@pytest.mark.rule("SAGA-HACK-11")
def test_without_a_terminal_root_access_only_recharges():
    table = room()
    curby = table.mercenary("curby", at=(0, 0))
    curby.model.shield_wounds = 1

    table.run(use_feat, curby, "ft-root")

    assert curby.model.shield_wounds == 0 and not table.asked


@pytest.mark.rule("SAGA-SHIELD-10", "SAGA-FEAT-01")
def test_root_access_recharges_no_shields_that_are_deactivated():
    table = room()
    curby = table.mercenary("curby", at=(0, 0))
    curby.model.shield_wounds = 1
    table.effect(curby.model, "nx-scrambler", "next-round")

    table.run(use_feat, curby, "ft-root")

    assert curby.model.shield_wounds == 1


# --- Energy Drain ---


@pytest.mark.rule("SAGA-MODEL-07", "SAGA-FEAT-04")
def test_energy_drain_attacks_every_enemy_within_short_range_in_her_order():
    table = room()
    alyse = table.mercenary("alyse", at=(0, 0), wounds=2)
    table.agent("guard", at=(1, 0), facing="west")
    behind = table.agent("guard", at=(0, 3))
    far = table.agent("guard", at=(9, 0))
    table.answers({"target": behind.name, "heal": "alyse"})
    table.fate(attack=[(3, 0), (0, 0, 0, 0)])

    table.run(use_feat, alyse, "ft-energy-drain")

    assert [told.args["target"] for told in table.told("attacked")] == ["guard-2", "guard-1"]
    assert far.wounds == 0 and alyse.model.wounds == 0  # Crippled, she drains two; then there is nothing left
    assert "alyse" in table.g.heard


# --- Hellfire ---


@pytest.mark.rule("SAGA-FEAT-03", "SAGA-TEMPLATE-09")
def test_hellfire_burns_three_times_and_nobody_twice():
    table = room()
    devil = table.mercenary("devil", at=(0, 2), facing="west")
    guard = table.agent("guard", at=(2, 2), facing="west")
    heavy = table.agent("heavy", at=(3, 2), facing="west")
    table.answers({"facing": "east", "aim": [(1, 2), "stop"]})
    table.fate(attack=[(3, 3, 0, 0, 0), (0,) * 6])

    table.run(use_feat, devil, "ft-hellfire")

    assert guard.at is None and heavy.at == (3, 2)
    assert table.question("aim").about["left"] == 2


@pytest.mark.rule("SAGA-FEAT-03")
def test_hellfire_spares_whom_it_has_attacked():
    table = room()
    devil = table.mercenary("devil", at=(0, 2), facing="west")
    table.agent("heavy", at=(1, 2), facing="west")
    table.answers({"facing": "east", "aim": [(1, 2), (1, 2), (1, 2)]})
    table.fate(attack=(0,) * 6)

    table.run(use_feat, devil, "ft-hellfire")

    assert len(table.told("template")) == 3 and len(table.told("attacked")) == 1
    first, *later = [ask for ask in table.asked if ask.kind == "aim"]
    assert len(first.options) > 2 and all(ask.options == [(1, 2), "stop"] for ask in later)
    said = [describe_option(table.g, ask, (1, 2)).args["hit"] for ask in (first, *later)]
    assert [len(names) for names in said] == [1, 0, 0]


# --- Dance of Blades ---


@pytest.mark.rule("SAGA-FEAT-03", "SAGA-MOVE-15")
def test_the_dance_slips_through_arcs_and_strikes_on_the_way():
    table = room()
    wrath = table.mercenary("wrath", at=(0, 2))
    table.g.acting = "wrath"
    one = table.agent("guard", at=(1, 2), facing="west")
    two = table.agent("guard", at=(4, 2), facing="west")
    table.answers(
        {
            "move": [("assault", one.name), ("to", 3, 2), ("assault", two.name), ("to", 4, 3), "stay"],
            "facing": ["east", "east", "north"],
        }
    )
    table.fate(attack=[(3, 3, 3, 3, 3, 0, 0), (0,) * 7])

    table.run(use_feat, wrath, "ft-dance")

    assert one.at is None and two.at == (4, 2)
    assert (wrath.model.at, wrath.model.facing) == ((4, 3), "north")
    last = [ask for ask in table.asked if ask.kind == "move"][-1]
    assert last.about["left"] == 1 and ("assault", two.name) not in last.options  # a different enemy each time


@pytest.mark.rule("SAGA-STEALTH-02")
def test_after_a_silent_dance_there_is_one_test_without_defence_dice():
    table = room()
    table.g.nexus.aware = False
    wrath = table.mercenary("wrath", at=(0, 2))
    table.g.acting = "wrath"
    table.agent("guard", at=(8, 0), facing="north")
    table.answers({"move": [("to", 1, 2), "stay"], "facing": "north"})
    table.fate(stealth=(0, 0))

    table.run(use_feat, wrath, "ft-dance")

    assert len(table.told("stealth-test")) == 1


@pytest.mark.rule("SAGA-FEAT-03", "SAGA-MODEL-07")
def test_who_has_vanished_is_no_target_of_a_feat():
    table = room()
    wrath = table.mercenary("wrath", at=(0, 2))
    alyse = table.mercenary("alyse", at=(2, 2))
    shrike = table.boss("shrike", at=(1, 2), facing="north")
    table.effect(shrike, "ba-vanish", "card")
    table.answers({"move": "stay", "facing": "north"})

    with table.script():
        table.run(use_feat, wrath, "ft-dance")
        table.run(use_feat, alyse, "ft-energy-drain")

    assert ("assault", "shrike") not in table.question("move").options and not table.told("attacked")


# --- Crossfire ---


@pytest.mark.rule("SAGA-DEPLOY-02", "SAGA-DEPLOY-03", "SAGA-XP-08")
def test_crossfire_deploys_and_fires_with_a_die_more():
    table = room()
    table.g.campaign = "first"
    ogan = table.mercenary("ogan", at=(0, 2), facing="east", items=["dp-sentry", "dp-damper"])
    guard = table.agent("guard", at=(6, 2), facing="west")
    table.answers({"deploy": ["dp-sentry", None], "deploy-at": (3, 2), "turret-target": guard.name})
    table.fate(attack=(3, 3, 0, 0, 0, 0))

    table.run(use_feat, ogan, "ft-crossfire")

    assert table.g.deployed[0].at == (3, 2) and guard.at is None
    assert ("ft-crossfire", 1) in table.told("attacked")[0].args["attack"]
    assert ogan.experience == 2 and table.g.heard == ["ogan"]


@pytest.mark.rule("SAGA-DEPLOY-02")
def test_crossfire_deploys_in_sight_within_short_range_and_never_on_a_point():
    table = room(".....R......", "............", "#...........", ".....c......")
    ogan = table.mercenary("ogan", at=(2, 2), facing="east", items=["dp-sentry"])
    table.answers({"deploy": "dp-sentry", "deploy-at": (3, 2), "turret-target": None})

    table.run(use_feat, ogan, "ft-crossfire")

    places = table.question("deploy-at").options
    assert (6, 2) in places and (7, 2) not in places and (5, 0) not in places and (5, 3) not in places
    assert (1, 2) not in places  # behind him


@pytest.mark.rule("SAGA-SHOOT-04", "SAGA-DEPLOY-05")
def test_a_turret_sees_all_round_but_spares_enemies_next_to_a_mercenary():
    table = room()
    table.mercenary("ogan", at=(0, 0))
    piece = table.deployed("sentry", at=(5, 2), owner="ogan")
    table.agent("guard", at=(1, 1))
    behind = table.agent("guard", at=(5, 4))
    beside = table.agent("guard", at=(6, 2))
    table.agent("guard", at=(11, 2))

    names = [target.name for target in turret_targets(table.g, piece, layout(table.g))]

    assert names == [behind.name, beside.name]


@pytest.mark.rule("SAGA-ATTACK-04")
def test_shaky_hands_cost_the_turrets_of_a_crippled_ogan_a_die():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 2), wounds=3)
    table.deployed("damper", at=(5, 2), owner="ogan")
    guard = table.agent("guard", at=(8, 2), facing="west")
    table.answers({"turret-target": guard.name})
    table.fate(attack=(0, 0, 0, 0))

    table.run(use_feat, ogan, "ft-crossfire")

    assert table.told("attacked")[0].args["attack"] == (("fixed", 2), ("cr-ogan", -1), ("ft-crossfire", 1))
