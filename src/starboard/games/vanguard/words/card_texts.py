"""The rules text of every card, said from its line: text and effect cannot disagree.

A line becomes one message with other messages inside it: an ability says its moment, its limits, its cost and its
effects; effects stand one after the other, options beside each other. What a single effect or condition says is in
`effect_texts`, what its arguments are called in `text_parts`.
"""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.content.cards import ThreatCard
from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.content.lines import (
    Ability,
    Condition,
    Counted,
    Effect,
    Effects,
    Outcome,
    Priced,
    Requirement,
)
from starboard.games.vanguard.content.vocabulary import BIOMES, WORDS
from starboard.games.vanguard.words.effect_texts import condition_text, effect_text
from starboard.games.vanguard.words.text_parts import DO, MAY, START, THEN, Name, named
from starboard.kernel.game import Described, ref

# Whoever one of these words means is chosen once in an option; the second time it is the same crew member.
_CHOSEN_ONCE: Final = ("one", "mate", "near", "far", "rand")
_VALUES: Final = ("hand", "cap", "stat", "rolls")  # what a card changes while it is there: in no order


# --- whole lines ---


def ability(line: Ability) -> Described:
    """ "During a Dice Check you may discard a card. If you do: reroll up to 3 dice." """
    moment = _moment(line)
    if not line.cost:
        return Described("vanguard-ability", {"moment": moment, "effects": _options(line.outcome, START)})
    cost = joined("vanguard-joined-cost", [effect_text(one, MAY) for one in line.cost])
    args = {"moment": moment, "cost": cost, "effects": _options(line.outcome, THEN)}
    return Described("vanguard-ability-paid", args)


def deed(line: Ability) -> Described:
    """What an ability costs and does, for whoever may use it now: "Cost: discard a card. Then reroll up to 3 dice." """
    if not line.cost:
        return outcome(line.outcome)
    cost = joined("vanguard-joined-cost", [effect_text(one, MAY) for one in line.cost])
    return Described("vanguard-deed-paid", {"cost": cost, "effects": _options(line.outcome, THEN)})


def priced(line: Priced) -> Described:
    """A Dice Combo, a Special Effect or a row: "Scout + Basic: Refresh a green die." """
    args = {"effects": _options(line.outcome, START)}
    message = "vanguard-effects"
    if line.requirement is not None:
        args["requirement"] = requirement(line.requirement)
        message = "vanguard-priced"
    if not line.link:
        return Described(message, args)
    return Described(f"{message}-linked", {**args, "row": line.link})


def counted(line: Counted) -> Described:
    """A track: "After 4 advances: Gain a Success token." """
    args = {"n": line.length, "effects": _options(line.outcome, START)}
    if not line.link:
        return Described("vanguard-counted", args)
    return Described("vanguard-counted-linked", {**args, "row": line.link})


def outcome(line: Outcome) -> Described:
    """Effects alone, as a sentence."""
    return Described("vanguard-effects", {"effects": _options(line, START)})


def result(line: Outcome, link: str) -> Described:
    """Effects with the result that an arrow leads to, if there is one (VAN-LINK-01)."""
    said = outcome(line)
    return Described("vanguard-effects-linked", {**said.args, "row": link}) if link else said


def one_effect(line: Effect) -> Described:
    """A single effect, such as an icon of a Path."""
    return outcome(((line,),))


def conversion(colour: str, icon: str) -> Described:
    """The Convert Ability of a crew member (VAN-CONVERT-01)."""
    return one_effect(Effect("convert", (colour, icon)))


def only_if(conditions: Sequence[Condition]) -> Described:
    """What must hold, as a sentence of its own."""
    return Described("vanguard-only-if", {"when": _conditions(conditions)})


def about_attacks(card: ThreatCard) -> list[Described]:
    """What is true of a Threat's attack besides what it does: where nobody is, and where its other standees are."""
    others = [Described("vanguard-attack-others", {})] if card.secondary else []
    return [Described("vanguard-attack-nobody", {}), *others]


def requirement(line: Requirement) -> Name:
    """What has to be paid: "Science + Tech or Science + Gather"."""
    if line.absent:
        return named("vanguard-absent", icon=_element(line.absent))
    ways = [joined("vanguard-joined-icons", [_element(one) for one in way]) for way in line.alternatives]
    return joined("vanguard-joined-either", ways)


# --- parts of a line ---


def _moment(line: Ability) -> Name:
    paid = "yes" if line.cost else "no"
    moment = named(f"vanguard-moment-{line.moment}", paid=paid)
    if not line.limits:
        return moment
    limits = joined("vanguard-joined-limits", [_limit(one) for one in line.limits])
    return named("vanguard-within", moment=moment, limits=limits)


def _limit(limit: str) -> Name:
    if limit in BIOMES:
        return named("vanguard-limit-biome", biome=ref(f"vanguard-biome-{limit}"))
    return ref(f"vanguard-limit-{limit.replace('1/', 'once-')}")


def _element(element: str) -> Name:
    """An icon, or a die whatever it shows."""
    if element == "die" or element in COLOURS:
        return ref(f"vanguard-paid-{element}")
    return ref(f"vanguard-icon-{element}")


def _options(line: Outcome, how: str) -> Name:
    """One of them, at the player's choice; only the first can begin the sentence."""
    later = DO if how == START else how
    several = len(line) > 1
    said = [_all(one, later if at else how, several) for at, one in enumerate(line)]
    return joined("vanguard-joined-or", said)


def _all(effects: Effects, how: str, option: bool) -> Name:
    """All of them, in this order, joined from the last to the first; they may be one option of several."""
    chosen = _chosen_before(effects)
    said = _guarded(effects[-1], how if len(effects) == 1 else THEN, chosen[-1])
    for at in range(len(effects) - 2, -1, -1):
        first = _guarded(effects[at], THEN if at else how, chosen[at])
        said = named(_join(effects[at], effects[at + 1], option), first=first, next=said)
    return said


def _join(before: Effect, effect: Effect, option: bool) -> str:
    """How the effect follows the one before it: a condition ends where the next effect does not depend on it."""
    if effect.guard:
        return "vanguard-joined-next"
    if before.guard:
        return "vanguard-joined-still"
    if effect.word in _VALUES:
        return "vanguard-joined-besides"
    return "vanguard-joined-within" if option else "vanguard-joined-then"


def _chosen_before(effects: Effects) -> list[bool]:
    """For each effect, whether the crew member it concerns has been chosen by an earlier one."""
    met: list[str] = []
    found: list[bool] = []
    for effect in effects:
        words = [value for value in _who_words(effect) if value in _CHOSEN_ONCE]
        found.append(any([word in met for word in words]))
        met.extend(words)
    return found


def _who_words(effect: Effect) -> list[str]:
    params = WORDS[effect.word]
    return [str(value) for param, value in zip(params, effect.args, strict=True) if param.kind == "who"]


def _guarded(effect: Effect, how: str, chosen: bool) -> Name:
    if not effect.guard:
        return effect_text(effect, how, chosen)
    first = "yes" if how == START else "no"
    return named("vanguard-if", first=first, when=_conditions(effect.guard), effect=effect_text(effect, THEN, chosen))


def _conditions(conditions: Sequence[Condition]) -> Name:
    return joined("vanguard-joined-and", [condition_text(one) for one in conditions])


def joined(message: str, parts: Sequence[Name]) -> Name:
    """One after the other, each pair by the same message."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = named(message, first=part, next=said)
    return said
