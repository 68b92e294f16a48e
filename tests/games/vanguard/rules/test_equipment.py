"""Equipment: its kinds, what comes along, upgrades of mission equipment (VAN-GEAR)."""

from collections import Counter

import pytest

from starboard.games.vanguard.content.cards import GEAR
from starboard.games.vanguard.content.cards import GEAR_KINDS as KINDS
from starboard.games.vanguard.rules.abilities import uses_at
from starboard.games.vanguard.rules.actions import options, perform
from starboard.games.vanguard.rules.any_time import asides
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.gear_tokens import drive_token
from starboard.games.vanguard.rules.leads import gain_leads
from starboard.games.vanguard.rules.setup import load_gear
from starboard.games.vanguard.state.fields import RolledDanger
from starboard.testing import VanguardTable


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


@pytest.mark.rule("VAN-GEAR-04", "VAN-GEAR-02")
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
    like = [Doing(who, "", "VAN-DANGER-01") for who in (there, elsewhere)]
    for one in like:
        one.dangers = [RolledDanger("A", "rare")]

    assert ("token", "recon", "U04", 2) in uses_at(table.g, there, "danger", like[0])
    assert uses_at(table.g, elsewhere, "danger", like[1]) == []
