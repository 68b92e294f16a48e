"""Write the vocabulary of each game: every kind of question, roll and event of its rules, and every id in its box.

It is the page docs/vocabulary/<game>.md; of a game that is not the product's own, vocabulary.md in its folder.
Questions, rolls and events are read from the source (`Ask`, `Chance`, `Roll`, `draw`, `tell`), ids from `Game.box`,
words from the English texts. A test checks that the pages are current: `python tools/vocabulary.py` writes them again.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from starboard.games.folders import folders
from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.texts import game_locales

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "vocabulary"
SOURCES = ROOT / "src" / "starboard" / "games"  # of the product's own games

# The arguments of what rules call, in order.
ASK = ("seat", "options", "rule", "kind", "least", "most", "many", "about")
CHANCE = ("outcomes", "rule", "kind")
ROLL = ("dice", "rule", "kind", "ordered", "alike")
DRAW = ("deck", "rule", "kind")
TELL = ("g", "kind", "rule", "seats", "secret")
PAGE = ("g", "page", "readers", "rule", "choosers", "blocked")
CALLS = {"Ask": ASK, "Chance": CHANCE, "Roll": ROLL, "draw": DRAW, "tell": TELL, "read_page": PAGE}


@dataclass
class Word:
    """One kind of question, roll or event: the rules that use it and what it carries."""

    rules: set[str] = field(default_factory=set)
    carries: set[str] = field(default_factory=set)
    secret: set[str] = field(default_factory=set)
    picks: set[str] = field(default_factory=set)


Words = dict[str, Word]


def main() -> None:
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        page_of(game).write_text(page(game), encoding="utf-8")


def page_of(game: Game) -> Path:
    """Where the page of a game lies."""
    folder = folders()[game.name]
    return PAGES / f"{game.name}.md" if folder.is_relative_to(SOURCES) else folder / "vocabulary.md"


def page(game: Game) -> str:
    found = vocabulary(folders()[game.name])
    said = messages(game.name)
    parts = [
        f"# The words of {game.name}\n",
        "Written by `tools/vocabulary.py` from rules, box and English texts. A rule `…` is that of the card,\n"
        "Item, Room or Action which asks.\n",
        "## Questions\n\nAnswer them by kind or by rule (`table.answers({kind: …})`).\n",
        questions(game, found["Ask"], said),
        "## Rolls and draws\n\nForce them by kind (`table.fate(noise_die=3)`; underscores for hyphens).\n",
        table(("kind", "rules"), [(f"`{kind}`", rules(word)) for kind, word in sorted(found["Chance"].items())]),
        "## Events\n\nWhat `table.told(kind)` finds; secret arguments are told only to some seats.\n",
        events(game, found["tell"], said),
        "## Refusals\n",
        refusals(game, said),
    ]
    for title, ids in (*offered(game), *ids_of(game.box())):
        parts += [f"## {title.replace('_', ' ').capitalize()}\n", table_of_ids(game, title, ids, said)]
    return "\n".join(parts).rstrip() + "\n"


def offered(game: Game) -> Iterator[tuple[str, list[str]]]:
    """What a table can be opened with."""
    yield "modes", [mode.id for mode in game.offer.modes]
    yield "options", [option.id for option in game.offer.options]


def questions(game: Game, words: Words, said: dict[str, str]) -> str:
    rows: list[tuple[str, ...]] = []
    for kind, word in sorted(words.items()):
        picked, prompt = ", ".join(sorted(word.picks)), said.get(f"{game.name}-ask-{kind}", "")
        rows.append((f"`{kind}`", picked, rules(word), fields(word.carries), prompt))
    return table(("kind", "picks", "rules", "about", "in words"), rows)


def events(game: Game, words: Words, said: dict[str, str]) -> str:
    rows: list[tuple[str, ...]] = []
    for kind, word in sorted(words.items()):
        line = said.get(f"{game.name}-told-{kind}") or said.get(f"{game.name}-log-{kind}", "")
        rows.append((f"`{kind}`", fields(word.carries), fields(word.secret), rules(word), line))
    return table(("kind", "arguments", "secret", "rules", "in words"), rows)


def refusals(game: Game, said: dict[str, str]) -> str:
    prefix = f"{game.name}-refusal-"
    rows = [(f"`{name.removeprefix(prefix)}`", text) for name, text in sorted(said.items()) if name.startswith(prefix)]
    return table(("key", "in words"), rows)


# --- from the source ---


def vocabulary(folder: Path) -> dict[str, Words]:
    """The kinds in all calls of `Ask`, `Chance`, `Roll`, `draw` (a roll too) and `tell` below a folder."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))}
    known = {module_of(file): words_in(tree) for file, tree in trees.items()}
    calls = [call for file, tree in trees.items() for call in calls_in(tree, file, names_in(tree, file, known))]
    handed_on = {
        call.within.name: call for call in calls if isinstance(call.within, ast.FunctionDef) and call.hands_on("kind")
    }
    found: dict[str, Words] = {"Ask": {}, "Chance": {}, "tell": {}}
    for call in calls:
        if call.name in handed_on and not call.hands_on("kind"):
            note(found, call.through(handed_on[call.name]))
        elif call.name in CALLS and not call.hands_on("kind"):
            note(found, call)
    return found


@dataclass
class Call:
    """A call within a function, with its arguments by name and what the names of its module stand for."""

    name: str
    args: dict[str, ast.expr]
    keywords: dict[str, ast.expr]
    within: ast.FunctionDef | ast.Module
    names: dict[str, str]
    place: str

    def hands_on(self, argument: str) -> bool:
        """Whether an argument is just a parameter of the function: then whoever calls that says it."""
        given = self.all_args().get(argument)
        return self.name in CALLS and isinstance(given, ast.Name) and given.id in parameters(self.within)

    def all_args(self) -> dict[str, ast.expr]:
        return self.args | self.keywords if self.name != "tell" else self.args

    def through(self, inner: "Call") -> "Call":
        """The call that a function makes for this one, with what this one gives to it."""
        given = dict(zip(parameters(inner.within), self.args.values(), strict=False)) | self.keywords
        own = {key: given.get(arg.id, arg) if isinstance(arg, ast.Name) else arg for key, arg in inner.args.items()}
        named = {
            key: given.get(arg.id, arg) if isinstance(arg, ast.Name) else arg for key, arg in inner.keywords.items()
        }
        return Call(inner.name, own, named, self.within, inner.names | self.names, self.place)


def parameters(within: ast.FunctionDef | ast.Module) -> list[str]:
    return [parameter.arg for parameter in within.args.args] if isinstance(within, ast.FunctionDef) else []


def calls_in(tree: ast.Module, file: Path, names: dict[str, str]) -> Iterator[Call]:
    """Every call of a plain name: in the functions and methods of a module, and beside them."""
    places: list[tuple[ast.FunctionDef | ast.Module, ast.AST]] = [
        (node, node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
    ]
    places += [(tree, node) for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    drawing = deck_draws(tree)
    for within, place in places:
        for node in ast.walk(place):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                called = drawing.get(node.func.id, node.func.id)
                order = CALLS.get(called, [str(at) for at, _ in enumerate(node.args)])
                args: dict[str, ast.expr] = dict(zip(order, node.args, strict=False))
                keywords = {word.arg or "…": word.value for word in node.keywords}
                yield Call(called, args, keywords, within, names, f"{file.name}:{node.lineno}")


def deck_draws(tree: ast.Module) -> dict[str, str]:
    """What a module calls the kernel's `draw`; one that comes from elsewhere is a procedure of the game."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            kernel = (node.module or "").endswith("kernel.decks")
            found |= {one.asname or one.name: "draw" if kernel else "…" for one in node.names if one.name == "draw"}
    return found


def module_of(file: Path) -> str:
    """The last two parts of its name are enough to tell modules of a game apart."""
    return f"{file.parent.name}.{file.stem}"


def words_in(tree: ast.Module) -> dict[str, str]:
    """The words to which a module gives names; of a table of words all of them, with spaces between them."""
    found: dict[str, str] = {}
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        value = getattr(node, "value", None)
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            values = value.elts if isinstance(value, ast.Tuple) and isinstance(target, ast.Tuple) else [value]
            for name, word in zip(names, values, strict=False):
                if isinstance(name, ast.Name) and isinstance(word, ast.Constant) and isinstance(word.value, str):
                    found[name.id] = word.value
                elif isinstance(name, ast.Name) and isinstance(word, ast.Dict):
                    found[name.id] = " ".join([one.value for one in word.values if isinstance(one, ast.Constant)
                                               and isinstance(one.value, str)])  # fmt: skip
    return found


def names_in(tree: ast.Module, file: Path, known: dict[str, dict[str, str]]) -> dict[str, str]:
    """What names stand for in a module: its own words and those it imports from other modules of the game."""
    found = dict(known[module_of(file)])
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            theirs = known.get(".".join((node.module or "").split(".")[-2:]), {})
            found |= {one.asname or one.name: theirs[one.name] for one in node.names if one.name in theirs}
    return found


def note(found: dict[str, Words], call: Call) -> None:
    given = call.all_args()
    if call.name == "read_page":
        note_page(found, set(constants(given["rule"], call.names)))
        return
    words = found["Chance" if call.name in ("draw", "Roll") else call.name]
    unnamed = ast.Constant("roll") if call.name == "Roll" else None
    for kind in constants(given.get("kind", unnamed), call.names):
        assert kind, f"{call.place}: the kind of this {call.name} cannot be read from the source"
        word = words.setdefault(kind, Word())
        word.rules |= set(constants(given["rule"], call.names))
        if call.name == "tell":
            word.carries |= set(call.keywords)
            word.secret |= keys_of(given.get("secret"))
        elif call.name == "Ask":
            word.carries |= keys_of(given.get("about"))
            word.picks.add(picks(given))


def note_page(found: dict[str, Words], rules: set[str]) -> None:
    """A page of the story asks its readers and is told, with what was chosen on it (`kernel.pages`)."""
    page = {"page", "speaker", "mood", "paragraphs", "readers"}
    for part, kind, carries in (
        ("Ask", "page", page),
        ("tell", "page", page),
        ("tell", "page-chosen", {"page", "choice"}),
    ):
        word = found[part].setdefault(kind, Word())
        word.rules |= rules
        word.carries |= carries
        if part == "Ask":
            word.picks.add("one")


def constants(node: ast.expr | None, names: dict[str, str]) -> list[str]:
    """The words an expression can be; "" for one that only play can tell."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.Name):
        return [names.get(node.id, "")]
    if isinstance(node, ast.IfExp):
        return constants(node.body, names) + constants(node.orelse, names)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return names.get(node.value.id, "").split() or [""]
    return [""]


def keys_of(node: ast.expr | None) -> set[str]:
    if isinstance(node, ast.Dict):
        return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return {"…"} if node is not None else set()


def picks(args: dict[str, ast.expr]) -> str:
    """How many options an answer picks."""
    if "many" in args or "most" in args:
        return "several"
    least = args.get("least")
    return "one or none" if isinstance(least, ast.Constant) and least.value == 0 else "one"


# --- from the box and the texts ---


def ids_of(box: dict[str, Any]) -> Iterator[tuple[str, Sequence[str]]]:
    """Every table of the box whose keys are ids, and every list of ids, also one table deeper."""
    for title, facts in box.items():
        if isinstance(facts, list):
            yield title, [str(one) for one in dict.fromkeys(facts)]
        else:
            inner = {name: ids for name, ids in facts.items() if is_ids(ids)}
            if len(inner) < len(facts):
                yield title, list(facts)
            for name, ids in inner.items():
                yield f"{title}: {name}", list(dict.fromkeys(ids))


def is_ids(facts: Any) -> bool:
    """Words in a list, or words with how many there are of each."""
    if isinstance(facts, dict):
        return bool(facts) and all(isinstance(count, int) and "-" in name for name, count in facts.items())
    return isinstance(facts, list) and len(facts) > 2 and all(isinstance(word, str) for word in facts)


def table_of_ids(game: Game, title: str, ids: Sequence[str], said: dict[str, str]) -> str:
    kind = title.partition(":")[0]
    return table(("id", "name"), [(f"`{i}`", name_of(game, kind, i, said)) for i in ids])


def name_of(game: Game, kind: str, i: str, said: dict[str, str]) -> str:
    """The name on the component: the message of its kind in the singular."""
    for singular in (kind, kind.removesuffix("s"), kind.removesuffix("es"), f"{kind}er"):
        for name in (i, i.rpartition("-")[0]):
            if text := said.get(f"{game.name}-{singular}-{name}"):
                return text
    return ""


def messages(game: str) -> dict[str, str]:
    """The English messages of a game, each as it reads where nothing special is the case."""
    found: dict[str, str] = {}
    for file in sorted((game_locales()[game] / "en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[entry.id.name] = plain(entry.value)
    return found


def plain(pattern: ftl.Pattern) -> str:
    return " ".join("".join([spoken(element) for element in pattern.elements]).split())


def spoken(element: Any) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ftl.SelectExpression):
        return plain(next(variant.value for variant in inner.variants if variant.default))
    if isinstance(inner, ftl.FunctionReference):
        inner = inner.arguments.positional[0]
    return f"‹{inner.id.name}›" if hasattr(inner, "id") else str(getattr(inner, "value", ""))


# --- as Markdown ---


def rules(word: Word) -> str:
    return ", ".join([rule or "…" for rule in sorted(word.rules)])


def fields(names: set[str]) -> str:
    return ", ".join([f"`{name}`" for name in sorted(names)])


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join([f"| {' | '.join([cell.replace('|', '/') for cell in line])} |" for line in lines]) + "\n"


if __name__ == "__main__":
    main()
