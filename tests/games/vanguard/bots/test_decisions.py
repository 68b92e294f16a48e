"""The judgements of the scripted players, each on a prepared table."""

from starboard.games.vanguard.bots.checks import CheckView
from starboard.games.vanguard.bots.sites import Sites
from starboard.games.vanguard.bots.tempers import TEMPERS
from starboard.games.vanguard.bots.worth import Judge, possible_orders
from starboard.games.vanguard.rules.check.modifying import offered
from starboard.games.vanguard.testing.table import VanguardTable
from starboard.kernel.requests import Ask
from tests.games.vanguard.bots.asking import answer, judge, question, turn

BOARD = """
[[poi]]
id = "P90"

[[poi]]
id = "P91"

[[action]]
at = "P90"
id = "chart-the-dunes"
green = "Scout: done(M90)"
red = "none"

[[action]]
at = "P91"
id = "count-stones"
green = "Scout: lead(1,mineral)"
red = "danger(1,D)"

[[log]]
id = "9"
speaker = "captain"
mood = "plain"
on = "turn 99"
do = "poi(P90,@1) + poi(P91,@1)"
"""
SCOUTS = ["green-scout", "green-scout", "green-basic"]


def table_with(poi: str, sector: int = 1) -> VanguardTable:
    table = VanguardTable(BOARD)
    table.g.missions = ["M90"]
    table.poi(poi, sector)
    return table


def dice_for(table: VanguardTable, who, action: str) -> list[str]:
    return CheckView(judge(table, who), who, table.action(action), who.sector).best_dice(who.available)[0]


def test_it_performs_the_action_that_completes_the_mission():
    table = table_with("P90")
    who = table.crew("recon", 1, SCOUTS)

    assert turn(table, who)[:2] == ("special", "P90:chart-the-dunes")


def test_it_travels_to_the_action_that_completes_the_mission():
    table = table_with("P90", 2)
    who = table.crew("recon", 1, SCOUTS)

    assert turn(table, who) == ("travel", "1-2", 2)


def test_it_completes_a_mission_at_once():
    table = VanguardTable(on="cinder", mode="expedition")
    table.g.missions = ["M01"]
    who = table.crew("recon", 4, SCOUTS)

    assert turn(table, who) == ("complete", "M01")


def test_it_takes_more_dice_for_what_is_worth_more():
    table = table_with("P90")
    who = table.crew("recon", 1, SCOUTS)

    assert len(dice_for(table, who, "chart-the-dunes")) > len(dice_for(table, who, "count-stones"))


def test_it_takes_the_dice_that_can_show_what_is_wanted():
    table = table_with("P90")
    who = table.crew("security", 1, ["red-physical", "blue-basic", "green-scout"])

    assert dice_for(table, who, "chart-the-dunes")[0] == "green-scout"


def test_it_rests_before_a_check_for_which_it_has_no_dice():
    table = table_with("P90")
    who = table.crew("recon", 1, [], spent=SCOUTS)

    assert turn(table, who) == ("rest",)


def test_it_goes_home_from_a_visit_without_a_mission_before_somebody_is_carried():
    table = VanguardTable(
        BOARD + '[[state]]\nid = "quiet"\nwhen = "visits(1)"\nlanding = "L03"\nmission = ""\ndo = "none"\n'
    )
    table.g.missions, table.g.visits, table.g.state = [], 1, "quiet"
    table.g.lander.supplies = 5
    who = table.crew("recon", 1, SCOUTS)

    table.g.round = 1
    assert turn(table, who) != ("lift-off",)
    table.g.round = 9
    assert turn(table, who) == ("lift-off",)
    table.g.round, table.g.lander.supplies = 2, 0
    assert turn(table, who) == ("lift-off",)


def test_it_lifts_off_once_everything_required_is_done():
    table = table_with("P90")
    table.g.missions, table.g.completed = [], ["M90"]
    who = table.crew("recon", 1, SCOUTS)

    assert turn(table, who) == ("lift-off",)


def test_it_waits_for_whoever_is_not_at_the_lander():
    table = table_with("P90")
    table.g.missions, table.g.completed = [], ["M90"]
    who = table.crew("recon", 1, SCOUTS)
    table.crew("security", 2, ["red-basic"])

    assert turn(table, who) != ("lift-off",)


def test_it_goes_home_once_everything_required_is_done():
    table = table_with("P91", 2)
    table.g.missions, table.g.completed = [], ["M90"]
    who = table.crew("recon", 2, SCOUTS)

    assert turn(table, who) == ("travel", "1-2", 1)


def test_it_refuses_to_leave_anybody_behind():
    table = table_with("P90")
    table.g.missions, table.g.completed = [], ["M90"]
    who = table.crew("recon", 1, SCOUTS)
    about = {"who": "security", "behind": ("security",)}

    assert answer(table, Ask(who.seat, ["agree", "refuse"], "VAN-LIFTOFF-04", "lift-off-consent", about=about)) == (
        "refuse"
    )


def test_it_exerts_when_dice_and_supplies_are_gone():
    table = table_with("P90")
    table.supplies(0)
    who = table.crew("recon", 1, [], spent=[*SCOUTS, "red-basic", "blue-basic"])

    assert turn(table, who) == ("aside", "exert", "recon")


def test_it_does_not_exert_while_it_can_rest():
    table = table_with("P90")
    who = table.crew("recon", 1, [], spent=[*SCOUTS, "red-basic", "blue-basic"])

    assert turn(table, who) == ("rest",)


def test_it_does_not_exert_for_an_injury_too_many():
    table = table_with("P90")
    table.supplies(0)
    who = table.crew("recon", 1, [], spent=SCOUTS, injuries=["wounded", "wounded", "burned"])

    assert turn(table, who) != ("aside", "exert", "recon")


def test_in_the_tutorial_it_does_not_exert():
    table = table_with("P90")
    table.g.mode = "tutorial"
    table.supplies(0)
    who = table.crew("recon", 1, [], spent=[*SCOUTS, "red-basic", "blue-basic"])

    assert turn(table, who) != ("aside", "exert", "recon")


def test_it_exerts_rather_than_sacrifice_a_die():
    table = table_with("P90")
    who = table.crew("recon", 1, [], spent=[*SCOUTS, "red-basic", "blue-basic"])
    ask = Ask(who.seat, ["sacrifice"], "VAN-SPEND-02", "spend", about={"who": "recon"}, confirm=True)
    ask.asides = [("aside", "exert", "recon")]

    assert answer(table, ask) == ("aside", "exert", "recon")


def test_it_spends_the_die_that_shows_least():
    table = table_with("P90")
    who = table.crew("recon", 1, ["green-scout", "red-basic"])

    assert question(table, who, "spend", ["green-scout", "red-basic"]) == "red-basic"


def test_an_injury_is_the_dearer_the_more_there_are():
    table = table_with("P90")
    whole = table.crew("recon", 1, SCOUTS)
    hurt = table.crew("security", 1, ["red-basic"] * 4, injuries=["wounded", "wounded", "burned"])
    prices = judge(table, whole).prices

    assert prices.injury(hurt, "wounded") > 5 * prices.injury(whole, "wounded")
    assert prices.danger(hurt, "D") > prices.danger(whole, "D")


def test_a_cautious_player_fears_injuries_more():
    table = table_with("P90")
    who = table.crew("recon", 1, SCOUTS)

    cautious = Judge(table.g, TEMPERS["cautious"], who)
    assert cautious.prices.injury(who, "wounded") > judge(table, who).prices.injury(who, "wounded")


def test_the_last_die_is_dearer_than_one_of_many():
    table = table_with("P90")
    who = table.crew("recon", 1, SCOUTS)
    prices = judge(table, who).prices

    assert prices.die(who, 0) > prices.die(who, 1) > prices.die(who, 4)


def test_dice_are_dearer_without_supplies():
    table = table_with("P90")
    who = table.crew("recon", 1, SCOUTS)
    plenty = judge(table, who).prices.die(who, 4)
    table.supplies(0)

    assert judge(table, who).prices.die(who, 4) > plenty


def test_the_injury_die_goes_where_it_pushes_no_die_off():
    table = table_with("P90")
    who = table.crew("recon", 1, ["red-basic", "red-basic", "red-basic", "green-scout"])

    assert question(table, who, "column", ["red", "green", "blue"]) != "red"


def test_a_helper_gives_a_die_that_is_needed():
    table = table_with("P90")
    who = table.crew("security", 1, ["red-basic"])
    helper = table.crew("recon", 1, ["green-scout", "green-basic", "red-basic", "blue-basic"])
    table.pool(who, action="P90:chart-the-dunes", sector=1, step=1)

    assert question(table, helper, "assist", ["green-scout", "red-basic"], least=0) == "green-scout"


def test_a_sector_is_worth_less_the_further_away_it_is():
    table = table_with("P90", 3)
    who = table.crew("recon", 1, [*SCOUTS, "red-basic"])
    sites = Sites(judge(table, who), who)

    assert sites.potential[3] > sites.potential[2] > sites.potential[1] > 0


def test_a_clue_is_worth_something_until_the_order_is_known():
    table = VanguardTable(on="gantry")
    who = table.crew("science", 2, ["green-xenology"])
    assert judge(table, who).clue("first") > 0

    table.g.clues = [("is", 0, 5), ("is", 2, 8)]
    assert possible_orders(table.g) == [(5, 3, 8)]
    assert judge(table, who).clue("first") == 0


CLAMPS = """
[[poi]]
id = "P92"

[[action]]
at = "P92"
id = "break-the-clamps"
effects = ["Scout / Tech: track(1,green)", "Accident: track(1,red)"]
green_track = "5: done(M90)"
red_track = "2: danger(1,B)"
"""


def at_the_clamps(*dice: tuple[str, str]) -> tuple[VanguardTable, Ask]:
    """With a card in hand that rolls dice again, while a roll lies there."""
    table = VanguardTable(BOARD.replace("poi(P91,@1)", "poi(P91,@1) + poi(P92,@1)") + CLAMPS)
    table.g.missions = ["M90"]
    table.poi("P92", 1)
    who = table.crew("recon", 1, SCOUTS, hand=["re02"])
    table.pool(who, *dice, action="P92:break-the-clamps", sector=1)
    return table, Ask(who.seat, offered(table.g, who, who.seat), "VAN-ROLL-12", "modify", 0, about={"who": "recon"})


def test_it_rolls_no_dice_again_that_it_needs():
    table, ask = at_the_clamps(("green-scout", "scout"), ("green-scout", "scout"))
    assert answer(table, ask) is None

    table, ask = at_the_clamps(("green-scout", "scout"), ("green-scout", "accident"))
    assert answer(table, ask) is not None


def test_a_die_is_turned_to_the_face_that_is_any_icon():
    table, _ = at_the_clamps(("green-scout", "scout"), ("blue-tech", "accident"))
    turned = [("recon", "blue-tech", "accident", face) for face in ("basic", "tech", "vanguard")]
    ask = Ask(0, turned, "VAN-ROLL-16", "turn-die", 0, about={"who": "recon"})

    assert answer(table, ask) == turned[-1]
