"""What a campaign of Star Saga goes on from."""
