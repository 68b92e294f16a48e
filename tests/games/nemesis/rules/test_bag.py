"""Step 8: Intruder Bag Development (NEM-BAG)."""

import pytest

from starboard.games.nemesis.content.tokens import ADULT_TOKENS
from starboard.games.nemesis.rules.injury import kill
from starboard.games.nemesis.rules.intruders import take_from_pool
from starboard.games.nemesis.rules.nest import destroy_eggs
from starboard.kernel.pieces import project
from starboard.testing import NemesisTable


def noisy_places(table: NemesisTable) -> list[int]:
    return [place for place, noisy in enumerate(table.g.noise) if noisy]


@pytest.mark.rule("NEM-BAG-01", "NEM-BAG-04", "NEM-BAG-05")
@pytest.mark.parametrize("token", ["adult-2", "adult-3", "adult-4", "breeder-3", "breeder-4"])
def test_one_token_is_drawn_and_only_its_type_counts(token):
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    table.character("captain", at="engine-2")
    table.bag(token, "blank")
    table.fate(token=token, noise_die=[3, 1])

    table.step("bag")

    assert [kind for kind, _ in table.rolled] == ["token", "noise-die", "noise-die"]
    assert noisy_places(table) == sorted([table.way("cockpit", 3), table.way("engine-2", 1)])
    assert sorted(table.g.bag) == sorted([token, "blank"])


@pytest.mark.rule("NEM-BAG-02", "NEM-BAG-09")
def test_a_larva_token_leaves_the_bag_for_an_adult():
    table = NemesisTable()
    table.character("pilot")
    table.bag("larva-1", "blank")
    table.fate(token=["larva-1", "adult-3"])

    table.step("bag")

    assert table.g.bag == ["blank", "adult-3"]
    assert table.g.pool.count("larva-1") == 8
    assert table.g.pool.count("adult-3") == 4


@pytest.mark.rule("NEM-BAG-03", "NEM-BAG-09")
def test_a_creeper_token_leaves_the_bag_for_a_breeder():
    table = NemesisTable()
    table.character("pilot")
    table.bag("creeper-1", "blank")
    table.fate(token=["creeper-1", "breeder-4"])

    table.step("bag")

    assert table.g.bag == ["blank", "breeder-4"]
    assert table.g.pool.count("creeper-1") == 3
    assert "breeder-4" not in table.g.pool
    assert [told.rule for told in table.told("bag-gains")] == ["NEM-BAG-03"]


@pytest.mark.rule("NEM-BAG-04", "NEM-BAG-05", "NEM-GEN-02")
@pytest.mark.parametrize("token", ["adult-2", "breeder-4"])
def test_everybody_out_of_combat_rolls_in_order(token):
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    table.character("captain", at="engine-3")
    table.character("scout", at="hibernatorium")
    table.intruder("creeper", at="engine-3")
    table.g.first = 2
    table.bag(token, "blank")
    table.fate(token=token, noise_die=[2, 3])

    table.step("bag")

    assert [told.args["who"] for told in table.told("noise-roll")] == [2, 0]
    assert noisy_places(table) == sorted([table.way("hibernatorium", 2), table.way("cockpit", 3)])


@pytest.mark.rule("NEM-BAG-06", "NEM-BAG-13")
def test_the_queen_appears_to_whoever_is_in_her_nest():
    table = NemesisTable(rooms={17: "nest"})
    table.character("pilot", at="nest", hand=["rest"] * 4)
    table.noise("nest")
    table.bag("queen-4", "blank")
    table.fate(token="queen-4")

    table.step("bag")

    assert [(i.kind, i.room, i.token) for i in table.g.intruders] == [("queen", 17, "queen-4")]
    assert table.g.bag == ["blank"]
    assert noisy_places(table) == []
    assert table.g.eggs == 5
    assert table.rolled == [("token", "queen-4")]  # no second token, and four cards are enough


@pytest.mark.rule("NEM-BAG-06", "NEM-INTRUDER-06")
def test_the_queen_token_may_return_by_option_and_then_calls_her_home_again():
    table = NemesisTable(options=["queen-token-returns"], rooms={17: "nest"})
    table.character("pilot", at="nest", hand=["rest"] * 4)
    table.bag("queen-4", "blank")

    table.fate(token="queen-4")
    table.step("bag")
    after_the_first = sorted(table.g.bag)
    queen = table.g.intruders[0]
    queen.room, queen.injuries = table.room("cockpit"), 3
    table.fate(token="queen-4")
    table.step("bag")

    assert after_the_first == sorted(table.g.bag) == ["blank", "queen-4"]
    assert [(i.room, i.injuries) for i in table.g.intruders] == [(17, 0)]


@pytest.mark.rule("NEM-BAG-06", "NEM-INTRUDER-06")
def test_a_queen_busy_elsewhere_is_not_placed_again():
    table = NemesisTable(options=["queen-token-returns"], rooms={17: "nest"})
    table.character("pilot", at="nest", hand=[])
    table.character("captain", at="cockpit")
    queen = table.intruder("queen", at="cockpit", token="")
    table.bag("queen-4", "blank")
    table.fate(token="queen-4")

    table.step("bag")

    assert table.g.intruders == [queen]
    assert sorted(table.g.bag) == ["blank", "queen-4"]


@pytest.mark.rule("NEM-BAG-07")
@pytest.mark.parametrize("nest", ["empty", "face down"])
def test_the_queen_lays_an_egg_in_an_empty_or_unknown_nest(nest):
    table = NemesisTable()
    if nest == "empty":
        table.lay_tile(17, "nest")
        table.character("pilot", at="cockpit")
    else:
        table.unexplored(17, "nest", known_to=[0])
        table.character("pilot", at=17)
    table.bag("queen-4", "blank")
    table.fate(token="queen-4")

    table.step("bag")

    assert (table.g.eggs, table.g.egg_supply) == (6, 2)
    assert sorted(table.g.bag) == ["blank", "queen-4"]
    assert table.g.intruders == []


@pytest.mark.rule("NEM-BAG-07", "NEM-POD-06")
def test_whoever_sits_in_a_pod_is_not_in_a_nest_nobody_has_found():
    table = NemesisTable()
    table.character("pilot", pod=1)
    table.bag("queen-4", "blank")
    table.fate(token="queen-4")

    table.step("bag")

    assert (table.g.eggs, table.g.intruders) == (6, [])
    assert sorted(table.g.bag) == ["blank", "queen-4"]


@pytest.mark.rule("NEM-BAG-08")
def test_the_blank_adds_an_adult_and_nobody_rolls():
    table = NemesisTable()
    table.character("pilot")
    table.bag("blank", "larva-1")
    table.fate(token=["blank", "adult-4"])

    table.step("bag")

    assert sorted(table.g.bag) == ["adult-4", "blank", "larva-1"]
    assert table.told("noise-roll") == []


@pytest.mark.rule("NEM-BAG-08")
def test_the_blank_adds_nothing_when_the_pool_has_no_adult():
    table = NemesisTable()
    table.character("pilot")
    table.bag("blank", *ADULT_TOKENS)
    table.fate(token="blank")

    table.step("bag")

    assert sorted(table.g.bag) == sorted(["blank", *ADULT_TOKENS])


@pytest.mark.rule("NEM-BAG-09", "NEM-INJURY-14")
def test_the_token_of_a_killed_intruder_can_come_back_from_the_pool():
    table = NemesisTable()
    table.character("pilot")
    adult = table.intruder("adult", at="cockpit", token="adult-4")
    others = ADULT_TOKENS[:]
    others.remove("adult-4")
    table.bag("blank", *others)

    table.run(kill, adult, "NEM-INJURY-02")
    in_the_pool = [token for token in table.g.pool if token.startswith("adult")]
    table.fate(token="blank")
    table.step("bag")

    assert in_the_pool == ["adult-4"]
    assert table.g.bag.count("adult-4") == 3


@pytest.mark.rule("NEM-BAG-09")
def test_every_token_lies_in_the_bag_in_the_pool_or_with_an_intruder():
    table = NemesisTable()
    table.character("pilot")
    table.intruder("adult", at="cockpit", token="adult-2")
    table.bag("larva-1", "blank")
    table.fate(token=["larva-1", "adult-2"])

    table.step("bag")

    assert len(table.g.bag) + len(table.g.pool) + 1 == 27


@pytest.mark.rule("NEM-BAG-10")
@pytest.mark.parametrize("token", ["adult-3", "breeder-3"])
def test_the_token_that_made_them_roll_can_be_the_one_that_comes(token):
    table = NemesisTable()
    table.character("pilot", at="cockpit", hand=["rest"] * 3)
    table.bag(token)
    table.noise("cockpit", 3)
    table.fate(noise_die=3)

    table.step("bag")

    assert [i.token for i in table.g.intruders] == [token]
    assert table.g.bag == []


@pytest.mark.rule("NEM-BAG-11")
@pytest.mark.parametrize(
    ("drawn", "full_of"),
    [("larva-1", ADULT_TOKENS), ("creeper-1", ["breeder-3", "breeder-4"])],
    ids=["larva", "creeper"],
)
def test_a_token_without_a_replacement_is_removed_all_the_same(drawn, full_of):
    table = NemesisTable()
    table.character("pilot")
    table.bag(drawn, *full_of)
    table.fate(token=drawn)

    table.step("bag")

    assert sorted(table.g.bag) == sorted(full_of)
    assert drawn in table.g.pool


@pytest.mark.rule("NEM-BAG-12")
def test_an_intruder_that_appears_spares_the_others_in_its_room_their_roll():
    table = NemesisTable()
    table.character("pilot", at="cockpit", hand=["rest"] * 4)
    table.character("captain", at="cockpit")
    table.character("scout", at="engine-2")
    table.bag("adult-3", "creeper-1", "blank")
    table.noise("cockpit", 3)
    table.fate(token=["adult-3", "creeper-1"], noise_die=[3, 1])

    table.step("bag")

    assert [told.args["who"] for told in table.told("noise-roll")] == [0, 2]


@pytest.mark.rule("NEM-BAG-12")
def test_an_intruder_that_moves_in_spares_the_others_in_its_room_their_roll():
    table = NemesisTable(rooms={4: "surgery"})
    table.character("pilot", at="cockpit")
    table.character("captain", at="cockpit")
    adult = table.intruder("adult", at="surgery")
    table.bag("adult-3", "blank")
    table.fate(token="adult-3", noise_die="danger")

    table.step("bag")

    assert adult.room == table.room("cockpit")
    assert [told.args["who"] for told in table.told("noise-roll")] == [0]


@pytest.mark.rule("NEM-BAG-13", "NEM-ENCOUNTER-06", "NEM-ATTACK-08")
def test_the_queen_surprises_the_smallest_hand_in_the_nest():
    table = NemesisTable(rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=["rest"] * 4)
    captain = table.character("captain", at="nest", hand=["rest"] * 3)
    table.bag("queen-4", "blank")
    table.fate(token="queen-4", attack_card="scratch-2")

    table.step("bag")

    assert (pilot.light, captain.light) == (0, 1)


@pytest.mark.rule("NEM-BAG-13", "NEM-CONTAM-02")
def test_contamination_cards_count_when_the_queen_compares_hands():
    table = NemesisTable(rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=["rest", "rest", "contamination", "contamination"])
    captain = table.character("captain", at="nest", hand=["rest"] * 3)
    table.bag("queen-4", "blank")
    table.fate(token="queen-4", attack_card="scratch-2")

    table.step("bag")

    assert (pilot.light, captain.light) == (0, 1)


@pytest.mark.rule("NEM-BAG-13")
def test_among_equal_hands_the_queen_chooses_by_turn_order():
    table = NemesisTable(rooms={17: "nest"})
    crew = [table.character(name, at="nest", hand=["rest"]) for name in ("pilot", "captain", "scout")]
    table.g.first = 1
    table.bag("queen-4", "blank")
    table.fate(token="queen-4", attack_card="scratch-2")

    table.step("bag")

    assert [who.light for who in crew] == [0, 1, 0]


@pytest.mark.rule("NEM-BAG-14")
def test_without_an_egg_in_the_supply_none_is_laid_and_the_queen_returns():
    table = NemesisTable()
    table.character("pilot")
    table.lying("cockpit", "egg", "egg", "egg")
    table.bag("queen-4", "blank")
    table.fate(token="queen-4")

    table.step("bag")

    assert (table.g.eggs, table.g.egg_supply) == (5, 0)
    assert sorted(table.g.bag) == ["blank", "queen-4"]


@pytest.mark.rule("NEM-BAG-14", "NEM-NEST-04")
@pytest.mark.parametrize(("options", "eggs"), [([], 1), (["no-eggs-in-dead-nest"], 0)])
def test_an_egg_is_laid_in_a_destroyed_nest_unless_the_option_forbids_it(options, eggs):
    table = NemesisTable(options=options, rooms={17: "nest"})
    table.character("pilot")
    table.run(destroy_eggs, 17, 5, "NEM-NEST-07")
    table.bag("queen-4", "blank")
    table.fate(token="queen-4")

    table.step("bag")

    assert table.g.eggs == eggs
    assert table.g.nest_destroyed
    assert sorted(table.g.bag) == ["blank", "queen-4"]


@pytest.mark.rule("NEM-BAG-15")
def test_whoever_is_in_no_room_makes_no_roll():
    table = NemesisTable(rooms={2: "evac-a"})
    table.character("pilot", at="cockpit")
    table.character("captain", pod=1)
    for name, status in (("scout", "hibernating"), ("soldier", "dead"), ("mechanic", "escaped")):
        table.character(name, status=status, room=0)
    table.bag("adult-3", "blank")
    table.fate(token="adult-3", noise_die=3)

    table.step("bag")

    assert [told.args["who"] for told in table.told("noise-roll")] == [0]


@pytest.mark.rule("NEM-BAG-16")
def test_the_added_token_is_any_of_its_type_and_its_number_stays_unknown():
    table = NemesisTable()
    table.character("pilot")
    table.bag("blank", "larva-1")

    chance = next(take_from_pool(table.g, "adult", "NEM-BAG-16"))
    table.fate(token=["blank", "adult-4"])
    table.step("bag")

    assert sorted(chance.outcomes) == sorted(ADULT_TOKENS)
    assert project(table.g, 0)["bag"] == {"adult": 1, "blank": 1, "larva": 1}
    assert project(table.g, 0)["pool"]["adult"] == 11
    assert [(told.args, told.secret) for told in table.told("bag-gains")] == [({"kind": "adult"}, {})]


@pytest.mark.rule("NEM-BAG-17")
def test_nothing_comes_out_of_an_empty_bag():
    table = NemesisTable()
    table.character("pilot")
    table.bag()

    table.step("bag")

    assert table.rolled == []
    assert table.g.step == "turn"


@pytest.mark.rule("NEM-BAG-18")
def test_destroyed_eggs_return_to_the_supply_and_can_be_laid_again():
    table = NemesisTable(rooms={17: "nest"})
    table.character("pilot")
    table.lying("cockpit", "egg", "egg", "egg")

    table.run(destroy_eggs, 17, 1, "NEM-NEST-07")
    table.run(destroy_eggs, 1, 1, "NEM-NEST-07")
    supply = table.g.egg_supply
    table.bag("queen-4", "blank")
    table.fate(token="queen-4")
    table.step("bag")

    assert supply == 2
    assert (table.g.eggs, table.g.egg_supply) == (5, 1)
