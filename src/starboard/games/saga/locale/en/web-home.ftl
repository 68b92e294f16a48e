# Star Saga among the other games.

web-saga-name = Star Saga
web-saga-home-eyebrow = Star Saga · 1 to 5 players · a campaign of nine missions
web-saga-home-title = The job is simple. Getting out is not.
web-saga-home-tale = Mercenaries against the megacorporations, mission by mission.
web-saga-scenario = Mission
