"""A campaign is a tree of chapters: each hands on a sheet from which every chapter that may follow can be opened."""

from collections import Counter

import msgspec
import pytest

from starboard.games.registry import GAMES
from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Carried, Game
from starboard.kernel.match import Match
from starboard.kernel.pieces import Piece, project
from starboard.kernel.saves import dump, load
from starboard.kernel.setup import fits, set_up
from starboard.kernel.visibility import SPECTATOR
from tests.games.contract.playing import one_decision
from tests.games.contract.tables import every_game

CAMPAIGNS = [
    (game, campaign.id, mode.id)
    for game in GAMES.values()
    for campaign in game.offer.campaigns
    for mode in game.offer.modes
    if fits(campaign, mode.id)
]
MOST_CHAPTERS = 40
OFTEN = 5  # times the same scenario


def chapter(game: Game, mode: str, scenario: str, sheet: Piece, seed: int) -> Match:
    """A chapter played to its end at random."""
    least, most = game.offer.counts(mode, scenario)
    seats = least + seed % (most - least + 1)
    match = Match(game, game.new(set_up(game.offer, mode, seats, (), scenario, encode(sheet))), Fate(seed))
    dice = Fate(seed + 1)
    while not match.over:
        one_decision(match, dice)
    return match


def carried(match: Match) -> Carried:
    found = match.game.carry(match.state)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "campaign", "mode"), CAMPAIGNS, ids=lambda one: getattr(one, "name", one))
def test_every_branch_of_a_campaign_can_be_played_to_its_end(game: Game, campaign: str, mode: str):
    """A scenario that players at random never win may come again and again; it is played a few times."""
    open_chapters = [(game.new_sheet(campaign), one) for one in game.offer.campaign(campaign).first]
    played: Counter[str] = Counter()
    for number in range(MOST_CHAPTERS):
        if not open_chapters:
            break
        sheet, scenario = open_chapters.pop()
        match = chapter(game, mode, scenario, sheet, seed=number)
        played[scenario] += 1
        handed_on = carried(match)
        assert read_back(game, handed_on.sheet)
        open_chapters += [(handed_on.sheet, one) for one in handed_on.following if played[one] < OFTEN]
    assert not open_chapters, "the campaign does not end"
    assert played


def read_back(game: Game, sheet: Piece) -> bool:
    """What is written of a sheet is read back whole, and every seat may look at it."""
    written = msgspec.json.encode(encode(sheet))
    again = decode(game.sheet_kind, msgspec.json.decode(written))
    assert encode(again) == encode(sheet)
    for seat in (SPECTATOR, *range(3)):
        assert msgspec.json.encode(project(sheet, seat))
    return True


@pytest.mark.parametrize(("game", "campaign", "mode"), CAMPAIGNS, ids=lambda one: getattr(one, "name", one))
def test_a_chapter_leaves_its_sheet_as_it_was_and_is_saved_with_it(game: Game, campaign: str, mode: str):
    sheet = game.new_sheet(campaign)
    before = encode(sheet)
    match = chapter(game, mode, game.offer.campaign(campaign).first[0], sheet, seed=4)

    first, second = carried(match), carried(match)

    assert encode(sheet) == before
    assert encode(first.sheet) == encode(second.sheet) != before
    loaded = load(dump(match, sheet=before), {game.name: game}, Fate(1))
    assert loaded.notice == "" and loaded.setup.sheet == before
    assert encode(carried(loaded.match).sheet) == encode(first.sheet)


@pytest.mark.parametrize(("game", "campaign", "mode"), CAMPAIGNS, ids=lambda one: getattr(one, "name", one))
def test_a_broken_sheet_is_refused(game: Game, campaign: str, mode: str):
    sheet = encode(game.new_sheet(campaign))
    scenario = game.offer.campaign(campaign).first[0]
    seats = game.offer.counts(mode, scenario)[0]
    for broken in ({}, {**sheet, "state": []}, {**sheet, "schema": 999}):
        with pytest.raises(StarboardError):
            game.new(set_up(game.offer, mode, seats, (), scenario, broken))


@every_game
def test_a_table_without_a_sheet_carries_nothing(game: Game):
    mode = game.offer.modes[0]
    match = Match(game, game.new(set_up(game.offer, mode.id, mode.least)), Fate(2))
    dice = Fate(3)
    while not match.over:
        one_decision(match, dice)

    assert game.carry(match.state) is None


@every_game
def test_a_campaign_that_is_not_in_the_box_is_unknown(game: Game):
    assert bool(game.offer.campaigns) == (game.sheet_kind is not None)
    with pytest.raises(Unknown):
        game.new_sheet("no such campaign")
