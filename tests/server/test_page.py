"""The page before the client speaks: in the language the browser asks for."""

from pathlib import Path

import pytest

from starboard.server.page import page, preferred_language
from starboard.texts import Texts

SOURCE = Path(__file__).parents[2] / "web" / "index.html"


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("it", "it"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR, cs;q=0.5, en;q=0.3", "cs"),
        ("en;q=0.2, it;q=0.7", "it"),
        ("fr", "en"),
        ("it;q=much, cs;q=0.1", "cs"),
    ],
)
def test_the_language_a_browser_likes_best(accepted: str, lang: str) -> None:
    assert preferred_language(accepted) == lang


@pytest.mark.parametrize("lang", ["en", "it", "de", "cs"])
def test_the_page_speaks_it(lang: str) -> None:
    shown, texts = page(SOURCE, lang), Texts(lang)

    assert f'<html lang="{lang}">' in shown
    assert f'content="{texts.text("page-description")}"' in shown
    assert f"<noscript>{texts.text('page-noscript')}</noscript>" in shown
