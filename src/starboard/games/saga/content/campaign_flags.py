"""The flags of the campaign, which missions read and write: their words, the first being the one at the start."""

from typing import Final

YES_NO: Final = ("no", "yes")

FLAG_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "way": ("none", "stairs", "lift"),
    "case": YES_NO,
    "ghost": YES_NO,
    "pass": YES_NO,
    "patient": YES_NO,
    "okoro": ("alive", "dead"),
    "heron": ("none", "free", "hurt", "captive", "dead"),
    "orchard": ("loose", "trapped", "dead"),
    "core": YES_NO,
    "shrike": ("loose", "dead", "bought"),
    "serum": YES_NO,
    "chovar": ("caged", "free", "dead"),
    "truth": YES_NO,
    "cooled": YES_NO,
    "burn": YES_NO,
    "relay": YES_NO,
    "hale": ("up", "down", "hunting"),
    "deal": YES_NO,
    "signal": YES_NO,
}
FLAG_NUMBERS: Final[dict[str, tuple[int, int]]] = {"alert": (0, 5)}  # the least, with which it starts, and the most
