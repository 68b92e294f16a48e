"""Contamination cards, scanning and the Larva (NEM-CONTAM).

Whether a card is Infected is decided when somebody scans it: until then nobody knows, so there is nothing to hide.
"""

from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CLEAN, CONTAMINATED, CONTAMINATION, INFECTED, bit
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure


def contaminate(g: Nemesis, who: Character, rule: str) -> None:
    """A Contamination card goes on top of the Action discard pile, unseen (NEM-CONTAM-03, NEM-CONTAM-10)."""
    if g.contamination > 0:
        g.contamination -= 1
        who.discard.append(CONTAMINATION)
        tell(g, "contaminated", rule, who=who.seat)


def contaminated(cards: list[str]) -> list[str]:
    return [card for card in cards if card in CONTAMINATED]


def scan_pile(g: Nemesis, pile: list[str]) -> Procedure[int]:
    """Reveal to the owner which Contamination cards of a pile are Infected; how many are (NEM-CONTAM-04)."""
    infected = 0
    for position, card in enumerate(pile):
        if card == CONTAMINATION:
            clean = g.unscanned - g.infected
            card = yield Chance([INFECTED] * g.infected + [CLEAN] * clean, "NEM-CONTAM-04", "scan")
            pile[position] = card
            g.unscanned -= 1
            if card == INFECTED:
                g.infected -= 1
        if card == INFECTED:
            infected += 1
    return infected


def remove_cards(pile: list[str], face: str) -> int:
    """Take all cards of that face out of the game (NEM-CONTAM-05); how many there were."""
    count = pile.count(face)
    for _ in range(count):
        pile.remove(face)
    return count


def scan_hand(g: Nemesis, who: Character, rule: str) -> Procedure[None]:
    """The ordinary scan of the hand: Infected cards stay and bring a Larva, clean ones go (NEM-CONTAM-07 to 09)."""
    scanned = len(contaminated(who.hand))
    infected: int = yield from scan_pile(g, who.hand)
    fatal = infected > 0 and who.larva  # then nothing is removed (NEM-CONTAM-09)
    removed = 0 if fatal else remove_cards(who.hand, CLEAN)
    g.reveals += 1
    tell(g, "scanned", rule, bit(who.seat), {"infected": infected}, who=who.seat, count=scanned, removed=removed)
    if infected:
        yield from infection_found(g, who)


def infection_found(g: Nemesis, who: Character) -> Procedure[None]:
    """A first infection puts a Larva on the board; a second one is fatal (NEM-CONTAM-07, NEM-CONTAM-08)."""
    if who.larva:
        yield from die(g, who, "larva", hatches=True)
    else:
        who.larva = True
        tell(g, "larva", "NEM-CONTAM-07", who=who.seat)


def remove_larva(g: Nemesis, who: Character, rule: str) -> None:
    if who.larva:
        who.larva = False
        tell(g, "larva-removed", rule, who=who.seat)


def cure(g: Nemesis, who: Character, rule: str) -> Procedure[None]:
    """Scan deck, hand and discard pile, remove every Infected card and the Larva (NEM-ROOM-11)."""
    count = removed = 0
    for pile in (who.deck, who.hand, who.discard):
        count += len(contaminated(pile))
        yield from scan_pile(g, pile)
        removed += remove_cards(pile, INFECTED)
    g.reveals += 1
    tell(g, "cured", rule, who=who.seat, count=count, removed=removed)
    remove_larva(g, who, rule)
