"""A card whose effect is in no table yet."""


class UnwrittenCard(Exception):
    """Raised where a card would do something that nobody has written: the game stops instead of skipping it."""

    def __init__(self, card: str) -> None:
        super().__init__(f"the effect of {card} is in no table")
        self.card = card
