"""The sentences of argparse itself ("usage:", "expected one argument"), from our texts.

argparse asks gettext for them by their English words, and puts the values in afterwards by `%`. So each message is
written out with argparse's own placeholders as its variables.
"""

import argparse

from starboard.texts import Texts

# What argparse says, the message that says it, and what stands for the message's variables.
SENTENCES: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("cli-parse-usage", {}),
    "positional arguments": ("cli-parse-positional", {}),
    "options": ("cli-parse-options", {}),
    "show this help message and exit": ("cli-parse-help", {}),
    "%(prog)s: error: %(message)s\n": ("cli-parse-error", {"program": "%(prog)s", "problem": "%(message)s"}),
    "argument %(argument_name)s: %(message)s": (
        "cli-parse-argument",
        {"name": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "unrecognized arguments: %s": ("cli-parse-unrecognized", {"what": "%s"}),
    "unknown parser %(parser_name)r (choices: %(choices)s)": (
        "cli-parse-choice",
        {"value": "%(parser_name)r", "choices": "%(choices)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-parse-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-parse-value", {"value": "%(value)r"}),
    "expected one argument": ("cli-parse-one", {}),
    "expected at most one argument": ("cli-parse-one-at-most", {}),
    "expected at least one argument": ("cli-parse-one-at-least", {}),
    "the following arguments are required: %s": ("cli-parse-required", {"what": "%s"}),
    "one of the arguments %s is required": ("cli-parse-one-required", {"what": "%s"}),
    "not allowed with argument %s": ("cli-parse-not-with", {"what": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-parse-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "ignored explicit argument %r": ("cli-parse-no-value", {"value": "%r"}),
}
SEVERAL = ("expected %s argument", "expected %s arguments")


def speak(texts: Texts) -> None:
    """Let argparse speak the reader's language from now on."""

    def one(words: str) -> str:
        if words not in SENTENCES:
            return words
        message, variables = SENTENCES[words]
        ending = words[len(words.rstrip()) :]  # a space or a new line, which a message cannot end with
        return texts.text(message, **variables) + ending

    def counted(singular: str, plural: str, count: int) -> str:
        if (singular, plural) != SEVERAL:
            return singular if count == 1 else plural
        return texts.text("cli-parse-several", count=count).replace("%", "%%").replace(str(count), "%s", 1)

    argparse._ = one  # type: ignore[attr-defined]
    argparse.ngettext = counted  # type: ignore[attr-defined]
