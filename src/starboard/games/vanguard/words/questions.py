"""What a seat is asked: the prompt of every kind of question, found in the tables of the chapters."""

from typing import Final

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import cards_and_gear, checks, harm, planet_choices, team_choices, turns
from starboard.games.vanguard.words.choices import Prompt
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask

PROMPTS: Final[dict[str, Prompt]] = {
    **team_choices.PROMPTS,
    **turns.PROMPTS,
    **checks.PROMPTS,
    **cards_and_gear.PROMPTS,
    **harm.PROMPTS,
    **planet_choices.PROMPTS,
}


def describe_ask(g: Vanguard, ask: Ask) -> Described:
    """The question as its seat reads it."""
    if ask.kind not in PROMPTS:
        raise Unknown("question", ask.kind, list(PROMPTS))
    described = PROMPTS[ask.kind](g, ask)
    described.rule = described.rule or ask.rule
    return described
