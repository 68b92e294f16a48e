# Star Saga among the other games.

web-saga-name = Star Saga
web-saga-home-eyebrow = Star Saga · 1 bis 5 Spieler · eine Kampagne mit neun Missionen
web-saga-home-title = Der Auftrag ist einfach. Das Entkommen nicht.
web-saga-home-tale = Söldner gegen Megakonzerne, Mission für Mission.
web-saga-scenario = Mission
