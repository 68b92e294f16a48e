"""Everything that is asked in random games, described in all languages; what is wrong with it comes back as lines."""

from collections.abc import Iterable, Iterator

from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.options import describe_option
from starboard.games.saga.words.questions import describe_ask
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask
from starboard.texts import LANGUAGES, Texts
from tests.games.contract.reading import refused_in, words_of

REFUSAL = "saga-refusal-"


def wrong_with(g: Saga, ask: Ask, languages: Iterable[str] = LANGUAGES) -> Iterator[str]:
    """What is wrong with the words of one question; raises where a text is missing."""
    prompt = describe_ask(g, ask)
    options = list(dict.fromkeys(ask.options)) + ([None] if ask.least == 0 else [])
    offered = [describe_option(g, ask, option) for option in options]
    refused = [(describe_option(g, ask, option), key) for option, key in refused_in(ask)]
    for lang in languages:
        if not words_of(prompt, lang):
            yield f"{ask.kind}: an empty prompt in {lang}"
        told = [(words_of(one, lang), str(one.target)) for one in offered]
        if len(set(told)) < len(told):
            yield f"{ask.kind}: two options are the same in {lang}: {sorted(told)}"
        for one, key in refused:
            if not words_of(one, lang) or not Texts(lang).text(REFUSAL + key):
                yield f"{ask.kind}: a refused option has no text in {lang}"
    for one in offered:
        yield from off_the_map(g, ask, one)


def off_the_map(g: Saga, ask: Ask, one: Described) -> Iterator[str]:
    """Places that no screen could show."""
    places = [*one.line, *one.area, *([one.target] if one.target is not None else [])]
    for x, y in places:
        if not (0 <= x < g.width and 0 <= y < g.height):
            yield f"{ask.kind}: {one.text} is at {x}, {y}"
    if one.line and one.target is None:
        yield f"{ask.kind}: {one.text} has a line to nowhere"
