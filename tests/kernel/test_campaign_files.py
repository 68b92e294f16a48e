"""A whole campaign in one file: what was played is in it, and nothing that was not can be put into it."""

import hashlib
import json

import msgspec
import pytest

from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.campaign_files import (
    CampaignFile,
    ChapterInFile,
    SeatInFile,
    check_campaign_file,
    check_chapter,
    dump_campaign,
    open_campaign,
    proven_by_the_box,
    try_sheet,
    without,
)
from starboard.kernel.encoding import encode
from starboard.kernel.errors import BrokenSave
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.setup import Setup
from tests.kernel.toy_campaign import VOYAGE, VoyageGame, VoyageSheet

SHELF = {**GAMES, "voyage": VOYAGE}
CAPTAIN = (("captain",), ("diver",))
FIRST = encode(VoyageSheet())


def played(scenario, sheet, decisions=99, course="away") -> Match:
    match = Match(VOYAGE, VOYAGE.new(Setup("plain", CAPTAIN, (), scenario, sheet)), Fate(3))
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting[0]
        match.answer(seat, course if match.asks[seat].kind == "course" else "dive")
    return match


def chapter(number, parent, branch, scenario, sheet, **how) -> ChapterInFile:
    match = played(scenario, sheet, **how)
    carried = VOYAGE.carry(match.state) if match.over else None
    save = msgspec.Raw(saves.dump(match, sheet=sheet).rstrip())
    seats = [SeatInFile("Ada", None, ["captain"]), SeatInFile("", "random", ["diver"])]
    after, following = (encode(carried.sheet), carried.following) if carried else (None, None)
    return ChapterInFile(number, parent, branch, scenario, following, after, seats, 1.0, 2.0, save)


@pytest.fixture
def voyage() -> CampaignFile:
    """Two chapters, a third that is being played, and a second beginning."""
    one = chapter(1, 0, 0, "harbour", FIRST)
    two = chapter(2, 1, 0, "reef", one.sheet)
    three = chapter(3, 1, 1, "storm", one.sheet, decisions=1)
    other = chapter(4, 0, 1, "harbour", FIRST, course="home")
    return CampaignFile("voyage", "1", "voyage", "Test", "plain", [], FIRST, [one, two, three, other])


def why(file, **changes) -> str:
    """For which reason a file is refused, with these things about it changed."""
    with pytest.raises(BrokenSave) as found:
        opened = open_campaign(dump_campaign(msgspec.structs.replace(file, **changes)))
        game = check_campaign_file(opened, SHELF)
        for one in opened.chapters:
            check_chapter(game, opened, one, Fate(1))
    return found.value.why


def changed(file, number, **changes) -> dict:
    chapters = file.chapters[:]
    chapters[number - 1] = msgspec.structs.replace(chapters[number - 1], **changes)
    return {"chapters": chapters}


def test_a_file_holds_the_whole_campaign(voyage):
    again = open_campaign(dump_campaign(voyage))

    assert again == voyage
    game = check_campaign_file(again, SHELF)
    matches = [check_chapter(game, again, one, Fate(1)).match for one in again.chapters]
    assert [match.over for match in matches] == [True, True, False, True]
    assert matches[1].state.visited == ["harbour"] and again.tree(game).ended
    assert proven_by_the_box(game, again)


def test_a_file_that_is_damaged_or_none_is_refused(voyage):
    data = dump_campaign(voyage)
    for wrong in (b"", b"[]", data[:-50], data.replace(b"reef", b"wreck", 1), saves.dump(played("bay", None, 1))):
        with pytest.raises(BrokenSave):
            open_campaign(wrong)
    body = json.loads(data)
    newer = json.dumps({**body, "starboard_campaign": 2}).encode()
    with pytest.raises(BrokenSave) as found:
        open_campaign(newer)
    assert found.value.why == "newer"
    inside = msgspec.json.encode({**body["body"], "surprise": 1})
    sealed = {"starboard_campaign": 1, "sha256": hashlib.sha256(inside).hexdigest(), "body": msgspec.Raw(inside)}
    with pytest.raises(BrokenSave, match="contents"):
        open_campaign(msgspec.json.encode(sealed))


def test_what_cannot_be_a_campaign_is_refused(voyage):
    rich = VoyageSheet()
    rich.gold = 900
    assert why(voyage, game="chess") == "other-game"
    assert why(voyage, kind="odyssey") == "impossible"
    assert why(voyage, mode="none") == "impossible"
    assert why(voyage, options=["fog"]) == "impossible"
    assert why(voyage, sheet={}) == "impossible"
    assert why(voyage, **changed(voyage, 2, parent=3)) == "impossible"
    assert why(voyage, **changed(voyage, 2, scenario="harbour")) == "impossible"
    assert why(voyage, **changed(voyage, 3, save=msgspec.Raw(b"null"))) == "impossible"
    assert why(voyage, **changed(voyage, 1, sheet=None)) == "impossible"
    assert why(voyage, **changed(voyage, 1, sheet={"schema": 99})) == "newer"
    assert why(voyage, **changed(voyage, 4, save=voyage.chapters[1].save)) == "impossible"
    assert why(voyage, **changed(voyage, 1, sheet=encode(rich))) == "unplayable"
    assert why(voyage, **changed(voyage, 4, following=["reef", "storm"])) == "unplayable"
    assert why(voyage, **changed(voyage, 4, following=None, sheet=None)) == "unplayable"
    assert why(voyage, sheet=encode(rich)) == "impossible", "no chapter begins from it"


def test_a_sheet_that_no_game_proves_is_played_on_from(voyage, monkeypatch):
    """The rules have changed: chapter 1 cannot be played again, and what it wrote counts all the same."""
    rich, broken = VoyageSheet(), VoyageSheet()
    rich.gold, broken.gold = 900, 10**6
    monkeypatch.setattr(VoyageGame, "rules_version", "2")
    save = json.loads(bytes(voyage.chapters[0].save))
    body = {**save["body"], "journal": [[0, "fly", "VOY-OLD-01"]], "checkpoint": []}
    raw = msgspec.json.encode(body)
    sealed = msgspec.json.encode({**save, "body": body, "sha256": hashlib.sha256(raw).hexdigest()})
    one = msgspec.structs.replace(voyage.chapters[0], save=msgspec.Raw(sealed), sheet=encode(rich))
    file = msgspec.structs.replace(voyage, chapters=[one])

    assert check_chapter(VOYAGE, file, one, Fate(1)) is None
    assert try_sheet(VOYAGE, file, 1, (1, 2), 50) == ""
    assert try_sheet(VOYAGE, file, 0, (1, 2), 50) == ""
    worse = msgspec.structs.replace(file, chapters=[msgspec.structs.replace(one, sheet=encode(broken))])
    assert "gold is 1000000" in try_sheet(VOYAGE, worse, 1, (1, 2), 50)
    wrong = msgspec.structs.replace(file, chapters=[msgspec.structs.replace(one, following=["moon"])])
    assert "moon cannot be begun" in try_sheet(VOYAGE, wrong, 1, (1,), 50)


def test_chapters_that_nobody_may_see_are_left_out_and_the_others_numbered_anew(voyage):
    kept = without(voyage.chapters, {3})
    assert [(one.number, one.parent, one.branch, one.scenario) for one in kept] == [
        (1, 0, 0, "harbour"), (2, 1, 0, "reef"), (3, 0, 1, "harbour"),
    ]  # fmt: skip
    fewer = without(voyage.chapters, {2})
    assert [(one.number, one.parent, one.branch, one.scenario) for one in fewer[1:]] == [
        (2, 1, 0, "storm"), (3, 0, 1, "harbour"),
    ]  # fmt: skip
    check_campaign_file(msgspec.structs.replace(voyage, chapters=kept), SHELF)
