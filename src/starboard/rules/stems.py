"""Words as search compares them: lower case, without accents, silent words and the commonest endings.

The endings are few and blunt, one small table a language. They let Doors find door, Türen find Tür and dveřích find
dveře; they do not know grammar, and a word that changes in the middle is only found as it was typed.
"""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

# Words in so many rules that they say nothing about any.
_SILENT: Final[Mapping[str, str]] = {
    "en": """
        a an and are as at be by can do does for has have how i if in is it may my of on or
        that the this to what when where which who why with
    """,
    "it": """
        a ad al alla alle allo ai agli anche che chi ci come con cosa da dal dalla dalle dei del della delle dello di e
        ed gli ha ho i il in io la le lo ma mi mio nei nel nella nelle non o per perche piu puo quale quando quanto
        questa questo se si sono su sul sulla suo tra un una uno
    """,
    "de": """
        als am an auch auf aus bei bin das dass dem den der des die du ein eine einem einen einer eines er es fur hat
        ich ihr im in ist kann man mein mit nach nicht oder sein sich sie sind um und von vom wann warum was welche
        welcher wenn wer werden wie wird wo zu zum zur
    """,
    "cs": """
        a aby ale ani az bez by co do i ja jak jaka jake jaky jako je jeho jej jeji jen jsou k kde kdo kdy kdyz ke
        ktera ktere ktery ma mam mit muj muze na nad ne nebo nez o od po pod pokud pri pro proc s se si sve svuj ta tak
        te tedy to u v ve z za ze
    """,
}

# Endings by which a word of the language changes; the longest that leaves enough of the word goes.
_ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "it": ("i", "e", "a", "o"),
    "de": ("ern", "en", "em", "er", "es", "e", "n", "s"),
    "cs": ("eho", "emu", "ich", "ych", "ach", "ech", "ami", "emi", "imi", "ymi", "ove", "ou", "em", "um", "am", "im",
           "ym", "mi", "a", "e", "i", "o", "u", "y"),
}  # fmt: skip
_LEAST_LEFT: Final = 3


def words(text: str, lang: str) -> list[str]:
    """The stems of a text, in order."""
    return [_stem(word, lang) for word in _plain(text)]


def telling_words(text: str, lang: str) -> list[str]:
    """The stems of those words that say something."""
    silent = _SILENT.get(lang, "").split()
    return [_stem(word, lang) for word in _plain(text) if word not in silent]


def _plain(text: str) -> list[str]:
    """Folded, so that ß is ss, and without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[a-z0-9]+", "".join(letter for letter in folded if not unicodedata.combining(letter)))


def _stem(word: str, lang: str) -> str:
    if lang == "en":
        return _singular(word)
    for ending in _ENDINGS.get(lang, ()):
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_LEFT and not word[0].isdigit():
            return word[: -len(ending)]
    return word


def _singular(word: str) -> str:
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us")):
        return word[:-1]
    return word
