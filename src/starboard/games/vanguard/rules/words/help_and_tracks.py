"""Words about dice that others give, and about tracks (VAN-ASSIST-02, VAN-TRACK-08)."""

from functools import partial

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.check.pool import (
    check_now,
)
from starboard.games.vanguard.rules.check.results import resolve_full_tracks
from starboard.games.vanguard.rules.concerned import concerned
from starboard.games.vanguard.rules.counters import count
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import BY_ITSELF, Doing, candidates
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.offered_actions import Shown, action_named, actions_on, is_shown
from starboard.games.vanguard.rules.tracks import is_full, move_track, track_at
from starboard.games.vanguard.rules.words.dice import in_check, join_pool
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Ask, Procedure


def assist(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Whoever is meant may give so many further Available dice, rolled at once (VAN-ASSIST-02)."""
    among = [who for who in candidates(g, doing, effect.text(1)) if who.available]
    for who in (yield from concerned(g, doing, effect.text(1), among)):
        if who.available:
            given: tuple[str, ...] = yield from decide(g, partial(_which_to_give, g, effect, doing, who))
            count(g, "assists", len(given) if who.section != check_now(g).who else 0)
            yield from join_pool(g, who, given, who.available)


def _which_to_give(g: Vanguard, effect: Effect, doing: Doing, who: CrewMember) -> Ask:
    dice, most = sorted(who.available), min(effect.number(0), len(who.available))
    about = {"who": who.section, "for": check_now(g).who, "card": doing.card}
    return Ask(who.seat, dice, "VAN-ASSIST-02", "assist-more", 0, most, many=True, about=about)


def somebody_could_assist(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return in_check(g) and any([bool(who.available) for who in candidates(g, doing, effect.text(1))])


def track(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """The marker moves; outside the check of its own action a result it reaches is resolved at once (VAN-TRACK-08)."""
    meant = track_meant(g, doing, effect.text(1))
    if meant is None:
        return  # VAN-IMMEDIATE-04
    action, sector = meant
    moved = move_track(g, action, sector, effect.text(1), effect.number(0))
    check = g.check
    if check is not None and (check.action, check.sector) == (action.name, sector):
        check.advanced = check.advanced or (moved and effect.text(1) == "green" and effect.number(0) > 0)
    elif moved:
        yield from resolve_full_tracks(g, doing.user, action, sector, [])


def track_meant(g: Vanguard, doing: Doing, colour: str) -> Shown | None:
    """Of the action that is being performed (VAN-TRACK-03); what nobody performs moves a track of its own card."""
    if g.check is not None and doing.kind != BY_ITSELF:
        action = action_named(g, g.check.action)
        if action is None or colour not in action.tracks or not is_shown(g, action, g.check.sector):
            return None  # or its card has left play meanwhile (VAN-TRACK-05)
        return action, g.check.sector
    sector = doing.sector if doing.card in planet_of(g).pois else 0
    own = [action for action in actions_on(g, doing.card) if colour in action.tracks]
    return (own[0], sector) if own else None


def moves_a_track(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    colour = effect.text(1)
    meant = track_meant(g, doing, colour)
    if meant is None:
        return False
    action, sector = meant
    if effect.number(0) < 0:
        return track_at(g, action.name, sector, colour) is not None
    return not is_full(g, action, sector, colour)


def jump(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Immediate Special Effects are found before they are carried out (VAN-IMMEDIATE-01)."""
    raise AssertionError("an immediate Special Effect is not carried out like others")


WORD_TABLE.update(
    {
        "assist": Word(assist, somebody_could_assist),
        "track": Word(track, moves_a_track),
        "jump": Word(at_once(jump)),
    }
)
