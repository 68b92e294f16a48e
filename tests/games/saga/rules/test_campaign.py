"""Sheets: what a campaign goes on from, and what a mission hands on."""

import pytest

from starboard.games.saga.content.campaign import CAMPAIGN
from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.campaign.campaign import carry, choose_variant, new_sheet, take_up
from starboard.games.saga.rules.campaign.sheet_checks import sheet_problems
from starboard.games.saga.rules.campaign.upkeep import upkeep
from starboard.games.saga.rules.play import play
from starboard.games.saga.rules.setup import muster, set_up, take_numbers
from starboard.games.saga.sheet.sheet import Sheet
from starboard.games.saga.state.fields import Item, Played, Veteran
from starboard.games.saga.testing.mission_table import MissionTable, play_out
from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import StarboardError
from starboard.kernel.fate import Fate


def chapter(name: str, sheet: Sheet) -> MissionTable:
    table = MissionTable(name, ["dulinsky", "curby"], ["alyse", "devil"])
    take_up(table.g, sheet)
    return table


def join(table: MissionTable, seed: int = 1) -> None:
    """The team of the mission is there, before anything of the map is."""
    take_numbers(table.g, mission(table.g.mission))
    play_out(muster(table.g, mission(table.g.mission)), Fate(seed))


def squad(*cards: str) -> Sheet:
    """A campaign after its first mission."""
    sheet = new_sheet(CAMPAIGN)
    sheet.played, sheet.following = [Played("m1", True)], ["m2"]
    sheet.squad = [Veteran(card) for card in cards or ("mc-dulinsky", "mc-alyse")]
    return sheet


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_a_campaign_begins_with_the_first_mission_and_with_no_other():
    sheet = new_sheet(CAMPAIGN)
    assert (sheet.following, sheet.squad, sheet_problems(sheet)) == (["m1"], [], [])
    assert chapter("m1", sheet).g.campaign == CAMPAIGN
    with pytest.raises(StarboardError, match="m2 does not come now"):
        chapter("m2", sheet)


@pytest.mark.rule("SAGA-CAMPAIGN-01", "SAGA-UPKEEP-03", "SAGA-UPKEEP-08", "SAGA-SETUP-11", "SAGA-XP-05")
def test_the_squad_goes_on_with_what_it_has():
    sheet = squad()
    dulinsky = sheet.squad[0]
    dulinsky.wounds, dulinsky.items, dulinsky.skills = 3, [Item("eq-vest")], ["sk-foresight"]
    dulinsky.attributes, dulinsky.experience, dulinsky.tokens, dulinsky.victory_points = ["speed"], 4, 2, 3
    table = chapter("m2", sheet)

    join(table)

    who = table.g.mercenaries[0]
    assert (who.seat, who.model.wounds, who.was_crippled) == (0, 3, True)
    assert ([item.card for item in who.items], who.skills) == (["eq-vest"], ["sk-foresight"])
    assert (who.attributes[-1], who.experience, who.tokens, who.victory_points) == ("speed", 4, 2, 3)
    assert "sk-foresight" not in table.g.skills
    assert table.told("counters-dealt")
    assert table.g.supply.cards.count("eq-vest") <= 1


@pytest.mark.rule("SAGA-XP-05", "SAGA-UPKEEP-03")
def test_whom_the_mission_tends_before_it_begins_does_not_start_it_crippled():
    sheet = squad("mc-dulinsky", "mc-alyse", "mc-devil")
    sheet.played, sheet.following = [Played("m1", True), Played("m4", False)], ["m6"]
    sheet.squad[0].wounds, sheet.squad[1].wounds = 4, 2
    table = chapter("m6", sheet)

    play_out(set_up(table.g), Fate(1))

    now = [(who.model.name, who.model.wounds, who.was_crippled) for who in table.g.mercenaries]
    assert now == [("dulinsky", 3, True), ("alyse", 1, False), ("devil", 0, False)]


@pytest.mark.rule("SAGA-CAMPAIGN-01", "SAGA-XP-07", "SAGA-CAMPAIGN-03")
def test_a_lost_mission_hands_on_what_was_gained():
    table = chapter("m2", squad())
    join(table)
    g = table.g
    who = g.mercenaries[0]
    who.experience, who.tokens, who.victory_points = 9, 1, 2
    who.attributes.append("speed")
    g.ending, g.step = "nexus", "over"
    table.answers({"shop": "none", "growth": "none"})

    table.run(upkeep)
    carried = carry(g)

    assert carried is not None
    sheet = carried.sheet
    assert isinstance(sheet, Sheet)
    old = sheet.squad[0]
    assert (old.experience, old.tokens, old.victory_points, old.attributes) == (9, 1, 2, ["speed"])
    assert [(one.mission, one.won) for one in sheet.played] == [("m1", True), ("m2", False)]
    assert (carried.following, sheet.flags["alert"], sheet_problems(sheet)) == (["m3"], "1", [])


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_cards_are_filled_up_again_and_some_mission_items_stay():
    table = chapter("m2", squad("mc-ogan"))
    join(table)
    g, who = table.g, table.g.mercenaries[0]
    medic = Item("eq-auto-medic", 1)
    medic.bought = True
    who.items += [medic, Item("eq-charges", 2), Item("eq-pass"), Item("eq-case"), Item("eq-heron")]
    g.ending, g.step, g.flags["heron"] = "mercenaries", "over", "free"

    table.run(upkeep)
    carried = carry(g)

    assert carried is not None and isinstance(carried.sheet, Sheet)
    kept = [(item.card, item.charges, item.bought) for item in carried.sheet.squad[0].items]
    assert kept == [("eq-auto-medic", 3, True), ("eq-charges", 2, False), ("eq-heron", 0, False)]


@pytest.mark.rule("SAGA-CAMPAIGN-01", "SAGA-CAMPAIGN-03", "SAGA-UPKEEP-07")
@pytest.mark.parametrize(
    ("mission", "won", "card", "flag", "word", "kept"),
    [
        ("m4", False, "eq-heron", "heron", "none", False),  # she is taken
        ("m4", True, "eq-heron", "heron", "hurt", True),
        ("m5", False, "eq-data-core", "core", "no", False),
        ("m5", True, "eq-data-core", "core", "no", False),  # its holder fell and nobody carried it out
        ("m5", True, "eq-data-core", "core", "yes", True),
        ("m6", False, "eq-serum", "serum", "no", False),
        ("m6", True, "eq-serum", "serum", "yes", True),
        ("m8", False, "eq-heron", "heron", "captive", False),
        ("m7", False, "eq-serum", "serum", "yes", True),  # won before
        ("m5", False, "eq-charges", "core", "no", True),
    ],
)
def test_a_prize_stays_only_with_those_that_have_won_it(
    mission: str, won: bool, card: str, flag: str, word: str, kept: bool
):
    sheet = squad("mc-ogan")
    sheet.following = [mission]
    table = chapter(mission, sheet)
    join(table)
    g, who = table.g, table.g.mercenaries[0]
    who.items.append(Item(card, 0))
    g.ending, g.step, g.flags[flag] = "mercenaries" if won else "nexus", "over", word

    table.any_fate().run(upkeep)

    carried = carry(g)
    assert carried is not None and isinstance(carried.sheet, Sheet)
    assert (card in [item.card for item in carried.sheet.squad[0].items]) == kept
    assert sheet_problems(carried.sheet) == []


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_a_mission_for_itself_hands_on_nothing():
    assert carry(MissionTable("c").set_up().g) is None


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_a_variant_is_asked_about_only_where_there_is_a_choice():
    sheet = squad()
    sheet.following, sheet.flags["truth"] = ["m7", "m9"], "yes"
    table = chapter("m7", sheet)
    table.answers({"variant": "burn"})
    table.run(choose_variant, mission("m7"))
    assert table.g.variant == "burn"

    last = chapter("m9", sheet)
    last.run(choose_variant, mission("m9"))
    assert (last.g.variant, last.asked) == ("old-friends", [])

    alone = MissionTable("m9")
    alone.answers({"variant": "company"})
    alone.run(choose_variant, mission("m9"))
    assert alone.question("variant").options == list(mission("m9").variants)


@pytest.mark.rule("SAGA-CAMPAIGN-04")
def test_upkeep_follows_a_mission_of_a_campaign_once():
    sheet = squad()
    sheet.following = ["m9"]
    table = chapter("m9", sheet)
    play_out(set_up(table.g), Fate(1))
    table.g.ending, table.g.step = "mercenaries", "over"
    play_out(play(table.g), Fate(1))
    assert (table.g.finale, table.g.step) == ("paid-in-full", "over")
    assert [one.kind for one in table.g.events or []][-2:] == ["page", "mission-closed"], "how it ended is told last"
    experience = table.g.mercenaries[0].experience
    play_out(play(table.g), Fate(1))
    assert table.g.mercenaries[0].experience == experience == 10


@pytest.mark.rule("SAGA-CAMPAIGN-01", "SAGA-CAMPAIGN-02")
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_chosen_the_next_mission_can_begin(seed):
    sheet, name = new_sheet(CAMPAIGN), "m1"
    for number in range(3):
        table = chapter(name, sheet)
        join(table, seed * 10 + number)
        g = table.g
        for who in g.mercenaries:
            who.victory_points += 4
            who.tokens += 2
            who.model.wounds = seed % 5
        g.flags["way"] = "stairs"
        g.ending, g.step = ("nexus", "over") if seed % 3 == 0 else ("mercenaries", "over")
        play_out(upkeep(g), Fate(seed))
        carried = carry(g)
        assert carried is not None
        sheet = decode(Sheet, encode(carried.sheet))
        assert sheet_problems(sheet) == []
        if not carried.following:
            return
        name = carried.following[0]


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [("campaign", "other", "no campaign"), ("following", ["m99"], "no mission"), ("following", [], "either missions"),
     ("following", ["a"], "no mission"), ("played", [Played("c", True)], "no mission"),
     ("finale", "ash", "either missions"), ("flags", {}, "flags are not"), ("squad", [], "nobody is left"),
     ("squad", [Veteran("mc-alyse"), Veteran("mc-alyse")], "twice"), ("squad", [Veteran("mc-nobody")], "no Mercenary")],
)  # fmt: skip
def test_a_sheet_that_cannot_be_is_refused(field, value, message):
    sheet = squad()
    setattr(sheet, field, value)
    assert any([message in str(problem) for problem in sheet_problems(sheet)])
    with pytest.raises(StarboardError, match="no mission can begin"):
        take_up(MissionTable("m2").g, sheet)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [("wounds", 5, "wounds"), ("wounds", -1, "wounds"), ("experience", 15, "experience"), ("tokens", -1, "experience"),
     ("victory_points", 1000, "points"), ("skills", ["sk-none"], "skill"), ("skills", ["sk-parry"], "skill"),
     ("attributes", ["human"], "gained"), ("attributes", ["generic"], "gained"), ("items", [Item("eq-none")], "card"),
     ("items", [Item("eq-blade"), Item("eq-blade")], "so often"), ("items", [Item("eq-vest", -1)], "charges"),
     ("items", [Item("eq-charges", 4)], "charges"), ("items", [Item("eq-medi-pack", 1)], "charges"),
     ("items", [Item("eq-serum")], "not won"), ("items", [Item("eq-pass")], "not won")],
)  # fmt: skip
def test_a_veteran_that_cannot_be_is_refused(field, value, message):
    sheet = squad()
    sheet.squad[1].skills = ["sk-parry"]
    setattr(sheet.squad[0], field, value)
    assert any([message in str(problem) for problem in sheet_problems(sheet)])


@pytest.mark.parametrize(("flag", "value"), [("alert", "6"), ("alert", "-1"), ("heron", "lost")])
def test_a_flag_that_cannot_be_is_refused(flag, value):
    sheet = squad()
    sheet.flags[flag] = value
    assert [str(problem) for problem in sheet_problems(sheet)] == [f"{flag} cannot be {value!r}"]
