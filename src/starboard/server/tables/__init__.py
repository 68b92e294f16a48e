"""Tables while they are played: the match, its moves on disk, viewers, windows, votes and bots."""
