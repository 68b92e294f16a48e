"""Options that many questions share: a model, a piece of the map, a card, a square, each with its place."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.rules.lookups import all_models
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.names import (
    Name,
    card,
    is_code,
    kind,
    model,
    piece,
    square,
    squares_of_piece,
    thing,
    yes,
)
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask, Payload

Prompt = Callable[[Saga, Ask], Described]
Describer = Callable[[Saga, Ask, Payload], Described]


# --- prompts ---

# What an argument of a question means, by its name; what is not listed is a number or a word.
_MODELS: Final = ("who", "by", "to", "patient")
_THINGS: Final = ("target", "terminal", "device", "what", "rival")  # models or pieces of the map
_CARDS: Final = ("card", "feat", "source", "weapon")
_KINDS: Final = ("kind", "missing")


def spelled(g: Saga, ask: Ask) -> dict[str, Any]:
    """What a question is about, as its message wants it; places and tables are nothing for a sentence."""
    about = {name: value for name, value in ask.about.items() if isinstance(value, str | int) and value != ""}
    return {name: spelled_one(g, name, value) for name, value in about.items()}


def spelled_one(g: Saga, name: str, value: str | int) -> Any:
    """An argument by its name."""
    if not isinstance(value, str):
        return yes(value) if isinstance(value, bool) else value
    if name in _MODELS:
        return model(g, value)
    if name in _CARDS:
        return card(value)
    if name in _KINDS:
        return kind(value)
    return thing(g, value) if name in _THINGS else value


def plain(g: Saga, ask: Ask) -> Described:
    """A question whose message is named after its kind."""
    return Described(f"saga-ask-{ask.kind}", spelled(g, ask))


def asked(ending: str, g: Saga, ask: Ask) -> Described:
    """One of several messages for the same kind of question."""
    return Described(f"saga-ask-{ask.kind}-{ending}", spelled(g, ask))


# --- options ---


def said(text: str) -> Describer:
    """An option whose text is all there is to it."""

    def describe(g: Saga, ask: Ask, option: Payload) -> Described:
        return Described(text)

    return describe


def worded(g: Saga, ask: Ask, option: Payload) -> Described:
    """One of a few words that only this kind of question offers."""
    return Described(f"saga-choice-{ask.kind}-{option}")


def found(g: Saga, name: str) -> Model | None:
    return next((one for one in all_models(g) if one.name == name), None)


def a_model(g: Saga, ask: Ask, name: str) -> Described:
    """Somebody with its square and its wounds; who waits for a Reinforcement Point with that."""
    one = found(g, name)
    at: dict[str, Payload] = {"model": name}
    who = model(g, name)
    if one is not None and one.at is not None:
        args = {"who": who, "square": square(one.at), "wounds": one.wounds + one.shield_wounds}
        return Described("saga-choice-model", args, at, target=one.at)
    if one is not None and one.waiting:
        places = squares_of_piece(g, one.waiting)
        args = {"who": who, "point": piece(g, one.waiting)}
        return Described("saga-choice-model-waiting", args, {**at, "point": one.waiting}, target=places[0])
    return Described("saga-choice-model-away", {"who": who}, at)


def a_piece(g: Saga, ask: Ask, code: str) -> Described:
    """A door, a piece of scenery, a point or another piece of the map."""
    places = squares_of_piece(g, code)
    return Described("saga-choice-piece", {"piece": piece(g, code)}, {"piece": code}, target=places[0], area=places[1:])


def a_thing(g: Saga, ask: Ask, name: str) -> Described:
    """A model by its name or a piece by its code."""
    return a_piece(g, ask, name) if is_code(name) else a_model(g, ask, name)


def a_square(g: Saga, ask: Ask, at: Place) -> Described:
    return Described("saga-choice-square", {"square": square(at)}, target=at)


def a_card(g: Saga, ask: Ask, id: str) -> Described:
    """A card by its name. Of two copies of a Nexus card that are both offered each has its number."""
    if id in CARD_OF_COPY:
        kinds = [CARD_OF_COPY[one].id for one in ask.options if one in CARD_OF_COPY]
        if kinds.count(CARD_OF_COPY[id].id) > 1:
            number = "ab".index(id[-1]) + 1
            return Described("saga-choice-card-copy", {"card": card(id), "number": number}, {"card": id})
    return Described(card(id)["ref"], at={"card": id})


def straight(one: Place | None, other: Place | None) -> Sequence[Place]:
    """The squares between two places, for whoever draws a line from one to the other."""
    if one is None or other is None:
        return ()
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = max(abs(dx), abs(dy))
    return [(one[0] + round(dx * at / length), one[1] + round(dy * at / length)) for at in range(1, length)]


def names_of(g: Saga, things: Sequence[str]) -> list[Name]:
    """Several models or pieces."""
    return [thing(g, name) for name in things]
