"""The end of a game of Nemesis: how it ended, what became of everybody, who won and with which Objectives."""

from typing import Any

from starboard.cli.winners import who_won
from starboard.games.nemesis.terminal.words import State, seat_name
from starboard.texts import Ref, Texts


def results(view: dict[str, Any], texts: Texts) -> list[str]:
    g, result = view["state"], view["results"]
    lines = [texts.text(f"nemesis-ending-{result['ending']}") if result["ending"] else ""]
    if result["reached"] and not result["ship_destroyed"]:
        lines.append(texts.text("nemesis-log-arrived", planet=Ref(f"nemesis-planet-{result['reached']}")))
    lines.append(texts.text("cli-results-turns", count=result["turns"]))
    lines += [judged(one, texts) for one in result["shared"]]
    for seat in range(len(g["players"])):
        lines.append(one_line(g, result, texts, seat))
        lines += [judged(one, texts) for one in result["objectives"][seat]]
    lines.append(who_won(texts, [seat_name(g, texts, seat) for seat in result["winners"]]))
    return [line for line in lines if line]


def one_line(g: State, result: dict[str, Any], texts: Texts, seat: int) -> str:
    who = g["players"][seat]
    return texts.text(
        "cli-results-seat",
        seat=seat + 1,
        name=seat_name(g, texts, seat),
        fate=Ref(f"nemesis-fate-{result['fates'][seat]}"),
        won="yes" if seat in result["winners"] else "no",
        secret="yes" if who["objectives"] else "no",
        objectives=[Ref(f"nemesis-objective-{name}") for name in who["objectives"]],
    )


def judged(one: dict[str, Any], texts: Texts) -> str:
    """An Objective after its check, with what it asked for."""
    return texts.text(
        "cli-results-judged",
        objective=Ref(f"nemesis-objective-{one['objective']}"),
        met="yes" if one["met"] else "no",
        needs=needs(one["needs"], texts),
    )


def needs(need: dict[str, Any], texts: Texts) -> str:
    """All of a list, or one of several; "+" was met and "-" was not."""
    if need["parts"]:
        joint = "; " if need["name"] == "all" else " / "
        return joint.join([needs(part, texts) for part in need["parts"]])
    sign = "+" if need["met"] else "-"
    return f"{sign} {texts.text('nemesis-need-' + need['name'], number=need['number'])}"
