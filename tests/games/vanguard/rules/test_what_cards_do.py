"""Words of the cards whose meaning is easily lost: who chooses, how many, what if nothing is to be done."""

import pytest

from starboard.games.vanguard.content.cards import EVENTS
from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.abilities import use_ability, uses_at
from starboard.games.vanguard.rules.any_time import asides, step_in
from starboard.games.vanguard.rules.check.combos import combos, dice_combos, trigger
from starboard.games.vanguard.rules.check.dangers import injuries_then_dangers
from starboard.games.vanguard.rules.check.modifying import modify_outcomes
from starboard.games.vanguard.rules.danger import roll_danger
from starboard.games.vanguard.rules.doing import Doing, Travelling
from starboard.games.vanguard.rules.effects import legal_options
from starboard.games.vanguard.rules.events import draw_event
from starboard.games.vanguard.rules.travel import walk
from starboard.games.vanguard.state.fields import CheckDie, RolledDanger, RolledInjury
from starboard.testing import VanguardTable

# --- what a combo does is judged with its dice already Spent ---


@pytest.mark.rule("VAN-COMBO-02", "VAN-COMBO-04", "VAN-REFRESH-01")
def test_a_combo_may_refresh_the_dice_that_paid_it():
    table = VanguardTable()
    who = table.crew("security", hand=["se01"])  # Any + Any: refresh(1)
    check = table.pool(who, ("red-basic", "basic"), ("green-basic", "basic"), step=5)
    table.answers({"VAN-COMBO-01": ("card", "se01", 0), "VAN-REFRESH-01": "red-basic"})

    table.run(dice_combos, who)

    assert who.available == ["red-basic"] and who.spent == ["green-basic"] and check.dice == []


@pytest.mark.rule("VAN-COMBO-04", "VAN-REFRESH-02")
def test_a_combo_that_could_refresh_none_of_them_is_not_offered():
    table = VanguardTable()
    # Defend + Basic: refresh(1,red) on the first; Any + Any: refresh(1) with both columns full on the second.
    who = table.crew("security", hand=["se05"], rank=1)
    table.pool(who, ("green-basic", "vanguard"), ("blue-basic", "basic"), step=5)
    assert combos(table.g, who) == []  # se05 refreshes a red die, and no red one pays

    who.hand = ["se01"]
    assert combos(table.g, who) == [("card", "se01", 0)]
    who.available = ["green-basic"] * 2 + ["blue-basic"] * 3  # every slot of both colours
    assert combos(table.g, who) == []


@pytest.mark.rule("VAN-COMBO-06", "VAN-ASSIST-03")
def test_a_combo_may_refresh_the_die_with_which_a_helper_paid_it():
    table = VanguardTable()
    who, helper = table.crew("security", hand=["se13"]), table.crew("recon")  # Defend: refresh(1,any,mate)
    check = table.pool(who, ("red-defend", "defend"), step=5)
    assert combos(table.g, who) == []  # the die of the active one is none of the mate's
    check.dice[0].owner = "recon"
    table.answers({"VAN-COMBO-01": ("card", "se13", 0)})

    table.run(dice_combos, who)

    assert helper.available == ["red-defend"] and helper.spent == []


@pytest.mark.rule("VAN-CARD-13", "VAN-CARD-07", "VAN-EXERT-07")
def test_a_card_whose_combo_is_being_paid_is_not_played_or_discarded_meanwhile():
    table = VanguardTable()
    # any: spend(1) > place(near,me), and Physical + Any: move(1,here)
    who = table.crew("security", hand=["se19"], dice=["red-basic"])
    table.crew("recon", sector=2)
    dice = [("red-physical", "physical"), ("red-basic", "basic"), ("green-basic", "basic")]
    check = table.pool(who, *dice, step=5)
    aside = ("aside", "card", "security", "se19", 0)
    assert aside in asides(table.g, 0)
    going = trigger(table.g, who, ("card", "se19", 0))

    next(going)

    assert len(check.dice) == 3 and aside not in asides(table.g, 0) and who.hand == []


# --- dice words that would change nothing ---


@pytest.mark.rule("VAN-CONVERT-04", "VAN-ROLL-12")
@pytest.mark.parametrize(
    "crew, gear, possible",
    [("c01", (), True), ("c25", (), False), ("c26", ("P14",), False), ("c01", ("P14",), False), ("c27", (), True)],
)
def test_no_card_is_played_for_a_conversion_that_the_active_crew_member_has_already(crew, gear, possible):
    table = VanguardTable()
    # check: convert(blue,Construct); c25 and c26 convert blue to Construct, c27 red, P14 blue.
    who = table.crew("engineering", card=crew, gear=gear, hand=["en10"])
    table.pool(who, ("blue-basic", "basic"))

    assert bool(uses_at(table.g, who, "check", Doing(who, "", "VAN-ROLL-12"))) == possible


@pytest.mark.rule("VAN-CONVERT-04", "VAN-ROLL-12")
def test_a_conversion_of_every_colour_holds_that_of_one():
    table = VanguardTable()
    who = table.crew(
        "engineering", card="c25", hand=["en10", "en14"]
    )  # convert(blue,Construct), convert(any,Construct)
    check = table.pool(who, ("blue-basic", "basic"))
    like = Doing(who, "", "VAN-ROLL-12")
    assert [use[2] for use in uses_at(table.g, who, "check", like)] == ["en14"]

    who.card = "c01"
    check.converts = [("any", "construct")]
    assert uses_at(table.g, who, "check", like) == []


@pytest.mark.rule("VAN-ROLL-20", "VAN-COMBO-02")
def test_a_combo_that_keeps_dice_is_offered_only_if_some_are_left_once_it_is_paid():
    table = VanguardTable()
    who = table.crew("science", hand=["sc23"])  # Science + Basic: keep(2)
    check = table.pool(who, ("blue-science", "science"), ("red-basic", "basic"), step=5)
    assert combos(table.g, who) == []

    check.dice.append(CheckDie("green-basic", "science", "accident"))
    assert combos(table.g, who) == [("card", "sc23", 0)]


@pytest.mark.rule("VAN-ROLL-20", "VAN-ROLL-12")
@pytest.mark.parametrize("card, possible", [("en18", False), ("en25", True)])
def test_a_card_that_keeps_dice_is_played_only_if_the_pool_has_such_dice(card, possible):
    table = VanguardTable()
    who = table.crew("engineering", hand=[card])  # check: keep(2,blue), check: keep(4)
    check = table.pool(who, ("red-basic", "basic"))
    like = Doing(who, "", "VAN-ROLL-12")
    assert bool(uses_at(table.g, who, "check", like)) == possible

    check.dice.clear()
    assert uses_at(table.g, who, "check", like) == []


@pytest.mark.rule("VAN-RESULT-05", "VAN-ROLL-20", "VAN-REFRESH-02")
@pytest.mark.parametrize(
    "dice, columns, possible", [([], 0, False), (["blue-basic"], 0, True), (["blue-basic"], 5, False)]
)
def test_nobody_sacrifices_a_card_to_keep_dice_of_which_none_could_stay(dice, columns, possible):
    table = VanguardTable()
    who = table.crew(
        "engineering", hand=["en30"], dice=["blue-basic"] * columns
    )  # fail: give > track(1,green) / keep(5)
    table.pool(who, *[(die, "basic") for die in dice], step=8)

    assert bool(uses_at(table.g, who, "fail", Doing(who, "", "VAN-RESULT-05"))) == possible


@pytest.mark.rule("VAN-INJURYDIE-06", "VAN-ROLL-12")
def test_on_a_blank_injury_die_there_is_nothing_to_ignore():
    table = VanguardTable()
    who = table.crew("science", hand=["sc07"], injuries=["wounded"])  # check: uninjury(1); Biology: uninjury(1)
    check = table.pool(who, ("green-biology", "biology"))
    check.injuries = [RolledInjury("blank")]
    like = Doing(who, "", "VAN-ROLL-12")
    assert uses_at(table.g, who, "check", like) == [] and combos(table.g, who) == []

    check.injuries.append(RolledInjury("damage"))
    table.answers({"VAN-ROLL-12": ("card", "science", "sc07", 0)})
    table.run(modify_outcomes, who)

    assert [die.done for die in check.injuries] == [False, True]


# --- Danger dice ---


@pytest.mark.rule("VAN-DANGER-05", "VAN-ROLL-15")
def test_a_card_for_two_danger_dice_ignores_two_dice_of_the_check():
    table = VanguardTable(players=4)
    who, other = table.crew("security", dice=["red-basic"]), table.crew("recon", hand=["se24"], sector=3)
    check = table.pool(who, ("red-basic", "basic"), step=6)
    check.dangers = [RolledDanger("A", "common"), RolledDanger("A", "rare")]
    table.answers({"VAN-DANGER-05": ("A", "common"), "before-danger": ("card", "recon", "se24", 0)})

    table.run(injuries_then_dangers, who)

    assert who.available == ["red-basic"] and not who.injuries and other.deck.discard == ["se24"]


@pytest.mark.rule("VAN-DANGER-01", "VAN-DANGER-03")
@pytest.mark.parametrize("face, letter", [("blank", "A"), ("special", "A"), ("uncommon", "T")])
def test_nobody_is_asked_to_ignore_a_danger_die_that_does_nothing(face, letter):
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"], hand=["se03"])  # danger: undanger(1)
    table.fate(danger=(face,))

    table.run(roll_danger, who, 1, letter)

    assert who.hand == ["se03"]


@pytest.mark.rule("VAN-DANGER-01")
def test_a_card_that_also_draws_may_be_played_on_a_harmless_danger_die():
    table = VanguardTable()
    who = table.crew("science", hand=["sc22"], deck=["sc01"])  # danger: undanger(1) + draw(1)
    table.fate(danger=("blank",))
    table.answers({"before-danger": ("card", "science", "sc22", 0)})

    table.run(roll_danger, who, 1, "A")

    assert who.hand == ["sc01"]


# --- a moment is over when what it speaks of does not happen any more ---


@pytest.mark.rule("VAN-DANGER-01")
def test_what_is_said_of_a_danger_die_is_not_played_on_one_that_is_ignored_already():
    table = VanguardTable()
    who = table.crew("science", dice=["red-basic"], hand=["sc22", "se03"], deck=["sc01"])
    table.fate(danger=("common",))
    table.answers({"before-danger": ("card", "science", "se03", 0)})

    table.run(roll_danger, who, 1, "A")

    assert who.hand == ["sc22"] and who.available == ["red-basic"]


@pytest.mark.rule("VAN-EVENT-05")
def test_an_ignored_event_is_no_occasion_for_further_cards():
    table = VanguardTable()
    who = table.crew("recon", hand=["re18", "re27"])  # event[far]: noevent; event: noevent + move(1)
    table.next_events("ev02")
    table.answers({"before-event": ("card", "recon", "re18", 0)})

    table.run(draw_event, who)

    assert who.hand == ["re27"] and who.sector == 1 and who.deck.discard == ["re18"]


@pytest.mark.rule("VAN-EVENT-05", "VAN-EVENT-03")
def test_nobody_is_asked_to_ignore_an_event_whose_part_says_that_nothing_happens():
    table = VanguardTable()
    who = table.crew("recon", dice=["red-basic"], hand=["re18"], sector=2)  # event[far]: noevent
    table.next_events("ev14")  # secondary: none

    table.run(draw_event, who)

    assert who.hand == ["re18"]


# --- ways ---


@pytest.mark.rule("VAN-PLAYERS-05", "VAN-SECTOR-02")
def test_whoever_is_moved_by_another_goes_where_its_own_player_says():
    table = VanguardTable(players=4)
    who, other = table.crew("security", card="c15", charges=1), table.crew("recon", sector=2)  # any: move(1,far)
    table.answers({"accept-help": "accept", (1, "step-to"): 3})

    table.run(step_in, ("aside", "skill", "security", "c15", 0))

    assert other.sector == 3 and who.sector == 1 and who.charges == 0


@pytest.mark.rule("VAN-TRAVEL-03", "VAN-TRAVEL-08")
def test_a_die_is_spent_in_the_place_of_the_icon_it_stands_for():
    table = VanguardTable()
    who = table.crew("recon", sector=2, dice=["green-basic", "red-basic"], hand=["re10"])  # travel: swap(any)
    table.answers({"before-travel": ("card", "recon", "re10", 0), "path-icon": "spend(1,red,me)"})
    table.answers({"VAN-SPEND-01": "red-basic"})
    table.fate(danger=("common",))  # the second icon of the Path: Spend a green die

    table.run(walk, who, ("2-3", 3))

    assert who.sector == 3 and who.spent == ["red-basic", "green-basic"]


@pytest.mark.rule("VAN-TRAVEL-03")
@pytest.mark.parametrize("asked", [False, True])
def test_no_card_replaces_a_path_icon_by_the_same(asked):
    table = VanguardTable()
    who = table.crew("recon", dice=["green-basic", "red-basic"], hand=["re10"])  # travel: swap(any)
    icons = [Effect("spend", (1, "any", "me")), *([Effect("danger", (1, "A", "me"))] if asked else [])]
    travelling = Travelling(who, 2, icons)
    like = Doing(who, "", "VAN-TRAVEL-02", ahead=travelling)
    assert bool(uses_at(table.g, who, "travel", like)) == asked
    if asked:
        table.run(use_ability, ("card", "recon", "re10", 0), like)
        assert [icon.word for icon in travelling.icons] == ["spend", "spend"]


# --- Threats ---


@pytest.mark.rule("VAN-CHOICE-01", "VAN-THREAT-06")
def test_no_threat_comes_closer_while_the_nearest_is_there_already():
    table = VanguardTable()
    table.crew("security", dice=["red-basic"])
    table.threat("th02", 1)
    table.threat("th03", 2)
    doing = Doing(table.member("security"), "ax03", "VAN-EVENT-02")

    assert legal_options(table.g, EVENTS["ax03"].primary, doing) == [0]  # danger(2,D) / lure(2)

    table.g.threats[0].sector = 2
    assert legal_options(table.g, EVENTS["ax03"].primary, doing) == [0, 1]


# --- Discoveries ---


@pytest.mark.rule("VAN-DISCOVERY-06", "VAN-COMBO-04")
def test_no_combo_is_offered_for_a_discovery_of_which_none_is_left():
    table = VanguardTable()
    who = table.crew("engineering", hand=["en29"])  # Tech + Tech + Construct: find(tech)
    table.pool(who, ("blue-tech", "tech"), ("blue-tech", "tech"), ("blue-construct", "construct"), step=5)
    assert combos(table.g, who) == [("card", "en29", 0)]

    next(deck for deck in table.g.decks if deck.type == "tech").deck.cards.clear()
    assert combos(table.g, who) == []
