"""Tables while they are played: the match, its story on disk, viewers, windows, votes and bots."""
