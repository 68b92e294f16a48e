"""Trading Items and Objects in a Room (NEM-ACTION-17, NEM-ACTION-18)."""

from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.items import (
    HANDS_FULL,
    hand_slots,
    held_thing,
    release,
    release_from_inventory,
    slots_used,
    things,
)
from starboard.games.nemesis.rules.places import companions
from starboard.games.nemesis.state.fields import Character, Held
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import bit
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal
from starboard.kernel.visibility import EVERYBODY

NOBODY_HERE = Refusal("NEM-ACTION-17", "nobody-here")
ACCEPT, REFUSE, SWAP = "accept", "refuse", "swap"
MOST_PROPOSALS = 8  # of one participant in one Trade: enough to settle anything, and a Trade always ends


def why_no_trade(g: Nemesis, who: Character) -> Refusal | None:
    return None if companions(g, who) else NOBODY_HERE


def trade(g: Nemesis, who: Character) -> Procedure[None]:
    """Everybody in the Room may propose exchanges, the initiator first (NEM-ACTION-17)."""
    tell(g, "trade", "NEM-ACTION-17", who=who.seat, room=who.room)
    for proposer in [who, *companions(g, who)]:
        for _ in range(MOST_PROPOSALS):
            others = [other.seat for other in companions(g, proposer)]
            partner: int | None = yield Ask(proposer.seat, others, "NEM-ACTION-18", "trade-partner", 0)
            if partner is None:
                break
            yield from propose(g, proposer, g.players[partner])


def propose(g: Nemesis, giver: Character, taker: Character) -> Procedure[None]:
    """Offer things; the other side accepts, refuses or names what it would give, which needs consent again."""
    mine = things(giver)
    offer: tuple[str, ...] = yield Ask(
        giver.seat, mine, "NEM-ACTION-18", "trade-offer", 0, len(mine), True, about={"target": taker.seat}
    )
    show_offer(g, giver, offer, taker)
    refused: Blocked = [] if fits(taker, offer, (), giver) else [(ACCEPT, HANDS_FULL)]
    answers = [REFUSE, SWAP] if refused or not offer else [ACCEPT, REFUSE, SWAP]
    about = {"target": giver.seat, "offer": offer}
    answer: str = yield Ask(taker.seat, answers, "NEM-ACTION-18", "trade-answer", about=about, blocked=lambda: refused)
    if answer == ACCEPT:
        exchange(g, giver, offer, taker, ())
    elif answer == SWAP:
        yield from swap(g, giver, offer, taker)
    else:
        tell(g, "trade-refused", "NEM-ACTION-18", who=taker.seat, target=giver.seat)


def swap(g: Nemesis, giver: Character, offer: tuple[str, ...], taker: Character) -> Procedure[None]:
    theirs = things(taker)
    back: tuple[str, ...] = yield Ask(
        taker.seat, theirs, "NEM-ACTION-18", "trade-offer", 0, len(theirs), True, about={"target": giver.seat}
    )
    show_offer(g, taker, back, giver)
    possible = fits(taker, offer, back, giver) and fits(giver, back, offer, taker)
    refused: Blocked = [] if possible else [(ACCEPT, HANDS_FULL)]
    about = {"target": taker.seat, "offer": back, "mine": offer}
    answer: str = yield Ask(
        giver.seat,
        [ACCEPT, REFUSE] if possible else [REFUSE],
        "NEM-ACTION-18",
        "trade-answer",
        about=about,
        blocked=lambda: refused,
        private=True,
    )
    if answer == ACCEPT:
        exchange(g, giver, offer, taker, back)
    else:
        tell(g, "trade-refused", "NEM-ACTION-18", who=giver.seat, target=taker.seat)


def show_offer(g: Nemesis, who: Character, offer: tuple[str, ...], other: Character) -> None:
    """To offer a hidden Item is to show it to the other side, whatever comes of it (NEM-ACTION-18)."""
    left = list(offer)
    for at, item in enumerate(who.inventory):
        if item in left:
            left.remove(item)
            who.shown[at] |= bit(other.seat)
            g.reveals += 1


def fits(taker: Character, gained: tuple[str, ...], lost: tuple[str, ...], giver: Character) -> bool:
    """Hand slot limits still apply after the exchange (NEM-ACTION-18)."""
    left: list[Held] = taker.held[:]
    for thing in lost:
        for held in left:
            if held.item == thing:
                left.remove(held)
                break
    heavy = len([thing for thing in gained if thing not in giver.inventory])
    return slots_used(left) + heavy <= hand_slots(taker)


def exchange(g: Nemesis, giver: Character, offer: tuple[str, ...], taker: Character, back: tuple[str, ...]) -> None:
    """Everything changes hands at once and is shown to everybody (NEM-ITEM-04)."""
    received = [take_out(giver, thing) for thing in offer]
    returned = [take_out(taker, thing) for thing in back]
    for thing in received:
        put_in(taker, thing)
    for thing in returned:
        put_in(giver, thing)
    if offer or back:
        g.reveals += 1
        tell(g, "traded", "NEM-ACTION-18", who=giver.seat, target=taker.seat, given=offer, taken=back)


def take_out(who: Character, thing: str) -> Held | str:
    if thing in who.inventory:
        release_from_inventory(who, thing)
        return thing
    held = held_thing(who, thing)
    release(who, held)
    return held


def put_in(who: Character, thing: Held | str) -> None:
    if isinstance(thing, Held):
        who.held.append(thing)
    else:
        assert thing in ITEMS
        who.inventory.append(thing)
        who.shown.append(EVERYBODY)
