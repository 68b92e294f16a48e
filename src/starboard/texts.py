"""Every text a person reads: Project Fluent messages, spoken in the reader's language.

Rules and events carry message ids only. Whoever shows them calls `Texts(lang).text(id, **args)`; an argument that is
itself a message is wrapped in `Ref`, so that each reader gets it in their own language:

    Texts("it").text("log-enters", who=Ref("game-character-pilot"), room=Ref("game-room-armory"))

A sentence may ask a `Ref` for one of its grammatical forms: `{ FORM($room, "the") }` is the attribute `.form-the` of
the room's message, or its plain name where the language gives it no such form. A form need not be words that are
shown: `.form-gender = f` lets a sentence choose its ending with `{ FORM($who, "gender") -> [f] … *[m] … }`.
"""

import logging
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starboard.games.folders import folders

LANGUAGES = ("en", "it", "de", "cs")
LOCALE = Path(__file__).with_name("locale")
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
    resources = [resource for _, resource in _resources(lang, directory, files)]
    fallback = [] if lang == "en" else _shelf("en", directory, files).resources
    for resource in [*resources, *fallback]:  # the first message of an id wins
        bundle.add_resource(resource)
    return _Shelf(resources, bundle, frozenset(key for resource in resources for key, _ in _patterns(resource)))


class Texts:
    """The texts as one reader sees them; what a translation lacks is said in English."""

    strict: ClassVar[bool] = False
    """Whether a faulty message raises; when not, it is logged and its gap shows in the text. Tests set it to True."""

    def __init__(self, lang: str, directory: Path = LOCALE, files: tuple[str, ...] = ()) -> None:
        """Of all texts, or, which is quicker, of the files of these names."""
        self.lang = lang
        self._shelves = (_shelf(lang, directory, files), _shelf("en", directory, files))

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


def problems(languages: Iterable[str] = LANGUAGES, directory: Path = LOCALE) -> list[str]:
    """What is wrong with the translations, each in a line; English is always read, as the measure of the others."""
    wanted = ["en", *(lang for lang in languages if lang != "en")]
    english = _uses("en", directory)
    found: list[str] = []
    for lang in wanted:
        found += _misspelt(lang, directory)
        found += _differences(lang, _uses(lang, directory), english)
    return found


def _differences(lang: str, uses: "Uses", english: "Uses") -> Iterator[str]:
    for key in sorted(uses.keys() | english.keys()):
        # Each language has the grammatical forms and endings it needs.
        if ".form-" not in key and not key.startswith(OWN_GRAMMAR):
            if key not in uses:
                yield f"{lang}: {key} is missing"
                continue
            if key not in english:
                yield f"{lang}: {key} is not in English"
            elif not english[key].variables <= uses[key].variables <= english[key].given:
                yield f"{lang}: {key} uses {_named(uses[key].variables)}, English {_named(english[key].variables)}"
        for reference in sorted(uses[key].references - uses.keys() - english.keys()) if key in uses else ():
            yield f"{lang}: {key} refers to {reference}, which does not exist"


def _named(variables: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"


def _misspelt(lang: str, directory: Path) -> Iterator[str]:
    """Lines that are not Fluent, and ids given twice."""
    keys: Counter[str] = Counter()
    for file, resource in _resources(lang, directory):
        keys.update(key for key, _ in _patterns(resource))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                reasons = "; ".join(str(note.message) for note in entry.annotations or [])
                yield f"{lang}: {file} does not parse at {(entry.content or '').strip().splitlines()[0]!r}: {reasons}"
    yield from (f"{lang}: {key} is given {count} times" for key, count in sorted(keys.items()) if count > 1)


class _Use(Visitor):
    """The variables and the other messages that one pattern uses."""

    def __init__(self, declared: set[str]) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self._declared = declared

    @property
    def given(self) -> set[str]:
        """The variables that a translation may use: those of the pattern, and those its comment names beside them."""
        return self.variables | self._declared

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


Uses = dict[str, _Use]


def _uses(lang: str, directory: Path) -> Uses:
    uses: Uses = {}
    for _, resource in _resources(lang, directory):
        declared = _declared(resource)
        for key, pattern in _patterns(resource):
            uses[key] = _Use(declared[key.partition(".")[0]])
            uses[key].visit(pattern)
    return uses


def _declared(resource: ast.Resource) -> dict[str, set[str]]:
    """The variables that the comment right above each message speaks of."""
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {
        entry.id.name: set(re.findall(r"\$([a-z_]+)", entry.comment.content or "") if entry.comment else ())
        for entry in messages
    }


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


def _resources(lang: str, directory: Path, files: Sequence[str] = ()) -> list[tuple[str, ast.Resource]]:
    """The parsed files of a language; none if nobody has begun to translate it."""
    paths = [path for path in text_files(lang, directory) if not files or path.name in files]
    names = [f"{path.parents[2].name}/{path.name}" if directory == LOCALE else path.name for path in paths]
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths]
    return list(zip(names, parsed, strict=True))


def _patterns(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value
