"""From the first card to the end of a night, and from a night to the next."""

import pytest

from starboard.games.lanterns.plugin import GAME
from starboard.games.lanterns.rules.campaign import carry
from starboard.games.lanterns.rules.play import STEPS, dusk, keepers_turn, wanderer_acts
from starboard.games.lanterns.rules.results import kept, results
from starboard.games.lanterns.rules.setting_out import choose_vows, deal
from starboard.games.lanterns.rules.tales import OFFERED, read_the_page
from starboard.games.lanterns.sheet.fields import Pilgrim
from starboard.games.lanterns.sheet.sheet import Sheet
from starboard.kernel.encoding import encode
from starboard.kernel.errors import StarboardError
from starboard.kernel.requests import FATE
from starboard.kernel.setup import Setup
from starboard.testing import LanternsTable
from starboard.testing.table import Table

SCOUT, ALL = (("scout",),), (("scout",), ("porter", "seer"), ("keeper",))


def opened(*seats, mode="hunt", scenario="crossing", options=(), sheet=None):
    return GAME.new(Setup(mode, seats, options, scenario, encode(sheet) if sheet else None))


# --- Setting out ---


@pytest.mark.rule("LAN-SETUP-01")
def test_wanderers_belong_to_those_who_hold_them_and_the_rules_to_a_keeper_of_nobody():
    g = opened(("scout",), ("porter", "seer"), ("keeper",))
    assert [(who.role, who.seat) for who in g.wanderers] == [("scout", 0), ("porter", 1), ("seer", 1)]
    assert g.keeper.seat == 2
    assert opened(*SCOUT, mode="vigil").keeper.seat == FATE


@pytest.mark.rule("LAN-SETUP-01")
@pytest.mark.parametrize(
    ("mode", "seats", "reason"),
    [
        ("hunt", (("porter",), ("seer",)), "scout is held 0 times"),
        ("vigil", (("scout",), ("keeper",)), "unknown role 'keeper'"),
        ("hunt", (("scout", "keeper"), ("seer",)), "keeper plays nothing else"),
        ("hunt", (("scout",), ("scout",)), "scout is held 2 times"),
        ("hunt", (("scout",),), "for 2 to 4 players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(mode, seats, reason):
    with pytest.raises(StarboardError, match=reason):
        opened(*seats, mode=mode)


@pytest.mark.rule("LAN-SETUP-02", "LAN-VOW-01")
def test_everybody_begins_with_flames_oil_cards_and_two_vows():
    table = Table(opened(("scout",), ("porter",))).any_fate()

    table.run(deal)

    assert [(who.flames, who.pack.oil, len(who.hand), len(who.vows)) for who in table.g.wanderers] == [
        (3, 1, 2, 2),
        (3, 3, 2, 2),
    ]
    assert len(table.g.vows_left) == 2 and len(table.g.deck.cards) == 8


@pytest.mark.rule("LAN-VOW-01")
def test_each_keeps_one_vow_in_secret_and_a_seat_with_two_wanderers_chooses_for_both():
    table = Table(opened(*ALL)).any_fate()
    table.run(deal)
    before = {who.role: who.vows for who in table.g.wanderers}
    table.answers({(0, "vow"): "first", (1, "vow"): ["second", "first"]})

    table.run(choose_vows)

    assert {who.role: (who.vows, who.put_aside) for who in table.g.wanderers} == {
        "scout": ([before["scout"][0]], [before["scout"][1]]),
        "porter": ([before["porter"][1]], [before["porter"][0]]),
        "seer": ([before["seer"][0]], [before["seer"][1]]),
    }


@pytest.mark.rule("LAN-TALE-01")
@pytest.mark.parametrize(
    ("scenario", "choice", "oil", "cards", "dazzled"),
    [
        ("crossing", "provisions", 2, 0, False),
        ("crossing", "rumours", 1, 1, False),
        ("cellar", "silence", 1, 0, True),
    ],
)
def test_the_page_has_a_choice_for_everybody(scenario, choice, oil, cards, dazzled):
    table = LanternsTable(scenario=scenario).any_fate()
    scout, seer = table.wanderer("scout"), table.wanderer("seer", at="B1")
    table.answers({"page": choice})

    table.run(read_the_page)

    assert [(who.pack.oil, len(who.hand)) for who in (scout, seer)] == [(oil, cards)] * 2
    assert table.g.keeper.dazzled == dazzled
    assert {ask.seat: list(ask.options) for ask in table.asked} == {
        scout.seat: list(OFFERED[scenario]),
        seer.seat: ["read"],
    }


# --- Rounds ---


@pytest.mark.rule("LAN-TURN-01", "LAN-TURN-02")
def test_every_wanderer_has_two_actions_then_the_keeper():
    table = LanternsTable()
    table.wanderer("seer", at="A1")
    table.wanderer("scout", at="B1")
    table.keeper("F6", played=True)
    table.answers({"act": ["wait"] * 4, "prowl": ["wait"] * 2})

    with table.script():
        while table.g.step != "dusk":
            table.run(STEPS[table.g.step])

    assert [(ask.kind, ask.about.get("who")) for ask in table.asked] == [
        ("act", "scout"), ("act", "scout"), ("act", "seer"), ("act", "seer"), ("prowl", None), ("prowl", None),
    ]  # fmt: skip


@pytest.mark.rule("LAN-TURN-01", "LAN-THROW-01")
def test_a_dazzled_keeper_has_one_action_less():
    table = LanternsTable()
    table.wanderer("scout")
    table.keeper("F6", played=True, dazzled=True)
    table.g.actions = 1
    table.answers({"act": "wait", "prowl": "wait"})

    with table.script():
        table.run(wanderer_acts)
        assert table.g.actions == 1 and not table.g.keeper.dazzled
        table.run(keepers_turn)

    assert table.g.step == "dusk"


@pytest.mark.rule("LAN-TURN-01")
@pytest.mark.parametrize(("options", "rounds"), [((), 3), (("long-night",), 4)])
def test_a_night_has_three_rounds_and_a_long_one_four(options, rounds):
    table = LanternsTable("L.....", mode="vigil", options=options)
    table.wanderer("scout", at="A3")
    table.g.round = 0

    while not table.g.ending:
        table.run(dusk)

    assert table.g.round == rounds and table.g.ending == "dark"
    assert [told.args["number"] for told in table.told("round")] == list(range(1, rounds + 1))


@pytest.mark.rule("LAN-OUT-01", "LAN-TURN-01")
def test_whoever_is_out_has_no_turn():
    table = LanternsTable()
    table.wanderer("scout", flames=0)
    table.wanderer("seer", at="B1")

    table.run(wanderer_acts)

    assert table.asked == [] and table.g.turn == 1 and table.g.actions == 2


@pytest.mark.rule("LAN-END-01")
@pytest.mark.parametrize(
    ("roles", "burning", "round_", "ending", "winners"),
    [
        (("scout",), 2, 1, "lit", [0]),
        (("scout",), 1, 3, "dark", [1]),
        (("scout", "porter", "seer"), 2, 3, "dark", [3]),
        (("scout", "porter", "seer"), 3, 3, "lit", [0, 1, 2]),
        (("scout", "porter"), 1, 2, "", []),
    ],
)
def test_enough_lanterns_at_the_end_of_a_round_win(roles, burning, round_, ending, winners):
    table = LanternsTable("LLL...")
    for number, role in enumerate(roles):
        table.wanderer(role, at=f"{'ABC'[number]}3", flames=0 if number == 1 else 3)
    table.keeper("F6", played=True)
    table.light(*["A1", "B1", "C1"][:burning])
    table.g.round = round_

    table.run(dusk)

    assert (table.g.ending, table.g.winners) == (ending, winners)
    assert table.g.round == (round_ if ending else round_ + 1)


@pytest.mark.rule("LAN-END-01")
def test_when_the_last_flame_is_gone_the_keeper_wins_at_once():
    table = LanternsTable()
    table.wanderer("scout", at="C3", flames=1)
    table.keeper("C1", played=True)
    table.g.step = "keeper"
    table.answers({"prowl": "strike"}).fate(strike=(1, 1))

    table.run(keepers_turn)

    assert (table.g.step, table.g.ending, table.g.winners) == ("over", "out", [1])


@pytest.mark.rule("LAN-VOW-02")
@pytest.mark.parametrize(
    ("vow", "changes", "true"),
    [
        ("kindler", {"kindled": 2}, True),
        ("kindler", {"kindled": 1}, False),
        ("unhurt", {}, True),
        ("unhurt", {"flames": 2, "lost": 1}, False),
        ("brave", {"flames": 2, "lost": 1}, True),
        ("brave", {"flames": 0, "lost": 3}, False),
        ("spendthrift", {"oil": 0}, True),
        ("spendthrift", {"oil": 1}, False),
        ("saver", {"oil": 2}, True),
        ("saver", {"oil": 1}, False),
        ("silent", {}, True),
        ("silent", {"played": ["oil"]}, False),
    ],
)
def test_a_vow_is_kept_if_what_it_says_is_true(vow, changes, true):
    table = LanternsTable()
    scout = table.wanderer("scout", vow=vow)
    for name, value in changes.items():
        setattr(scout.pack if name in ("oil", "played") else scout, name, value)

    assert kept(scout) == true
    assert results(table.g)["pledges"] == ["kept" if true else "broken"]


# --- The campaign ---


def finished(ending, *seats, sheet=None):
    g = opened(*seats, sheet=sheet or GAME.new_sheet("pilgrimage"), scenario=following_of(sheet))
    table = Table(g).any_fate()
    table.run(deal)
    for who in g.wanderers:
        who.put_aside, who.vows, who.vows_known = who.vows[1:], ["unhurt"], [1 << who.seat]
    g.choice, g.ending = "provisions", ending
    return g


def following_of(sheet):
    return "cellar" if sheet and sheet.chapters else "crossing"


@pytest.mark.rule("LAN-CAMPAIGN-01")
@pytest.mark.parametrize(("ending", "chapters"), [("lit", ["cellar", "tower"]), ("dark", ["cellar"])])
def test_after_the_crossing_comes_the_cellar_and_for_winners_the_tower(ending, chapters):
    carried = carry(finished(ending, ("scout",), ("keeper",)))

    assert carried is not None and carried.following == chapters
    assert carried.sheet.chapters == ["crossing"] and carried.sheet.choices == {"crossing": "provisions"}
    with pytest.raises(StarboardError, match="does not come now"):
        opened(("scout",), ("porter",), sheet=carried.sheet, scenario="crossing")


@pytest.mark.rule("LAN-CAMPAIGN-01")
def test_after_two_chapters_the_campaign_has_ended():
    first = carry(finished("dark", ("scout",), ("keeper",)))
    second = carry(finished("dark", ("scout",), ("keeper",), sheet=first.sheet))

    assert second.following == [] and second.sheet.chapters == ["crossing", "cellar"]


@pytest.mark.rule("LAN-CAMPAIGN-01")
def test_a_night_for_itself_carries_nothing():
    g = opened(("scout",), ("porter",))
    assert carry(g) is None


@pytest.mark.rule("LAN-CAMPAIGN-02")
def test_embers_are_oil_and_a_card_is_taken_along_in_secret():
    g = finished("lit", ("scout",), ("porter",))
    g.wanderers[0].hand = ["flare", "leap"]
    g.wanderers[1].hand = []
    g.wanderers[1].vows = ["kindler"]

    carried = carry(g)

    assert [(p.role, p.embers, p.keepsake) for p in carried.sheet.pilgrims] == [
        ("scout", 1, "flare"),
        ("porter", 0, ""),
    ]
    assert carried.sheet.seen(0)["pilgrims"][0]["keepsake"] == "flare"
    assert carried.sheet.seen(1)["pilgrims"][0]["keepsake"] is None


@pytest.mark.rule("LAN-CAMPAIGN-02")
def test_what_was_carried_on_is_in_the_next_chapter_whoever_plays_it():
    sheet = Sheet("pilgrimage")
    sheet.chapters, sheet.won = ["crossing"], [False]
    sheet.pilgrims = [Pilgrim(0, "scout", 1)]
    sheet.pilgrims[0].keepsake = "whisper"
    table = Table(opened(("porter",), ("scout",), sheet=sheet, scenario="cellar")).any_fate(3)
    assert table.g.sheet.pilgrims[0].seat == 1

    table.run(deal)

    scout = table.g.wanderers[0]
    assert scout.pack.oil == 2 and scout.hand[0] == "whisper" and len(scout.hand) == 2
    assert table.g.deck.cards.count("whisper") + sum(who.hand.count("whisper") for who in table.g.wanderers) == 2
    assert table.g.sheet.pilgrims[0].keepsake == ""
