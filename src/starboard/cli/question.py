"""The current question: its prompt, its numbered options and how many may be picked."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from starboard.cli.presenter import Presenter
from starboard.cli.terminal import Line
from starboard.render import say
from starboard.texts import Texts

Question = dict[str, Any]

COLUMN_GAP = 2
LONG_LIST = 14  # lines
TWO_COLUMNS_FROM = 6  # options, so that a long list does not push the map off the screen


def prompt_line(question: Question, texts: Texts) -> Text:
    """What is asked, by which rule, and how many options may be picked."""
    line = Text(say(texts, question["prompt"]), style="bold")
    line.append(f" [{question['rule']}]", style="not bold bright_black")
    line.append(" " + how_many(question, texts), style="not bold cyan")
    return line


def how_many(question: Question, texts: Texts) -> str:
    """One is the rule and needs no words, unless none is allowed too."""
    if not question["many"]:
        return "" if question["least"] else texts.text("cli-pick-one-or-none", none=nothing(question, texts))
    least, most = question["least"], min(question["most"], len(question["options"]))
    if least == most:
        return texts.text("cli-pick-exactly", count=least)
    return texts.text("cli-pick-between", least=least, most=most)


def nothing(question: Question, texts: Texts) -> str:
    """What picking nothing means, where the game has words for it."""
    message = question["prompt"]["text"].replace("-ask-", "-none-", 1)
    return texts.text(message if texts.has(message) else "cli-nothing")


def option_line(number: int, option: dict[str, Any], texts: Texts, question_rule: str, presenter: Presenter) -> Text:
    """Number, text, cost, where and, if it is not the question's own, the rule."""
    line = Text(f"{number:>2} ", style="bold cyan")
    line.append(say(texts, option), style="not bold default")
    notes = [presenter.cost(texts, option)] if option["cost"] is not None else []
    if place := presenter.place(texts, option):
        notes.append(place)
    if notes:
        line.append(f" ({', '.join(notes)})", style="not bold yellow")
    if option["rule"] not in ("", question_rule):
        line.append(f" [{option['rule']}]", style="not bold bright_black")
    return line


def question_lines(question: Question, texts: Texts, width: int, plain: bool, presenter: Presenter) -> list[Line]:
    numbered = enumerate(question["options"], 1)
    options = [option_line(number, option, texts, question["rule"], presenter) for number, option in numbered]
    prompt = prompt_line(question, texts)
    page = page_lines(question, texts)
    asides = aside_lines(question, texts, presenter)
    if plain:
        return [line.plain.strip() for line in (*page, prompt, *options, *asides)]
    in_order = in_columns(options, [option["text"] for option in question["options"]], width)
    return [*page, prompt, *in_order, *asides]


def aside_lines(question: Question, texts: Texts, presenter: Presenter) -> list[Text]:
    """What may be done instead of answering, numbered after the options."""
    if not question["asides"]:
        return []
    numbered = enumerate(question["asides"], len(question["options"]) + 1)
    heading = Text(texts.text("cli-asides"), style="italic")
    return [heading, *[option_line(number, aside, texts, question["rule"], presenter) for number, aside in numbered]]


def page_lines(question: Question, texts: Texts) -> list[Text]:
    """The page of the story that is to be read, if that is asked."""
    paragraphs = question["about"].get("paragraphs", []) if question["confirm"] else []
    return [Text(texts.text(message), style="italic") for message in paragraphs]


def in_columns(options: Sequence[Text], kinds: Sequence[str], width: int) -> list[Line]:
    """A list that two columns do not make short is set kind by kind, each in as many columns as it fits into."""
    plainly = columns(options, width)
    if len(plainly) <= LONG_LIST:
        return plainly
    lines: list[Line] = []
    at = 0
    for _, group in groupby(kinds):
        alike = options[at : at + len(list(group))]
        at += len(alike)
        fitting = (width + COLUMN_GAP) // (max(len(option) for option in alike) + COLUMN_GAP)
        lines += columns(alike, width, max(1, fitting))
    return lines


def columns(options: Sequence[Text], width: int, count: int = 2) -> list[Line]:
    """Columns, read downwards, where there are many options and all are short."""
    room = (width - COLUMN_GAP * (count - 1)) // count
    if len(options) < TWO_COLUMNS_FROM or any(len(option) > room for option in options):
        return list(options)
    rows = -(-len(options) // count)
    lines: list[Line] = []
    for row in range(rows):
        line = options[row].copy()
        for at in range(row + rows, len(options), rows):
            line.pad_right((room + COLUMN_GAP) * (at // rows) - len(line))
            line.append_text(options[at])
        lines.append(line)
    return lines


def blocked_lines(question: Question, texts: Texts) -> list[str]:
    """What is not on offer now, and why."""
    return [
        texts.text("cli-blocked", option=say(texts, option), why=texts.text(option["why"]), rule=option["rule"])
        for option in question["blocked"]
    ]
