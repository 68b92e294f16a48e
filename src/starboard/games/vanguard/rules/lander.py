"""The Lander: its values and what it can hold, with the Mods on it (VAN-LANDER-02, VAN-LANDER-03, VAN-MOD-01)."""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.content.cards import MODS
from starboard.games.vanguard.content.landers import LANDERS
from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.state.fields import Lander

FEWEST_ROLLS: Final = 1  # a Mod never lowers them further


def make_ready(card: str, mods: Sequence[str] = ()) -> Lander:
    """A Lander with its Mods, full of Supplies (SHIP-LOAD-06)."""
    assert mods_fit(card, mods), f"{card} has no slots for {', '.join(mods)}"
    lander = Lander(card)
    lander.mods = list(mods)
    lander.supplies = lander.most_supplies = capacity(lander, "supplies")
    lander.discoveries = capacity(lander, "discoveries")
    lander.rolls = landing_rolls(lander)
    return lander


def mods_fit(card: str, mods: Sequence[str]) -> bool:
    """Each Mod needs a slot of its kind, and a card lies in one slot only (VAN-MOD-01, SHIP-MOD-02)."""
    lander = LANDERS[card]
    structural = [mod for mod in mods if MODS[mod].kind == "structural"]
    if len(set(mods)) != len(mods) or len(structural) > lander.structural:
        return False
    return len(mods) - len(structural) <= lander.functional


def value(lander: Lander, stat: str) -> int:
    """Armor, Sensors or Agility (VAN-LANDER-02)."""
    card = LANDERS[lander.card]
    printed = {"armor": card.armor, "sensors": card.sensors, "agility": card.agility}
    return max(0, printed[stat] + _changed(lander, "stat", stat))


def capacity(lander: Lander, what: str) -> int:
    """How many Supplies, pieces of equipment or Discoveries it holds (VAN-LANDER-03)."""
    card = LANDERS[lander.card]
    printed = {"supplies": card.supplies, "equipment": card.equipment, "discoveries": card.discoveries}
    return max(0, printed[what] + _changed(lander, "cap", what))


def landing_rolls(lander: Lander) -> int:
    """So many rolls lead down, by where it starts on the landing track (VAN-LANDING-01)."""
    fewer = sum([effect.number(0) for effect in _always(lander) if effect.word == "rolls"])
    return max(FEWEST_ROLLS, LANDERS[lander.card].rolls + fewer)


def _changed(lander: Lander, word: str, what: str) -> int:
    return sum([one.number(1) for one in _always(lander) if one.word == word and one.text(0) == what])


def _always(lander: Lander) -> list[Effect]:
    """What its Mods change as long as they are on it."""
    abilities = [ability for mod in lander.mods for ability in MODS[mod].abilities if ability.moment == "always"]
    return [effect for ability in abilities for effect in ability.outcome[0]]
