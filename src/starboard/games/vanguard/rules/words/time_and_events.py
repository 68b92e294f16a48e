"""Words about Time tracks and Events (VAN-TIME-05, VAN-EVENT-05)."""

from functools import partial

from starboard.games.vanguard.content.cards import EVENTS
from starboard.games.vanguard.content.lines import Effect, says_anything
from starboard.games.vanguard.rules.clocks import (
    ClockName,
    advance_all,
    clocks_in_play,
    hold_clock,
    may_advance,
    movable_back,
    move_back,
)
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.hands import put_back
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.decks import draw as draw_from
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure


def do_time(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    yield from advance_all(g, effect.number(0))


def time_runs(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return any([may_advance(g, name) for name in clocks_in_play(g)])


def do_back(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """One Time track of the user's choice goes back (VAN-TIME-05)."""
    if movable_back(g):
        name: ClockName = yield from decide(g, partial(_clock_of, g, movable_back(g), doing))
        move_back(g, name, effect.number(0))


def _clock_of(g: Vanguard, names: list[ClockName], doing: Doing) -> Ask:
    return Ask(doing.decider(g), names, "VAN-TIME-05", "which-clock", about={"card": doing.card})


def can_go_back(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return bool(movable_back(g))


def do_hush(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """One Time track stands still until the round ends."""
    names = [name for name in clocks_in_play(g) if may_advance(g, name)]
    if names:
        name: ClockName = yield from decide(g, partial(_clock_of, g, names, doing))
        hold_clock(g, name, g.round)


def do_no_event(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The revealed Event has no effect (X15)."""
    assert doing.revealed is not None
    doing.revealed.primary = doing.revealed.secondary = False
    tell(g, "event-ignored", "VAN-EVENT-05", who=doing.user.section)


def do_upper(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Its secondary effect instead of the primary one (X15)."""
    assert doing.revealed is not None
    doing.revealed.primary, doing.revealed.secondary = False, True
    tell(g, "event-weakened", "VAN-EVENT-05", who=doing.user.section)


def something_revealed(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """Whether anything is printed on what is to be resolved: else there is nothing to ignore (V4)."""
    revealed = doing.revealed
    if revealed is None:
        return False
    card = EVENTS[g.event]
    return (revealed.primary and says_anything(card.primary)) or (revealed.secondary and says_anything(card.secondary))


def primary_revealed(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return doing.revealed is not None and doing.revealed.primary


def do_scry(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """The next Events are seen, and each is put back on top or underneath (VAN-EVENT-01)."""
    seen: list[str] = []
    for _ in range(min(effect.number(0), len(g.event_deck))):
        card: str = yield from draw_from(g.event_deck, "VAN-EVENT-01", "event")
        seen.append(card)
    g.reveals += 1
    tell(g, "scried", "VAN-EVENT-01", who=doing.user.section, cards=tuple(seen))
    yield from put_back(g, g.event_deck, seen, doing.user, "VAN-EVENT-01")


def events_left(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return len(g.event_deck) > 0


WORD_TABLE.update(
    {
        "time": Word(do_time, time_runs),
        "back": Word(do_back, can_go_back),
        "hush": Word(do_hush, time_runs),
        "noevent": Word(at_once(do_no_event), something_revealed),
        "upper": Word(at_once(do_upper), primary_revealed),
        "scry": Word(do_scry, events_left),
    }
)
