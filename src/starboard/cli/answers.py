"""Numbers typed by a person become an answer to the question."""

from typing import Any

from starboard.kernel.requests import Ask

NONE_WORDS = ("", "0", "none", "-")
ALL_WORDS = ("all", "*")


class NotAnAnswer(Exception):
    """The line picks nothing that may be picked; `message` is the id of what to say about it."""

    def __init__(self, message: str, **args: int) -> None:
        self.message, self.args_for_text = message, args
        super().__init__(message)


def looks_like_an_answer(line: str) -> bool:
    words = line.replace(",", " ").split()
    return all(word.isdecimal() for word in words) or line.strip().lower() in (*NONE_WORDS, *ALL_WORDS)


def parse_answer(line: str, ask: Ask) -> Any:
    """The picked option, or a tuple of them, an aside, or None; `NotAnAnswer` says what is wrong."""
    picks = picked(line, ask)
    if len(picks) == 1 and ask.is_aside(picks[0]):
        return picks[0]
    most = min(ask.most, len(ask.options))
    if not ask.least <= len(picks) <= most:
        if len(picks) == 0:
            raise NotAnAnswer("cli-pick-a-number", count=len(ask.options))
        raise NotAnAnswer("cli-wrong-count", least=ask.least, most=most)
    if ask.many:
        return tuple(picks)
    return picks[0] if picks else None


def picked(line: str, ask: Ask) -> list[Any]:
    word = line.strip().lower()
    if word in NONE_WORDS:
        return []
    if word in ALL_WORDS:
        return list(ask.options)
    numbers = [int(number) for number in word.replace(",", " ").split()]
    offered = [*ask.options, *ask.asides]
    if any(not 1 <= number <= len(offered) for number in numbers):
        raise NotAnAnswer("cli-no-such-option", count=len(offered))
    if len(set(numbers)) != len(numbers):
        raise NotAnAnswer("cli-picked-twice")
    if len(numbers) > 1 and max(numbers) > len(ask.options):
        raise NotAnAnswer("cli-aside-alone")
    return [offered[number - 1] for number in numbers]
