"""Interacting with scenery: what lies in it comes out (SAGA-INTERACT-01 to SAGA-INTERACT-06)."""

from typing import Final

from starboard.games.saga.content.hooks import INTERACT
from starboard.games.saga.content.mission import Mark
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.rules.gear.carrying import has_card, receive
from starboard.games.saga.rules.gear.supplies import find_card, search_supplies
from starboard.games.saga.rules.lookups import scenery_coded
from starboard.games.saga.rules.missions.lookups import marks_with_cards, search_result
from starboard.games.saga.rules.missions.lying_cards import cards_in_reach, choice_of
from starboard.games.saga.rules.nexus.reactions import react
from starboard.games.saga.rules.places import base_of, base_on, facing_of, layout
from starboard.games.saga.state.fields import Lying, Mercenary, Scenery
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Refusal

NOTHING_IN_REACH: Final = Refusal("SAGA-INTERACT-01", "no-scenery-in-front")
SEARCHED: Final = Refusal("SAGA-INTERACT-04", "searched-already")
# Terminals are hacked, glass holds nothing anybody could doubt, devices do what the mission says.
NOT_SEARCHED: Final = ("terminal", "glass", "device")


def scenery_in_front(g: Saga, who: Mercenary) -> list[Scenery]:
    """The pieces in its front arc, and so adjacent to it (SAGA-INTERACT-01)."""
    now = layout(g)
    arc = front_arc(now, base_of(g, who.model), facing_of(who.model))
    pieces = [piece for piece in g.scenery if piece.kind not in NOT_SEARCHED or search_result(g, piece.code)]
    return [piece for piece in pieces if base_on(g, piece.squares).mask & arc]


def marks_in_reach(g: Saga, who: Mercenary) -> list[Mark]:
    """The marks under it or next to it from which nobody has taken the card yet."""
    here = base_of(g, who.model)
    near = layout(g).adjacent_squares(here) | here.mask
    marks = [mark for mark in marks_with_cards(g) if taken_flag(mark.code) not in g.flags]
    return [mark for mark in marks if base_on(g, list(mark.squares)).mask & near]


def taken_flag(code: str) -> str:
    """What the table remembers once the card of a mark has been taken."""
    return f"taken-{code}"


def why_no_interaction(g: Saga, who: Mercenary) -> Refusal | None:
    pieces = scenery_in_front(g, who)
    if marks_in_reach(g, who) or cards_in_reach(g, who) or any([not piece.searched for piece in pieces]):
        return None
    return SEARCHED if pieces else NOTHING_IN_REACH


def interact(g: Saga, who: Mercenary) -> Procedure[None]:
    """Choose a piece of scenery, or a card that lies about; the mission says what follows (SAGA-INTERACT-02)."""
    pieces = scenery_in_front(g, who)
    marks = [mark.code for mark in marks_in_reach(g, who)]
    lying = cards_in_reach(g, who)
    codes: list[Payload] = [piece.code for piece in pieces if not piece.searched]
    codes += [*marks, *[choice_of(one) for one in lying]]
    searched: Blocked = [(piece.code, SEARCHED) for piece in pieces if piece.searched]
    code: Payload = yield Ask(
        who.seat, codes, "SAGA-INTERACT-01", "scenery", about={"who": who.model.name}, blocked=lambda: searched
    )
    called_off: bool = yield from react(g, INTERACT, {"who": who.model.name, "what": code})  # SAGA-REACT-01
    if called_off or who.model.at is None:
        return  # whoever falls has not used it up
    taken = [one for one in lying if choice_of(one) == code]
    if taken:
        yield from take_lying(g, who, taken[0])
    elif code in marks:
        yield from take_from_mark(g, who, code)
    else:
        yield from search(g, who, code)


def search(g: Saga, who: Mercenary, code: str) -> Procedure[None]:
    """What the mission lists for a piece: Supplies, a card, a prerequisite or nothing."""
    piece = scenery_coded(g, code)
    find = search_result(g, code)
    g.reveals += 1
    if find is not None and find.needs and not has_card(who, find.needs):
        # The Action is lost, the single interaction is not (SAGA-INTERACT-03, SAGA-INTERACT-06).
        tell(g, "interaction-failed", "SAGA-INTERACT-03", who=who.model.name, what=code, needs=find.needs)
        return
    piece.searched = True  # SAGA-INTERACT-04
    tell(g, "interacted", "SAGA-INTERACT-01", who=who.model.name, what=code)
    if find is None:
        tell(g, "nothing-there", "SAGA-INTERACT-06", who=who.model.name, what=code)  # and no roll (SAGA-SUPPLY-06)
    elif find.card:
        yield from find_card(g, who, find.card)
    else:
        yield from search_supplies(g, who)


def take_from_mark(g: Saga, who: Mercenary, code: str) -> Procedure[None]:
    """A Mission Item that lies on a mark is taken from the mark or from next to it."""
    g.flags[taken_flag(code)] = who.model.name
    tell(g, "interacted", "SAGA-INTERACT-01", who=who.model.name, what=code)
    for mark in marks_with_cards(g):
        if mark.code == code:
            yield from find_card(g, who, mark.card)


def take_lying(g: Saga, who: Mercenary, one: Lying) -> Procedure[None]:
    """It is the Mercenary's from now on."""
    g.lying.remove(one)
    tell(g, "card-taken", "SAGA-MISSION-12", who=who.model.name, card=one.item.card)
    yield from receive(g, who, [one.item])
