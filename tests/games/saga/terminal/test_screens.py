"""Star Saga on a terminal: the drawn deck, its panels, the same in sentences, cards looked up, the end."""

from pathlib import Path
from typing import Any

import pytest

from starboard.cli.language import find_texts
from starboard.cli.presenter import presenter_for
from starboard.cli.screen import colour_page
from starboard.cli.table import TerminalTable, begun_table
from starboard.games.saga.plugin import GAME
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Downed
from starboard.games.saga.terminal.deck_map import draw, revealed
from starboard.games.saga.terminal.look import matching
from starboard.games.saga.terminal.words import sign
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.fate import Fate
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.setup import Setup
from starboard.kernel.visibility import SPECTATOR
from starboard.texts import Texts
from tests.cli.driving import Keyboard, at_random, scripted, sit_down

LANGUAGES = ("en", "it", "de", "cs")
TEXTS = Texts("en")
SQUAD, NEXUS = ("mercenaries",), ("nexus",)


def at_table(path: Path, mission: str, lang: str = "en", *seats: tuple[str, ...]) -> TerminalTable:
    mode = "versus" if NEXUS in seats else "together"
    players = ["human", *["random"] * (len(seats) - 1)] if seats else ["human"]
    setup = Setup(mode, seats or (SQUAD,), (), mission)
    return begun_table(GAME, setup, players, 5, find_texts(lang), path / "game.starboard")


def view_of(table: SagaTable, seat: int = 0) -> dict[str, Any]:
    return {"state": project(table.g, seat), "seat": seat, "ask": None}


def rows(table: SagaTable, seat: int = 0, numbered: dict[tuple[int, int], int] | None = None) -> list[str]:
    return [line.plain.rstrip() for line in draw(table.g, TEXTS, seat, numbered or {})]


# --- the drawn deck ---


def test_models_stand_on_the_map_with_their_letters_and_facings():
    table = SagaTable("....", "....", "....")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(3, 0), facing="west")
    table.boss("chovar", at=(1, 1), facing="south")  # four squares

    assert rows(table) == [
        "    A  B  C  D",
        " 1 Du→ ·  · G1←",
        " 2  · Ch↓Ch↓ ·",
        " 3  · Ch↓Ch↓ ·",
    ]


def test_a_minion_from_ten_on_goes_by_its_number_alone():
    table = SagaTable("...")
    guard = table.agent("guard", at=(0, 0))
    guard.name = "guard-12"

    assert sign(TEXTS, guard) == "12"


def test_doors_say_how_they_are():
    table = SagaTable("D.D.D.D.D")
    table.door("D2", lock=2)
    table.door("D3", denied=True)
    table.door("D4", open=True)
    table.door("D5", destroyed=True)

    assert rows(table)[1] == " 1 D1| · D2² · D3! · D4’ · D5×"


def test_scenery_points_markers_walls_and_the_numbers_of_options():
    table = SagaTable("c.R.S", "#####")
    table.g.scenery[0].searched = True
    table.g.points[0].active = False
    table.g.downed = [Downed("curby", (3, 0))]

    assert rows(table, numbered={(1, 0): 7, (0, 0): 8})[1:] == [" 1 c1- 7 R1- +  s", " 2 ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒"]


def test_darkness_is_seen_on_the_map():
    table = SagaTable("K......S")

    assert rows(table)[1] == " 1 ░·░░·░░·░░·░ ·  ·  ·  s"


def test_only_what_is_revealed_is_drawn():
    table = SagaTable("......", "......", "......")
    table.g.ground = ["######", "###AA#", "######"]

    assert revealed(table.g) == (range(2, 6), range(3))
    assert rows(table) == ["    C  D  E  F", " 1 ▒▒▒▒▒▒▒▒▒▒▒▒", " 2 ▒▒▒ ·  · ▒▒▒", " 3 ▒▒▒▒▒▒▒▒▒▒▒▒"]


def test_ones_own_models_and_whoever_acts_stand_out():
    table = SagaTable("...")
    table.mercenary("dulinsky", at=(0, 0))
    table.mercenary("curby", at=(1, 0))
    table.g.acting = "curby"

    styles = [str(span.style) for span in draw(table.g, TEXTS, 0, {})[1].spans if "bold" in str(span.style)]

    assert set(styles) == {"bold cyan", "bold green reverse"}


# --- panels and boards ---


def test_the_panel_tells_what_the_nexus_is_about():
    table = SagaTable("....R")
    table.mercenary("alyse", at=(0, 0))
    table.agent("guard", at=(3, 0), facing="west", wounds=1).activated = True
    table.agent("technician", waiting="R1")
    table.g.nexus.activations, table.g.nexus.deck_size, table.g.firewall = 2, 9, 3
    table.g.nexus.card, table.g.nexus.target = "nx-dig-in-a", "alyse"

    shown = "\n".join(line.plain for line in presenter_for("saga").picture(view_of(table), TEXTS))

    for words in ("Activations left: 2", "Nexus Deck: 9", "Firewall Level 3", "Its Target Mercenary: Alyse",
                  "G1←*Security Guard 1 Wounds 1/2", "R1, Waiting: 1"):  # fmt: skip
        assert words in shown


def test_ones_own_mercenary_and_the_hand_of_somebody_else():
    table = SagaTable("....", mode="versus")
    table.mercenary("curby", at=(2, 0), facing="west", items=["eq-stim"], wounds=2)
    table.nexus_player(hand=["nx-dig-in-a"])
    shown = presenter_for("saga")

    ((name, line),) = shown.mine(view_of(table), TEXTS)
    assert name == "Curby" and line.startswith("C1, facing west · Wounds 2/5 (Crippled), 2 Energy Shields · ready · ")
    assert shown.others(view_of(table), TEXTS) == [("Nexus", "1 card in hand")]
    ((_, hand),) = shown.mine(view_of(table, 1), TEXTS)
    assert "Dig In (Level 1" in hand
    assert any(line.startswith("Dig In") for line in shown.hand(view_of(table, 1), TEXTS))


def test_the_deck_in_sentences():
    table = SagaTable("..D.", "...R")
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.agent("guard", at=(1, 0), facing="west")
    table.door("D1", lock=1)

    said = presenter_for("saga").linear(view_of(table), TEXTS)

    assert "Dulinsky: A1, facing east; Wounds 0/5; in the Front Arc of: Security Guard 1" in said
    assert "Door (C1): closed, lock 1." in said and "Reinforcement Point (D2): active." in said


@pytest.mark.parametrize(
    ("lang", "typed"), [("it", "carabina laser"), ("de", "Laserkarabiner"), ("cs", "laserová kara")]
)
def test_a_card_is_found_by_what_a_keyboard_types(lang: str, typed: str):
    assert matching(Texts(lang), typed.casefold()) == ["saga-weapon-wp-carbine"]


def test_a_kind_of_model_is_looked_up_with_its_numbers():
    first, *abilities = presenter_for("saga").look({}, TEXTS, "security guard")

    assert first.startswith("Security Guard: Movement 5 · Shooting 2") and first.endswith("Health 2")
    assert abilities[0].strip().startswith("Laser Carbine")


# --- texts ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_model_has_a_sign_of_its_own_and_the_legend_has_it(lang: str):
    texts = Texts(lang)
    signs = [texts.text(f"cli-sign-{kind}") for kind in PROFILES]
    legend = texts.text("cli-legend-saga").replace(",", " ").replace(".", " ").split()

    assert len(set(signs)) == len(signs)
    assert [one for one in signs if one not in legend] == []


# --- whole screens ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", ["a", "m5", "m9"])
def test_a_picture_is_at_most_a_hundred_wide_and_its_title_too(tmp_path: Path, lang: str, mission: str):
    table = at_table(tmp_path, mission, lang)
    shown, fate = presenter_for("saga"), Fate(3)
    for _ in range(40):
        table.let_bots_answer()
        if not table.match.asks:
            break
        view = table.view(0)
        assert max(len(line) for line in shown.picture(view, table.texts)) <= 100
        assert len(shown.title(view, table.texts)) <= 98
        table.answer(0, random_answer(table.match.asks[0], fate))


def test_while_the_team_is_chosen_there_is_no_map_yet(tmp_path: Path):
    table = at_table(tmp_path, "m1")
    table.let_bots_answer()

    assert table.match.state.ground == []
    assert presenter_for("saga").picture(table.view(0), TEXTS)[0].plain.strip() == "Nexus: Activations left: 0"
    assert colour_page(table, Keyboard(scripted([])), 0)


def test_a_question_about_a_walk_is_short_and_its_numbers_are_on_the_map(tmp_path: Path):
    table, fate = at_table(tmp_path, "a"), Fate(3)
    while not table.match.asks or table.match.asks[0].kind != "move":
        table.let_bots_answer()
        if 0 in table.match.asks and table.match.asks[0].kind != "move":
            table.answer(0, random_answer(table.match.asks[0], fate))

    page = [str(line) for line in colour_page(table, Keyboard(scripted([])), 0)]

    assert len(page) <= 45 and max(map(len, page)) <= 100
    assert len(table.match.asks[0].options) > 20
    assert any("▒▒▒ 2  3  4 ▒▒▒" in line for line in page)
    assert any(" 2 Go to B7 (2 spaces)" in line and "14 Go to F9" in line for line in page)


def test_a_whole_mission_is_played_at_the_keyboard_to_its_results(tmp_path: Path):
    table = at_table(tmp_path, "a", "cs")

    keyboard, code = sit_down(table, at_random(2))

    assert code == 0
    assert table.texts.text(f"saga-ending-{table.match.state.ending}") in keyboard.text
    assert "Dulinsky: " in keyboard.text and "{" not in keyboard.text


def test_onlookers_see_the_deck_too():
    table = SagaTable("..")
    table.mercenary("dulinsky", at=(0, 0))
    view = {"state": project(table.g, SPECTATOR), "seat": SPECTATOR, "ask": None}

    assert presenter_for("saga").picture(view, TEXTS)[1].plain.startswith(" 1 Du↑")
