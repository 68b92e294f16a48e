# Stůl kolem herního plánu: otázka, na koho se čeká, záznam, krok zpět, reakce, chat, nabídka stolu.


## Stůl

web-play-table = Stůl
web-play-table-joining = Jdeme ke stolu…
web-play-table-home = Na úvodní stránku
web-play-title-turn = (!) Jsi na tahu – Starboard
web-play-announce-question = Jsi na tahu: { $question }
web-play-side = Na co se stůl ptá a co se stalo
web-play-talk = Průběh a chat
web-play-tabs = Části stolu
web-play-tab-table = Stůl
web-play-tab-hand = Karty
web-play-tab-own = Ty
web-play-tab-log = Průběh
web-play-tab-undo = Zpět
web-play-sheet-fold = Sbalit otázku a podívat se na plán
web-play-sheet-open = Znovu ukázat otázku
# $number: číslo místa
web-play-seat = Místo { $number }
web-play-seat-as = { $person } ({ $part })


## Otázka

web-play-question-turn = Jsi na tahu
web-play-question-react = Můžeš reagovat
web-play-question-anyone = Rozhodnout může kdokoli z vás
web-play-question-picked = Vybráno: { $count }/{ $most }
web-play-question-filter = Najít možnost
web-play-question-on-board = Vyber místo na plánu (na výběr: { $count }).
web-play-question-on-board-keys = Šipkami přejdeš z místa na místo, Enter vybírá.
web-play-question-to-board = Na plán
web-play-question-drawn = Vyber z toho, co je na stole zvýrazněné.
web-play-question-as-list = Jako seznam
web-play-question-filtered-out = Tato slova žádná možnost neobsahuje.
web-play-question-confirm = Potvrdit
web-play-question-why-not = Proč to nejde? ({ $count })
web-play-question-not-now = { $option }: teď ne. { $why }
web-play-question-not-offered = To teď není na výběr.
web-play-option-blocked = (není na výběr)
web-play-option-do = Udělat
web-play-option-none = Nic
# A price of which only the game knows what is paid
web-play-cost = { $count ->
    [0] zdarma
   *[other] stojí { $count }
}
web-play-odds = { $what } { $percent } %
web-play-odds-between = mezi { $low } % a { $high } %
web-play-odds-range = { $what } { $low }–{ $high } %
web-play-odds-up-to = { $what } až { $percent } %
# Beside chances that differ between the targets of an Action
web-play-odds-depends = podle toho, co zvolíš potom
web-play-odds-unknown = Šance tu nelze vypočítat.
web-play-odds-certain = { $what }: jistě
web-play-odds-nearly = { $what }: téměř jistě
web-play-odds-impossible = { $what }: vyloučeno
web-play-odds-all = Všechny šance
web-play-odds-title = Co z toho může být
web-play-odds-about = Jen podle toho, co smíš vědět. ≈ je odhad.


## Co lze udělat kdykoli

web-play-asides = Kdykoli
web-play-asides-beside = Místo odpovědi; otázka pak přijde znovu.
web-play-asides-standby = Nerozhoduješ ty, ale můžeš zasáhnout.


## Čekání

web-play-waiting-table = U stolu
web-play-waiting-watching = Jen se díváš
web-play-waiting-thinking = { $count ->
    [one] { $names } přemýšlí
   *[other] { $names } přemýšlejí
}
web-play-waiting-away = { $count ->
    [one] Čeká se na místo: { $names } (teď tu není)
    [few] Čeká se na místa: { $names } (teď tu nejsou)
   *[other] Čeká se na místa: { $names } (teď tu nejsou)
}
web-play-waiting-happening = Něco se děje
web-play-waiting-nothing = Okamžik
web-play-waiting-skip = Ukázat všechno hned


## Okna pro reakce

web-play-window-title = Chce někdo reagovat?
web-play-window-text = Stůl čeká na všechny stejně, ať už někdo reagovat může, nebo ne.
web-play-window-passed = Necháváš to být. Stůl čeká na ostatní.
web-play-window-pass = Nechat být
web-play-window-stop = Na kartu „{ $reaction }“ se už neptat
web-play-window-again = Zase se mě ptát
web-play-window-ordered = Na kartu „{ $reaction }“ se tě už neptáme. Změnit to můžeš v nabídce, v části „{ web-play-orders-title }“.


## Průběh partie

web-play-log = Průběh partie
web-play-log-mine = Jen moje
web-play-log-older = Ukázat starší řádky
web-play-log-private = víš jen ty
web-play-log-empty = Ještě se nic nestalo.
web-play-log-going = bylo by vzato zpět


## Krok zpět a hlasování

web-play-undo = Vrátit zpět
web-play-undo-ask = Požádat o vrácení
web-play-undo-what = Vezme zpět: { $what }.
web-play-undo-alone = Nehraje tu žádný další člověk: nikdo nemusí souhlasit.
web-play-undo-free = Bez ptaní: od té doby se nikdo nic nového nedozvěděl.
web-play-vote-asks = { $who } chce vzít zpět své poslední rozhodnutí. Souhlasíš?
web-play-vote-yours = Ostatní teď rozhodují, jestli můžeš vzít své poslední rozhodnutí zpět.
web-play-vote-line = { $count ->
    [0] Vzalo by se zpět: „{ $line }“
    [one] Vzalo by se zpět: „{ $line }“ a ještě jeden řádek průběhu partie.
    [few] Vzalo by se zpět: „{ $line }“ a ještě { $count } řádky průběhu partie.
   *[other] Vzalo by se zpět: „{ $line }“ a ještě { $count } řádků průběhu partie.
}
web-play-vote-lines = { $count ->
    [one] Vzal by se zpět jeden řádek průběhu partie.
    [few] Vzaly by se zpět { $count } řádky průběhu partie.
   *[other] Vzalo by se zpět { $count } řádků průběhu partie.
}
web-play-vote-nothing = Od té doby nic nepřibylo: průběh partie zůstane, jak je.
web-play-vote-agreed = { $who } souhlasí
web-play-vote-open = { $who }: zatím bez odpovědi
web-play-vote-yes = Souhlasím
web-play-vote-no = Nesouhlasím


## Chat

web-play-chat = Chat
web-play-chat-empty = Ještě nikdo nic neřekl.
web-play-chat-say = Řekni něco ostatním
web-play-chat-send = Odeslat
web-play-chat-unread = nepřečtené zprávy


## Pravidla

web-play-rule-title = Co na to pravidla
web-play-rule-open = Otevřít pravidlo { $rule }
web-play-rule-search = Hledat v pravidlech
web-play-rule-loading = Otevíráme pravidla…
web-play-rule-not-found = K výrazu „{ $words }“ se nenašlo žádné pravidlo.
web-play-rule-unknown = Pravidlo { $rule } tu není.
web-play-rule-see = Viz také:
web-play-rule-open-question = Tištěná pravidla to nechávají otevřené:
web-play-rule-back = Zpět
web-play-rule-all = Všechna pravidla


## Trvalé příkazy

web-play-orders-title = Trvalé pokyny
web-play-orders-about = Rozhodni předem, kdy se tě máme ptát, jestli chceš reagovat. Nikdo jiný tyto pokyny nevidí.
web-play-orders-reactions = V této hře reaguji
web-play-orders-reactions-hint = Tento přepínač vidí všichni. Když je vypnutý, nikdo na tvé reakce nečeká.
web-play-orders-ask = Vždy se mě ptát
web-play-orders-never = Nikdy nereagovat
web-play-orders-if = Ptát se, jen když jedná:


## Nabídka stolu

web-play-menu-title = Nabídka stolu
web-play-menu-pause = Pozastavit hru
web-play-menu-resume = Pokračovat
web-play-menu-bot = Ať za mě hraje bot
web-play-menu-back = Vrátit se na své místo
web-play-menu-invite = Zkopírovat odkaz s pozvánkou
web-play-menu-copied = Odkaz s pozvánkou je zkopírovaný.
web-play-menu-rules = Pravidla
web-play-menu-export = Uložit hru do souboru
web-play-menu-sound = Zvuk
web-play-menu-volume = { $percent } %
web-play-menu-settings = Všechna nastavení
web-play-menu-games = Ke svým hrám
web-play-menu-leave = Odejít od stolu
web-play-menu-leave-sure = Tvé místo dohraje bot. Chceš odejít?
web-play-menu-leave-yes = Odejít natrvalo
web-play-host-title = Stůl je tvůj
web-play-host-odds = Ukazovat šance
web-play-host-open = Kdokoli smí stůl najít a přisednout
web-play-host-spectators = Ostatní se smějí dívat
web-play-host-reaction = Čas na reakci
web-play-host-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
web-play-host-kick = Odebrat hráče { $who }
web-play-host-kick-sure = Opravdu odebrat hráče { $who }?


## Oznámení

web-play-banner-lost = Spojení je přerušené.
web-play-banner-lost-text = Tvé odpovědi máme uložené; odešlou se, až se spojení obnoví.
web-play-banner-retry = Zkusit hned
web-play-banner-paused = Hra je pozastavená.
web-play-banner-paused-text = Dokud někdo nezvolí Pokračovat, nic se neděje.
web-play-banner-bot = Na tvém místě hraje bot.
web-play-fault = Pravidlo hry selhalo.
web-play-fault-seat = Stalo se to při rozhodnutí ({ $who }) a nic se nezměnilo. Jiné rozhodnutí projde, nebo se stůl vrátí tlačítkem „{ web-play-undo }“.
web-play-fault-nobody = Nic se nezměnilo. Když to nejde dál, stůl se vrátí tlačítkem „{ web-play-undo }“.
web-play-fault-report = Uložit zprávu
web-play-trouble-rule = Stůl stojí: pravidlo selže pokaždé, když má hra pokračovat. Vezmi zpět poslední rozhodnutí; ostatní možná musí souhlasit.
web-play-trouble-storage = Stůl teď nejde uložit a čeká. Zkouší to sám znovu; nic z toho, co se rozhodlo, se neztratí.
web-play-hurried = { $count ->
    [one] Teď s tebou někdo hraje: stůl čeká na reakce { $count } sekundu. V nabídce to můžeš změnit.
    [few] Teď s tebou někdo hraje: stůl čeká na reakce { $count } sekundy. V nabídce to můžeš změnit.
   *[other] Teď s tebou někdo hraje: stůl čeká na reakce { $count } sekund. V nabídce to můžeš změnit.
}
web-play-menu-other-rules = Tato hra začala podle pravidel jiné verze; pokračuje podle dnešních.
web-play-menu-faults = Uložit zprávu o selhání pravidel


## Konec

web-play-over = Konec hry
web-play-over-replay = Přehrát záznam partie
web-play-over-fork = Pokračovat od dřívějšího okamžiku
web-play-over-look = Podívat se na plán
