"""The campaign of the box, *The Lantern Job*: where it begins, what it pays for, how it can end."""

from typing import Final

from starboard.games.saga.content.campaign_flags import FLAG_NUMBERS, FLAG_WORDS

CAMPAIGN: Final = "lantern-job"
FIRST_MISSION: Final = "m1"

LEFT_BELOW, COMPANY_MAN, LANTERN_LIT = "left-below", "company-man", "lantern-lit"
ASH, PAID_IN_FULL = "ash", "paid-in-full"

# The first of these whose flag says yes is how the campaign ends, if its last mission is won; else PAID_IN_FULL.
ENDINGS_BY_FLAG: Final = (("deal", COMPANY_MAN), ("signal", LANTERN_LIT), ("burn", ASH))
FINALES: Final = (LEFT_BELOW, COMPANY_MAN, LANTERN_LIT, ASH, PAID_IN_FULL)

# Credits for one shipment of 1 to 5 Victory Points (SAGA-CREDIT-02, SAGA-CREDIT-08).
SHIPMENTS: Final = (5, 11, 18, 26, 35)

# Mission Items that any Mercenary holds at the start of the next mission; the others have become flags. Three are a
# prize: each is theirs only while its flag says one of these words, for what was in their hands in a mission that they
# lost, or lay on the floor when they left, is not.
KEPT: Final = ("eq-charges",)
PRIZES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "eq-heron": ("heron", ("free", "hurt")),
    "eq-data-core": ("core", ("yes",)),
    "eq-serum": ("serum", ("yes",)),
}

FROM_M5: Final = ("m5", "m6", "m7", "m8", "m9")


def goes_along(item: str, flags: dict[str, str]) -> bool:
    """Whether a Mission Item is carried from one mission to the next in a campaign with these flags."""
    if item in PRIZES:
        flag, words = PRIZES[item]
        return flags[flag] in words
    return item in KEPT


def first_flags() -> dict[str, str]:
    """The flags of a campaign that begins."""
    flags = {name: words[0] for name, words in FLAG_WORDS.items()}
    for name, (least, _) in FLAG_NUMBERS.items():
        flags[name] = str(least)
    return flags


def flags_for_single_play(mission: str) -> dict[str, str]:
    """A mission that is played for itself: the alarm has been raised once; from m5 on Heron is free and tells all."""
    flags = first_flags()
    flags["alert"] = "1"
    if mission in FROM_M5:
        flags["truth"], flags["heron"] = "yes", "free"
    return flags


def possible_variants(mission: str, flags: dict[str, str]) -> list[str]:
    """The variants of a mission that a campaign with these flags may play; none: it has no variants."""
    if mission == "m7":
        return ["cool", "burn"] if flags["truth"] == "yes" else ["cool"]
    if mission == "m9":
        if flags["deal"] == "yes":
            return ["open-doors"]
        return ["old-friends"] if flags["truth"] == "yes" else ["company"]
    return []
