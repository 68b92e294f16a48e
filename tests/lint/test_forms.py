"""Every name has the forms that sentences ask it for."""

from starboard.lint.forms import form_problems, idle_grammar
from tests.lint.samples import sample

NAMED_BY = {"room": ("toy-room-",), "who": ("toy-person-", "toy-seat"), "toy-log-taken.room": ("toy-cellar",)}
NAMES = """
toy-room-hall = Aula
    .form-in = nell’Aula
toy-room-attic = Soffitta
toy-person-ada = Ada
    .form-gender = f
toy-seat = Posto { $number }
    .form-gender = m
toy-cellar = Cantina
    .form-in = in Cantina
"""


def problems(sentences: str) -> list[str]:
    every = sample("it", NAMES + sentences)
    return list(form_problems(every, every, NAMED_BY))


def test_a_name_without_a_form_that_is_asked_for_is_found() -> None:
    assert problems('toy-log-fire = Fuoco { FORM($room, "in") }.') == [
        "it: toy-room-attic has no form “in”, which toy-log-fire asks for"
    ]


def test_a_form_that_only_selects_is_asked_for_too() -> None:
    sentence = 'toy-log-dead = Mort{ FORM($who, "gender") ->\n    [f] a\n   *[m] o\n }'
    assert problems(sentence) == []
    assert problems(sentence.replace("gender", "number")) == [
        "it: toy-person-ada has no form “number”, which toy-log-dead asks for",
        "it: toy-seat has no form “number”, which toy-log-dead asks for",
    ]


def test_an_ending_asks_for_the_sentences_that_use_it() -> None:
    ending = 'grammar-room = { FORM($room, "gender") ->\n    [f] a\n   *[m] o\n }\n'
    every = sample("it", NAMES + ending + "toy-log-dark = Chius{ grammar-room }")
    own = [entry for entry in every if not entry.message.startswith("grammar-")]

    assert list(form_problems(own, every, NAMED_BY)) == [
        "it: toy-room-attic has no form “gender”, which toy-log-dark asks for",
        "it: toy-room-hall has no form “gender”, which toy-log-dark asks for",
    ]


def test_a_message_may_say_for_itself_what_a_variable_names() -> None:
    assert problems('toy-log-taken = { FORM($room, "in") }') == []


def test_a_variable_that_nobody_explained_is_found() -> None:
    assert problems('toy-log-x = { FORM($thing, "the") }') == [
        "it: toy-log-x asks $thing for a form, but the game does not say what $thing can be"
    ]


def test_an_ending_that_no_sentence_uses_is_found() -> None:
    assert list(idle_grammar(sample("it", "grammar-who = o\na = Mort{ grammar-who }"))) == []
    assert list(idle_grammar(sample("it", "grammar-who = o\na = Morto"))) == [
        "it: grammar-who is an ending that no sentence uses"
    ]
