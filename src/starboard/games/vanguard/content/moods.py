"""The light of a Log: a planet says how somebody speaks, and each such word has one of the four moods of a page."""

from typing import Final

CALM, TENSE, GRIM, BRIGHT = "calm", "tense", "grim", "bright"

_WORDS: Final = {
    CALM: "answering brief careful curious drowsy exhale firm goodnight hush hushed kind-formal log-voice "
    "low-voice measured measuring morning patient plain practical quiet recording respect slow sober soft still "
    "tender thoughtful",
    TENSE: "alarmed breathless clipped crackling creeping dazed dread goose-flesh heat-light hurried racing sharp "
    "shouting-over-noise tense uneasy urgent vertigo wary worried",
    GRIM: "ashamed bitter cold-beautiful disgusted eerie-gentle flat heavy hoarse recording-slower vast",
    BRIGHT: "awe bright cathedral ceremony cheerful-recording delighted eager fond glad grateful happy joy "
    "laughing-wet light moved pleased proud relief reverent satisfied triumph-then-quiet warm-once wonder",
}
MOODS: Final = {word: mood for mood, words in _WORDS.items() for word in (mood, *words.split())}
