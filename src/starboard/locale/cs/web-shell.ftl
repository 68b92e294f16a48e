# Obrazovky kolem stolu: úvod, nový stůl, tvoje hry, nastavení, o aplikaci.


## Rámec

web-title = { $page } – Starboard
web-close = Zavřít
web-cancel = Zrušit
web-nav = Hlavní nabídka
web-nav-home = Starboard, úvodní stránka
web-nav-games = Tvoje hry
web-nav-rules = Pravidla
web-nav-settings = Nastavení
web-nav-about = O Starboardu
web-language = Jazyk
web-language-en = English
web-language-it = Italiano
web-language-de = Deutsch
web-language-cs = Čeština
web-nowhere-title = Tady nic není
web-nowhere-text = Tahle adresa nikam nevede. Odkaz je možná neúplný, nebo už je stůl sklizený.


## Kdo jsi

web-who-title = Jak ti máme říkat?
web-who-name = Tvoje jméno u stolu
web-who-hint = To je všechno. Žádný účet, žádný e-mail; jméno můžeš kdykoli změnit.
web-who-go = Jdeme na to
web-who-login = Mám účet


## Úvod

web-home-page = Starboard – stůl pro deskové hry, který zná pravidla
web-home-eyebrow = Nemesis · 1 až 5 hráčů · s přáteli nebo s boty
web-home-title = Na palubě se něco probudilo
web-home-tale = Spánek skončil příliš brzy. Jeden z posádky je mrtvý, kurs nikdo nezná a ne každý tu chce ještě někdy vidět Zemi.
web-home-play = Hrát hned Nemesis
web-home-play-hint = Ty a tři boti, na palubě během pár vteřin.
web-home-new = Nový stůl
web-home-learn = Nauč se hrát za deset minut
web-home-claim = Rozhoduješ ty. Stůl zná pravidla, drží tvá tajemství a řekne ti proč.
web-play-name = { $name } a tři boti
web-coming = Připravuje se
web-game-nemesis = Nemesis
web-game-saga = Star Saga
web-game-vanguard = ISS Vanguard
web-coming-saga = Žoldnéři proti megakorporacím, mise za misí.
web-coming-vanguard = Loď, její posádka a planety, na které ještě nikdo nevkročil.


## Stoly v seznamech

web-seats = Místa
web-seat-bot = Bot
web-seat-free = volné
web-status-lobby = ještě nezačala
web-status-playing = probíhá
web-status-paused = má přestávku
web-status-over = dohraná
web-status-archived = v archivu
web-pace-async = na několik dní
web-your-turn = Jsi na řadě
web-waiting = { $count ->
        [one] Čeká na tebe { $count } stůl
        [few] Čekají na tebe { $count } stoly
       *[other] Čeká na tebe { $count } stolů
    }
web-table-of = Stůl (hostitel: { $name })
web-forked = Navazuje na dohranou hru
web-open-tables = Otevřené stoly
web-open-join = Přisednout
web-open-watch = Sledovat
web-open-none = Zrovna teď nikde není volná židle. Otevři stůl a nech ostatní přisednout.
web-join-title = Máš pozvánku?
web-join-label = Odkaz, který ti přišel
web-join-placeholder = https://…/join/…
web-join-go = Přidat se
web-join-bad-link = Tohle není pozvánka. Zkopíruj celý odkaz, který ti přišel; je v něm „/join/“.
web-games-all = Všechny
web-games-resume = Pokračovat
web-games-none = Žádná hra neprobíhá. Loď na tebe čeká.
