"""The rules text of the cards is said from their lines (section 1.6 of the card facts)."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import product
from typing import Any

import pytest

from starboard.games.vanguard.content import cards, grammar
from starboard.games.vanguard.content.lines import Ability, Condition, Counted, Effect, Outcome, Priced
from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.content.vocabulary import (
    CHOICES,
    CONDITIONS,
    FILTERS,
    LIMITS,
    MOMENTS,
    PLACES,
    WHO,
    WORDS,
)
from starboard.games.vanguard.words import card_texts
from starboard.games.vanguard.words.effect_texts import effect_text
from starboard.games.vanguard.words.rank_up_texts import needs
from starboard.kernel.game import Described
from starboard.render import say
from starboard.texts import LANGUAGES, Texts

PLACE = grammar.Place("test", "line", "text")
BOX = (
    cards.SECTION_CARDS, cards.CREW, cards.GEAR, cards.MODS, cards.INJURY_CARDS, cards.DANGER_TABLES,
    cards.DISCOVERIES, cards.UNIQUES, cards.EVENTS, cards.THREATS, cards.RANK_UPS,
)  # fmt: skip

# What no reader should meet: ids, codes, Fluent's own signs, words that stand twice or gape.
LEFTOVER = re.compile(r"[{}<>$@*_\[\]]|vanguard-|grammar-|\b\w+\([a-z0-9]|  | [.,:;]|,,|\bNone\b")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


@pytest.fixture(scope="module")
def english() -> Texts:
    return Texts("en")


def box_and_planets() -> Iterator[Any]:
    """Every line, wherever it stands."""
    for part in [*BOX, *[planet(name) for name in PLANETS]]:
        yield from lines_in(part)


def lines_in(part: Any) -> Iterator[Any]:
    if isinstance(part, Ability | Priced | Counted | Effect | Condition) or is_outcome(part):
        yield part
    elif isinstance(part, dict):
        for one in part.values():
            yield from lines_in(one)
    elif isinstance(part, list | tuple):
        for one in part:
            yield from lines_in(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from lines_in(getattr(part, field.name))


def is_outcome(part: Any) -> bool:
    return isinstance(part, tuple) and bool(part) and isinstance(part[0], tuple) and isinstance(part[0][0], Effect)


def text_of(line: Any) -> Described:
    if isinstance(line, Ability):
        return card_texts.ability(line)
    if isinstance(line, Priced):
        return card_texts.priced(line)
    if isinstance(line, Counted):
        return card_texts.counted(line)
    if isinstance(line, Effect):
        return card_texts.one_effect(line)
    if isinstance(line, Condition):
        return card_texts.only_if([line])
    return card_texts.outcome(line)


def effects_of(line: Any) -> list[Effect]:
    if isinstance(line, Effect):
        return [line]
    if isinstance(line, Condition):
        return []
    outcome: Outcome = line.outcome if isinstance(line, Ability | Priced | Counted) else line
    cost = line.cost if isinstance(line, Ability) else ()
    return [*cost, *[effect for option in outcome for effect in option]]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            "check: drop(1) > set(1,any,*)",
            "During a Dice Check you may Spend a die of the Roll Pool. If you do: turn a die to any face.",
        ),
        (
            "injury[one]: spend(2) > unhurt",
            "When you would gain an Injury (or somebody in your Sector does) you may Spend 2 dice. If you do: "
            "prevent that Injury.",
        ),
        (
            "check: assist(1,far) + set(1,blue,*)",
            "During a Dice Check: Another crew member anywhere may add an Available die to the check, then turn a "
            "blue die to any face.",
        ),
        ("travel: swap(any)", "When you Travel: Spend a die instead of resolving a path icon."),
        (
            "own[foe]: toss > shove(2)",
            "In your turn (if a Threat is in your or a connected Sector) you may discard this card. If you do: "
            "move a Threat in your or a connected Sector by 2 Sectors.",
        ),
        ("danger[far]: undanger(1)", "When you roll a Danger die (or anybody does): Ignore a Danger die."),
        (
            "action[tok,1/round]: spend(1) > lead(1,mineral)",
            "As an action (in the Sector of the token, once per round) you may Spend a die. If you do: gain a "
            "mineral Lead.",
        ),
        (
            "travel[tok,ends]: skip(4)",
            "When you Travel (in the Sector of the token, between its two ends): Ignore 4 path icons.",
        ),
        (
            "lead[tok,belongs]: sift(1)",
            "When you gain Leads (in the Sector of the token, only for Leads from the equipment it belongs to): Draw "
            "another Lead and return one.",
        ),
    ],
)
def test_an_ability_says_when_at_which_cost_and_what(english: Texts, line: str, text: str) -> None:
    assert say(english, card_texts.ability(grammar.ability(line, PLACE))) == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            "Construct + Construct: undanger(1) + track(-1,red)",
            "Construct + Construct: Ignore a Danger die, then reduce the red track.",
        ),
        ("Any + Any: refresh(1,any,here)", "Any + Any: Each crew member in your Sector Refreshes a die."),
        (
            "Scout + Gather + Biology: find(flora) / find(specimen)",
            "Scout + Gather + Biology: Gain a Discovery (flora), or gain a Discovery (living specimen).",
        ),
    ],
)
def test_a_combo_says_its_icons_and_what_comes_of_them(english: Texts, line: str, text: str) -> None:
    assert say(english, card_texts.priced(grammar.priced(line, PLACE))) == text


@pytest.mark.rule("VAN-LINK-01")
def test_a_result_says_which_one_comes_after_it(texts: Texts) -> None:
    row, track = grammar.priced("Scout: draw(1) => green", PLACE), grammar.counted("2: draw(1) => red", PLACE)
    for line, alone in ((row, Priced(row.requirement, row.outcome)), (track, Counted(2, track.outcome))):
        linked, plain = say(texts, text_of(line)), say(texts, text_of(alone))
        assert linked.startswith(plain) and len(linked) > len(plain)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "A crew member in your Sector gains 2 Charges, then that crew member Refreshes 5 dice."),
        ("it", "Un membro dell’Equipaggio nel tuo Settore ottiene 2 Cariche, poi quel membro dell’Equipaggio "
               "ricarica 5 dadi."),
        ("de", "Ein Besatzungsmitglied in deinem Sektor erhält 2 Ladungen, dann erneuert dieses Besatzungsmitglied "
               "5 Würfel."),
        ("cs", "Jeden člen posádky ve tvém sektoru získá 2 dávky stimulantů, potom tento člen posádky obnoví "
               "5 kostek."),
    ],
)  # fmt: skip
def test_whoever_was_chosen_is_meant_again(lang: str, text: str) -> None:
    line = grammar.outcome("charge(2,one) + refresh(5,any,one)", PLACE)

    assert say(Texts(lang), card_texts.outcome(line)) == text


def test_a_condition_stands_before_its_effect(english: Texts) -> None:
    line = grammar.outcome("[mark(kind,1)] gear(K08) + [up(M11)] fail(M11)", PLACE)

    assert say(english, card_texts.outcome(line)) == (
        f"If a marker “Spared” lies on the board, gain the equipment “{english.text('vanguard-gear-k08')}” on "
        "docking; if the Mission “Tide Table” is in play, the Mission “Tide Table” fails."
    )


def test_a_condition_ends_with_its_effect(english: Texts) -> None:
    line = grammar.outcome("[flag(REEF-SICK)] log(821) + end", PLACE)

    assert say(english, card_texts.outcome(line)) == (
        "If “Sick reef” is recorded, read Log 821; then the exploration ends."
    )


def test_what_belongs_to_one_option_stays_together(english: Texts) -> None:
    line = grammar.outcome("hurt(burned) / place(me,adj) + spend(2)", PLACE)

    assert say(english, card_texts.outcome(line)) == (
        "Gain “Burned”, or place yourself into a connected Sector and then Spend 2 dice."
    )


def test_every_line_has_a_text_in_every_language(texts: Texts) -> None:
    for line in box_and_planets():
        said = say(texts, text_of(line))
        assert LEFTOVER.search(said) is None, said
        assert said.endswith("."), said
        assert said[0].isupper() or not said[0].isalpha(), said


def test_a_line_says_nothing_in_english_that_is_said_in_another_language() -> None:
    """English stands in for what a translation lacks; here nothing is lacking."""
    for lang in LANGUAGES:
        own = {key for key in Texts(lang)._shelves[0].keys if key.startswith("vanguard-")}
        for line in box_and_planets():
            assert references(text_of(line)) - own == set()


def references(described: Described) -> set[str]:
    return {described.text, *_inside(described.args)}


def _inside(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "ref" in value:
            yield value["ref"]
        for one in value.values():
            yield from _inside(one)
    elif isinstance(value, list):
        for one in value:
            yield from _inside(one)


def test_no_two_effects_have_the_same_text(texts: Texts) -> None:
    meant: dict[str, tuple[str, tuple[int | str, ...]]] = {}
    for line in box_and_planets():
        for effect in effects_of(line):
            said = say(texts, card_texts.one_effect(Effect(effect.word, effect.args)))
            assert meant.setdefault(said, (effect.word, effect.args)) == (effect.word, effect.args), said


def test_a_crew_member_says_what_it_converts(english: Texts) -> None:
    assert say(english, card_texts.conversion("red", "gather")) == "You may count red Basic as Gather."


def test_a_rank_up_card_says_what_it_asks_for(english: Texts) -> None:
    said = [[say(english, need) for need in needs(cards.RANK_UPS[name])] for name in ("ru13", "ru15")]

    assert said == [
        ["Missions completed: at least 1.", "Round: at most 6."],
        [
            "Injuries of the team: none.",
            "Green results in Dice Checks: at least 4, and 1 more for each crew member above two.",
        ],
    ]


@pytest.mark.rule("VAN-THREAT-02", "VAN-THREAT-04")
def test_a_threat_says_what_it_does_where_nobody_is_and_what_its_other_standees_do(english: Texts) -> None:
    alone, several = [
        [say(english, line) for line in card_texts.about_attacks(cards.THREATS[id])] for id in ("th02", "th01")
    ]

    assert several == [
        "If nobody is in its Sector, it moves 1 Sector towards the nearest crew member instead of attacking.",
        "Whoever Travels into a Sector with one of its secondary standees suffers the attack once.",
    ]
    assert alone == several[:1]


def test_every_rank_up_card_has_a_text_in_every_language(texts: Texts) -> None:
    for card in cards.RANK_UPS.values():
        assert bool(card.needs) != bool(card.action)
        for need in needs(card):
            assert LEFTOVER.search(say(texts, need)) is None


def test_every_word_moment_limit_and_condition_has_a_message(texts: Texts) -> None:
    limits = {limit.replace("1/", "once-") for limit in LIMITS[: LIMITS.index("caves")]}
    wanted = [
        *[f"vanguard-does-{word}" for word in WORDS],
        *[f"vanguard-if-{word}" for word in CONDITIONS],
        *[f"vanguard-moment-{moment}" for moment in MOMENTS],
        *[f"vanguard-limit-{limit}" for limit in limits],
        *[f"vanguard-who-{who}" for who in WHO],
    ]

    assert [message for message in wanted if not texts.has(message)] == []


# What an argument may be: one of a few words, or these of each other kind.
ARGUMENTS: dict[str, tuple[int | str, ...]] = {
    **CHOICES,
    "number": (1, 2, 5),
    "who": (*WHO, "@4"),
    "filter": (*FILTERS, "red.basic"),
    "sector": ("here", "@4"),
    "place": (*PLACES, "@4"),
    "threat": ("this", "th01"),
    "clock": ("this", "G10", "th01"),
    "global": ("printed", "G11"),
    "log": ("204",),
    "mission": ("M11",),
    "poi": ("P000", "P102"),
    "mark": ("verse",),
    "flag": ("CHART",),
    "part": ("9", "4-5"),
    "gear": ("K04", "mod-M08"),
    "project": ("R01",),
    "objective": ("O04",),
    "state": ("song",),
}


@pytest.mark.parametrize("word", WORDS)
def test_a_word_can_be_said_with_every_argument_it_may_have(texts: Texts, word: str) -> None:
    for args in product(*[ARGUMENTS[param.kind] for param in WORDS[word]]):
        for line in (((Effect(word, args),),), ((Effect("unhurt", ()), Effect(word, args)),)):
            said = say(texts, card_texts.outcome(line))
            assert LEFTOVER.search(said) is None, said


@pytest.mark.parametrize("word", CONDITIONS)
def test_a_condition_can_be_said_with_every_argument_it_may_have(texts: Texts, word: str) -> None:
    for args in product(*[ARGUMENTS[param.kind] for param in CONDITIONS[word]]):
        said = say(texts, card_texts.only_if([Condition(word, args)]))
        assert LEFTOVER.search(said) is None, said


@pytest.mark.parametrize("who", [*WHO, "@4"])
def test_everybody_can_be_whom_an_effect_concerns(texts: Texts, who: str) -> None:
    for line in (f"refresh(1,any,{who})", f"place({who},lander)", f"lure(2,{who})", f"draw(1) + spend(3,red,{who})"):
        said = say(texts, card_texts.outcome(grammar.outcome(line, PLACE)))
        assert LEFTOVER.search(said) is None, said


@pytest.mark.parametrize("dice", ["red.Basic", "own", "own.green", "blue.own.Accident"])
def test_dice_are_told_by_colour_owner_and_face_together(texts: Texts, dice: str) -> None:
    for word in ("reroll", "drop", "refresh", "keep"):
        said = say(texts, card_texts.outcome(grammar.outcome(f"{word}(2,{dice})", PLACE)))
        assert LEFTOVER.search(said) is None, said


def test_a_cost_is_said_behind_you_may() -> None:
    effect = grammar.outcome("discard(2)", PLACE)[0][0]

    assert effect_text(effect, "may")["args"]["how"] == "may"
    paid = card_texts.ability(grammar.ability("own: discard(2) + toss > draw(3,here)", PLACE))
    assert say(Texts("de"), paid) == (
        "In deinem Zug darfst du 2 Karten ablegen und diese Karte ablegen. Wenn du das tust, zieht jedes "
        "Besatzungsmitglied in deinem Sektor 3 Karten."
    )


# How a card would speak to several people, or to a stranger; cards of the house speak to one friend.
SEVERAL = {
    "it": re.compile(r"\b(potete|vostr[aoie]|avete|spendete|ottenete)\b", re.IGNORECASE),
    "de": re.compile(r"\b(ihr|euch|eure[nmrs]?|könnt|Sie|Ihre[nmrs]?)\b"),
    "cs": re.compile(r"\b(můžete|vaš\w+|máte|\w+(?:[ae]jte|ěte|ďte|ťte))\b", re.IGNORECASE),
}


@pytest.mark.parametrize("lang", SEVERAL)
def test_a_card_speaks_to_one_person(lang: str) -> None:
    texts = Texts(lang)
    said = [say(texts, card_texts.ability(card.top)) for card in cards.SECTION_CARDS.values()]
    said += [say(texts, card_texts.ability(card.skill)) for card in cards.CREW.values()]
    said += [say(texts, card_texts.priced(card.combo)) for card in cards.SECTION_CARDS.values()]

    assert [text for text in said if SEVERAL[lang].search(text)] == []
