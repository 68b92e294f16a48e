"""Models that the map shows and that are not there, because the mission has taken them away before (word `remove`)."""

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.selectors import fits_kind, fits_side
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.saga import Saga


def absent_flag(place: Place) -> str:
    """What the table remembers of a square where the map shows somebody."""
    return f"absent-{place[0]}-{place[1]}"


def is_absent(g: Saga, place: Place) -> bool:
    return absent_flag(place) in g.flags


def leave_out(g: Saga, who: Saying) -> None:
    """Those of zones that are not revealed will not be there; others are on the board already."""
    for agent in mission_of(g).agents:
        zones = who.texts("in")
        if agent.zone in g.zones or (zones and agent.zone not in zones):
            continue
        if fits_kind(agent.kind, who) and fits_side(agent.kind, who) and _in_group(g, agent.square, who):
            g.flags[absent_flag(agent.square)] = "yes"


def _in_group(g: Saga, square: Place, who: Saying) -> bool:
    homes = [squares for name, squares in mission_of(g).groups if name == who.text("group")]
    return not who.has("group") or any([square in squares for squares in homes])
