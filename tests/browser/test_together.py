"""Several people at one table: they come by invitation, see each other's moves, and nobody sees what is not theirs."""

from playwright.sync_api import expect

from starboard.kernel.seat_view import WATCHING
from starboard.kernel.visibility import SPECTATOR
from tests.browser.conftest import Visit
from tests.browser.playing import forked, in_step, latest_view, play_on, table_of, whose_question
from tests.browser.secrecy import assert_never_told, told_to
from tests.browser.serving import Server
from tests.browser.truth import match_at, secrets_from
from tests.browser.visiting import Visitor

CARDS = ("card", "item", "objective")


def test_friends_come_by_the_invitation_link_and_the_host_starts(visit: Visit):
    ada, grace = visit("Ada"), visit()
    table = ada.post("/api/tables", {"game": "nemesis", "seats": 2, "name": "Friday"})
    ada.open(f"/table/{table['id']}")
    link = ada.page.get_by_label(ada.t("web-lobby-link")).input_value()

    grace.open(link)
    grace.page.get_by_label(grace.t("web-who-name")).fill("Grace")
    grace.button("web-who-go").click()
    grace.button("web-lobby-deed", deed=grace.t("web-lobby-sit"), number=2).click()
    expect(ada.page.get_by_role("heading", name="Grace")).to_be_visible()
    expect(grace.text("web-lobby-waiting-host", name="Ada")).to_be_visible()
    ada.button("web-new-start").click()

    for visitor in (ada, grace):
        expect(visitor.page.get_by_role("group", name=visitor.t("web-nemesis-ship"))).to_be_visible()
    whose_question(ada, grace)


def test_two_people_take_turns_and_each_sees_what_the_other_did(visit: Visit):
    ada, grace = visit("Ada"), visit("Grace", lang="de")
    table_of(ada, grace)

    turns = play_on(12, ada, grace)

    assert len(turns) == 2, "one of them was never asked"
    in_step(ada, grace)
    for visitor in (ada, grace):
        shown = [event for event in visitor.frames("view", "update")[-1]["events"] if event["say"]["text"]]
        if shown:
            line = visitor.page.get_by_role("log").get_by_text(visitor.said(shown[-1]["say"])).last
            expect(line).to_be_attached()
    assert grace.page.locator("html").get_attribute("lang") == "de"


def test_what_the_others_hold_never_reaches_the_browser(visit: Visit, server: Server):
    ada, grace, edith = visit("Ada"), visit("Grace"), visit("Edith")
    table = table_of(ada, grace, edith)

    play_on(15, ada, grace, edith)

    match = match_at(server, table)
    for seat, visitor in enumerate((ada, grace, edith)):
        secrets = secrets_from(match, seat)
        assert secrets, "nobody holds anything secret: the test has no teeth"
        assert_unknown(visitor, secrets)
        own = {*match.state.players[seat].hand, *match.state.players[seat].objectives}  # type: ignore[attr-defined]
        assert own <= told_to(visitor), "what is one's own is told under the names that were looked for"


def test_who_sits_down_in_the_middle_learns_no_more_than_the_seat_may_know(visit: Visit, server: Server):
    ada, grace = visit("Ada"), visit("Grace")
    table = forked(ada, "08-semi-coop-3", 60)
    invite = ada.get(f"/api/tables/{table}")["invite"]
    grace.post(f"/api/tables/{table}/join", {"invite": invite})
    ada.post(f"/api/tables/{table}/pause")
    grace.post(f"/api/tables/{table}/seats/1/sit")

    for visitor in (ada, grace):
        visitor.open(f"/table/{table}")
        expect(visitor.page.get_by_role("group", name=visitor.t("web-nemesis-ship"))).to_be_visible()

    match = match_at(server, table)
    objectives = {name for player in match.state.players for name in player.objectives}  # type: ignore[attr-defined]
    for seat, visitor in enumerate((ada, grace)):
        assert latest_view(visitor)["seat"] == seat
        assert_unknown(visitor, secrets_from(match, seat) & objectives)


def test_a_spectator_sees_no_private_thing(visit: Visit, server: Server):
    ada, watcher = visit("Ada"), visit("Watcher")
    table = table_of(ada, bots=2, open=True)
    watcher.open(f"/table/{table}")

    play_on(8, ada)

    expect(watcher.text("web-play-waiting-watching")).to_be_visible()
    assert latest_view(watcher)["seat"] == WATCHING
    assert latest_view(watcher)["ask"] is None
    assert not watcher.page.locator("[data-spot=hand]").count()
    assert_unknown(watcher, secrets_from(match_at(server, table), SPECTATOR))


def assert_unknown(visitor: Visitor, secrets: set[str]) -> None:
    assert_never_told(visitor, secrets | {f"nemesis-{kind}-{name}" for kind in CARDS for name in secrets})
