"""The landing: Danger dice on the way down, by the planet's Landing card (VAN-LANDING-01)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.dice import DANGER_DIE
from starboard.games.vanguard.content.landings import LANDINGS, LandingCard
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.later_visits import found_as
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Roll

LANDING_ROLL: Final = "landing-roll"
ROLL: Final = "roll"


def land(g: Vanguard) -> Procedure[None]:
    """One roll; when the marker has reached the end of the track the Lander touches down (SHIP-LANDING-03)."""
    card = LANDINGS.get(landing_of(g))
    if card is None or not g.lander.rolls:
        touch_down(g)
        return
    yield from decide(g, partial(_roll_now, g))
    roll = Roll([DANGER_DIE], "VAN-LANDING-01", "landing")
    faces: tuple[str, ...] = yield roll
    g.lander.rolls -= 1
    tell(g, "landing-rolled", "VAN-LANDING-01", dice=roll.shown(faces), left=g.lander.rolls)
    yield from resolve_row(g, card, faces[0])


def landing_of(g: Vanguard) -> str:
    """The Landing card of the planet, or of the state in which it is found again (SHIP-BOARD-04)."""
    found = found_as(g)
    return found.landing if found is not None else planet_of(g).landing


def _roll_now(g: Vanguard) -> Ask:
    """Whoever wants to Exert before the die falls can do so while this is asked (VAN-LANDING-03)."""
    return Ask(g.speaker, [ROLL], "VAN-LANDING-01", LANDING_ROLL, about={"left": g.lander.rolls}, confirm=True)


def resolve_row(g: Vanguard, card: LandingCard, face: str) -> Procedure[None]:
    """What the face does; some of it waits for the touchdown (VAN-LANDING-02)."""
    if face not in card.rows:
        return
    if face in card.later:
        g.lander.later.append(face)
    else:
        yield from carry_out(g, card.rows[face], Doing(pilot(g), card.id, "VAN-LANDING-02"))


def pilot(g: Vanguard) -> CrewMember:
    """For whom the Recon Section's player decides; every player has a crew member on board."""
    return next(iter([who for who in g.crew if who.seat == g.speaker]))


def touch_down(g: Vanguard) -> None:
    """The landing is over (SHIP-LANDING-09)."""
    g.step = "landed"
    tell(g, "touchdown", "VAN-LANDING-02", sector=g.lander.sector)


def after_touchdown(g: Vanguard) -> Procedure[None]:
    """What the landing has left to be done on the ground."""
    while g.lander.later:
        card = LANDINGS[landing_of(g)]
        face = g.lander.later.pop(0)
        yield from carry_out(g, card.rows[face], Doing(pilot(g), card.id, "VAN-LANDING-02"))
