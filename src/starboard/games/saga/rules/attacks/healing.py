"""Wound counters taken off by a Mercenary's card or ability, and who can add to it (SAGA-WOUND-04)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.geometry.ranges import SHORT, in_range
from starboard.games.saga.rules.attacks.wounds import can_be_healed, heal
from starboard.games.saga.rules.consent import accepts_help
from starboard.games.saga.rules.lookups import is_model, mercenary_of, playing
from starboard.games.saga.rules.places import base_of, board
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure


def heal_by_card(g: Saga, model: Model, counters: int, rule: str = "SAGA-WOUND-04") -> Procedure[int]:
    """Take off counters; then skills may add to it. How many the card took."""
    gone = heal(g, model, counters, rule)
    if gone and is_model(model):
        for who in playing(g):
            for skill in list(who.skills):
                if skill in WHEN_HEALED and skill not in who.used and who.model.side == model.side:
                    yield from WHEN_HEALED[skill](g, who, model)
    return gone


def _empathy(g: Saga, who: Mercenary, patient: Model) -> Procedure[None]:
    """Once a Round one counter more may be taken off the same model, itself or a friend within Short range.

    Another player's Mercenary may refuse.
    """
    if who.model.at is None or not can_be_healed(patient):
        return
    if not in_range(board(g), base_of(g, who.model), base_of(g, patient), SHORT):
        return
    about = {"who": who.model.name, "patient": patient.name}
    answer: str | None = yield Ask(who.seat, [patient.name], "SAGA-WOUND-04", "empathy", 0, about=about)
    helped = mercenary_of(g, patient)
    if answer is None or helped is None:
        return
    willing: bool = yield from accepts_help(helped, who, "sk-empathy")
    if willing:
        who.used.append("sk-empathy")
        heal(g, patient, SKILLS["sk-empathy"].amount)


WHEN_HEALED: Final[dict[str, Callable[[Saga, Mercenary, Model], Procedure[None]]]] = {"sk-empathy": _empathy}
