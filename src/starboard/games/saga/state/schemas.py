"""What each version has written of the table: the fields of every kind of piece, in their order.

Frozen. A new version adds its own lines here (a test prints them); docs/state.md tells when there is one.
"""

from typing import Final

_FIRST: Final = {
    "Saga": (
        "mode options mission seats variant step round turns turns_left turns_begun turns_taken acting moved "
        "path broke_away heard attacked width height ground zones start exits mercenaries=[Mercenary] "
        "enemies=[Model] allies=[Model] fallen=[Model] deployed=[Model] downed=[Downed] lying=[Lying] "
        "scenery=[Scenery] doors=[Door] points=[Point] darkness=[Darkness] tokens=[Token] firewall clock "
        "nexus=NexusSide supply=Deck skills named flags campaign played=[Played] veterans=[Veteran] following "
        "finale written moments=[Moment] answered turning_back=[TurnsBack] ordered=[Ordered] bars=[Bar] "
        "ending"
    ),
    "Mercenary": (
        "seat model=Model colour status ready acted items=[Item] skills attributes feats_used used frame "
        "scoped was_crippled experience tokens victory_points exit"
    ),
    "Model": "name kind side at facing wounds shield_wounds waiting activated bonus effects=[Effect] owner home",
    "Effect": "source until round",
    "Item": "card charges bought",
    "Downed": "who at items=[Item] round",
    "Lying": "item=Item at piece holder round",
    "Scenery": "code kind squares sight defence searched",
    "Door": "code squares lock denied open destroyed defence",
    "Point": "code squares active welded",
    "Darkness": "code at",
    "Token": "name at count",
    "NexusSide": (
        "seat aware hand top top_known thirds bottom bottom_known deck_size discard removed unused "
        "in_play=[CardInPlay] effects=[Effect] activations extra made kinds max_cost reinforced bonus_used "
        "played interrupted card target powers powers_used chart"
    ),
    "CardInPlay": "card until round",
    "Deck": "cards top top_known bottom bottom_known discard",
    "Played": "mission won",
    "Veteran": "card wounds items=[Item] skills attributes experience tokens victory_points",
    "Moment": "word at kind who actor place",
    "TurnsBack": "fact round piece to",
    "Ordered": "who order round done",
    "Bar": "name who cannot until round",
}

SCHEMAS: Final[dict[int, dict[str, str]]] = {
    1: _FIRST,
    2: {**_FIRST, "Saga": _FIRST["Saga"] + " won_way"},  # by which of its ways the side has won
}
