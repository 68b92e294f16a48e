"""The reader's language: the one asked for, or the environment's, or English."""

import os

from starboard.kernel.errors import Unknown
from starboard.texts import LANGUAGES, Texts


def find_texts(lang: str | None) -> Texts:
    if lang is None:
        return Texts(environment_language())
    if lang not in LANGUAGES:
        raise Unknown("language", lang, LANGUAGES)
    return Texts(lang)


def environment_language() -> str:
    """The first two letters of LANG, it_IT.UTF-8 for instance, if we speak that language."""
    lang = os.environ.get("LANG", "")[:2].lower()
    return lang if lang in LANGUAGES else "en"
