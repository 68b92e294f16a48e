"""What the contract tests must be told of Lanterns."""

from typing import Any

from starboard.games.lanterns.sheet.fields import Pilgrim
from starboard.games.lanterns.sheet.sheet import Sheet
from starboard.kernel.encoding import encode
from starboard.kernel.requests import Chance
from starboard.kernel.setup import Setup
from tests.games.contract.facts import Facts


def after_the_crossing() -> dict[str, Any]:
    """The sheet of Wanderers who won, each with a card that nobody else knows."""
    sheet = Sheet("pilgrimage")
    sheet.chapters, sheet.won, sheet.choices = ["crossing"], [True], {"crossing": "rumours"}
    for seat, (role, card) in enumerate((("scout", "flare"), ("porter", ""), ("seer", "whisper"))):
        pilgrim = Pilgrim(seat, role, seat % 2)
        pilgrim.keepsake = card
        sheet.pilgrims.append(pilgrim)
    return encode(sheet)


def drawn_for_others(chance: Chance, g: Any, seat: int) -> bool:
    """Cards and Vows are dealt to one Wanderer after another; in a turn they are drawn by whose turn it is."""
    if chance.kind not in ("card", "vow"):
        return False
    if g.step == "deal":
        waiting = [who for who in g.wanderers if len(who.vows) < 2]
        return waiting[0].seat != seat
    return g.step == "wanderer" and g.wanderers[g.turn].seat != seat


FACTS = Facts(
    setups=(
        Setup("hunt", (("scout",), ("keeper",)), (), "cellar"),
        Setup("hunt", (("keeper",), ("seer", "scout")), ("corners-block",), "crossing"),
        Setup("hunt", (("porter",), ("scout",), ("keeper",)), (), "crossing"),
        Setup("vigil", (("scout", "porter", "seer"),), ("corners-block", "long-night"), "cellar"),
        Setup("hunt", (("seer",), ("scout", "porter"), ("keeper",)), (), "tower", after_the_crossing()),
        Setup("vigil", (("seer",), ("scout",)), (), "cellar", after_the_crossing()),
    ),
    private_draws=frozenset(("card", "look", "vow")),
    drawn_for_others=drawn_for_others,
    private_answers=frozenset(("vow",)),
    comes_to_light=frozenset(("discard", "played", "hand", "top", "bottom", "vows", "put_aside")),
    order_condition={"targets": ["scout"]},
    games=25,
    queries=(
        {"kind": "sight", "from": [0, 0], "to": [3, 5]},
        {"kind": "sight", "from": [5, 5], "to": [5, 5]},
        {"kind": "reach", "of": "scout"},
        {"kind": "reach", "of": "keeper"},
        {"kind": "look", "at": [1, 0]},
        {"kind": "look", "at": [5, 3]},
        {"kind": "nonsense"},
    ),
)
