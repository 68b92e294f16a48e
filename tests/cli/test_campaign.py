"""Campaigns at the keyboard: one file on the disk, chapter after chapter, whatever happens to the program."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from starboard.cli import campaign
from starboard.cli.arguments import command_texts, parser
from starboard.cli.campaign_disk import campaign_names, campaign_path, load_campaign
from starboard.cli.main import main
from starboard.cli.play import open_table
from starboard.cli.table import TerminalTable, load_table
from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.campaign_files import check_chapter
from starboard.kernel.fate import Fate
from starboard.kernel.setup import Setup
from tests.kernel.toy_campaign import VOYAGE

Fake = Callable[[TerminalTable, object, list[str]], int]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("STARBOARD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setitem(GAMES, "voyage", VOYAGE)
    yield


def arguments(*words: str) -> argparse.Namespace:
    texts = command_texts(words)
    return parser(words, texts).parse_args(words)


def played(decisions: int = 99, course: str = "away", then: int = 0) -> Fake:
    """Instead of a person before the screen: so many decisions, each of them saved."""

    def play(table: TerminalTable, terminal: object, notices: list[str]) -> int:
        for _ in range(decisions):
            if table.match.over:
                break
            seat = table.match.waiting[0]
            table.answer(seat, course if table.match.asks[seat].kind == "course" else "dive")
            table.write()
        return then

    return play


@pytest.fixture
def at_the_table(monkeypatch: pytest.MonkeyPatch) -> Callable[[Fake], None]:
    return lambda fake: monkeypatch.setattr(campaign, "play", fake)


def lines(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    capsys.readouterr()
    assert main(["campaign", *words, "--plain"]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("words", "setup", "players"),
    [
        (
            ["--scenario", "bay", "--roles", "captain,cook+diver"],
            (("captain",), ("cook", "diver")),
            ["human", "random"],
        ),
        (["--roles", ",beast", "--seats", "random,human"], (("captain",), ("beast",)), ["random", "human"]),
        (["--seats", "human"], (("captain",),), ["human"]),
    ],
)
def test_a_game_is_begun_with_the_roles_and_the_scenario_that_are_named(words, setup, players, tmp_path):
    args = arguments("play", "voyage", "--seed", "1", "--save", str(tmp_path / "x.starboard"), *words)
    table, _ = open_table(args)

    scenario = "bay" if "--scenario" in words else "harbour"
    assert VOYAGE.setup_of(table.match.start) == Setup("plain", setup, (), scenario)
    assert table.players == players


@pytest.mark.parametrize("words", [["new", "x", "--game", "voyage"], ["list", "--game", "voyage"]])
def test_whatever_can_be_chosen_for_a_campaign_is_listed(words, capsys):
    assert main(["campaign", *words, "--roles", "list"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["captain", "diver"]
    assert not campaign_names(), "nothing was begun"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "voyage", "--roles", "a,b,c", "--seats", "human"], "3 seats with roles, but only 1 to play"),
        (["play", "voyage", "--roles", "pirate"], "There is no role “pirate”"),
        (["play", "voyage", "--scenario", "moon"], "There is no scenario “moon”"),
        (["play", "voyage", "--scenario", "reef", "--seats", "human"], "is played in a campaign only"),
        (["campaign", "next"], "Which campaign?"),
        (["campaign", "new", "x", "--game", "nemesis"], "nemesis has no campaigns"),
        (["campaign", "new", "x", "--game", "voyage", "--kind", "odyssey"], "“odyssey” is not known here"),
        (["campaign", "new", "x", "--game", "voyage", "--options", "fog"], "is not played in this mode"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(words, said, capsys):
    assert main([*words, "--plain"]) == 2
    assert said in capsys.readouterr().err


def test_a_campaign_is_played_branched_and_listed(capsys, at_the_table):
    assert lines(capsys, "list") == ["There is no campaign yet. Begin one with: starboard campaign new NAME"]
    assert "starboard campaign next deep" in lines(capsys, "new", "deep", "--game", "voyage")[0]
    assert lines(capsys, "list", "deep") == ["No chapter has been played. It begins with: harbour"]
    assert main(["campaign", "new", "deep", "--game", "voyage"]) == 1
    assert "is there already" in capsys.readouterr().err

    at_the_table(played(decisions=1))
    lines(capsys, "next", "deep", "--seats", "human,human", "--seed", "3")
    assert lines(capsys, "list") == ["deep: Voyage, 1 chapter, in the middle of a chapter"]
    assert main(["campaign", "next", "deep", "--roles", "cook"]) == 2

    at_the_table(played())
    assert lines(capsys, "next", "deep")[-1] == (
        "The chapter is over. May follow: reef, storm. Go on with: starboard campaign next deep"
    )
    lines(capsys, "next", "deep", "--scenario", "storm", "--seats", "human,human", "--roles", "diver,captain")
    assert main(["campaign", "next", "deep"]) == 2
    assert "come to its end" in capsys.readouterr().err
    lines(capsys, "branch", "deep", "--from", "2", "--at", "before", "--seats", "human")
    lines(capsys, "branch", "deep", "--from", "1", "--at", "after", "--scenario", "reef", "--seats", "human")
    assert lines(capsys, "list", "deep") == [
        "1. harbour (over; may follow: reef, storm)",
        "  2. storm (the campaign ended here)",
        "  3. storm (the campaign ended here)",
        "  4. reef (the campaign ended here)",
    ]
    assert lines(capsys, "list") == ["deep: Voyage, 4 chapters, came to its end"]

    kept = load_campaign(campaign_path("deep"))
    matches = [check_chapter(kept.game, kept.file, chapter, Fate(1)).match for chapter in kept.file.chapters]
    assert all(match.over for match in matches)
    assert [sailor.roles for sailor in matches[1].state.sailors] == [["diver"], ["captain"]]
    assert matches[0].state.sailors[0].word == matches[1].state.sailors[1].word, "the captain's word went on"


@pytest.mark.parametrize("decisions", [0, 1, 2, 99])
def test_a_program_that_is_killed_loses_no_decision(decisions, at_the_table, monkeypatch):
    main(["campaign", "new", "deep", "--game", "voyage"])
    really = campaign.DiskCampaign.keep
    at_the_table(played(decisions))
    monkeypatch.setattr(campaign.DiskCampaign, "keep", lambda *_: None)  # it was killed before it could
    main(["campaign", "next", "deep", "--seats", "human", "--plain"])
    on_disk = load_campaign(campaign_path("deep"))
    assert on_disk.unfinished() is not None
    decided = saves.open_save(on_disk.save_path(1).read_bytes()).journal
    assert len([entry for entry in decided if entry[0] >= 0]) == min(decisions, 2)

    monkeypatch.setattr(campaign.DiskCampaign, "keep", really)
    found: list[int] = []
    at_the_table(lambda table, *_: found.append(len(table.match.journal)) or played()(table, *_))
    main(["campaign", "next", "deep", "--plain"])

    again = load_campaign(campaign_path("deep"))
    assert len(again.file.chapters) == 1 and again.file.chapters[0].following == ["reef", "storm"]
    assert not again.save_path(1).exists()
    assert found == [len(decided)]


def test_a_save_of_a_chapter_keeps_its_sheet(at_the_table, tmp_path):
    main(["campaign", "new", "deep", "--game", "voyage"])
    at_the_table(played(decisions=1))
    main(["campaign", "next", "deep", "--seats", "human", "--plain"])
    chapter = load_campaign(campaign_path("deep")).file.chapters[0]
    path = tmp_path / "chapter.starboard"
    path.write_bytes(bytes(chapter.save))

    table, _ = load_table(path, command_texts([]))
    table.write()

    assert saves.open_save(path.read_bytes()).setup.sheet == table.sheet is not None


@pytest.mark.parametrize("data", [b"", b"hello", b'{"starboard_campaign":1}'])
def test_a_file_that_is_no_campaign_is_left_alone(data, tmp_path, capsys):
    path = tmp_path / "x.campaign"
    path.write_bytes(data)

    assert main(["campaign", "next", str(path)]) == 1
    assert "damaged, or no game of Starboard" in capsys.readouterr().err
    assert path.read_bytes() == data
    assert main(["campaign", "list", str(tmp_path / "none.campaign")]) == 1
