"""Before the first round: cards, Vows, and the page that opens the scenario."""

from typing import Final

from starboard.games.lanterns.content.box import FLASKS, all_cards
from starboard.games.lanterns.content.vows import VOWS
from starboard.games.lanterns.rules.cards import draw_card
from starboard.games.lanterns.state.fields import Pack, Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure, Together

CARDS: Final = 2
FIRST, SECOND = "first", "second"  # of two Vows; which they are stays with the player


def deal(g: Lanterns) -> Procedure[None]:
    """Oil, two cards and two Vows for everybody (LAN-SETUP-02)."""
    g.deck.cards = all_cards()
    g.vows_left = list(VOWS)
    for who in g.wanderers:  # before anybody draws: what was taken along is not in the deck
        who.pack = Pack(FLASKS[who.role])
        remember(g, who)
    for who in g.wanderers:
        for _ in range(CARDS - len(who.hand)):
            yield from draw_card(g, who)
        for _ in range(2):
            vow: str = yield Chance(g.vows_left, "LAN-VOW-01", "vow")
            g.vows_left.remove(vow)
            who.vows.append(vow)
            who.vows_known.append(1 << who.seat)
        g.reveals += 1
        tell(g, "vows-dealt", "LAN-VOW-01", 1 << who.seat, {"vows": tuple(who.vows)}, who=who.role)
    g.step = "vows"


def remember(g: Lanterns, who: Wanderer) -> None:
    """In a campaign each ember is one more Oil, and the card that was taken along is in hand (LAN-CAMPAIGN-02)."""
    for pilgrim in g.sheet.pilgrims if g.sheet is not None else []:
        if pilgrim.role == who.role:
            who.pack.oil += pilgrim.embers
            if pilgrim.keepsake:
                g.deck.cards.remove(pilgrim.keepsake)
                who.hand.append(pilgrim.keepsake)
                pilgrim.keepsake = ""


def choose_vows(g: Lanterns) -> Procedure[None]:
    """Everybody keeps one of two, in secret and at the same time (LAN-VOW-01).

    A seat with several Wanderers is asked for one after another.
    """
    while choosing := first_of_each_seat([who for who in g.wanderers if len(who.vows) == 2]):
        asks = [Ask(who.seat, [FIRST, SECOND], "LAN-VOW-01", "vow", about={"who": who.role}) for who in choosing]
        kept: dict[int, str] = yield Together(asks)
        for who in choosing:
            keep = 0 if kept[who.seat] == FIRST else 1
            who.put_aside = [who.vows[1 - keep]]
            who.vows, who.vows_known = [who.vows[keep]], [1 << who.seat]
            tell(g, "vow-kept", "LAN-VOW-01", 1 << who.seat, {"vow": who.vows[0]}, who=who.role)
    g.step = "tale"


def first_of_each_seat(wanderers: list[Wanderer]) -> list[Wanderer]:
    found: dict[int, Wanderer] = {}
    for who in wanderers:
        found.setdefault(who.seat, who)
    return list(found.values())
