"""What Threats do: attack, hunt, roam, spread, leave (VAN-THREAT-03, VAN-THREAT-06)."""

from typing import Final

from starboard.games.vanguard.content.cards import THREATS
from starboard.games.vanguard.rules.clocks import hold_clock, remove_clocks, reset_clock
from starboard.games.vanguard.rules.counters import count
from starboard.games.vanguard.rules.doing import BY_ITSELF, Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.lookups import active, connected, crew_in, deciding_seat, in_order_from, team
from starboard.games.vanguard.rules.tracks import take_markers
from starboard.games.vanguard.rules.tutorial_rules import is_reduced
from starboard.games.vanguard.state.fields import CrewMember, Threat
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Chance, Procedure

THREAT_WAY: Final = "threat-way"
WEATHER: Final = ("th06",)  # cannot be banished
SPARED_BY_TRUST: Final = ("th04",)  # does not attack those whom the Keepers trust


def appear(g: Vanguard, card: str, sector: int) -> None:
    """Its main standee is placed, or moved there if it is on the board already."""
    if is_reduced(g):
        return
    for threat in g.threats:
        if threat.card == card:
            threat.sector = sector
            tell(g, "threat-moved", "VAN-THREAT-02", threat=card, sector=sector)
            return
    g.threats.append(Threat(card, sector))
    tell(g, "threat-appeared", "VAN-THREAT-01", threat=card, sector=sector)


def strike(g: Vanguard, threat: Threat, number: int) -> Procedure[None]:
    """So many attacks, each finished before the next; where nobody is, it hunts instead (VAN-THREAT-04)."""
    if threat.card in SPARED_BY_TRUST and "KEEPERS-TRUST" in g.flags:
        return
    for _ in range(number):
        if threat not in g.threats:
            return
        if threat.dulled:
            threat.dulled -= 1
            tell(g, "attack-dulled", "VAN-THREAT-04", threat=threat.card)
        elif crew_in(g, threat.sector):
            yield from _attack(g, threat)
        else:
            yield from hunt(g, threat, 1)


def _attack(g: Vanguard, threat: Threat) -> Procedure[None]:
    """All crew members in its Sector, one after another (VAN-CHOICE-05)."""
    tell(g, "threat-attacks", "VAN-THREAT-04", threat=threat.card, sector=threat.sector)
    sector = threat.sector
    for who in _in_order(g, crew_in(g, sector)):
        if who.status == "exploring" and who.sector == sector:
            doing = Doing(who, threat.card, "VAN-THREAT-04", sector, kind=BY_ITSELF)
            yield from carry_out(g, THREATS[threat.card].attack, doing)


def _in_order(g: Vanguard, crew: list[CrewMember]) -> list[CrewMember]:
    if not g.active or active(g).status != "exploring":
        return crew
    return [who for who in in_order_from(g, active(g)) if who in crew]


def hunt(g: Vanguard, threat: Threat, number: int) -> Procedure[None]:
    """Up to so many Sectors along a shortest way to the nearest crew member, until it has reached one."""
    for _ in range(number):
        ways = nearer(g, threat.sector, [who.sector for who in team(g)])
        if not ways:
            return
        yield from _go(g, threat, ways)


def lure(g: Vanguard, who: CrewMember, number: int) -> Procedure[None]:
    """The nearest Threat comes up to so many Sectors closer to somebody; of several the players choose."""
    cards = sorted([threat.card for threat in nearest_to(g, who)])
    if not cards:
        return
    card: str = yield Ask(deciding_seat(g), cards, "VAN-THREAT-08", "which-threat", about={"who": who.section})
    threat = next(iter([one for one in g.threats if one.card == card]))
    for _ in range(number):
        ways = nearer(g, threat.sector, [who.sector])
        if not ways:
            return
        yield from _go(g, threat, ways)


def nearest_to(g: Vanguard, who: CrewMember) -> list[Threat]:
    """By the fewest Paths on its way to somebody; none if no Threat can come there."""
    away = [(steps_to(g, threat.sector, who.sector), threat) for threat in g.threats]
    near = [(steps, threat) for steps, threat in away if steps is not None]
    least = min([steps for steps, _ in near], default=0)
    return [threat for steps, threat in near if steps == least]


def _go(g: Vanguard, threat: Threat, sectors: list[int]) -> Procedure[None]:
    """One Sector on; No-Movement, path icons and Logs mean nothing to it (VAN-THREAT-07, VAN-THREAT-09)."""
    about = {"threat": threat.card}
    sector: int = yield Ask(deciding_seat(g), sectors, "VAN-THREAT-08", THREAT_WAY, about=about)
    move_threat(g, threat, sector)


def move_threat(g: Vanguard, threat: Threat, sector: int) -> None:
    threat.sector = sector
    tell(g, "threat-moved", "VAN-THREAT-06", threat=threat.card, sector=sector)


def roam(g: Vanguard, threat: Threat, number: int) -> Procedure[None]:
    """To connected Sectors drawn at random."""
    for _ in range(number):
        around = connected(g, threat.sector)
        if around:
            sector: int = yield Chance(around, "VAN-RANDOM-03", "roam")
            move_threat(g, threat, sector)


def spread(g: Vanguard, threat: Threat, number: int) -> Procedure[None]:
    """Secondary standees into connected Sectors without one, while there are any left."""
    for _ in range(number):
        free = [one for one in connected(g, threat.sector) if one not in threat.secondary]
        if free and len(threat.secondary) < THREATS[threat.card].secondary:
            about = {"threat": threat.card}
            sector: int = yield Ask(deciding_seat(g), free, "VAN-THREAT-02", "spread", about=about)
            threat.secondary.append(sector)
            tell(g, "threat-spread", "VAN-THREAT-02", threat=threat.card, sector=sector)


def banish(g: Vanguard, threat: Threat, counted: bool) -> None:
    """Card and standees leave the planet; weather does not."""
    if threat.card in WEATHER:
        return
    g.threats.remove(threat)
    remove_clocks(g, threat.card)
    take_markers(g, threat.card)
    tell(g, "threat-banished", "VAN-THREAT-05", threat=threat.card)
    if counted:
        count(g, "banished", 1)


def sleep(g: Vanguard, threat: Threat, rounds: int) -> None:
    """Its Time track is reset and does not advance during the next rounds."""
    reset_clock(g, threat.card)
    hold_clock(g, (threat.card, 0), g.round + rounds)


# --- ways ---


def steps_from(g: Vanguard, sector: int) -> dict[int, int]:
    """How many Paths away every Sector is that can be reached."""
    found, ahead = {sector: 0}, [sector]
    while ahead:
        here = ahead.pop(0)
        for there in connected(g, here):
            if there not in found:
                found[there] = found[here] + 1
                ahead.append(there)
    return found


def steps_to(g: Vanguard, start: int, end: int) -> int | None:
    return steps_from(g, start).get(end)


def nearer(g: Vanguard, sector: int, goals: list[int]) -> list[int]:
    """The next Sectors on shortest ways to the nearest goal; none if it is there, or cannot come there."""
    if sector in goals:
        return []
    around = connected(g, sector)
    known = {sector, *around}
    ways = {one: [one] for one in around}  # to the Sectors that are as far as this: with which shortest ways begin
    while ways:
        first = [one for goal in goals for one in ways.get(goal, ())]
        if first:
            return [one for one in around if one in first]
        further: dict[int, list[int]] = {}
        for here, begun in ways.items():
            for there in connected(g, here):
                if there not in known:
                    further.setdefault(there, []).extend(begun)
        known.update(further)
        ways = further
    return []
