"""The reader's language: the one asked for, or the environment's, or English."""

import os
import re

from starboard.kernel.errors import Unknown
from starboard.texts import LANGUAGES, Texts


def find_texts(lang: str | None) -> Texts:
    if lang is None:
        return Texts(environment_language())
    short = short_name(lang)
    if short not in LANGUAGES:
        raise Unknown("language", lang, LANGUAGES)
    return Texts(short)


def short_name(lang: str) -> str:
    """`it` of it, IT, it-IT and it_IT.UTF-8."""
    return re.split(r"[-_.@]", lang.strip().lower())[0]


def environment_language() -> str:
    """What LANG says, it_IT.UTF-8 for instance, if we speak that language."""
    lang = short_name(os.environ.get("LANG", ""))
    return lang if lang in LANGUAGES else "en"
