"""Setting up a mission from its file, in the order of the rules (SAGA-SETUP-01)."""

from starboard.games.saga.content.campaign import flags_for_single_play
from starboard.games.saga.content.mission import CAMPAIGN, Mission
from starboard.games.saga.content.mission_script import Saying, Value
from starboard.games.saga.content.psychic_powers import PSYCHIC_POWERS
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.campaign.campaign import choose_variant
from starboard.games.saga.rules.campaign.campaign_story import read_way_here
from starboard.games.saga.rules.campaign.team import NEXUS, Hired, cards_taken, deal_counters, field_team
from starboard.games.saga.rules.campaign.team_building import choose_team
from starboard.games.saga.rules.campaign.upkeep import spare_the_squad
from starboard.games.saga.rules.card_moments import fill_moments
from starboard.games.saga.rules.features.feature_list import fill_features
from starboard.games.saga.rules.gear.supplies import build_supply_deck
from starboard.games.saga.rules.lookups import crippled
from starboard.games.saga.rules.missions.board import chart_for, first_zone
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.operations import add_operations
from starboard.games.saga.rules.missions.piece_turning import show_turned
from starboard.games.saga.rules.missions.pieces import drawn_on
from starboard.games.saga.rules.missions.taking import brought_along
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.missions.vocabulary import check_written
from starboard.games.saga.rules.movement.zones import CHARTS, DRAW_AGAIN, WALL, Chart, chart_of, reveal
from starboard.games.saga.rules.nexus.hand import opening_hand
from starboard.games.saga.rules.nexus.setup import prepare_nexus, unmet_needs
from starboard.games.saga.rules.placing import nobody_placed, place_mercenaries
from starboard.games.saga.rules.story import read_briefing
from starboard.games.saga.rules.turns import begin_round
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.own_scenarios import MOST_KEPT, OWN
from starboard.kernel.requests import CHECKPOINT, FATE, Procedure

# In this order, whichever module is loaded first: at one moment cards speak before what moves by itself.
fill_moments()
fill_features()


def make_ready(mission: Mission) -> None:
    """What the rules look up about a mission; done again wherever a game of it is taken up."""
    if mission.id not in CHARTS:
        check_written(mission)
        keep_chart(mission)
    add_operations(mission)


def keep_chart(mission: Mission) -> Chart:
    """Of maps from elsewhere only so many are kept."""
    chart = scripted_chart(mission)
    CHARTS[mission.id] = chart
    own = [name for name in list(CHARTS) if name.startswith(OWN)]
    for name in own[: max(0, len(own) - MOST_KEPT)]:
        CHARTS.pop(name, None)
    return chart


def draw_again(g: Saga) -> Chart:
    return keep_chart(mission_of(g))


DRAW_AGAIN.append(draw_again)


def scripted_chart(mission: Mission) -> Chart:
    """The zones of the map; each, once it is revealed, is as the mission has turned it, and says what it has to say."""
    chart = chart_for(mission)
    for zone in chart.zones.values():
        zone.progress = Progress(zone.letter)
    return chart


class Progress:
    """What follows when a zone is revealed, before play continues (SAGA-ZONE-03)."""

    __slots__ = ("letter",)

    def __init__(self, letter: str) -> None:
        self.letter = letter

    def __call__(self, g: Saga) -> Procedure[None]:
        show_turned(g, self.letter)
        point_out(g, self.letter)
        yield from settle(g)


def point_out(g: Saga, letter: str) -> None:
    """Doors, exits and Bosses of the victory conditions are pointed out once they are there (SAGA-MISSION-02)."""
    mission = mission_of(g)
    spoken_of = codes_in(mission.script.mercenaries_win + mission.script.nexus_wins)
    beside = [code for code, zones in chart_of(g).behind.items() if letter in zones]
    board = mission.board
    inside = [board.code(square) for square in drawn_on(mission).zoned.get(letter, [])]
    bosses = [printed.kind for printed in chart_of(g).zones[letter].models]
    pieces = [code for code in spoken_of if code in beside + inside + bosses]
    if pieces:
        tell(g, "pointed-out", "SAGA-MISSION-02", pieces=tuple(pieces))


def codes_in(value: Value) -> list[str]:
    """The pieces and Bosses named in conditions, each once."""
    found: list[str] = []
    if isinstance(value, tuple):
        for each in value:
            found += codes_in(each)
    elif isinstance(value, Saying):
        for key, inner in value.values:
            if key in ("at", "boss") and isinstance(inner, str):
                found.append(inner)
            elif key == "exits" and isinstance(inner, tuple):
                found += [each for each in inner if isinstance(each, str)]
            else:
                found += codes_in(inner)
    return sorted(set(found))


def set_up(g: Saga, team: list[Hired] | None = None) -> Procedure[None]:
    """From an empty table to the first Round (SAGA-SETUP-01); without a team the players are asked for one.

    Or from where the table shows that it stands: its map is there, or some of the team on it.
    """
    mission = mission_of(g)
    make_ready(mission)
    if not g.ground:
        take_numbers(g, mission)
        yield from read_way_here(g)
        yield from muster(g, mission, team)  # 1
        yield from prepare_nexus(g, mission.nexus, unmet_needs(mission))  # 2, but for the hand
        yield from lay_out(g, mission)  # 3
        yield CHECKPOINT
    if nobody_placed(g):
        yield from read_briefing(g)  # 4
    yield from place_mercenaries(g, mission.squad.facing)  # 5
    happened(g, "setup")
    yield from settle(g)
    if g.campaign:
        see_who_is_crippled(g)  # the mission may have tended somebody before it begins
    yield from opening_hand(g, mission.nexus.hand)
    happened(g, "start")
    yield from settle(g)
    begin_round(g)
    yield from settle(g)


def muster(g: Saga, mission: Mission, team: list[Hired] | None = None) -> Procedure[None]:
    """Which variant is played and who goes; what they have is missing from the Supply deck (SAGA-MISSION-16)."""
    if not g.campaign and mission.kind == CAMPAIGN:
        g.flags = flags_for_single_play(mission.id)
    yield from choose_variant(g, mission)
    if team is None:
        team = yield from choose_team(g, mission)
    field_team(g, mission, team)
    brought_along(g)
    if g.campaign:
        spare_the_squad(g)  # of several veterans those may be hired that are hurt
        see_who_is_crippled(g)
        yield from deal_counters(g)
    build_supply_deck(g, mission.supply, cards_taken(g))


def see_who_is_crippled(g: Saga) -> None:
    """Whoever starts the mission Crippled has no points for one without (SAGA-XP-05)."""
    for who in g.mercenaries:
        who.was_crippled = crippled(who.model)


def take_numbers(g: Saga, mission: Mission) -> None:
    """What the mission's file says in numbers, and who plays the Nexus."""
    g.firewall, g.clock = mission.firewall, mission.clock
    g.skills = list(SKILLS)
    g.nexus.aware = mission.aware
    g.nexus.powers = list(PSYCHIC_POWERS)
    held = [seat for seat, roles in enumerate(g.seats) if NEXUS in roles]
    g.nexus.seat = held[0] if held else FATE
    g.turns = mission.player_turns if held else mission.turns


def lay_out(g: Saga, mission: Mission) -> Procedure[None]:
    """The first zone up to its closed doors; the Nexus side has the whole map (SAGA-ZONE-01)."""
    board = mission.board
    g.width, g.height, g.start = board.width, board.height, board.start
    g.ground = [WALL * board.width for _ in range(board.height)]
    g.nexus.chart = ["".join(row) for row in board.plan]
    yield from reveal(g, chart_of(g).zones[first_zone(mission)])
