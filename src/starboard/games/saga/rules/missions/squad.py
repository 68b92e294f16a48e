"""What the squad may do together because the mission says so, after a Mercenary's Turn (SAGA-MISSION-11)."""

from typing import Final

from starboard.games.saga.content.mission_script import May
from starboard.games.saga.rules.lookups import playing
from starboard.games.saga.rules.missions.allies import aimed_shots
from starboard.games.saga.rules.missions.questions import choices
from starboard.games.saga.rules.missions.selectors import NOBODY
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.missions.uses import can_be_used, may_named, use
from starboard.games.saga.rules.missions.variants import mays_of
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Anyone, Ask, Payload, Procedure

RULE: Final = "SAGA-MISSION-11"
AFTER_TURN: Final = "after-turn"
NOT_NOW: Final = "not-now"


def usable_by_squad(g: Saga) -> list[str]:
    """What would do something now."""
    mays = [may for may in mays_of(g) if (may.who, may.moment) == ("squad", AFTER_TURN)]
    return [may.id for may in mays if can_be_used(g, may, "") and _does_something(g, may)]


def _does_something(g: Saga, may: May) -> bool:
    """Whether there is something to choose, and a legal shot at whom it would shoot."""
    if may.choose is not None and not choices(g, may.choose):
        return False
    return all([bool(aimed_shots(g, effect, NOBODY)) for effect in may.effects if effect.word == "shoot"])


def offer_squad_uses(g: Saga) -> Procedure[None]:
    """The players may use what there is, one after the other; whoever is first decides (SAGA-TURN-02)."""
    used = 0
    while ids := usable_by_squad(g):
        seats = sorted({who.seat for who in playing(g)})
        if not seats:
            return
        asks = [Ask(seat, [*ids, NOT_NOW], RULE, "squad-use") for seat in seats]
        answer: tuple[int, str] = yield Anyone(asks, -1 - 10 * g.turns_taken - used)
        if answer[1] == NOT_NOW:
            return
        yield from _use(g, may_named(g, answer[1]), answer[0])
        used += 1


def _use(g: Saga, may: May, seat: int) -> Procedure[None]:
    chosen = ""
    if may.choose is not None:
        options: list[Payload] = choices(g, may.choose)
        chosen = yield Ask(seat, options, RULE, "mission-target", about={"use": may.id})
    yield from use(g, may, "", chosen=chosen)
    yield from settle(g)
