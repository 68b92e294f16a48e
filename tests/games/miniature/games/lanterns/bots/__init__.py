"""The bots of Lanterns."""

from starboard.games.lanterns.bots.lamplighter import Lamplighter

BOTS = {"lamplighter": Lamplighter}  # the best first
