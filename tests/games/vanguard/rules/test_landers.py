"""Landers, Mods and the landing (VAN-LANDER, VAN-MOD, VAN-LANDING)."""

import pytest

from starboard.games.vanguard.content.cards import MODS
from starboard.games.vanguard.content.landers import LANDERS
from starboard.games.vanguard.content.landings import LANDINGS
from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.rules.actions import options, perform
from starboard.games.vanguard.rules.any_time import asides
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.lander import capacity, landing_rolls, make_ready, mods_fit, value
from starboard.games.vanguard.rules.lander_damage import damage_lander
from starboard.games.vanguard.rules.landing import after_touchdown, land
from starboard.games.vanguard.rules.lookups import member
from starboard.games.vanguard.rules.readings import ONLY_TRAVEL_BARRED
from starboard.games.vanguard.rules.results import succeeded
from starboard.games.vanguard.rules.setup import begin_exploration, load_gear
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import one_row

FIVE = ["red-basic", "red-physical", "green-basic", "blue-basic", "blue-tech"]

TWO_MORE_SECTORS = "".join(
    f'[[sector]]\nnumber = {number}\nat = [5, 5]\nbiomes = ["desert"]\n[[path]]\nfrom = 1\nto = {number}\nicons = []\n'
    for number in (5, 6)
)


def descending(card: str, lander: str = "space-ranger", mods: tuple[str, ...] = (), **how) -> VanguardTable:
    """A Lander above a planet that is found again in a state with this Landing card; nobody is on board yet."""
    state = f'[[state]]\nid = "low"\nwhen = "visits(1)"\nlanding = "{card}"\nmission = ""\ndo = "none"\n'
    table = VanguardTable(TWO_MORE_SECTORS + state, **how)
    table.g.step, table.g.state = "landing", "low"
    table.g.lander = make_ready(lander, mods)
    table.g.lander.sector = 1
    return table


def on_board(table: VanguardTable, section: str, **has) -> None:
    table.crew(section, **has)
    table.g.active = ""  # nobody's turn has begun


# --- the Lander ---


@pytest.mark.rule(
    "VAN-LANDER-01",
    "VAN-LANDER-03",
    "VAN-SUPPLY-01",
    "SHIP-LANDER-04",
    "SHIP-LOAD-06",
)
@pytest.mark.parametrize("name", LANDERS)
def test_a_lander_is_ready_with_full_supplies_and_its_own_limits(name):
    card, lander = LANDERS[name], make_ready(name)

    assert (lander.supplies, lander.most_supplies, lander.discoveries) == (
        card.supplies,
        card.supplies,
        card.discoveries,
    )
    assert capacity(lander, "equipment") == card.equipment and lander.mods == []


@pytest.mark.rule("VAN-LANDER-01")
def test_there_are_six_landers_and_one_of_them_is_used():
    assert len(LANDERS) == 6
    assert VanguardTable().g.lander.card == "space-ranger"


@pytest.mark.rule("VAN-LANDER-02", "VAN-MOD-01", "SHIP-LANDER-02", "SHIP-MOD-01")
@pytest.mark.parametrize(
    "mods, armor, sensors, agility, rolls",
    [
        ((), 2, 2, 2, 3),
        (("mod-M01",), 3, 2, 2, 3),
        (("mod-M05",), 2, 4, 2, 3),
        (("mod-M04",), 4, 2, 1, 3),
        (("mod-M06",), 2, 2, 3, 2),
    ],
)
def test_structural_mods_change_the_values(mods, armor, sensors, agility, rolls):
    lander = make_ready("space-ranger", mods)

    assert [value(lander, stat) for stat in ("armor", "sensors", "agility")] == [armor, sensors, agility]
    assert landing_rolls(lander) == rolls == lander.rolls


@pytest.mark.rule("VAN-MOD-01", "VAN-LANDER-03", "SHIP-LANDER-06", "SHIP-MOD-01")
def test_functional_mods_let_it_hold_more():
    lander = make_ready("space-ranger", ("mod-M07", "mod-M08"))

    assert (lander.most_supplies, lander.discoveries, capacity(lander, "equipment")) == (12, 6, 4)
    assert capacity(make_ready("space-ranger", ("mod-M12",)), "equipment") == 5


@pytest.mark.rule("VAN-MOD-01", "SHIP-MOD-02")
@pytest.mark.parametrize(
    "lander, mods, fit",
    [
        ("space-ranger", ("mod-M01", "mod-M07", "mod-M08"), True),  # one structural slot, two functional ones
        ("space-ranger", ("mod-M01", "mod-M02"), False),
        ("space-ranger", ("mod-M07", "mod-M08", "mod-M09"), False),
        ("pelican", ("mod-M01", "mod-M02"), True),
        ("waygate", ("mod-M01",), False),
        ("space-ranger", ("mod-M07", "mod-M07"), False),
    ],
)
def test_every_mod_needs_a_slot_of_its_kind(lander, mods, fit):
    assert mods_fit(lander, mods) == fit
    assert {card.kind for card in MODS.values()} == {"structural", "functional"}


@pytest.mark.rule("VAN-MOD-01", "VAN-GEAR-02", "SHIP-LOAD-01")
def test_a_mod_with_more_room_lets_more_gear_come_along():
    table = VanguardTable()
    table.crew("security"), table.crew("recon")
    table.g.lander = make_ready("space-ranger", ("mod-M12",))
    table.fate(gear=["K01", "K02", "P03", "P09", "P02", "P06", "G01"])  # all but the last are for one Section
    table.answers({"VAN-GEAR-05": "recon"})

    table.run(load_gear)

    assert [event.args["gear"] for event in table.told("loaded")] == ["P03", "P09", "P02", "P06", "G01"]


# --- the landing ---


@pytest.mark.rule("VAN-LANDING-01", "SHIP-LANDER-03", "SHIP-LANDING-02", "SHIP-LANDING-03")
@pytest.mark.parametrize("lander, rolls", [("space-ranger", 3), ("dragonfly", 2), ("pelican", 4), ("waygate", 1)])
def test_nimble_landers_need_fewer_rolls(lander, rolls):
    table = descending("L03", lander)
    on_board(table, "recon")
    with table.script():
        for left in range(rolls - 1, -1, -1):
            table.answers({"VAN-LANDING-01": "roll"})
            table.fate(landing=("common",))  # L03: a common face does nothing
            table.run(land)
            assert (table.g.lander.rolls, table.g.step) == (left, "landing")
        table.run(land)

    assert table.g.step == "landed" and len(table.told("landing-rolled")) == rolls


@pytest.mark.rule("VAN-LANDING-02", "VAN-LANDER-02", "SHIP-LANDING-04")
@pytest.mark.parametrize("mods, lost", [((), 2), (("mod-M01",), 1), (("mod-M04",), 0)])
def test_each_point_of_a_value_saves_a_supply_and_never_more(mods, lost):
    table = descending("L03", mods=mods)
    on_board(table, "recon")
    table.answers({"VAN-LANDING-01": "roll", "VAN-CHOICE-01": 0})  # lose 4, reduced by Armor, or a damaged Lander
    table.fate(landing=("rare",))

    table.run(land)

    assert table.g.lander.supplies == 10 - lost and not table.g.lander.damaged


@pytest.mark.rule("VAN-LANDING-02", "VAN-CHOICE-01", "SHIP-LANDING-05", "SHIP-LANDING-06")
def test_the_example_of_the_rulebook_supplies_or_everybody_is_wounded():
    table = descending("L02")
    for section in ("security", "recon", "science"):
        on_board(table, section, dice=FIVE)
    table.answers({"VAN-LANDING-01": "roll", "VAN-CHOICE-01": 1, "VAN-INJURY-02": ["red", "red", "red"]})
    table.fate(landing=("rare",))  # lose 4, reduced by Agility, or every crew member gains Wounded

    table.run(land)

    assert table.g.lander.supplies == 10
    assert [[one.name for one in who.injuries] for who in table.g.crew] == [["wounded"]] * 3


@pytest.mark.rule("VAN-LANDING-02", "VAN-CHOICE-01", "SHIP-LANDING-08")
def test_supplies_that_are_not_there_cannot_be_chosen():
    table = descending("L03")
    on_board(table, "recon")
    table.supplies(1)
    table.answers({"VAN-LANDING-01": "roll"})
    table.fate(landing=("rare",))

    table.run(land)  # two Supplies are asked for: it comes back damaged

    assert table.g.lander.supplies == 1 and table.g.lander.damaged


@pytest.mark.rule("VAN-LANDING-02", "SHIP-LANDING-11")
def test_a_row_without_a_choice_takes_what_is_left():
    table = descending("L02", "waygate")  # Armor 1: a loss of 1
    on_board(table, "recon")
    table.supplies(0)
    table.answers({"VAN-LANDING-01": "roll"})
    table.fate(landing=("uncommon",))

    table.run(land)

    assert table.g.lander.supplies == 0


@pytest.mark.rule("VAN-LANDING-02", "SHIP-LANDING-12")
def test_a_clear_way_ends_the_rolls_at_once():
    table = descending("L03")
    on_board(table, "recon")
    table.answers({"VAN-LANDING-01": "roll"})
    table.fate(landing=("special",))
    with table.script():
        table.run(land)
        assert table.g.lander.rolls == 0
        table.run(land)

    assert table.g.step == "landed"
    [down] = table.told("touchdown")
    assert down.args["sector"] == 1


@pytest.mark.rule("VAN-LANDING-02", "VAN-SECTOR-04")
def test_a_gust_puts_the_lander_into_another_sector():
    table = descending("L04")
    on_board(table, "recon")
    table.answers({"VAN-LANDING-01": "roll"})
    table.fate(landing=("special",))

    table.run(land)

    assert table.g.lander.sector == 6


@pytest.mark.rule("VAN-LANDING-02")
def test_what_waits_for_the_ground_is_done_there():
    table = descending("L02")
    on_board(table, "recon")
    table.answers({"VAN-LANDING-01": "roll"})
    table.fate(landing=("special",))
    table.run(land)
    assert table.g.lander.later == ["special"] and all(not pile.tokens for pile in table.g.leads)

    table.fate(lead="2")
    table.run(after_touchdown)

    assert table.g.lander.later == []
    assert [pile.tokens for pile in table.g.leads if pile.type == "specimen"] == [["2"]]


@pytest.mark.rule("VAN-LANDING-02")
@pytest.mark.parametrize("mods, damaged", [((), False), (("mod-M02",), False)])
def test_good_sensors_save_the_lander(mods, damaged):
    table = descending("L01", mods=mods)
    on_board(table, "recon")
    table.answers({"VAN-LANDING-01": "roll"})
    table.fate(landing=("special",))

    table.run(land)

    assert table.g.lander.damaged == damaged


@pytest.mark.rule("VAN-LANDING-02")
def test_poor_sensors_do_not():
    table = descending("L01", "pelican")
    on_board(table, "recon")
    table.answers({"VAN-LANDING-01": "roll"})
    table.fate(landing=("special",))

    table.run(land)

    assert table.g.lander.damaged


@pytest.mark.rule("VAN-LANDER-01", "SHIP-LANDER-08")
def test_a_gate_is_never_damaged_but_costs_a_supply():
    table = descending("L03", "waygate")
    damage_lander(table.g)

    assert not table.g.lander.damaged and table.g.lander.supplies == 6


@pytest.mark.rule("VAN-LANDING-03", "VAN-EXERT-01", "SHIP-LANDING-07")
def test_crew_members_may_exert_before_the_die_falls():
    table = descending("L03")
    on_board(table, "recon", dice=["green-basic"] * 3, spent=["green-scout"] * 2)
    exert = ("aside", "exert", "recon")
    assert exert in asides(table.g, 0)
    table.answers({"VAN-LANDING-01": [exert, "roll"], "VAN-SACRIFICE-01": "green-basic"})
    table.fate(landing=("common",))

    table.run(land)

    who = member(table.g, "recon")
    assert sorted(who.available) == ["green-basic", "green-basic", "green-scout", "green-scout"]


@pytest.mark.rule("VAN-LANDING-03", "SHIP-LANDING-13")
def test_gear_and_cards_are_of_no_use_on_the_way_down():
    table = descending("L03")
    on_board(table, "recon", dice=["green-basic"], spent=["green-scout"], gear=["K01"], hand=["re01"], charges=2)
    assert [aside[1] for aside in asides(table.g, 0)] == ["exert"]

    table.g.step, table.g.active = "turn", "recon"
    assert "gear" in [aside[1] for aside in asides(table.g, 0)]


@pytest.mark.rule("VAN-LANDING-03", "VAN-EVAC-01", "SHIP-LANDING-10")
@pytest.mark.parametrize("options, status", [((), "exploring"), (("deadly-space",), "dead")])
def test_a_fourth_injury_on_the_way_down_aborts_the_landing(options, status):
    table = descending("L02", options=options)
    on_board(table, "recon", dice=FIVE, injuries=["wounded", "burned", "shaken"], injury_dice=["red", "green", "blue"])
    table.answers({"VAN-LANDING-01": "roll", "VAN-CHOICE-01": 1})
    table.fate(landing=("rare",))

    table.run(land)

    g = table.g
    assert (g.ending, g.step) == ("aborted", "docking") and g.lander.damaged and not succeeded(g)
    assert member(g, "recon").status == status and g.read == []


@pytest.mark.rule("VAN-LANDING-01", "VAN-SETUP-09", "SHIP-BOARD-06")
def test_the_team_stands_where_the_lander_came_down():
    table = descending("L03")
    on_board(table, "recon"), on_board(table, "security")
    table.g.lander.sector, table.g.step = 3, "landed"
    table.fate(rank_up=["ru01", "ru02"])
    table.answers({"VAN-RANKUP-01": "ru02", "VAN-PLAYERS-03": "security", "VAN-LOG-01": "read"})

    table.run(begin_exploration)

    assert [who.sector for who in table.g.crew] == [3, 3] and table.g.step == "round"


@pytest.mark.rule("VAN-LANDING-01")
def test_every_planet_has_a_landing_card_for_each_of_its_states():
    for name in PLANETS:
        cards = [planet(name).landing, *[one.landing for one in planet(name).revisits]]
        assert all(card in LANDINGS for card in cards if card), name


# --- functional Mods on the planet ---


def with_mod(mod: str, **how) -> VanguardTable:
    table = VanguardTable(**how)
    table.g.lander = make_ready("space-ranger", (mod,))
    table.g.lander.sector = 1
    return table


@pytest.mark.rule("VAN-MOD-01", "VAN-SPECIAL-01", "VAN-SPECIAL-06", "VAN-ACTION-02", "SHIP-MOD-04")
def test_a_winch_is_a_special_action_in_the_lander_sector():
    table = with_mod("mod-M10")
    who, other = table.crew("security"), table.crew("recon", sector=2)
    winch = ("use", "mod", "security", "mod-M10", 0)
    assert winch in options(table.g, who)

    table.run(perform, who, winch)

    assert other.sector == 1 and table.g.special and table.g.actions == 1
    other.sector = 2
    assert winch not in options(table.g, who)  # one Special Action in a turn
    table.g.special, who.sector = False, 4
    assert winch not in options(table.g, who)


@pytest.mark.rule("VAN-MOD-01", "VAN-SECTOR-02")
def test_a_winch_reaches_along_a_path_that_only_leads_to_the_lander():
    table = VanguardTable(on="veyra")  # from 8 to 1 and not back
    table.g.lander.sector, table.g.lander.mods = 1, ["mod-M10"]
    who, other = table.crew("security"), table.crew("recon", sector=8)
    winch = ("use", "mod", "security", "mod-M10", 0)
    assert winch in options(table.g, who)

    table.run(perform, who, winch)

    assert other.sector == 1
    other.sector = 7
    table.g.special = False
    assert winch not in options(table.g, who)  # one Path further


@pytest.mark.rule("VAN-MOD-01", "VAN-SECTOR-03")
@pytest.mark.parametrize("reading, moved", [((), False), ((ONLY_TRAVEL_BARRED,), True)])
def test_a_winch_draws_nobody_out_of_a_sector_that_holds_it_fast(reading, moved):
    bog = one_row("Scout").replace('id = "P90"', 'id = "P90"\nicons = ["nomove"]', 1)
    table = with_mod("mod-M10", planet=bog, options=reading)
    who, _ = table.crew("security"), table.crew("recon", sector=2)
    table.poi("P90", 2)

    assert (("use", "mod", "security", "mod-M10", 0) in options(table.g, who)) is moved


@pytest.mark.rule("VAN-MOD-01", "VAN-REST-01")
@pytest.mark.parametrize("sector, spent", [(1, 1), (2, 2)])
def test_a_cot_refreshes_one_die_more_beside_the_lander(sector, spent):
    table = with_mod("mod-M11")
    who = table.crew("recon", sector=sector, spent=["green-basic"] * 4)
    if sector == 1:
        table.answers({"before-rest": ("mod", "recon", "mod-M11", 0)})

    table.run(perform, who, ("rest",))

    assert len(who.spent) == spent


@pytest.mark.rule("VAN-MOD-01", "VAN-EFFECT-06")
def test_a_phrase_box_doubles_xenology_once_in_a_mission():
    table = with_mod("mod-M09", planet=one_row("Xenology + Xenology"))
    table.poi("P90", 1)
    who = table.crew("science", dice=["green-xenology", "red-basic"], rank=1)
    box = ("mod", "science", "mod-M09", 0)
    table.answers({"VAN-ROLL-06": ("green-xenology",), "VAN-ROLL-12": box})
    table.fate(check=("xenology",))
    table.run(dice_check, who, table.action("try"), 1)
    assert table.g.success == 1

    who.available, who.spent = ["green-xenology", "red-basic"], []
    table.answers({"VAN-ROLL-06": ("green-xenology",)})
    table.fate(check=("xenology",))
    table.run(dice_check, who, table.action("try"), 1)
    assert table.g.success == 1
