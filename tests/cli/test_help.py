"""The help of every command, and what argparse says by itself, in four languages."""

import argparse
import ast
import inspect

import pytest

from starboard.cli.argparse_words import SENTENCES, SEVERAL, speak
from starboard.cli.arguments import COMMANDS
from starboard.cli.main import main
from starboard.server.settings import Settings
from starboard.texts import LANGUAGES, Texts

# Said to whoever writes a parser, or of files and conflicts that our commands have none of.
NEVER_SHOWN = {
    "%r is not callable",
    ".__call__() not defined",
    "'required' is an invalid argument for positionals",
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "unexpected option string: %s",
}


@pytest.fixture(autouse=True)
def english_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setattr(Texts, "strict", True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_explains_itself(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--lang", lang, *command.split(), "--help"])

    told = capsys.readouterr().out
    texts = Texts(lang)
    assert done.value.code == 0
    assert told.startswith(texts.text("cli-parse-usage"))
    assert texts.attribute(f"cli-command-{command}" if command else "cli-command", "about").split("\n")[0] in told
    assert texts.text("cli-parse-help") in told
    if command == "serve":
        assert all(f"STARBOARD_{name.upper()}" in told for name in Settings.model_fields)


def test_a_setting_says_in_its_help_what_it_says_in_the_code() -> None:
    for name, field in Settings.model_fields.items():
        said = Texts("en").text(f"cli-setting-{name.replace('_', '-')}")
        assert said.replace("’", "'") == field.description


def test_the_whole_help_is_shown_for_no_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0

    told = capsys.readouterr().out
    assert [name for name in COMMANDS if name not in told] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--lang", "it"], "starboard: manca: COMANDO"),
        (["replay", "--lang", "it"], "starboard replay: manca: FILE"),
        (["replay", "x", "y", "--lang", "de"], "starboard: nicht verstanden: y"),
        (["play", "--seed", "many", "--lang", "cs"], "starboard play: --seed: 'many' se nehodí"),
        (["play", "--lang", "de", "--seed"], "starboard play: --seed: ein Wert ist nötig"),
        (["serve", "--log-format", "xml", "--lang", "it"], "--log-format: 'xml' non è fra: 'console', 'json'"),
    ],
)
def test_arguments_that_do_not_fit_are_named(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(words)

    assert done.value.code == 2
    assert said in capsys.readouterr().err


def test_every_sentence_of_argparse_is_known() -> None:
    """Those of the Python that runs this: another one may say it in other words, which then stay English."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    said = {
        tuple(part.value for part in call.args if isinstance(part, ast.Constant))
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
    }
    plain = {words[0] for words in said if len(words) == 1}

    assert plain - SENTENCES.keys() <= NEVER_SHOWN
    assert SEVERAL in said


def test_counted_sentences_keep_their_number() -> None:
    speak(Texts("cs"))
    try:
        said = argparse.ngettext(*SEVERAL, 2) % 2  # type: ignore[attr-defined]
    finally:
        speak(Texts("en"))

    assert said == "jsou potřeba 2 hodnoty"
