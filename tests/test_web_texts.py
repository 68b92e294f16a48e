"""The browser client's texts: none missing, none that nobody shows, and a sentence for every refusal."""

import re
from pathlib import Path

import pytest

from starboard.games.registry import GAMES
from starboard.rules.translations import translated
from starboard.server.refusals import CODES
from starboard.texts import text_files

WEB = Path(__file__).parents[1] / "web" / "src"
CLIENTS_OWN = {"unreachable"}  # refusals that the client finds out by itself

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
NAMED = re.compile(r"\b(?:web|error)-[a-z0-9]+(?:-[a-z0-9]+)*")


def client_sources() -> str:
    files = [file for pattern in ("*.ts", "*.svelte") for file in WEB.rglob(pattern) if ".test." not in file.name]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def messages(prefix: str) -> set[str]:
    texts = "\n".join(file.read_text(encoding="utf-8") for file in text_files("en"))
    return {message for message in MESSAGE.findall(texts) if message.startswith(prefix)}


@pytest.fixture(scope="module")
def named() -> set[str]:
    """Every message id that the client's sources name, in code or in a comment `texts:` beside composed ids.

    A game without drawings is named and praised by the home page all the same.
    """
    chapters = {
        f"web-{game}-chapter-{chapter.lower()}" for game in GAMES for chapter in translated(game, "en").chapters
    }
    praised = {f"web-{game}-{what}" for game in GAMES for what in ("name", "home-tale")}
    return set(NAMED.findall(client_sources())) | chapters | praised


def test_every_text_of_the_client_is_shown_somewhere(named: set[str]) -> None:
    assert sorted(messages("web-") - named) == []


def test_every_refusal_is_said_in_words() -> None:
    assert {message.removeprefix("error-") for message in messages("error-")} == CODES.keys() | CLIENTS_OWN


def test_a_sentence_is_given_names_as_references() -> None:
    """A name that is already a word cannot be inflected any more: `{ who: { ref } }`, not `{ who: t(…) }`."""
    word = r"(?:t\(`(?!web-)|(?:character|thing|card)Name\()"
    assert re.findall(rf"\bt\(\s*[\"`][^\"`]*[\"`],\s*\{{[^{{}}]*?\w+: {word}.*", client_sources()) == []


def test_no_text_is_asked_for_that_nobody_wrote() -> None:
    asked = set(re.findall(r'\bt\(\s*"([a-z][a-z0-9-]*)"', client_sources()))
    texts = "\n".join(file.read_text(encoding="utf-8") for file in text_files("en"))
    assert sorted(asked - set(MESSAGE.findall(texts))) == []
