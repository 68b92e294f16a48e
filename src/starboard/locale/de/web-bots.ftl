### Bots und Menschen am Tisch: Namen, Gemüt, Stärke, Anwesenheit

web-bot-name-odile = Odile
web-bot-name-sefu = Sefu
web-bot-name-brack = Brack
web-bot-name-noor = Noor
web-bot-name-qadir = Qadir
web-bot-name-tove = Tove
web-bot-name-imani = Imani
web-bot-name-juno = Juno
web-bot-name-pavle = Pavle
web-bot-name-wren = Wren

web-bot-temper-cautious = Vorsichtig
    .text = Wagt wenig und geht früh.
web-bot-temper-loyal = Loyal
    .text = Kümmert sich erst um das, was alle brauchen, dann um eigene Pläne.
web-bot-temper-reckless = Waghalsig
    .text = Geht geradewegs hinein und bleibt lange.
web-bot-temper-suspicious = Misstrauisch
    .text = Hält Abstand und nimmt von niemandem etwas an.
web-bot-temper-greedy = Gierig
    .text = Sucht überall, wo es etwas zu finden gibt.

web-bot-strength-easy = Leicht
    .text = Handelt oft, ohne nachzudenken.
web-bot-strength-steady = Solide
    .text = Spielt vernünftig und macht ab und zu einen Fehler.
web-bot-strength-sharp = Stark
    .text = Macht das Beste aus dem, was zu sehen ist.

web-bot-fair = Das Gemüt ist eine Art zu spielen, nie ein Vorteil: Bots sehen, was man auf ihrem Platz sieht.
# $number: of the seat
web-bot-choose = Wer nimmt Platz { $number }?
web-bot-who = Wer
web-bot-strength = Wie stark
web-bot-seat = { $name } hinsetzen
web-bot-change = Ändern

web-presence-here = da
web-presence-away = nicht da
# $time: of day
web-presence-away-since = nicht da seit { $time }
web-presence-thinking = überlegt
web-presence-stand-in = nicht da; ein Bot springt ein
web-presence-bot = Bot
