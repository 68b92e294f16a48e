"""Bots: one interface for the table, the tests and the lab.

A bot gets a seat's view and the question that seat is asked, never the state.
"""

from starboard.bots.base import BOTS, Bot, RandomBot, bots_for, good_bot, make_bot

__all__ = ["BOTS", "Bot", "RandomBot", "bots_for", "good_bot", "make_bot"]
