"""Setting up a mission from its file, in the order of the rules (SAGA-SETUP-01)."""

from starboard.games.saga.content.campaign import flags_for_single_play
from starboard.games.saga.content.mission import CAMPAIGN, Mission
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.campaign import choose_variant
from starboard.games.saga.rules.hand import opening_hand
from starboard.games.saga.rules.mission_board import chart_for, first_zone
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.rules.nexus_setup import prepare_nexus
from starboard.games.saga.rules.placing import place_mercenaries
from starboard.games.saga.rules.supplies import build_supply_deck
from starboard.games.saga.rules.team import NEXUS, Hired, cards_taken, deal_counters, field_team
from starboard.games.saga.rules.team_building import choose_team
from starboard.games.saga.rules.turns import begin_round
from starboard.games.saga.rules.zones import CHARTS, WALL, chart_of, reveal
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import FATE, Procedure


def make_ready(mission: Mission) -> None:
    """What the rules look up about a mission; done again wherever a game of it is taken up."""
    if mission.id not in CHARTS:
        CHARTS[mission.id] = chart_for(mission)


def set_up(g: Saga, team: list[Hired] | None = None) -> Procedure[None]:
    """From an empty table to the first Round (SAGA-SETUP-01); without a team the players are asked for one."""
    mission = mission_of(g)
    make_ready(mission)
    take_numbers(g, mission)
    if not g.campaign and mission.kind == CAMPAIGN:
        g.flags = flags_for_single_play(mission.id)
    yield from choose_variant(g, mission)
    if team is None:
        team = yield from choose_team(g, mission)
    field_team(g, mission, team)  # 1
    if g.campaign:
        yield from deal_counters(g)
    build_supply_deck(g, mission.supply, cards_taken(g))
    yield from prepare_nexus(g, mission.nexus)  # 2, but for the hand
    yield from lay_out(g, mission)  # 3
    brief(g, mission)  # 4
    yield from place_mercenaries(g, mission.squad.facing)  # 5
    yield from opening_hand(g, mission.nexus.hand)
    begin_round(g)


def take_numbers(g: Saga, mission: Mission) -> None:
    """What the mission's file says in numbers, and who plays the Nexus."""
    g.turns, g.firewall, g.clock = mission.turns, mission.firewall, mission.clock
    g.skills = list(SKILLS)
    g.nexus.aware = mission.aware
    held = [seat for seat, roles in enumerate(g.seats) if NEXUS in roles]
    g.nexus.seat = held[0] if held else FATE


def lay_out(g: Saga, mission: Mission) -> Procedure[None]:
    """The first zone up to its closed doors; the Nexus side has the whole map (SAGA-ZONE-01)."""
    board = mission.board
    g.width, g.height, g.start = board.width, board.height, board.start
    g.ground = [WALL * board.width for _ in range(board.height)]
    g.nexus.chart = ["".join(row) for row in board.plan]
    yield from reveal(g, chart_of(g).zones[first_zone(mission)])


def brief(g: Saga, mission: Mission) -> None:
    """The introduction, the victory conditions and the public rules are read to everybody (SAGA-MISSION-02, -11)."""
    tell(g, "briefing", "SAGA-MISSION-02", mission=mission.id, clock=mission.clock)
