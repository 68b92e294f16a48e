# Simulationen
nemesis-lab-turns = Runden
nemesis-lab-fates = Was aus der Crew wurde
nemesis-lab-characters = Charaktere
