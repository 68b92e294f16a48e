"""A prepared table put before a bot: what it answers to one question."""

from typing import Any

from starboard.games.vanguard.bots import VanguardBot
from starboard.games.vanguard.bots.tempers import EVEN
from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.rules.actions import options
from starboard.games.vanguard.rules.any_time import asides
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.testing.table import VanguardTable
from starboard.kernel.pieces import project
from starboard.kernel.requests import Ask, Payload


def answer(table: VanguardTable, ask: Ask) -> Payload:
    given = VanguardBot(1).answer(project(table.g, ask.seat), ask)
    assert ask.allows(given)
    return given


def turn(table: VanguardTable, who: CrewMember) -> Payload:
    """What the bot does in a turn of a crew member."""
    table.g.active = who.section
    about = {"who": who.section, "actions": table.g.actions}
    found = Ask(who.seat, options(table.g, who), "VAN-TURN-01", "turn", about=about)
    found.asides = asides(table.g, who.seat)
    return answer(table, found)


def question(table: VanguardTable, who: CrewMember, kind: str, choices: list[Any], least: int = 1) -> Payload:
    """What the bot says to a question like this about a crew member."""
    found = Ask(who.seat, choices, "VAN-TURN-01", kind, least, about={"who": who.section})
    found.asides = asides(table.g, who.seat)
    return answer(table, found)


def judge(table: VanguardTable, who: CrewMember) -> Judge:
    return Judge(table.g, EVEN, who)
