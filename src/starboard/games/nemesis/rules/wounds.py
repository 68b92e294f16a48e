"""Light and Serious Wounds (NEM-WOUND)."""

from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.items import drop_down_to_slots
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

LIGHT_SPACES = 2
FATAL = 3

NOT_WOUNDED = Refusal("NEM-TURN-14", "no-such-wound")


def serious_wounds(who: Character) -> int:
    """Dressed or not, they count (NEM-WOUND-06)."""
    return len(who.wounds) + len(who.dressed)


def suffer_light(g: Nemesis, who: Character, rule: str, cause: str) -> Procedure[None]:
    """One step on the track; the third becomes a Serious Wound; with three of those any wound kills (NEM-DEATH-01)."""
    if who.status != ALIVE:
        return
    if serious_wounds(who) >= FATAL:
        yield from die(g, who, cause)
    elif who.light < LIGHT_SPACES:
        who.light += 1
        tell(g, "light-wound", rule, who=who.seat, cause=cause)
    else:
        who.light = 0
        yield from suffer_serious(g, who, "NEM-WOUND-03", cause)


def suffer_serious(g: Nemesis, who: Character, rule: str, cause: str) -> Procedure[None]:
    """Draw a Serious Wound card, or die of a fourth (NEM-WOUND-05, NEM-DEATH-01)."""
    if who.status != ALIVE:
        return
    if serious_wounds(who) >= FATAL:
        yield from die(g, who, cause)
        return
    wound: str | None = yield from draw(g.wounds, "NEM-WOUND-05", "wound-card")
    if wound is None:  # no card left in the box (NEM-GEN-14)
        return
    who.wounds.append(wound)
    tell(g, "serious-wound", rule, who=who.seat, wound=wound, cause=cause)
    yield from drop_down_to_slots(g, who)  # an Arm wound leaves one Hand (NEM-WOUND-08)


def heal_light(g: Nemesis, who: Character, steps: int, rule: str) -> None:
    healed = min(steps, who.light)
    who.light -= healed
    tell(g, "light-healed", rule, who=who.seat, count=healed)


def dress(g: Nemesis, who: Character, wound: str, rule: str) -> None:
    """The wound's effect stops, but it still counts (NEM-WOUND-13)."""
    who.wounds.remove(wound)
    who.dressed.append(wound)
    tell(g, "dressed", rule, who=who.seat, wound=wound)


def dress_one(g: Nemesis, who: Character, rule: str) -> Procedure[None]:
    wound: str = yield Ask(who.seat, sorted(set(who.wounds)), "NEM-WOUND-13", "wound")
    dress(g, who, wound, rule)


def dress_all(g: Nemesis, who: Character, rule: str) -> None:
    for wound in who.wounds[:]:
        dress(g, who, wound, rule)


def heal_dressed(g: Nemesis, who: Character, rule: str) -> Procedure[None]:
    """Only a dressed Serious Wound can be healed; its card is discarded (NEM-WOUND-14)."""
    wound: str = yield Ask(who.seat, sorted(set(who.dressed)), "NEM-WOUND-14", "wound")
    who.dressed.remove(wound)
    g.wounds.discard.append(wound)
    tell(g, "healed", rule, who=who.seat, wound=wound)
