"""The one page of the client, in the language its reader's browser asks for until the client itself speaks."""

import html
from functools import cache
from pathlib import Path

from starboard.texts import LANGUAGES, Texts

# What the built page says in English; web/index.html has the same words (tests/server/test_page.py).
SPOKEN = ("page-description", "page-noscript")


def preferred_language(accepted: str) -> str:
    """The language of ours that the Accept-Language header likes best; English if it names none."""
    best, liked = "en", 0.0
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        lang = name.strip().partition("-")[0].lower()
        quality = _quality(weight)
        if lang in LANGUAGES and quality > liked:
            best, liked = lang, quality
    return best


def _quality(weight: str) -> float:
    """1 without a weight, 0 for one that is no number."""
    text = weight.strip().removeprefix("q=") if weight.strip() else "1"
    try:
        return float(text)
    except ValueError:
        return 0.0


def page(file: Path, lang: str) -> str:
    return _page(file, file.stat().st_mtime_ns, lang)


@cache
def _page(file: Path, _changed: int, lang: str) -> str:
    """Read once in every language, and again when the client was built anew."""
    text = file.read_text(encoding="utf-8").replace('<html lang="en">', f'<html lang="{lang}">')
    english, spoken = Texts("en"), Texts(lang)
    for message in SPOKEN:
        text = text.replace(html.escape(english.text(message)), html.escape(spoken.text(message)))
    return text
