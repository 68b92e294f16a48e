"""What is in the box: counts, dice, and the language of cards, which refuses what it does not know."""

from collections import Counter

import pytest

from starboard.games.vanguard.content.cards import (
    CREW,
    DANGER_TABLES,
    DISCOVERIES,
    EVENTS,
    GEAR,
    INJURY_CARDS,
    MODS,
    RANK_UPS,
    SECTION_CARDS,
    THREATS,
    UNIQUES,
)
from starboard.games.vanguard.content.dice import (
    DANGER_DIE,
    INJURY_DIE,
    SECTION_DICE,
    SECTIONS,
    STARTING_DICE,
    slots,
)
from starboard.games.vanguard.content.expeditions import DECKS, TUTORIAL_CARDS, deck_for, dice_for
from starboard.games.vanguard.content.grammar import Place, ability, counted, outcome, priced, requirement
from starboard.games.vanguard.content.icons import ACCIDENT, BASIC, COLOURS, SPECIALISED, VANGUARD, icons_of
from starboard.games.vanguard.content.leads import LEAD_BAG, LEAD_TOKENS
from starboard.games.vanguard.content.vocabulary import BIOMES, CONDITIONS, WORDS
from starboard.games.vanguard.rules.conditions import CONDITION_TABLE
from starboard.games.vanguard.rules.play import FILLED_IN
from starboard.games.vanguard.rules.words.word_table import WORD_TABLE
from starboard.kernel.errors import BrokenContent

HERE = Place("cards.toml", "se01", "top")


def test_the_box_is_complete():
    assert Counter(card.section for card in SECTION_CARDS.values()) == dict.fromkeys(SECTIONS, 30)
    assert Counter(card.section for card in SECTION_CARDS.values() if card.starting) == dict.fromkeys(SECTIONS, 10)
    assert len(CREW) == 36 and len(GEAR) == 40 and len(MODS) == 12 and len(THREATS) == 8 and len(RANK_UPS) == 20
    assert sum(card.copies for card in INJURY_CARDS.values()) == 48
    assert sum(card.copies for card in DISCOVERIES.values()) == 65 and len(UNIQUES) == 16
    assert Counter(card.set for card in EVENTS.values()) == {"common": 40, "advanced": 40, "tutorial": 5}
    assert len(DANGER_TABLES) == 7


@pytest.mark.rule("VAN-LEAD-01")
def test_twenty_lead_tokens_are_worth_0_to_3():
    assert len(LEAD_BAG) == 20
    assert {token.value for token in LEAD_TOKENS.values()} == {0, 1, 2, 3}


@pytest.mark.rule("VAN-BIOME-01")
def test_every_biome_comes_ten_times_in_a_set_of_forty_events():
    for kind in ("common", "advanced"):
        found = Counter(biome for card in EVENTS.values() if card.set == kind for biome in card.biomes)
        assert found == {biome: 10 for biome in BIOMES if biome != "tutorial"}


@pytest.mark.rule("VAN-DICE-04", "VAN-DICE-12")
def test_dice_are_as_the_rules_want_them():
    for die in SECTION_DICE.values():
        icons = {icon for face in die.faces for icon in icons_of(face)}
        special = icons & set(SPECIALISED[die.colour])
        assert len(die.faces) == 6
        if die.kind in ("universal", "expert"):
            assert special == set(SPECIALISED[die.colour]) and ACCIDENT not in icons
            doubled = [face for face in die.faces if "+" in face]
            alike = [face for face in doubled if len(set(icons_of(face))) == 1]
            assert len(doubled) == 3 and bool(alike) == (die.kind == "expert")
        else:
            assert VANGUARD in icons and ACCIDENT in icons
            assert special == ({die.kind} if die.kind in SPECIALISED[die.colour] else set())
        if die.kind == "wild":
            assert icons == {VANGUARD, ACCIDENT}


@pytest.mark.rule("VAN-DICE-10")
def test_each_colour_has_three_icons_of_its_own():
    assert {colour: len(icons) for colour, icons in SPECIALISED.items()} == dict.fromkeys(COLOURS, 3)
    assert len({icon for icons in SPECIALISED.values() for icon in icons}) == 9


@pytest.mark.rule("VAN-DANGER-03", "VAN-INJURY-07")
def test_danger_dice_have_eight_faces_and_injury_dice_four_symbols():
    assert Counter(DANGER_DIE.faces) == {"common": 3, "uncommon": 2, "rare": 1, "special": 1, "blank": 1}
    assert {face for face in INJURY_DIE.faces if face != "blank"} == {"damage", "heavy", "mental", "special"}


@pytest.mark.rule("VAN-SLOT-03")
@pytest.mark.parametrize("rank, total", [(1, 8), (2, 11), (3, 15)])
def test_every_board_has_as_many_slots(rank, total):
    assert all(sum(slots(section, colour, rank) for colour in COLOURS) == total for section in SECTIONS)
    if rank == 3:
        assert all(sum(slots(section, colour, 3) for section in SECTIONS) == 20 for colour in COLOURS)


@pytest.mark.rule("VAN-TUTORIAL-05", "VAN-DICE-11")
def test_every_section_begins_with_five_dice_that_fit_its_board():
    for section in SECTIONS:
        assert len(STARTING_DICE[section]) == 5
        for rank in (1, 2):
            held = Counter(SECTION_DICE[die].colour for die in dice_for(section, rank))
            assert all(held[colour] <= slots(section, colour, rank) for colour in COLOURS)


@pytest.mark.rule("VAN-CARD-01", "VAN-CARD-10", "VAN-QUICKSTART-08")
@pytest.mark.parametrize("rank", DECKS)
def test_decks_that_nobody_has_built_have_ten_cards_of_a_rank_that_fits(rank):
    for section in SECTIONS:
        cards = [SECTION_CARDS[card] for card in deck_for(section, rank)]
        assert len(cards) == len({card.id for card in cards}) == 10
        assert all(card.section == section and card.rank <= rank for card in cards)
        assert rank > 1 or all(card.starting for card in cards)


def test_combos_of_the_tutorial_ask_for_one_basic_or_two_identical_icons():
    asked = {SECTION_CARDS[card].combo.requirement.alternatives for cards in TUTORIAL_CARDS.values() for card in cards}
    assert asked == {(("any", "any"),), ((BASIC,),)}


# --- the language ---


def test_every_word_and_condition_is_carried_out_somewhere():
    assert FILLED_IN and set(WORD_TABLE) == set(WORDS)
    assert set(CONDITION_TABLE) == set(CONDITIONS)


def test_a_line_says_moment_limits_cost_and_effects():
    line = ability("injury[one,1/round]: spend(2) + discard(1) > unhurt / soften(wounded) + refresh(1,red,mate)", HERE)

    assert (line.moment, line.limits) == ("injury", ("one", "1/round"))
    assert [(effect.word, effect.args) for effect in line.cost] == [("spend", (2, "any", "me")), ("discard", (1, "me"))]
    assert [[effect.word for effect in option] for option in line.outcome] == [["unhurt"], ["soften", "refresh"]]
    assert line.outcome[1][1].args == (1, "red", "mate")


def test_requirements_have_alternatives_of_icons_and_dice():
    found = requirement("Physical + Scout / red + die / Any + Any", HERE)
    assert found.alternatives == (("physical", "scout"), ("red", "die"), ("any", "any"))
    assert requirement("no Tech", HERE).absent == "tech"


def test_rows_and_tracks_have_results():
    row, track = priced("Scout: success(1) => green", HERE), counted("4: log(12) + end", HERE)
    assert row.link == "green" and priced("none", HERE).requirement is None
    assert track.length == 4 and [effect.word for effect in track.outcome[0]] == ["log", "end"]
    assert track.link == "" and counted("2: draw(1) => red", HERE).link == "red"


def test_effects_are_guarded_by_conditions():
    effect = outcome("[mark(kind,2) and notdone(M11)] gear(K08)", HERE)[0][0]
    assert [(one.word, one.args[0]) for one in effect.guard] == [("mark", "kind"), ("notdone", "M11")]


@pytest.mark.parametrize(
    "read, line, wrong",
    [
        (ability, "sometimes: refresh(1)", "'sometimes' is no moment"),
        (ability, "check[twice]: refresh(1)", "'twice' is no limit"),
        (ability, "check refresh(1)", "is no ability"),
        (outcome, "heal(1)", "'heal' is no effect that is known"),
        (outcome, "refresh(1,red,me,now)", "takes 3 arguments, not 4"),
        (outcome, "refresh(many)", "'many' is no number"),
        (outcome, "refresh(1,purple)", "'purple' is no filter of dice"),
        (outcome, "refresh(1,any,everyone)", "'everyone' is no who"),
        (outcome, "danger(1)", "wants a letter as argument 2"),
        (outcome, "poi(P1,4)", "'4' is no Sector"),
        (outcome, "[mark(kind)gear(K08)", "has no end"),
        (outcome, "[often(3)] end", "'often' is no condition"),
        (requirement, "scout", "'scout' is no icon"),
        (requirement, "Scout + Rocket", "'Rocket' is no icon"),
        (requirement, " + ".join(["Scout"] * 9), "more than 8"),
        (priced, "Scout: success(1) => blue", "'blue' is no row"),
        (counted, "13: end", "is no track"),
        (counted, "end", "is no track"),
    ],
)
def test_a_line_that_does_not_fit_is_refused_with_its_place(read, line, wrong):
    with pytest.raises(BrokenContent, match=wrong) as refused:
        read(line, HERE)
    assert (refused.value.file, refused.value.entry, refused.value.field) == ("cards.toml", "se01", "top")
