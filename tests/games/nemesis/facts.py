"""What the contract tests must be told of Nemesis."""

from typing import Any

from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.plugin import OFFER
from starboard.kernel.requests import Chance, Payload
from starboard.kernel.setup import set_up
from tests.games.contract.facts import Facts
from tests.games.nemesis.whole.games import TABLES

DRAWN_BY_OTHERS = ("action-card", "item-card", "hunter-card")
FACE_UP = frozenset(("NEM-EVENT-15", "NEM-CHECK-09"))
SCANNED = "NEM-CONTAM-04"  # everybody sees whether somebody is infected


def drawn_for_others(chance: Chance, g: Any, seat: int) -> bool:
    """A card from another's deck, or in another's round."""
    if chance.kind not in DRAWN_BY_OTHERS or chance.rule in FACE_UP:
        return False
    own = any(chance.outcomes is who.deck for who in g.players if who.seat == seat)
    return not own and (chance.kind == "action-card" or g.active != seat)


def heavy(answer: Payload) -> bool:
    """A Heavy Item lies open."""
    return answer in ITEMS and ITEMS[answer].heavy


FACTS = Facts(
    setups=tuple([set_up(OFFER, mode, seats, options) for seats, mode, options in TABLES]),
    whole_tables=False,
    private_draws=frozenset(
        (
            "action-card",
            "item-card",
            "scan",
            "hunter-card",
            "tile",
            "exploration-token",
            "engine-token",
            "coordinates",
        )
    ),
    drawn_for_others=drawn_for_others,
    shown_by=FACE_UP | {SCANNED},
    private_answers=frozenset(("objective", "keep-item")),
    told_by_answering=heavy,
    comes_to_light=frozenset(
        (
            "discard",
            "fire",
            "malfunction",
            "hunt",
            "inventory",
            "tiles",
            "tokens",
            "engines",
            "coordinates",
            "held",
            "lying",
            "top",
            "bottom",
            "larva",
            "status",
        )
    ),
    known_by_counting=frozenset(("wounds.cards", "weaknesses_left")),
    order_condition={"actions": ["move"]},
)
