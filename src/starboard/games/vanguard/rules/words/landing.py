"""Words of Landing cards: Supplies that the Lander's values save, damage, a clear way down (VAN-LANDING-02)."""

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.lander import value
from starboard.games.vanguard.rules.lander_damage import damage_lander
from starboard.games.vanguard.rules.supplies import has_supplies, lose_supplies
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.vanguard import Vanguard


def loss(g: Vanguard, effect: Effect) -> int:
    """Each point of the value saves one, and never more than there is to lose (SHIP-LANDING-04)."""
    return max(0, effect.number(0) - value(g.lander, effect.text(1)))


def do_shed(g: Vanguard, effect: Effect, doing: Doing) -> None:
    lose_supplies(g, loss(g, effect))


def can_shed(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return has_supplies(g, loss(g, effect))


def do_damage(g: Vanguard, effect: Effect, doing: Doing) -> None:
    damage_lander(g)


def do_descend(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The marker goes to the end of the track at once (SHIP-LANDING-12)."""
    g.lander.rolls = 0


WORD_TABLE.update(
    {
        # A loss that a value saves altogether is still a choice (VAN-LANDING-02).
        "shed": Word(at_once(do_shed), payable=can_shed),
        "damage": Word(at_once(do_damage)),
        "descend": Word(at_once(do_descend)),
    }
)
