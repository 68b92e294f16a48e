# Simulations
nemesis-lab-turns = Turns
nemesis-lab-fates = What became of the crew
nemesis-lab-characters = Characters
