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
web-nowhere-text = Tahle adresa nikam nevede. Odkaz je možná neúplný, nebo už někdo stůl sklidil.


## Kdo jsi

web-who-title = Jak ti máme říkat?
web-who-name = Tvoje jméno u stolu
web-who-hint = To je všechno. Žádný účet, žádný e-mail; jméno můžeš kdykoli změnit.
web-who-go = Jdeme na to
web-who-login = Mám účet


## Úvod

web-home-page = Starboard – stůl pro deskové hry, který zná pravidla
web-home-which = Co budeme hrát?
web-home-play = Hrát { $game } hned
web-home-play-hint = { $count ->
        [0] Sólo, za pár vteřin se začíná.
        [one] Ty a jeden bot, za pár vteřin se začíná.
        [few] Ty a { $count } boti, za pár vteřin se začíná.
       *[other] Ty a { $count } botů, za pár vteřin se začíná.
    }
web-home-new = Nový stůl
web-home-new-of = Nový stůl: { $game }
web-home-learn = Naučit se hrát za deset minut
web-home-learn-of = Nauč se hrát { $game } za deset minut
web-home-claim = Rozhoduješ ty. Stůl zná pravidla, střeží tvá tajemství a vždycky ti řekne proč.
web-play-name = { $count ->
        [0] { $name }
        [one] { $name } a jeden bot
        [few] { $name } a { $count } boti
       *[other] { $name } a { $count } botů
    }
web-coming = Připravuje se


## Stoly v seznamech

web-seats = Místa
web-seat-bot = Bot
web-seat-free = volné
web-status-lobby = ještě nezačala
web-status-playing = probíhá
web-status-paused = pozastavená
web-status-over = dohraná
web-status-archived = v archivu
web-pace-async = na několik dní
web-your-turn = Jsi na tahu
web-waiting = { $count ->
        [one] Čeká na tebe { $count } stůl
        [few] Čekají na tebe { $count } stoly
       *[other] Čeká na tebe { $count } stolů
    }
web-table-of = Stůl: { $name }
web-forked = Navazuje na dohranou hru
web-seen-all = Všechny karty v ruce v této hře zná: { $names }
web-open-tables = Otevřené stoly
web-open-join = Přisednout
web-open-watch = Sledovat
web-open-none = Zrovna teď nikde není volná židle. Otevři stůl a ostatní si přisednou.
web-join-title = Máš pozvánku?
web-join-label = Odkaz, který ti přišel
web-join-placeholder = https://…/join/…
web-join-go = Připojit se
web-join-bad-link = Tohle není pozvánka. Zkopíruj celý odkaz, který ti přišel; je v něm „/join/“.
web-games-all = Všechny
web-games-resume = Pokračovat
web-games-none = Žádná hra neprobíhá. Loď na tebe čeká.


## Nový stůl

web-new-lead = Tři odpovědi a stůl je připravený. Zbytek je nastavený tak, jak hraje většina lidí.
web-new-what = Jak chceš hrát?
web-new-game = Hra
web-new-mode = Režim
web-new-who = Kdo je na palubě?
web-new-seats = Počet míst
web-new-seat = Místo { $number }
web-new-you = Ty
web-new-guest-bot = Bot
web-new-guest-friend = Volné pro přátele
web-new-friends-hint = { $count ->
        [one] Jedno místo zůstane volné. Jakmile bude stůl otevřený, dostaneš odkaz, který můžeš poslat.
        [few] { $count } místa zůstanou volná. Jakmile bude stůl otevřený, dostaneš odkaz, který můžeš poslat.
       *[other] { $count } míst zůstane volných. Jakmile bude stůl otevřený, dostaneš odkaz, který můžeš poslat.
    }
web-new-bots-hint = Nikdo další není potřeba. Koho pozveš, ten může kteréhokoli bota vystřídat i později.
web-new-how = Kdy a s kým?
web-new-pace = Tempo
web-new-pace-live = Na jedno posezení
web-new-pace-live-hint = Všichni jsou u stolu zároveň. Hra trvá asi dvě hodiny; přestávku si můžete dát kdykoli.
web-new-pace-async = Na několik dní
web-new-pace-async-hint = Každý rozhodne, až bude mít čas, a když je na tahu, dozví se to. Nikdo nemusí čekat online.
web-new-door = Kdo smí přijít?
web-new-door-invited = Jen na pozvání
web-new-door-invited-hint = Jen ten, kdo má odkaz.
web-new-door-open = Otevřený všem
web-new-door-open-hint = Stůl uvidí na úvodní stránce všichni.
web-new-more = Další nastavení
web-new-name = Název stolu
web-new-reaction = Čas na reakci
web-new-seconds = { $count } s
web-new-hours = { $count } h
web-new-reaction-hint = Když by někdo mohl zasáhnout, čeká stůl na všechny stejně dlouho, aby čekání neprozradilo, kdo má jaké karty.
web-new-bots = Jak hrají boti
web-bot-random = náhodně
web-new-coach = S průvodcem
web-new-coach-hint = Každou věc vysvětlí, když se poprvé stane, a když se zeptáš, řekne, co by udělal.
web-new-odds = Ukazovat šance
web-new-odds-hint = U každé možnosti stojí, jak pravděpodobné jsou její následky, podle toho, co smíš vědět.
web-new-spectators = Povolit diváky
web-new-spectators-hint = Vidí jen to, co leží na stole odkryté. Do karet nevidí nikomu.
web-new-variants = Varianty a výklady pravidel
web-new-variants-chosen = { $count ->
        [0] jako obvykle
        [one] zvoleno: { $count }
        [few] zvoleno: { $count }
       *[other] zvoleno: { $count }
    }
web-new-rulings = Výklady pravidel
web-new-rulings-about = Tady se dají tištěná pravidla vyložit dvojím způsobem. Vypnuto: tak hraje tento stůl, pokud nezvolíš jinak.
web-new-reading-off = Vypnuto
web-new-reading-on = Zapnuto
web-new-reading-played = takhle se hraje
web-new-open = Otevřít stůl
web-new-open-hint = Pak pozveš přátele; hra začne, až se všichni sejdou.
web-new-start = Začít hru
web-new-start-hint = Můžeš začít hned.
web-invited-title = Máš pozvánku ke stolu
web-invited-coming = Vedeme tě ke stolu…
web-invited-name = Ostatní chtějí vědět, kdo přichází. Stačí jméno.
web-invited-go = Vstoupit s tímto jménem


## Před začátkem

web-lobby-invite = Pozvat přátele
web-lobby-invite-hint = Pošli jim tento odkaz. Otevřou ho, napíšou jméno a sednou si; účet nepotřebují.
web-lobby-link = Odkaz s pozvánkou
web-lobby-copy = Zkopírovat odkaz
web-lobby-copied = Odkaz je zkopírovaný. Vlož ho tam, kde jsou tvoji přátelé.
web-lobby-copy-yourself = Prohlížeč nám tu nedovolí kopírovat. Odkaz je označený: zkopíruj ho pomocí klávesnice.
web-lobby-send = Sdílet…
web-lobby-share = Pojď si zahrát: { $table }
web-lobby-free = Volné místo
web-lobby-yours = ty
web-lobby-host = hostí
web-lobby-sit = Sednout si
web-lobby-stand = Vstát
web-lobby-bot = Přidat bota
web-lobby-clear = Odebrat bota
web-lobby-kick = Odebrat hráče
web-lobby-deed = { $deed } (místo { $number })
web-lobby-taken = Obsazená místa: { $taken }/{ $count }
web-lobby-start-title = Odlet
web-lobby-not-yet = { $count ->
        [one] Jedno místo je ještě volné. Někoho pozvi, nebo tam posaď bota; pak můžeš začít.
        [few] { $count } místa jsou ještě volná. Někoho pozvi, nebo tam posaď boty; pak můžeš začít.
       *[other] { $count } míst je ještě volných. Někoho pozvi, nebo tam posaď boty; pak můžeš začít.
    }
web-lobby-waiting-seats = { $count ->
        [one] Stůl čeká, až se obsadí poslední místo.
        [few] Stůl čeká, až se obsadí ještě { $count } místa.
       *[other] Stůl čeká, až se obsadí ještě { $count } míst.
    }
web-lobby-waiting-host = Všichni jsou na palubě. Hru zahájí { $name }.
web-lobby-ready = Všechna místa jsou obsazená. Začni, kdy chceš.
web-lobby-fill = Doplnit boty
web-lobby-settings = Nastavení stolu
web-lobby-chat = Chat


## Tvoje hry

web-games-waiting = Čekají na tebe
web-games-running = Rozehrané
web-games-over = Dohrané
web-games-archive-title = Archiv
web-games-never = Zatím tu nemáš žádnou hru. To se dá napravit.
web-games-replay = Přehrát
web-games-export = Exportovat
web-games-export-of = Exportovat { $name }
web-games-archive = Archivovat
web-games-archive-of = Archivovat { $name }
web-games-archive-ask = Archivovat „{ $name }“?
web-games-archive-why = Pak tam už nikdo nemůže hrát dál. Hra zůstane uložená: pořád ji můžeš exportovat a po importu souboru v ní pokračovat.
web-games-archived = { $name } je v archivu.
web-import = Hra ze souboru
web-import-choose = Vyber soubor, nebo ho sem přetáhni
web-import-hint = Hra exportovaná ze Starboardu se vrátí jako nový stůl.
web-import-busy = Soubor se načítá…
web-import-done = Hra je zpátky na stole.


## Nastavení

web-settings-lead = Nastavení zůstává v tomto zařízení a ostatním o tobě nic neprozradí.
web-settings-save = Uložit
web-settings-you = Ty
web-settings-named = Odteď ti budeme říkat takhle.
web-settings-account = Uchovat si jméno a hry pod heslem
web-settings-account-why = Jen pokud chceš: s účtem najdeš své hry i na jiných zařízeních. Bez něj zůstanou v tomto prohlížeči.
web-settings-account-make = Založit účet
web-settings-account-kept = Účet je hotový. Přihlásíš se s ním na kterémkoli zařízení.
web-settings-account-is = Přihlášený účet: { $login }.
web-settings-login-why = Máš už účet odjinud? Přihlas se a Starboard tě tu zase pozná.
web-settings-login-go = Přihlásit se
web-settings-logged-in = Vítej zpátky, { $name }.
web-settings-logout = Odhlásit se
web-settings-logged-out = Na tomto zařízení je účet odhlášený.
web-settings-login-name = Přihlašovací jméno
web-settings-password = Heslo
web-settings-password-hint = Alespoň 8 znaků. Zapomenuté heslo nejde obnovit, tak si ho zapiš.
web-settings-told = Když jsi na tahu
web-settings-notifications = Oznámení v prohlížeči
web-settings-notifications-hint = Prohlížeč ti řekne, že na tebe čeká stůl v jiném panelu. Nejdřív tě požádá o svolení.
web-settings-notifications-refused = Prohlížeč to nedovoluje. Povol pro tuto stránku oznámení v nastavení prohlížeče a zkus to znovu.
web-settings-notifications-never = Tento prohlížeč tu oznámení posílat neumí. Že jsi na tahu, poznáš podle názvu panelu.
web-settings-webhook = Poslat zprávu na adresu
web-settings-webhook-hint = Pro hry na několik dní: když jsi na tahu, server tam pošle krátkou zprávu. Necháš-li pole prázdné, neposílá nic.
web-settings-webhook-example = https://…
web-settings-webhook-saved = Uloženo.
web-settings-look = Vzhled
web-settings-text = Velikost písma
web-text-small = Malé
web-text-normal = Běžné
web-text-large = Velké
web-text-larger = Největší
web-settings-palette = Barvy
web-palette-standard = Standardní
web-palette-deuteranopia = Deuteranopie (zelená)
web-palette-protanopia = Protanopie (červená)
web-palette-tritanopia = Tritanopie (modrá)
web-palette-contrast = Vysoký kontrast
web-settings-patterns = Vzory na všem, co má barvu
web-settings-patterns-hint = Všechno se dá vždycky rozeznat podle tvaru; vzory to řeknou ještě jednou.
web-sample = Ukázka značek na stole
web-sample-choice = Tvoje volba
web-settings-motion = Pohyb a zvuk
web-settings-speed = Rychlost animací
web-speed-slow = Pomalá
web-speed-normal = Běžná
web-speed-fast = Rychlá
web-speed-off = Okamžitá
web-settings-sound = Hlasitost
web-settings-volume = { $percent ->
        [0] ticho
       *[other] { $percent } %
    }
web-settings-device = Toto zařízení
web-settings-forget-hint = Na půjčeném zařízení: odstraní tvé jméno, nastavení a všechno ostatní, co si tu Starboard uložil.
web-settings-forget = Zapomenout mě na tomto zařízení
web-settings-forget-ask = Zapomenout tě na tomto zařízení?
web-settings-forget-account = Tvůj účet i hry zůstanou. Vrátíš se, až se znovu přihlásíš.
web-settings-forget-guest = Účet nemáš, takže ti tvá místa potom nikdo nevrátí. Dál za tebe budou hrát boti.


## O Starboardu

web-about-title = O Starboardu
web-about-what = Co to je
web-about-what-1 = Stůl pro sci-fi deskovky, který zná pravidla. Sedneš si k němu s přáteli nebo s boty, každý mluví svým jazykem, a rozhoduješ; o zbytek se postará stůl.
web-about-what-2 = Nikomu neukáže, co vědět nemá, řekne, proč něco nejde, a ke všemu, co se stane, umí ukázat pravidlo.
web-about-version = Verze { $version }
web-about-games = Hry
web-about-games-1 = Starboard nemá nic společného s vydavateli ani s autory her a není jimi schválený. Názvy her patří jejich vlastníkům.
web-about-games-2 = Obrázky, texty a pravidla tady jsou naše vlastní práce. Pokud se ti hra líbí, kup si ji: krabici na stole nic nenahradí.
web-about-private = Co se o tobě ví
web-about-private-1 = Server si ukládá tvé jméno, tvé hry a chat. Toto zařízení poznává podle cookie. Nejsou tu reklamy, návštěvníci se nepočítají a z jiných webů se nic nenačítá.
web-about-credits = Licence a poděkování
web-about-icons = Ikony
web-about-icons-text = Z game-icons.net, použité pod licencí CC BY 3.0 (creativecommons.org/licenses/by/3.0), přebarvené a oříznuté.
web-about-icons-by = Ikony, autor { $author }:
web-about-fonts = Písma
web-about-fonts-text = { $fonts } pod licencí SIL Open Font License 1.1.
web-about-code = Software
web-about-code-text = Tato stránka je vytvořená ve Svelte (MIT) a mluví díky Project Fluent (Apache 2.0).


## Před stolem, který nikoho nepustí

web-door-title-private = Jen na pozvání
web-door-title-nowhere = Takový stůl není
web-door-title-closed = Tudy to nejde
web-door-title-running = Tato hra se ještě hraje
web-door-title-trouble = Stůl je teď nedostupný
web-door-table = Ke stolu
web-who-rather-name = Stačí jméno
web-open-either = Dívat se, nebo si sednout
web-archived = Tento stůl je v archivu.
web-archived-yours = Můžeš ho zase vytáhnout; hra pak pokračuje tam, kde byla.
web-archived-others = Vytáhnout ho může jen { $name }.
web-archived-back = Vytáhnout z archivu


## Vystřídat bota

web-seat-take = Sednout si místo bota
web-seat-whose = Sedneš si místo bota, nebo se budeš dívat?
web-seat-lead = Hra běží dál, zatímco si vybíráš. Sedneš si mezi dvěma rozhodnutími bota a nic se nehraje znovu.
web-seat-held-away = { $name }; zatím za něj hraje bot
web-seat-held-person = { $name }, teď tu není
web-seat-see = Od této chvíle vidíš ruku tohoto místa a všechno, co patří jen jemu.
web-seat-log = Průběh partie čteš tak, jak ho vidělo toto místo.
web-seat-only = Všechny ostatní ruce zůstávají skryté.
web-seat-back = Kdykoli můžeš vstát a bot hraje dál. Později se můžeš vrátit jen na toto místo.
web-seat-sit = Sednout si: { $part }
web-seat-watch = Jen se dívat
web-seat-told = Všichni u stolu vidí, že teď hraješ. K místu bota není třeba ničí souhlas, ani hostitel ({ $name }) nemusí souhlasit.
web-seat-knows = { $count ->
        [one] { $names } zná všechny ruce v této hře, protože hra přišla ze souboru nebo z dohrané hry.
       *[other] { $names } znají všechny ruce v této hře, protože hra přišla ze souboru nebo z dohrané hry.
    }
