"""The Actions of a Wanderer, each in one place: its rule, what stands against it, what it does."""

from collections.abc import Callable
from typing import Final

from starboard.games.lanterns.content.box import FLARE, HAND, LEAP, OIL, WHISPER
from starboard.games.lanterns.content.halls import Square
from starboard.games.lanterns.rules.cards import draw_card, leaps, play_leap, play_oil, play_whisper
from starboard.games.lanterns.rules.kindling import THROW_REACH, kindle, throw
from starboard.games.lanterns.rules.places import in_sight, lanterns_beside, ways
from starboard.games.lanterns.state.fields import Wanderer
from starboard.games.lanterns.state.lanterns import Lanterns
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Refusal

WhyNot = Callable[[Lanterns, Wanderer], Refusal | None]
Deed = Callable[[Lanterns, Wanderer], Procedure[None]]


class Action:
    """Something a Wanderer can do in its turn; `card` is what it is played from, if it is."""

    def __init__(self, name: str, rule: str, why_not: WhyNot, deed: Deed, card: str = "") -> None:
        self.name = name
        self.rule = rule
        self.why_not = why_not
        self.deed = deed
        self.card = card


def walk(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """To a square that can be reached (LAN-WALK-01)."""
    there = ways(g, who)
    to: Square = yield Ask(who.seat, sorted(there), "LAN-WALK-01", "walk-to", about={"who": who.role})
    path = there[to]
    who.at = to
    tell(g, "walked", "LAN-WALK-01", who=who.role, to=to, path=tuple(path))


def wait(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """Nothing (LAN-TURN-02)."""
    tell(g, "waited", "LAN-TURN-02", who=who.role)
    return
    yield


# --- What stands against them ---


def nothing(g: Lanterns, who: Wanderer) -> Refusal | None:
    return None


def walled_in(g: Lanterns, who: Wanderer) -> Refusal | None:
    return None if ways(g, who) else Refusal("LAN-WALK-01", "walled-in")


def no_lantern(g: Lanterns, who: Wanderer) -> Refusal | None:
    return None if lanterns_beside(g, who.at, lit=False) else Refusal("LAN-KINDLE-01", "no-lantern")


def no_oil(g: Lanterns, who: Wanderer) -> Refusal | None:
    if who.pack.oil == 0:
        return Refusal("LAN-THROW-01", "no-oil")
    return None if in_sight(g, who.at, THROW_REACH) else Refusal("LAN-SIGHT-01", "nothing-in-sight")


def hand_full(g: Lanterns, who: Wanderer) -> Refusal | None:
    return Refusal("LAN-CARD-01", "hand-full") if len(who.hand) >= HAND else None


def nowhere_to_leap(g: Lanterns, who: Wanderer) -> Refusal | None:
    return None if leaps(g, who) else Refusal("LAN-CARD-03", "nothing-in-sight")


def only_a_reaction(g: Lanterns, who: Wanderer) -> Refusal | None:
    return Refusal("LAN-FLARE-01", "only-a-reaction")


ACTIONS: Final[dict[str, Action]] = {
    action.name: action
    for action in (
        Action("walk", "LAN-WALK-01", walled_in, walk),
        Action("kindle", "LAN-KINDLE-01", no_lantern, kindle),
        Action("throw", "LAN-THROW-01", no_oil, throw),
        Action("rest", "LAN-CARD-01", hand_full, draw_card),
        Action("play-oil", "LAN-CARD-02", nothing, play_oil, OIL),
        Action("play-leap", "LAN-CARD-03", nowhere_to_leap, play_leap, LEAP),
        Action("play-whisper", "LAN-CARD-04", nothing, play_whisper, WHISPER),
        Action("play-flare", "LAN-FLARE-01", only_a_reaction, wait, FLARE),
        Action("wait", "LAN-TURN-02", nothing, wait),
    )
}


def thinkable(who: Wanderer) -> list[Action]:
    """All Actions but those of cards that are not in hand."""
    return [action for action in ACTIONS.values() if not action.card or action.card in who.hand]


def take_action(g: Lanterns, who: Wanderer) -> Procedure[None]:
    """Whichever the player likes (LAN-TURN-02).

    It is asked even if only one is possible: a missing question would tell of the hand.
    """

    def blocked() -> Blocked:
        found: list[tuple[Payload, Refusal]] = []
        for action in thinkable(who):
            refusal = action.why_not(g, who)
            if refusal is not None:
                found.append((action.name, refusal))
        return found

    possible = [action.name for action in thinkable(who) if action.why_not(g, who) is None]
    about = {"who": who.role, "left": g.actions}
    chosen: str = yield Ask(who.seat, possible, "LAN-TURN-02", "act", about=about, blocked=blocked, private=True)
    yield from ACTIONS[chosen].deed(g, who)
