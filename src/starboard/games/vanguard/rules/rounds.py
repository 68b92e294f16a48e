"""Rounds and turns (VAN-ROUND-01, VAN-TURN-01)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.rules.abilities import forget
from starboard.games.vanguard.rules.actions import END_TURN, blocked, options, perform
from starboard.games.vanguard.rules.counters import look_at_rank_up
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.evacuation import end_with_nobody
from starboard.games.vanguard.rules.events import draw_event
from starboard.games.vanguard.rules.logs import read_if_due
from starboard.games.vanguard.rules.lookups import active, in_order_from, member, seat_of_section, team
from starboard.games.vanguard.rules.recall import is_recalled, recall
from starboard.games.vanguard.rules.tutorial_rules import draws_events
from starboard.games.vanguard.rules.tutorial_script import scripted
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure

ACTIONS: Final = 2  # in a turn
START_TOKEN: Final = "start-token"
TURN: Final = "turn"


def begin_round(g: Vanguard) -> Procedure[None]:
    """The Start token is passed on, then the order of turns stands (VAN-ROUND-02)."""
    if not team(g):
        end_with_nobody(g)
    if is_recalled(g):
        yield from recall(g)
    g.round += 1
    g.events_drawn = 0
    forget(g, "round")
    for who in g.crew:
        who.ended = False
    tell(g, "round-begun", "VAN-ROUND-01", round=g.round)
    look_at_rank_up(g)
    if g.round > 1:
        yield from pass_start_token(g)
    begin_turn(g, member(g, g.start))


def pass_start_token(g: Vanguard) -> Procedure[None]:
    """Its holder gives it to anybody, itself included; if it has left play, the Recon player does (VAN-ROUND-04)."""
    section: str = yield from decide(g, partial(_to_whom, g))
    give_start_token(g, section)


def _to_whom(g: Vanguard) -> Ask:
    holder = [who for who in team(g) if who.section == g.start]
    seat = holder[0].seat if holder else seat_of_section(g, "recon")
    rule = "VAN-ROUND-02" if holder else "VAN-ROUND-04"
    return Ask(seat, [who.section for who in team(g)], rule, START_TOKEN)


def give_start_token(g: Vanguard, section: str) -> None:
    g.start = section
    tell(g, "start-token", "VAN-ROUND-02", who=section)


def begin_turn(g: Vanguard, who: CrewMember) -> None:
    g.active, g.actions, g.special, g.step = who.section, ACTIONS, False, "turn"
    forget(g, "turn")
    tell(g, "turn-begun", "VAN-TURN-01", who=who.section)


def take_turn(g: Vanguard) -> Procedure[None]:
    """One choice of the active crew member; with no action left it is asked only if something is left to do."""
    who = active(g)
    if who.status != "exploring":
        g.step = "turn-end"
        return
    what_now = partial(_what_now, g, who)
    ask = what_now()
    if not g.actions and ask.options == [END_TURN]:
        g.step = "turn-end"
        return
    # What is no action can be done after the last one too: Missions, equipment, trades (VAN-ACTION-03).
    choice: Payload = yield from decide(g, what_now, made=ask)
    if choice == END_TURN:
        g.step = "turn-end"
        return
    yield from perform(g, who, choice)


def _what_now(g: Vanguard, who: CrewMember) -> Ask:
    """Nothing more for whoever has left play while it was asked (VAN-TEAM-07)."""
    if who.status != "exploring":
        return Ask(who.seat, [END_TURN], "VAN-TURN-01", TURN)
    about = {"who": who.section, "actions": g.actions}
    offered = scripted(g, options(g, who))
    alone = len(offered) == 1  # what the Tutorial's script leaves is still done by its player
    blocks = partial(blocked, g, who)
    return Ask(who.seat, offered, "VAN-TURN-01", TURN, about=about, blocked=blocks, confirm=alone)


def end_turn(g: Vanguard) -> Procedure[None]:
    """The token is turned first, then the Event comes (VAN-TURN-02)."""
    who = active(g)
    who.ended = True
    tell(g, "turn-ended", "VAN-TURN-02", who=who.section)
    if g.round == 1:
        yield from read_if_due(g, f"turn {len([one for one in g.crew if one.ended])}")
    g.step = "event"


def resolve_event(g: Vanguard) -> Procedure[None]:
    who = active(g)
    if who.status == "exploring" and draws_events(g):
        yield from draw_event(g, who)
    yield from next_turn(g)


def next_turn(g: Vanguard) -> Procedure[None]:
    """Clockwise, whoever has the Start token by now; when all have had theirs the round is over (VAN-ROUND-01)."""
    if not team(g):
        end_with_nobody(g)
    waiting = [who for who in in_order_from(g, active(g)) if not who.ended]
    if waiting:
        begin_turn(g, waiting[0])
        return
    yield from read_if_due(g, f"round {g.round}")
    g.step = "round"
