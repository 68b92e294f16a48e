"""What a seat may choose: each option's text, where it is on the board, what it costs, the rule behind it."""

from typing import Final

from starboard.games.vanguard.rules.deciding import is_aside
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words import cards_and_gear, checks, harm, planet_choices, team_choices, turns
from starboard.games.vanguard.words.choices import Describer
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask, Payload

OPTIONS: Final[dict[str, Describer]] = {
    **team_choices.OPTIONS,
    **turns.OPTIONS,
    **checks.OPTIONS,
    **cards_and_gear.OPTIONS,
    **harm.OPTIONS,
    **planet_choices.OPTIONS,
}


def describe_option(g: Vanguard, ask: Ask, option: Payload) -> Described:
    """One option of a question, on offer, refused or aside; None is the choice to pick nothing."""
    if ask.kind not in OPTIONS:
        raise Unknown("question", ask.kind, list(OPTIONS))
    if is_aside(option):
        return turns.an_aside(g, option)
    described = Described(f"vanguard-none-{ask.kind}") if option is None else OPTIONS[ask.kind](g, ask, option)
    described.rule = described.rule or ask.rule
    return described
