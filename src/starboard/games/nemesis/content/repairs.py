"""Repairing Rooms and working on Engines, as cards, tools and tape allow (NEM-CHAR-08, NEM-MARKER-19)."""

from typing import Final

from starboard.games.nemesis.rules.deeds import Deed
from starboard.games.nemesis.rules.knowledge import engine_here, work_on_engine
from starboard.games.nemesis.rules.markers import remove_malfunction
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.requests import Refusal

NOTHING_BROKEN = Refusal("NEM-MARKER-19", "nothing-broken")
NO_ENGINE_HERE = Refusal("NEM-ENGINE-03", "no-engine-here")


def repair_room(g: Nemesis, who: Character) -> None:
    remove_malfunction(g, who.room, "NEM-MARKER-19")


def why_nothing_broken(g: Nemesis, who: Character) -> Refusal | None:
    return None if g.malfunction[who.room] else NOTHING_BROKEN


def why_no_engine(g: Nemesis, who: Character) -> Refusal | None:
    return None if engine_here(g, who) else NO_ENGINE_HERE


REPAIR: Final = Deed(repair_room, why_nothing_broken)
ENGINE_WORK: Final = Deed(work_on_engine, why_no_engine)


def repair_alternatives() -> dict[str, Deed]:
    return {"repair": REPAIR, "engine": ENGINE_WORK}
