"""Everything that is asked in random games, described in all languages; what is wrong with it comes back as lines."""

from collections.abc import Iterable, Iterator

from starboard.games.vanguard.content.planet_file import planet
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.options import describe_option
from starboard.games.vanguard.words.questions import describe_ask
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask
from starboard.texts import LANGUAGES, Texts
from tests.games.contract.reading import complete, refused_in, words_of

REFUSAL = "vanguard-refusal-"


def wrong_with(g: Vanguard, ask: Ask, languages: Iterable[str] = LANGUAGES) -> Iterator[str]:
    """What is wrong with the words of one question; raises where a text is missing or gapes."""
    prompt = describe_ask(g, ask)
    options = [*dict.fromkeys(ask.options), *([None] if ask.least == 0 else []), *ask.asides]
    offered = [describe_option(g, ask, option) for option in options]
    refused = [(describe_option(g, ask, option), key) for option, key in refused_in(ask)]
    for lang in languages:
        complete(words_of(prompt, lang))
        told = [(words_of(one, lang), str(one.target)) for one in offered]
        for text, _ in told:
            complete(text)
        if len(set(told)) < len(told):
            yield f"{ask.kind}: two options are the same in {lang}: {sorted(told)}"
        for one, key in refused:
            complete(words_of(one, lang))
            complete(Texts(lang).text(REFUSAL + key))
    for one in offered:
        yield from out_of_place(g, ask, one)


def out_of_place(g: Vanguard, ask: Ask, one: Described) -> Iterator[str]:
    """Places that no screen could show."""
    if one.target is not None and (one.target not in planet(g.planet).sectors or one.at.get("sector") != one.target):
        yield f"{ask.kind}: {one.text} is at {one.target}, {one.at}"
    if not one.rule:
        yield f"{ask.kind}: {one.text} has no rule"
