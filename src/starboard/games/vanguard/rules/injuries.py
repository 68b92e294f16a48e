"""Gaining Injuries, turning them face down, removing them (VAN-INJURY-01, VAN-EVAC-01)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.rules.counters import look_at_rank_up
from starboard.games.vanguard.rules.deadly_space import is_deadly
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.evacuation import evacuate
from starboard.games.vanguard.rules.moments import INJURY_MOMENT
from starboard.games.vanguard.rules.slots import gain_injury_die
from starboard.games.vanguard.rules.tutorial_rules import only_scratches
from starboard.games.vanguard.state.fields import CrewMember, Injury, RolledInjury
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

WOUNDED: Final = "wounded"
SCRATCH: Final = "just-a-scratch"
MOST_INJURIES: Final = 3  # slots of a crew board; the next one ends the exploration (VAN-EVAC-01)
EXHAUSTED: Final = "exhausted"
RESOLVED: Final = "resolved"  # an Injury die of the check that nothing more comes of


def gain_injury(g: Vanguard, who: CrewMember, name: str, rule: str = "VAN-INJURY-01") -> Procedure[bool]:
    """Card and die, unless somebody prevents it; whether it was gained or prevented, and not ruled out.

    A fourth one is never placed: the Away Team is evacuated (VAN-EVAC-06).
    """
    if only_scratches(g) and (name != SCRATCH or who.injuries):
        return False  # VAN-TUTORIAL-10
    gained: str = yield from _before_gaining(g, who, name)
    if not gained:
        return True
    yield from evacuate_at_the_fourth(g, who)
    card: str = yield from _card_for(g, who, gained)
    yield from evacuate_at_the_fourth(g, who)  # another one may have come while it was asked
    if who.status != "exploring":
        return False  # VAN-TEAM-07
    if card:
        g.injuries[card] -= 1
        lay_down(who, card)
    tell(g, "injured", rule, who=who.section, injury=card or gained)
    look_at_rank_up(g)
    yield from gain_injury_die(g, who, "VAN-INJURY-02")
    return True


def evacuate_at_the_fourth(g: Vanguard, who: CrewMember) -> Procedure[None]:
    if len(who.injuries) >= MOST_INJURIES:
        yield from evacuate(g, who)


def lay_down(who: CrewMember, card: str) -> None:
    """Into the leftmost empty slot; cards stay where they lie when one beside them goes (VAN-INJURY-01)."""
    taken = [one.slot for one in who.injuries]
    slot = next(iter([slot for slot in range(MOST_INJURIES) if slot not in taken]))
    who.injuries.append(Injury(card, slot))
    who.injuries.sort(key=_slot_of)


def _slot_of(injury: Injury) -> int:
    return injury.slot


def _before_gaining(g: Vanguard, who: CrewMember, name: str) -> Procedure[str]:
    """What may prevent or soften it is asked for first; "" if it is not gained (X1, X3)."""
    assert INJURY_MOMENT.ask is not None
    return (yield from INJURY_MOMENT.ask(g, who, name))


def _card_for(g: Vanguard, who: CrewMember, name: str) -> Procedure[str]:
    """The card itself, Wounded if it is used up, else any that is left; "" if none is (VAN-INJURY-03, -13)."""
    card = card_left(g, name)
    if card:
        return card
    picked: str | None = yield from decide(g, partial(_which_card, g, who))
    return picked or ""


def card_left(g: Vanguard, name: str) -> str:
    """The one of that name, or Wounded in its place; "" if neither is left."""
    for card in (name, WOUNDED):
        if g.injuries.get(card, 0) > 0:
            return card
    return ""


def _which_card(g: Vanguard, who: CrewMember) -> Ask:
    """None for somebody who has left play meanwhile."""
    left = sorted([card for card, count in g.injuries.items() if count > 0 and who.status == "exploring"])
    return Ask(who.seat, left, "VAN-INJURY-13", "injury-card", about={"who": who.section})


# --- getting rid of them ---


def coverable(g: Vanguard, who: CrewMember) -> list[str]:
    """Face-up Injuries that can be turned down; in Deadly Space not Exhausted (VAN-DEADLY-02)."""
    return sorted(_face_up(g, who))


def _face_up(g: Vanguard, who: CrewMember) -> dict[str, Injury]:
    fixed = (EXHAUSTED,) if is_deadly(g) else ()
    return told_apart(who, [one for one in who.injuries if not one.covered and one.name not in fixed])


def told_apart(who: CrewMember, cards: Sequence[Injury]) -> dict[str, Injury]:
    """Cards by their names; of one name by their slots too where it matters, for the left one is struck first."""
    found: dict[str, Injury] = {}
    for card in cards:
        copies = [one for one in cards if one.name == card.name]
        if _are_alike(who, copies):
            found.setdefault(card.name, card)
        else:
            found[f"{card.name}@{card.slot + 1}"] = card
    return found


def _are_alike(who: CrewMember, copies: Sequence[Injury]) -> bool:
    """Whether these copies lie the same way up, all struck or none, with no other Injury between them."""
    between = [one for one in who.injuries if copies[0].slot < one.slot < copies[-1].slot]
    if any([one.name != copies[0].name for one in between]):
        return False
    return len({(one.covered, one.struck) for one in copies}) == 1


def cover(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """One of its Injuries is turned face down."""
    picked: str | None = yield from decide(g, partial(_which_to_cover, g, who))
    if picked is not None:
        card = _face_up(g, who)[picked]
        card.covered = True
        tell(g, "injury-covered", "VAN-INJURY-09", who=who.section, injury=card.name)


def _which_to_cover(g: Vanguard, who: CrewMember) -> Ask:
    return Ask(who.seat, coverable(g, who), "VAN-INJURY-09", "cover", about={"who": who.section})


def uncover(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """One that lies face down is active again."""
    picked: str | None = yield from decide(g, partial(_which_to_uncover, who))
    if picked is not None:
        card = _face_down(who)[picked]
        card.covered = False
        tell(g, "injury-uncovered", "VAN-INJURY-09", who=who.section, injury=card.name)


def _face_down(who: CrewMember) -> dict[str, Injury]:
    return told_apart(who, [one for one in who.injuries if one.covered])


def _which_to_uncover(who: CrewMember) -> Ask:
    return Ask(who.seat, sorted(_face_down(who)), "VAN-INJURY-09", "uncover", about={"who": who.section})


def remove_injury(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """A card goes back to the Injury deck (VAN-INJURY-08)."""
    picked: str | None = yield from decide(g, partial(_which_to_remove, who))
    if picked is None:
        return
    card = told_apart(who, who.injuries)[picked]
    who.injuries.remove(card)
    g.injuries[card.name] = g.injuries.get(card.name, 0) + 1
    tell(g, "injury-removed", "VAN-INJURY-08", who=who.section, injury=card.name)
    look_at_rank_up(g)


def _which_to_remove(who: CrewMember) -> Ask:
    """None is left if somebody has healed the last one meanwhile."""
    options = sorted(told_apart(who, who.injuries))
    return Ask(who.seat, options, "VAN-INJURY-08", "remove-injury", about={"who": who.section})


def remove_injury_die(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """One goes back to the supply, one that was rolled included: it is not resolved and does not return (X7)."""
    picked: str | None = yield from decide(g, partial(_which_die_to_remove, g, who))
    if picked is None:
        return
    if picked in who.injury_dice:
        who.injury_dice.remove(picked)
    else:
        rolled = _rolled(g, who)
        rolled.remove(next(iter([die for die in rolled if _shown(die) == picked])))
    column = picked if picked in COLOURS else "rolled"
    tell(g, "injury-die-removed", "VAN-INJURY-08", who=who.section, column=column)


def _which_die_to_remove(g: Vanguard, who: CrewMember) -> Ask:
    options = [*sorted(who.injury_dice), *sorted({_shown(die) for die in _rolled(g, who)})]
    return Ask(who.seat, options, "VAN-INJURY-08", "remove-injury-die", about={"who": who.section})


def _rolled(g: Vanguard, who: CrewMember) -> list[RolledInjury]:
    """Its dice in the check: those too that nothing more comes of, for they would return (VAN-INJURYDIE-07)."""
    return g.check.injuries if g.check is not None and g.check.who == who.section else []


def _shown(die: RolledInjury) -> str:
    """What a rolled die is called among those that can be removed: the symbol that is still to strike."""
    return RESOLVED if die.done else die.face


def has_injury_die(g: Vanguard, who: CrewMember) -> bool:
    return bool(who.injury_dice) or bool(_rolled(g, who))
