"""The texts: four languages, one message at a time, with English behind them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.lint.languages import translation_gaps
from starboard.texts import LANGUAGES, MissingText, Ref, TextError, Texts, UnknownLanguage, as_fluent

LISTS = 'list-and = { $items } and { $last }\n    .separator = { ", " }\n    .none = nobody\n'


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Texts, "strict", True)
    yield


def write(directory: Path, **languages: str) -> Path:
    for lang, messages in languages.items():
        (directory / lang).mkdir(exist_ok=True)
        (directory / lang / "test.ftl").write_text(messages, encoding="utf-8")
    return directory


def test_a_message_is_said_in_the_readers_language(tmp_path: Path) -> None:
    write(tmp_path, en="pass = { $who } passes.", it="pass = { $who } passa.")

    assert Texts("it", tmp_path).text("pass", who="Ada") == "Ada passa."
    assert Texts("en", tmp_path).text("pass", who="Ada") == "Ada passes."


def test_no_invisible_characters_surround_an_argument(tmp_path: Path) -> None:
    write(tmp_path, en="pass = { $who } passes.")

    assert Texts("en", tmp_path).text("pass", who="Ada").isascii()


def test_english_speaks_for_a_message_nobody_translated(tmp_path: Path) -> None:
    write(tmp_path, en="armory = Armory\n    .text = Add 2 Ammo.\nnest = Nest", de="armory = Waffenkammer")
    german = Texts("de", tmp_path)

    assert german.text("armory") == "Waffenkammer"
    assert german.attribute("armory", "text") == "Add 2 Ammo."
    assert german.text("nest") == "Nest"
    assert german.has("nest")


def test_a_translation_may_name_a_message_that_only_english_has(tmp_path: Path) -> None:
    write(tmp_path, en="ship = Nemesis\nlost = { ship } is lost.", de="lost = { ship } ist verloren.")

    assert Texts("de", tmp_path).text("lost") == "Nemesis ist verloren."


def test_english_standing_in_keeps_its_own_plurals(tmp_path: Path) -> None:
    write(tmp_path, en="cards = { $n ->\n    [one] one card\n    [few] FEW\n   *[other] { $n } cards\n }", cs="x = x")

    assert Texts("cs", tmp_path).text("cards", n=3) == "3 cards"


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("en", "1 card", "2 cards", "5 cards"),
        ("it", "1 carta", "2 carte", "5 carte"),
        ("de", "1 Karte", "2 Karten", "5 Karten"),
        ("cs", "1 karta", "2 karty", "5 karet"),
    ],
)
def test_each_language_counts_in_its_own_way(tmp_path: Path, lang: str, one: str, two: str, five: str) -> None:
    write(
        tmp_path,
        en="cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }",
        it="cards = { $n ->\n    [one] { $n } carta\n   *[other] { $n } carte\n }",
        de="cards = { $n ->\n    [one] { $n } Karte\n   *[other] { $n } Karten\n }",
        cs="cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[other] { $n } karet\n }",
    )
    texts = Texts(lang, tmp_path)

    assert [texts.text("cards", n=n) for n in (1, 2, 5)] == [one, two, five]


def test_an_argument_that_is_a_message_follows_the_reader(tmp_path: Path) -> None:
    write(
        tmp_path,
        en="enters = { $who } enters: { $room }.\nroom = Room { $number }\npilot = Pilot",
        it="enters = { $who } entra: { $room }.\nroom = Stanza { $number }\npilot = Pilota",
    )
    args = {"who": Ref("pilot"), "room": Ref("room", {"number": 7})}

    assert Texts("en", tmp_path).text("enters", **args) == "Pilot enters: Room 7."
    assert Texts("it", tmp_path).text("enters", **args) == "Pilota entra: Stanza 7."


def test_messages_nest_as_deep_as_the_event_does(tmp_path: Path) -> None:
    write(tmp_path, en="quote = «{ $what }»\negg = Egg")

    assert Texts("en", tmp_path).text("quote", what=Ref("quote", {"what": Ref("egg")})) == "««Egg»»"


@pytest.mark.parametrize(
    ("ids", "sentence"),
    [
        ([], "Here: nobody."),
        (["pilot"], "Here: Pilot."),
        (["pilot", "scout"], "Here: Pilot and Scout."),
        (["pilot", "scout", "soldier"], "Here: Pilot, Scout and Soldier."),
    ],
)
def test_a_list_of_messages_is_one_phrase(tmp_path: Path, ids: list[str], sentence: str) -> None:
    write(tmp_path, en=LISTS + "here = Here: { $who }.\npilot = Pilot\nscout = Scout\nsoldier = Soldier")

    assert Texts("en", tmp_path).text("here", who=[Ref(id) for id in ids]) == sentence


@pytest.mark.parametrize(
    ("lang", "phrase"), [("en", "a, b and c"), ("it", "a, b e c"), ("de", "a, b und c"), ("cs", "a, b a c")]
)
def test_the_shipped_lists_speak_four_languages(lang: str, phrase: str) -> None:
    assert Texts(lang).listed(["a", "b", "c"]) == phrase


def test_a_sentence_asks_for_the_form_it_needs(tmp_path: Path) -> None:
    write(
        tmp_path,
        en=LISTS
        + 'into = Into { FORM($room, "the") }.\narmory = Armory\n    .form-the = the Armory\nengine = Engine #1',
        it='into = Entra { FORM($room, "in") }.\narmory = Armeria\n    .form-in = nell\'Armeria',
    )
    english, italian = Texts("en", tmp_path), Texts("it", tmp_path)

    assert english.text("into", room=Ref("armory")) == "Into the Armory."
    assert english.text("into", room=Ref("engine")) == "Into Engine #1."
    assert english.text("into", room=[Ref("armory"), Ref("engine")]) == "Into the Armory and Engine #1."
    assert english.text("into", room="nowhere") == "Into nowhere."
    assert italian.text("into", room=Ref("armory")) == "Entra nell'Armeria."


@pytest.mark.parametrize(
    ("who", "sentence"), [("pilot", "La Pilota è morta."), ("captain", "Il Capitano è morto."), ("Ada", "Ada è morto.")]
)
def test_a_sentence_agrees_with_the_gender_of_whom_it_is_about(tmp_path: Path, who: str, sentence: str) -> None:
    names = "pilot = La Pilota\n    .form-gender = f\ncaptain = Il Capitano\n    .form-gender = m\n"
    ending = 'grammar-who = { FORM($who, "gender") ->\n    [f] a\n   *[m] o\n }\n'
    write(tmp_path, en="died = { $who } died.", it=names + ending + "died = { $who } è mort{ grammar-who }.")

    subject = who if who == "Ada" else Ref(who)
    assert Texts("it", tmp_path).text("died", who=subject) == sentence


@pytest.mark.parametrize("message", ["nowhere", "bare"])
def test_a_message_nobody_wrote_is_an_error_that_names_it(tmp_path: Path, message: str) -> None:
    texts = Texts("cs", write(tmp_path, en="nest = Nest\nbare =\n    .text = words"))

    with pytest.raises(MissingText, match=message):
        texts.text(message)
    with pytest.raises(MissingText, match=r"nest\.text"):
        texts.attribute("nest", "text")
    assert not texts.has(message)


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("message", ["here", "form", "inner"])
def test_an_argument_nobody_wrote_is_never_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: str, strict: bool
) -> None:
    monkeypatch.setattr(Texts, "strict", strict)
    write(tmp_path, en='here = { $who }\nform = { FORM($who, "the") }\ninner = { here }')

    with pytest.raises(MissingText, match="nobody-wrote"):
        Texts("en", tmp_path).text(message, who=Ref("nobody-wrote"))


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'fr'.*en, it, de, cs"):
        Texts("fr")


def test_a_forgotten_argument_raises_when_strict(tmp_path: Path) -> None:
    write(tmp_path, en="pass = { $who } passes.")

    with pytest.raises(TextError, match=r"pass.*who"):
        Texts("en", tmp_path).text("pass")


def test_a_forgotten_argument_shows_and_is_logged_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    write(tmp_path, en="pass = { $who } passes.")

    assert Texts("en", tmp_path).text("pass") == "who passes."
    assert "who" in caplog.text


def test_a_language_is_read_once(tmp_path: Path) -> None:
    write(tmp_path, en="nest = Nest")
    assert Texts("en", tmp_path).text("nest") == "Nest"

    write(tmp_path, en="nest = Hive")

    assert Texts("en", tmp_path).text("nest") == "Nest"


def test_complete_translations_have_no_problems(tmp_path: Path) -> None:
    same = "nest = Nest\n    .text = Take { $n } of them."
    write(tmp_path, en=same, it=same + "\n    .form-in = nel Nido", de=same, cs=same)

    assert translation_gaps(directory=tmp_path) == []


def test_problems_names_what_is_missing_extra_or_different(tmp_path: Path) -> None:
    write(
        tmp_path,
        en="nest = Nest\n    .text = Take { $n } of them.\npass = { $who } passes.",
        it="nest = Nido\npass = { $chi } passa.\nextra = Altro\nlink = { nowhere }",
    )

    assert translation_gaps(["it"], tmp_path) == [
        "it: extra is not in English",
        "it: link is not in English",
        "it: link refers to nowhere, which does not exist",
        "it: nest.text is missing",
        "it: pass uses $chi, English $who",
    ]


def test_a_translation_may_use_a_variable_that_the_english_comment_speaks_of(tmp_path: Path) -> None:
    ending = 'grammar-who = { FORM($who, "gender") ->\n    [f] a\n   *[m] o\n }\n'
    italian = 'dead = Mort{ FORM($who, "gender") ->\n    [f] a\n   *[m] o\n }'
    write(tmp_path, en="# $who: whose state it is\ndead = Dead", it=ending + italian)
    assert translation_gaps(["it"], tmp_path) == []

    (tmp_path / "en" / "test.ftl").write_text("dead = Dead", encoding="utf-8")
    assert translation_gaps(["it"], tmp_path) == ["it: dead uses $who, English no variables"]


def test_problems_sees_a_variable_that_only_chooses_the_plural(tmp_path: Path) -> None:
    write(tmp_path, en="cards = { $n ->\n    [one] a card\n   *[other] cards\n }", de="cards = Karten")

    assert translation_gaps(["de"], tmp_path) == ["de: cards uses no variables, English $n"]


def test_problems_names_what_does_not_parse_and_what_is_given_twice(tmp_path: Path) -> None:
    write(tmp_path, en="nest = Nest\nnest = Hive\nbroken = { $who\n")

    garbled, twice = translation_gaps(["en"], tmp_path)

    assert garbled.startswith("en: test.ftl does not parse at 'broken = { $who'")
    assert twice == "en: nest is given 2 times"


def test_problems_looks_only_at_the_languages_asked_for(tmp_path: Path) -> None:
    write(tmp_path, en="nest = Nest", it="nest = Nido")

    assert translation_gaps(["it"], tmp_path) == []
    assert translation_gaps(LANGUAGES, tmp_path) == ["de: nest is missing", "cs: nest is missing"]


def test_the_english_texts_are_sound() -> None:
    assert translation_gaps(["en"]) == []


def test_plain_words_may_bring_an_attribute_with_their_message() -> None:
    more = Texts("en").adding({"own-goal.aim": 'Say "{ $x }"', "own-other": "Other", "own-goal": "Goal"})

    assert (more.text("own-goal"), more.attribute("own-goal", "aim")) == ("Goal", 'Say "{ $x }"')
    assert as_fluent({"alone.aim": "x"}) == ""  # an attribute has a message
