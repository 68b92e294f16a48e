"""Nemesis in a terminal."""

from starboard.games.nemesis.terminal.presenter import NemesisPresenter

PRESENTER = NemesisPresenter()
