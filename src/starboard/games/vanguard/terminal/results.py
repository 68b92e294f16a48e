"""The end of an exploration: how it ended, what was done, what comes home, who does not."""

from typing import Any

from starboard.cli.winners import who_won
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.terminal.words import card_name, member_name, seat_name, spoken
from starboard.games.vanguard.words.names import mission
from starboard.kernel.seen_table import table_seen
from starboard.texts import Texts


def results(view: dict[str, Any], texts: Texts) -> list[str]:
    g, result = table_seen(Vanguard, view["state"]), view["results"]
    lines = [texts.text("cli-vanguard-ending", ending=result["ending"], rounds=result["rounds"])]
    lines += [
        texts.text("cli-vanguard-mission-done", mission=spoken(texts, mission(one))) for one in result["missions"]
    ]
    lines += [
        texts.text("cli-vanguard-mission-failed", mission=spoken(texts, mission(one))) for one in result["failed"]
    ]
    lines.append(texts.text("cli-vanguard-success", count=result["success"]))
    finds = [card_name(g, texts, card) for card in result["discoveries"]]
    finds += [card_name(g, texts, str(number)) for number in result["uniques"]]
    if finds:
        lines.append(texts.text("cli-vanguard-finds", finds=", ".join(finds)))
    for who in g.crew:
        if who.status == "dead":
            lines.append(texts.text("cli-vanguard-fallen", who=member_name(g, texts, who.section)))
    lines.append(who_won(texts, [seat_name(g, texts, seat) for seat in result["winners"]]))
    return lines
