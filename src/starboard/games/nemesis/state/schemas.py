"""What each version has written of the table: the fields of every kind of piece, in their order.

Frozen: state of version 0, when fields were written without names, is read by it. A new version adds its own lines here
(a test prints them); docs/state.md tells when there is one.
"""

from typing import Final

_FIRST: Final = {
    "Nemesis": (
        "mode options map step turn first active actions doing time self_destruct hibernation_open "
        "pods_opened met first_death players=[Character] intruders=[Intruder] placed bag pool eggs egg_supply "
        "nest_destroyed queen_killed tiles tiles_known explored basic_left additional_left tokens "
        "tokens_known tokens_left items fire malfunction noise doors lying pods=[Pod] engines engines_known "
        "coordinates coordinates_known destination weaknesses weaknesses_left airlock events_deck=Deck "
        "attacks=Deck wounds=Deck contamination infected unscanned red=Deck yellow=Deck green=Deck crafted "
        "objectives personal_left corporate_left quiet_turn hunter hunter_deck=Deck ending ship_destroyed "
        "reached winners fates"
    ),
    "Character": (
        "seat number name status room pod passed hand deck discard light wounds dressed slimed signal larva "
        "inventory shown held=[Held] quests objectives objectives_known draft looking unbound left_behind "
        "hunt"
    ),
    "Held": "item ammo added tape",
    "Intruder": "id kind room injuries token",
    "Pod": "number section unlocked gone",
    "Deck": "cards top top_known bottom bottom_known discard",
}

SCHEMAS: Final[dict[int, dict[str, str]]] = {
    0: _FIRST,
    1: _FIRST,  # the names stand beside the values
}
