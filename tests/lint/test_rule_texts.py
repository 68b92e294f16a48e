"""What players should not read in a rule is found."""

import pytest

from starboard.games.registry import GAMES
from starboard.lint.rule_texts import of_ledger, of_words, rule_text_problems
from starboard.rules.ledger import Ledger, Rule


def test_the_rules_of_every_game_speak_to_players() -> None:
    assert list(rule_text_problems(GAMES)) == []


@pytest.mark.parametrize(
    ("lang", "text", "problem"),
    [
        ("en", "Option open-doors: they stop nobody.", "TOY-A-01 shows the id open-doors"),
        ("en", "Every rule in this ledger says so.", "TOY-A-01 speaks of the workshop: ledger"),
        ("it", "Nel compendio manca il testo.", "TOY-A-01 speaks of the workshop: compendio"),
        ("de", "Das Kompendium macht keine Ausnahme.", "TOY-A-01 speaks of the workshop: Kompendium"),
        ("cs", "Text v kompendiu chybí.", "TOY-A-01 speaks of the workshop: kompendiu"),
        ("en", "A player's hand.", "TOY-A-01 has the straight quote '"),
    ],
)
def test_what_is_not_for_players_is_named(lang: str, text: str, problem: str) -> None:
    assert list(of_words("TOY-A-01", text, lang, ["open-doors"])) == [problem]


def test_an_option_is_called_by_its_title() -> None:
    text = "Doors stop all. Option “Open Doors”: they stop nobody."
    book = Ledger("toy", (Rule("TOY-A-01", "Doors", text, "seed", options=("open-doors",)),))

    assert list(of_ledger(book, "en", ["open-doors"], {"open-doors": "Open Doors"})) == []
    (problem,) = of_ledger(book, "en", ["open-doors"], {"open-doors": "No Doors"})
    assert problem == "en: TOY-A-01 does not call the option open-doors by its title “No Doors”"
