# Co říká `starboard --help` a nápověda jednotlivých příkazů. Sloupce jsou zarovnané ručně, nejvýše 100 znaků.
# Názvy příkazů, voleb a hodnot jsou ve všech jazycích stejné.
#
# $game je název hry do příkladů.


## Samotný příkaz

cli-command =
    .about =
        Starboard je stůl pro sci-fi deskové hry, který zná pravidla. Ptá se tě jen na to, o čem smíš rozhodnout,
        řekne ti, proč něco nejde, a když chceš, hraje za ostatní místa.
    .examples =
        Jak začít:
          starboard serve --open                       stůl ve tvém prohlížeči
          starboard play { $game }                       ty a tři boti v tomto terminálu
          starboard play { $game } --seats human,human   dva lidé u jedné klávesnice
          starboard play { $game } --load SOUBOR         pokračovat v uložené hře
          starboard rules SLOVA                        co o tom říkají pravidla
          starboard rules ID                           jedno pravidlo podle čísla
          starboard replay SOUBOR --step               přehrát hru kolo za kolem
          starboard simulate { $game } --games 100       nechat boty odehrát mnoho her
          starboard check                              je všechno na svém místě, ve všech jazycích?

        `starboard PŘÍKAZ --help` řekne o příkazu víc. Během hry napiš help.
    .commands = příkazy
    .arg-version = ukáže, který Starboard to je, a skončí

# Co v přehledu příkazu zastupuje hodnotu.
cli-metavar-command = PŘÍKAZ
cli-metavar-file = SOUBOR
cli-metavar-url = URL
cli-metavar-words = SLOVA|ID
cli-metavar-game = HRA
cli-metavar-name = NÁZEV


## Hraní

cli-command-play = hrát u této klávesnice
    .about =
        Hraj u této klávesnice. Na obrazovce je stůl, tvoje deska a karty, co se stalo od tvého posledního
        rozhodnutí, a otázka s očíslovanými možnostmi: napiš číslo, několik čísel (1 3 4), nebo none.

        U výzvy:
          ?  ? 3  ? SLOVA  ? PRAVIDLO  vysvětlí otázku nebo možnost, hledá v pravidlech
          why                          co není v nabídce a proč
          look NÁZEV  hand   map   log co dělá komponenta, tvé karty, mapa, co se stalo
          undo  save  load  orders  lang  quit  help
        Hra se ukládá po každém rozhodnutí; quit, Ctrl-C ani konec vstupu o nic nepřipraví.
    .examples =
        příklady:
          starboard play { $game } --seats human,bot,bot
          starboard play { $game } --seats human,human,random,bot
          starboard play { $game } --seats list
          starboard play { $game } --lang it
          starboard play { $game } --options list
          starboard play { $game } --seed 7 --save game.starboard
    .arg-game = která hra (jinak { $game })
    .arg-seats = kdo hraje: human, bot, random nebo bot podle síly, povahy či jména; list je vypíše (jinak ty a 3 boti)
    .arg-mode = jak se hraje; list to vypíše (jinak tak, jak je u hry obvyklé)
    .arg-scenario = co se hraje; list to vypíše (jinak první, co nepotřebuje kampaň)
    .arg-mission = vlastní mise ze souboru: taková, kterou hra nemá v krabici
    .arg-roles = role každého místa, několik přes +: a,b+c; list je vypíše (jinak se rozdají)
    .arg-seed = stejné semínko dává stejné kostky
    .arg-options = výklady a varianty; list je vypíše
    .arg-load = pokračovat v uložené hře
    .arg-save = kam ukládat po každém rozhodnutí
    .arg-lang = en, it, de nebo cs (jinak jazyk prostředí)
    .arg-plain = bez barev a kreslení: pro čtečky a skripty

cli-command-campaign = hrát u této klávesnice kampaň
    .about =
        Hraj kampaň kapitolu po kapitole. Všechno je v jednom souboru: kapitoly, co která předala dál,
        i každá hra. Co se odehrálo, zůstává: branch začne znovu od místa před kapitolou, nebo po ní
        pokračuje jinak.
    .examples =
        příklady:
          starboard campaign new NÁZEV --game HRA
          starboard campaign next NÁZEV --seats human,bot  další kapitola, nebo ta nedohraná
          starboard campaign list                          všechny kampaně
          starboard campaign list NÁZEV                    její kapitoly
          starboard campaign branch NÁZEV --from 2         kapitola 2 ještě jednou
          starboard campaign branch NÁZEV --from 2 --at after --scenario S
    .arg-action = new, list, next nebo branch
    .arg-name = kampaň: její název, nebo soubor
    .arg-kind = která kampaň hry (jinak první)
    .arg-from = branch: kapitola
    .arg-at = branch: od místa před kapitolou (jinak tak), nebo po ní

cli-command-replay = převyprávět zaznamenanou hru
    .about = Přehraje uloženou nebo dohranou hru podle jejího záznamu.
    .examples =
        příklady:
          starboard replay game.starboard              celá hra slovy
          starboard replay game.starboard --seat 2     jak ji vidělo druhé místo
          starboard replay game.starboard --step       kolo za kolem, klávesou Enter
        Skončí s kódem 1, pokud je soubor poškozený nebo hra už nejde podle svého záznamu.
    .arg-file = uložená nebo zaznamenaná hra
    .arg-seat = číma očima se dívat (jinak open, vše odkryté, když už hra skončila)
    .arg-step = před každým kolem počkat na Enter

cli-command-rules = hledat v pravidlech
    .about = Hledá v pravidlech podle slov, nebo najde jedno podle čísla.
    .examples =
        příklady:
          starboard rules                      kapitoly
          starboard rules SLOVA                nejpravděpodobnější pravidla
          starboard rules ABC-KAPITOLA         jedna kapitola
          starboard rules ABC-KAPITOLA-06      jedno pravidlo a ta okolo něj
    .arg-words = pár slov, nebo číslo pravidla


## Server

cli-command-serve = otevřít stůl pro prohlížeče
    .about = Spustí stůl: lidé otevřou vypsanou adresu v prohlížeči, pozvou se navzájem a hrají.
    .examples =
        příklady:
          starboard serve                              jen na tomto počítači
          starboard serve --open                       a otevřít prohlížeč
          starboard serve --host 0.0.0.0               pro všechny v síti
          STARBOARD_DATABASE=postgresql://… starboard serve

        Nastavení z prostředí (argumenty mají přednost):
        { $settings }

        Víc řekne docs/operating.md: zálohy, proxy, mnoho počítačů.
    .arg-host = adresa, na které se naslouchá (jinak 127.0.0.1; 0.0.0.0 pustí dovnitř síť)
    .arg-port = port, na kterém se naslouchá (jinak 8400; 0 vezme některý volný)
    .arg-database = sqlite:///SOUBOR nebo postgresql://… (jinak tvoje složka s daty)
    .arg-redis = redis://…, když stejné stoly obsluhuje několik procesů
    .arg-log-format = řádky protokolu pro lidi, nebo pro stroje
    .arg-open = otevřít i prohlížeč

cli-command-backup = zapsat všechno, co server ví, do jednoho souboru, zatímco se hraje
    .about = Zapíše všechno, co server ví, do jednoho souboru, zatímco se hraje.
    .examples =
        příklad:
          starboard backup starboard-2026-11-15.backup
    .arg-file = záloha
    .arg-database = sqlite:///SOUBOR nebo postgresql://… (jinak jako serve)
    .done = { $rows ->
        [one] Do { $file } zapsán { $rows } řádek.
        [few] Do { $file } zapsány { $rows } řádky.
       *[other] Do { $file } zapsáno { $rows } řádků.
    }

cli-command-restore = vložit zálohu do nové, prázdné databáze
    .about = Vloží zálohu do nové, prázdné databáze.
    .examples =
        příklady:
          starboard restore starboard-2026-11-15.backup --database sqlite:///new.db
          starboard restore SOUBOR --database postgresql://…    i ze SQLite do PostgreSQL
    .done = { $rows ->
        [one] Ze zálohy { $file } obnoven { $rows } řádek.
        [few] Ze zálohy { $file } obnoveny { $rows } řádky.
       *[other] Ze zálohy { $file } obnoveno { $rows } řádků.
    }

cli-serve-open = Starboard je otevřený na adrese { $address }  (Ctrl-C ho zavře; žádná hra se neztratí)
cli-serve-no-client = Klient pro prohlížeč není sestavený; sestaví ho `make client`.

# Nastavení serveru pod svými názvy v prostředí.
cli-setting-host = adresa, na které se naslouchá; 0.0.0.0 pustí dovnitř síť
cli-setting-port = port, na kterém se naslouchá
cli-setting-database = sqlite:///SOUBOR nebo postgresql://USER:PASSWORD@HOST/NAME (jinak soubor ve tvé složce s daty)
cli-setting-redis = redis://HOST:PORT/N, když stejné stoly obsluhuje několik procesů
cli-setting-origins = další původy, které smějí se serverem mluvit, jako seznam JSON
cli-setting-https = zda se na server chodí přes https (bezpečné cookie, HSTS)
cli-setting-proxies = adresy nebo sítě proxy, jejichž X-Forwarded-For platí, oddělené čárkami
cli-setting-connections = kolik smí být spojení (méně, pokud to žádá systém)
cli-setting-connections-per-address = kolik z nich z jedné adresy, kromě proxy
cli-setting-sockets-per-person = kolik oken smí mít jeden člověk otevřených u stolů
cli-setting-viewers-per-table = kolik oken smí sledovat jeden stůl; hráči smějí vždy
cli-setting-head-seconds = jak dlouho smí přicházet hlavička požadavku
cli-setting-body-seconds = jak dlouho smí přicházet zbytek požadavku
cli-setting-bot-workers = procesy, ve kterých přemýšlejí boti; při 0 přemýšlejí v serveru
cli-setting-odds-workers = procesy, ve kterých se počítají šance; při 0 je počítá server
cli-setting-stand-in-seconds = jak dlouho bot čeká, než rozhodne za nepřítomného, když nehraje žádný člověk
cli-setting-log-format = řádky protokolu pro lidi, nebo pro stroje
cli-setting-log-level = jak podrobný je protokol
cli-setting-webhook-hosts = servery, na které se smí poslat zpráva, když je někdo na tahu, jako seznam JSON
cli-setting-public-url = kde je server k nalezení, pro odkazy ve webhoocích
cli-setting-metrics-from = adresy, které smějí číst /metrics, jako seznam JSON
cli-setting-rate-limits = zda zpomalovat ty, kdo se ptají příliš často
cli-setting-tables-per-person = kolik stolů smí mít jeden člověk otevřených
cli-setting-campaigns-per-person = kolik kampaní smí mít jeden člověk, bez těch v archivu
cli-setting-guest-days = po kolika dnech se zapomene host, který u žádného stolu nic neudělal
cli-setting-idle-minutes = po kolika minutách opustí paměť stůl, na který se nikdo nedívá
cli-setting-seed = předvídatelné kostky: jen pro testy


## Pro ty, kdo hry tvoří a zkoumají

cli-command-check = zkontrolovat obsah a texty
    .about =
        Přečte všechna pravidla, výklady, obsah a texty a vypíše, co chybí nebo nesedí.
        S hrou nebo souborem: prohlédne mise, nakreslí jejich mapy a nechá boty je odehrát.
    .arg-game = prohlédnout mise této hry (jinak: všechno kromě misí)
    .arg-mission = mise ze souboru, nebo jedna z krabice podle jména
    .arg-games = kolikrát ji odehrají boti; pak se vypíše, co se nikdy nestalo (jinak 0)
    .arg-picture = nakreslit mapu do tohoto souboru (SVG) místo vypsání
    .arg-all = vypsat všechny problémy, nejen první

cli-command-simulate = nechat boty odehrát mnoho her
    .about = Nechá boty odehrát mnoho her a shrne, jak dopadly.
    .arg-game = která hra, například { $game }
    .arg-games = kolik her (jinak 200)
    .arg-players = hráčů v každé hře (jinak 4)
    .arg-bots = boti postupně kolem stolu: bot,random; nebo pro roli: ROLE:bot (jinak random, nejrychlejší)
    .arg-mode = jak se hraje (jinak první režim hry pro tolik hráčů)
    .arg-options = výklady a varianty, oddělené čárkami
    .arg-seed = stejné semínko dává stejné hry (jinak 1)
    .arg-jobs = procesy (jinak všechna jádra)
    .arg-json = vypsat shrnutí jako JSON, pro stroje

cli-command-soak = hledat chyby v pravidlech
    .about = Hraje náhodné a záludné hry, jak dlouho chceš, hledá chyby v pravidlech a každou uloží.
    .examples =
        příklady:
          starboard soak --minutes 5                   všechny hry, na všech jádrech
          starboard soak --games 2000 --seed 7         pokaždé stejné hry
          starboard soak --minutes 60 --tally SOUBOR   přičítá se k dřívějším běhům a pokračuje od nich
          starboard soak --replay SOUBOR               jedna chyba znovu, s výpisem
        Skončí s kódem 1, pokud našel chybu nebo se ta přehrávaná ještě objevuje.
    .arg-game = které hry (jinak všechny)
    .arg-minutes = skončit po tolika minutách (jinak 10, s --games bez omezení)
    .arg-games = skončit po tolika hrách
    .arg-seed = stejné semínko a číslo je stejná hra (jinak 1)
    .arg-first = číslo první hry (jinak tam, kde skončilo počítání)
    .arg-jobs = procesy; při 0 se hraje v tomto
    .arg-into = složka pro chyby (jinak build/soak)
    .arg-tally = soubor, který sčítá několik běhů a ví, kde pokračovat
    .arg-replay = přehrát chybu znovu a ukázat, kde nastane


## Co se řekne o argumentech, které nesedí

cli-parse-usage = použití:
cli-parse-positional = argumenty
cli-parse-options = volby
cli-parse-help = ukáže tuto nápovědu a skončí
cli-parse-error = { $program }: { $problem }
cli-parse-argument = { $name }: { $problem }
cli-parse-unrecognized = tomu nerozumím: { $what }
cli-parse-choice = { $value } není v nabídce: { $choices }
cli-parse-value = { $value } se nehodí
cli-parse-one = je potřeba jedna hodnota
cli-parse-one-at-most = nejvýše jedna hodnota
cli-parse-one-at-least = je potřeba alespoň jedna hodnota
cli-parse-several = { $count ->
    [one] je potřeba { $count } hodnota
    [few] jsou potřeba { $count } hodnoty
   *[other] je potřeba { $count } hodnot
}
cli-parse-required = chybí: { $what }
cli-parse-one-required = je potřeba něco z tohoto: { $what }
cli-parse-not-with = nejde dohromady s tímto: { $what }
cli-parse-ambiguous = { $option } může být: { $matches }
cli-parse-no-value = sem žádná hodnota nepatří: { $value }
