"""Looking a component up by its name."""

import pytest

from starboard.games.nemesis.terminal.look import as_typed, matching
from starboard.texts import Texts


@pytest.mark.parametrize(
    ("lang", "typed", "found"),
    [("it", "Fucile d'Assalto", ("item", "assault-rifle")), ("cs", "motor č. 1", ("room", "engine-1"))],
)
def test_a_name_is_found_by_what_a_keyboard_types(lang: str, typed: str, found: tuple[str, str]) -> None:
    assert matching(Texts(lang), as_typed(typed)) == [found]
