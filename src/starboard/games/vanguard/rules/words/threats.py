"""Words about Threats (VAN-THREAT-04)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.conditions import sector_meant
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing, candidates
from starboard.games.vanguard.rules.lookups import connected, threat_named, threats_near
from starboard.games.vanguard.rules.threats import (
    appear,
    banish,
    hunt,
    lure,
    move_threat,
    nearest_to,
    roam,
    sleep,
    spread,
    strike,
)
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE, Word, at_once
from starboard.games.vanguard.state.fields import Threat
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

WHICH_THREAT: Final = "which-threat"


def threat_meant(g: Vanguard, name: str, doing: Doing) -> Threat | None:
    """The Threat whose card is being resolved, or the one that is named; None if it is not on the board."""
    return threat_named(g, doing.card if name == "this" else name)


# --- what Threats do ---


def do_strike(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    threat = threat_meant(g, effect.text(1), doing)
    if threat is not None:
        yield from strike(g, threat, effect.number(0))


def do_hunt(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    threat = threat_meant(g, effect.text(1), doing)
    if threat is not None:
        yield from hunt(g, threat, effect.number(0))


def do_roam(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    threat = threat_meant(g, effect.text(1), doing)
    if threat is not None:
        yield from roam(g, threat, effect.number(0))


def do_spread(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    threat = threat_meant(g, effect.text(1), doing)
    if threat is not None:
        yield from spread(g, threat, effect.number(0))


def do_banish(g: Vanguard, effect: Effect, doing: Doing) -> None:
    """It counts for those who count banished Threats, unless it had gone before anybody landed (VAN-RANKUP-02)."""
    threat = threat_meant(g, effect.text(0), doing)
    if threat is not None:
        banish(g, threat, counted=doing.rule != "VAN-END-07")


def do_sleep(g: Vanguard, effect: Effect, doing: Doing) -> None:
    threat = threat_meant(g, effect.text(1), doing)
    if threat is not None:
        sleep(g, threat, effect.number(0))


def do_appear(g: Vanguard, effect: Effect, doing: Doing) -> None:
    appear(g, effect.text(0), sector_meant(effect.text(1), doing.sector))


def meant_is_here(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return threat_meant(g, effect.text(len(effect.args) - 1), doing) is not None


# --- what crew members do to them ---


def one_near(g: Vanguard, doing: Doing) -> Procedure[Threat | None]:
    """A Threat in the user's or a connected Sector, of the user's choice."""
    if not threats_near(g, doing.user.sector):
        return None
    card: str = yield from decide(g, partial(_which_near, g, doing))
    return threat_named(g, card)


def _which_near(g: Vanguard, doing: Doing) -> Ask:
    cards = sorted([threat.card for threat in threats_near(g, doing.user.sector)])
    return Ask(doing.decider(g), cards, "VAN-THREAT-06", WHICH_THREAT, about={"card": doing.card})


def do_shove(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """It moves so many Sectors, every step chosen by the user (X11)."""
    threat = yield from one_near(g, doing)
    if threat is None:
        return
    for _ in range(effect.number(0)):
        sectors = connected(g, threat.sector)
        if not sectors:
            return
        about = {"threat": threat.card, "card": doing.card}
        sector: int = yield Ask(doing.decider(g), sectors, "VAN-THREAT-06", "threat-way", about=about)
        move_threat(g, threat, sector)


def do_dull(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    """Its next attacks do nothing."""
    threat = yield from one_near(g, doing)
    if threat is not None:
        threat.dulled += effect.number(0)
        tell(g, "threat-dulled", "VAN-THREAT-04", threat=threat.card, count=effect.number(0))


def one_is_near(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    return bool(threats_near(g, doing.user.sector))


def do_lure(g: Vanguard, effect: Effect, doing: Doing) -> Procedure[None]:
    for who in candidates(g, doing, effect.text(1)):
        yield from lure(g, who, effect.number(0))


def could_come(g: Vanguard, effect: Effect, doing: Doing) -> bool:
    """Whether the nearest Threat could come closer to somebody."""
    for who in candidates(g, doing, effect.text(1)):
        if any([threat.sector != who.sector for threat in nearest_to(g, who)]):
            return True
    return False


WORD_TABLE.update(
    {
        "strike": Word(do_strike, meant_is_here),
        "hunt": Word(do_hunt, meant_is_here),
        "roam": Word(do_roam, meant_is_here),
        "spread": Word(do_spread, meant_is_here),
        "banish": Word(at_once(do_banish), meant_is_here),
        "sleep": Word(at_once(do_sleep), meant_is_here),
        "appear": Word(at_once(do_appear)),
        "shove": Word(do_shove, one_is_near),
        "dull": Word(do_dull, one_is_near),
        "lure": Word(do_lure, could_come),
    }
)
