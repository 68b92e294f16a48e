"""The eight Weaknesses and how each bends the rules about Intruders (NEM-WEAK)."""

from dataclasses import dataclass

from starboard.games.nemesis.state.nemesis import Nemesis


@dataclass(frozen=True)
class Weakness:
    """A card for one of the three slots; a rule asks for a modifier and adds up what the revealed cards say."""

    id: str
    blanks_hit_adults: int = 0  # a blank rolled against an Adult counts as a single hit
    fire: int = 0  # extra Injury from Fire
    energy: int = 0  # extra Injury from an Energy weapon that deals any
    surprise: int = 0  # change of token numbers in the Surprise Attack check
    doors_hold: int = 0  # only Breeders and the Queen destroy Closed Doors
    phosphates: int = 0  # Injury from extinguisher and Fire Control
    soft_bite: int = 0  # an Adult's Bite deals a Light Wound
    blood: int = 0  # change of the blood value compared in an Injury check


WEAKNESSES = {
    card.id: card
    for card in (
        Weakness("vital-places", blanks_hit_adults=1),
        Weakness("fire", fire=1),
        Weakness("energy", energy=1),
        Weakness("danger", surprise=-1),
        Weakness("moving", doors_hold=1),
        Weakness("phosphates", phosphates=1),
        Weakness("fighting", soft_bite=1),
        Weakness("extinction", blood=-1),
    )
}

SLOTS = ("corpse", "egg", "carcass")  # the Object that reveals each slot (NEM-WEAK-01)


def weakness(g: Nemesis, modifier: str) -> int:
    """What the revealed Weaknesses say about a modifier; different ones add up (NEM-WEAK-03)."""
    total = 0
    for card in g.weaknesses:
        if card:
            total += int(getattr(WEAKNESSES[card], modifier))
    return total
