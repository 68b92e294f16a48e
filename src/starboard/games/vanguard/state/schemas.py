"""What each version has written of the table: the fields of every kind of piece, in their order.

Frozen once a version is released. A new version adds its own lines here (a test prints them); docs/state.md tells when.
"""

from typing import Final

_FIRST: Final = {
    "Vanguard": (
        "mode options planet seats step round crew=[CrewMember] start active actions special asked "
        "check=?Check event events_drawn sectors=[SectorPiece] opened shut condition tracks=[Track] "
        "clocks=[Clock] marked=[Marked] missions completed failed threats=[Threat] lander=Lander success "
        "gained event_deck=Deck injuries lead_bag leads=[LeadPile] leads_aside decks=[DiscoveryDeck] "
        "discoveries face_down uniques gear=[Gear] used=[Used] rank_up ranked_up counters read flags won_gear "
        "projects advances purchases order clues calm core visits state act objectives done_before dead ending speaker "
        "written chain chain_depth"
    ),
    "CrewMember": (
        "seat section card rank sector status ended available spent sacrificed injury_dice injuries=[Injury] "
        "hand deck=Deck removed charges gear=[Gear] core"
    ),
    "Injury": "name slot covered struck",
    "Deck": "cards top top_known bottom bottom_known discard",
    "Gear": "card sector other_end",
    "Check": (
        "who action sector step dice=[CheckDie] injuries=[RolledInjury] dangers=[RolledDanger] helpers helped "
        "converts doubled kept combos advanced echo marked"
    ),
    "CheckDie": "kind owner face",
    "RolledInjury": "face done",
    "RolledDanger": "letter face done",
    "SectorPiece": "number pois marks shut visited",
    "Track": "action sector colour at",
    "Clock": "card sector at held",
    "Marked": "action sector",
    "Threat": "card sector secondary dulled",
    "Lander": "card sector supplies most_supplies discoveries mods rolls later damaged",
    "LeadPile": "type tokens",
    "DiscoveryDeck": "type deck=Deck",
    "Used": "card ability span",
}

SCHEMAS: Final[dict[int, dict[str, str]]] = {1: _FIRST}
