"""What Rank-Up cards count (VAN-RANKUP-02)."""

from starboard.games.vanguard.content.cards import DISCOVERIES, RANK_UPS, Need
from starboard.games.vanguard.rules.lookups import team
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell


def count(g: Vanguard, counter: str, number: int) -> None:
    g.counters[counter] = g.counters.get(counter, 0) + number
    look_at_rank_up(g)


def count_most(g: Vanguard, counter: str, number: int) -> None:
    """Of those that remember the most in one go."""
    g.counters[counter] = max(g.counters.get(counter, 0), number)
    look_at_rank_up(g)


def counted(g: Vanguard, counter: str) -> int:
    """What has happened, or how the table stands now."""
    if counter == "success":
        return g.gained
    if counter == "found":
        return len(g.discoveries)
    if counter == "types":
        return len({DISCOVERIES[card].type for card in g.discoveries})
    if counter == "unique":
        return len(g.uniques)
    if counter == "visited":
        return len([sector for sector in g.sectors if sector.visited])
    if counter == "missions":
        return len(g.completed)
    if counter == "rounds":
        return g.round
    if counter == "hurts":
        return sum([len(who.injuries) for who in team(g)])
    return g.counters.get(counter, 0)


def look_at_rank_up(g: Vanguard) -> None:
    """The card is turned as soon as everything on it holds; nothing is spent, and it stays turned (VAN-RANKUP-02)."""
    if g.rank_up and not g.ranked_up:
        needs = RANK_UPS[g.rank_up].needs
        if needs and all([_holds(g, need) for need in needs]):
            turn_rank_up(g)


def wanted(g: Vanguard) -> list[str]:
    """The counters that the Rank-Up card still looks at."""
    if not g.rank_up or g.ranked_up:
        return []
    return [need.counter for need in RANK_UPS[g.rank_up].needs]


def turn_rank_up(g: Vanguard) -> None:
    if not g.ranked_up:
        g.ranked_up = True
        tell(g, "rank-up-completed", "VAN-RANKUP-02", card=g.rank_up)


def _holds(g: Vanguard, need: Need) -> bool:
    number = need.number + (max(0, len(g.crew) - 2) if need.more else 0)
    now = counted(g, need.counter)
    if need.sign == ">=":
        return now >= number
    return now <= number if need.sign == "<=" else now == number
