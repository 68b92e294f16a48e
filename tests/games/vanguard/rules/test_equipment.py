"""Equipment: its kinds, what comes along, upgrades of mission equipment (VAN-GEAR)."""

from collections import Counter

import pytest

from starboard.games.vanguard.content.cards import GEAR
from starboard.games.vanguard.content.cards import GEAR_KINDS as KINDS
from starboard.games.vanguard.rules.abilities import uses_at
from starboard.games.vanguard.rules.actions import options, perform
from starboard.games.vanguard.rules.any_time import asides, step_in
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.events import draw_event
from starboard.games.vanguard.rules.gear_tokens import drive_token
from starboard.games.vanguard.rules.leads import gain_leads
from starboard.games.vanguard.rules.setup import load_gear
from starboard.games.vanguard.state.fields import RolledDanger
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import one_row


def uses(table, section: str) -> list[tuple[str, str, int]]:
    """What a crew member can use as a choice of its turn: carried or by its token, which card, which line of it."""
    table.g.active = section
    found = options(table.g, table.member(section))
    return [(option[1], option[3], option[4]) for option in found if option[0] == "use"]


def put(table, section: str, card: str, *added: str) -> None:
    """The crew member places the token, and these upgrades with it."""
    carried = [gear.card for gear in table.member(section).gear if GEAR[gear.card].base == card]
    if carried:
        table.answers({"VAN-GEAR-04": [tuple(added)]})
    table.g.active, table.g.actions = section, 2
    table.run(perform, table.member(section), ("use", "gear", section, card, 0))


@pytest.mark.rule("VAN-GEAR-01")
def test_there_are_four_kinds_and_every_upgrade_belongs_to_mission_equipment():
    assert Counter(card.kind for card in GEAR.values()) == {"small": 12, "personal": 14, "mission": 8, "upgrade": 6}
    assert KINDS == ("small", "personal", "mission", "upgrade")
    for card in GEAR.values():
        assert (GEAR[card.base].kind == "mission") if card.kind == "upgrade" else not card.base


@pytest.mark.rule("VAN-GEAR-04", "VAN-GEAR-02", "SHIP-LOAD-03")
def test_upgrades_come_along_with_their_equipment_and_take_no_room():
    table = VanguardTable()
    table.crew("security"), table.crew("recon")
    table.fate(gear=["K01", "K02", "G01", "G06", "G03", "G04"])
    table.answers({"VAN-GEAR-05": ["security", "recon", "recon", "recon"]})

    table.run(load_gear)

    assert [gear.card for gear in table.member("security").gear] == ["K01", "G01", "U01", "U02"]
    assert [gear.card for gear in table.member("recon").gear] == ["K02", "G06", "U03", "U04", "G03", "G04"]


# --- upgrades on the board ---


@pytest.mark.rule("VAN-GEAR-04", "VAN-GEAR-09")
def test_an_upgrade_is_placed_with_its_equipment_and_serves_everybody_there():
    table = VanguardTable()
    table.crew("security", gear=["G01", "U01", "U02"]), table.crew("recon", spent=["green-basic"])
    put(table, "security", "G01", "U01")

    assert [(gear.card, gear.sector) for gear in table.g.gear] == [("G01", 1), ("U01", 1)]
    assert ("token", "U01", 2) in uses(table, "recon")  # own[tok,1/round]: refresh(1)
    assert ("token", "U02", 1) not in uses(table, "recon")


@pytest.mark.rule("VAN-GEAR-04", "VAN-GEAR-08", "VAN-ACTION-04")
def test_an_upgrade_may_be_added_later_as_an_action_where_its_equipment_stands():
    table = VanguardTable()
    who = table.crew("security", gear=["G01", "U02"])
    table.supplies(5)
    assert ("gear", "U02", 0) not in uses(table, "security")  # its equipment stands nowhere yet
    put(table, "security", "G01")

    assert ("gear", "U02", 0) in uses(table, "security")
    who.sector = 2
    assert ("gear", "U02", 0) not in uses(table, "security")
    who.sector = 1
    table.run(perform, who, ("use", "gear", "security", "U02", 0))

    assert [gear.card for gear in table.g.gear] == ["G01", "U02"]
    assert ("token", "U02", 1) not in uses(table, "security")  # both actions are used
    table.g.actions = 1
    assert ("token", "U02", 1) in uses(table, "security") and ("gear", "U02", 0) not in uses(table, "security")


@pytest.mark.rule("VAN-GEAR-04")
def test_nothing_is_added_after_a_final_upgrade():
    table = VanguardTable()
    table.crew("security", gear=["G01", "U01", "U02"])
    put(table, "security", "G01", "U02")

    table.g.actions = 2
    assert ("gear", "U01", 0) not in uses(table, "security")


@pytest.mark.rule("VAN-GEAR-04")
def test_another_upgrade_is_added_after_one_that_is_not_final():
    table = VanguardTable()
    table.crew("security", gear=["G01", "U01", "U02"])
    put(table, "security", "G01", "U01")

    table.g.actions = 2
    assert ("gear", "U02", 0) in uses(table, "security")


@pytest.mark.rule("VAN-GEAR-04")
def test_a_second_pod_is_a_second_delivery():
    table = VanguardTable()
    who = table.crew("security", gear=["G08", "U06"])
    table.supplies(1)
    put(table, "security", "G08", "U06")
    assert table.g.lander.supplies == 4

    assert ("gear", "U06", 1) in uses(table, "security") and ("gear", "G08", 0) not in uses(table, "security")
    table.run(perform, who, ("use", "gear", "security", "U06", 1))
    table.g.actions = 2
    assert table.g.lander.supplies == 7 and ("gear", "U06", 1) not in uses(table, "security")


@pytest.mark.rule("VAN-GEAR-04", "VAN-GEAR-09")
@pytest.mark.parametrize("source, helps", [("G02", True), ("", False), ("P101", False)])
def test_a_longer_bit_helps_only_the_drill_it_belongs_to(source, helps):
    table = VanguardTable()
    who = table.crew("security", gear=["G02", "U05"])
    put(table, "security", "G02", "U05")
    if helps:
        table.answers({"VAN-LEAD-02": [("token", "security", "U05", 1), "1"]})
        table.fate(lead=["1", "2"])
    else:
        table.fate(lead="2")

    table.run(gain_leads, who, 1, "mineral", source)

    assert [pile.tokens for pile in table.g.leads if pile.type == "mineral"] == [["2"]]


@pytest.mark.rule("VAN-GEAR-09", "VAN-GEAR-07")
def test_a_stretcher_drone_fetches_people_only_once_it_flies():
    table = VanguardTable()
    table.crew("security", gear=["G04"]), table.crew("recon", sector=3, injuries=["wounded"])
    fetch = ("aside", "gear", "security", "G04", 2)
    assert fetch not in asides(table.g, 0)

    put(table, "security", "G04")
    assert fetch in asides(table.g, 0)


@pytest.mark.rule("VAN-GEAR-09", "VAN-INJURY-09")
def test_a_stretcher_drone_also_tends_whoever_is_at_the_lander_already():
    table = VanguardTable()
    table.crew("security", sector=2, gear=["G04"]), table.crew("recon", sector=3)
    hurt = table.crew("science", injuries=["wounded"])  # in the Lander Sector
    put(table, "security", "G04")
    table.answers({"whom": "science"})

    table.run(step_in, ("aside", "gear", "security", "G04", 2))  # place(far,lander) + cover(1,far)

    assert table.question("whom").options == ["recon", "science"]
    assert hurt.injuries[0].covered and table.member("recon").sector == 3


@pytest.mark.rule("VAN-GEAR-11")
def test_a_token_that_moves_takes_its_upgrades_along():
    table = VanguardTable()
    table.crew("security", gear=["G01", "U01"])
    put(table, "security", "G01", "U01")

    drive_token(table.g, "G01", 2)

    assert [(gear.card, gear.sector) for gear in table.g.gear] == [("G01", 2), ("U01", 2)]


@pytest.mark.rule("VAN-GEAR-09")
def test_a_screen_block_turns_away_dangers_of_whoever_is_in_its_sector():
    table = VanguardTable()
    table.crew("security", gear=["G06", "U04"])
    there, elsewhere = table.crew("recon"), table.crew("science", sector=2)
    put(table, "security", "G06", "U04")
    like = [Doing(who, "", "VAN-DANGER-01", ahead=RolledDanger("A", "rare")) for who in (there, elsewhere)]

    assert ("token", "recon", "U04", 2) in uses_at(table.g, there, "danger", like[0])
    assert uses_at(table.g, elsewhere, "danger", like[1]) == []


# --- every piece of mission equipment ---


@pytest.mark.rule("VAN-GEAR-09", "VAN-REST-01")
@pytest.mark.parametrize("sector, left", [(1, ["green-basic"]), (2, ["green-basic"] * 2)])
def test_at_a_camp_everybody_rests_better(sector, left):
    table = VanguardTable()
    table.crew("security", gear=["G01"])
    who = table.crew("recon", sector=sector, spent=["green-basic"] * 4)
    put(table, "security", "G01")
    if sector == 1:
        table.answers({"before-rest": ("token", "recon", "G01", 1)})

    table.run(perform, who, ("rest",))

    assert who.spent == left


@pytest.mark.rule("VAN-GEAR-09", "VAN-EVENT-05")
def test_at_a_camp_a_die_turns_an_event_to_its_better_half():
    table = VanguardTable()
    who = table.crew("security", gear=["G01"], dice=["red-basic"], rank=3)
    put(table, "security", "G01")
    table.next_events("ev08")  # desert: lose a Supply, or a Danger die
    table.answers({"VAN-EVENT-05": ("token", "security", "G01", 2)})

    table.run(draw_event, who)

    assert who.spent == ["red-basic"] and table.g.lander.supplies == 5


@pytest.mark.rule("VAN-GEAR-11", "VAN-GEAR-07")
def test_a_sniffer_unit_is_driven_by_its_carrier_once_a_turn_and_finds_leads_where_it_is():
    table = VanguardTable()
    who, other = table.crew("security", gear=["G03"]), table.crew("recon", sector=2, dice=["green-basic"] * 3)
    assert ("gear", "G03", 1) not in uses(table, "security")  # it has to be placed first
    put(table, "security", "G03")
    assert ("gear", "G03", 1) not in uses(table, "recon")

    table.g.active = "security"
    table.answers({"VAN-GEAR-11": 2})
    table.run(perform, who, ("use", "gear", "security", "G03", 1))
    assert table.g.gear[0].sector == 2 and ("gear", "G03", 1) not in uses(table, "security")

    assert ("token", "G03", 2) in uses(table, "recon") and ("token", "G03", 2) not in uses(table, "security")
    table.answers({"VAN-LEAD-02": "flora"})
    table.fate(lead="1")
    table.g.active = "recon"
    table.run(perform, other, ("use", "token", "recon", "G03", 2))
    assert [pile.tokens for pile in table.g.leads if pile.type == "flora"] == [["1"]] and len(other.spent) == 1


@pytest.mark.rule("VAN-GEAR-09", "VAN-INJURY-08")
def test_beside_a_stretcher_drone_an_injury_die_goes():
    table = VanguardTable()
    table.crew("security", gear=["G04"])
    hurt = table.crew("recon", injuries=["wounded"], injury_dice=["green"])
    put(table, "security", "G04")

    table.g.active = "recon"
    table.run(perform, hurt, ("use", "token", "recon", "G04", 1))

    assert hurt.injury_dice == [] and len(hurt.injuries) == 1


@pytest.mark.rule("VAN-GEAR-09", "VAN-PLAYERS-05")
@pytest.mark.parametrize("answer, sector, covered", [("accept", 1, True), ("refuse", 3, False)])
def test_a_stretcher_drone_brings_somebody_to_the_lander_who_may_refuse(answer, sector, covered):
    table = VanguardTable(players=4)
    table.crew("security", gear=["G04"])
    hurt = table.crew("recon", sector=3, injuries=["wounded"])
    put(table, "security", "G04")
    table.answers({(1, "VAN-PLAYERS-05"): answer})

    table.run(step_in, ("aside", "gear", "security", "G04", 2))

    assert hurt.sector == sector and hurt.injuries[0].covered == covered
    assert ("aside", "gear", "security", "G04", 2) not in asides(table.g, 0)  # once in a mission


@pytest.mark.rule("VAN-GEAR-09", "VAN-TRAVEL-03")
def test_a_ropeway_spares_the_icons_between_its_two_ends_and_on_no_other_path():
    table = VanguardTable()
    table.crew("security", sector=2, gear=["G05"])
    who = table.crew("recon", sector=2, dice=["red-basic", "green-basic"])
    table.answers({"VAN-GEAR-09": 3})
    put(table, "security", "G05")
    assert (table.g.gear[0].sector, table.g.gear[0].other_end) == (2, 3)
    table.g.active = "recon"

    for end in (3, 2):  # there and back: a red die and a Danger die are spared
        table.answers({"VAN-TRAVEL-02": ("token", "recon", "G05", 1), "VAN-TRAVEL-03": ["danger(1,B,me)"]})
        table.run(perform, who, ("travel", "2-3", end))
        assert who.sector == end and who.spent == []

    table.answers({"VAN-CHOICE-01": 0, "VAN-SPEND-01": "red-basic"})
    table.run(perform, who, ("travel", "1-2", 1))
    assert who.spent == ["red-basic"]


@pytest.mark.rule("VAN-GEAR-09", "VAN-THREAT-04")
def test_a_block_turret_dulls_the_next_attack_of_what_is_near():
    table = VanguardTable()
    who = table.crew("security", gear=["G06"])
    threat = table.threat("th01", 1)
    put(table, "security", "G06")

    table.run(step_in, ("aside", "token", "security", "G06", 1))

    assert threat.dulled == 1 and ("aside", "token", "security", "G06", 1) not in asides(table.g, 0)
    assert who.sector == 1


@pytest.mark.rule("VAN-GEAR-09", "VAN-CONVERT-04")
@pytest.mark.parametrize("sector, success", [(1, 1), (2, 0)])
def test_at_a_rock_lance_any_basic_may_count_as_gather(sector, success):
    table = VanguardTable(one_row("Gather"))
    table.poi("P90", sector)
    table.crew("security", gear=["G07"])
    who = table.crew("recon", sector=sector, dice=["blue-basic"])
    put(table, "security", "G07")
    table.answers({"VAN-ROLL-06": "all"})
    if success:
        table.answers({"VAN-ROLL-12": ("token", "recon", "G07", 1), "VAN-RESULT-04": "yes"})
    table.fate(check=("basic",))

    table.run(dice_check, who, table.action("try"), sector)

    assert table.g.success == success
