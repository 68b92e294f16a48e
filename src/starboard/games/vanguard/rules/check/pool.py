"""The Roll Pool: dice leave it to their owners' Spent Pools, and what of them counts for more (VAN-ROLL-04, -05)."""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.content.cards import CREW, GEAR, GearCard
from starboard.games.vanguard.content.lines import Effects
from starboard.games.vanguard.rules.check.payments import choices
from starboard.games.vanguard.rules.check.purse import Conversion, Purse
from starboard.games.vanguard.rules.filters import pool_die_matches
from starboard.games.vanguard.rules.lookups import colour_of, free_slots, member
from starboard.games.vanguard.rules.readings import VANGUARD_NOT_ANY
from starboard.games.vanguard.state.fields import Check, CheckDie, CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

DieName = tuple[str, str, str]  # owner, kind, face: alike dice need not be told apart


def check_now(g: Vanguard) -> Check:
    assert g.check is not None, "no Dice Check is being made"
    return g.check


def die_name(die: CheckDie) -> DieName:
    return die.owner, die.kind, die.face


def find_die(g: Vanguard, name: DieName) -> CheckDie:
    for die in check_now(g).dice:
        if die_name(die) == name:
            return die
    raise LookupError(f"no die {name} in the Roll Pool")


def spend_from_pool(g: Vanguard, dice: Sequence[CheckDie]) -> None:
    """They go to the Spent Pools of their owners and play no further part (VAN-ROLL-05)."""
    check = check_now(g)
    for die in dice:
        check.dice.remove(die)
        member(g, die.owner).spent.append(die.kind)


def ways_to_drop(g: Vanguard, cost: Effects, user: CrewMember) -> list[list[CheckDie]]:
    """The dice of the pool that a cost may take, for every choice of them; one empty way if it takes none (V2)."""
    ways: list[list[CheckDie]] = [[]]
    for effect in cost:
        if effect.word == "drop" and g.check is not None:
            dice = [die for die in g.check.dice if die.face and pool_die_matches(die, effect.text(1), user.section)]
            chosen = choices(list(range(len(dice))), effect.number(0))
            ways = [[*way, *[dice[at] for at in places]] for way in ways for places in chosen]
    return ways


def put_back_on_board(g: Vanguard, die: CheckDie) -> None:
    """An unused die returns to a free usable slot (X4)."""
    check_now(g).dice.remove(die)
    member(g, die.owner).available.append(die.kind)


def fits_on_board(g: Vanguard, die: CheckDie) -> bool:
    return free_slots(member(g, die.owner), colour_of(die.kind)) > 0


def conversions(g: Vanguard, who: CrewMember) -> list[Conversion]:
    """Of the active crew member alone: its card, what it carries, what was gained for this check (VAN-CONVERT-05)."""
    card = CREW[who.card]
    found: list[Conversion] = [(card.colour, card.icon)]
    for gear in who.gear:
        if not gear.sector:
            found += _CONVERTS[gear.card]
    found += check_now(g).converts
    return found


def _converted_by(gear: GearCard) -> list[Conversion]:
    """What whoever carries it may always convert."""
    always = [ability.outcome[0] for ability in gear.abilities if ability.moment == "always"]
    return [(e.text(0), e.text(1)) for effects in always for e in effects if e.word == "convert"]


_CONVERTS: Final = {card: _converted_by(gear) for card, gear in GEAR.items()}


def purse(g: Vanguard, who: CrewMember, wild: bool = True, accidents: bool = True) -> Purse:
    check = check_now(g)
    vanguard_is_any = VANGUARD_NOT_ANY not in g.options
    return Purse(check.dice, conversions(g, who), check.doubled, wild, accidents, vanguard_is_any)
