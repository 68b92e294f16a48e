"""Which effects of a planet's file ever happen: somebody listens while bots play it."""

from types import TracebackType

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_said import all_effects
from starboard.games.vanguard.content.spelling import spelled
from starboard.games.vanguard.rules.planet_listeners import LISTENERS

UNHEARD = ("path", "state")  # entries that are not listened to: icons of Paths, and later visits


class Rehearsal:
    """Listens between `with` and its end; `silent` says afterwards what never happened."""

    def __init__(self, planet: Planet) -> None:
        self.planet = planet
        self.heard: set[int] = set()
        self.cut_off: set[str] = set()

    def __enter__(self) -> "Rehearsal":
        LISTENERS.append(self._hear)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        LISTENERS.remove(self._hear)

    def _hear(self, effect: Effect | None, card: str) -> None:
        if effect is None:
            self.cut_off.add(card)
        else:
            self.heard.add(id(effect))

    def silent(self) -> list[str]:
        """The effects of the file that never happened, in its order."""
        return [
            f"{place}: {spelled((effect,))}"
            for place, effect in all_effects(self.planet)
            if id(effect) not in self.heard and effect.word != "none" and not place.startswith(UNHEARD)
        ]

    def endless(self) -> list[str]:
        """Cards and Logs from which effects brought about one another without end."""
        return sorted(self.cut_off)
