"""Rounds, Special Actions, Sectors, Travel and Supplies: what the chapters say beside the actions themselves."""

import pytest

from starboard.games.vanguard.content.cards import RANK_UPS
from starboard.games.vanguard.content.landers import LANDERS
from starboard.games.vanguard.content.planet_file import planet
from starboard.games.vanguard.rules.actions import options, perform
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.lookups import crew_in, log_in, top_poi
from starboard.games.vanguard.rules.offered_actions import shown_to
from starboard.games.vanguard.rules.rounds import begin_round, end_turn, resolve_event
from starboard.games.vanguard.rules.supplies import gain_supplies, lose_supplies
from starboard.games.vanguard.state.fields import Gear
from starboard.games.vanguard.state.invariants import impossible
from starboard.games.vanguard.testing.planets import planet_for_tests
from starboard.kernel.errors import BrokenContent
from starboard.testing import VanguardTable

SOURCES = """
[[poi]]
id = "P80"

[[action]]
at = "P80"
id = "dig"
danger = ["A"]
effects = ["Gather: track(1,green)"]
green_track = "4: success(1)"

[[action]]
at = "P80"
id = "call"
green = "Scout: success(1)"

[[action]]
at = "P80"
id = "wave"
free = "success(2)"

[[action]]
at = "G80"
id = "signal"
once = "visit"
free = "success(1)"

[[action]]
at = "M80"
id = "report"
free = "draw(1)"

[[condition]]
id = "G80"
travel = "do(prepare)"

[[mission]]
id = "M80"

[[log]]
id = "80"
speaker = "x"
mood = "plain"
on = "turn 88"
do = "mission(M80) + poi(P80,@2) + condition(G80) + stock(3)"
choices = [
    { id = "pay", do = "losesupply(2) + success(1)" },
    { id = "wait", do = "none" },
]
"""


def names(table, who) -> set[str]:
    return {shown[0].name for shown in shown_to(table.g, who)}


# --- rounds ---


def turns_of_a_round(table) -> list[str]:
    """Whose turns they are, in their order, with nothing done in any of them."""
    order = [table.g.active]
    while True:
        table.run(end_turn)
        deck = table.g.event_deck
        deck.cards += deck.discard
        deck.discard = []
        table.next_events("ev14")
        table.run(resolve_event)
        if table.g.step == "round":
            return order
        order.append(table.g.active)


@pytest.mark.rule("VAN-ROUND-03", "VAN-ROUND-01")
def test_the_order_of_the_boards_is_a_fixed_circle_from_whoever_has_the_start_token():
    table = VanguardTable(players=4)
    for section in ("security", "recon", "science", "engineering"):
        table.crew(section)
    table.g.start = table.g.active = "science"
    assert turns_of_a_round(table) == ["science", "engineering", "security", "recon"]

    table.answers({"VAN-ROUND-02": "recon"})
    table.run(begin_round)
    assert turns_of_a_round(table) == ["recon", "science", "engineering", "security"]


@pytest.mark.rule("VAN-ROUND-05")
def test_rounds_follow_each_other_without_a_limit():
    table = VanguardTable()
    table.crew("security")
    table.g.round, table.g.step = 500, "round"

    table.run(begin_round)

    assert (table.g.round, table.g.step, table.g.ending) == (501, "turn", "")


@pytest.mark.rule("VAN-ACTION-06", "VAN-ACTION-01")
def test_with_one_action_left_everything_is_open_that_was_open_with_two():
    table = VanguardTable(SOURCES)
    who = table.crew("security", dice=["red-basic"])
    with_two = options(table.g, who)
    table.run(perform, who, ("rest",))
    assert table.g.actions == 1 and options(table.g, who) == with_two

    table.run(perform, who, ("rest",))
    assert table.g.actions == 0 and options(table.g, who) == [("end-turn",)]


# --- Special Actions ---


@pytest.mark.rule("VAN-SPECIAL-01")
def test_special_actions_are_found_on_the_poi_the_condition_missions_threats_and_the_rank_up_card():
    table = VanguardTable(SOURCES)
    who = table.crew("security", sector=2)
    assert names(table, who) == set()

    table.poi("P80", 2)
    assert names(table, who) == {"P80:dig", "P80:call", "P80:wave"}
    who.sector = 1
    assert names(table, who) == set()  # the POI of another Sector

    table.g.condition = "G80"
    assert names(table, who) == {"G80:signal"}
    table.g.missions.append("M80")
    assert names(table, who) == {"G80:signal", "M80:report"}


@pytest.mark.rule("VAN-SPECIAL-01", "VAN-THREAT-05")
def test_a_threat_offers_its_action_only_where_its_main_standee_is():
    table = VanguardTable()
    who = table.crew("security", sector=2)
    threat = table.threat("th01", 3)
    threat.secondary = [2]
    assert names(table, who) == set()

    threat.sector = 2
    assert names(table, who) == {"th01:turn-the-shoal"}


@pytest.mark.rule("VAN-SPECIAL-01", "VAN-ACTION-02")
def test_a_mod_of_the_lander_offers_an_action_that_counts_as_the_special_one():
    table = VanguardTable(SOURCES)
    table.g.condition = "G80"
    who, other = table.crew("security"), table.crew("recon", sector=2)
    winch = ("use", "mod", "security", "mod-M10", 0)  # a crew member nearby comes to the Lander
    assert winch not in options(table.g, who)
    table.g.lander.mods = ["mod-M10"]
    assert winch in options(table.g, who)

    table.run(perform, who, winch)

    assert other.sector == 1 and table.g.actions == 1
    assert not any(option[0] == "special" for option in options(table.g, who))


@pytest.mark.rule("VAN-SPECIAL-01", "VAN-RANKUP-02")
def test_the_rank_up_card_offers_its_action_until_it_is_turned():
    card = next(card for card in RANK_UPS.values() if card.action is not None)
    table = VanguardTable()
    who = table.crew("security")
    table.g.rank_up = card.id
    assert names(table, who) == {card.action.name}

    table.g.ranked_up = True
    assert names(table, who) == set()


@pytest.mark.rule("VAN-SPECIAL-02")
def test_an_action_without_a_check_is_done_by_its_text():
    table = VanguardTable(SOURCES)
    table.poi("P80", 2)
    who = table.crew("security", sector=2, dice=["red-basic"], injury_dice=["red"])

    with table.only_changes("actions", "special", "success", "gained"):
        table.run(perform, who, ("special", "P80:wave", 2))

    assert table.g.success == 2 and not table.told("check-begun")


FOR_EVER = """
[[action]]
at = "M80"
id = "sign"
once = "ever"
free = "success(1)"

[[action]]
at = "M80"
id = "seal"
once = "ever"
green = "Tech: success(1)"
red = "none"
"""


@pytest.mark.rule("VAN-SECTOR-06", "VAN-SPECIAL-06")
@pytest.mark.parametrize("action", ["sign", "seal"])
def test_what_a_mission_lets_be_done_once_for_ever_is_marked_where_it_was_done(action):
    table = VanguardTable(SOURCES + FOR_EVER)
    table.g.missions = ["M80"]
    who = table.crew("engineering", sector=3, dice=["blue-tech"])
    other = table.crew("security", sector=1)
    table.answers({"VAN-ROLL-06": "all"} if action == "seal" else {})
    table.fate(**({"check": ("tech",)} if action == "seal" else {}))

    table.run(perform, who, ("special", f"M80:{action}", 0))

    assert table.sector(3).marks == {f"M80:{action}": 1} and table.g.success == 1
    table.g.special = False
    assert f"M80:{action}" not in [option[1] for option in options(table.g, other) if option[0] == "special"]


@pytest.mark.rule("VAN-SPECIAL-03", "VAN-SPECIAL-02")
def test_of_several_actions_on_a_card_only_the_chosen_one_counts():
    table = VanguardTable(SOURCES)
    table.poi("P80", 2)
    who = table.crew("security", sector=2, dice=["red-gather", "green-scout"])
    offered = [option for option in options(table.g, who) if option[0] == "special"]
    assert [option[1] for option in offered] == ["P80:dig", "P80:call", "P80:wave"]
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("scout", "gather"))  # no Danger die: that is the other action's

    table.run(perform, who, ("special", "P80:call", 2))

    assert table.g.success == 1 and table.g.tracks == []


@pytest.mark.rule("VAN-SPECIAL-05")
@pytest.mark.parametrize(
    "lines, wrong",
    [
        ('green = "Scout: success(1)"\ngreen_track = "3: success(1)"', "wants rows, or tracks"),
        ('effects = ["Scout: track(1,green)"]', "wants rows, or tracks"),
        ('free = "draw(1)"\nred = "draw(1)"', "wants rows, or tracks"),
        ('green = "Scout: draw(1)"\nred = "Accident: draw(1)"', "a red row has no requirement"),
        ('green = "draw(1)"', "wants a requirement"),
        ('green = "Scout: draw(1) => red"', "linked to a result that it does not have: red"),
        ('green_track = "3: draw(1) => yellow"', "'yellow' is no track"),
        ('effects = ["Scout: draw(1) => red"]\nred = "draw(1)"', "only the results of rows and tracks are linked"),
        ('danger = ["Z"]\nred = "draw(1)"', "Z"),
        ('yellow_track = "3: draw(1)"', "wants rows, or tracks"),
    ],
)
def test_an_action_has_rows_or_tracks_and_nothing_that_does_not_belong_there(lines, wrong):
    action = f'[[poi]]\nid = "P81"\n[[action]]\nat = "P81"\nid = "look"\n{lines}\n'
    with pytest.raises(BrokenContent, match=wrong):
        planet_for_tests(action)


# --- Sectors and Travel ---


@pytest.mark.rule("VAN-SECTOR-01")
def test_a_sector_has_a_printed_poi_a_log_or_nothing():
    sectors = [sector for name in ("cinder", "veyra", "gantry", "ossuary") for sector in planet(name).sectors.values()]
    assert {("poi" if sector.poi else "log" if sector.log else "") for sector in sectors} == {"poi", "log", ""}
    table = VanguardTable()
    assert [sector.number for sector in table.g.sectors] == [1, 2, 3, 4]
    assert (top_poi(table.g, 1), log_in(table.g, 1)) == ("", "")


@pytest.mark.rule("VAN-SECTOR-01", "VAN-TEAM-06")
def test_whatever_is_on_the_board_is_in_a_sector_of_it():
    def table() -> VanguardTable:
        found = VanguardTable()
        found.crew("security"), found.crew("recon", sector=2)
        found.g.start = found.g.active = "security"
        assert impossible(found.g) == []
        return found

    nowhere = table()
    nowhere.member("recon").sector = 9
    assert impossible(nowhere.g) == ["somebody is nowhere"]
    threat = table()
    threat.threat("th01", 9)
    assert impossible(threat.g) == ["somebody is nowhere"]
    token = table()
    token.g.gear = [Gear("G02")]
    assert impossible(token.g) == ["an equipment token lies nowhere"]
    token.g.gear[0].sector = 2
    assert impossible(token.g) == []
    lander = table()
    lander.g.lander.sector = 9
    assert impossible(lander.g) == ["the Lander is nowhere"]


@pytest.mark.rule("VAN-TEAM-06", "VAN-TRAVEL-06")
def test_a_crew_member_is_in_one_sector_at_a_time():
    table = VanguardTable()
    who = table.crew("security", sector=3)
    assert [crew_in(table.g, number) for number in (1, 2, 3, 4)] == [[], [], [who], []]

    table.run(perform, who, ("travel", "3-4", 4))

    assert [crew_in(table.g, number) for number in (1, 2, 3, 4)] == [[], [], [], [who]]


@pytest.mark.rule("VAN-TRAVEL-05", "VAN-ASSIST-01")
def test_on_the_way_only_those_who_stay_behind_can_help():
    table = VanguardTable(SOURCES, players=4)
    table.g.condition = "G80"  # to travel one makes a check
    who = table.crew("security", dice=["red-basic"])
    behind = table.crew("recon", dice=["green-scout"])
    table.crew("science", sector=2, dice=["blue-science"])
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "all", (1, "VAN-ASSIST-02"): "green-scout"})
    table.fate(check=("basic", "scout"))

    table.run(perform, who, ("travel", "1-2", 2))

    assert [ask.seat for ask in table.asked if ask.kind == "assist"] == [behind.seat]
    assert who.sector == 2 and behind.spent == ["green-scout"]


# --- Supplies ---


@pytest.mark.rule("VAN-SUPPLY-01")
def test_supplies_stay_between_nothing_and_the_end_of_the_landers_track():
    table = VanguardTable()
    most = LANDERS["space-ranger"].supplies
    table.run(gain_supplies, 20)
    assert table.g.lander.supplies == most == table.g.lander.most_supplies
    table.run(lose_supplies, 3)
    table.run(gain_supplies, 1)
    assert table.g.lander.supplies == most - 2


@pytest.mark.rule("VAN-SUPPLY-01")
def test_a_planet_may_have_a_supply_track_of_its_own():
    table = VanguardTable(SOURCES)
    table.crew("security")
    table.answers({"VAN-LOG-01": "wait"})
    table.run(read_log, "80")
    assert (table.g.lander.supplies, table.g.lander.most_supplies) == (3, 3)
    table.run(gain_supplies, 1)
    assert table.g.lander.supplies == 3


@pytest.mark.rule("VAN-SUPPLY-02")
def test_a_compulsory_loss_stops_at_nothing_and_an_optional_one_must_be_paid_in_full():
    table = VanguardTable(SOURCES)
    who = table.crew("security")
    table.supplies(1)
    table.answers({"VAN-LOG-01": "pay"})
    with table.refuses("VAN-LOG-01"):
        table.run(read_log, "80")

    with table.only_changes("lander.supplies"):
        table.run(lose_supplies, 3)
    assert table.g.lander.supplies == 0 and who.status == "exploring"
