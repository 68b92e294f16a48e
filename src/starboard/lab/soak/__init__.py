"""The soak: random and adversarial games for as long as one likes, and a file for every fault that replays it."""
