"""Composing a team within the credits of a mission."""

import pytest

from starboard.games.saga.content.campaign import first_flags
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.campaign.market import worth
from starboard.games.saga.rules.campaign.team import Hired, cards_taken, deal_counters, field_team, price, team_problems
from starboard.games.saga.rules.campaign.team_building import choose_team
from starboard.games.saga.rules.gear.supplies import build_supply_deck
from starboard.games.saga.rules.lookups import crippled
from starboard.games.saga.rules.setup import muster, take_numbers
from starboard.games.saga.state.fields import Item, Played, Veteran
from starboard.games.saga.testing.mission_table import MissionTable

CREW = [("hire", "mc-dulinsky"), ("hire", "mc-curby"), ("hire", "mc-alyse"), ("hire", "mc-devil")]


def table_for(name: str = "c", *seats) -> MissionTable:
    table = MissionTable(name, *seats)
    take_numbers(table.g, mission(name))
    return table


def team_of(table: MissionTable, *choices) -> list[Hired]:
    """The team that these choices lead to; `done` follows them."""
    table.answers({"team": "own", "build-team": [*choices, "done"]})
    return table.run(choose_team, mission(table.g.mission))


def why_not(table: MissionTable, option) -> str:
    return dict(table.question("build-team").blocked())[option].rule


@pytest.mark.rule("SAGA-MISSION-04", "SAGA-MISSION-05")
def test_the_team_of_the_rulebook_costs_460_credits():
    table = table_for()

    team = team_of(table, *CREW, ("buy", "eq-medi-pack", "mc-alyse"))

    assert [(one.card, one.items) for one in team][2] == ("mc-alyse", ["eq-medi-pack"])
    assert price(team) == 460
    about = table.question("build-team").about
    assert (about["left"], about["credits"]) == (0, 460)


@pytest.mark.rule("SAGA-MISSION-04")
def test_what_costs_more_than_is_left_cannot_be_had():
    table = table_for()
    table.answers({"team": "own", "build-team": [*CREW, ("buy", "eq-stim", "mc-alyse")]})
    with table.refuses("SAGA-MISSION-05"):
        table.run(choose_team, mission("c"))
    assert why_not(table, ("buy", "eq-stim", "mc-alyse")) == "SAGA-MISSION-04"
    assert why_not(table, ("hire", "mc-ogan")) == "SAGA-MISSION-04"
    assert why_not(table, ("learn", "sk-plus-tech", "mc-dulinsky")) == "SAGA-MISSION-04"
    assert why_not(table, ("learn", "sk-parry", "mc-dulinsky")) == "SAGA-MISSION-08"


@pytest.mark.rule("SAGA-MISSION-06")
def test_the_ideal_team_is_offered_first_and_needs_no_further_choice():
    table = table_for()
    table.answers({"team": "ideal"})

    team = table.run(choose_team, mission("c"))

    assert table.question("team").options[0] == "ideal"
    assert [one.card for one in team] == ["mc-dulinsky", "mc-curby", "mc-alyse", "mc-devil"]
    assert team[2].items == ["eq-medi-pack"]
    told = table.question("team").about
    assert told["team"] == tuple([(one.card, tuple(one.items), ()) for one in team])
    assert told["cards"] == ()


@pytest.mark.rule("SAGA-MISSION-06")
def test_players_choose_who_has_a_card_that_is_for_nobody_in_particular():
    table = table_for("m4")
    table.answers({"team": "ideal", "carrier": "mc-devil"})

    team = table.run(choose_team, mission("m4"))

    assert [one.items for one in team] == [[], [], [], ["eq-medi-pack"]]
    told = table.question("team").about
    assert told["cards"] == ("eq-medi-pack",)
    assert [items for _, items, _ in told["team"]] == [(), (), (), ()]


@pytest.mark.rule("SAGA-SETUP-10")
def test_a_fixed_team_is_not_asked_about():
    table = table_for("b")
    assert [one.card for one in table.run(choose_team, mission("b"))] == ["mc-dulinsky", "mc-curby"]
    assert table.asked == []


@pytest.mark.rule("SAGA-SETUP-10")
def test_each_mercenary_can_be_taken_once_and_one_is_enough():
    table = table_for()
    with table.refuses("SAGA-MISSION-05"):
        team_of(table, ("hire", "mc-wrath"), ("hire", "mc-wrath"))
    assert [one.card for one in team_of(table, ("hire", "mc-wrath"))] == ["mc-wrath"]


@pytest.mark.rule("SAGA-SETUP-10")
def test_somebody_must_go():
    table = table_for()
    with table.refuses("SAGA-MISSION-05"):
        team_of(table)
    assert why_not(table, "done") == "SAGA-SETUP-10"


@pytest.mark.rule("SAGA-SETUP-10")
def test_mercenaries_go_to_the_seats_that_named_them_and_the_others_in_turn():
    table = table_for("c", ["nexus"], ["devil"], ["mercenaries"])
    team = team_of(table, *CREW)
    assert [(one.card, one.seat) for one in team] == [
        ("mc-dulinsky", 1), ("mc-curby", 2), ("mc-alyse", 1), ("mc-devil", 1),
    ]  # fmt: skip
    assert table.question("team").seat == 1


@pytest.mark.rule("SAGA-MISSION-08")
def test_skills_for_one_mission_cost_what_is_printed_and_must_fit():
    table = table_for()

    team = team_of(
        table, ("hire", "mc-dulinsky"), ("learn", "sk-aimed-fire", "mc-dulinsky"),
        ("learn", "sk-plus-move", "mc-dulinsky"),
    )  # fmt: skip

    assert price(team) == 110 + 15 + 10
    assert why_not(table, ("learn", "sk-parry", "mc-dulinsky")) == "SAGA-MISSION-08"
    field_team(table.g, mission("c"), team)
    assert "sk-aimed-fire" not in table.g.skills


@pytest.mark.rule("SAGA-MISSION-08")
def test_a_skill_card_exists_once():
    table = table_for()
    two = [("hire", "mc-alyse"), ("hire", "mc-wrath"), ("learn", "sk-parry", "mc-alyse")]
    with table.refuses("SAGA-MISSION-05"):
        team_of(table, *two, ("learn", "sk-parry", "mc-wrath"))
    double = [Hired(0, "mc-alyse", [], ["sk-parry"]), Hired(0, "mc-wrath", [], ["sk-parry"])]
    assert team_problems(mission("c"), double) == ["SAGA-MISSION-08: sk-parry exists once"]
    unfit = [Hired(0, "mc-dulinsky", [], ["sk-parry"])]
    assert team_problems(mission("c"), unfit) == ["SAGA-MISSION-08: sk-parry does not fit mc-dulinsky"]


@pytest.mark.rule("SAGA-MISSION-16")
def test_mission_items_and_a_turret_are_not_for_sale_and_a_card_only_as_often_as_it_exists():
    table = table_for()
    team = team_of(
        table, ("hire", "mc-wrath"), ("buy", "eq-vest", "mc-wrath"), ("buy", "eq-vest", "mc-wrath"),
        ("buy", "dp-force-field", "mc-wrath"),
    )  # fmt: skip
    assert price(team) == 110 + 2 * 12 + 18
    assert why_not(table, ("buy", "eq-pass", "mc-wrath")) == "SAGA-MISSION-16"
    assert why_not(table, ("buy", "eq-vest", "mc-wrath")) == "SAGA-MISSION-16"
    assert why_not(table, ("buy", "dp-force-field", "mc-wrath")) == "SAGA-MISSION-16"
    offered = [*table.question("build-team").options, *[one for one, _ in table.question("build-team").blocked()]]
    assert ("buy", "dp-sentry", "mc-wrath") not in offered
    three = [Hired(0, "mc-wrath", ["eq-vest"] * 3, [])]
    assert team_problems(mission("c"), three) == ["SAGA-MISSION-16: eq-vest cannot be bought 3 times"]


@pytest.mark.rule("SAGA-MISSION-16", "SAGA-SETUP-08")
def test_what_was_bought_is_missing_from_the_supply_deck():
    table = table_for()
    team = team_of(table, ("hire", "mc-wrath"), *[("buy", "eq-medi-pack", "mc-wrath")] * 4)
    field_team(table.g, mission("c"), team)

    build_supply_deck(table.g, "S3", cards_taken(table.g))

    assert cards_taken(table.g) == ["eq-medi-pack"] * 4
    assert "eq-medi-pack" not in table.g.supply.cards
    assert len(table.g.supply) == 8


@pytest.mark.rule("SAGA-MISSION-05")
def test_everything_can_be_taken_back_until_the_team_is_complete():
    table = table_for()
    team = team_of(
        table, ("hire", "mc-wrath"), ("buy", "eq-vest", "mc-wrath"), ("return", "eq-vest", "mc-wrath"),
        ("learn", "sk-parry", "mc-wrath"), ("forget", "sk-parry", "mc-wrath"), ("hire", "mc-ogan"),
        ("dismiss", "mc-ogan"),
    )  # fmt: skip
    assert [(one.card, one.items, one.skills) for one in team] == [("mc-wrath", [], [])]


# --- campaigns ---


def old_hand() -> Veteran:
    alyse = Veteran("mc-alyse")
    alyse.skills, alyse.wounds, alyse.tokens = ["sk-parry"], 1, 2
    bought, found = Item("eq-vest"), Item("eq-grenade")
    bought.bought = True
    alyse.items = [bought, found]
    return alyse


@pytest.mark.rule("SAGA-CAMPAIGN-02", "SAGA-CREDIT-07")
def test_a_veteran_costs_its_current_value():
    alyse = old_hand()
    assert worth(alyse.card, alyse.skills, alyse.items) == 110 + 5 + 12
    table = table_for("m1")
    table.g.campaign, table.g.veterans = "lantern-job", [alyse]

    team = team_of(table, ("veteran", "mc-alyse"), ("buy", "eq-stim", "mc-alyse"))

    assert price(team) == 127 + 6
    assert ("hire", "mc-alyse") not in table.question("build-team").options
    field_team(table.g, mission("m1"), team)
    who = table.g.mercenaries[0]
    assert [item.card for item in who.items] == ["eq-vest", "eq-grenade", "eq-stim"]
    assert (who.skills, who.model.wounds, who.tokens) == (["sk-parry"], 1, 2)


@pytest.mark.rule("SAGA-CAMPAIGN-02", "SAGA-MISSION-16", "SAGA-MISSION-08")
@pytest.mark.parametrize(
    ("taken", "rule"),
    [
        (("buy", "eq-silent-pistol", "mc-dulinsky"), "SAGA-MISSION-16"),
        (("learn", "sk-plus-move", "mc-dulinsky"), "SAGA-MISSION-08"),
    ],
)
def test_a_veteran_whose_card_the_team_has_taken_cannot_be_hired_besides(taken: tuple[str, ...], rule: str):
    curby = Veteran("mc-curby")
    curby.items, curby.skills = [Item("eq-silent-pistol")], ["sk-plus-move"]
    table = table_for("m1")
    table.g.campaign, table.g.veterans = "lantern-job", [curby]

    team_of(table, ("hire", "mc-dulinsky"), taken)

    assert why_not(table, ("veteran", "mc-curby")) == rule
    assert ("hire", "mc-curby") in table.question("build-team").options


@pytest.mark.rule("SAGA-CAMPAIGN-02")
def test_a_squad_that_goes_on_is_not_limited_by_credits():
    table = table_for("m2")
    table.g.campaign, table.g.played = "lantern-job", [Played("m1", True)]
    rich = old_hand()
    rich.skills = ["sk-parry", "sk-thick-skin", "sk-unbroken", "sk-plus-shoot", "sk-plus-assault"]
    names = ("mc-dulinsky", "mc-curby", "mc-devil")
    table.g.veterans = [rich, *[Veteran(card) for card in names]]

    team = table.run(choose_team, mission("m2"))

    assert price(team) > mission("m2").squad.credits
    field_team(table.g, mission("m2"), team)
    assert (len(table.g.mercenaries), table.g.veterans, table.asked) == (4, [], [])


@pytest.mark.rule("SAGA-UPKEEP-08", "SAGA-SETUP-02")
def test_counters_are_dealt_at_random_in_a_campaign():
    table = table_for()
    table.g.campaign = "lantern-job"
    field_team(table.g, mission("c"), team_of(table, *CREW))
    table.fate(colour=["purple", "red", "orange", "blue"])

    table.run(deal_counters)

    assert [who.colour for who in table.g.mercenaries] == ["purple", "red", "orange", "blue"]
    assert all([who.ready for who in table.g.mercenaries])


@pytest.mark.rule("SAGA-UPKEEP-08", "SAGA-SETUP-02")
def test_no_colour_is_dealt_twice():
    table = table_for()
    field_team(table.g, mission("c"), team_of(table, *CREW))
    table.fate(colour=["purple", "purple", "red", "blue"])
    with pytest.raises(AssertionError, match="'purple' cannot come up"):
        table.run(deal_counters)


@pytest.mark.rule("SAGA-SETUP-10")
def test_everybody_at_the_table_plays_somebody():
    table = table_for("c", ["mercenaries"], ["mercenaries"])
    table.answers({"team": "own", "build-team": [CREW[0], "done"]})
    with table.refuses("SAGA-MISSION-05"):
        table.run(choose_team, mission("c"))
    assert dict(table.question("build-team").blocked())["done"].key == "seat-without-mercenary"

    pair = table_for("c", ["mercenaries"], ["mercenaries"])
    assert [one.seat for one in team_of(pair, *CREW[:2])] == [0, 1]


@pytest.mark.rule("SAGA-CAMPAIGN-02", "SAGA-UPKEEP-04", "SAGA-XP-05")
def test_no_hired_veterans_begin_a_mission_that_is_lost():
    table = table_for("m1")
    alyse, devil = Veteran("mc-alyse"), Veteran("mc-devil")
    alyse.wounds, devil.wounds = (MERCENARIES[one.card].green for one in (alyse, devil))
    table.g.campaign, table.g.veterans, table.g.flags = "lantern-job", [alyse, devil], first_flags()
    table.answers({"team": "own", "build-team": [("veteran", "mc-alyse"), ("veteran", "mc-devil"), "done"]})
    table.any_fate()

    table.run(muster, mission("m1"))

    hurt = [who.was_crippled for who in table.g.mercenaries if crippled(who.model)]
    assert hurt == [True] and len([who for who in table.g.mercenaries if not who.was_crippled]) == 1
