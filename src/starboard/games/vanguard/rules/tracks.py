"""Tracks of Special Actions: markers advance, go back, and reach their Result box (VAN-TRACK-01)."""

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.state.fields import Track
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell


def track_at(g: Vanguard, action: str, sector: int, colour: str) -> Track | None:
    for track in g.tracks:
        if (track.action, track.sector, track.colour) == (action, sector, colour):
            return track
    return None


def move_track(g: Vanguard, action: SpecialAction, sector: int, colour: str, number: int) -> bool:
    """One step to the right, as far as the Result box, or to the left for each (VAN-TRACK-03, VAN-TRACK-04)."""
    if colour not in action.tracks:
        return False  # VAN-IMMEDIATE-04
    track = track_at(g, action.name, sector, colour)
    at = track.at if track is not None else 0
    after = max(0, min(action.tracks[colour].length, at + number))
    if after == at:
        return False
    if track is None:
        track = Track(action.name, sector, colour, 0)
        g.tracks.append(track)
    track.at = after
    if not after:
        g.tracks.remove(track)
    tell(g, "track-moved", "VAN-TRACK-03", action=action.name, colour=colour, at=after)
    return True


def is_full(g: Vanguard, action: SpecialAction, sector: int, colour: str) -> bool:
    track = track_at(g, action.name, sector, colour)
    return track is not None and track.at >= action.tracks[colour].length


def clear_track(g: Vanguard, action: SpecialAction, sector: int, colour: str) -> None:
    """The marker is taken off when its result is resolved (VAN-TRACK-06)."""
    track = track_at(g, action.name, sector, colour)
    if track is not None:
        g.tracks.remove(track)


def take_markers(g: Vanguard, card: str) -> None:
    """A card that lies in no Sector leaves play, and every marker on it with it (VAN-TRACK-05)."""
    g.tracks = [track for track in g.tracks if track.sector or not track.action.startswith(f"{card}:")]
    g.marked = [one for one in g.marked if one.sector or not one.action.startswith(f"{card}:")]
