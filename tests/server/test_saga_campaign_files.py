"""A campaign of Star Saga from a stranger's file: whatever is forged on its sheet is refused, with the reason."""

from collections.abc import Callable
from typing import Any

import pytest

from starboard.games.saga.plugin import GAME
from starboard.games.saga.rules.campaign.campaign import new_sheet
from starboard.games.saga.sheet.sheet import Sheet
from starboard.games.saga.state.fields import Item, Played, Veteran
from starboard.kernel.campaign_files import CampaignFile, ChapterInFile, dump_campaign
from starboard.kernel.encoding import encode
from starboard.server.campaigns.import_checks import examine_campaign
from starboard.server.refusals import RequestRefused
from starboard.texts import LANGUAGES, Texts

DULINSKY, CURBY = 0, 1


def after_m1() -> Sheet:
    """A sheet that the first mission might have written."""
    sheet = new_sheet("lantern-job")
    sheet.played, sheet.following = [Played("m1", True)], ["m2"]
    for card in ("mc-dulinsky", "mc-curby"):
        sheet.squad.append(Veteran(card))
    sheet.squad[DULINSKY].items = [Item("eq-medi-pack", 0)]
    return sheet


def campaign_file(sheet: Sheet) -> bytes:
    """Its only chapter came without its game, so nothing but the sheet speaks for it."""
    chapter = ChapterInFile(1, 0, 0, "m1", ["m2"], encode(sheet), [], 1.0, 2.0)
    first = encode(new_sheet("lantern-job"))
    return dump_campaign(
        CampaignFile("saga", GAME.rules_version, "lantern-job", "Found", "together", [], first, [chapter])
    )


def debts(sheet: Sheet) -> None:
    sheet.squad[CURBY].victory_points = -3


def unknown_card(sheet: Sheet) -> None:
    sheet.squad[CURBY].items = [Item("eq-orbital-laser", 0)]


def level_99(sheet: Sheet) -> None:
    sheet.squad[DULINSKY].skills = ["sk-parry"] * 98


def too_many_cards(sheet: Sheet) -> None:
    sheet.squad[DULINSKY].items = [Item("eq-shield-gen", 0), Item("eq-shield-gen", 0)]


def dead_on_their_feet(sheet: Sheet) -> None:
    sheet.squad[DULINSKY].wounds = 5


def stranger_in_the_squad(sheet: Sheet) -> None:
    sheet.squad[CURBY].card = "mc-nobody"


def nobody(sheet: Sheet) -> None:
    sheet.squad = []


def another_past(sheet: Sheet) -> None:
    sheet.flags["heron"] = "married"


FORGED: list[tuple[Callable[[Sheet], None], str, dict[str, Any]]] = [
    (debts, "saga-sheet-number", {"who": "mc-curby", "number": -3}),
    (unknown_card, "saga-sheet-equipment", {"card": "eq-orbital-laser", "count": 1}),
    (level_99, "saga-sheet-skill", {"card": "sk-parry"}),
    (too_many_cards, "saga-sheet-equipment", {"card": "eq-shield-gen", "count": 2}),
    (dead_on_their_feet, "saga-sheet-dead", {"who": "mc-dulinsky", "count": 5}),
    (stranger_in_the_squad, "saga-sheet-squad", {}),
    (nobody, "saga-sheet-nobody", {}),
    (another_past, "saga-sheet-flags", {}),
]


@pytest.mark.parametrize(("forge", "why", "values"), FORGED)
def test_a_forged_sheet_is_refused_and_the_reader_is_told_what_is_wrong(
    forge: Callable[[Sheet], None], why: str, values: dict[str, Any]
):
    sheet = after_m1()
    forge(sheet)

    with pytest.raises(RequestRefused) as refused:
        examine_campaign(campaign_file(sheet), 1)

    assert refused.value.code == "file-impossible"
    assert refused.value.args_for_text == {"why": why, "game": "saga", **values}
    for lang in LANGUAGES:
        assert Texts(lang).text(why, **values)


async def test_nothing_of_a_forged_campaign_is_kept(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        kept = await ada.ok("POST", "/api/campaigns", json={"game": "saga", "name": "Mine"})
        forged = after_m1()
        dead_on_their_feet(forged)

        answer = await ada.ask("POST", "/api/campaigns/import", content=campaign_file(forged))

        assert answer.status_code == 422
        assert answer.json()["error"]["args"]["why"] == "saga-sheet-dead"
        assert [one["id"] for one in await ada.ok("GET", "/api/campaigns")] == [kept["id"]]
        assert await ada.ok("GET", "/api/tables") == []
