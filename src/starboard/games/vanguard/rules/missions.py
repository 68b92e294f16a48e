"""Missions: revealed, completed, failed (VAN-MISSION-01)."""

from starboard.games.vanguard.rules.conditions import core_at, hold
from starboard.games.vanguard.rules.counters import look_at_rank_up
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.tracks import take_markers
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def reveal_mission(g: Vanguard, name: str) -> None:
    if name not in g.missions + g.completed + g.failed:
        g.missions.append(name)
        tell(g, "mission-revealed", "VAN-MISSION-01", mission=name)


def complete_mission(g: Vanguard, name: str) -> None:
    """The card is discarded as completed (VAN-MISSION-02, VAN-MISSION-04)."""
    if name in g.missions:
        g.missions.remove(name)
        g.completed.append(name)
        take_markers(g, name)
        tell(g, "mission-completed", "VAN-MISSION-02", mission=name)
        _core_goes(g, name)
        look_at_rank_up(g)


def fail_mission(g: Vanguard, name: str) -> None:
    if name in g.missions:
        g.missions.remove(name)
        g.failed.append(name)
        take_markers(g, name)
        tell(g, "mission-failed", "VAN-MISSION-06", mission=name)
        _core_goes(g, name)


def _core_goes(g: Vanguard, name: str) -> None:
    """Stowed or buried with the Mission that waited for it, it burdens nobody any longer (OP2)."""
    if any([condition.word == "corehome" for condition in planet_of(g).missions[name].when]) and core_at(g):
        g.core = 0
        for who in g.crew:
            who.core = False
        tell(g, "core-gone", "VAN-SETUP-08")


def completable(g: Vanguard) -> list[str]:
    """Missions whose completion text holds now (VAN-MISSION-03)."""
    found = []
    missions = planet_of(g).missions
    for name in g.missions:
        if missions[name].done is not None and hold(g, missions[name].when, 0):
            found.append(name)
    return found


def complete_by_text(g: Vanguard, name: str, who: CrewMember) -> Procedure[None]:
    """The players complete it, before or after an action."""
    done = planet_of(g).missions[name].done
    assert done is not None
    tell(g, "mission-fulfilled", "VAN-MISSION-03", mission=name)
    yield from carry_out(g, done, Doing(who, name, "VAN-MISSION-03"))


def required_left(g: Vanguard) -> list[str]:
    """Required Missions that are not completed: leaving now fails them (VAN-LIFTOFF-03, VAN-MISSION-06)."""
    return [name for name in (*g.missions, *g.failed) if planet_of(g).missions[name].required]
