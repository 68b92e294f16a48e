# Nemesis among the other games: its name, its part of the home page, its marks among the samples of the settings.

web-nemesis-home-eyebrow = Nemesis · 1 to 5 players · with friends or bots
web-nemesis-home-title = Something is awake on board
web-nemesis-home-tale = The sleep ended too early. One of the crew is dead, nobody knows the course, and not everyone here wants to see Earth again.
web-nemesis-name = Nemesis
web-nemesis-sample-fire = Fire
web-nemesis-sample-malfunction = Malfunction
web-nemesis-sample-slime = Slime
web-nemesis-sample-noise = Noise
web-nemesis-sample-intruder = Intruder
