"""What a mission's sayings mean to somebody who wants to win: what an effect brings about, what a use needs."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.mission_script import May, Saying, text_of
from starboard.games.saga.rules.missions.conditions import CONDITIONS, all_hold
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import is_revealed, squares_coded
from starboard.games.saga.rules.missions.variants import mays_of, whens_of
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.saga import Saga

OPENED: Final = ("open", "unlocked", "other")


def holds(g: Saga, condition: Saying) -> bool:
    known = CONDITIONS.get(condition.word)
    return known is not None and all_hold(g, (condition,))


def is_about(effect: Saying, word: str, about: str) -> bool:
    if effect.word != word:
        return False
    if word == "piece":
        return about in effect.texts("at") and effect.text("to") in OPENED
    return effect.text("card") == about


def has_effect(effects: tuple[Saying, ...], wanted: Callable[[Saying], bool]) -> bool:
    """Whether one of the effects is wanted, or one that an answer to a question brings."""
    for effect in effects:
        if wanted(effect) or any([has_effect(answer.sayings("then"), wanted) for answer in effect.sayings("answers")]):
            return True
    return False


def cards_needed(conditions: tuple[Saying, ...]) -> list[str]:
    """What its user must hold for a use, if the mission says so."""
    found = [one.text("card") for one in conditions if one.word == "holds"]
    for condition in conditions:
        ways = condition.value("ways")
        for way in ways if condition.word == "any" and isinstance(ways, tuple) else ():
            assert isinstance(way, tuple)
            found += [one.text("card") for one in way if isinstance(one, Saying) and one.word == "holds"]
    return found


def is_occupied(g: Saga, may: May, code: str) -> bool:
    """Whether a marker that may lie on a piece only once lies there."""
    limits = [one for one in may.conditions if one.word == "token" and one.has("most")]
    for one in limits:
        lying = sum([token.count for token in g.tokens if token.at == code and token.name == one.text("token")])
        if lying > one.number("most"):
            return True
    return False


def brings_nearer(effect: Saying, condition: Saying) -> bool:
    """Whether an effect brings a fact nearer to what a condition says."""
    if effect.word != "set" or effect.text("name") != condition.text("name"):
        return False
    if effect.has("add"):
        return effect.number("add") > 0
    return not condition.has("equals") or text_of(effect.value("to")) == text_of(condition.value("equals"))


def sources_of_fact(g: Saga, condition: Saying) -> list[Saying]:
    """The effects by which the fact that a condition asks for can still come about."""
    effects = [effect for deed in mission_of(g).script.deeds for effect in deed.effects]
    effects += [effect for may in mays_of(g) for effect in may.effects]
    later = [when for _, when in whens_of(g) if when.trigger is None or when.trigger.word != "setup"]
    effects += [effect for when in later for effect in when.effects]
    return [effect for effect in effects if has_effect((effect,), lambda one: brings_nearer(one, condition))]


def is_fleeting(g: Saga, operation: str) -> bool:
    """Whether a fact that it sets is forgotten again: it must come together with others."""
    deeds = [deed for deed in mission_of(g).script.deeds if deed.operation == operation]
    return any([effect.word == "set" and effect.has("until") for deed in deeds for effect in deed.effects])


def stands(g: Saga, code: str) -> bool:
    return any([piece.code == code for piece in g.scenery])


def is_gone(g: Saga, code: str) -> bool:
    """Whether a piece has been destroyed, with whatever it held (SAGA-DESTROY-10)."""
    return is_revealed(g, code) and not stands(g, code)


def is_searched(g: Saga, code: str) -> bool:
    return any([piece.code == code and piece.searched for piece in g.scenery])


def squares_at(g: Saga, code: str) -> tuple[Place, ...]:
    """Where a piece, a Boss or a group of Agents is."""
    word, colon, rest = code.partition(":")
    if colon and word == "boss":
        return tuple([model.at for model in g.enemies if model.kind == rest and model.at is not None])
    if colon:
        return ()
    return tuple(squares_coded(mission_of(g), code))


def can_be_had(g: Saga, card: str) -> bool:
    """Whether a card of the mission is somewhere where the squad can get it."""
    held = [item.card for who in g.mercenaries for item in who.items]
    held += [item.card for downed in g.downed for item in downed.items] + [one.item.card for one in g.lying]
    finds = [one.piece for one in mission_of(g).finds if one.card == card]
    searchable = [code for code in finds if not is_searched(g, code) and not is_gone(g, code)]
    return card in held or bool(searchable) or not finds
