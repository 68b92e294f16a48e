"""The Keeper's blows: what it sees it can strike at, unless somebody answers with a Flare."""

from typing import Final

from starboard.games.lanterns.content.box import DARK_DIE, FLARE, LIGHT_DIE
from starboard.games.lanterns.rules.cards import discard
from starboard.games.lanterns.rules.grid import apart, sees
from starboard.games.lanterns.rules.options import corners_block
from starboard.games.lanterns.rules.places import burning, in_play, wanderer
from starboard.games.lanterns.state.fields import Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure, Roll, Window

STRIKE_REACH: Final = 3
DARK_DICE: Final = 2
MOST_LIGHT: Final = 2


def within_reach(g: Lanterns) -> list[Wanderer]:
    """Whom the Keeper sees and can reach (LAN-STRIKE-01)."""
    here = g.keeper.at
    return [
        who
        for who in in_play(g)
        if apart(here, who.at) <= STRIKE_REACH and sees(g.ground, here, who.at, corners_block(g))
    ]


def light_on(g: Lanterns, who: Wanderer) -> int:
    """Burning Lanterns that the Wanderer sees, two at the most (LAN-STRIKE-02)."""
    seen = [lantern for lantern in burning(g) if sees(g.ground, who.at, lantern.at, corners_block(g))]
    return min(MOST_LIGHT, len(seen))


def flames_lost(faces: tuple[Payload, ...]) -> int:
    """What the dark dice show beyond the light ones."""
    return max(0, sum(faces[:DARK_DICE]) - sum(faces[DARK_DICE:]))


def strike(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """Two dark dice against a light one for each Lantern that the target sees (LAN-STRIKE-02)."""
    tell(g, "strikes", "LAN-STRIKE-01", who=who.role)
    flared: bool = yield from flare(g, who)
    if flared:
        return
    roll = Roll([DARK_DIE] * DARK_DICE + [LIGHT_DIE] * light_on(g, who), "LAN-STRIKE-02", "strike", alike=flames_lost)
    faces: tuple[Payload, ...] = yield roll
    lost = min(who.flames, flames_lost(faces))
    who.flames -= lost
    who.lost += lost
    tell(g, "struck", "LAN-STRIKE-02", who=who.role, dice=roll.shown(faces), lost=lost)
    if who.flames == 0:
        go_out(g, who)


def flare(g: Lanterns, target: Wanderer) -> Procedure[bool]:
    """Whoever holds a Flare may play it now; the blow then goes wide (LAN-FLARE-01)."""
    seats = sorted({who.seat for who in in_play(g) if who.hand})
    if not seats:
        return False
    asks: list[Ask] = []
    for seat in seats:
        able = [who.role for who in in_play(g) if who.seat == seat and FLARE in who.hand]
        if able:
            asks.append(Ask(seat, able, "LAN-FLARE-01", "react", 0, about={"target": target.role}))
    answers: dict[int, str | None] = yield Window(seats, asks, "LAN-FLARE-01")
    flared = False
    for role in answers.values():
        if role is not None:
            discard(g, wanderer(g, role), FLARE)
            tell(g, "flared", "LAN-FLARE-01", who=role, target=target.role)
            flared = True
    return flared


def go_out(g: Lanterns, who: Wanderer) -> None:
    """Without a flame a Wanderer leaves the hall; its cards are laid open and discarded (LAN-OUT-01)."""
    g.deck.discard += who.hand
    g.reveals += 1
    tell(g, "went-out", "LAN-OUT-01", who=who.role, cards=tuple(who.hand))
    who.hand = []
