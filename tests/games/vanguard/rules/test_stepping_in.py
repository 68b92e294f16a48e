"""Effects that let somebody choose: until they have, what goes at any time goes (VAN-EXERT-07)."""

import pytest

from starboard.games.vanguard.content.grammar import Place, outcome
from starboard.games.vanguard.rules.actions import do_freely
from starboard.games.vanguard.rules.doing import Doing, Travelling
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.state.fields import CrewMember, Gear
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Procedure
from starboard.testing import VanguardTable

HERE = Place("test", "", "")
TIRED = ["red-basic", "red-physical", "green-basic", "blue-basic"]
TWO_ACTIONS = """
[[poi]]
id = "P60"

[[action]]
at = "P60"
id = "rest-here"
free = "success(1)"

[[action]]
at = "P60"
id = "look-round"
free = "success(2)"

[[log]]
id = "61"
speaker = "x"
mood = "plain"
on = "turn 92"
do = "poi(P60,@1)"
"""
EXERTS = [("aside", "exert", "security"), "red-basic"]


def does(g: Vanguard, who: CrewMember, line: str, card: str = "se19") -> Procedure[None]:
    yield from carry_out(g, outcome(line, HERE), Doing(who, card, "VAN-CHOICE-01"))


def on_the_way(g: Vanguard, who: CrewMember, line: str) -> Procedure[None]:
    """Along a Path with a Travel icon and a red die to Spend."""
    icons = [None, *outcome("spend(1,red,me)", HERE)[0]]
    yield from carry_out(g, outcome(line, HERE), Doing(who, "se19", "VAN-TRAVEL-03", ahead=Travelling(who, 2, icons)))


def exerted(table: VanguardTable) -> bool:
    return table.member("security").sacrificed == ["red-basic"]


@pytest.mark.rule("VAN-EXERT-07", "VAN-SECTOR-03")
def test_whoever_is_put_elsewhere_may_exert_before_it_is_chosen_where():
    table = VanguardTable()
    who = table.crew("security", spent=TIRED)
    table.answers({"place": [EXERTS[0], 2], "VAN-SACRIFICE-01": EXERTS[1]})

    table.run(does, who, "place(me,adj)")

    assert who.sector == 2 and exerted(table)


@pytest.mark.rule("VAN-EXERT-07", "VAN-LEAD-02")
def test_before_a_kind_of_lead_is_chosen_one_may_exert():
    table = VanguardTable()
    who = table.crew("security", spent=TIRED)
    table.fate("1")
    table.answers({"which-type": [EXERTS[0], "tech"], "VAN-SACRIFICE-01": EXERTS[1]})

    table.run(does, who, "lead(1,choice)")

    assert exerted(table)


@pytest.mark.rule("VAN-EXERT-07", "VAN-TRAVEL-03")
def test_before_an_icon_of_the_path_is_chosen_one_may_exert():
    table = VanguardTable()
    who = table.crew("security", spent=TIRED)
    table.answers({"path-icon": [EXERTS[0], "travel"], "VAN-SACRIFICE-01": EXERTS[1]})

    table.run(on_the_way, who, "skip(1)")

    assert exerted(table)


@pytest.mark.rule("VAN-EXERT-07", "VAN-CARD-04")
def test_before_discarded_cards_are_taken_back_one_may_exert():
    table = VanguardTable()
    who = table.crew("security", spent=TIRED)
    who.deck.discard = ["se01", "se02"]
    table.answers({"recover": [EXERTS[0], ("se02",)], "VAN-SACRIFICE-01": EXERTS[1]})

    table.run(does, who, "recover(1)")

    assert who.hand == ["se02"] and exerted(table)


@pytest.mark.rule("VAN-EXERT-07", "VAN-GEAR-11")
def test_before_each_step_of_a_token_one_may_exert():
    table = VanguardTable()
    who = table.crew("security", spent=TIRED)
    token = Gear("G04")
    token.sector = 1
    table.g.gear.append(token)
    table.answers({"drive": [EXERTS[0], 2], "VAN-SACRIFICE-01": EXERTS[1]})

    table.run(does, who, "drive(1)", "G04")

    assert table.g.gear[0].sector == 2 and exerted(table)


@pytest.mark.rule("VAN-EXERT-07", "VAN-SPECIAL-03")
def test_before_a_free_special_action_is_chosen_one_may_exert():
    table = VanguardTable(TWO_ACTIONS)
    table.poi("P60", 1)
    who = table.crew("security", spent=TIRED)
    table.answers({"special": [EXERTS[0], ("P60:rest-here", 1)], "VAN-SACRIFICE-01": EXERTS[1]})

    table.run(do_freely, who, "special")

    assert table.g.success == 1 and exerted(table)
