"""Texts by game and language, kept by their hash; rules by ledger."""

import re

import pytest

from starboard.games.folders import folders
from starboard.games.registry import GAMES
from starboard.rules.ledger import LEDGERS
from starboard.texts import LANGUAGES, client_files, text_files

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_client_gets_every_text_it_may_show_in_one_piece_or_the_other(lounge, lang):
    async with lounge() as here:
        ada = await here.guest()
        shared = MESSAGE.findall((await ada.ask("GET", f"/api/texts/{lang}")).text)
        own = {game: MESSAGE.findall((await ada.ask("GET", f"/api/texts/{lang}/{game}")).text) for game in GAMES}

    everything = [*shared, *[message for messages in own.values() for message in messages]]
    assert len(everything) == len(set(everything))
    for game in GAMES:
        assert {f"{game}-mode-{mode.id}" for mode in GAMES[game].offer.modes} <= set(shared), "people choose by them"
        assert own[game] and not set(own[game]) & set(shared)
    unsent = {file.name for file in text_files(lang) if _playable(file)} - {file.name for file in _sent(lang)}
    assert all(name.startswith(("cli", "lab", "story")) for name in unsent)


def _playable(file):
    """Nobody plays a game without a plug-in yet, so nobody needs its texts."""
    folder = file.parents[2].name
    return folder not in folders() or folder in GAMES


def _sent(lang):
    return [*client_files(lang), *[file for game in GAMES for file in client_files(lang, game)]]


async def test_texts_are_kept_for_ever_by_their_version_and_else_asked_for_again(lounge):
    async with lounge() as here:
        ada = await here.guest()
        (game, *_) = await ada.ok("GET", "/api/games")
        path, version = f"/api/texts/de/{game['name']}", game["texts"]["de"]
        kept = await ada.ask("GET", f"{path}?v={version}")
        other = await ada.ask("GET", f"{path}?v=0123456789abcdef")
        plain = await ada.ask("GET", path)
        again = await ada.ask("GET", path, headers={"if-none-match": plain.headers["etag"]})

        assert "immutable" in kept.headers["cache-control"] and kept.headers["etag"] == f'"{version}"'
        assert other.headers["cache-control"] == plain.headers["cache-control"] == "no-cache"
        assert (again.status_code, again.content) == (304, b"")
        assert kept.content == other.content == plain.content
        assert version != game["texts"]["en"]
        assert await ada.refused("GET", "/api/texts/en/chess") == "no-such-game"
        assert await ada.refused("GET", "/api/texts/xx") == "bad-request"


async def test_every_ledger_is_read_and_searched_by_its_name(lounge):
    async with lounge() as here:
        ada = await here.guest()
        for ledger in LEDGERS:
            reference = await ada.ok("GET", f"/api/rules/{ledger}?lang=it")
            rules = [rule for chapter in reference["chapters"] for rule in chapter["rules"]]
            assert rules
            found = await ada.ok("GET", f"/api/rules/{ledger}/search?q={rules[0]['id']}")
            assert found[0]["id"] == rules[0]["id"]
        assert {ledger for game in await ada.ok("GET", "/api/games") for ledger in game["ledgers"]} <= set(LEDGERS)
        assert await ada.refused("GET", "/api/rules/chess") == "no-such-game"


async def test_a_table_without_a_game_is_of_the_only_one_there_is(lounge, toy, monkeypatch):
    async with lounge() as here:
        ada = await here.guest()
        assert await ada.refused("POST", "/api/tables", json={"seats": 2}) == "bad-request"
        for game in [name for name in GAMES if name != "toy"]:
            monkeypatch.delitem(GAMES, game)
        table = await ada.ok("POST", "/api/tables", json={"seats": 2})
        assert (table["game"], table["mode"]) == ("toy", "plain")
