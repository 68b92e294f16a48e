"""Trading in a Room (NEM-ACTION-17, NEM-ACTION-18, NEM-ACTION-25)."""

import pytest

from starboard.games.nemesis.rules.trade import swap
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable

OFFER, ANSWER, PARTNER = "trade-offer", "trade-answer", "trade-partner"


def held_by(who) -> list[str]:
    return [held.item for held in who.held]


@pytest.mark.rule("NEM-ACTION-17")
def test_a_trade_needs_somebody_else_in_the_room():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest"])
    captain = table.character("captain", at=1)
    assert table.refusal(pilot, "trade").rule == "NEM-ACTION-17"

    captain.room = 3
    assert "trade" in table.options(pilot)
    captain.status = "dead"

    assert "trade" not in table.options(pilot)


@pytest.mark.rule("NEM-ACTION-17")
def test_the_initiator_alone_pays_and_acts_but_everybody_in_the_room_takes_part():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at=3, hand=["rest", "search"])
    captain = table.character("captain", at=3, hand=["rest"], passed=True)
    scout = table.character("scout", at=3, hand=["rest"])
    table.character("soldier", at=1, hand=["rest"])
    table.answers({PARTNER: ["none"] * 3})

    table.act(pilot, "trade", pay="rest")

    assert [(ask.seat, ask.options) for ask in table.asked[1:]] == [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])]
    assert (pilot.hand, captain.hand, scout.hand, table.g.actions) == (["search"], ["rest"], ["rest"], 1)


@pytest.mark.rule("NEM-ACTION-18")
def test_items_active_quest_items_and_objects_may_be_given_away():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["medkit"], held=[("shotgun", 1), "carcass"])
    captain = table.character("captain", held=[])
    pilot.inventory.append("pilot-key")
    pilot.shown.append(-1)
    pilot.quests = ["maneuvering-system"]
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", OFFER: "all", ANSWER: "accept"})

    table.act(pilot, "trade")

    assert table.question(OFFER).options == ["carcass", "medkit", "pilot-key", "shotgun"]  # no inactive Quest Item
    assert (sorted(captain.inventory), sorted(held_by(captain))) == (["medkit", "pilot-key"], ["carcass", "shotgun"])
    assert (pilot.inventory, pilot.held, pilot.quests) == ([], [], ["maneuvering-system"])


@pytest.mark.rule("NEM-ACTION-18")
def test_a_gift_can_be_refused():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["medkit"], held=[])
    captain = table.character("captain")
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", OFFER: "medkit", (1, ANSWER): "refuse"})

    table.act(pilot, "trade")

    assert (pilot.inventory, captain.inventory) == (["medkit"], [])


@pytest.mark.rule("NEM-ACTION-18")
@pytest.mark.parametrize("agreed", [True, False])
def test_a_swap_needs_the_agreement_of_both(agreed):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["medkit"], held=[])
    captain = table.character("captain", items=["tools"])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", (0, OFFER): "medkit", (1, OFFER): "tools"})
    table.answers({(1, ANSWER): "swap", (0, ANSWER): "accept" if agreed else "refuse"})

    table.act(pilot, "trade")

    assert (pilot.inventory, captain.inventory) == ((["tools"], ["medkit"]) if agreed else (["medkit"], ["tools"]))


@pytest.mark.rule("NEM-ACTION-18")
def test_any_two_participants_may_trade_not_only_the_initiator():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"])
    captain = table.character("captain", items=["tools"], held=[])
    scout = table.character("scout", passed=True)
    table.answers({(0, PARTNER): "none", (1, PARTNER): [2, "none"], (2, PARTNER): "none"})
    table.answers({(1, OFFER): "tools", (2, ANSWER): "accept"})

    table.act(pilot, "trade")

    assert (pilot.inventory, captain.inventory, scout.inventory) == ([], [], ["tools"])


@pytest.mark.rule("NEM-ACTION-18")
def test_hand_slots_limit_what_can_be_accepted():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["shotgun", "egg"])
    captain = table.character("captain", held=["six-shooter", "carcass"])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", (0, OFFER): "egg"})

    with table.refuses("NEM-ACTION-18"):
        table.act(pilot, "trade", trade_answer="accept")

    question = table.question(ANSWER)
    assert [(option, refusal.rule) for option, refusal in question.blocked()] == [("accept", "NEM-ITEM-07")]
    assert (held_by(pilot), held_by(captain)) == (["shotgun", "egg"], ["six-shooter", "carcass"])


@pytest.mark.rule("NEM-ACTION-18")
def test_full_hands_can_swap_one_thing_for_another_but_not_one_for_two():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["shotgun", "egg"])
    captain = table.character("captain", held=["six-shooter", "carcass"])
    table.answers({(0, PARTNER): [1, 1, "none"], (1, PARTNER): "none"})
    table.answers({(0, OFFER): ["egg", "egg"], (1, ANSWER): ["swap", "swap"]})
    table.answers({(1, OFFER): [("six-shooter", "carcass"), "carcass"], (0, ANSWER): "accept"})  # the first cannot be

    table.act(pilot, "trade")

    assert (held_by(pilot), held_by(captain)) == (["shotgun", "carcass"], ["six-shooter", "egg"])


@pytest.mark.rule("NEM-ACTION-18")
def test_a_swap_that_fills_too_many_hands_is_refused_with_its_reason():
    table = NemesisTable()
    pilot = table.character("pilot", held=["shotgun", "egg"])
    captain = table.character("captain", held=["six-shooter", "carcass"])
    going = swap(table.g, pilot, ("egg",), captain)
    next(going)

    question = going.send(("six-shooter", "carcass"))

    assert question.options == ["refuse"]
    assert [(option, refusal.rule) for option, refusal in question.blocked()] == [("accept", "NEM-ITEM-07")]


@pytest.mark.rule("NEM-ACTION-18")
def test_an_arm_wound_leaves_one_hand_to_take_something_with():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["egg"])
    captain = table.character("captain", held=["six-shooter"], wounds=["arm"])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", OFFER: "egg", ANSWER: "refuse"})

    table.act(pilot, "trade")

    assert table.question(ANSWER).options == ["refuse", "swap"]
    assert held_by(captain) == ["six-shooter"]


@pytest.mark.rule("NEM-ACTION-18", "NEM-WOUND-08")
def test_a_single_hand_can_swap_what_it_holds():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["egg"], wounds=["arm"])
    captain = table.character("captain", held=["six-shooter"], wounds=["arm"])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none"})
    table.answers({(0, OFFER): "egg", (1, ANSWER): "swap", (1, OFFER): "six-shooter", (0, ANSWER): "accept"})

    table.act(pilot, "trade")

    assert (held_by(pilot), held_by(captain)) == (["six-shooter"], ["egg"])


@pytest.mark.rule("NEM-ACTION-18")
def test_both_sides_know_what_they_agree_to():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["egg"], items=["medkit"])
    captain = table.character("captain", held=["carcass"])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none"})
    table.answers({(0, OFFER): ("egg",), (1, ANSWER): "swap", (1, OFFER): ("carcass",), (0, ANSWER): "refuse"})

    table.act(pilot, "trade")

    offered, back = [ask for ask in table.asked if ask.kind == ANSWER]
    assert offered.about == {"target": pilot.seat, "offer": ("egg",)}
    assert back.about == {"target": captain.seat, "offer": ("carcass",), "mine": ("egg",)}
    assert (offered.blocked(), back.blocked()) == ([], [])
    assert back.private  # or a swap that cannot be would be seen to be impossible
    assert table.told("traded") == []


@pytest.mark.rule("NEM-ACTION-18")
def test_a_gift_is_told_and_cannot_be_taken_back():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["egg"])
    captain = table.character("captain", held=[])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", OFFER: "egg", ANSWER: "accept"})

    table.act(pilot, "trade")

    assert [happening.args for happening in table.told("traded")] == [
        {"who": pilot.seat, "target": captain.seat, "given": ("egg",), "taken": ()}
    ]
    assert table.g.reveals > 0


@pytest.mark.rule("NEM-ACTION-18")
def test_to_offer_an_item_is_to_show_it_to_the_partner_alone():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["medkit", "tools"], held=[])
    table.character("captain", held=[])
    table.character("scout", held=[])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", (2, PARTNER): "none"})
    table.answers({OFFER: "medkit", ANSWER: "refuse"})

    table.act(pilot, "trade")

    inventories = [project(table.g, seat)["players"][0]["inventory"] for seat in (0, 1, 2, SPECTATOR)]
    assert inventories == [["medkit", "tools"], ["medkit", "?yellow"], ["?green", "?yellow"], ["?green", "?yellow"]]
    assert table.g.reveals == 2  # the paid card and the offer


@pytest.mark.rule("NEM-ACTION-18", "NEM-ITEM-04")
def test_what_was_traded_has_been_shown_to_everybody():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["medkit", "tools"], held=[])
    table.character("captain", held=[])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", OFFER: "medkit", ANSWER: "accept"})

    table.act(pilot, "trade")

    players = project(table.g, SPECTATOR)["players"]
    assert [player["inventory"] for player in players] == [["?yellow"], ["medkit"]]


@pytest.mark.rule("NEM-ACTION-25")
def test_a_weapon_is_traded_with_its_ammo_and_ammo_never_by_itself():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=[("shotgun", 1), ("rifle", 0)])
    captain = table.character("captain", held=[("prototype-rifle", 4)])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", (0, OFFER): "shotgun", (1, ANSWER): "accept"})

    table.act(pilot, "trade")

    assert table.question(OFFER).options == ["rifle", "shotgun"]  # nothing but the weapons themselves
    assert [(held.item, held.ammo) for held in captain.held] == [("prototype-rifle", 4), ("shotgun", 1)]
    assert [(held.item, held.ammo) for held in pilot.held] == [("rifle", 0)]


@pytest.mark.rule("NEM-ITEM-28", "NEM-ACTION-18")
def test_a_traded_thing_loses_its_tape():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["shotgun", "fire-extinguisher"])
    pilot.held[0].tape = pilot.held[1].tape = 1
    captain = table.character("captain", held=[])
    table.answers({(0, PARTNER): [1, "none"], (1, PARTNER): "none", OFFER: "shotgun", ANSWER: "accept"})

    table.act(pilot, "trade")

    assert [held.tape for held in pilot.held + captain.held] == [0, 0]
