"""What is different in the Tutorial (VAN-TUTORIAL-10, -11, -12, -17) and on the first planet (VAN-QUICKSTART-12)."""

from typing import Final

from starboard.games.vanguard.state.vanguard import Vanguard

TUTORIAL: Final = "tutorial"
FIRST_PLANET: Final = "cinder"
EVENTS_FROM: Final = "M02"  # the Mission with which Events begin


def is_tutorial(g: Vanguard) -> bool:
    return g.mode == TUTORIAL


def only_scratches(g: Vanguard) -> bool:
    """In the Tutorial nobody gains another Injury than Just a Scratch, and nobody a second one (VAN-TUTORIAL-10)."""
    return g.mode == TUTORIAL


def draws_events(g: Vanguard) -> bool:
    """In the Tutorial only once its second Mission has been revealed (VAN-TUTORIAL-11)."""
    return not is_tutorial(g) or EVENTS_FROM in g.missions or EVENTS_FROM in g.completed


def is_reduced(g: Vanguard) -> bool:
    """On the first planet there are no Threats, Discoveries, Leads, equipment, Skills or Charges (-QUICKSTART-12)."""
    return g.planet == FIRST_PLANET and not g.visits
