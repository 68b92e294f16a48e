"""The end of a mission: who won, how long it took, what became of everybody."""

from typing import Any

from starboard.cli.winners import who_won
from starboard.games.saga.terminal.words import model_name, seat_name
from starboard.games.saga.words.seen_table import table_seen
from starboard.render import say
from starboard.texts import Texts


def results(view: dict[str, Any], texts: Texts) -> list[str]:
    g, result = table_seen(view["state"]), view["results"]
    lines = [texts.text(f"saga-ending-{result['ending']}")] if result["ending"] else []
    lines += [say(texts, said) for said in result["decided"]]
    lines.append(texts.text("cli-saga-rounds", rounds=result["rounds"]))
    for who in result["mercenaries"]:
        name = model_name(g, texts, who["name"])
        lines.append(texts.text("cli-saga-fate", name=name, fate=who["fate"], wounds=who["wounds"]))
    lines.append(who_won(texts, [seat_name(g, texts, seat) for seat in result["winners"]]))
    return lines
