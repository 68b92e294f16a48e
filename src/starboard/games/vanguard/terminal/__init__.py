"""ISS Vanguard in a terminal."""

from starboard.games.vanguard.terminal.presenter import VanguardPresenter

PRESENTER = VanguardPresenter()
