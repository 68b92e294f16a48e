"""Danger dice: rolled by themselves, or with a check (VAN-DANGER-01)."""

from starboard.games.vanguard.content.cards import DANGER_TABLES
from starboard.games.vanguard.content.dice import DANGER_DIE
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.reactions import before_danger
from starboard.games.vanguard.state.fields import CrewMember, RolledDanger
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure, Roll


def letter_now(g: Vanguard, letter: str) -> str:
    """On a later visit Tutorial ground is ordinary terrain (CB1)."""
    return "A" if letter == "T" and g.visits and planet_of(g).rules_of["tutorial-ground"] else letter


def roll_danger(g: Vanguard, who: CrewMember, number: int, letter: str) -> Procedure[None]:
    """So many dice on their own, each resolved at once; this is no Dice Check (VAN-DANGER-02)."""
    for _ in range(number):
        roll = Roll([DANGER_DIE], "VAN-DANGER-02", "danger")
        faces: tuple[str, ...] = yield roll
        die = RolledDanger(letter_now(g, letter), faces[0])
        tell(g, "danger-rolled", "VAN-DANGER-02", who=who.section, letter=die.letter, dice=roll.shown(faces))
        yield from resolve_danger(g, who, die)


def resolve_danger(g: Vanguard, who: CrewMember, die: RolledDanger) -> Procedure[None]:
    """What the symbol does under the letter, unless somebody turns it away; it befalls who has rolled.

    Whoever reacts to one die of a check may ignore others along with it.
    """
    yield from before_danger(g, who, die)
    if die.done:
        return
    die.done = True
    effect = DANGER_TABLES[die.letter].get(die.face)
    tell(g, "danger", "VAN-DANGER-01", who=who.section, letter=die.letter, face=die.face)
    if effect is not None:
        yield from carry_out(g, effect, Doing(who, f"danger-{die.letter}", "VAN-DANGER-01"))
