"""Effects as a line of the cards' language, and back: so a question can carry what its options would do."""

from functools import lru_cache

from starboard.games.vanguard.content.grammar import Place, outcome
from starboard.games.vanguard.content.lines import Condition, Effect, Effects, Outcome


def spelled(effects: Effects) -> str:
    """ "spend(1,any,me) + draw(1,me)" """
    return " + ".join([_effect(effect) for effect in effects])


def read(line: str) -> Effects:
    """The effects that were spelled so."""
    return _read(line)[0]


@lru_cache(maxsize=4096)
def _read(line: str) -> Outcome:
    return outcome(line, Place("", "", ""))


def _effect(effect: Effect) -> str:
    guard = f"[{' and '.join([_call(one) for one in effect.guard])}] " if effect.guard else ""
    return guard + _call(effect)


def _call(call: Effect | Condition) -> str:
    inside = ",".join([str(arg) for arg in call.args])
    return f"{call.word}({inside})" if inside else call.word
