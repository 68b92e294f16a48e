"""The texts of a scenario that somebody wrote: what its file says in each language, and what it has to say.

They are plain words (`own_files.plain_words`): nothing in them is a message, markup or code. What is said becomes
messages with ids of their own, so that whoever draws a table asks for them as for any other.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from starboard.kernel.errors import BrokenContent

LANGUAGES: Final = ("en", "it", "de", "cs")
TITLE: Final = "title"  # the key of what the scenario is called
PAGES: Final = "pages"  # the key of its story
LONGEST_TITLE: Final = 60
LONGEST_TEXT: Final = 1000


@dataclass(frozen=True)
class OwnTexts:
    """What the file says in one language."""

    lang: str
    texts: Mapping[str, str]
    pages: Mapping[str, tuple[str, ...]]  # of its story: each a title, then paragraphs


@dataclass(frozen=True)
class NeededTexts:
    """Everything that is said about the scenario."""

    texts: Mapping[str, str]  # by their keys the messages that they become
    names: Collection[str]  # keys of what the box may have words for, which are not to be changed
    pages: Mapping[str, int]  # how many paragraphs each has
    page: str  # begins the message of every page
    spare: Collection[str] = ()  # keys of what may be left out


@dataclass(frozen=True)
class TextProblems:
    """What problems with texts are called, in the words of the game."""

    no_texts: str
    in_vain: str
    no_page: str
    counted_by: str  # which part of the file says how many paragraphs a page has


def titles(written: Sequence[OwnTexts]) -> dict[str, str]:
    """What the scenario is called, by language."""
    return {one.lang: one.texts[TITLE] for one in written if TITLE in one.texts}


def messages(needed: NeededTexts, written: Sequence[OwnTexts], lang: str) -> dict[str, str]:
    """What is said in a language, by the messages under which it is asked for; what that lacks is in the main one."""
    found: dict[str, str] = {}
    for one in (*main_texts(written), *[one for one in written if one.lang == lang]):
        found |= {needed.texts[key]: said for key, said in one.texts.items() if key in needed.texts}
        for name, parts in one.pages.items():
            page = f"{needed.page}{name}"
            found |= {f"{page}-{number}" if number else page: part for number, part in enumerate(parts)}
    return found


def main_texts(written: Sequence[OwnTexts]) -> list[OwnTexts]:
    """The language that must have every text, if there is any at all: English, or the first of the file."""
    english = [one for one in written if one.lang == LANGUAGES[0]]
    return [*english, *written][:1]


def text_problems(
    file: str, needed: NeededTexts, written: Sequence[OwnTexts], of_box: Callable[[str], bool], called: TextProblems
) -> list[BrokenContent]:
    """No text is without its thing, none takes the place of one of the box, and none is missing from the main ones."""
    if not written:
        return [BrokenContent(file, "texts", "", called.no_texts)]
    boxed = [key for key in needed.names if of_box(needed.texts[key])]
    (main,) = main_texts(written)
    found: list[BrokenContent] = []
    for one in written:
        place, whole = f"texts.{one.lang}", one is main
        found += [
            BrokenContent(file, place, key, said) for key, said in _wrong_texts(needed, one, boxed, whole, called)
        ]
        place = f"{place}.{PAGES}"
        found += [BrokenContent(file, place, name, said) for name, said in _wrong_pages(needed, one, whole, called)]
    return found


def _wrong_texts(
    needed: NeededTexts, said: OwnTexts, boxed: Collection[str], whole: bool, called: TextProblems
) -> Iterator[tuple[str, str]]:
    for key in said.texts:
        if key in boxed:
            yield key, "is a name of the box, which has its words"
        elif key not in needed.texts:
            yield key, called.in_vain
    for key in needed.texts if whole else ():
        if key not in said.texts and key not in boxed and key not in needed.spare:
            yield key, "is missing"


def _wrong_pages(needed: NeededTexts, said: OwnTexts, whole: bool, called: TextProblems) -> Iterator[tuple[str, str]]:
    """A page is a title and as many paragraphs as the scenario says."""
    for name in said.pages:
        if name not in needed.pages:
            yield name, called.no_page
    for name, paragraphs in needed.pages.items():
        count = len(said.pages.get(name, ()))
        if count != paragraphs + 1 and (whole or name in said.pages):
            message = (
                f"must have a title and {paragraphs} of text (as {called.counted_by} says), and has {count} in all"
            )
            yield name, message
