"""What the contract tests must be told of ISS Vanguard."""

from starboard.kernel.setup import Setup
from tests.games.contract.facts import Facts
from tests.games.vanguard.own.lantern_rock import LANTERN_ROCK

ALL = ("security", "recon", "science", "engineering")
TWO = (("science", "engineering"), ("security", "recon"))
THREE = (("security", "recon"), ("science",), ("engineering",))
FOUR = (("recon",), ("security",), ("science",), ("engineering",))

# Whole games on every planet are played in words/test_events.py; here are tables unlike each other.
TABLES = (
    Setup("tutorial", (ALL,), (), "cinder"),
    Setup("expedition", TWO, ("only-travel-barred",), "cinder"),
    Setup("expedition", (ALL,), ("one-sacrifice-for-all", "sacrifice-in-colour"), "veyra"),
    Setup("expedition", FOUR, (), "veyra"),
    Setup("expedition", THREE, ("vanguard-not-any", "logs-in-own-turn"), "gantry"),
    Setup("expedition", TWO, ("deadly-space",), "ossuary"),
    Setup("tutorial", FOUR, (), "cinder"),
)


def has_an_order(setup: Setup) -> bool:
    """Only one planet keeps a secret: the order of its stations."""
    return setup.scenario == "gantry"


FACTS = Facts(
    setups=TABLES,
    whole_tables=False,
    hides=has_an_order,
    # The order is drawn before anybody can know anything of it.
    private_draws=frozenset(("order",)),
    comes_to_light=frozenset(("clues",)),
    # A deck has no order but that of cards everybody has seen.
    known_by_counting=frozenset(("crew.deck.cards", "decks.deck.cards", "event_deck.cards")),
    own=LANTERN_ROCK,
    games=10,
    queries=({"kind": "board"}, {"kind": "replay"}, {"kind": "nonsense"}),
)
