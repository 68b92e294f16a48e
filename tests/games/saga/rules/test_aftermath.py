"""What follows from each mission of the campaign, and how the campaign ends."""

from itertools import product

import pytest

from starboard.games.saga.content.campaign import FINALES, first_flags, flags_for_single_play, possible_variants
from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.mission_script import After, Saying
from starboard.games.saga.rules.campaign.aftermath import Aftermath, Held, Outcome, aftermath, facts_of, outcome_of
from starboard.games.saga.state.fields import Played
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.errors import StarboardError


def after(name: str, won: bool, variant: str = "", exits=(), held=(), results=None, **flags: str) -> Aftermath:
    """What follows from this end of a mission of the box."""
    table = MissionTable(name)
    table.g.flags = {**first_flags(), **flags}
    end = Outcome(name, won, facts_of(table.g, mission(name)), results or {})
    end.variant, end.exits, end.held = variant, list(exits), [Held(card, status) for card, status in held]
    return aftermath(mission(name).script.afters, end)


@pytest.mark.rule("SAGA-CAMPAIGN-03")
def test_the_first_mission_is_played_again_until_it_is_won():
    lost = after("m1", won=False, way="stairs")
    assert (lost.following, lost.flags["alert"], lost.finale) == (["m1"], "1", "")


@pytest.mark.rule("SAGA-CAMPAIGN-03")
def test_without_a_word_about_it_a_lost_mission_comes_again():
    end = Outcome("m4", False, facts_of(MissionTable("m4").g, mission("m4")), {})
    assert aftermath((), end).following == ["m4"]
    end.won = True
    assert aftermath((), end).following == []


@pytest.mark.rule("SAGA-UPKEEP-07")
@pytest.mark.parametrize(("way", "then"), [("stairs", "m3"), ("lift", "m2")])
def test_the_way_out_of_the_first_mission_leads_to_the_next(way, then):
    won = after("m1", won=True, way=way)
    assert (won.following, won.flags["alert"]) == ([then], "1")  # the records were not wiped
    wiped = after("m1", won=True, way=way, **{"fact-wiped": "true"})
    assert (wiped.following, wiped.flags["alert"]) == ([then], "0")


@pytest.mark.rule("SAGA-CAMPAIGN-03", "SAGA-UPKEEP-07")
def test_whoever_loses_on_one_way_down_tries_the_other_and_then_the_last_again():
    assert after("m2", won=False).following == ["m3"]
    assert after("m3", won=False).following == ["m2"]
    assert after("m2", won=False, results={"m3": "lost"}).following == ["m2"]
    assert after("m3", won=False, results={"m2": "lost"}).following == ["m3"]
    assert after("m3", won=True, results={"m2": "lost"}).following == ["m4"]


@pytest.mark.rule("SAGA-UPKEEP-07")
def test_the_exit_of_glass_garden_decides_and_heron_is_free_hurt_or_taken():
    tram = after("m4", won=True, exits=["X1", "X1"])
    assert (tram.following, tram.flags["heron"]) == (["m5"], "free")
    lift = after("m4", won=True, exits=["X2"], heron="hurt")
    assert (lift.following, lift.flags["heron"]) == (["m6"], "hurt")
    lost = after("m4", won=False, exits=["X1"])
    assert (lost.following, lost.flags["heron"], lost.flags["alert"]) == (["m6"], "captive", "1")


@pytest.mark.rule("SAGA-UPKEEP-07")
@pytest.mark.parametrize(("name", "other"), [("m5", "m6"), ("m6", "m5")])
def test_a_detour_is_for_the_quiet_who_have_not_been_there(name, other):
    assert after(name, won=True, alert="2").following == ["m7", other]
    assert after(name, won=True, alert="3").following == ["m7"]
    assert after(name, won=True, results={other: "won"}).following == ["m7"]
    lost = after(name, won=False, alert="5")
    assert (lost.following, lost.flags["alert"]) == (["m7"], "5")  # never above 5


@pytest.mark.rule("SAGA-UPKEEP-07")
@pytest.mark.parametrize(("won", "core"), [(True, "yes"), (False, "no")])
def test_a_core_that_was_carried_out_of_a_lost_mission_is_no_prize(won: bool, core: str):
    assert after("m5", won, exits=["X1"], held=[("eq-data-core", "left")], core="yes").flags["core"] == core


@pytest.mark.rule("SAGA-UPKEEP-07")
@pytest.mark.parametrize(
    ("variant", "won", "burn", "cooled", "alert"),
    [("cool", True, "no", "yes", "0"), ("cool", False, "yes", "no", "1"),
     ("burn", True, "yes", "no", "0"), ("burn", False, "no", "no", "1")],
)  # fmt: skip
def test_the_heart_is_cooled_or_burns(variant, won, burn, cooled, alert):
    then = after("m7", won, variant)
    assert (then.flags["burn"], then.flags["cooled"], then.flags["alert"]) == (burn, cooled, alert)
    assert then.following == ["m8"]


@pytest.mark.rule("SAGA-UPKEEP-07")
def test_heron_is_free_if_somebody_who_lives_brings_him_out():
    assert after("m8", True, heron="captive", held=[("eq-heron", "left")]).flags["heron"] == "free"
    assert after("m8", True, heron="captive", held=[("eq-heron", "down")]).flags["heron"] == "captive"
    lost = after("m8", False)
    assert (lost.flags["hale"], lost.following) == ("hunting", ["m9"])


@pytest.mark.rule("SAGA-UPKEEP-07", "SAGA-CAMPAIGN-03")
@pytest.mark.parametrize("name", ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9"])
def test_each_lost_mission_but_the_last_raises_the_alert(name: str):
    variant = (mission(name).variants or ("",))[0]
    assert after(name, False, variant, alert="2").flags["alert"] == ("2" if name == "m9" else "3")


@pytest.mark.rule("SAGA-UPKEEP-07")
@pytest.mark.parametrize(("status", "heron"), [("left", "free"), ("playing", "dead"), ("down", "dead")])
def test_whoever_is_left_in_the_shaft_is_dead(status, heron):
    assert after("m9", True, heron="free", held=[("eq-heron", status)]).flags["heron"] == heron
    assert after("m9", True, heron="captive").flags["heron"] == "captive"


@pytest.mark.rule("SAGA-CAMPAIGN-01")
@pytest.mark.parametrize(
    ("won", "flags", "ending"),
    [(False, {"deal": "yes"}, "left-below"), (True, {"deal": "yes", "signal": "yes"}, "company-man"),
     (True, {"signal": "yes", "burn": "yes"}, "lantern-lit"), (True, {"burn": "yes"}, "ash"),
     (True, {}, "paid-in-full")],
)  # fmt: skip
def test_the_first_ending_that_applies_is_the_end_of_the_campaign(won, flags, ending):
    then = after("m9", won, **flags)
    assert (then.finale, then.following) == (ending, [])


@pytest.mark.rule("SAGA-UPKEEP-07")
@pytest.mark.parametrize("name", [name for name in MISSIONS if name.startswith("m")])
def test_every_mission_leads_somewhere_however_it_ends(name):
    for won, variant, way in product((True, False), mission(name).variants or ("",), ("stairs", "lift")):
        then = after(name, won, variant, exits=["X1"], way=way)
        assert set(then.following) <= set(MISSIONS)
        assert bool(then.following) != (then.finale in FINALES)
        assert set(then.flags) == set(first_flags())


@pytest.mark.rule("SAGA-UPKEEP-07")
def test_what_cannot_be_said_after_a_mission_is_refused():
    end = Outcome("m1", True, facts_of(MissionTable("m1").g, mission("m1")), {})
    with pytest.raises(StarboardError, match="reveal is nothing that can be done"):
        aftermath((After((), (Saying("reveal", ()),)),), end)
    with pytest.raises(StarboardError, match="aware is nothing that can be asked"):
        aftermath((After((Saying("aware", ()),), ()),), end)


def test_an_effect_of_its_own_conditions():
    end = Outcome("m1", True, facts_of(MissionTable("m1").g, mission("m1")), {})
    won, lost = (Saying("result", (("equals", word),)) for word in ("won", "lost"))
    up = (("name", "alert"), ("add", 1))
    effects = [Saying("set", (*up, ("if", (won,)))), Saying("set", (*up, ("if", (lost,))))]
    effects += [Saying("set", (*up, ("unless", (won,)))), Saying("set", (*up, ("unless", (lost,))))]
    assert aftermath((After((), tuple(effects)),), end).flags["alert"] == "2"


@pytest.mark.rule("SAGA-UPKEEP-07")
def test_the_outcome_says_who_left_where_and_who_holds_what():
    table = SagaTable("...", campaign=True)
    dulinsky = table.mercenary("dulinsky", at=None, items=["eq-heron"])
    table.mercenary("curby", at=(0, 0))
    dulinsky.status, dulinsky.exit = "left", "X2"
    table.g.ending, table.g.variant = "mercenaries", "cool"
    table.g.played = [Played("m2", False), Played("m3", False), Played("m2", True)]
    table.g.flags["alert"] = "3"

    end = outcome_of(table.g)

    assert (end.won, end.variant, end.exits, end.results) == (True, "cool", ["X2"], {"m2": "won", "m3": "lost"})
    assert [(one.card, one.status) for one in end.held] == [("eq-heron", "left")]
    assert (end.facts["alert"], end.facts["okoro"]) == ("3", "alive")


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_variants_follow_from_the_flags():
    flags = first_flags()
    assert (possible_variants("m7", flags), possible_variants("m9", flags)) == (["cool"], ["company"])
    flags["truth"] = "yes"
    assert (possible_variants("m7", flags), possible_variants("m9", flags)) == (["cool", "burn"], ["old-friends"])
    flags["deal"] = "yes"
    assert (possible_variants("m9", flags), possible_variants("m4", flags)) == (["open-doors"], [])
    for name in ("m7", "m9"):
        assert set(possible_variants(name, flags)) <= set(mission(name).variants)


def test_a_mission_for_itself_has_flags_of_its_own():
    assert flags_for_single_play("m4") == {**first_flags(), "alert": "1"}
    assert flags_for_single_play("m5") == {**first_flags(), "alert": "1", "truth": "yes", "heron": "free"}
