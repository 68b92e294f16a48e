"""Steps 8 and 10: a row is marked, results are resolved with whatever they are linked to (VAN-RESULT-01)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.actions import EVER, SpecialAction
from starboard.games.vanguard.content.lines import Outcome
from starboard.games.vanguard.content.vocabulary import ROWS, TRACKS
from starboard.games.vanguard.rules.abilities import Use, use_ability, uses_at
from starboard.games.vanguard.rules.board import put_mark
from starboard.games.vanguard.rules.check.payments import can_pay, payments
from starboard.games.vanguard.rules.check.pool import check_now, purse
from starboard.games.vanguard.rules.counters import count
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.logs import after_result
from starboard.games.vanguard.rules.offered_actions import is_done_for_ever
from starboard.games.vanguard.rules.spending import count_icons, named, pay_with, ways_differ
from starboard.games.vanguard.rules.tracks import clear_track, is_full
from starboard.games.vanguard.state.fields import Check, CrewMember, Marked
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure

MARK: Final = "mark-row"
YES, NO = "yes", "no"


def mark_result(g: Vanguard, who: CrewMember, action: SpecialAction | None) -> Procedure[None]:
    """The first row from the top that the pool pays; one met only by wild icons may be passed (VAN-RESULT-04)."""
    if action is None or not action.rows:
        return
    for row in [row for row in ROWS if row in action.rows]:
        if who.status != "exploring":
            return  # VAN-TEAM-07
        having, requirement = purse(g, who), action.rows[row].requirement
        if requirement is None:
            check_now(g).marked = row  # VAN-RESULT-05
        elif can_pay(having.as_they_lie(), requirement):
            yield from _mark(g, who, action, row)
        elif can_pay(having, requirement):
            about = {"who": who.section, "action": action.name, "row": row}
            answer: str | None = yield from decide(g, partial(_whether_to_mark, who, about))
            if answer == YES:
                yield from _mark(g, who, action, row)
        if check_now(g).marked:
            tell(g, "row-marked", "VAN-RESULT-01", who=who.section, action=action.name, row=row)
            return


def _whether_to_mark(who: CrewMember, about: dict[str, Payload]) -> Ask:
    """Not if it has left play meanwhile."""
    return Ask(who.seat, [YES, NO] if who.status == "exploring" else [], "VAN-RESULT-04", MARK, about=about)


def _mark(g: Vanguard, who: CrewMember, action: SpecialAction, row: str) -> Procedure[None]:
    """Exactly the dice that pay it are spent (VAN-RESULT-01)."""
    requirement = action.rows[row].requirement
    assert requirement is not None
    about = {"action": action.name, "row": row, "times": 1}
    having = purse(g, who)
    ways = payments(having, requirement)
    # It matters only where dice that are left may be kept, or where the Rank-Up card counts what pays.
    asked = bool(check_now(g).kept) or ways_differ(g, having, ways, requirement)
    paid = yield from pay_with(g, who, named(having, ways), "VAN-RESULT-01", about, asked=asked)
    if not paid:
        return  # somebody has left play meanwhile (VAN-TEAM-07)
    count_icons(g, having, paid, requirement)
    check_now(g).marked = row


def after_failing(g: Vanguard, who: CrewMember, action: SpecialAction | None) -> Procedure[None]:
    """The check has failed, and cards that speak then may still change it before step 9."""
    if action is None or not has_failed(g, action):
        return
    like = Doing(who, "", "VAN-RESULT-05")
    while True:
        use: Use | None = yield from decide(g, partial(_after_failing, g, who, like))
        if use is None:
            return
        yield from use_ability(g, use, like)


def _after_failing(g: Vanguard, who: CrewMember, like: Doing) -> Ask:
    return Ask(who.seat, uses_at(g, who, "fail", like), "VAN-RESULT-05", "after-failing", 0, about={"who": who.section})


def has_failed(g: Vanguard, action: SpecialAction) -> bool:
    """Red or nothing was marked; with tracks, the green one was not advanced."""
    check = check_now(g)
    return not check.advanced if action.tracks else check.marked in ("", "red")


# --- step 10 ---


def resolve_results(
    g: Vanguard, who: CrewMember, action: SpecialAction | None, check: Check, jump: str
) -> Procedure[None]:
    """The marked result, or the one jumped to, with its links; then full tracks from the top (VAN-TRACK-06)."""
    if action is None:
        return
    done: list[str] = []
    first = jump or check.marked
    if first in action.rows or first in action.tracks:  # VAN-IMMEDIATE-04
        yield from resolve_with_links(g, who, action, check.sector, first, done)
    yield from resolve_full_tracks(g, who, action, check.sector, done)


def resolve_with_links(
    g: Vanguard, who: CrewMember, action: SpecialAction, sector: int, colour: str, done: list[str]
) -> Procedure[None]:
    """A result, then every result an arrow leads to, each once; they were fixed with the marker (VAN-LINK-02)."""
    while colour and colour not in done:
        done.append(colour)
        outcome, link = action.result(colour)
        yield from _result(g, who, action, sector, colour, outcome)
        colour = link


def resolve_full_tracks(
    g: Vanguard, who: CrewMember, action: SpecialAction, sector: int, done: list[str]
) -> Procedure[None]:
    """From top to bottom; a card that is gone has taken its markers along (VAN-TRACK-06, VAN-TRACK-07)."""
    for colour in TRACKS:
        if colour in action.tracks and is_full(g, action, sector, colour):
            clear_track(g, action, sector, colour)
            yield from resolve_with_links(g, who, action, sector, colour, done)


def _result(
    g: Vanguard, who: CrewMember, action: SpecialAction, sector: int, row: str, outcome: Outcome
) -> Procedure[None]:
    """Effects befall whoever performed the action, unless they say otherwise (VAN-RESULT-07)."""
    tell(g, "result", "VAN-RESULT-08", who=who.section, action=action.name, row=row)
    if row in ("green", "yellow"):
        count(g, row, 1)
        mark_done(g, who, action, sector)
    yield from carry_out(g, outcome, Doing(who, action.card, "VAN-RESULT-08", sector))
    yield from after_result(g, action.card, row)


def mark_done(g: Vanguard, who: CrewMember, action: SpecialAction, sector: int) -> None:
    """An action that is done once bears one marker, on its card or, for ever, in its Sector, however many results.

    For ever done by a card that lies in no Sector is marked where it was done (VAN-SECTOR-06).
    """
    if action.once == EVER:
        if not is_done_for_ever(g, action, sector):
            put_mark(g, action.name, sector or who.sector)
    elif action.once and not any([(one.action, one.sector) == (action.name, sector) for one in g.marked]):
        g.marked.append(Marked(action.name, sector))
