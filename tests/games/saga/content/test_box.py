"""What whoever draws the table is told about the box."""

import json

from starboard.games.saga.content.box import box
from starboard.games.saga.content.card_list import COPIES
from starboard.games.saga.content.mission_file import MISSIONS, mission

KINDS = {
    "mercenary": "mercenaries", "agent": "agents", "boss": "bosses", "psychic-power": "powers", "nexus": "nexus",
    "event": "events", "skill": "skills", "equipment": "equipment", "deployable": "deployables",
}  # fmt: skip


def test_every_card_of_the_box_is_told_and_json_can_say_it():
    printed = json.loads(json.dumps(box()))
    for kind, cards in COPIES.items():
        assert list(printed[KINDS[kind]]) == list(cards)


def test_printed_numbers_are_those_of_the_cards():
    printed = box()
    curby = printed["mercenaries"]["mc-curby"]
    assert (curby["green"], curby["red"], curby["blue"], curby["tech"]) == (2, 3, 2, 5)
    assert printed["bosses"]["bs-chovar"]["size"] == 2
    assert printed["agents"]["ag-heavy"]["miniature"] == "marine"
    assert printed["weapons"]["wp-flamer"] == {"reach": "template", "silent": False, "ranged": True}
    assert printed["equipment"]["eq-medi-pack"]["credits"] is not None


def test_whatever_a_card_refers_to_is_in_the_box():
    printed = box()
    for kind in ("mercenaries", "agents", "bosses"):
        for card in printed[kind].values():
            assert set(card["weapons"]) <= printed["weapons"].keys()
            assert {*card["abilities"], *card.get("feats", [])} <= printed["abilities"].keys()
            assert set(card.get("gear", [])) <= printed["deployables"].keys()
    for agent in printed["agents"].values():
        assert agent["miniature"] in printed["miniatures"]


def test_nothing_of_a_map_is_told_before_it_is_revealed():
    for name in MISSIONS:
        printed = json.dumps(box()["missions"][name])
        for _, zone in mission(name).zones:
            assert zone not in printed
        for device in mission(name).devices:
            assert device.name not in printed
