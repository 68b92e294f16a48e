"""Whether the things that a mission speaks of exist: on its map, in its tables, in the box, among the flags."""

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.content.bosses import BOSSES
from starboard.games.saga.content.campaign_flags import FLAG_NUMBERS, FLAG_WORDS
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.mission import FACINGS
from starboard.games.saga.content.mission_entries import Entry, quoted
from starboard.games.saga.content.mission_names import Names
from starboard.games.saga.content.scenery import SCENERY


def known(entry: Entry, key: str, kind: str, names: Names, text: str) -> str:
    """The name if there is such a thing of this kind."""
    if not exists(kind, text, names):
        raise entry.broken(key, f"there is no {'place' if kind == 'near' else kind} {quoted(text)}")
    return text


def exists(kind: str, text: str, names: Names) -> bool:
    if kind == "fact":
        return text in names.facts or text in FLAG_WORDS or text in FLAG_NUMBERS
    if kind == "near":
        word, _, rest = text.partition(":")
        named = word == "token" and bool(rest)
        return named or text in ("self", "noise", "mercenaries") or text in names.zones or text in names.codes
    if kind == "thing":
        return thing_exists(text, names)
    if kind == "shelter":
        return text in SCENERY or text in names.looks
    if kind == "door":
        return names.codes.get(text) in ("door", "force-field")
    if kind in ("device", "exit", "point"):
        return names.codes.get(text) == kind
    if kind == "boss":
        return text == "any" or text in BOSSES
    return text in listed(kind, names)


def listed(kind: str, names: Names) -> list[str]:
    tables = {
        "variant": names.variants,
        "zone": [*names.zones, "chosen"],
        "piece": list(names.codes),
        "operation": names.operations,
        "feature": names.features,
        "may": names.mays,
        "card": list(EQUIPMENT),
        "agent": list(AGENTS),
        "mercenary": list(MERCENARIES),
        "group": names.groups,
        "scenery": list(SCENERY),
        "facing": list(FACINGS),
    }
    return tables[kind]


def thing_exists(text: str, names: Names) -> bool:
    """A code, a feature, or `zone:F`, `near:F1`, `group:sleepers`, `boss:bs-shrike`."""
    word, colon, rest = text.partition(":")
    if not colon:
        return text in names.codes or text in names.features
    if word in ("zone", "near"):
        return rest in names.zones or rest in names.codes
    return (word == "group" and rest in names.groups) or (word == "boss" and rest in BOSSES)
