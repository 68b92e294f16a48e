"""A game without drawings of its own, played with those of the kit: seats, a grid, a hand, dice, pages, an ending."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, cut_words, raw_ids, wider_than_the_screen
from tests.browser.playing import Question, answer, asked, leave_to_bots, table_of
from tests.browser.serving import Server
from tests.browser.visiting import Visitor

GAME = "lanterns"
ON_BOARD = ("walk-to", "leap-to", "throw-at")
LONGEST = 200  # questions of a chapter

on_every_screen = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that has the miniature game, too."""
    server = Server(tmp_path_factory.mktemp("miniature"), miniature=True)
    server.start()
    yield server
    server.stop()


def plain_table(visitor: Visitor, *friends: Visitor, bots: int = 1) -> str:
    return table_of(visitor, *friends, bots=bots, game=GAME, mode="vigil")


def squares(visitor: Visitor) -> Locator:
    """The places on the board that answer the question."""
    return visitor.page.locator("[data-spot=board] .live[data-name]:not([aria-disabled])")


# --- by what is on the screen alone ---


def press(visitor: Visitor, thing: Locator, phone: bool) -> None:
    """A mouse chooses with one click. The first touch of a finger looks, the second one chooses."""
    if not phone:
        thing.click()
        return
    before = visitor.page.locator("[data-ask]").get_attribute("data-ask")
    thing.tap()
    still = visitor.page.locator(f"[data-ask='{before}']")
    confirm = still.locator(".yes")
    if confirm.count():
        confirm.tap()
    elif still.count() and thing.count():
        thing.tap()


def press_something(question: Question, fate: random.Random, phone: bool) -> None:
    """On the board where the question is about squares, else in the list."""
    visitor = question.visitor
    places = squares(visitor).all() if question.kind in ON_BOARD else []
    if places:
        press(visitor, fate.choice(places), phone)
    elif question.count:
        press(visitor, question.offered.nth(fate.randrange(question.count)), phone)
    else:
        question.confirm.click()
    visitor.answered = question.id


@on_every_screen
def test_a_whole_chapter_is_played_by_pressing_what_is_on_the_screen(visit: Visit, phone: bool):
    ada, fate = visit("Ada", phone=phone), random.Random(2)
    plain_table(ada)

    kinds: set[str] = set()
    question = asked(ada)
    for _ in range(LONGEST):
        if question.kind == "over":
            break
        kinds.add(question.kind)
        assert not wider_than_the_screen(ada.page)
        assert not cut_off(ada.page)
        assert not raw_ids(ada.page)
        assert "lanterns-" not in ada.page.locator("body").inner_text()
        press_something(question, fate, phone)
        question = asked(ada)

    assert question.kind == "over"
    assert kinds & set(ON_BOARD), "squares were asked for"
    expect(ada.page.locator("section.over")).to_contain_text(re.compile(r"won|Nobody"))
    deeds = ada.deeds("answer")
    assert len(deeds) == len({deed["ask"] for deed in deeds}), "each question is answered once"


def test_everything_has_its_place_on_a_desk(visit: Visit):
    ada = visit("Ada")
    plain_table(ada, bots=2)
    asked(ada)

    expect(ada.page.get_by_role("group", name=ada.t("web-kit-board"))).to_be_visible()
    expect(ada.page.locator("[data-spot=others] button")).to_have_count(2)
    expect(ada.page.locator("[data-spot=own]")).to_contain_text(ada.t("lanterns-role-scout"))


def test_the_words_in_a_field_are_those_of_the_game(visit: Visit):
    ada = visit("Ada")
    plain_table(ada)
    vows = asked(ada)
    assert vows.kind == "vow"
    names = [vows.offered.nth(at).locator(".name").inner_text() for at in range(2)]
    answer(vows, random.Random(1))
    asked(ada, vows)

    for name in names:  # one was chosen, the other one put aside
        expect(ada.page.locator("[data-spot=own]")).to_contain_text(name)


# --- squares ---


def until_on_board(visitor: Visitor, fate: random.Random) -> Question:
    """Play on until a question is about squares."""
    question = asked(visitor)
    for _ in range(80):
        assert question.kind != "over", "the game ended before a square was asked for"
        if question.kind in ON_BOARD:
            return question
        walk = question.option("lanterns-action-walk")
        if walk.count():
            walk.click()
            visitor.answered = question.id
        else:
            answer(question, fate)
        question = asked(visitor)
    raise AssertionError("no square was asked for")


def test_squares_are_chosen_by_pointer(visit: Visit):
    ada = visit("Ada")
    plain_table(ada)
    question = until_on_board(ada, random.Random(1))

    assert squares(ada).count() == question.count
    target = squares(ada).first
    expect(target).to_have_attribute("aria-label", re.compile(ada.t("web-kit-option", label="", key="1")[-3:]))
    target.click()

    assert asked(ada, question).id != question.id


def test_squares_are_chosen_by_keyboard(visit: Visit):
    ada = visit("Ada")
    plain_table(ada)
    question = until_on_board(ada, random.Random(1))
    names = {name for one in squares(ada).all() if (name := one.get_attribute("data-name"))}

    ada.page.locator("[data-spot=board] [tabindex='0'][data-name]").focus()
    walked = [on(ada)]
    ada.page.keyboard.press("Home")
    for _ in names:
        walked.append(on(ada))
        ada.page.keyboard.press("PageDown")
    assert set(walked) == names
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]:
        ada.page.keyboard.press(key)
        assert on(ada) in names
    last = on(ada)
    ada.page.keyboard.press("Enter")

    assert asked(ada, question).id != question.id
    assert ada.deeds("answer")[-1]["pick"] == [int(part) for part in last.split(",")]


def test_a_square_goes_while_the_keyboard_is_on_it(visit: Visit):
    """The browser says that the focus is lost while the square is being taken away; a complaint fails the test."""
    ada = visit("Ada")
    plain_table(ada)
    question = until_on_board(ada, random.Random(1))

    squares(ada).last.focus()
    left = on(ada)
    ada.page.keyboard.press("1")

    assert asked(ada, question).id != question.id
    expect(ada.page.locator(f"[data-spot=board] [data-name='{left}']")).to_have_count(0)


def on(visitor: Visitor) -> str:
    """The square that the keyboard has come to."""
    name: str = visitor.page.evaluate("document.activeElement.dataset.name")
    return name


WIDE, HIGH = 24, 18  # a hall of hundreds of squares


def enlarged(frame: str) -> str:
    """The frame of a table whose hall is large, where every square is offered."""
    said = json.loads(frame)
    if said.get("is") != "view" or not said["view"]:
        return frame
    view = said["view"]
    grid = next(name for name, value in view["state"].items() if isinstance(value, list) and value and is_row(value[0]))
    view["state"][grid] = [["floor"] * WIDE for _ in range(HIGH)]
    square = {"text": "lanterns-square", "args": {"square": "X"}}
    options = [
        {**square, "value": [column, row], "target": [column, row], "line": [[0, 0], [column, row]]}
        for row in range(HIGH)
        for column in range(WIDE)
    ]
    view["ask"] = {**view["ask"], "id": "large", "kind": "walk-to", "options": options, "blocked": [], "many": False}
    return json.dumps(said)


def is_row(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 1 and all(isinstance(one, str) for one in value)


def in_a_large_hall(visitor: Visitor) -> list[dict[str, Any]]:
    """From here on the visitor's screen shows a large hall; what it answers there is written down, not sent."""
    said: list[dict[str, Any]] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def out(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["do"] == "answer":
                said.append(frame)
            else:
                server.send(message)

        route.on_message(out)
        server.on_message(lambda message: route.send(enlarged(str(message))))

    visitor.page.route_web_socket(re.compile("/ws/tables/"), between)
    return said


@on_every_screen
def test_hundreds_of_squares_are_answered_on_the_board_without_a_list(visit: Visit, phone: bool):
    ada = visit("Ada", phone=phone)
    said = in_a_large_hall(ada)
    plain_table(ada)

    question = asked(ada)
    assert (question.id, question.count) == ("large", 0), "nothing is listed"
    expect(ada.page.get_by_text(ada.t("web-play-question-on-board", count=WIDE * HIGH))).to_be_visible()
    assert squares(ada).count() == WIDE * HIGH
    assert not wider_than_the_screen(ada.page)
    press(ada, ada.page.locator("[data-spot=board] [data-name='12,9']"), phone)
    ada.page.wait_for_function("() => true")
    assert [frame["pick"] for frame in said] == [[12, 9]]


def test_hundreds_of_squares_are_walked_and_heard(visit: Visit):
    ada = visit("Ada")
    said = in_a_large_hall(ada)
    plain_table(ada)
    asked(ada)

    ada.button("web-play-question-to-board").click()
    for key in ["Home", *["ArrowRight"] * 5, *["ArrowDown"] * 3, "End", "ArrowUp", "PageUp"]:
        ada.page.keyboard.press(key)
    assert on(ada) == f"{WIDE - 2},{HIGH - 2}"
    place = ada.t("web-kit-square", column=WIDE - 1, row=HIGH - 1, what="X").removesuffix("X")
    expect(ada.page.locator(":focus")).to_have_attribute("aria-label", re.compile(f"^{re.escape(place)}"))
    expect(ada.page.locator("[data-ask] [data-option]")).to_have_count(1)  # the one that is looked at
    ada.page.keyboard.press("Enter")
    assert said[-1]["pick"] == [WIDE - 2, HIGH - 2]


def test_whoever_wants_a_list_gets_it(visit: Visit):
    ada = visit("Ada")
    in_a_large_hall(ada)
    plain_table(ada)
    question = asked(ada)

    ada.button("web-play-question-as-list").click()
    expect(question.offered).to_have_count(WIDE * HIGH)


# --- cards on pieces ---


def test_a_card_says_what_stands_there_and_what_the_rules_say_about_it(visit: Visit):
    ada = visit("Ada")
    plain_table(ada)
    asked(ada)

    ada.page.locator(f"[data-spot=board] [aria-label*='{ada.t('lanterns-role-scout')}']").click()
    card = ada.page.get_by_role("dialog", name=re.compile(ada.t("lanterns-role-scout")))
    expect(card).to_contain_text(ada.t("lanterns-field-flames"))
    expect(card.locator(".now")).to_be_visible()  # the answer of the rules
    expect(ada.page.locator("[data-spot=board] .looking .area")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(ada.page.locator("[data-spot=board] .looking .area")).to_have_count(0)


# --- pages of the story ---


def test_a_page_is_read_by_all_and_its_text_comes_when_it_is_reached(visit: Visit):
    ada, ben = visit("Ada"), visit("Ben")
    plain_table(ada, ben, bots=0)
    for visitor in (ada, ben):
        answer(asked(visitor), random.Random(1))  # the vows

    page = asked(ada)
    assert page.kind == "page"
    for visitor in (ada, ben):
        expect(visitor.page.get_by_role("heading", name=ada.t("lanterns-page-crossing"))).to_be_visible()
        expect(visitor.page.get_by_text(ada.t("lanterns-page-crossing-2"))).to_be_visible()
        expect(visitor.page.get_by_text(ada.t("web-story-read-by", read=0, all=2))).to_be_visible()
    expect(ben.page.locator("[data-deaf]")).to_have_count(0)  # a press just after a page opens is not meant for it
    ben.button("web-story-read").click()
    expect(ada.page.get_by_text(ada.t("web-story-read-by", read=1, all=2))).to_be_visible()
    ada.button("web-story-fold").click()
    expect(ada.page.locator("[data-story]")).to_have_count(0)
    ada.button("web-story-back").click()
    page.option("lanterns-choice-rumours").click()

    for visitor in (ada, ben):
        expect(visitor.page.locator("[data-story]")).to_have_count(0)
    ada.page.get_by_role("log").get_by_role("button", name=ada.t("web-stage-again")).click()
    expect(ada.page.get_by_text(ada.t("lanterns-page-crossing-2"))).to_be_visible()
    ada.button("web-close").click()


def on_the_page(visitor: Visitor, choice: str) -> Locator:
    """One of the choices on the page that lies open."""
    return visitor.page.locator("[data-story] [data-option]", has_text=visitor.t(choice))


def test_a_choice_is_changed_while_somebody_still_reads(visit: Visit):
    ada, ben = visit("Ada"), visit("Ben")
    plain_table(ada, ben, bots=0)
    for visitor in (ada, ben):
        answer(asked(visitor), random.Random(1))  # the vows
    page = asked(ada)

    expect(ada.page.locator("[data-deaf]")).to_have_count(0)
    page.option("lanterns-choice-rumours").click()
    expect(ben.page.get_by_text(ben.t("web-story-read-by", read=1, all=2))).to_be_visible()
    expect(ada.text("web-story-change")).to_be_visible()
    expect(ada.page.locator("[data-chosen] .picked")).to_contain_text(ada.t("lanterns-choice-rumours"))
    ada.page.keyboard.press("1")
    expect(ada.page.locator("[data-chosen] .picked")).to_contain_text(ada.t("lanterns-choice-provisions"))
    on_the_page(ada, "lanterns-choice-rumours").click()
    expect(ada.page.locator("[data-chosen] .picked")).to_contain_text(ada.t("lanterns-choice-rumours"))
    on_the_page(ada, "lanterns-choice-provisions").click()
    expect(ada.page.locator("[data-chosen] .picked")).to_contain_text(ada.t("lanterns-choice-provisions"))
    expect(ben.page.get_by_text(ben.t("web-story-read-by", read=1, all=2))).to_be_visible()
    ben.button("web-story-read").click()

    for visitor in (ada, ben):
        expect(visitor.page.locator("[data-story]")).to_have_count(0)
        chosen = visitor.t("lanterns-log-page-chosen", choice=visitor.t("lanterns-choice-provisions"))
        expect(visitor.page.get_by_role("log")).to_contain_text(chosen)


def test_a_replay_opens_the_pages_it_comes_by(visit: Visit):
    ada = visit("Ada")
    table = plain_table(ada)
    answer(asked(ada), random.Random(1))  # the vow
    asked(ada).option("lanterns-choice-rumours").click()
    expect(ada.page.locator("[data-story]")).to_have_count(0)
    leave_to_bots(ada, table)

    ada.open(f"/replay/{table}")
    expect(ada.button("web-replay-fork")).to_be_visible()
    page = ada.page.locator("[data-story]")
    for _ in range(20):
        if page.count():
            break
        ada.page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name=ada.t("lanterns-page-crossing"))).to_be_visible()
    expect(page.get_by_text(ada.t("lanterns-page-crossing-2"))).to_be_visible()
    expect(page).to_contain_text(ada.t("lanterns-log-page-chosen", choice=ada.t("lanterns-choice-rumours")))
    expect(page.locator("[data-option]")).to_have_count(0)
    ada.button("web-close").click()
    expect(page).to_have_count(0)
    ada.page.keyboard.press("End")
    expect(page).to_have_count(0)


@pytest.mark.parametrize(("width", "height", "lang"), [(844, 390, "en"), (667, 375, "de")])
def test_a_page_and_its_choices_are_whole_on_a_phone_held_sideways(visit: Visit, width: int, height: int, lang: str):
    ada, ben = visit("Ada", viewport={"width": width, "height": height}, lang=lang), visit("Ben")
    plain_table(ada, ben, bots=0)
    for visitor in (ada, ben):
        answer(asked(visitor), random.Random(1))  # the vows

    page = asked(ada)
    assert page.kind == "page"
    boxes = [page.offered.nth(at).bounding_box() for at in range(page.count)]
    assert all(box and box["y"] + box["height"] <= height and box["width"] > width / 2 for box in boxes)
    assert not wider_than_the_screen(ada.page)
    assert not cut_off(ada.page)


# --- its pages ---


@pytest.mark.parametrize("path", ["/new/lanterns", "/rules/lanterns"])
def test_its_pages_are_there(visit: Visit, path: str):
    ada = visit("Ada").open(path)

    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.locator("main")).not_to_contain_text("web-")


EVERY_CARD = ["flare", "oil", "leap", "whisper"]


def with_every_card(frame: str) -> str:
    """The frame of a table whose reader holds one of each card."""
    said = json.loads(frame)
    if said.get("is") != "view" or not said["view"]:
        return frame
    for who in said["view"]["state"]["wanderers"]:
        if who["seat"] == said["view"]["seat"]:
            who["hand"] = EVERY_CARD
    return json.dumps(said)


def hold_every_card(visitor: Visitor) -> None:
    """From here on the visitor's screen shows one of each card."""

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(with_every_card(str(message))))

    visitor.page.route_web_socket(re.compile("/ws/tables/"), between)


@pytest.mark.parametrize("lang", ["en", "it", "de", "cs"])
def test_every_tab_of_a_phone_fits_and_a_raised_card_shows_all_its_words(visit: Visit, lang: str):
    ada = visit("Ada", phone=True, lang=lang)
    hold_every_card(ada)
    plain_table(ada)
    asked(ada)

    cards = ada.page.locator("[data-spot=hand] li")
    expect(cards).to_have_count(len(EVERY_CARD))
    for tab in ("hand", "own", "log", "undo", "table"):
        ada.button(f"web-play-tab-{tab}").tap()
        assert not wider_than_the_screen(ada.page)
        assert not cut_off(ada.page)
        if tab == "hand":
            assert not cut_words(ada.page, "[data-spot=hand] li, [data-spot=hand] .text")


@pytest.mark.parametrize("lang", ["en", "it", "de", "cs"])
def test_a_card_that_is_looked_at_shows_all_its_words(visit: Visit, lang: str):
    ada = visit("Ada", lang=lang)
    hold_every_card(ada)
    plain_table(ada)
    asked(ada)

    for at in range(len(EVERY_CARD)):
        ada.page.locator("[data-spot=hand] li").nth(at).hover()
        expect(ada.page.locator("[data-spot=hand] li:hover")).to_have_count(1)
        assert not cut_words(ada.page, "[data-spot=hand] li:hover .text")
        assert not cut_off(ada.page)


def test_a_seat_without_a_hand_has_no_place_for_one(visit: Visit):
    ada = visit("Ada", phone=True)
    seats = [{"who": "me", "roles": ["keeper"]}, {"who": "bot", "roles": ["scout", "porter"]}]
    table = ada.post("/api/tables", {"game": GAME, "mode": "hunt", "seats": seats, "name": "Dark"})
    ada.post(f"/api/tables/{table['id']}/start")
    ada.open(f"/table/{table['id']}")

    expect(ada.page.get_by_role("group", name=ada.t("web-kit-board"))).to_be_visible()
    expect(ada.button("web-play-tab-own")).to_be_visible()
    expect(ada.button("web-play-tab-hand")).to_have_count(0)


# --- once more ---


def test_two_who_play_again_meet_at_the_same_new_table(visit: Visit):
    """One of them opens it from the ending; the other is shown the way there, and sits in the seat of before."""
    ada, ben = visit("Ada"), visit("Ben", phone=True)
    old = plain_table(ada, ben, bots=0)
    for seat, visitor in enumerate((ada, ben)):
        visitor.post(f"/api/tables/{old}/seats/{seat}/bot")  # bots play it to its end
    for visitor in (ada, ben):
        expect(visitor.page.locator("section.over")).to_be_visible(timeout=60_000)

    ada.page.get_by_role("button", name=ada.t("web-ending-again")).click()
    expect(ada.page).not_to_have_url(re.compile(old))
    new = ada.page.url.rsplit("/", 1)[1]
    ben.button("web-ending-join", name="Ada").click()
    expect(ben.page).to_have_url(re.compile(f"/table/{new}$"))
    waits = ada.get(f"/api/tables/{new}")
    assert [place["person"] and place["person"]["name"] for place in waits["seats"]] == ["Ada", "Ben"]
    assert (waits["game"], waits["mode"], waits["you"]["host"]) == (GAME, "vigil", True)

    ada.button("web-new-start").click()
    for visitor in (ada, ben):
        asked(visitor)
