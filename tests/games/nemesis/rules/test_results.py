"""What everybody is told when the game is over: fates, checks and Objectives, and no more than the rules show."""

import pytest

from starboard.games.nemesis.content.objectives import OBJECTIVES, Requirement
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.rules.results import requirement
from starboard.games.nemesis.state.pieces import DEAD, ESCAPED, HIBERNATING
from starboard.testing import NemesisTable
from starboard.texts import LANGUAGES, Texts

EARTH_AT_B, MARS_AT_B = 6, 1  # Coordinates cards
CLEAN_DECK = ["rest", "search", "search", "demolition", "repairs"]


def ended(table: NemesisTable, coordinates: int = EARTH_AT_B, destroyed: bool = False) -> dict:
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    table.coordinates(coordinates)
    table.g.ending, table.g.ship_destroyed = "self-destruct" if destroyed else "jump", destroyed
    table.step("checks")
    return NEMESIS.results(table.g)


def crew(table: NemesisTable, name: str, status: str = ESCAPED, **more):
    who = table.character(name, status=status, room=0, **{"deck": CLEAN_DECK[:], **more})
    if status == DEAD:
        table.g.fates[who.seat] = "fire"
    return who


def answered(needs: dict) -> list:
    """The names of what was asked, with whether it came true; what is joined stands together."""
    if needs["parts"]:
        return [needs["name"], needs["met"], [answered(part) for part in needs["parts"]]]
    return [needs["name"], needs["met"]]


# --- Everybody for themselves ---


@pytest.mark.rule("NEM-CHECK-11", "NEM-OBJ-04")
def test_a_survivors_objective_is_told_requirement_by_requirement():
    table = NemesisTable()
    crew(table, "pilot", objectives=["great-hunt"], signal=False)
    crew(table, "scout", objectives=["quarantine"])
    table.g.queen_killed = True

    hunter, quarantine = ended(table, MARS_AT_B)["objectives"]

    assert [(one["objective"], one["met"]) for one in hunter + quarantine] == [
        ("great-hunt", False),
        ("quarantine", True),
    ]
    assert answered(hunter[0]["needs"]) == [
        "all",
        False,
        [["signal-sent", False], ["any", True, [["queen-killed", True], ["ship-destroyed", False]]]],
    ]
    assert answered(quarantine[0]["needs"]) == [
        "any",
        True,
        [["ship-at-mars", True], ["all", False, [["ship-at-earth", False], ["nest-destroyed", False]]]],
    ]


@pytest.mark.rule("NEM-OBJ-02", "NEM-CHECK-11")
def test_what_the_dead_were_after_stays_secret():
    def end(secret: str) -> dict:
        table = NemesisTable()
        crew(table, "pilot", objectives=["best-friends"])
        crew(table, "scout", DEAD, objectives=[secret])
        return ended(table)

    assert end("hoarder") == end("strike")
    assert end("hoarder")["objectives"][1] == []


@pytest.mark.rule("NEM-CHECK-14")
def test_the_dead_of_the_contamination_check_do_not_count_as_survivors():
    table = NemesisTable()
    crew(table, "pilot", objectives=["best-friends"])
    crew(table, "scout", deck=["infected"] * 4, objectives=["hoarder"])

    told = ended(table)

    assert (told["fates"], told["contamination"]) == (["alive", "infection"], ["clean", "fatal"])
    assert (told["objectives"][0][0]["met"], told["objectives"][1], told["winners"]) == (False, [], [])


@pytest.mark.rule("NEM-MOMENT-08")
def test_whoever_never_chose_is_judged_by_both():
    table = NemesisTable()
    crew(table, "pilot", objectives=["hoarder", "ab-ovo"])
    table.weakness("fire", "egg")

    told = ended(table)

    assert [(one["objective"], one["met"]) for one in told["objectives"][0]] == [("hoarder", False), ("ab-ovo", True)]
    assert told["winners"] == [0]


@pytest.mark.rule("NEM-SOLO-03")
def test_alone_the_kept_objective_is_judged_with_its_signal():
    table = NemesisTable("solo")
    crew(table, "pilot", HIBERNATING, objectives=["no-man-left"], signal=True)

    told = ended(table)

    assert answered(told["objectives"][0][0]["needs"]) == [
        "all",
        False,
        [["signal-sent", True], ["all-explored", False]],
    ]
    assert (told["shared"], told["signals"]) == ([], None)


# --- Contamination ---


@pytest.mark.rule("NEM-CHECK-08", "NEM-CHECK-09", "NEM-CHECK-10")
@pytest.mark.parametrize(
    ("cards", "larva", "drawn", "check"),
    [
        (["clean"], False, [], "clean"),
        (["infected"], False, CLEAN_DECK[:4], "spared"),
        ([], True, CLEAN_DECK[:4], "spared"),
        (["infected"], False, ["infected", *CLEAN_DECK[:3]], "fatal"),
        (["contamination"], True, ["contamination", *CLEAN_DECK[:3]], "fatal"),
    ],
)
def test_everybody_hears_how_the_contamination_check_went(cards, larva, drawn, check):
    table = NemesisTable()
    crew(table, "pilot", deck=[*CLEAN_DECK, *cards], larva=larva, objectives=["hoarder"])
    crew(table, "scout", DEAD, deck=["infected"] * 3)
    table.fate(action_card=drawn)

    assert ended(table)["contamination"] == [check, ""]


# --- Together ---


@pytest.mark.rule("NEM-COOP-02", "NEM-COOP-04")
def test_shared_objectives_are_told_one_by_one_with_the_signals_they_need():
    table = NemesisTable("coop")
    table.g.objectives = ["clean-up", "beheading", "first-contact"]
    crew(table, "pilot", signal=True)
    crew(table, "scout", DEAD)
    table.g.nest_destroyed = True
    table.weakness("fire", "egg")

    told = ended(table)

    assert [(one["objective"], one["met"]) for one in told["shared"]] == [
        ("clean-up", False),  # two Objectives ask for a Signal, and one was sent
        ("beheading", False),
        ("first-contact", False),
    ]
    assert answered(told["shared"][0]["needs"])[2][1] == [
        "any",
        True,
        [["nest-destroyed", True], ["ship-destroyed", False]],
    ]
    assert (told["signals"], told["objectives"]) == ({"sent": 1, "needed": 2}, [[], []])


@pytest.mark.rule("NEM-COOP-02")
@pytest.mark.parametrize("alive", [True, False])
def test_all_met_is_what_wins_and_somebody_must_live(alive):
    table = NemesisTable("coop")
    table.g.objectives = ["first-contact"]
    crew(table, "pilot", ESCAPED if alive else DEAD)
    table.weakness("fire", "egg")
    table.weakness("energy", "corpse")

    told = ended(table)

    assert (told["shared"][0]["met"], bool(told["winners"])) == (True, alive)


# --- In words ---


def leaves(needs: Requirement) -> list[Requirement]:
    return [leaf for part in needs.parts for leaf in leaves(part)] if needs.parts else [needs]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_requirement_and_check_has_its_words(lang, monkeypatch):
    monkeypatch.setattr(Texts, "strict", True)
    texts = Texts(lang)
    named = [
        need for card in OBJECTIVES.values() for way in (card.own_needs(), card.group_needs()) for need in leaves(way)
    ]
    for need in named:
        assert texts.text(f"nemesis-need-{need.name}", number=need.number)
    for check in ("clean", "spared", "fatal"):
        assert texts.text(f"nemesis-final-{check}")


def test_a_requirement_that_joins_others_is_met_as_they_are():
    for card in OBJECTIVES.values():
        table = NemesisTable()
        pilot = crew(table, "pilot")
        told = requirement(table.g, pilot, card.own_needs())
        assert told["met"] == card.fulfilled(table.g, pilot)
        if told["parts"]:
            whole = all if told["name"] == "all" else any
            assert told["met"] == whole(part["met"] for part in told["parts"])
