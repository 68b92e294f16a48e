"""Injuries, Injury checks and retreats of Intruders (NEM-INJURY)."""

from starboard.games.nemesis.content.attacks import ATTACKS, RETREAT
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.intruders import move_through
from starboard.games.nemesis.state.fields import Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import BREEDER, CARCASS, LARVA, QUEEN
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

CARCASS_TOKENS = 8


def injure(g: Nemesis, intruder: Intruder, injuries: int, rule: str, retreats: bool = True) -> Procedure[None]:
    """Put the markers on it, then make one Injury check with the total (NEM-INJURY-01, NEM-COMBAT-11)."""
    if injuries <= 0 or intruder not in g.intruders:
        return
    intruder.injuries += injuries
    tell(g, "injured", rule, intruder=intruder.id, kind=intruder.kind, count=injuries)
    if intruder.kind == LARVA:  # NEM-INJURY-04
        kill(g, intruder, rule)
    else:
        yield from injury_check(g, intruder, retreats)


def injury_check(g: Nemesis, intruder: Intruder, retreats: bool) -> Procedure[None]:
    """Draw one Intruder Attack card, two for a Breeder or the Queen, and look at the blood (NEM-INJURY-02, 03)."""
    cards: list[str] = []
    for _ in range(2 if intruder.kind in (BREEDER, QUEEN) else 1):
        card: str | None = yield from draw(g.attacks, "NEM-INJURY-02", "attack-card")
        if card is not None:
            cards.append(card)
    g.attacks.discard += cards  # NEM-INJURY-06
    values = [ATTACKS[card].blood for card in cards]
    tell(g, "injury-check", "NEM-INJURY-02", intruder=intruder.id, kind=intruder.kind, blood=tuple(values))
    if RETREAT in values:
        if retreats:
            yield from retreat(g, intruder, "NEM-INJURY-07")
    elif sum(values) + weakness(g, "blood") <= intruder.injuries:
        kill(g, intruder, "NEM-INJURY-02")


def kill(g: Nemesis, intruder: Intruder, rule: str) -> None:
    """Off the board, its token to the pool; everything but a Larva leaves a Carcass (NEM-INJURY-05, 13, 14)."""
    g.intruders.remove(intruder)
    tell(g, "intruder-killed", rule, intruder=intruder.id, kind=intruder.kind, room=intruder.room)
    if intruder.token:
        g.pool.append(intruder.token)
    if intruder.kind == QUEEN:
        g.queen_killed = True
    if intruder.kind != LARVA and carcasses_left(g) > 0:
        g.lying.append((intruder.room, CARCASS))


def carcasses_left(g: Nemesis) -> int:
    lying = len([thing for _, thing in g.lying if thing == CARCASS])
    carried = len([held for who in g.players for held in who.held if held.item == CARCASS])
    return CARCASS_TOKENS - lying - carried


def retreat(g: Nemesis, intruder: Intruder, rule: str) -> Procedure[None]:
    """Draw an Event card only for its number and leave that way (NEM-INJURY-08, NEM-EVENT-18)."""
    card: str | None = yield from draw(g.events_deck, "NEM-INJURY-08", "event-card")
    if card is None:
        return
    g.events_deck.discard.append(card)
    number = EVENTS[card].number
    tell(g, "retreats", rule, intruder=intruder.id, kind=intruder.kind, number=number)
    yield from move_through(g, intruder, number, rule)
