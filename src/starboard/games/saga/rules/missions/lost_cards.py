"""Cards of the mission that were dropped, and for how long they lie there. Only the table is looked at here."""

from starboard.games.saga.state.saga import Saga


def lost_for(g: Saga, card: str, whole_rounds: int, round_over: bool) -> bool:
    """It was dropped and lies there since before so many whole Rounds. A card in its place, at a piece, is not lost.

    The whole Rounds are over at the end of the last of them, and not before.
    """
    since = [fallen.round for fallen in g.downed for item in fallen.items if item.card == card]
    since += [one.round for one in g.lying if one.item.card == card and one.at is not None and not one.piece]
    over = g.round if round_over else g.round - 1
    return any([over - number >= whole_rounds for number in since])
