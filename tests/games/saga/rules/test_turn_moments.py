"""Abilities, skills and deployed pieces at the moments of a Mercenary's Turn."""

import pytest

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.hooks import ACTION_END, TURN_END, TURN_START
from starboard.games.saga.content.mercenaries import MERCENARY_ABILITIES
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.actions import possible_actions, take_action
from starboard.games.saga.rules.attacks.shooting import legal_shots
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.gear.carrying import new_item, receive, take_out
from starboard.games.saga.rules.gear.equipment_use import USES
from starboard.games.saga.rules.gear.feats import feats_refused, feats_to_use
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.turn_moments import MOMENTS, may_speak, speak_at
from starboard.games.saga.rules.turns import begin_round, begin_turn, end_turn, move_in_turn, start_turn
from starboard.games.saga.state.fields import Effect
from starboard.games.saga.testing.table import SagaTable

ROOM = ("." * 12,) * 5


def room(*rows: str) -> SagaTable:
    return SagaTable(*(rows or ROOM))


def turn_of(table: SagaTable, who) -> None:
    begin_turn(table.g, who)


@pytest.mark.rule("SAGA-MODEL-03")
def test_everything_that_speaks_in_a_turn_is_written():
    cards = [*MERCENARY_ABILITIES.values(), *SKILLS.values(), *EQUIPMENT.values(), *DEPLOYABLES.values()]
    for moment in (TURN_START, ACTION_END, TURN_END):
        speaking = {card.id for card in cards if moment in card.hooks}
        assert {card for card in speaking if card not in USES} == set(MOMENTS[moment])


# --- Adaptive Frame ---


@pytest.mark.rule("SAGA-ATTACK-09")
def test_the_frame_changes_its_mode_at_the_start_of_a_turn():
    table = room()
    curby = table.mercenary("curby", at=(0, 0))
    curby.frame = "md-bulwark"
    turn_of(table, curby)
    table.answers({"use-ability": "ab-modes", "mode": "md-servo"})

    table.run(start_turn)

    assert curby.frame == "md-servo" and value(table.g, curby.model, "move") == 6
    assert "md-bulwark" not in table.question("mode").options


@pytest.mark.rule("SAGA-FEAT-01")
def test_after_a_change_of_mode_there_is_no_feat_in_this_turn():
    table = room()
    curby = table.mercenary("curby", at=(0, 0))
    turn_of(table, curby)
    assert feats_to_use(table.g, curby) == [("feat", "ft-root")]
    table.answers({"use-ability": "ab-modes", "mode": "md-servo"}).run(speak_at, curby, TURN_START)

    assert feats_to_use(table.g, curby) == []
    assert dict(feats_refused(table.g, curby))["feat", "ft-root"].rule == "SAGA-FEAT-01"
    turn_of(table, curby)
    assert feats_to_use(table.g, curby) == [("feat", "ft-root")]


@pytest.mark.rule("SAGA-FEAT-01")
def test_after_a_stim_shot_there_is_no_feat_in_this_turn():
    table = room()
    devil = table.mercenary("devil", at=(0, 0))
    devil.model.effects = [Effect("eq-stim", "turn", 1)]
    assert feats_to_use(table.g, devil) == []


# --- Field Command ---


def commanding(seat=0, **captain):
    table = room()
    dulinsky = table.mercenary("dulinsky", at=(0, 0), seat=0, **captain)
    friend = table.mercenary("ogan", at=(4, 0), seat=seat)
    turn_of(table, dulinsky)
    return table, dulinsky, friend


@pytest.mark.rule("SAGA-MOVE-15")
def test_the_captain_sends_a_friend_two_squares_at_the_end_of_her_turn():
    table, _dulinsky, friend = commanding()
    friend.ready = False
    table.answers({"use-ability": "ab-field-command", "move": ("to", 6, 0), "facing": "east"})

    table.run(end_turn)

    assert (friend.model.at, friend.model.facing) == ((6, 0), "east")
    assert ("to", 7, 0) not in table.question("move").options
    assert [who.ready for who in table.g.mercenaries] == [True, True]  # both were down, so both are up again


@pytest.mark.rule("SAGA-MOVE-15")
def test_crippled_she_sends_it_one_square():
    table, dulinsky, _friend = commanding(wounds=3)
    table.answers({"use-ability": "ab-field-command", "move": ("to", 5, 0), "facing": "east"})

    table.run(speak_at, dulinsky, TURN_END)

    assert ("to", 6, 0) not in table.question("move").options


@pytest.mark.rule("SAGA-MOVE-15", "SAGA-TRADE-03")
def test_another_players_mercenary_may_refuse():
    table, dulinsky, friend = commanding(seat=1)
    table.answers({"use-ability": "ab-field-command", (1, "accept-help"): "refuse"})

    table.run(speak_at, dulinsky, TURN_END)

    assert friend.model.at == (4, 0) and "ab-field-command" not in dulinsky.used


@pytest.mark.rule("SAGA-MOVE-15", "SAGA-EQUIP-04")
@pytest.mark.parametrize(("then", "at", "used"), [("alyse", (3, 1), True), ("none", (4, 1), False)])
def test_after_a_refusal_somebody_else_may_be_commanded_or_nobody(then: str, at: tuple[int, int], used: bool):
    table, dulinsky, _friend = commanding(seat=1)
    alyse = table.mercenary("alyse", at=(4, 1), seat=0)
    table.answers({"use-ability": "ab-field-command", (1, "accept-help"): "refuse", "friend": ["ogan", then]})
    if used:
        table.answers({"move": ("to", 3, 1), "facing": "east"})

    table.run(speak_at, dulinsky, TURN_END)

    assert alyse.model.at == at and ("ab-field-command" in dulinsky.used) == used


@pytest.mark.rule("SAGA-MOVE-15", "SAGA-FEAT-01")
def test_nobody_is_commanded_out_of_a_front_arc_nor_after_a_feat():
    table, dulinsky, _friend = commanding()
    assert may_speak(table.g, dulinsky, TURN_END) == ["ab-field-command"]
    dulinsky.used = ["ft-coordinated"]
    assert may_speak(table.g, dulinsky, TURN_END) == []
    dulinsky.used = []
    table.agent("guard", at=(5, 0), facing="west")

    assert may_speak(table.g, dulinsky, TURN_END) == []


# --- skills ---


@pytest.mark.rule("SAGA-TURN-05")
def test_priority_orders_turn_a_counter_up_once_a_round():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), skills=["sk-priority-orders"], seat=0)
    friend = table.mercenary("alyse", at=(4, 0), ready=False, seat=0)
    turn_of(table, ogan)
    table.answers({"use-ability": "sk-priority-orders"})

    table.run(speak_at, ogan, TURN_END)

    assert friend.ready
    friend.ready = False
    turn_of(table, ogan)
    assert may_speak(table.g, ogan, TURN_END) == []
    begin_round(table.g)
    assert may_speak(table.g, ogan, TURN_END) == ["sk-priority-orders"]


@pytest.mark.rule("SAGA-TURN-05", "SAGA-EQUIP-04")
@pytest.mark.parametrize("then", ["devil", "none"])
def test_after_a_refusal_somebody_elses_counter_may_be_turned_up_or_nobodys(then: str):
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), skills=["sk-priority-orders"], seat=0)
    alyse = table.mercenary("alyse", at=(4, 0), ready=False, seat=1)
    devil = table.mercenary("devil", at=(4, 2), ready=False, seat=0)
    turn_of(table, ogan)
    table.answers({"use-ability": "sk-priority-orders", (1, "accept-help"): "refuse", "friend": ["alyse", then]})

    table.run(speak_at, ogan, TURN_END)

    assert (alyse.ready, devil.ready) == (False, then == "devil")
    assert ("sk-priority-orders" in ogan.used) == (then == "devil")


def foreseeing():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), skills=["sk-foresight"])
    table.nexus_player()
    table.g.nexus.thirds = [["nx-planning"], ["nx-dig-in"]]
    table.g.nexus.deck_size = 2
    turn_of(table, ogan)
    return table, ogan


@pytest.mark.rule("SAGA-CARD-06")
def test_foresight_shows_the_top_card_and_may_put_it_at_the_bottom():
    table, ogan = foreseeing()
    table.answers({"use-ability": "sk-foresight", "foresight": "bottom"})

    table.run(speak_at, ogan, TURN_START)

    nexus = table.g.nexus
    assert (nexus.top, nexus.thirds, nexus.bottom) == ([], [["nx-dig-in"]], ["nx-planning"])
    assert nexus.bottom_known == [1 << ogan.seat] and nexus.deck_size == 2


@pytest.mark.rule("SAGA-CARD-06")
def test_what_foresight_leaves_on_top_its_player_knows():
    table, ogan = foreseeing()
    table.answers({"use-ability": "sk-foresight", "foresight": None})

    table.run(speak_at, ogan, TURN_START)

    assert (table.g.nexus.top, table.g.nexus.top_known) == (["nx-planning"], [1 << ogan.seat])
    table.g.nexus.aware = False
    ogan.used = []
    assert may_speak(table.g, ogan, TURN_START) == []


@pytest.mark.rule("SAGA-TURN-04")
def test_hit_and_run_after_an_action():
    table = room("D...........", "............")
    wrath = table.mercenary("wrath", at=(1, 0), facing="west", skills=["sk-hit-and-run"])
    turn_of(table, wrath)
    table.answers({"action": "door", "use-ability": "sk-hit-and-run", "move": ("to", 3, 0), "facing": "west"})

    table.run(take_action, wrath)

    assert wrath.model.at == (3, 0)


@pytest.mark.rule("SAGA-TURN-04")
def test_there_is_no_running_without_an_action_or_out_of_a_front_arc():
    table = room()
    wrath = table.mercenary("wrath", at=(1, 0), facing="west", skills=["sk-hit-and-run"])
    table.run(take_action, wrath)
    assert not [ask for ask in table.asked if ask.kind == "use-ability"]
    table.agent("guard", at=(2, 0), facing="west")

    assert may_speak(table.g, wrath, ACTION_END) == []


# --- Long Scope ---


@pytest.mark.rule("SAGA-RANGE-02")
def test_a_scope_makes_the_only_short_weapon_long():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), facing="east")
    table.agent("guard", at=(7, 0))
    assert legal_shots(table.g, ogan.model, layout(table.g)) == []

    table.g.mercenaries = []
    table.g.skills = list(SKILLS)
    ogan = table.mercenary("ogan", at=(0, 0), facing="east", items=["eq-scope"])
    assert [shot.weapon for shot in legal_shots(table.g, ogan.model, layout(table.g))] == ["wp-rivet"]
    assert may_speak(table.g, ogan, TURN_START) == []


@pytest.mark.rule("SAGA-RANGE-02")
def test_with_several_weapons_one_is_named():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), facing="east", items=["eq-scope", "eq-silent-pistol"])
    table.agent("guard", at=(7, 0))
    table.answers({"use-ability": "eq-scope"})  # there is only one other

    table.run(speak_at, ogan, TURN_START)

    assert [shot.weapon for shot in legal_shots(table.g, ogan.model, layout(table.g))] == ["eq-silent-pistol"]


@pytest.mark.rule("SAGA-RANGE-02")
def test_a_second_weapon_does_not_take_the_scope_off_the_first():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), facing="east", items=["eq-scope"])
    table.agent("guard", at=(7, 0))

    table.run(receive, ogan, [new_item("eq-silent-pistol")])

    assert [shot.weapon for shot in legal_shots(table.g, ogan.model, layout(table.g))] == ["wp-rivet"]


@pytest.mark.rule("SAGA-RANGE-02")
def test_a_scope_whose_weapon_is_given_away_goes_back_to_the_other():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), facing="east", items=["eq-scope", "eq-silent-pistol"])
    ogan.scoped = "eq-silent-pistol"
    table.agent("guard", at=(7, 0))

    take_out(ogan, "eq-silent-pistol")

    assert [shot.weapon for shot in legal_shots(table.g, ogan.model, layout(table.g))] == ["wp-rivet"]


# --- Sentry Turret and Demolition Charge ---


@pytest.mark.rule("SAGA-DEPLOY-03", "SAGA-DETECT-03")
def test_the_sentry_fires_once_at_the_end_of_its_owners_turn():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0))
    table.deployed("sentry", at=(5, 0), owner="ogan")
    guard = table.agent("guard", at=(8, 0), facing="west")
    turn_of(table, ogan)
    table.answers({"use-ability": "dp-sentry", "turret-target": guard.name})
    table.fate(attack=(3, 3, 0, 0, 0))

    table.run(speak_at, ogan, TURN_END)

    assert guard.at is None and table.g.heard == ["ogan"] and ogan.used == ["dp-sentry"]
    turn_of(table, ogan)
    assert ogan.used == []


@pytest.mark.rule("SAGA-DEPLOY-03")
def test_a_sentry_deployed_by_an_action_waits_for_the_next_turn():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0))
    piece = table.deployed("sentry", at=(5, 0), owner="ogan")
    table.agent("guard", at=(8, 0), facing="west")
    table.effect(piece, "deployed", "turn")

    assert may_speak(table.g, ogan, TURN_END) == []
    piece.effects = []
    assert may_speak(table.g, ogan, TURN_END) == ["dp-sentry"]


@pytest.mark.rule("SAGA-DEPLOY-05", "SAGA-DESTROY-06", "SAGA-XP-08")
def test_a_charge_goes_off_far_away_with_two_dice_more_against_scenery():
    table = room("............", "..........c.", "............")
    table.g.campaign = "first"
    ogan = table.mercenary("ogan", at=(0, 0))
    table.deployed("charge", at=(9, 1), owner="ogan")
    guard = table.agent("guard", at=(8, 1), facing="east")
    turn_of(table, ogan)
    table.answers({"use-ability": "dp-charge"})
    table.fate(attack=[(3, 3, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0, 0, 0)])

    table.run(start_turn)

    assert guard.at is None and table.g.scenery == [] and table.g.deployed == []
    assert table.told("attacked")[1].args["attack"] == (("fixed", 4), ("dp-charge", 2))
    assert ogan.experience == 2 and table.g.heard == ["ogan"] and table.g.step == "move"


@pytest.mark.rule("SAGA-DEPLOY-05")
def test_who_blows_itself_up_has_no_turn_left():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), wounds=4)
    table.mercenary("alyse", at=(9, 4))
    table.deployed("charge", at=(1, 0), owner="ogan")
    turn_of(table, ogan)
    table.answers({"use-ability": "dp-charge"}).fate(attack=(3, 3, 3, 3, 0, 0))

    table.run(start_turn)

    assert ogan.model.at is None and table.g.step == "turn-end"


@pytest.mark.rule("SAGA-EQUIP-04")
def test_whom_its_own_charge_wounds_may_be_healed_before_it_moves():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), items=["eq-auto-medic"])
    table.deployed("charge", at=(1, 0), owner="ogan")
    turn_of(table, ogan)
    table.answers({"use-ability": "dp-charge", "use-free": "eq-auto-medic"}).fate(attack=(3, 3, 0, 0, 0, 0, 0))

    table.run(start_turn)

    assert ogan.model.wounds == 1 and table.g.step == "move"


# --- Pack Up and Field Repair ---


@pytest.mark.rule("SAGA-DEPLOY-06")
def test_ogan_packs_up_a_turret_and_its_damage_is_gone():
    table = room()
    ogan = table.mercenary("ogan", at=(1, 1), facing="north")
    piece = table.deployed("damper", at=(1, 0), owner="ogan")
    piece.wounds = 1
    table.answers({"action": "pack-up"})

    table.run(take_action, ogan)

    assert table.g.deployed == [] and [item.card for item in ogan.items] == ["dp-damper"]


@pytest.mark.rule("SAGA-DEPLOY-06", "SAGA-WOUND-04", "SAGA-ACTION-03")
def test_packing_and_repairing_are_for_ogan_alone_and_not_in_a_front_arc():
    table = room()
    ogan = table.mercenary("ogan", at=(1, 1), facing="north")
    other = table.mercenary("devil", at=(0, 0), facing="east")
    piece = table.deployed("damper", at=(1, 0), owner="ogan")
    assert "repair" not in possible_actions(table.g, ogan)
    piece.wounds = 1
    assert {"pack-up", "repair"} <= set(possible_actions(table.g, ogan))
    assert not {"pack-up", "repair"} & set(possible_actions(table.g, other))
    table.agent("guard", at=(2, 1), facing="west")

    assert not {"pack-up", "repair"} & set(possible_actions(table.g, ogan))


@pytest.mark.rule("SAGA-WOUND-04")
def test_field_repair_mends_pieces_and_robots():
    table = room()
    ogan = table.mercenary("ogan", at=(1, 1), seat=0)
    curby = table.mercenary("curby", at=(0, 1), wounds=3, seat=0)
    table.mercenary("devil", at=(2, 2), wounds=1, seat=0)
    piece = table.deployed("damper", at=(1, 0), owner="ogan")
    piece.wounds = 1
    table.answers({"action": "repair", "patient": "curby"})

    table.run(take_action, ogan)

    assert list(table.question("patient").options) == [piece.name, "curby"]
    assert (curby.model.wounds, piece.wounds) == (1, 1)


@pytest.mark.rule("SAGA-WOUND-04", "SAGA-EQUIP-04")
@pytest.mark.parametrize(("then", "damage"), [("damper-of-ogan-1", 0), ("none", 1)])
def test_after_a_refusal_something_else_may_be_repaired_or_nothing(then: str, damage: int):
    table = room()
    ogan = table.mercenary("ogan", at=(1, 1), seat=0)
    curby = table.mercenary("curby", at=(0, 1), wounds=3, seat=1)
    piece = table.deployed("damper", at=(1, 0), owner="ogan")
    piece.wounds = 1
    table.answers({"action": "repair", "patient": ["curby", then], (1, "accept-help"): "refuse"})

    table.run(take_action, ogan)

    assert (curby.model.wounds, piece.wounds) == (3, damage)


# --- Slip Past, and Wrath Crippled ---


def slipping(**wrath):
    table = room()
    who = table.mercenary("wrath", at=(0, 0), **wrath)
    table.agent("guard", at=(2, 1), facing="north")
    turn_of(table, who)
    table.g.step = "move"
    return table, who


@pytest.mark.rule("SAGA-MOVE-07")
def test_wrath_slips_past_one_front_arc_a_turn():
    table, wrath = slipping()
    table.answers({"move": [("to", 1, 0), ("to", 2, 0)], "slip-past": "ab-slip", "facing": "east"})

    table.run(move_in_turn)

    assert wrath.model.at == (2, 0) and "ab-slip" in wrath.used
    assert len([ask for ask in table.asked if ask.kind == "slip-past"]) == 1


@pytest.mark.rule("SAGA-MOVE-07")
def test_or_he_stops_there():
    table, wrath = slipping()
    table.answers({"move": ("to", 1, 0), "slip-past": None, "facing": "east"})

    table.run(move_in_turn)

    assert wrath.model.at == (1, 0) and wrath.used == []


@pytest.mark.rule("SAGA-MOVE-07")
def test_nobody_else_is_asked():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0))
    table.agent("guard", at=(2, 1), facing="north")
    turn_of(table, ogan)
    table.g.step = "move"
    table.answers({"move": ("to", 1, 0), "facing": "east"})

    table.run(move_in_turn)

    assert ogan.model.at == (1, 0)


@pytest.mark.rule("SAGA-BREAK-01")
def test_a_crippled_wrath_cannot_break_away():
    table, wrath = slipping(wounds=4)
    wrath.model.at = (1, 0)
    table.answers({"move": "stay", "facing": "east"})

    table.run(move_in_turn)

    ask = table.question("move")
    assert list(ask.options) == ["stay", ("feat", "ft-dance")]
    assert ask.blocked is not None and dict(ask.blocked())["break-away", 0, 1].rule == "SAGA-BREAK-01"


# --- Jump Pack ---


@pytest.mark.rule("SAGA-MOVE-09", "SAGA-EQUIP-04")
def test_a_jump_takes_the_place_of_the_move_and_costs_a_charge():
    table = room("............", "....R.......")
    ogan = table.mercenary("ogan", at=(0, 0), facing="east", items=["eq-jump-pack"])
    table.agent("guard", at=(0, 1), facing="north")
    turn_of(table, ogan)
    table.g.step = "move"
    table.answers({"move": ("use", "eq-jump-pack"), "jump-to": (3, 1), "facing": "north"})

    table.run(move_in_turn)

    assert (ogan.model.at, ogan.model.facing, ogan.items[0].charges) == ((3, 1), "north", 1)
    assert (4, 1) not in table.question("jump-to").options and (5, 0) not in table.question("jump-to").options
    assert not table.rolled and table.g.step == "action"


@pytest.mark.rule("SAGA-STEALTH-06", "SAGA-EQUIP-04")
def test_a_jump_leaves_no_square_unused_and_needs_a_charge():
    table = room()
    table.g.nexus.aware = False
    ogan = table.mercenary("ogan", at=(0, 0), facing="east", items=["eq-jump-pack"])
    table.agent("guard", at=(7, 4), facing="south")
    turn_of(table, ogan)
    table.g.step = "move"
    table.answers({"move": ("use", "eq-jump-pack"), "jump-to": (1, 0), "facing": "north"}).fate(stealth=(0, 0))
    table.run(move_in_turn)
    ogan.items[0].charges = 0
    table.g.step = "move"
    table.answers({"move": "stay", "facing": "north"}).fate(stealth=(0,) * 5)

    table.run(move_in_turn)

    ask = table.question("move")
    assert ask.blocked is not None and dict(ask.blocked())["use", "eq-jump-pack"].key == "no-charges"


# --- Empathy ---


@pytest.mark.rule("SAGA-WOUND-04")
def test_empathy_takes_one_counter_more_off_once_a_round():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), items=["eq-medi-pack", "eq-medi-pack"], wounds=4, seat=0)
    alyse = table.mercenary("alyse", at=(3, 0), skills=["sk-empathy"], seat=0)
    table.answers({"action": "use", "empathy": "ogan"})

    table.run(take_action, ogan)

    assert ogan.model.wounds == 1 and alyse.used == ["sk-empathy"]
    ogan.model.wounds = 4
    table.answers({"action": "use"})
    table.run(take_action, ogan)
    assert ogan.model.wounds == 2


@pytest.mark.rule("SAGA-WOUND-04")
def test_empathy_does_not_reach_far():
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), items=["eq-medi-pack"], wounds=4, seat=0)
    table.mercenary("alyse", at=(9, 0), skills=["sk-empathy"], seat=0)
    table.answers({"action": "use"})

    table.run(take_action, ogan)

    assert ogan.model.wounds == 2


@pytest.mark.rule("SAGA-WOUND-04", "SAGA-EQUIP-04")
@pytest.mark.parametrize(("answer", "left", "used"), [("accept", 1, ["sk-empathy"]), ("refuse", 2, [])])
def test_another_players_mercenary_may_refuse_empathy(answer: str, left: int, used: list[str]):
    table = room()
    ogan = table.mercenary("ogan", at=(0, 0), items=["eq-medi-pack"], wounds=4)
    alyse = table.mercenary("alyse", at=(3, 0), skills=["sk-empathy"])
    table.answers({"action": "use", "empathy": "ogan", "accept-help": answer})

    table.run(take_action, ogan)

    assert (ogan.model.wounds, alyse.used) == (left, used)
