"""Star Saga in a terminal."""

from starboard.games.saga.terminal.presenter import SagaPresenter

PRESENTER = SagaPresenter()
