"""What a seat may choose: each option's text, where it is on the board, what it costs, the rule behind it."""

from typing import Final

from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words import attacks, deeds, moves, nexus, squad
from starboard.games.saga.words.choices import Describer
from starboard.kernel.errors import Unknown
from starboard.kernel.game import Described
from starboard.kernel.requests import Ask, Payload

OPTIONS: Final[dict[str, Describer]] = {
    **moves.OPTIONS,
    **attacks.OPTIONS,
    **deeds.OPTIONS,
    **nexus.OPTIONS,
    **squad.OPTIONS,
}


def describe_option(g: Saga, ask: Ask, option: Payload) -> Described:
    """One option of a question, on offer or refused; None is the choice to pick nothing."""
    if ask.kind not in OPTIONS:
        raise Unknown("question", ask.kind, list(OPTIONS))
    described = Described(f"saga-none-{ask.kind}") if option is None else OPTIONS[ask.kind](g, ask, option)
    described.rule = described.rule or ask.rule
    return described
