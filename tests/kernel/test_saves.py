"""Saves: whole or refused, never half-read and never overwritten by accident."""

import hashlib
import json

import msgspec
import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.errors import BrokenSave, CannotUndo
from starboard.kernel.fate import Fate
from starboard.kernel.saves import FORMAT, dump, load, read, write
from tests.kernel.test_match import ACTED, toy
from tests.kernel.toy import TOY, ToyGame

GAMES = {"toy": TOY}


def saved() -> bytes:
    match = toy(played=[*ACTED, (2, "low", "TOY-GUESS-01")])
    match.orders.give(1, "stop", "never")
    return dump(match, {"lang": "it"})


def test_a_save_brings_everything_back():
    loaded = load(saved(), GAMES, Fate(1))
    assert loaded.notice == "" and loaded.extra == {"lang": "it"}
    assert loaded.match.waiting == [0, 1]
    assert loaded.match.orders.of(1) == {"stop": {"order": "never", "condition": {}}}
    assert loaded.match.journal == toy(played=[*ACTED, (2, "low", "TOY-GUESS-01")]).journal
    assert loaded.match.undo_stops(2) is None


@pytest.mark.parametrize("length", [0, 1, 20, 200, -30, -3])
def test_a_truncated_save_is_refused(length):
    with pytest.raises(BrokenSave):
        load(saved()[:length], GAMES, Fate(1))


@pytest.mark.parametrize("junk", [b"hello", b"\x00\xff", b"[]", b"null", b'{"starboard": "x"}', b"{}", b'{"a":1}'])
def test_a_foreign_file_is_refused(junk):
    with pytest.raises(BrokenSave, match=r"not a Starboard save|cut off"):
        load(junk, GAMES, Fate(1))


def test_a_changed_byte_is_noticed():
    data = saved().replace(b'"walk"', b'"talk"')
    with pytest.raises(BrokenSave, match="checksum"):
        load(data, GAMES, Fate(1))


def test_a_save_from_the_future_is_refused():
    data = saved().replace(b'{"starboard":3', b'{"starboard":99')
    with pytest.raises(BrokenSave, match=r"format is 99.*update Starboard") as refused:
        load(data, GAMES, Fate(1))
    assert refused.value.why == "newer"


def test_a_save_of_an_unknown_game_lists_the_known_ones():
    with pytest.raises(BrokenSave, match="known are: other"):
        load(saved(), {"other": TOY}, Fate(1))


class Changed(ToyGame):
    def new(self, setup):
        g = super().new(setup)
        g.deck.cards = ["king", "queen", "jack"]  # the recorded deal cannot happen any more
        return g


def test_an_old_game_goes_on_from_its_checkpoint_when_the_rules_changed():
    loaded = load(saved(), {"toy": Changed()}, Fate(1))
    assert "stops fitting the rules at entry 0" in loaded.notice
    assert loaded.match.waiting == [0, 1]
    assert loaded.match.state.score == 6


def test_what_was_played_by_other_rules_is_not_taken_back():
    match = load(saved(), {"toy": Changed()}, Fate(1)).match

    assert match.undo_stops(0) == ("nothing", "")
    with pytest.raises(CannotUndo):
        match.undo(0, consent=True)
    match.undo(2, consent=True)  # since the checkpoint
    assert match.waiting == [0, 1, 2]


def test_a_broken_file_is_left_alone(tmp_path):
    path = tmp_path / "game.starboard"
    path.write_bytes(saved()[:100])
    with pytest.raises(BrokenSave, match=r"game\.starboard is refused"):
        read(path, GAMES, Fate(1))
    assert path.read_bytes() == saved()[:100]


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BrokenSave, match=r"nowhere\.starboard cannot be read"):
        read(tmp_path / "nowhere.starboard", GAMES, Fate(1))


def test_writing_replaces_the_file_whole(tmp_path):
    path = tmp_path / "deep" / "game.starboard"
    match = toy()
    write(match, path)
    match.answer(0, "walk")
    write(match, path)
    assert encode(read(path, GAMES, Fate(1)).match.state) == encode(match.state)
    assert [p.name for p in path.parent.iterdir()] == ["game.starboard"]


def test_an_imagined_world_is_not_saved():
    world = toy(played=[ACTED[0]]).imagine(0, Fate(1))
    with pytest.raises(BrokenSave):
        dump(world)


def test_a_save_is_plain_json():
    body = json.loads(saved())["body"]
    assert body["game"] == "toy" and body["journal"][5] == [0, ["a", "b"], "TOY-PICK-01"]
    assert msgspec.json.decode(saved())["starboard"] == FORMAT


def forged(**changes) -> bytes:
    """A save whose body was changed by somebody who knows how to make the checksum right."""
    body = {**json.loads(saved())["body"], **changes}
    data = msgspec.json.encode(body)
    envelope = {"starboard": 2, "sha256": hashlib.sha256(data).hexdigest(), "body": msgspec.Raw(data)}
    return msgspec.json.encode(envelope)


@pytest.mark.parametrize(
    "changes",
    [
        {"journal": "x"},
        {"seats": "many"},
        {"mark": "here"},
        {"extra": []},
        {"unknown": 1},
    ],
)
def test_a_forged_body_of_the_wrong_shape_is_refused(changes):
    with pytest.raises(BrokenSave):
        load(forged(**changes), GAMES, Fate(1))


def test_a_forged_journal_and_checkpoint_that_nobody_can_play_are_refused():
    hollow = json.loads(saved())["body"]["checkpoint"]
    hollow["state"][2] = -1000  # the number of the round
    with pytest.raises(BrokenSave, match=r"its journal cannot be played .* the round is -1000"):
        load(forged(journal=[[5, "x", "y"]], mark=0, checkpoint=hollow), GAMES, Fate(1))


@pytest.mark.parametrize("checkpoint", [None, [1, 2, 3], "x", {}, {"schema": 99}])
def test_a_journal_that_fits_is_enough(checkpoint):
    loaded = load(forged(checkpoint=checkpoint), GAMES, Fate(1))
    assert loaded.notice == "" and loaded.match.waiting == [0, 1]


def test_where_neither_fits_the_place_in_the_checkpoint_is_named():
    broken = json.loads(saved())["body"]["checkpoint"]
    broken["state"][3][1][1][0] = 7
    with pytest.raises(BrokenSave, match=r"players\[1\]\.hand\[0\]: a word expected, not 7") as refused:
        load(forged(journal=[[5, "x", "y"]], checkpoint=broken), GAMES, Fate(1))
    assert refused.value.why == "impossible"


def test_a_checkpoint_from_the_future_says_what_to_do():
    newer = {**json.loads(saved())["body"]["checkpoint"], "schema": 2}
    with pytest.raises(BrokenSave, match=r"newer Starboard .*update Starboard") as refused:
        load(forged(journal=[[5, "x", "y"]], checkpoint=newer), GAMES, Fate(1))
    assert refused.value.why == "newer"


def test_a_save_made_by_other_rules_says_so():
    assert load(saved(), GAMES, Fate(1)).other_rules == ""
    older = load(forged(rules_version="0"), GAMES, Fate(1))
    assert older.notice == "" and "by rules '0' (today: '1')" in older.other_rules
    assert "content" in load(forged(content="other"), GAMES, Fate(1)).other_rules
    gone_on = load(saved(), {"toy": Changed()}, Fate(1))
    again = load(dump(gone_on.match), {"toy": Changed()}, Fate(1))  # its past does not fit, and it knows
    assert again.other_rules and again.match.waiting == gone_on.match.waiting
