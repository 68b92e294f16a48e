"""What one effect or one condition of a line says: a message for each word of the cards' language."""

from typing import Any, Final

from starboard.games.vanguard.content.lines import Condition, Effect
from starboard.games.vanguard.content.vocabulary import CONDITIONS, WORDS, Param
from starboard.games.vanguard.words.text_parts import START, THEN, Name, named, part, somebody, yes

THEY: Final = "they"  # how it is said if somebody else does it

# Words whose crew member is not who acts but to whom it happens, and in which form it is named.
_TO_WHOM: Final = {"place": "whom", "lure": "towards"}
# In which form the Sector of a word is named; "in" is any other's.
_WHERE: Final = {"place": "into", "mark": "into", "stack": "into", "unmark": "from"}


def effect_text(effect: Effect, how: str, chosen: bool = False) -> Name:
    """`how` it is said: at the start of a sentence, inside it, behind "then", or behind "you may"."""
    args: dict[str, Any] = {"how": how}
    first = "start" if how == START else "in"
    where = _WHERE.get(effect.word, "in")
    for param, value in zip(WORDS[effect.word], effect.args, strict=True):
        if param.kind == "who":
            assert isinstance(value, str)
            args.update(_concerned(effect.word, value, how, chosen))
        else:
            args.update(part(param.kind, value, first, where))
    return named(f"vanguard-does-{effect.word}", **args)


def condition_text(condition: Condition) -> Name:
    args: dict[str, Any] = {}
    params: tuple[Param, ...] = CONDITIONS[condition.word]
    for param, value in zip(params, condition.args, strict=True):
        args.update(part(param.kind, value, "in", "in"))
    return named(f"vanguard-if-{condition.word}", **args)


def _concerned(word: str, who: str, how: str, chosen: bool) -> dict[str, Any]:
    """The user is spoken to; of anybody else it is said what they do, with the verb first behind "then"."""
    form = _TO_WHOM.get(word)
    if form is not None:
        return {"who": somebody(who, form, chosen)}
    if who == "me":
        return {"who": somebody(who, "in", chosen)}
    spoken_of = somebody(who, "start" if how == START else "in", chosen)
    return {"how": THEY, "turned": yes(how == THEN), "who": spoken_of}
