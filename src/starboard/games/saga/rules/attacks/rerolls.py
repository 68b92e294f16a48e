"""Rolling dice again (SAGA-REROLL-01 to SAGA-REROLL-03)."""

from collections.abc import Sequence
from typing import Final

from starboard.games.saga.content.dice import BLANK
from starboard.games.saga.content.modifiers import BLANKS, REROLL, Modifier
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.characteristics import holds, in_force
from starboard.games.saga.rules.lookups import mercenary_of, seat_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Ask, Die, Payload, Procedure, Roll


class Opposed:
    """The dice on the other side of a roll, and whose they are: a model, a piece of the map or nobody."""

    __slots__ = ("faces", "name")

    def __init__(self, name: str, faces: Sequence[int]) -> None:
        self.name = name
        self.faces = tuple(sorted(faces))


UNOPPOSED: Final = Opposed("", ())


class Reroll:
    """A card that lets its owner roll some dice again."""

    __slots__ = ("card", "count", "limited", "only_blanks")

    def __init__(self, card: str, modifier: Modifier) -> None:
        self.card = card
        self.count = modifier.amount
        self.only_blanks = modifier.dice == BLANKS
        self.limited = bool(modifier.limit)  # once a Turn or Round

    def may_take(self, face: int) -> bool:
        return not self.only_blanks or face == BLANK


def rerolls(
    g: Saga, model: Model | None, roll: str, deed: Attack | None = None, now: Layout | None = None
) -> list[Reroll]:
    """What the model may use in this roll of its own. Those for blanks alone come first: then the others can add."""
    if model is None:
        return []
    found = [
        Reroll(source.card, modifier)
        for source, modifier in in_force(g, model, REROLL, roll, deed, now)
        if holds(g, source, modifier, deed, now) and not spent(g, model, source.card, modifier)
    ]
    return [one for one in found if one.only_blanks] + [one for one in found if not one.only_blanks]


def spent(g: Saga, model: Model, card: str, modifier: Modifier) -> bool:
    """Whether something that works once a Turn or Round has been used."""
    who = mercenary_of(g, model)
    return bool(modifier.limit) and who is not None and card in who.used


def roll_again(
    g: Saga, model: Model | None, cards: list[Reroll], die: Die, faces: list[int], other: Opposed = UNOPPOSED
) -> Procedure[list[int]]:
    """Ask which dice are rolled again, card by card, and roll them; each die once (SAGA-REROLL-03).

    The new result stands, even if it is worse (SAGA-REROLL-02).
    """
    if model is None:
        return faces
    kept, taken = list(faces), 0
    who = mercenary_of(g, model)
    for card in cards:
        if card.limited and who is not None and card.card in who.used:
            continue  # in its own blast it has used it on the other side's dice
        picked: tuple[int, ...] = yield from _pick(g, model, card, both_sides(die, kept, other))
        for face in picked:
            kept.remove(face)
        taken += len(picked)
        if picked and card.limited and who is not None:
            who.used.append(card.card)
    if not taken:
        return faces
    again = Roll([die] * taken, "SAGA-REROLL-02", "reroll")
    fresh: tuple[int, ...] = yield again
    tell(g, "rerolled", "SAGA-REROLL-02", who=model.name, kept=tuple(sorted(kept)), dice=again.shown(fresh))
    return kept + list(fresh)


def both_sides(die: Die, faces: Sequence[int], other: Opposed) -> dict[str, Payload]:
    """What a question about a roll says of it: whoever answers sees all dice, whenever it begins to look."""
    return {"die": die.name, "dice": tuple(sorted(faces)), "rival": other.name, "against": other.faces}


def _pick(g: Saga, model: Model, card: Reroll, rolled: dict[str, Payload]) -> Procedure[tuple[int, ...]]:
    """The faces that one card rolls again. The rules themselves roll every blank they may again, and nothing else."""
    faces: tuple[int, ...] = rolled["dice"]
    eligible = sorted([face for face in faces if card.may_take(face)])
    most = min(card.count, len(eligible))
    seat = seat_of(g, model)
    if seat == FATE or not eligible:
        return tuple([face for face in eligible if face == BLANK][:most])
    about = {"who": model.name, "source": card.card, **rolled}
    answer: tuple[int, ...] = yield Ask(
        seat, eligible, "SAGA-REROLL-01", "reroll", least=0, most=most, many=True, about=about
    )
    return answer
