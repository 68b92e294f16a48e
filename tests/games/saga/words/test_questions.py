"""Questions, options and refusals in words: all kinds, four languages, everything that random games ask."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.games.saga import rules
from starboard.games.saga.content.mission_file import MISSIONS
from starboard.games.saga.plugin import GAME
from starboard.games.saga.rules.campaign.upkeep import upkeep
from starboard.games.saga.rules.play import play
from starboard.games.saga.rules.readings import TIES_ASKED
from starboard.games.saga.testing.mission_table import MissionTable, random_answer
from starboard.games.saga.words.options import OPTIONS, describe_option
from starboard.games.saga.words.questions import PROMPTS, describe_ask
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.pages import PAGE
from starboard.kernel.requests import Ask, Procedure
from starboard.texts import LANGUAGES, Texts
from tests.games.contract.reading import asks_of
from tests.games.saga.words.asked import REFUSAL, wrong_with

ROUNDS = 5
TOGETHER: list[list[str]] = [["mercenaries"]]
VERSUS = [["nexus"], ["mercenaries"], ["mercenaries"]]
# Kinds that rules name by a variable, and the kernel's pages.
BY_VARIABLE = {"terminal", "trade-give", "trade-take", "interrupt", "reaction", "mission-question", PAGE}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Texts, "strict", True)
    yield


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of these functions in the rules."""
    for file in sorted(Path(rules.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def kinds_in_the_rules() -> set[str]:
    named = [call.args[3] for call in calls("Ask", "choose") if len(call.args) > 3]
    return {one.value for one in named if isinstance(one, ast.Constant)} | BY_VARIABLE


def refusals_in_the_rules() -> set[str]:
    return {call.args[1].value for call in calls("Refusal") if isinstance(call.args[1], ast.Constant)}


def listen_to(table: MissionTable, going: Procedure[None], seed: int) -> tuple[list[str], set[str]]:
    """Answer at random and look at every question: what is wrong with its words, and the kinds that were asked."""
    fate, reply = Fate(seed), None
    wrong: list[str] = []
    kinds: list[str] = []
    try:
        while table.g.round <= ROUNDS:
            request = going.send(reply)
            for ask in asks_of(request):
                kinds.append(ask.kind)
                languages = LANGUAGES if kinds.count(ask.kind) <= 2 else LANGUAGES[:1]
                wrong += wrong_with(table.g, ask, languages)
            reply = random_answer(request, fate)
    except StopIteration:
        pass
    return wrong, set(kinds)


# --- every kind, every refusal ---


def test_every_kind_of_question_has_a_prompt_and_options():
    assert kinds_in_the_rules() == set(PROMPTS) == set(OPTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_says_what_stands_against_it_and_nothing_else_does(lang: str):
    texts = Texts(lang)

    said = {message.removeprefix(REFUSAL) for message in texts.messages(REFUSAL)}
    assert said == refusals_in_the_rules()
    assert [key for key in said if not texts.text(REFUSAL + key).endswith(".")] == []


def test_a_question_that_nobody_has_words_for_is_no_question():
    table = MissionTable("a").set_up()
    ask = Ask(0, ["yes"], "SAGA-ROUND-01", "small-talk")

    with pytest.raises(Unknown):
        describe_ask(table.g, ask)
    with pytest.raises(Unknown):
        describe_option(table.g, ask, "yes")


# --- whole games ---


@pytest.mark.parametrize("seats", [TOGETHER, VERSUS], ids=["together", "versus"])
@pytest.mark.parametrize("name", MISSIONS)
def test_everything_that_a_game_asks_has_its_words(name: str, seats: list[list[str]]):
    kinds: set[str] = set()
    for seed in (7, 8, 9):  # chance may have it that nobody wants a Turn
        table = MissionTable(name, *seats)
        wrong, asked = listen_to(table, play(table.g), seed)
        kinds |= asked
        assert wrong == []
        if "move" in kinds:
            break

    assert {"move", "facing", "who-acts"} <= kinds


def test_ties_of_the_artificial_nexus_are_asked_in_words():
    table = MissionTable("b")
    table.g.options = [TIES_ASKED]

    wrong, kinds = listen_to(table, play(table.g), seed=2)

    assert wrong == [] and kinds & {"agent", "target", "call", "point"}


def test_upkeep_speaks_of_points_cards_and_skills():
    table = MissionTable("c", *VERSUS).set_up()
    for who in table.g.mercenaries:
        who.victory_points, who.tokens = 4, 5
    table.g.ending = "mercenaries"

    wrong, kinds = listen_to(table, upkeep(table.g), seed=1)

    assert wrong == [] and {"shop", "reorganise", "growth", "skill"} <= kinds


def test_what_a_mission_lets_an_agent_do_is_said_as_the_mission_says_it():
    g = new_table(GAME, 2, "versus", (), "m5")
    option = ("mission", "agents-roll", "T4")
    ask = Ask(1, [option, ("door", "D4")], "SAGA-ACTIVATE-02", "action", about={"who": "guard-1"})

    described = describe_option(g, ask, option)

    assert Texts("en").text(described.text) == "Roll a shelf"
    assert described.at == {"piece": "T4"} and described.target is not None
