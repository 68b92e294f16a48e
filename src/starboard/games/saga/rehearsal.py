"""Which parts of a mission's file are ever used: somebody listens while bots play it."""

from types import TracebackType

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_script import When
from starboard.games.saga.rules.missions.listeners import ENDLESS, LISTENERS, MAY, OPERATION, WHEN


class Rehearsal:
    """Listens between `with` and its end; `silent` says afterwards what never happened."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self.heard: set[tuple[str, str]] = set()

    def __enter__(self) -> "Rehearsal":
        LISTENERS.append(self._hear)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        LISTENERS.remove(self._hear)

    def _hear(self, what: str, name: str) -> None:
        self.heard.add((what, name))

    def silent(self) -> list[str]:
        """The parts of the file that were never used, in its order."""
        script = self.mission.script
        found = [
            f"when number {index + 1} ({described(when)})"
            for index, when in enumerate(script.whens)
            if (WHEN, str(index)) not in self.heard
        ]
        found += [f"may {may.id}" for may in script.mays if (MAY, may.id) not in self.heard]
        return found + [
            f"operations.{deed.operation}" for deed in script.deeds if (OPERATION, deed.operation) not in self.heard
        ]

    def endless(self) -> list[str]:
        """Triggers whose answers brought about one another without end."""
        return sorted([name for what, name in self.heard if what == ENDLESS])


def described(when: When) -> str:
    """How its author finds it again: `on = "opened", at = "D1"`."""
    if when.trigger is None:
        return f"if {', '.join([condition.word for condition in when.conditions])}"
    keys = [f'{key} = "{value}"' for key, value in when.trigger.values if isinstance(value, (str, int))]
    own = [f'on = "{when.trigger.word}"', *keys]
    return ", ".join([*own, f'variant = "{when.variant}"'] if when.variant else own)
