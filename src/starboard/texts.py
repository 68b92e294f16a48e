"""Every text a person reads: Project Fluent messages, spoken in the reader's language.

Rules and events carry message ids only. Whoever shows them calls `Texts(lang).text(id, **args)`; an argument that is
itself a message is wrapped in `Ref`, so that each reader gets it in their own language:

    Texts("it").text("log-enters", who=Ref("game-character-pilot"), room=Ref("game-room-armory"))

A sentence may ask a `Ref` for one of its grammatical forms: `{ FORM($room, "the") }` is the attribute `.form-the` of
the room's message, or its plain name where the language gives it no such form. A form need not be words that are
shown: `.form-gender = f` lets a sentence choose its ending with `{ FORM($who, "gender") -> [f] … *[m] … }`.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from starboard.games.folders import folders
from starboard.kernel.own_texts import LANGUAGES as LANGUAGES

LOCALE = Path(__file__).with_name("locale")
INSTEAD = "instead"  # under this name a thing brings what is said where its own message is not known, or not yet
OWN_GRAMMAR = "grammar-"  # messages with endings that only the sentences of their own language refer to

log = logging.getLogger(__name__)


# These derive from nothing that fluent.runtime catches (LookupError, TypeError, ValueError): it would hide them.
class TextError(Exception):
    """A message could not be written out as it should be."""


class MissingText(TextError):
    """No language, not even English, has this message."""


class UnknownLanguage(ValueError):
    """Starboard does not speak this language."""


@dataclass(frozen=True, slots=True)
class Ref:
    """Another message as an argument, written out in whatever language the reader has."""

    id: str
    args: Mapping[str, "Arg"] = field(default_factory=dict)


Number = int | float | Decimal
Arg = str | Number | Ref | Sequence["Arg"]


class _Spoken(FluentType):
    """Arguments that wait to learn in which form the sentence wants them."""

    def __init__(self, texts: "Texts", things: Sequence[Arg]) -> None:
        self.texts, self.things = texts, things

    def format(self, locale: object) -> str:
        return self.form("")

    def form(self, name: str) -> str:
        return self.texts.listed([self.texts.spoken(thing, name) for thing in self.things])


def _form(thing: Any, name: str = "") -> Any:
    """The Fluent function FORM; a plain string or number has only one form."""
    return thing.form(name) if isinstance(thing, _Spoken) else thing


@dataclass(frozen=True)
class _Shelf:
    """One language: its own keys (`id` and `id.attribute`), and a bundle where English fills the gaps."""

    resources: Sequence[ast.Resource]
    bundle: FluentBundle
    keys: frozenset[str]


@cache
def _shelf(lang: str, directory: Path, files: Sequence[str]) -> _Shelf:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no texts in {lang!r}; the languages are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], functions={"FORM": _form}, use_isolating=False)
    own = [resource for _, resource in resources(lang, directory, files)]
    fallback = [] if lang == "en" else _shelf("en", directory, files).resources
    for resource in [*own, *fallback]:  # the first message of an id wins
        bundle.add_resource(resource)
    return _Shelf(own, bundle, frozenset(key for resource in own for key, _ in patterns(resource)))


class Texts:
    """The texts as one reader sees them; what a translation lacks is said in English."""

    strict: ClassVar[bool] = False
    """Whether a faulty message raises; when not, it is logged and its gap shows in the text. Tests set it to True."""

    def __init__(self, lang: str, directory: Path = LOCALE, files: tuple[str, ...] = ()) -> None:
        """Of all texts, or, which is quicker, of the files of these names."""
        self.lang = lang
        self._shelves: tuple[_Shelf, ...] = (_shelf(lang, directory, files), _shelf("en", directory, files))

    def adding(self, messages: Mapping[str, str]) -> "Texts":
        """The same texts and these, which are plain words: nothing in them is Fluent."""
        if not messages:
            return self
        more = copy(self)
        resource = FluentParser(with_spans=False).parse(as_fluent(messages))
        bundle = FluentBundle([self.lang], use_isolating=False)
        bundle.add_resource(resource)
        more._shelves = (*self._shelves, _Shelf([resource], bundle, frozenset(messages)))
        return more

    def has(self, message: str, /) -> bool:
        return any(message in shelf.keys for shelf in self._shelves)

    def messages(self, prefix: str, /) -> list[str]:
        """The ids of all messages that begin like this."""
        keys = {key for shelf in self._shelves for key in shelf.keys if key.startswith(prefix) and "." not in key}
        return sorted(keys)

    def text(self, message: str, /, **args: Arg) -> str:
        return self._format(self._holder(message), message, "", args)

    def attribute(self, message: str, name: str, /, **args: Arg) -> str:
        return self._format(self._holder(f"{message}.{name}"), message, name, args)

    def spoken(self, thing: Arg, form: str = "") -> str:
        """One argument in words, in the wanted grammatical form if its own language has it."""
        if not isinstance(thing, Ref):
            return str(thing)
        if INSTEAD in thing.args and not self.has(thing.id):
            return self.spoken(thing.args[INSTEAD], form)
        shelf = self._holder(thing.id)
        name = f"form-{form}"
        return self._format(shelf, thing.id, name if f"{thing.id}.{name}" in shelf.keys else "", thing.args)

    def listed(self, words: Sequence[str]) -> str:
        """Several words as a list: a, b and c."""
        if not words:
            return self.attribute("list-and", "none")
        if len(words) == 1:
            return words[0]
        return self.text("list-and", items=self.attribute("list-and", "separator").join(words[:-1]), last=words[-1])

    def _holder(self, key: str) -> _Shelf:
        for shelf in self._shelves:
            if key in shelf.keys:
                return shelf
        raise MissingText(f"no text {key!r}, neither in {self.lang!r} nor in English")

    def _format(self, shelf: _Shelf, message: str, attribute: str, args: Mapping[str, Arg]) -> str:
        entry = shelf.bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, f"{message} has no value, yet it is on the shelf"
        text, errors = shelf.bundle.format_pattern(pattern, {name: self._argument(arg) for name, arg in args.items()})
        for error in errors:
            self._report(f"{message}.{attribute}" if attribute else message, error)
        return str(text)

    def _argument(self, arg: Arg) -> str | Number | FluentType:
        if isinstance(arg, str | int | float | Decimal):
            return arg
        return _Spoken(self, [arg] if isinstance(arg, Ref) else arg)

    def _report(self, key: str, error: Exception) -> None:
        if isinstance(error, TextError):
            raise error
        if self.strict:
            raise TextError(f"text {key!r} in {self.lang!r}: {error}") from error
        log.warning("text %r in %r: %s", key, self.lang, error)


def as_fluent(messages: Mapping[str, str]) -> str:
    """Plain words as Fluent messages: whatever is in them is shown as it is. `name.part` is an attribute of `name`."""
    said = {name: [f"{name} = {_quoted(text)}\n"] for name, text in messages.items() if "." not in name}
    for name, text in messages.items():
        message, dot, attribute = name.partition(".")
        if dot and message in said:
            said[message].append(f"    .{attribute} = {_quoted(text)}\n")
    return "".join(["".join(lines) for lines in said.values()])


def _quoted(text: str) -> str:
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{plain}" }}'


# Of a game's texts, those by which people choose it: its name, its page, modes, roles, scenarios, options.
CATALOGUE_TEXTS = ("catalogue", "web-home")
# A story's passages are sent one by one, when a table has reached them.
STORY_TEXTS = "story"
# Not for clients, or not with the rest.
NOT_FOR_CLIENTS = ("cli", "lab", STORY_TEXTS)


def client_files(lang: str, game: str = "") -> list[Path]:
    """The files of a language for a client: a game's own, or what all share and how each game presents itself.

    Together they are every text that a client may show, each in one of them.
    """
    if game:
        place = game_locales().get(game)
        own = sorted((place / lang).glob("*.ftl")) if place else []
        return [path for path in own if not path.name.startswith((*CATALOGUE_TEXTS, *NOT_FOR_CLIENTS))]
    shared = [path for path in sorted((LOCALE / lang).glob("*.ftl")) if not path.name.startswith(NOT_FOR_CLIENTS)]
    games = [path for place in game_locales().values() for path in sorted((place / lang).glob("*.ftl"))]
    return [*shared, *[path for path in games if path.name.startswith(CATALOGUE_TEXTS)]]


def story_files(lang: str, game: str) -> list[Path]:
    """The files of a game's story: the titles and paragraphs of its pages."""
    place = game_locales().get(game)
    return sorted((place / lang).glob(f"{STORY_TEXTS}*.ftl")) if place else []


def text_files(lang: str, directory: Path = LOCALE) -> list[Path]:
    """The files of a language in the order of their names: those that all share, then each game's own."""
    places = [LOCALE, *game_locales().values()] if directory == LOCALE else [directory]
    return [path for place in places for path in sorted((place / lang).glob("*.ftl"))]


def game_locales() -> dict[str, Path]:
    """Where a game keeps its texts (`games/<game>/locale`)."""
    return {game: folder / "locale" for game, folder in folders().items() if (folder / "locale").is_dir()}


def resources(lang: str, directory: Path, files: Sequence[str] = ()) -> list[tuple[str, ast.Resource]]:
    """The parsed files of a language; none if nobody has begun to translate it."""
    paths = [path for path in text_files(lang, directory) if not files or path.name in files]
    names = [f"{path.parents[2].name}/{path.name}" if directory == LOCALE else path.name for path in paths]
    return [(name, parsed(path.read_text(encoding="utf-8"))) for name, path in zip(names, paths, strict=True)]


@cache
def parsed(fluent: str) -> ast.Resource:
    """The messages of a file, parsed once: parsing all files takes seconds, and linters read each many times."""
    return FluentParser(with_spans=False).parse(fluent)


def patterns(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    """Every value and attribute with its key."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value
