"""What the mission says to everybody: its rules, to be read again at any time, and the names on its map."""

from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.story import rule_texts, victory_texts
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.names import Name, zone
from starboard.games.saga.words.query_parts import Query
from starboard.kernel.shapes import Plain


def rules(g: Saga, query: Query) -> dict[str, Plain]:
    """How each side wins, and the public special rules, as the briefing has them (SAGA-MISSION-02, SAGA-MISSION-11)."""
    mission = mission_of(g)
    return {"wins": list(victory_texts(mission)), "rules": list(rule_texts(g, mission))}


def zones(g: Saga, query: Query) -> dict[str, Plain]:
    """What each revealed zone is called; of the others nobody knows yet that they are there (SAGA-ZONE-01)."""
    names: dict[str, Name] = {letter: zone(g, letter) for letter in g.zones}
    return {"names": names}
