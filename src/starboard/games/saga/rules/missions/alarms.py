"""Effects of missions about what the Nexus knows: `aware`, `noise`, `detect` (docs/decisions/0030)."""

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.stealth.detection import raise_the_alarm
from starboard.games.saga.rules.stealth.noise import make_noise
from starboard.games.saga.rules.stealth.stealth import noise_test
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def set_aware(g: Saga, effect: Saying, bound: Bound) -> None:
    g.nexus.aware = effect.flag("to")
    tell(g, "aware", "SAGA-MISSION-12", aware=int(g.nexus.aware))


def noise_of_actor(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """As after a noisy Action of the actor, if there is one (SAGA-STEALTH-09)."""
    for who in g.mercenaries:
        if who.model.name == bound.actor and who.model.at is not None:
            yield from noise_test(g, who)
            make_noise(g, who.model)


def detect(g: Saga, effect: Saying, bound: Bound) -> None:
    raise_the_alarm(g, "SAGA-MISSION-12")
