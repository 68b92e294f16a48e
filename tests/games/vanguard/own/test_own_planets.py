"""A planet that somebody wrote: refused with its place, or played from its text alone, by everybody who holds it."""

import pytest

from starboard.bots.base import good_bot
from starboard.games.registry import GAMES
from starboard.games.vanguard.content import planet_file
from starboard.games.vanguard.content.planet_limits import limit_problems
from starboard.games.vanguard.own_planets import OWN_PLANETS
from starboard.games.vanguard.rehearsal import Rehearsal
from starboard.kernel.errors import BrokenContent, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table, offer_for
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.lab.games import Plan, play_one
from starboard.render import say
from starboard.texts import Texts
from tests.games.contract.playing import played
from tests.games.vanguard.own.lantern_rock import LANTERN_ROCK, changed, problems

VANGUARD = GAMES["vanguard"]
NAME = OWN_PLANETS.read(LANTERN_ROCK).id


def begun() -> Match:
    return Match(VANGUARD, new_table(VANGUARD, 2, own=LANTERN_ROCK), Fate(1))


# --- played ---


@pytest.mark.rule("VAN-SETUP-08")
def test_the_example_is_an_expedition_for_one_to_four():
    offer = offer_for(VANGUARD, LANTERN_ROCK)

    assert problems(LANTERN_ROCK) == []
    assert [mode.id for mode in offer.modes] == ["expedition"] and offer.counts("expedition", NAME) == (1, 4)
    with pytest.raises(Unknown):
        new_table(VANGUARD, 2, "tutorial", own=LANTERN_ROCK)


@pytest.mark.parametrize("bot", ["random", good_bot("vanguard")])
def test_bots_play_it_to_its_end(bot):
    outcome = play_one(VANGUARD, Plan("vanguard", 2, "expedition", (), (bot,), 5, own=LANTERN_ROCK), 0)

    assert outcome.results["ending"] in ("lift-off", "evacuation")


def test_good_bots_come_to_its_mission_and_its_choice():
    with Rehearsal(planet_file.own_planet(LANTERN_ROCK)) as heard:
        for number in range(3):
            play_one(
                VANGUARD, Plan("vanguard", 2, "expedition", (), (good_bot("vanguard"),), 2, own=LANTERN_ROCK), number
            )

    assert "log 3: do: done(M1)" not in heard.silent() and heard.endless() == []


def test_whoever_draws_the_table_is_told_the_board_that_no_box_has():
    match = played(begun(), 12)
    view = project(match.state, 0)

    printed = VANGUARD.inspect(view, 0, {"kind": "board"})["printed"]

    assert [sector["number"] for sector in printed["sectors"]] == [1, 2] and printed["size"] == [8, 6]
    of_box = new_table(VANGUARD, 2, "expedition", scenario="veyra")
    box = played(Match(VANGUARD, of_box, Fate(1)), 12).state
    assert VANGUARD.inspect(project(box, 0), 0, {"kind": "board"})["printed"] is None


# --- refused ---


def test_a_state_whose_text_is_not_its_planet_cannot_be():
    state = played(begun(), 5).state
    state.written = changed(("unique = [2] ", "unique = [3] ")).split("\n")

    assert VANGUARD.impossible(state)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("to = 2\n", "to = 3\n"), "path 1-3: to: there is no Sector 3"),
        (('icons = ["important"]', 'icons = ["shiny"]'), "poi P1: icons: 'shiny' is not known"),
        (('do = "poi(P1,@2)"', 'do = "none"'), "poi P1: nothing brings it into play"),
        (('green_track = "3: log(3)"', 'green_track = "13: log(3)"'), "action climb: green_track: '13: log(3)' is no"),
        (("to = 2\n", "to = 2\none_way = true\n"), "sector 2: no Path leads out of it"),
        (('title = "Lantern Rock"', "title = 7"), "texts.en: title: 7 is no text"),
        (('title = "Lantern Rock"\n', ""), "texts.en: title: is missing"),
        (('poi-p1 = "Old Ladder"', 'poi-p2 = "Old Ladder"'), "texts.en: poi-p2: belongs to nothing on this planet"),
        (('speaker-keeper = "The Keeper"\n', ""), "texts.en: speaker-keeper: is missing"),
        (('speaker-keeper = "The Keeper"', 'speaker-captain = "I"'), "speaker-captain: is a name of the box"),
        (('1 = [\n    "A dark lamp",', "1 = ["), "texts.en.pages: 1: must have a title and 1"),
        (("[texts.it]", "[texts.xx]"), "texts: xx: is no language"),
        (('"Lantern Rock"', '"Lantern \\u202eRock"'), "holds a character that cannot be shown"),
        (("paragraphs = 2", "paragraphs = 77"), "log 3: paragraphs: must be from 1 to 6"),
        (('do = "poi(P1,@2)"', 'do = "poi(P1,@2) + reroll(2)"'), "log 2: do: 'reroll' is a word of cards"),
        (('do = "poi(P1,@2)"', 'do = "poi(P1,@2) + jump(red)"'), "log 2: do: 'jump' is said among the `effects`"),
        (('do = "poi(P1,@2)"', 'do = "poi(P1,@2) + success(99)"'), "success: 99 is not from 0 to 30"),
        (('do = "poi(P1,@2)"', 'do = "poi(P1,@2) + mark(A-B)"'), "log 2: do: mark: 'A-B' must be a name"),
        (('do = "poi(P1,@2)"', 'do = "poi(P1,@2) + reset"'), "log 2: do: reset: name the card that is meant"),
        (('"Accident: track(1,red)"', '"Accident: danger(1,A) + jump(red)"'), "climb: effects: jump: must be all"),
        (('id = "climb"', 'id = "Climb!"'), "action P1:Climb!: id: must be a name"),
        (('id = "take-a-sample"', 'id = "read"'), "log 3: choices: must be a name"),
        (("size = [8, 6] ", "size = [80, 6] "), "size: must be from 1 to 30"),
        (("at = [6, 3]", "at = [1, 3]"), "at: lies on another Sector"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_by_file_and_place(change, problem):
    found = problems(changed(change))

    assert any(problem in one for one in found), found
    assert all(one.startswith("lantern-rock.toml") for one in found)
    with pytest.raises(BrokenContent):
        OWN_PLANETS.read(changed(change))


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        ("Any: success(1)", "a Special Effect cannot ask for Any"),
        ("Scout + Tech / Basic: success(1)", "a Special Effect asks for one icon or die, or for 2 together"),
        ("Scout + Tech + Basic: success(1)", "a Special Effect asks for one icon or die, or for 2 together"),
        ('Tech: success(1)", "' * 5 + "Basic: success(1)", "there are 6, and 5 at most"),
    ],
)
def test_a_special_effect_is_little_enough_to_be_weighed_in_a_moment(effect, problem):
    at_the_ladder, on_the_planet = '"Physical / Scout: track(1,green)", "Accident: track(1,red)"', "[printed] "

    found = problems(changed((at_the_ladder, f'"{effect}"')))
    found_on_planet = problems(changed((on_the_planet, f'[printed]\neffects = ["{effect}"] ')))

    assert any(f"action P1:climb: effects: {problem}" in one for one in found), found
    assert any(f"printed: effects: {problem}" in one for one in found_on_planet), found_on_planet


@pytest.mark.parametrize("asked", ["Tech + Tech + Tech + Tech + Tech", "Tech / Basic / Scout / Science"])
def test_a_row_and_a_combo_ask_for_little_enough(asked):
    tracks = 'green_track = "3: log(3)"\nred_track = "2: hurt(wounded)"'

    found = problems(changed((tracks, f'yellow = "{asked}: log(3)"\ngreen = "Scout: success(1)"')))
    found_in_combo = problems(changed(("[printed] ", f'[printed]\ncombos = ["{asked}: success(1)"] ')))

    assert any("action P1:climb: yellow: asks for more than 4 icons or dice" in one for one in found), found
    assert any("printed: combos: asks for more than 4 icons or dice" in one for one in found_in_combo), found_in_combo


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("M1", "M01", "mission M01: id: must be like M1"),
        ("P1", "Q1", "poi Q1: id: must be like P7 or S1"),
        ("P1", "P12", "poi P12: id: is a card of the box"),
        ("G1", "g1", "printed: id: must be like G1"),
        ('"keeper"', '"The Keeper"', "log 3: speaker: must be a name"),
    ],
)
def test_an_id_is_one_of_its_kind_and_of_no_card_of_the_box(old, new, problem):
    found = limit_problems(planet_file.parse_planet(LANTERN_ROCK.replace(old, new), "rock.toml"))

    assert any(problem in str(one) for one in found), [str(one) for one in found]


RULE = '\n[[rule]]\nid = "LR1"\n'


@pytest.mark.parametrize(
    ("rule", "problem"),
    [
        ('kind = "tutorial-ground"', "rule LR1: kind: there are told, unlimited-supplies"),
        ('kind = "secret-order"\nsectors = [1]\nmark = "x"', "rule LR1: sectors: must be 2 to 5, all different"),
        ('kind = "secret-order"\nsectors = [1, 2]', "rule LR1: mark: is missing"),
        ('kind = "echo"\nbiome = "caves"\nclock = "G7"', "rule LR1: clock: must be a Threat, or a Global Condition"),
        ('kind = "recall"', "rule LR1: rounds: must be from 1 to 99"),
        ('kind = "rest-cost"\nsectors = [1]\nsupplies = 99', "rule LR1: supplies: must be from 0 to 9"),
    ],
)
def test_a_rule_of_the_planet_is_one_that_can_be_played(rule, problem):
    assert any(problem in one for one in problems(LANTERN_ROCK.replace("\n# --- the board", RULE + rule + "\n# ---")))


@pytest.mark.parametrize(
    "text",
    [
        "[[sector]]\n" * 3000,
        LANTERN_ROCK.replace("[printed]", "[__class__]"),
        LANTERN_ROCK.replace('id = "climb"', 'id = "<script>"'),
        LANTERN_ROCK.replace("lander = 1", "lander = 99999999999999999999999999"),
        LANTERN_ROCK.replace("number = 2", "number = 9999"),
        LANTERN_ROCK.replace("unique = [2]", f"unique = [{', '.join(['2'] * 400)}]".replace(", 2" * 9, ",\n2" * 9)),
        LANTERN_ROCK.replace('do = "end"', 'do = """' + "end + \n" * 900 + 'end"""'),
        LANTERN_ROCK.replace("paragraphs = 2", "paragraphs = [[[[[[]]]]]]"),
    ],
)  # fmt: skip
def test_hostile_files_are_refused_with_one_short_reason(text):
    found = problems(text)

    assert found and all(len(one) < 600 for one in found), found


def test_markup_in_a_text_stays_what_it_is():
    odd = changed(('title = "Lantern Rock"', "title = '<b>{ $x }</b> \"[red]\\ {\"'"))
    id = OWN_PLANETS.read(odd).id
    texts = Texts("en").adding(OWN_PLANETS.texts(odd, "en"))

    assert say(texts, {"text": f"vanguard-scenario-{id}", "args": {"x": "shown"}}) == '<b>{ $x }</b> "[red]\\ {"'
    assert texts.attribute("vanguard-mission-m1", "goal").startswith("Climb the chimney")


def test_a_language_that_lacks_a_text_has_the_main_one():
    texts = OWN_PLANETS.texts(LANTERN_ROCK, "it")

    assert texts[f"vanguard-scenario-{NAME}"] == "Lo Scoglio della Lanterna"
    assert texts[f"vanguard-page-{NAME}-2"] == "Il camino" and texts[f"vanguard-page-{NAME}-3"] == "The lamp room"
    assert OWN_PLANETS.texts(LANTERN_ROCK, "cs")[f"vanguard-scenario-{NAME}"] == "Lantern Rock"


def test_the_story_is_told_under_the_ids_that_are_held_back():
    match = begun()
    while "page" not in [ask.kind for ask in match.asks.values()]:
        played(match, 1)
    paragraphs = match.asks[sorted(match.asks)[0]].about["paragraphs"]

    assert list(paragraphs) == [f"vanguard-page-{NAME}-1-1"]
    assert paragraphs[0] in OWN_PLANETS.texts(LANTERN_ROCK, "en")


@pytest.mark.parametrize(
    "endless",
    [
        "reset(G1) + clock(G1,6)",  # it brings itself about
        "reset(G1) + clock(G1,6) + reset(G1) + clock(G1,6)",  # and twice each time
        "log(4) + log(4)",
    ],
)
def test_effects_that_bring_about_one_another_are_cut_off(endless):
    text = changed(
        ('do = "danger(1,A,all) + reset(G1)"', f'do = "{endless}"'), ('time = "6: log(4)"', 'time = "1: log(4)"')
    )
    with Rehearsal(planet_file.own_planet(text)) as heard:
        play_one(VANGUARD, Plan("vanguard", 1, "expedition", (), ("random",), 2, own=text), 0)

    assert problems(text) == [] and set(heard.endless()) <= {"log-4", "G1"} and heard.endless()


@pytest.mark.rule("VAN-SETUP-08")
def test_planets_of_the_box_are_never_cut_off():
    for name in planet_file.PLANETS:
        with Rehearsal(planet_file.planet(name)) as heard:
            play_one(VANGUARD, Plan("vanguard", 3, "expedition", (), ("random",), 2, scenario=name), 0)
        assert heard.endless() == []
