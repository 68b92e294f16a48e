"""What a single expedition is played with: crew, Ranks, dice and decks, since no campaign has brought any."""

from typing import Final

from starboard.games.vanguard.content.dice import FIRST_PURCHASE, STARTING_DICE, Section

# Who is in the Tutorial (VAN-TUTORIAL-03) and which cards they have, in drawing order (VAN-TUTORIAL-06).
TUTORIAL_CREW: Final[dict[str, str]] = {"security": "c02", "recon": "c14", "science": "c30", "engineering": "c34"}
TUTORIAL_CARDS: Final[dict[str, tuple[str, ...]]] = {
    "security": ("se01", "se02", "se03"),
    "recon": ("re01", "re02", "re03"),
    "science": ("sc01", "sc02", "sc03"),
    "engineering": ("en01", "en02", "en03"),
}
COMPULSORY: Final = "science"  # in the Tutorial (VAN-TUTORIAL-04)

# The ten cards of a deck that nobody has built: at Rank 1 those it begins with (VAN-QUICKSTART-08).
DECKS: Final[dict[int, tuple[int, ...]]] = {
    1: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    2: (1, 3, 5, 6, 10, 16, 17, 18, 19, 20),
    3: (1, 5, 16, 17, 18, 24, 25, 26, 27, 28),
}
PREFIXES: Final[dict[str, str]] = {"security": "se", "recon": "re", "science": "sc", "engineering": "en"}

RANKS_ON: Final = {"cinder": 1, "veyra": 2, "gantry": 2, "ossuary": 2}  # of the crew of a single expedition
STARTING_NUMBER: Final = 5  # of a Section's dice
RECRUITS: Final = 3  # drawn for a Section, one of them goes along (VAN-QUICKSTART-05)


_CARDS: Final = {
    (section, rank): tuple([f"{prefix}{number:02}" for number in numbers])
    for section, prefix in PREFIXES.items()
    for rank, numbers in DECKS.items()
}


def deck_for(section: str, rank: int) -> list[str]:
    return list(_CARDS[section, rank])


def dice_owned(purchases: int) -> int:
    """Every Section owns the same number: five, and one more with each purchase (VAN-BUYDICE-01)."""
    return STARTING_NUMBER + purchases


def price_of_dice(purchases: int) -> int:
    """A Success token for each die that a Section owns; every Section gains one for it (VAN-BUYDICE-02)."""
    return dice_owned(purchases)


def dice_for(section: Section, rank: int) -> list[str]:
    """The starting dice; above Rank 1 also what the first purchase brings (VAN-BUYDICE-03)."""
    return [*STARTING_DICE[section], *([FIRST_PURCHASE[section]] if rank > 1 else [])]
