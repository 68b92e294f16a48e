"""Reading the cards' language. A line that does not fit is refused with what is wrong and where it stands.

ability      moment[limit,limit]: cost + cost > outcome          check: drop(1) > set(1,any,*)
priced       requirement: outcome => linked row                  Scout + Basic: refresh(1,green)
counted      number: outcome => linked track                     4: success(1) + poi(P102)
outcome      effect + effect / effect                            "/": one of them, "+": all, in this order
effect       [condition and condition] word(argument,argument)   [mark(kind,1)] gear(K08)
requirement  element + element / element, or: no Icon            Physical + Scout / Construct + Scout
"""

import re
from typing import Final

from starboard.games.vanguard.content.icons import COLOURS, FACE_ICONS
from starboard.games.vanguard.content.lines import (
    Ability,
    Arg,
    Condition,
    Counted,
    Effect,
    Effects,
    Outcome,
    Priced,
    Requirement,
)
from starboard.games.vanguard.content.vocabulary import (
    CHOICES,
    CONDITIONS,
    FILTERS,
    LIMITS,
    MOMENTS,
    PLACES,
    ROWS,
    TRACKS,
    WORDS,
    Param,
)
from starboard.kernel.errors import BrokenContent

ANY: Final = "any"  # the Any icon in a requirement (VAN-COMBO-08)
DIE: Final = "die"  # a die of any colour, whatever it shows
DIE_ELEMENTS: Final = (*COLOURS, DIE)
MOST_ELEMENTS: Final = 8

_CALL: Final = re.compile(r"([a-z]+)(?:\(([^()]*)\))?")
_ABILITY: Final = re.compile(r"([a-z]+)(?:\[([^\]]*)\])?: (.+)")


class Place:
    """Where a line stands, for whoever has to mend it."""

    __slots__ = ("entry", "field", "file")

    def __init__(self, file: str, entry: str, field: str) -> None:
        self.file = file
        self.entry = entry
        self.field = field

    def wrong(self, what: str) -> BrokenContent:
        return BrokenContent(self.file, self.entry, self.field, what)


def ability(line: str, place: Place) -> Ability:
    found = _ABILITY.fullmatch(line)
    if found is None:
        raise place.wrong(f"'{line}' is no ability: moment[limits]: cost > effects")
    moment, limits, rest = found.group(1), found.group(2), found.group(3)
    if moment not in MOMENTS:
        raise place.wrong(f"'{moment}' is no moment; there are {', '.join(MOMENTS)}")
    cost, arrow, effects = rest.partition(" > ")
    within = _listed(limits, LIMITS, "limit", place) if limits is not None else ()
    if not arrow:
        return Ability(moment, within, (), outcome(rest, place))
    return Ability(moment, within, _effects(cost, place), outcome(effects, place))


def priced(line: str, place: Place) -> Priced:
    """A combo, a Special Effect or a row; a red row has no requirement."""
    line, link = _linked(line, ROWS, "row", place)
    asked, colon, effects = line.partition(": ")
    if not colon:
        return Priced(None, outcome(line, place), link)
    return Priced(requirement(asked, place), outcome(effects, place), link)


def _linked(line: str, colours: tuple[str, ...], what: str, place: Place) -> tuple[str, str]:
    """The line without its arrow, and the result the arrow leads to (VAN-LINK-01)."""
    line, arrow, link = line.partition(" => ")
    if arrow and link not in colours:
        raise place.wrong(f"'{link}' is no {what}; there are {', '.join(colours)}")
    return line, link


def counted(line: str, place: Place) -> Counted:
    line, link = _linked(line, TRACKS, "track", place)
    number, colon, effects = line.partition(": ")
    if not colon or not number.isdecimal() or not 1 <= int(number) <= 12:
        raise place.wrong(f"'{line}' is no track: how many advances, then ': ' and its effects")
    return Counted(int(number), outcome(effects, place), link)


def outcome(line: str, place: Place) -> Outcome:
    return tuple([_effects(part, place) for part in line.split(" / ")])


def _effects(line: str, place: Place) -> Effects:
    return tuple([_effect(part, place) for part in line.split(" + ")])


def _effect(text: str, place: Place) -> Effect:
    guard: tuple[Condition, ...] = ()
    if text.startswith("["):
        inside, bracket, text = text[1:].partition("] ")
        if not bracket:
            raise place.wrong(f"'[{inside}' has no end: ']' and a space before the effect")
        guard = conditions(inside, place)
    word, args = _call(text, WORDS, "effect", place)
    return Effect(word, args, guard)


def conditions(line: str, place: Place) -> tuple[Condition, ...]:
    """All of them hold."""
    found = [_call(part, CONDITIONS, "condition", place) for part in line.split(" and ")]
    return tuple([Condition(word, args) for word, args in found])


def requirement(line: str, place: Place) -> Requirement:
    if line.startswith("no "):
        return Requirement((), _element(line[3:], place))
    alternatives = [tuple([_element(part, place) for part in one.split(" + ")]) for one in line.split(" / ")]
    if max([len(one) for one in alternatives]) > MOST_ELEMENTS:
        raise place.wrong(f"'{line}' asks for more than {MOST_ELEMENTS} icons and dice at once")
    return Requirement(tuple(alternatives))


def _element(text: str, place: Place) -> str:
    """Icons are written with a capital, dice without."""
    icon = text.lower()
    if text == "Any" or text in DIE_ELEMENTS or (text == text.capitalize() and icon in FACE_ICONS):
        return icon
    icons = ", ".join([one.capitalize() for one in FACE_ICONS])
    raise place.wrong(f"'{text}' is no icon ({icons}, Any) and no die ({', '.join(DIE_ELEMENTS)})")


# --- words and their arguments ---


def _call(text: str, words: dict[str, tuple[Param, ...]], kind: str, place: Place) -> tuple[str, tuple[Arg, ...]]:
    found = _CALL.fullmatch(text)
    if found is None:
        raise place.wrong(f"'{text}' is no {kind}: word(argument,argument)")
    word, inside = found.group(1), found.group(2)
    if word not in words:
        raise place.wrong(f"'{word}' is no {kind} that is known")
    said = inside.split(",") if inside else []
    params = words[word]
    if len(said) > len(params):
        raise place.wrong(f"'{word}' takes {len(params)} arguments, not {len(said)}")
    return word, tuple([_argument(word, param, said, at, place) for at, param in enumerate(params)])


def _argument(word: str, param: Param, said: list[str], at: int, place: Place) -> Arg:
    if at >= len(said):
        if param.default is None:
            raise place.wrong(f"'{word}' wants a {param.kind} as argument {at + 1}")
        return param.default
    text = said[at]
    if param.kind == "number":
        if not re.fullmatch(r"[+-]?\d{1,3}", text):
            raise place.wrong(f"'{word}': '{text}' is no number")
        return int(text)
    if param.kind == "filter":
        _listed(text.replace(".", ","), FILTERS, "filter of dice", place)
        return text.lower()
    if param.kind == "face":
        return _one_of(text if text == "*" else text.lower(), CHOICES["face"], "face", place)
    if param.kind == "icon":
        return _one_of(text.lower(), CHOICES["icon"], "icon", place)
    if param.kind == "who" and re.fullmatch(r"@\d{1,2}", text):
        return text
    if param.kind == "sector":
        return _sector(text, place)
    if param.kind == "place":
        return text if re.fullmatch(r"@\d{1,2}", text) else _one_of(text, PLACES, "place", place)
    if param.kind in CHOICES:
        return _one_of(text, CHOICES[param.kind], param.kind, place)
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9-]*", text):
        raise place.wrong(f"'{word}': '{text}' is no {param.kind}")
    return text


def _sector(text: str, place: Place) -> str:
    if text in ("here", "everywhere") or re.fullmatch(r"@\d{1,2}", text):
        return text
    raise place.wrong(f"'{text}' is no Sector: @ and its number, or here")


def _listed(text: str, known: tuple[str, ...], kind: str, place: Place) -> tuple[str, ...]:
    return tuple([_one_of(one if one in known else one.lower(), known, kind, place) for one in text.split(",")])


def _one_of(text: str, known: tuple[str, ...], kind: str, place: Place) -> str:
    if text not in known:
        raise place.wrong(f"'{text}' is no {kind}; there are {', '.join(known)}")
    return text
