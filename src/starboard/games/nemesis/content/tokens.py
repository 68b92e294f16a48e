"""Exploration tokens, Intruder tokens and the other counted pieces of the box."""

from typing import Final

# effect-number (NEM-SETUP-03); 20 tokens, of which 16 are used
EXPLORATION_TOKENS: Final = [
    *[f"malfunction-{n}" for n in (4, 3, 2, 2, 2, 2, 1, 1)],
    *[f"doors-{n}" for n in (4, 3, 2, 1)],
    *[f"fire-{n}" for n in (2, 1)],
    *[f"slime-{n}" for n in (4, 3)],
    *[f"danger-{n}" for n in (3, 2)],
    *[f"silence-{n}" for n in (1, 1)],
]

# type-number for the Surprise Attack check; 27 tokens
ADULT_TOKENS: Final = ["adult-2"] * 4 + ["adult-3"] * 5 + ["adult-4"] * 3
INTRUDER_TOKENS: Final = [
    "blank",
    *["larva-1"] * 8,
    *["creeper-1"] * 3,
    *ADULT_TOKENS,
    "breeder-3",
    "breeder-4",
    "queen-4",
]
STARTING_BAG: Final = ["blank", *["larva-1"] * 4, "creeper-1", "queen-4"]  # and Adults (NEM-SETUP-11)
STARTING_ADULTS: Final = 3  # plus one a player

EGGS: Final = 8
EGGS_IN_THE_NEST: Final = 5

SERIOUS_WOUNDS: Final = ["body"] * 4 + ["arm"] * 3 + ["hand"] * 3 + ["leg"] * 3 + ["bleeding"] * 3

CONTAMINATION_CARDS: Final = 27
INFECTED_CARDS: Final = 7  # the box does not say; a default of ours

PODS_IN_PLAY: Final = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}  # by number of players (NEM-SETUP-07)
PODS_IN_THE_BOX: Final = 4
