"""Reactions from hidden cards: Interruption and its like (NEM-ACTION-21).

Nobody may learn who could have reacted. The window opens by public facts alone: cards in hand, and a reaction card of
that Character that does not lie face up in its discard pile. Only those who really hold one are asked.
"""

from starboard.games.nemesis.content.cards import CARDS, CHARACTERS, IGNORES_SURPRISE, INTERRUPTS
from starboard.games.nemesis.rules.places import companions
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure, Window

WINDOWS = {INTERRUPTS: "NEM-ACTION-21", IGNORES_SURPRISE: "NEM-ENCOUNTER-09"}  # the rule that opens each window


def reaction(g: Nemesis, candidates: list[Character], trigger: str, about: dict[str, Payload]) -> Procedure[int | None]:
    """Let the candidates react; the first one in the given order who does discards the card. Its seat, or None."""
    possible = [who for who in candidates if might_hold(who, trigger)]
    if not possible:
        return None
    asks = []
    for who in possible:
        for card in who.hand:
            if card in CARDS and CARDS[card].reacts_to == trigger:
                asks.append(Ask(who.seat, [card], CARDS[card].rule, "react", 0, about={"trigger": trigger, **about}))
                break
    played: dict[int, str | None] = yield Window([who.seat for who in possible], asks, WINDOWS[trigger])
    for who in possible:
        card_played = played.get(who.seat)
        if card_played is not None:
            who.hand.remove(card_played)
            who.discard.append(card_played)
            g.reveals += 1
            tell(g, "reacted", CARDS[card_played].rule, who=who.seat, card=card_played)
            return who.seat
    return None


def might_hold(who: Character, trigger: str) -> bool:
    """Whether, by what everybody sees, this player might hold a card that reacts to the trigger."""
    if not who.hand:
        return False
    return any(CARDS[card].reacts_to == trigger and card not in who.discard for card in CHARACTERS[who.name].deck())


def interrupted(g: Nemesis, who: Character, action: str) -> Procedure[bool]:
    """Whether somebody in the same Room cancels the Action just declared and paid (NEM-ACTION-21)."""
    if not companions(g, who):
        return False
    about = {"actor": who.seat, "action": action}
    by: int | None = yield from reaction(g, clockwise(g, who.seat, who.room), INTERRUPTS, about)
    if by is None:
        return False
    countered: bool = yield from interruption_cancelled(g, by)
    if not countered:
        tell(g, "action-cancelled", "NEM-ACTION-22", who=who.seat, action=action)
    return not countered


def interruption_cancelled(g: Nemesis, by: int) -> Procedure[bool]:
    """Another player, anywhere on board, may cancel the Interruption itself, and so on."""
    other: int | None = yield from reaction(g, clockwise(g, by, 0), INTERRUPTS, {"actor": by, "action": "interruption"})
    if other is None:
        return False
    countered: bool = yield from interruption_cancelled(g, other)
    return not countered


def clockwise(g: Nemesis, seat: int, room: int) -> list[Character]:
    """The other players on board after a seat, or only those in one Room."""
    count = len(g.players)
    others = [g.players[(seat + step) % count] for step in range(1, count)]
    return [who for who in others if who.status == ALIVE and (room == 0 or who.room == room)]
