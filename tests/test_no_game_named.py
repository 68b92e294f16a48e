"""No shared part names a game: neither its folder, nor a prefix of its rules, nor a piece on its table."""

import re
from pathlib import Path

import pytest

from starboard.games.folders import folders
from starboard.kernel.pages import CHOSEN
from tools.fieldgen.reading import read

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "starboard"
CLIENT = ROOT / "web" / "src"
GENERATED = {"schema.d.ts"}  # from the server's types
WHOLE_LANGUAGES = {"stems.py"}  # lists of words in four languages; some are a piece's English name
RULE = re.compile(r'^id = "([A-Z]+)-[A-Z]+-\d+"', re.MULTILINE)
# Kinds of pieces whose names are ordinary words of any table.
ORDINARY = {
    "bar", "character", "check", "clock", "deck", "door", "effect", "gear", "held", "item", "keeper", "lying", "marked",
    "model", "moment", "ordered", "pack", "played", "point", "sheet", "threat", "token", "track", "used",
}  # fmt: skip


def rule_prefixes(folder: Path) -> set[str]:
    """What the rule ids of a game's ledgers begin with, such as `SAGA`."""
    return {
        prefix
        for file in (folder / "ledger").glob("*.toml")
        for prefix in RULE.findall(file.read_text(encoding="utf-8"))
    }


def pieces(folder: Path) -> set[str]:
    """The kinds of pieces a game declares, in lower case."""
    kinds = [kind.name for file in folder.glob("**/declared.py") for kind in read(file).kinds]
    return {kind.removesuffix("Fields").lower() for kind in kinds} - ORDINARY


def words_of_games(with_pieces: bool = True) -> re.Pattern[str]:
    """Whatever only a game may say: names as words of their own, singular or plural, and the beginnings of rule ids."""
    words: set[str] = set()
    prefixes: set[str] = set()
    for game, folder in folders().items():
        words |= {game}
        if with_pieces and folder.is_relative_to(PACKAGE):  # the miniature in the tests has pieces with ordinary names
            words |= pieces(folder)
        prefixes |= rule_prefixes(folder)
    word = rf"(?<![A-Za-z])(?i:{'|'.join(sorted(words))})s?(?![a-z])"
    rule = rf"\b({'|'.join(sorted(prefixes))})-[A-Z]"
    return re.compile(f"{word}|{rule}")


def ids_of_content() -> re.Pattern[str]:
    """Ids of two words and more (`blue-key`) that the product's games have a name for, where they stand in quotes."""
    ids: set[str] = set()
    for game, folder in folders().items():
        named = re.compile(rf"^{game}-[a-z]+-([a-z0-9]+(?:-[a-z0-9]+)+) =", re.MULTILINE)
        if folder.is_relative_to(PACKAGE):
            for file in (folder / "locale" / "en").glob("*.ftl"):
                ids |= set(named.findall(file.read_text(encoding="utf-8")))
    return re.compile(rf"[\"'`]({'|'.join(sorted(ids - {CHOSEN}))})[\"'`]")


def found(files: list[Path], with_pieces: bool = True, named: re.Pattern[str] | None = None) -> list[str]:
    named = named or words_of_games(with_pieces)
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for file in sorted(files)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]


def test_the_words_of_games_are_found_where_they_are():
    """Otherwise the searches below would find nothing because they look for nothing."""
    sources = list((CLIENT / "games" / "nemesis").rglob("*.svelte"))
    assert len(found(sources)) > 100
    assert words_of_games().search("see NEM-NOISE-06")
    assert words_of_games().search('t("web-saga-name")')
    assert not words_of_games().search("a message about a podium")


@pytest.mark.parametrize("folder", ["kit", "table", "screens", "state", "wire", "parts", "texts", "icons"])
def test_the_client_names_no_game(folder: str):
    files = [file for kind in ("*.ts", "*.svelte", "*.css") for file in (CLIENT / folder).rglob(kind)]
    files = [file for file in files if file.name not in GENERATED]
    assert files
    assert found(files) == []


def test_the_clients_own_files_name_no_game():
    root = [file for kind in ("*.ts", "*.js", "*.json", "*.html") for file in CLIENT.parent.glob(kind)]
    files = [file for file in [*CLIENT.iterdir(), *(CLIENT / "games").iterdir()] if file.is_file()]
    assert root
    assert found([*root, *files]) == []


def test_no_shared_source_has_an_id_of_a_games_content():
    """Such an id is a card, a room, an event: whoever names one knows a game."""
    client = [file for kind in ("*.ts", "*.svelte") for file in CLIENT.rglob(kind)]
    client = [file for file in client if not file.is_relative_to(CLIENT / "games") and file.name not in GENERATED]
    python = [file for part in SHARED for file in (PACKAGE / part).rglob("*.py")]
    assert ids_of_content().search('"nerves-of-steel"')
    assert found([*client, *python], named=ids_of_content()) == []


SHARED = ["bots", "cli", "kernel", "lab", "lint", "rules", "server", "testing"]


@pytest.mark.parametrize("part", SHARED)
def test_no_shared_part_names_a_game(part: str):
    files = [file for file in (PACKAGE / part).rglob("*.py") if file.name not in WHOLE_LANGUAGES]
    assert files
    assert found(files) == []


def test_every_part_of_the_package_is_shared_or_games():
    """A new folder is searched too: it is named here or above."""
    parts = {path.name for path in PACKAGE.iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert parts == {*SHARED, "games", "locale"}


def test_no_file_beside_the_shared_parts_names_a_game():
    beside = [file for folder in (PACKAGE, PACKAGE / "games") for file in folder.glob("*.py")]
    tools = [file for kind in ("*.py", "*.sh") for file in (ROOT / "tools").rglob(kind)]
    assert beside and tools
    assert found([*beside, *tools, ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / ".ci" / "run"]) == []


@pytest.mark.parametrize("lang", ["en", "it", "de", "cs"])
def test_the_shared_texts_name_no_game(lang: str):
    """In English no piece either; in other languages a piece's English name may be an ordinary word."""
    files = list((PACKAGE / "locale" / lang).rglob("*.ftl"))
    assert files
    assert found(files, with_pieces=lang == "en") == []
