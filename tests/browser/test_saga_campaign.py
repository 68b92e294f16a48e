"""The campaign of Star Saga: begun as people do, through shop and level advance, into its next mission."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from starboard.bots.base import good_bot, make_bot
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.plugin import GAME
from starboard.kernel import saves
from starboard.kernel.campaign_files import CampaignFile, dump_campaign, open_campaign
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.pages import PAGE
from starboard.kernel.pieces import project
from starboard.kernel.requests import Payload
from tests.browser.conftest import Visit
from tests.browser.measuring import cut_off, wider_than_the_screen
from tests.browser.playing import Question, asked, click_until_sent, latest_view
from tests.browser.serving import Server
from tests.browser.visiting import Visitor

TABLE = re.compile(r"/table/\w+$")
CAMPAIGN = re.compile(r"/campaign/\w+$")
SEEDS = range(3, 80)
DICE = range(12)
MOST = 60  # questions from the end of a mission to the next one


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("saga"), quick_bots=True)
    server.start()
    yield server
    server.stop()


# --- a mission is played to its last decision ---


class Brink:
    """A campaign's file in which the first mission wants one more decision to be won, and that decision."""

    def __init__(self, data: bytes, decision: Payload) -> None:
        self.data, self.decision = data, decision


def loaded(file: CampaignFile, seed: int) -> Match:
    return saves.play(saves.open_save(bytes(file.chapters[0].save)), {GAME.name: GAME}, Fate(seed)).match


def brink(data: bytes) -> Brink:
    """The first game of the bots that is won with points to spend and a level to gain, whatever the last dice show."""
    file = open_campaign(data)
    for seed in SEEDS:
        match, answers, last = loaded(file, seed), list[tuple[int, Payload]](), (0, 0)
        bot = make_bot(good_bot(GAME.name), GAME.name, seed)
        while not match.over and match.state.step != "upkeep":
            seat, ask = next(iter(match.asks.items()))
            if ask.kind != PAGE:
                last = (len(answers), seat)
            answers.append((seat, bot.answer(project(match.state, seat), ask)))
            match.answer(*answers[-1])
        if last[1] != 0 or not rewarded(match):
            continue
        before = loaded(file, seed)
        for answer in answers[: last[0]]:
            before.answer(*answer)
        decision = answers[last[0]][1]
        if ends_anyway(before, decision):
            save = msgspec.Raw(saves.dump(before, sheet=file.sheet).rstrip())
            chapter = msgspec.structs.replace(file.chapters[0], save=save)
            return Brink(dump_campaign(msgspec.structs.replace(file, chapters=[chapter])), decision)
    raise AssertionError("no game of the bots ends with points and tokens")


def rewarded(match: Match) -> bool:
    mine = [who for who in match.state.mercenaries if who.seat == 0]
    return any(who.tokens for who in mine) and any(who.victory_points for who in mine)


def ends_anyway(before: Match, decision: Payload) -> bool:
    """The server rolls its own dice: the decision has to end the mission with any."""
    for fate in DICE:
        match = before.fork(Fate(fate))
        match.answer(0, decision)
        while not match.over and next(iter(match.asks.values())).kind == PAGE:
            seat, ask = next(iter(match.asks.items()))
            match.answer(seat, ask.options[0])
        if match.over or match.state.step != "upkeep" or not rewarded(match):
            return False
    return True


# --- what is clicked ---


def read(question: Question) -> Locator:
    return question.offered.first


def first_deed(question: Question) -> Locator:
    return question.visitor.page.locator("[data-deed]").first


class Upkeep:
    """What somebody does in Upkeep: hands on a card, buys one thing, learns whatever can be learned."""

    def __init__(self, visitor: Visitor, look: Callable[[str], None] = lambda kind: None) -> None:
        self.visitor, self.look = visitor, look
        self.kinds: list[str] = []
        self.bought = ""
        self.learned: list[str] = []

    def walk(self) -> None:
        for _ in range(MOST):
            question = asked(self.visitor)
            if question.kind == "over":
                return
            if question.kind not in self.kinds:
                self.look(question.kind)
            click_until_sent(question, self.answer(question))
            self.kinds.append(question.kind)
            self.visitor.answered = question.id
        raise AssertionError(f"Upkeep does not come to its end: {self.kinds}")

    def answer(self, question: Question) -> Locator:
        page = self.visitor.page
        if question.kind == "shop":
            return self.deal(question)
        if question.kind == "skill":
            card = page.locator("[data-skill]").last
            self.learned.append(str(card.get_attribute("data-skill")))
            return card
        if question.kind in ("growth", "attribute"):
            return first_deed(question)
        if question.kind == "reorganise" and "reorganise" not in self.kinds:
            cards = page.locator(".between .card.open .face")
            if cards.count():
                cards.first.click()
                return page.locator(".between .to button").first
        return question.confirm if question.confirm.count() else read(question)  # a page, or something to choose

    def deal(self, question: Question) -> Locator:
        """Points become credits, credits the cheapest thing there is; then it is enough."""
        page = self.visitor.page
        wares = page.locator("[data-ware]:not([aria-disabled])")
        if self.bought:
            return question.confirm
        if not wares.count():
            return page.locator("[data-shipment]:not([aria-disabled])").last
        self.bought = str(wares.first.get_attribute("data-ware"))
        return wares.first


def decide(visitor: Visitor, decision: Payload) -> None:
    """The same decision by its place in the list."""
    question = asked(visitor)
    options = [json.dumps(option["value"]) for option in latest_view(visitor)["ask"]["options"]]
    as_list = question.plate.get_by_role("button", name=visitor.t("web-play-question-as-list"), exact=True)
    if as_list.count():
        as_list.click()
    if decision is None:
        click_until_sent(question, question.confirm)
    else:
        click_until_sent(question, question.offered.nth(options.index(json.dumps(decision))))
    visitor.answered = question.id


def bring(visitor: Visitor, data: bytes) -> None:
    visitor.open("/games")
    file = {"name": "deepwell.campaign", "mimeType": "application/octet-stream", "buffer": data}
    visitor.page.locator("input[type=file]").set_input_files(file)


def begun(visitor: Visitor) -> bytes:
    """A stranger begins the campaign with the recommended team, and takes it home."""
    visitor.open("/new/saga")
    visitor.page.get_by_role("radio", name=re.compile(visitor.t("saga-campaign-lantern-job"))).check()
    visitor.button("web-new-start").click()
    visitor.page.get_by_label(visitor.t("web-who-name")).fill("Ada")
    visitor.button("web-who-go").click()
    expect(visitor.page).to_have_url(TABLE)
    while (question := asked(visitor)).kind == PAGE:
        click_until_sent(question, read(question))
        visitor.answered = question.id
    assert question.kind == "team"
    expect(visitor.page.locator(".member")).to_have_count(4)
    click_until_sent(question, question.offered.first)  # the recommended one
    visitor.answered = question.id
    asked(visitor)
    [campaign] = visitor.get("/api/campaigns")
    return visitor.context.request.get(f"/api/campaigns/{campaign['id']}/export").body()


@pytest.fixture(scope="module")
def remembered() -> dict[str, Brink]:
    """What the first test has played, for the one after it."""
    return {}


def test_a_campaign_of_two_missions_with_shop_and_level_advance(visit: Visit, remembered: dict[str, Brink]):
    ada = visit()
    remembered["brink"] = at = brink(begun(ada))
    bring(ada, at.data)
    expect(ada.page).to_have_url(CAMPAIGN)
    campaign = ada.page.url.rsplit("/", 1)[1]
    ada.link("web-campaign-continue").click()
    expect(ada.page).to_have_url(TABLE)
    ada.answered = None  # another table counts its questions anew

    decide(ada, at.decision)
    upkeep = Upkeep(ada)
    upkeep.walk()
    assert upkeep.bought and upkeep.learned, upkeep.kinds
    expect(ada.page.locator(".over .member")).to_have_count(4)

    ada.link("web-campaign-onward").click()
    expect(ada.page).to_have_url(re.compile(f"/campaign/{campaign}$"))
    squad: list[dict[str, Any]] = ada.get(f"/api/campaigns/{campaign}")["sheet"]["squad"]
    learner = next(one for one in squad if upkeep.learned[0] in one["skills"])
    plate = ada.page.locator(".member").filter(has_text=ada.t(f"saga-card-{upkeep.learned[0]}"))
    expect(plate).to_contain_text(ada.t("web-saga-member-level", level=len(learner["skills"]) + 1))
    assert upkeep.bought in [item["card"] for one in squad for item in one["items"]]

    ada.button("web-campaign-continue").click()
    expect(ada.page).to_have_url(TABLE)
    ada.answered = None
    while (question := asked(ada)).kind == PAGE:
        click_until_sent(question, read(question))
        ada.answered = question.id
    assert [carried(who) for who in latest_view(ada)["state"]["mercenaries"]] == [kept(one) for one in squad]
    ada.page.locator("[data-spot=others] button").filter(has_text=ada.t(f"saga-kind-{learner['card']}")).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.t(f"saga-card-{upkeep.learned[0]}"))


def carried(who: dict[str, Any]) -> tuple[Any, ...]:
    card = who["model"]["kind"]
    items = [item["card"] for item in who["items"] if item["card"] not in MERCENARIES[card].gear]
    return card, who["model"]["wounds"], items, who["skills"], who["experience"], who["tokens"], who["victory_points"]


def kept(one: dict[str, Any]) -> tuple[Any, ...]:
    items = [item["card"] for item in one["items"]]
    return one["card"], one["wounds"], items, one["skills"], one["experience"], one["tokens"], one["victory_points"]


def test_upkeep_fits_on_a_phone(visit: Visit, remembered: dict[str, Brink]):
    ada = visit("Ada", lang="de", phone=True)
    if not remembered:
        remembered["brink"] = brink(begun(visit()))
    at = remembered["brink"]
    bring(ada, at.data)
    expect(ada.page).to_have_url(CAMPAIGN)
    ada.link("web-campaign-continue").click()
    expect(ada.page).to_have_url(TABLE)
    decide(ada, at.decision)

    def fits(kind: str) -> None:
        expect(ada.page.locator("body")).not_to_contain_text(re.compile(r"\b(web|saga)-[a-z]+-"))
        assert (kind, wider_than_the_screen(ada.page), cut_off(ada.page)) == (kind, [], [])

    upkeep = Upkeep(ada, fits)
    upkeep.walk()
    assert upkeep.bought and upkeep.learned, upkeep.kinds


def test_whoever_brings_a_forged_campaign_reads_what_is_wrong(visit: Visit):
    ada = visit("Ada")
    sheet = {**ada.post("/api/campaigns", {"game": "saga", "name": "Mine"})}
    data = ada.context.request.get(f"/api/campaigns/{sheet['id']}/export").body()
    file = open_campaign(data)
    flags = file.sheet["state"][3]  # type: ignore[index, call-overload]
    flags["heron"] = "married"  # type: ignore[index, call-overload]
    ada.forgive("422")

    bring(ada, dump_campaign(file))

    expect(ada.page.get_by_text(ada.t("saga-sheet-flags"))).to_be_visible()
    assert [one["id"] for one in ada.get("/api/campaigns")] == [sheet["id"]]
