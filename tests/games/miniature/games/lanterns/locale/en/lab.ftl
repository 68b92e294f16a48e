# Simulations

lanterns-lab-rounds = Rounds
lanterns-lab-burning = Burning Lanterns
lanterns-lab-pledges = Vows
