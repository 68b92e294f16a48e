"""The pages of rendered events say what the games say today, of every kind of event there is."""

import pytest

from starboard.texts import LANGUAGES, Texts
from tools import event_texts, vocabulary


@pytest.fixture(scope="module", params=event_texts.recorded(), ids=lambda game: game.name)
def found(request):
    return request.param, event_texts.samples(request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_current(found, lang, monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)
    game, samples = found
    kept = (event_texts.pages(game) / f"{lang}.txt").read_text(encoding="utf-8")

    assert kept == event_texts.page(game, lang, samples), "python tools/event_texts.py writes it again"


def test_every_kind_of_event_is_there(found):
    game, samples = found
    kinds = vocabulary.vocabulary(vocabulary.SOURCES / game.name)["tell"].keys()

    assert sorted(kinds - samples.keys()) == []
