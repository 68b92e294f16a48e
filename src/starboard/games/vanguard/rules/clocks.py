"""Time tracks (VAN-TIME-01): on the Global Condition, on POIs and on Threat cards."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.cards import THREATS
from starboard.games.vanguard.content.lines import Counted, Outcome
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import BY_ITSELF, Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.lookups import (
    active,
    condition_now,
    deciding_seat,
    planet_of,
    sector_piece,
    team,
    threat_named,
)
from starboard.games.vanguard.state.fields import Clock
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

ClockName = tuple[str, int]  # the card, and the Sector of a POI (0: it lies in no Sector)
WHICH_CLOCK: Final = "which-clock"


def clocks_in_play(g: Vanguard) -> list[ClockName]:
    """Every Time track on the table, in a stable order."""
    found: list[ClockName] = []
    condition, pois = condition_now(g), planet_of(g).pois
    if condition.time is not None:
        found.append((condition.id, 0))
    for sector in g.sectors:
        poi = pois.get(sector.pois[-1]) if sector.pois else None
        if poi is not None and poi.time is not None and not sector.shut:
            found.append((poi.id, sector.number))
    found += [(threat.card, 0) for threat in g.threats]
    return found


def is_in_play(g: Vanguard, name: ClockName) -> bool:
    """Whether this Time track is on the table."""
    card, number = name
    if not number:
        return threat_named(g, card) is not None or card == condition_now(g).id
    piece = sector_piece(g, number)
    return not piece.shut and bool(piece.pois) and piece.pois[-1] == card


def clock_at(g: Vanguard, name: ClockName) -> Clock | None:
    for clock in g.clocks:
        if clock.card == name[0] and clock.sector == name[1]:
            return clock
    return None


def length_of(g: Vanguard, name: ClockName) -> int:
    if name[0] in THREATS:
        return len(THREATS[name[0]].spaces)
    time = _plain_track(g, name[0])
    return time.length if time is not None else 0


def _space(g: Vanguard, name: ClockName, at: int) -> Outcome | None:
    """The effect of a space, the first is 1; only the last of a plain Time track has one (VAN-TIME-02, -03)."""
    if name[0] in THREATS:
        return THREATS[name[0]].spaces[at - 1]
    time = _plain_track(g, name[0])
    return time.outcome if time is not None and at == time.length else None


def _plain_track(g: Vanguard, card: str) -> Counted | None:
    """That of a POI or of a Global Condition."""
    poi = planet_of(g).pois.get(card)
    return poi.time if poi is not None else planet_of(g).condition(card).time


def advance_all(g: Vanguard, number: int) -> Procedure[None]:
    """All Time tracks by one, so many times, in the players' order; which ones is fixed now (VAN-TIME-04, -08)."""
    meant = clocks_in_play(g)
    for _ in range(number):
        left = [name for name in meant if is_in_play(g, name) and may_advance(g, name)]
        while left:
            name: ClockName = yield from decide(g, partial(_next, g, left, "VAN-TIME-04"))
            left.remove(name)
            if is_in_play(g, name):
                yield from _one_space(g, name)  # also if it has been held meanwhile (X8)


def _next(g: Vanguard, names: list[ClockName], rule: str) -> Ask:
    return Ask(deciding_seat(g), list(names), rule, WHICH_CLOCK)


def may_advance(g: Vanguard, name: ClockName) -> bool:
    """Not at its end, nor while it is held (VAN-TIME-07)."""
    clock = clock_at(g, name)
    return clock is None or (clock.at < length_of(g, name) and (not clock.held or clock.held < g.round))


def advance(g: Vanguard, name: ClockName) -> Procedure[None]:
    """One space to the right, unless it stands still."""
    if may_advance(g, name):
        yield from _one_space(g, name)


def _one_space(g: Vanguard, name: ClockName) -> Procedure[None]:
    """What is printed there happens at once; on the last one it stays (VAN-TIME-02, VAN-TIME-07, VAN-THREAT-03)."""
    clock = clock_at(g, name)
    if clock is not None and clock.at >= length_of(g, name):
        return
    if clock is None:
        clock = Clock(name[0], name[1], 0)
        g.clocks.append(clock)
    clock.at += 1
    tell(g, "time-advanced", "VAN-TIME-02", card=name[0], sector=name[1], at=clock.at)
    effect = _space(g, name, clock.at)
    if effect is not None and team(g):
        threat = threat_named(g, name[0])
        sector = threat.sector if threat is not None else name[1]
        who = active(g) if g.active else team(g)[0]
        yield from carry_out(g, effect, Doing(who, name[0], "VAN-TIME-02", sector, kind=BY_ITSELF))


def advance_card(g: Vanguard, card: str, number: int) -> Procedure[None]:
    """The Time track of one card, forwards or back; nothing if it is not in play (VAN-CHOICE-04)."""
    for name in clocks_in_play(g):
        if name[0] == card:
            if number < 0:
                move_back(g, name, -number)
            else:
                for _ in range(number):
                    yield from advance(g, name)
            return


def move_back(g: Vanguard, name: ClockName, number: int) -> None:
    """To the left; from the leftmost space the token is taken off. Nothing is resolved (VAN-TIME-05, VAN-TIME-07)."""
    clock = clock_at(g, name)
    if clock is None or not clock.at:
        return
    clock.at = max(0, clock.at - number)
    tell(g, "time-moved-back", "VAN-TIME-05", card=name[0], sector=name[1], at=clock.at)


def reset_clock(g: Vanguard, card: str, sector: int = 0) -> None:
    """The token is taken off; the next advance starts at the left (VAN-TIME-06). Of a POI that of this Sector alone."""
    for clock in g.clocks:
        if clock.card == card and sector in (0, clock.sector) and clock.at:
            clock.at = 0
            tell(g, "time-reset", "VAN-TIME-06", card=card, sector=clock.sector)


def remove_clocks(g: Vanguard, card: str, sector: int = 0) -> None:
    """The card has left play, and its token with it (VAN-GLOBAL-06, VAN-POI-06)."""
    g.clocks = [clock for clock in g.clocks if (clock.card, clock.sector) != (card, sector)]


def hold_clock(g: Vanguard, name: ClockName, until: int) -> None:
    """It does not advance up to and including that round."""
    clock = clock_at(g, name)
    if clock is None:
        clock = Clock(name[0], name[1], 0)
        g.clocks.append(clock)
    clock.held = max(clock.held, until)
    tell(g, "time-held", "VAN-TIME-04", card=name[0], sector=name[1], round=until)


def movable_back(g: Vanguard) -> list[ClockName]:
    """Time tracks with a token that could go back."""
    names = [(name, clock_at(g, name)) for name in clocks_in_play(g)]
    return [name for name, clock in names if clock is not None and clock.at]
