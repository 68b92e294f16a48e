"""Words of planets: story, map, Missions, and what the campaign remembers."""

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.board import (
    change_condition,
    open_part,
    put_mark,
    replace_poi,
    shut_part,
    stack_poi,
    take_marks,
)
from starboard.games.vanguard.rules.clocks import advance_card, reset_clock
from starboard.games.vanguard.rules.concerned import concerned
from starboard.games.vanguard.rules.conditions import sector_meant
from starboard.games.vanguard.rules.counters import turn_rank_up
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.ending import end_exploration
from starboard.games.vanguard.rules.leaving import leave_play
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.lookups import poi_card
from starboard.games.vanguard.rules.missions import complete_mission, fail_mission, reveal_mission
from starboard.games.vanguard.rules.secret_order import note_clue
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure

# --- story ---


def do_log(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    yield from read_log(g, effect.text(0), doing.user if doing.user.status == "exploring" else None, doing.sector)


def do_mission(g: Vanguard, effect: Effect, doing: Doing) -> None:
    reveal_mission(g, effect.text(0))


def do_done(g: Vanguard, effect: Effect, doing: Doing) -> None:
    complete_mission(g, effect.text(0))


def do_fail(g: Vanguard, effect: Effect, doing: Doing) -> None:
    fail_mission(g, effect.text(0))


def do_end(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The exploration ends: by the action that led here, or by the Mission or Log itself (VAN-END-01)."""
    end_exploration(g, g.ending or "mission", "VAN-END-01")


# --- the board ---


def do_poi(g: Vanguard, effect: Effect, doing: Doing) -> None:
    replace_poi(g, effect.text(0), sector_meant(effect.text(1), doing.sector))


def do_stack(g: Vanguard, effect: Effect, doing: Doing) -> None:
    stack_poi(g, effect.text(0), sector_meant(effect.text(1), doing.sector))


def do_condition(g: Vanguard, effect: Effect, doing: Doing) -> None:
    change_condition(g, effect.text(0))


def do_clock(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    yield from advance_card(g, effect.text(0), effect.number(1))


def do_reset(g: Vanguard, effect: Effect, doing: Doing) -> None:
    if effect.text(0) != "this":
        reset_clock(g, effect.text(0))
    else:
        reset_clock(g, doing.card, doing.sector if poi_card(g, doing.card) is not None else 0)


def do_mark(g: Vanguard, effect: Effect, doing: Doing) -> None:
    put_mark(g, effect.text(0), sector_meant(effect.text(1), doing.sector))


def do_unmark(g: Vanguard, effect: Effect, doing: Doing) -> None:
    where = effect.text(1)
    take_marks(g, effect.text(0), 0 if where == "everywhere" else sector_meant(where, doing.sector))


def do_open(g: Vanguard, effect: Effect, doing: Doing) -> None:
    open_part(g, effect.text(0))


def do_shut(g: Vanguard, effect: Effect, doing: Doing) -> None:
    shut_part(g, effect.text(0))


def do_lander(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The standee is moved (VAN-SECTOR-04)."""
    g.lander.sector = effect.number(0)
    tell(g, "lander-moved", "VAN-SECTOR-04", sector=effect.number(0))


def do_calm(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Danger icons on Paths are ignored this visit."""
    g.calm = True


# --- what planets keep secret or let carry ---


def do_clue(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Something about the secret order is known from now on (GR1)."""
    kind = effect.text(0)
    if not g.order:
        return
    if kind == "notfirst":
        number: int = yield Chance(sorted(g.order[1:]), "VAN-RANDOM-03", "clue")
        note_clue(g, "not", 0, number)
    else:
        place = 0 if kind == "first" else len(g.order) - 1
        number = g.order[place]
        note_clue(g, "is", place, number)
    tell(g, "clue", "VAN-SETUP-08", clue=kind, sector=number)


def do_carry(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The core goes with whoever has taken it up, and with nobody else: there is only one (OP2)."""
    for who in g.crew:
        who.core = who is doing.user
    g.core = 0
    tell(g, "core-taken", "VAN-SETUP-08", who=doing.user.section)


def do_depart(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Somebody dies or leaves the planet (VAN-TEAM-07)."""
    for who in (yield from concerned(g, doing, effect.text(1))):
        yield from leave_play(g, who, effect.text(0))


# --- what the campaign remembers ---


def do_flag(g: Vanguard, effect: Effect, doing: Doing) -> None:
    if effect.text(0) not in g.flags:
        g.flags.append(effect.text(0))
        tell(g, "flagged", "VAN-LOG-02", flag=effect.text(0))


def do_gear(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """Comes to the Armory on docking."""
    g.won_gear.append(effect.text(0))
    tell(g, "gear-won", "VAN-LOG-02", gear=effect.text(0))


def do_project(g: Vanguard, effect: Effect, doing: Doing) -> None:
    if effect.text(0) not in g.projects:
        g.projects.append(effect.text(0))
        tell(g, "project-won", "VAN-LOG-02", project=effect.text(0))


def do_turn(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """The Rank-Up card is turned (VAN-RANKUP-02)."""
    turn_rank_up(g)


WORD_TABLE.update(
    {
        "log": Word(do_log),
        "mission": Word(at_once(do_mission)),
        "done": Word(at_once(do_done)),
        "fail": Word(at_once(do_fail)),
        "end": Word(at_once(do_end)),
        "poi": Word(at_once(do_poi)),
        "stack": Word(at_once(do_stack)),
        "condition": Word(at_once(do_condition)),
        "clock": Word(do_clock),
        "reset": Word(at_once(do_reset)),
        "mark": Word(at_once(do_mark)),
        "unmark": Word(at_once(do_unmark)),
        "open": Word(at_once(do_open)),
        "shut": Word(at_once(do_shut)),
        "lander": Word(at_once(do_lander)),
        "calm": Word(at_once(do_calm)),
        "clue": Word(do_clue),
        "carry": Word(at_once(do_carry)),
        "depart": Word(do_depart),
        "flag": Word(at_once(do_flag)),
        "gear": Word(at_once(do_gear)),
        "project": Word(at_once(do_project)),
        "turn": Word(at_once(do_turn)),
    }
)
