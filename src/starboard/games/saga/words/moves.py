"""Where models go and which way they face: questions and options (SAGA-MOVE-01, SAGA-MOVE-03, SAGA-BREAK-01)."""

from typing import Final

from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.rules.features.belt_squares import ride
from starboard.games.saga.rules.gear.equipment_use import INSTEAD
from starboard.games.saga.rules.gear.feats import FEAT
from starboard.games.saga.rules.lookups import model_named, profile
from starboard.games.saga.rules.missions.pieces import exit_at
from starboard.games.saga.rules.movement.move_choices import BREAK_AWAY, LEAVE, STAY, TO
from starboard.games.saga.rules.movement.movement import AnyWalks, walks
from starboard.games.saga.rules.movement.passing import walking_layout
from starboard.games.saga.rules.movement.zones import NOBODY
from starboard.games.saga.rules.places import FACING, Place, base_of, layout, place_of, square_of
from starboard.games.saga.rules.stealth.stealth import STOP
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.choices import (
    Describer,
    Prompt,
    a_card,
    a_model,
    a_square,
    asked,
    found,
    plain,
    spelled,
    straight,
)
from starboard.games.saga.words.names import card, facing, kind, kind_of_piece, model, square
from starboard.kernel.game import Described, ref
from starboard.kernel.requests import Ask, Payload

_BEGINS_IN_AN_ARC: Final = "SAGA-MOVE-08"
_FORWARD: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


# --- questions ---


def moving(g: Saga, ask: Ask) -> Described:
    """A free movement, one that begins in a front arc, or one of a Feat that strikes on its way."""
    if "feat" in ask.about:
        return asked("feat", g, ask)
    return asked("break-away", g, ask) if ask.rule == _BEGINS_IN_AN_ARC else plain(g, ask)


def a_square_for_a_card(g: Saga, ask: Ask) -> Described:
    """What comes there is said by the card."""
    return Described(f"saga-ask-square-{ask.about['card']}", spelled(g, ask))


def standing_in(g: Saga, ask: Ask) -> Described:
    return Described("saga-ask-substitute-square", {"kind": kind(ask.about["agent"])})


# --- options of a movement ---


class _Ways:
    """The walks of the last question that was looked at: all its options are found in the same ones."""

    __slots__ = ("ask", "going")

    def __init__(self) -> None:
        self.ask: Ask | None = None
        self.going: AnyWalks | None = None

    def of(self, g: Saga, ask: Ask) -> AnyWalks:
        going = self.going
        if self.ask is not ask or going is None:
            one = model_named(g, ask.about["who"])
            bound = ask.about.get("facings")
            facings = list(bound) if bound is not None else None
            slipping = "slipping" in ask.about
            going = walks(g, one, walking_layout(g, one), ask.about["left"], facings, slipping)
            self.ask, self.going = ask, going
        return going


_WAYS: Final = _Ways()


def a_move(g: Saga, ask: Ask, option: Payload) -> Described:
    """With the way there and what it takes of the movement."""
    one = model_named(g, ask.about["who"])
    if option == STAY:
        return Described("saga-choice-move-stay", {"who": model(g, one.name)}, target=one.at)
    word = option[0]
    if word == FEAT:
        return Described("saga-choice-move-feat", {"card": card(option[1])}, {"card": option[1]}, rule="SAGA-FEAT-01")
    if word == INSTEAD:
        return Described("saga-choice-move-use", {"card": card(option[1])}, {"card": option[1]}, rule="SAGA-EQUIP-04")
    if word == "assault":
        return _a_strike(g, one, option[1])
    place: Place = (option[1], option[2])
    if word == LEAVE:
        return _leaving(g, ask, place)
    args = {"who": model(g, one.name), "square": square(place)}
    path = _path(g, ask, place) if word == TO else [place]
    rule = "SAGA-BREAK-01" if word == BREAK_AWAY else ""
    return Described(f"saga-choice-move-{word}", args, {}, len(path) or None, rule, place, path[:-1])


def _leaving(g: Saga, ask: Ask, place: Place) -> Described:
    """By an exit, which takes one square of movement more than the way to it (SAGA-MOVE-14)."""
    path, code = _path(g, ask, place), exit_at(g, place)
    args = {"square": square(place), "exit": ref(f"saga-piece-{kind_of_piece(g, code) if code else 'exit'}")}
    return Described("saga-choice-move-leave", args, {"piece": code}, len(path) + 1, "SAGA-MOVE-14", place, path[:-1])


def _path(g: Saga, ask: Ask, place: Place) -> list[Place]:
    """The squares of the way, the last one included; none where it cannot go."""
    going = _WAYS.of(g, ask)
    corner = square_of(g, place)
    one = model_named(g, ask.about["who"])
    riding = ride(g, one, walking_layout(g, one), ask.about["left"], "slipping" in ask.about)
    if place in riding:
        return riding[: riding.index(place) + 1]
    if corner == going.start or not going.ends >> corner & 1:
        return []
    return [place_of(g, one) for one in going.path_to(corner)]


def _a_strike(g: Saga, one: Model, name: str) -> Described:
    enemy = model_named(g, name)
    args = {"who": model(g, name)}
    return Described("saga-choice-move-assault", args, {"model": name}, rule="SAGA-ASSAULT-01", target=enemy.at)


def a_step(g: Saga, ask: Ask, option: Payload) -> Described:
    """A step of somebody who is led astray, or the end of it."""
    if option == STOP:
        return Described("saga-choice-stop")
    return a_square(g, ask, (option[1], option[2]))


def a_landing(g: Saga, ask: Ask, at: Place) -> Described:
    described = a_square(g, ask, at)
    described.line = straight(model_named(g, ask.about["who"]).at, at)
    return described


# --- facings ---


def a_facing(g: Saga, ask: Ask, side: str) -> Described:
    """The square on that side stands for it; its front arc would be there."""
    one = found(g, ask.about.get("who", ""))
    described = Described(facing(side)["ref"], at={"facing": side})
    if one is None or one.at is None:
        return described
    described.at["model"] = one.name
    described.target = _square_beside(g, one, side)
    arc = front_arc(layout(g), base_of(g, one), FACING[side])
    described.area = [place_of(g, corner) for corner in list_of(arc)]
    return described


def _square_beside(g: Saga, one: Model, side: str) -> Place | None:
    """The neighbouring square on a side, if it is on the map."""
    assert one.at is not None
    dx, dy = _FORWARD[side]
    far = profile(one).size if dx + dy > 0 else 1
    x, y = one.at[0] + dx * far, one.at[1] + dy * far
    return (x, y) if 0 <= x < g.width and 0 <= y < g.height else None


def a_substitute(g: Saga, ask: Ask, card_of: str) -> Described:
    if card_of == NOBODY:
        return Described("saga-choice-substitute-nobody")
    return Described(kind(card_of)["ref"], at={"card": card_of})


PROMPTS: Final[dict[str, Prompt]] = {
    "move": moving,
    "facing": plain,
    "entry": plain,
    "start-square": plain,
    "placing": plain,
    "jump-to": plain,
    "push": plain,
    "lead-astray": plain,
    "draw-near": plain,
    "square": a_square_for_a_card,
    "substitute": plain,
    "substitute-square": standing_in,
    "slip-past": plain,
}

OPTIONS: Final[dict[str, Describer]] = {
    "move": a_move,
    "facing": a_facing,
    "entry": a_square,
    "start-square": a_square,
    "placing": a_model,
    "jump-to": a_landing,
    "push": a_square,
    "lead-astray": a_step,
    "draw-near": a_square,
    "square": a_square,
    "substitute": a_substitute,
    "substitute-square": a_square,
    "slip-past": a_card,
}
