"""The planets of the box hold together, and one that does not is refused with file, entry and what is wrong."""

import re
from pathlib import Path

import pytest

from starboard.games.vanguard.content.cards import THREATS
from starboard.games.vanguard.content.planet_file import PLANETS, load_planet, planet, planet_text
from starboard.games.vanguard.content.planet_limits import WORDS_OF_PLANETS
from starboard.games.vanguard.testing.planets import TESTBED
from starboard.kernel.errors import BrokenContent

ROOT = Path(__file__).parents[4]


@pytest.mark.rule("VAN-SETUP-08")
@pytest.mark.parametrize("name", PLANETS)
def test_a_planet_of_the_box_is_whole(name):
    found = planet(name)

    assert found.first in found.missions and found.sectors and found.paths
    assert {found.arrive, found.lift_off, found.evacuation} <= set(found.logs)
    assert all(log.speaker and log.mood for log in found.logs.values())


@pytest.mark.rule("VAN-TUTORIAL-01", "VAN-TUTORIAL-13")
def test_the_tutorial_planet_has_eight_sectors_and_a_clock_of_four():
    cinder = planet("cinder")

    assert list(cinder.sectors) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert cinder.conditions["G01"].time.length == 4
    assert cinder.conditions["G01"].time.outcome[0][0].args == ("505",)


@pytest.mark.rule("VAN-SPECIAL-05")
def test_who_has_papers_for_the_late_shift_is_done_sooner_than_who_jams_it():
    work_order = planet("gantry").actions["th02"][0].tracks["green"].length

    assert (work_order, THREATS["th02"].actions[0].tracks["green"].length) == (3, 4)


def test_what_the_manual_shows_is_a_part_of_its_example():
    page = (ROOT / "docs" / "writing-a-planet.md").read_text(encoding="utf-8")
    example = (ROOT / "docs" / "examples" / "lantern-rock.toml").read_text(encoding="utf-8")
    shown = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)

    assert len(shown) >= 6
    assert [block for block in shown if block.strip() not in example] == []
    assert load_planet(example, "lantern-rock.toml").id == "lantern-rock"


@pytest.mark.parametrize("word", WORDS_OF_PLANETS)
def test_the_manual_names_every_word_that_a_planet_may_use(word):
    page = (ROOT / "docs" / "writing-a-planet.md").read_text(encoding="utf-8")

    assert re.search(rf"\b{word}\b", page[page.index("### Words") :])


@pytest.mark.parametrize(
    "old, new, wrong",
    [
        ('first = "M90"', 'first = "M91"', "first: there is no Mission 'M91'"),
        ('arrive = "1"', 'arrive = "7"', "there is no Log '7'"),
        ('do = "end"', 'do = "log(77)"', "log 2: do: log: there is no '77'"),
        ("to = 3", "to = 9", "path 2-9: to: there is no Sector 9"),
        ('biomes = ["caves"]', 'biomes = ["swamp"]', "sector 2: biomes: 'swamp' is not known"),
        ('travel = "spend(1,any) / danger(1,A)"', 'travel = "spend(1,any) / danger(1,Z)"', "'Z' is no letter"),
        ("required = true", "needed = true", "mission M90: needed: is not a key that is known here"),
        ("at = [9, 9]", "at = [9, 99]", "sector 3: at: lies outside the drawing"),
        ('[[path]]\nfrom = 2\nto = 3\nicons = ["spend(1,red)", "danger(1,B)"]\n', "", "sector 3: no Path leads there"),
        ("unique = [2, 3]", "unique = [2, 99]", "there is no Unique Discovery 99"),
        ('mood = "plain"\ndo', 'mood = "plain"\nchoices = 3\ndo', "choices: 3 is no list"),
        ("size = [10, 10]", "size = [10]", "size: wants two numbers"),
        ("lander = 1", 'lander = "one"', "lander: 'one' is no int"),
        ("lander = 1", "lander = 7", "lander: there is no Sector 7"),
        ("lander = 1", "lander = 0", "start: is missing: without a Sector of touchdown"),
        ("lander = 1", "lander = 1\nstart = [1, 8]", "start: there is no Sector 8"),
        ("lander = 1", f"lander = {10**30}", "is no whole number up to 999"),
        ("one_way = true", "one_way = 1", "path 3: one_way: 1 is no bool"),
        ('icons = ["lander"]', 'icons = ["landing"]', "sector 1: icons: 'landing' is not known"),
        ('do = "end"', 'do = "open(4-9)"', "log 2: do: open: there is no Sector and no Path '4-9'"),
        ('do = "end"', 'do = "lander(9)"', "log 2: do: lander: there is no Sector 9"),
        ('do = "end"', 'do = "[mark(x,1,@9)] end + mark(x)"', "log 2: do: end: there is no Sector @9"),
        ('do = "end"', 'do = "[next(2)] end"', "log 2: do: next: the planet has no rule of the kind secret-order"),
        ('do = "end"', 'do = "carry(core)"', "log 2: do: carry: the planet has no rule of the kind core"),
        ('mood = "plain"', 'mood = "purple"', "log 1: mood: 'purple' is not known; there are"),
        ('mood = "plain"', 'mood = "plain"\non = "blue P1"', "log 1: on: 'blue P1' is no moment"),
    ],
)
def test_a_planet_that_does_not_fit_is_refused(old, new, wrong):
    assert old in TESTBED
    with pytest.raises(BrokenContent, match=re.escape(wrong)) as refused:
        load_planet('id = "mine"\n' + TESTBED.replace(old, new, 1), "mine.toml")
    assert refused.value.file == "mine.toml"


@pytest.mark.parametrize(
    "more, wrong",
    [
        ('[[poi]]\nid = "P1"\n', "poi P1: nothing brings it into play"),
        (
            "[[sector]]\nnumber = 5\nat = [5, 5]\n[[path]]\nfrom = 1\nto = 5\none_way = true\n",
            "sector 5: no Path leads out of it",
        ),
        (
            "[[sector]]\nnumber = 5\nat = [5, 5]\n[[sector]]\nnumber = 6\nat = [6, 5]\n[[path]]\nfrom = 5\nto = 6\n"
            "[[path]]\nfrom = 1\nto = 5\none_way = true\n",
            "sector 5: no Path leads from there back to the Lander",
        ),
        ('[[log]]\nid = "5"\nspeaker = "x"\nmood = "plain"\n', "log 5: nothing leads to it"),
        (
            '[[log]]\nid = "5"\nspeaker = "x"\nmood = "plain"\ndo = "poi(P5,@1)"\n[[poi]]\nid = "P5"\n'
            '[[action]]\nat = "P5"\nid = "x"\nfree = "log(5)"\n',
            "log 5: nothing leads to it",  # but what it brings itself
        ),
        ('[[threat]]\nid = "th01"\nstart = 8\n', "threat th01: start: there is no Sector 8"),
        ('[[rule]]\nid = "R1"\nkind = "no-rest"\nsectors = [8]\n', "rule R1: sectors: there is no Sector 8"),
        ("[[path]]\nfrom = 1\nto = 2\nicons = []\n", "path 1-2: is written twice"),
        ('[[action]]\nat = "M90"\nid = "x"\nfree = "none"\n' * 2, "action M90:x: is written twice"),
        ('[[condition]]\nid = "G90"\ntravel = "condition(G90)"\n', "condition G90: is written twice"),
        ('[[action]]\nat = "M90"\nid = "x"\nonce = "ever"\nneed = "mark(x)"\nfree = "none"\n', "makes the mark 'x'"),
        ('[[action]]\nat = "M90"\nid = "x"\ngreen_track = "0: none"\n', "action x: green_track: '0: none' is no track"),
        ('[[mission]]\nid = "M5"\n', "mission M5: nothing reveals it"),
        ('[[condition]]\nid = "G5"\ntravel = "none"\n', "condition G5: nothing brings it"),
        ('[[threat]]\nid = "th01"\nstart = 0\n', "threat th01: nothing brings it onto the board"),
        ('[[threat]]\nid = "th99"\nstart = 2\n', "threat th99: there is no such Threat card"),
        ('[[action]]\nat = "P9"\nid = "x"\nfree = "none"\n', "action P9: at: no card of this planet is called so"),
        ('[[action]]\nat = "M90"\nid = "x"\n', "wants rows, or tracks, or `free`"),
        ('[[action]]\nat = "M90"\nid = "x"\nred = "Scout: none"\n', "red: a red row has no requirement"),
        ('[[action]]\nat = "M90"\nid = "x"\ngreen = "none"\n', "green: wants a requirement"),
        ('[[action]]\nat = "M90"\nid = "x"\nneed = "mark(gold)"\nfree = "none"\n', "nothing makes the mark 'gold'"),
        ('[[log]]\nid = "1"\nspeaker = "x"\nmood = "plain"\n', "log: the same one is written twice"),
        ("not toml at all", "is no TOML"),
    ],
)
def test_what_nothing_leads_to_or_nobody_knows_is_refused(more, wrong):
    with pytest.raises(BrokenContent, match=re.escape(wrong)):
        load_planet('id = "mine"\n' + TESTBED + more, "mine.toml")


STATE = '[[state]]\nid = "s"\nwhen = "visits(1)"\nlanding = "L03"\nmission = ""\ndo = "none"\n'


@pytest.mark.rule("VAN-END-07")
@pytest.mark.parametrize(
    "old, new, wrong",
    [
        ("L03", "L77", "state s: landing: there is no Landing card 'L77'"),
        ("L03", "L04", "state s: landing: L04: there is no Sector 6"),
        ('mission = ""', 'mission = "M5"', "state s: mission: there is no Mission 'M5'"),
        ("visits(1)", "done(M5)", "state s: when: done: there is no Mission 'M5'"),
        ("visits(1)", "mark(gold)", "state s: when: mark: nothing makes the mark 'gold'"),
        ("visits(1)", "state(t)", "state s: when: state: the planet is never found as 't'"),
        ("none", "draw(1) / success(1)", "state s: do: what has changed is no choice"),
        ("none", "poi(P5,@1)", "state s: do: poi: there is no 'P5'"),
    ],
)
def test_a_state_of_a_later_visit_that_cannot_be_is_refused(old, new, wrong):
    assert load_planet('id = "mine"\n' + TESTBED + STATE, "mine.toml").revisits[0].landing == "L03"
    with pytest.raises(BrokenContent, match=re.escape(wrong)):
        load_planet('id = "mine"\n' + TESTBED + STATE.replace(old, new), "mine.toml")


@pytest.mark.rule("VAN-LANDING-01")
def test_a_landing_card_that_nobody_knows_is_refused():
    with pytest.raises(BrokenContent, match="there is no Landing card 'L77'"):
        load_planet('id = "mine"\n' + TESTBED.replace('landing = ""', 'landing = "L77"'), "mine.toml")


def test_ids_are_those_of_the_files():
    assert [re.search(r'^id = "(.*)"$', planet_text(name), re.MULTILINE).group(1) for name in PLANETS] == list(PLANETS)
